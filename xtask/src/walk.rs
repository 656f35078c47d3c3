//! A walk as a new user would take it: all games, played and finished with nothing but what
//! the pages say, alone and with a second browser, on a desktop and on a phone, in Spanish and in
//! Russian. Pictures of the way are kept.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::run::{cargo, root, target};
use crate::screenshots::Scratch;
use crate::screenshots::browser::{Browser, Window};
use crate::screenshots::house::{HOST, House};
use crate::{games, setup};

const DESKTOP: Window = Window { width: 1280, height: 720, scale: 1, is_dark: false };
const PHONE: Window = Window { width: 390, height: 664, scale: 1, is_dark: false };

/// A walk that takes longer than this has lost its way.
const PATIENCE: Duration = Duration::from_secs(240);

/// What can be done next: looked up in the page, as a reader would.
const NEXT: &str = r##"
    const act = document.getElementById("act")
    if (document.querySelector('#dock [name="rematch"], #dock a[href^="/t/"].btn.primary')) return "over"
    if (act?.dataset.turn !== "mine") return "wait"
    const first = document.querySelector('#dock [name="action"][value^="first"]')
    if (first) return '#dock [name="action"][value^="first"]'
    const isHinted = new URLSearchParams(location.search).has("hint")
    if (!isHinted && document.querySelector('#bar [name="hint"]')) return '#bar [name="hint"]'
    if (document.querySelector("#dock .btn.primary")) return "#dock .btn.primary"
    return '#dock [name="action"]'
"##;

/// Takes the walk; writes its pictures into a folder.
pub(crate) fn run(folder: Option<&str>) -> anyhow::Result<()> {
    setup::for_screenshots()?;
    cargo(&["build", "--package", "sobremesa"])?;
    let folder = root().join(folder.unwrap_or("docs/walk"));
    std::fs::create_dir_all(&folder)?;
    // What an earlier walk has seen may not be there any more.
    for file in std::fs::read_dir(&folder)? {
        let path = file?.path();
        if path.extension().is_some_and(|ending| ending == "webp") {
            std::fs::remove_file(path)?;
        }
    }
    let data = Scratch::new()?;
    let sobremesa = target().join("debug").join("sobremesa");
    let house = House::open(&sobremesa, &data.0)?;
    for listed in &games::all(&sobremesa)? {
        let game = &listed.name;
        for (name, language, window) in [("desktop-es", "es", DESKTOP), ("phone-ru", "ru", PHONE)] {
            let walker = Walker::new(&house, &folder, &format!("{game}-{name}"), language, window)?;
            walker.set_up(game, "regular")?;
            walk(&[&walker], game)?;
        }
        let host = Walker::new(&house, &folder, &format!("{game}-host-ru"), "ru", DESKTOP)?;
        host.set_up(game, "open")?;
        let friend = Walker::new(&house, &folder, &format!("{game}-friend-es"), "es", PHONE)?;
        host.invite(&friend)?;
        walk(&[&host, &friend], game)?;
    }
    println!("the pictures of the walk are in {}", folder.display());
    Ok(())
}

/// Plays until the game is over for everyone.
fn walk(walkers: &[&Walker<'_>], game: &str) -> anyhow::Result<()> {
    let start = Instant::now();
    for walker in walkers {
        walker.picture("1-begins")?;
    }
    let mut decisions = 0;
    loop {
        let mut over = 0;
        for walker in walkers {
            match walker.next()? {
                Step::Over => over += 1,
                Step::Done => decisions += 1,
                Step::Wait => {}
            }
            if decisions == 12 {
                walker.picture("2-goes-on")?;
                decisions += 1;
            }
        }
        if over == walkers.len() {
            break;
        }
        if start.elapsed() > PATIENCE {
            bail!("{game} does not end after {decisions} presses");
        }
    }
    for walker in walkers {
        walker.picture("3-is-over")?;
    }
    println!("{game}: finished by {} after {decisions} presses", walkers.len());
    Ok(())
}

enum Step {
    Done,
    Wait,
    Over,
}

/// Someone who reads the pages and presses what they offer.
struct Walker<'a> {
    browser: Browser,
    house: &'a House,
    folder: PathBuf,
    name: String,
}

impl<'a> Walker<'a> {
    fn new(
        house: &'a House,
        folder: &Path,
        name: &str,
        language: &str,
        window: Window,
    ) -> anyhow::Result<Walker<'a>> {
        let browser = Browser::start(HOST)?;
        browser.set_window(window)?;
        browser.prefer_language(language)?;
        Ok(Walker { browser, house, folder: folder.into(), name: name.into() })
    }

    fn picture(&self, step: &str) -> anyhow::Result<()> {
        self.browser.take_small(&self.folder.join(format!("{}-{step}.webp", self.name)))
    }

    /// From the first page to a table with one more player and fast bots.
    fn set_up(&self, game: &str, other: &str) -> anyhow::Result<()> {
        self.browser.open(&self.house.url("/"))?;
        self.browser.press(&format!(r#"a[href="/new/{game}"]"#))?;
        for seat in 3..=6 {
            self.choose(&format!("seat{seat}"), "closed")?;
        }
        self.choose("seat2", other)?;
        self.choose("pace", "instant")?;
        // Eight short levels, so that the walk is one.
        let levels = r#"const field = document.querySelector('[name="levels"]')
            if (field) field.value = Array(8).fill("run3+colour3").join(", ")"#;
        self.browser.run(levels)?;
        // Among people hints are there only if the table was set up so.
        self.browser.run(r#"document.querySelector('[name="hints"]').checked = true"#)?;
        self.browser.press("main form button.primary")?;
        if other != "open" {
            self.wait_for("#dock")?;
        }
        Ok(())
    }

    /// Chooses in a list, if the page has it.
    fn choose(&self, name: &str, value: &str) -> anyhow::Result<()> {
        let script = format!(
            r#"const list = document.querySelector('select[name="{name}"]')
            if (list) list.value = "{value}""#
        );
        self.browser.run(&script).map(drop)
    }

    /// A friend opens the link, sits down and is ready; then the host begins.
    fn invite(&self, friend: &Walker<'_>) -> anyhow::Result<()> {
        self.wait_for(".link")?;
        let link = self.browser.run("return document.querySelector('.link').value")?;
        friend.browser.open(link.as_str().context("a link")?)?;
        friend.picture("0-comes")?;
        friend.press_when_there(r#".primary[name="join"]"#)?;
        self.press_when_there(r#"[name="begin"]"#)?;
        self.wait_for("#dock")?;
        friend.wait_for("#dock")
    }

    fn wait_for(&self, selector: &str) -> anyhow::Result<()> {
        let start = Instant::now();
        let script = format!("return !!document.querySelector('{selector}')");
        while self.browser.run(&script).unwrap_or_default() != true {
            if start.elapsed() > PATIENCE {
                bail!("{}: {selector} does not come", self.name);
            }
        }
        Ok(())
    }

    fn press_when_there(&self, selector: &str) -> anyhow::Result<()> {
        self.wait_for(selector)?;
        self.browser.press(selector)
    }

    /// Does what the page offers now.
    fn next(&self) -> anyhow::Result<Step> {
        // A page that is just being loaded answers nothing; it is asked again.
        let next = self.browser.run(NEXT).unwrap_or_default();
        match next.as_str().unwrap_or("wait") {
            "over" => Ok(Step::Over),
            "wait" => Ok(Step::Wait),
            selector => {
                // The page may have changed in between; then it is looked at again.
                let pressed = self.browser.press(selector).is_ok();
                Ok(if pressed { Step::Done } else { Step::Wait })
            }
        }
    }
}
