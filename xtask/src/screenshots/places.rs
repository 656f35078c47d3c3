//! Pictures of the places around the tables, with something in them: people who have played, learned and looked
//! back, in all languages.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::{Value, json};

use super::Scratch;
use super::album::Album;
use super::browser::{Browser, Window};
use super::house::{Guest, HOST, House, attribute};
use crate::games::{self, Game};
use crate::run::{cargo, root, target};
use crate::setup;

const DESK: Window = Window { width: 1280, height: 720, scale: 1, is_dark: false };
const LARGE: Window = Window { width: 1920, height: 1080, ..DESK };
const PHONE: Window = Window { width: 390, height: 664, ..DESK };

const LANGUAGES: [&str; 5] = ["en", "es", "fr", "it", "ru"];

/// Those who try the deals of the day, too.
const NAMES: [&str; 6] = ["Ada", "Bob", "Cleo", "Dora", "Emil", "Wilhelmina Featherstonehaugh-Xu"];

/// An analysis that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(300);

/// Quick analyses: the pictures need one, not a good one.
const SETTINGS: &[&str] = &["--analysis-effort", "30"];

/// What can be looked at by itself.
const PARTS: [&str; 7] = ["replays", "days", "yesterday", "records", "own", "tips", "lessons"];

/// Takes all pictures, or those of one part, and writes them into a folder, with a page that shows them.
pub(crate) fn run(folder: Option<&str>, part: Option<&str>) -> anyhow::Result<()> {
    if let Some(part) = part.filter(|part| !PARTS.contains(part)) {
        bail!("there is no part {part}: {}", PARTS.join(", "));
    }
    setup::for_screenshots()?;
    cargo(&["build", "--package", "sobremesa"])?;
    let folder = folder.map_or_else(|| target().join("places"), |folder| root().join(folder));
    std::fs::create_dir_all(&folder)?;
    let data = Scratch::new()?;
    let sobremesa = target().join("debug").join("sobremesa");
    let all = games::all(&sobremesa)?;
    let is_wanted = |name: &str| part.is_none_or(|part| part == name);
    let players = match is_wanted("yesterday") {
        true => yesterday(&sobremesa, &data.0, &all)?,
        false => Vec::new(),
    };
    let house = House::open_with(&sobremesa, &data.0, SETTINGS)?;
    let mut album = Album::new(Browser::start(HOST)?, house, folder);
    let nina = album.house.guest("Nina")?;
    let ada = album.house.guest("Ada")?;
    if is_wanted("own") {
        album.everywhere("home-new", "/")?;
    }
    if let Some(player) = players.into_iter().next_back() {
        let player = album.house.back(player);
        album.read_as(&player)?;
        for game in &all {
            let path = over_day(&player, &game.name)?;
            album.everywhere(&format!("yesterday-{}", game.name), &path)?;
        }
    }
    for game in &all {
        if is_wanted("own") {
            play_some(&album, [&nina, &ada], game)?;
        }
        if is_wanted("replays") {
            replays(&mut album, [&nina, &ada], game)?;
        }
    }
    if is_wanted("own") {
        own_pages(&mut album, [&nina, &ada], &all)?;
    }
    if is_wanted("days") {
        days(&mut album, &nina, &all)?;
    }
    if is_wanted("records") {
        records(&mut album, &nina, &all)?;
    }
    if is_wanted("tips") {
        tips(&mut album, &all)?;
    }
    if is_wanted("lessons") {
        lessons(&mut album, &all)?;
    }
    let index = album.write_index()?;
    println!("{} pictures; open {}", album.count(), index.display());
    Ok(())
}

impl Album {
    /// A page in all languages on a desk and a phone; on a large desk, and in the dark.
    fn everywhere(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.forget();
        for language in LANGUAGES {
            self.bright(name, path, language)?;
            if language == "en" {
                self.take(&format!("{name}-large"), path, LARGE, language)?;
                for (size, window) in [("desk", DESK), ("phone", PHONE)] {
                    let dark = Window { is_dark: true, ..window };
                    self.take(&format!("{name}-{size}-dark"), path, dark, language)?;
                }
            }
        }
        Ok(())
    }

    /// A page on a desk and a phone, in English and Russian.
    fn briefly(&mut self, name: &str, path: &str) -> anyhow::Result<()> {
        self.forget();
        ["en", "ru"].iter().try_for_each(|language| self.bright(name, path, language))
    }

    fn bright(&mut self, name: &str, path: &str, language: &str) -> anyhow::Result<()> {
        for (size, window) in [("desk", DESK), ("phone", PHONE)] {
            self.take(&format!("{name}-{size}-{language}"), path, window, language)?;
        }
        Ok(())
    }
}

/// Every step of the first games, and the rules at a glance.
fn lessons(album: &mut Album, all: &[Game]) -> anyhow::Result<()> {
    let reader = album.house.guest("Vera")?;
    for Game { name, .. } in all {
        album.everywhere(&format!("rules-{name}"), &format!("/rules/{name}"))?;
        for step in 1.. {
            let path = format!("/learn/{name}/{step}");
            if !reader.get(&path)?.contains("id=\"dock\"") {
                break;
            }
            let picture = format!("learn-{name}-{step:02}");
            match step % 6 {
                1 => album.everywhere(&picture, &path)?,
                _ => album.briefly(&picture, &path)?,
            }
        }
    }
    Ok(())
}

/// The first tips in somebody's first game.
fn tips(album: &mut Album, all: &[Game]) -> anyhow::Result<()> {
    let vera = album.house.guest("Vera")?;
    album.read_as(&vera)?;
    for game in all {
        let table = begin(game, &[&vera], 2, &json!({ "pace": "instant", "tips": true }))?;
        let mut taken = 0;
        while taken < 3 {
            let shown = vera.look(&table, 1)?;
            if shown["state"] != "running" {
                break;
            }
            if has_tip(&vera, &table)? {
                taken += 1;
                let name = format!("tip-{}-{taken}", game.name);
                album.everywhere(&name, &format!("/t/{table}"))?;
            }
            decide(&vera, &table, &shown)?;
        }
    }
    Ok(())
}

/// Whether there is a tip for the decision that is due. It comes a moment later, and only once a turn.
fn has_tip(guest: &Guest, table: &str) -> anyhow::Result<bool> {
    for _ in 0..20 {
        if guest.get(&format!("/t/{table}"))?.contains("class=\"hinted\"") {
            return Ok(true);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    Ok(false)
}

/// People sit down with bots on the other seats, and begin.
fn begin(game: &Game, people: &[&Guest], bots: usize, settings: &Value) -> anyhow::Result<String> {
    let mut seats = vec![json!("open"); people.len()];
    seats.extend(vec![json!({ "bot": game.usual_bot() }); bots]);
    let new = json!({ "game": game.name, "seats": seats, "options": {}, "settings": settings });
    let table = made(people[0], "/api/tables", &new)?;
    for (seat, guest) in people.iter().enumerate() {
        if seat > 0 {
            guest.command(&table, &json!({ "type": "sit", "seat": seat }))?;
        }
        guest.command(&table, &json!({ "type": "ready", "nonce": "any text" }))?;
    }
    people[0].command(&table, &json!({ "type": "start" }))?;
    Ok(table)
}

/// The table that a request makes.
fn made(guest: &Guest, path: &str, body: &Value) -> anyhow::Result<String> {
    let made: Value =
        guest.post(path, "application/json", &body.to_string())?.body_mut().read_json()?;
    Ok(made["table"].as_str().context("a table has an id")?.to_owned())
}

/// Decides something that brings the game forward, without a hint: games with hints are only practice.
fn decide(guest: &Guest, table: &str, shown: &Value) -> anyhow::Result<()> {
    let legal = shown["legal"].as_array().map_or(&[][..], Vec::as_slice);
    let liked = ["lay", "add", "steal", "answer", "play", "ghost"];
    let rank = |action: &&Value| {
        let kind = action["type"].as_str().unwrap_or_default();
        let cards = action["cards"].as_array().map_or(0, Vec::len);
        (liked.iter().position(|liked| *liked == kind).unwrap_or(liked.len()), usize::MAX - cards)
    };
    let action = legal.iter().min_by_key(rank).context("somebody can decide")?;
    let act = json!({ "type": "act", "decision": shown["decision"], "action": action });
    guest.command(table, &act)
}

/// The table as somebody sees it.
fn seen(guest: &Guest, table: &str) -> anyhow::Result<Value> {
    Ok(serde_json::from_str(&guest.get(&format!("/api/tables/{table}"))?)?)
}

/// Plays to the end, wherever these people sit.
fn finish(people: &[&Guest], table: &str) -> anyhow::Result<()> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let mut is_quiet = true;
        for guest in people {
            let shown = seen(guest, table)?;
            if shown["state"] != "running" {
                return Ok(());
            }
            let is_proposed = shown["owed"] == "team" && people.len() > 1;
            if shown["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
                // Whoever has proposed already waits for the others.
                match decide(guest, table, &shown) {
                    Err(error) if !is_proposed => return Err(error),
                    _ => is_quiet = is_proposed,
                }
            }
        }
        if is_quiet {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    bail!("table {table} does not end")
}

/// Games that are over, games that wait, and slow ones.
fn play_some(album: &Album, [nina, ada]: [&Guest; 2], game: &Game) -> anyhow::Result<()> {
    let quick = json!({ "pace": "instant" });
    for bots in [1, 2] {
        for _ in 0..3 {
            finish(&[nina], &begin(game, &[nina], bots, &quick)?)?;
        }
    }
    for host in [[nina, ada], [ada, nina], [nina, ada], [ada, nina]] {
        finish(&host, &begin(game, &host, 0, &quick)?)?;
    }
    let bob = album.house.guest("Bob")?;
    for (people, clock) in [([nina, &bob], 86_400), ([nina, ada], 3 * 86_400), ([ada, nina], 3600)]
    {
        begin(game, &people, 1, &json!({ "pace": "instant", "clock": clock }))?;
    }
    // An open table of a friend.
    let seats = json!(["open", "open"]);
    ada.make_table(&game.name, &seats, &json!({})).map(drop)
}

/// A game that is over: looked at again, analyzed, shared, gone on with, and dealt again.
fn replays(album: &mut Album, [nina, ada]: [&Guest; 2], game: &Game) -> anyhow::Result<()> {
    album.read_as(nina)?;
    let name = &game.name;
    let table = begin(game, &[nina, ada], 2, &json!({ "pace": "instant" }))?;
    finish(&[nina, ada], &table)?;
    let replay = format!("/t/{table}/replay");
    let page = nina.get(&replay)?;
    let last: usize = attribute(&page, "data-last=\"").context("a replay has an end")?.parse()?;
    album.everywhere(&format!("replay-{name}-begin"), &format!("{replay}?at=1&eyes=0"))?;
    album.briefly(&format!("replay-{name}-other"), &format!("{replay}?at={}&eyes=1", last / 3))?;
    album.everywhere(
        &format!("replay-{name}-open"),
        &format!("{replay}?at={}&eyes=open", last / 2),
    )?;
    together(album, [nina, ada], name, &replay)?;
    album.read_as(nina)?;
    let analysis = format!("/api/tables/{table}/analysis");
    nina.post(&analysis, "application/json", "{}")?;
    album.briefly(&format!("replay-{name}-analyzing"), &format!("{replay}?at=2&eyes=0"))?;
    let start = Instant::now();
    while serde_json::from_str::<Value>(&nina.get(&analysis)?)?["state"] != "done" {
        if start.elapsed() > PATIENCE {
            bail!("{name} is not analyzed");
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    album.everywhere(
        &format!("replay-{name}-analyzed"),
        &format!("{replay}?at={}&eyes=0", 2 * last / 3),
    )?;
    album.everywhere(&format!("replay-{name}-end"), &format!("{replay}?at={last}&eyes=0"))?;
    let go_on = json!({ "at": last / 2, "seat": 0 });
    let tried = made(nina, &format!("/api/tables/{table}/continuations"), &go_on)?;
    album.everywhere(&format!("what-if-{name}"), &format!("/t/{tried}"))?;
    let story = format!("/t/{table}/story");
    album.everywhere(&format!("story-{name}"), &story)?;
    seal(album, name, &story)?;
    let picture = nina.get_bytes(&format!("/t/{table}/picture"))?;
    album.add(&format!("picture-{name}"), &picture)?;
    same_cards(album, [nina, ada], name, &table)
}

/// The seal of a deal, opened, once the browser has checked it.
fn seal(album: &mut Album, game: &str, story: &str) -> anyhow::Result<()> {
    for language in LANGUAGES {
        for (size, window) in [("desk", DESK), ("phone", PHONE)] {
            album.browser.set_window(window)?;
            let url = album.house.url(story);
            album.browser.set_cookie(&url, "looks", language)?;
            album.browser.open(&url)?;
            album.browser.run("document.querySelector('.seal-of-deal').open = true")?;
            std::thread::sleep(Duration::from_millis(700));
            album.snap(&format!("seal-{game}-{size}-{language}"), window)?;
        }
    }
    album.forget();
    Ok(())
}

/// The same cards for somebody else, who is told at the end what came of them elsewhere.
fn same_cards(
    album: &mut Album,
    [nina, ada]: [&Guest; 2],
    game: &str,
    table: &str,
) -> anyhow::Result<()> {
    let form = "application/x-www-form-urlencoded";
    let mut last = String::new();
    for guest in [ada, nina] {
        let answer = guest.post(&format!("/t/{table}"), form, "same_deal=1")?;
        let place = answer.headers().get("location").context("a way")?.to_str()?;
        last = place.trim_start_matches("/t/").to_owned();
        let seats = seen(guest, &last)?["seats"].as_array().map_or(0, Vec::len);
        for seat in 0..seats {
            let bot = json!({ "type": "arrange", "seat": seat, "plan": { "bot": "first-timer" } });
            // Somebody may sit there already.
            let _ = guest.command(&last, &bot);
        }
        begin_alone(guest, &last)?;
        finish(&[guest], &last)?;
    }
    album.read_as(nina)?;
    album.everywhere(&format!("same-cards-{game}"), &format!("/t/{last}"))
}

/// Two who watch together.
fn together(
    album: &mut Album,
    [nina, ada]: [&Guest; 2],
    game: &str,
    replay: &str,
) -> anyhow::Result<()> {
    let form = "application/x-www-form-urlencoded";
    let begun = nina.post(&format!("{replay}/together"), form, "deed=begin&at=5&eyes=open")?;
    let place = begun.headers().get("location").context("a way")?.to_str()?.to_owned();
    album.everywhere(&format!("together-{game}-leads"), &place)?;
    let (_, code) = place.split_once("with=").context("a code")?;
    album.read_as(ada)?;
    album.briefly(&format!("together-{game}-follows"), &format!("{replay}?with={code}"))?;
    let alone = format!("{replay}?at=9&eyes=0&with={code}");
    album.briefly(&format!("together-{game}-alone"), &alone)
}

/// People who played the deals of the day before: a house was open then, by the clock of `faketime`.
fn yesterday(sobremesa: &Path, data: &Path, all: &[Game]) -> anyhow::Result<Vec<Guest>> {
    let house = House::open_yesterday(sobremesa, data)?;
    let mut players = Vec::new();
    for (taste, name) in NAMES.into_iter().enumerate() {
        let guest = house.guest(name)?;
        for game in all {
            play_day(&guest, &game.name, taste)?;
        }
        players.push(guest);
    }
    Ok(players)
}

/// Plays the deal of the day in a way of one's own; returns the table.
fn play_day(guest: &Guest, game: &str, taste: usize) -> anyhow::Result<String> {
    let table = begin_day(guest, game)?;
    for turn in 0..6 * taste {
        stray(guest, &table, turn + taste)?;
    }
    finish(&[guest], &table)?;
    Ok(table)
}

/// Decides something or other, so that not everybody ends alike.
fn stray(guest: &Guest, table: &str, which: usize) -> anyhow::Result<()> {
    let shown = guest.look(table, 1)?;
    let legal = shown["legal"].as_array().filter(|legal| !legal.is_empty());
    let Some(legal) = legal else { return Ok(()) };
    let action = &legal[which % legal.len()];
    guest.command(table, &json!({ "type": "act", "decision": shown["decision"], "action": action }))
}

/// The page of the day before.
fn over_day(guest: &Guest, game: &str) -> anyhow::Result<String> {
    let page = guest.get(&format!("/day/{game}"))?;
    let link = page.rsplit(&format!("href=\"/day/{game}?")).next();
    let (day, _) = link.and_then(|rest| rest.split_once('"')).context("a link to yesterday")?;
    Ok(format!("/day/{game}?{day}"))
}

/// The deals of the day, before and after one's own try.
fn days(album: &mut Album, nina: &Guest, all: &[Game]) -> anyhow::Result<()> {
    album.read_as(nina)?;
    for game in all {
        album.everywhere(&format!("day-{}-before", game.name), &format!("/day/{}", game.name))?;
    }
    let others: Vec<Guest> =
        NAMES.iter().map(|name| album.house.guest(name)).collect::<anyhow::Result<_>>()?;
    for Game { name, .. } in all {
        // One that has begun.
        let own = begin_day(nina, name)?;
        let path = format!("/day/{name}");
        album.everywhere(&format!("day-{name}-running"), &path)?;
        for (taste, guest) in others.iter().enumerate() {
            play_day(guest, name, taste)?;
        }
        finish(&[nina], &own)?;
        album.everywhere(&format!("day-{name}-after"), &path)?;
        album.everywhere(&format!("day-{name}-end"), &format!("/t/{own}"))?;
    }
    Ok(())
}

fn begin_day(guest: &Guest, game: &str) -> anyhow::Result<String> {
    let answer = guest.post(&format!("/day/{game}"), "application/x-www-form-urlencoded", "")?;
    let place = answer.headers().get("location").context("a way")?.to_str()?;
    let table = place.trim_start_matches("/t/").to_owned();
    begin_alone(guest, &table)?;
    Ok(table)
}

/// Lets a game of one person with bots begin, with bots that do not take their time.
fn begin_alone(guest: &Guest, table: &str) -> anyhow::Result<()> {
    guest.command(table, &json!({ "type": "ready", "nonce": "any text" }))?;
    guest.command(table, &json!({ "type": "start" }))?;
    let state = seen(guest, table)?;
    // Which pace a table begins with is the guest's own choice.
    match state["settings"]["pace"] == "instant" {
        true => Ok(()),
        false => guest.command(table, &json!({ "type": "pace", "pace": "instant" })),
    }
}

/// Puts a record into the form of the page, and sends it.
const BRING: &str = r#"
    const file = new File([TEXT], "record.json", { type: "application/json" })
    const data = new DataTransfer()
    data.items.add(file)
    const field = document.querySelector('form[action="/games/upload"] input[type="file"]')
    field.files = data.files
    field.form.submit()
"#;

/// Records that somebody brings: good ones to look at, and the refusal of a bad one.
fn records(album: &mut Album, nina: &Guest, all: &[Game]) -> anyhow::Result<()> {
    album.read_as(nina)?;
    for game in all {
        let table = begin(game, &[nina], 2, &json!({ "pace": "instant" }))?;
        finish(&[nina], &table)?;
        let record = nina.get(&format!("/api/tables/{table}/record"))?;
        let brought: Value =
            nina.post("/api/records", "application/json", &record)?.body_mut().read_json()?;
        let path = brought["replay"].as_str().context("a way")?;
        album.everywhere(&format!("record-{}", game.name), &format!("{path}?at=6&eyes=0"))?;
        let mut bad: Value = serde_json::from_str(&record)?;
        let moves = bad["moves"].as_array_mut().context("moves")?;
        // A statement may be made twice; a decision may not.
        let is_decision = |made: &Value| !made["seat"].is_null() && made["type"] != "say";
        let middle = moves.len() / 2;
        let at = moves[middle..].iter().position(is_decision).context("a decision")? + middle;
        let twice = moves[at].clone();
        moves.insert(at, twice);
        for language in LANGUAGES {
            for (size, window) in [("desk", DESK), ("phone", PHONE)] {
                album.browser.set_window(window)?;
                let url = album.house.url("/games");
                album.browser.set_cookie(&url, "looks", language)?;
                album.browser.open(&url)?;
                let text = serde_json::to_string(&bad.to_string())?;
                album.browser.run(&BRING.replace("TEXT", &text))?;
                std::thread::sleep(Duration::from_millis(700));
                album.snap(&format!("record-bad-{}-{size}-{language}", game.name), window)?;
            }
        }
        album.forget();
    }
    Ok(())
}

/// The offer to be told. It is shown only where a device can be told, over a secured line.
fn push(album: &mut Album) -> anyhow::Result<()> {
    for language in LANGUAGES {
        for (size, window) in [("desk", DESK), ("phone", PHONE)] {
            album.browser.set_window(window)?;
            let url = album.house.url("/turns");
            album.browser.set_cookie(&url, "looks", language)?;
            album.browser.open(&url)?;
            album.browser.run("document.querySelector('[data-push]').hidden = false")?;
            album.snap(&format!("push-{size}-{language}"), window)?;
        }
    }
    album.forget();
    Ok(())
}

/// What a person has of their own, and what others see of it.
fn own_pages(album: &mut Album, [nina, ada]: [&Guest; 2], all: &[Game]) -> anyhow::Result<()> {
    album.read_as(nina)?;
    album.everywhere("home-back", "/")?;
    album.everywhere("turns", "/turns")?;
    push(album)?;
    album.everywhere("games", "/games")?;
    album.everywhere("games-won", &format!("/games?game={}&won=true&bot=bruno", all[0].name))?;
    album.everywhere("games-none", "/games?with=Nobody")?;
    album.everywhere("results", "/me/results")?;
    album.everywhere("options", "/options")?;
    album.everywhere("me", "/me")?;
    album.everywhere("offline", "/offline")?;
    album.everywhere("bots", "/bots")?;
    let bots = nina.get("/bots")?;
    let mut paths: Vec<&str> = bots.split("href=\"/bots/").skip(1).collect();
    paths = paths.iter().filter_map(|path| path.split('"').next()).collect();
    paths.sort_unstable();
    paths.dedup();
    for path in paths {
        album.briefly(&format!("bot-{path}"), &format!("/bots/{path}"))?;
    }
    let form = "application/x-www-form-urlencoded";
    nina.post("/me/share", form, "share=on")?;
    album.briefly("results-shared", "/me/results")?;
    let own = nina.get("/me/results")?;
    let page = own.split("/p/").nth(1).and_then(|page| page.split('"').next()).context("a page")?;
    album.read_as(ada)?;
    album.everywhere("person", &format!("/p/{page}"))?;
    let fresh = album.house.guest("Vera")?;
    album.read_as(&fresh)?;
    for (name, path) in
        [("turns", "/turns"), ("games", "/games"), ("results", "/me/results"), ("home", "/")]
    {
        album.everywhere(&format!("empty-{name}"), path)?;
    }
    Ok(())
}
