//! On every screen a table fits: nothing scrolls, sticks out, is cut, lies on something else, is too small to
//! press or leaves a desert. The pages are those of the games' galleries, the most crowded ones among them.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use super::house::House;
use super::replays::bring;
use super::visitor::Visitor;
use crate::binary::str;

/// Says what does not fit, a sentence for each fault.
const MEASURE: &str = include_str!("measure.js");

/// Phones upright and lying, a tablet, and desks from small to very large.
pub(super) const SIZES: [(u32, u32); 8] = [
    (390, 664),
    (412, 732),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];

/// A face of type that comes late on a busy machine is not used, as our pages want it; then the page is opened again.
const TRIES: usize = 3;

/// Puts a page in place of the one that is open, as if the house had sent it.
const WRITE: &str = r#"
    document.open()
    document.write(arguments[0])
    document.close()
"#;

/// Whether styles and faces of type are there.
const IS_READY: &str = r#"
    return document.readyState === "complete" && document.styleSheets.length > 0
        && document.fonts.status === "loaded"
"#;

/// Whether the page is set in our own face of type: its text has another width than in those that stand in for it.
const IS_OUR_FACE: &str = r#"
    const probe = document.createElement("span")
    probe.textContent = document.querySelector("main p, main h2").textContent
    Object.assign(probe.style, { position: "absolute", visibility: "hidden", whiteSpace: "nowrap" })
    document.body.append(probe)
    const { fontFamily } = getComputedStyle(document.body)
    const widths = [fontFamily, fontFamily.replace(/^[^,]*,/, "")].map(family => {
        probe.style.fontFamily = family
        return probe.getBoundingClientRect().width
    })
    probe.remove()
    return widths[0] !== widths[1]
"#;

/// The pages of a game's gallery: their names and what is in them.
fn pages(game: &str) -> Vec<(String, String)> {
    let test = std::env::current_exe().expect("a test program");
    let built = test.ancestors().nth(2).expect("the folder of the build");
    let gallery: PathBuf = built.join("examples").join(format!("{game}-gallery"));
    assert!(
        gallery.exists(),
        "{} is missing: cargo build --workspace --examples --all-features",
        gallery.display()
    );
    let folder = TempDir::new().expect("a folder");
    let output = Command::new(gallery).arg(str(folder.path())).output().expect("it can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let entries = fs::read_dir(folder.path()).expect("a folder");
    let mut pages: Vec<(String, String)> = entries
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "html"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a page"))
        })
        .filter(|(_, page)| page.contains("<body class=\"table "))
        .collect();
    pages.sort();
    pages
}

async fn speak_russian(visitor: &Visitor) {
    let russian = json!({ "headers": { "accept-language": "ru" } });
    visitor.cdp("Network.enable", json!({})).await;
    visitor.cdp("Network.setExtraHTTPHeaders", russian).await;
}

pub(super) async fn set_size(visitor: &Visitor, (width, height): (u32, u32)) {
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    visitor.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
}

/// Finds what does not fit on the page that is open.
pub(super) async fn measure(
    visitor: &Visitor,
    name: &str,
    (width, height): (u32, u32),
    found: &mut Vec<String>,
) {
    visitor.until("the page", IS_READY).await;
    let measure = format!("return ({})()", MEASURE.trim_start_matches(|it| it != '('));
    let faults = visitor.js(&measure).await;
    let faults = faults.as_array().expect("a list").iter();
    found.extend(faults.map(|fault| format!("{name} at {width} × {height}: {fault}")));
}

/// The longest words, which are Russian, on all screens, and every other page on one of them; with
/// `SOBREMESA_SOAK` all pages on all screens.
async fn a_game_fits(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    let all = std::env::var_os("SOBREMESA_SOAK").is_some();
    let pages = pages(game);
    assert!(pages.len() > 20, "the gallery has {} pages", pages.len());
    let mut found = Vec::new();
    for (number, size) in SIZES.into_iter().enumerate() {
        set_size(&visitor, size).await;
        for (index, (name, page)) in pages.iter().enumerate() {
            let turn = (index + index / SIZES.len()) % SIZES.len();
            if !(all || name.ends_with("-ru") || turn == number) {
                continue;
            }
            for _ in 0..TRIES {
                visitor.js_with(WRITE, &json!([page])).await;
                visitor.until("the page", IS_READY).await;
                if visitor.js(IS_OUR_FACE).await == true {
                    break;
                }
            }
            measure(&visitor, name, size, &mut found).await;
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[tokio::test]
async fn level10_fits_from_phones_to_large_desks() {
    a_game_fits("level10").await;
}

#[tokio::test]
async fn linko_fits_from_phones_to_large_desks() {
    a_game_fits("linko").await;
}

#[tokio::test]
async fn level8_fits_from_phones_to_large_desks() {
    a_game_fits("level8").await;
}

/// A game of as many players as there can be, looked at again: in the middle with all hands open, and at its end;
/// with `SOBREMESA_SOAK` many positions both ways. What steers the replay is always in sight.
#[tokio::test]
async fn replays_fit_from_phones_to_large_desks() {
    let house = House::open();
    let visitor = house.visitor().await;
    speak_russian(&visitor).await;
    let folder = TempDir::new().expect("a folder");
    let all = std::env::var_os("SOBREMESA_SOAK").is_some();
    let mut found = Vec::new();
    for (game, players) in [("level10", "5"), ("linko", "5"), ("level8", "6")] {
        let replay = bring(&visitor, &folder, game, players).await;
        let last =
            visitor.js("return Number(document.querySelector('.reel [type=range]').max)").await;
        let last = last.as_u64().expect("a number");
        let spots: Vec<(u64, &str)> = if all {
            let positions = (0..=8).map(|part| 1 + (last - 1) * part / 8);
            positions.flat_map(|at| [(at, "open"), (at, "1")]).collect()
        } else {
            vec![(last / 2, "open"), (last, "0")]
        };
        for size in SIZES {
            set_size(&visitor, size).await;
            for (at, eyes) in &spots {
                visitor.go(&format!("{replay}?at={at}&eyes={eyes}")).await;
                visitor.find(".reel .steps").await;
                let name = format!("{game}, move {at}, eyes {eyes}");
                measure(&visitor, &name, size, &mut found).await;
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// What is out of sight in a waiting room, or cut.
const OUT_OF_SIGHT: &str = r##"
    const faults = [], { scrollHeight, scrollWidth } = document.documentElement
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} × ${scrollHeight}`)
    for (const selector of [".link", "#you input", "#act .btn.primary", ".chair:last-child .pill"]) {
        const { top, left, bottom, right } = document.querySelector(selector).getBoundingClientRect()
        if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) faults.push(`${selector} is out of sight`)
    }
    for (const text of document.querySelectorAll(".wait :is(h2, .btn, .bot b, small), .chair > .free + .pill b")) {
        if (text.checkVisibility() && text.scrollWidth > text.clientWidth + 1 && text.clientWidth) faults.push(`cut: ${text.textContent}`)
    }
    return faults
"##;

/// Whoever waits for the others has the link, their name and what begins in sight, and so has whoever comes.
#[tokio::test]
async fn the_waiting_room_fits_from_phones_to_large_desks() {
    let house = House::open();
    let (host, guest) = (house.visitor().await, house.visitor().await);
    speak_russian(&host).await;
    speak_russian(&guest).await;
    host.go("/new/level8").await;
    for number in 2..=6 {
        host.choose(&format!("seat{number}"), "open").await;
    }
    host.press("form.fields .btn.primary").await;
    host.find("html[lang=ru] #who").await;
    guest.go(&host.path().await).await;
    guest.find("html[lang=ru] #who").await;
    let mut found = Vec::new();
    for (who, visitor) in [("the host", &host), ("a guest", &guest)] {
        for size in SIZES {
            set_size(visitor, size).await;
            visitor.until("the page", IS_READY).await;
            let faults = visitor.js(OUT_OF_SIGHT).await;
            let faults = faults.as_array().expect("a list").iter();
            found.extend(faults.map(|fault| format!("{who} at {} × {}: {fault}", size.0, size.1)));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
