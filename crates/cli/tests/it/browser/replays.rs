//! Games that are over: with all hands open, from a file, together with others; and how much of this loads how fast.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::barriers::Checker;
use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;
use crate::binary::{str, succeed};

/// Ends a game after two decisions, and looks back at it.
async fn look_back(visitor: &Visitor, game: &str) {
    set_up(visitor, game, &["random", "random"]).await;
    let mut player = Player::new(visitor, By::Clicks, 1);
    for _ in 0..2 {
        assert!(player.decide().await);
    }
    visitor.press("[data-key=m]").await;
    visitor.press("#drawer [name=vote][value=end]").await;
    visitor.press("#dock a[href$=replay]").await;
    visitor.find(".reel .steps").await;
}

/// The script that says whether a position is shown.
fn at(at: usize) -> String {
    format!("return document.querySelector('.reel [type=range]')?.value === '{at}'")
}

#[tokio::test]
async fn a_record_is_brought_by_the_form_and_watched_with_all_hands_open() {
    let house = House::open();
    let visitor = house.visitor().await;
    look_back(&visitor, "level8").await;
    let mut checker = Checker::new(&visitor);
    visitor.press(".reel .eyes a[href$='eyes=open']").await;
    visitor.find(".reel .hands > li:nth-child(3) .card").await;
    visitor.press("#reel-on").await;
    visitor.until("the next position", &at(2)).await;
    visitor.find(".reel .hands .card").await;
    checker.check("all hands").await;
    let record =
        "return fetch(location.pathname.replace('/t/', '/api/tables/').replace('replay', 'record'))
        .then(answer => answer.text())";
    let record = visitor.js(record).await;
    let folder = TempDir::new().expect("a folder");
    let [good, bad] = ["good.json", "bad.json"].map(|name| folder.path().join(name));
    let text = record.as_str().expect("a record");
    fs::write(&good, text).expect("a file");
    fs::write(&bad, text.replacen("\"type\":\"draw\"", "\"type\":\"pass\"", 1)).expect("a file");
    visitor.go("/games").await;
    visitor.write("#brought [type=file]", str(&bad)).await;
    visitor.press("#brought .fields .btn").await;
    visitor.until("what is wrong with it", "return document.body.innerText.includes('L8-')").await;
    assert_eq!(visitor.complaints().await.len(), 1, "the browser tells of the refusal, too");
    visitor.go("/games").await;
    visitor.write("#brought [type=file]", str(&good)).await;
    visitor.press("#brought .fields .btn").await;
    visitor.until("its page", "return location.pathname.startsWith('/r/')").await;
    visitor.press(".reel .eyes a[href$='eyes=open']").await;
    visitor.find(".reel .hands > li:nth-child(3) .card").await;
    visitor.press("#reel-last").await;
    visitor.until("the end", "return document.getElementById('reel-on').disabled").await;
    checker.check("a record from elsewhere").await;
    visitor.go("/games").await;
    visitor.find("#brought li a").await;
    checker.check("my games with what was brought").await;
    visitor.press("#brought li form .btn").await;
    visitor.until("nothing is left", "return document.querySelector('#brought .fields') && !document.querySelector('#brought li')").await;
    checker.finish();
}

#[tokio::test]
async fn a_replay_is_stepped_through_without_a_script() {
    let house = House::open();
    let visitor = house.visitor().await;
    look_back(&visitor, "linko").await;
    let path = visitor.js("return location.pathname").await;
    visitor.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    visitor.go(&format!("{}?at=1", path.as_str().expect("a path"))).await;
    assert_eq!(visitor.js("return document.documentElement.className").await, "", "a script ran");
    for (step, position) in [("on", 2), ("on", 3), ("back", 2), ("first", 1)] {
        visitor.press(&format!("#reel-{step}")).await;
        visitor.until("the position", &at(position)).await;
    }
    visitor.press("#reel-last").await;
    visitor.until("the end", "return document.getElementById('reel-on')?.disabled").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// The friend goes where the host goes, looks around alone, and comes back.
#[tokio::test]
async fn two_browsers_watch_together() {
    let house = House::open();
    let (host, friend) = (house.visitor().await, house.visitor().await);
    look_back(&host, "linko").await;
    host.press(".reel .begin").await;
    let link = host.find(".together .link").await.value().await.expect("a link");
    friend.go(&link.expect("a link")).await;
    friend.until("the first position", &at(1)).await;
    friend.js("window.stayed = true").await;
    for step in [2, 3] {
        host.press("#reel-on").await;
        host.until("the next position", &at(step)).await;
        friend.until("where the host is", &at(step)).await;
    }
    // The host looks through other eyes: that is another page there, and the same one here.
    host.press(".reel .eyes a[href*='eyes=open']").await;
    host.find(".reel .hands").await;
    friend.find(".reel .hands").await;
    friend.press("#reel-back").await;
    friend.until("a step of one's own", &at(2)).await;
    friend.find(".reel .hands").await;
    host.press("#reel-on").await;
    host.until("the next position", &at(4)).await;
    let told = "return document.querySelector('.together').innerText.includes('move 4')";
    friend.until("where the host is, in words", told).await;
    friend.until("a place of one's own", &at(2)).await;
    assert_eq!(friend.js("return window.stayed").await, true);
    let mut checker = Checker::new(&friend);
    checker.check("looking around alone").await;
    friend.press(".together .along").await;
    friend.until("back with the host", &at(4)).await;
    host.press(".together form .btn").await;
    friend.press(".together form .btn").await;
    friend.find(".together .link").await;
    friend.press("#reel-on").await;
    friend.until("the next position", &at(5)).await;
    host.until("where the friend is", &at(5)).await;
    checker.check("leading").await;
    checker.finish();
    for visitor in [&host, &friend] {
        assert_eq!(visitor.complaints().await, [""; 0]);
    }
}

/// Has bots play a game, brings its record, and opens its replay: the path of its page.
pub(super) async fn bring(
    visitor: &Visitor,
    folder: &TempDir,
    game: &str,
    players: &str,
) -> String {
    let file = folder.path().join(format!("{game}.jsonl"));
    let one = ["--players", players, "--games", "1", "--seed", "1", "--bots", "heuristic"];
    succeed(&[&["sim", game, "--records", str(&file)], &one[..]].concat());
    visitor.go("/games").await;
    visitor.write("#brought [type=file]", str(&file)).await;
    visitor.press("#brought .fields .btn").await;
    visitor.find(".reel .steps").await;
    visitor.path().await
}

/// What the browser has loaded, compressed, without and with fonts; and how long the steps took, in milliseconds.
const LOADED: &str = r##"
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    const size = entries => entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0)
    return [size(all.filter(entry => !entry.name.includes("/fonts/"))), size(all)]
"##;
const STEPS: &str = r##"
    const done = arguments[arguments.length - 1], times = []
    const step = () => {
        const on = document.getElementById("reel-on")
        if (on.disabled || times.length === 25) return done(times)
        const start = performance.now()
        document.addEventListener("shown", () => { times.push(performance.now() - start); setTimeout(step, 50) }, { once: true })
        on.click()
    }
    step()
"##;

/// No time is demanded here, because tests share their machine; docs/design.md has one.
#[tokio::test]
async fn a_replay_loads_little_and_steps_at_once() {
    let house = House::open();
    let folder = TempDir::new().expect("a folder");
    for (game, players) in [("level10", "3"), ("linko", "4"), ("level8", "4")] {
        let replay = bring(&house.visitor().await, &folder, game, players).await;
        let replay = format!("{replay}?at=20&eyes=open");
        // A fresh browser has nothing yet.
        let visitor = house.visitor().await;
        visitor.cdp("Network.enable", json!({})).await;
        visitor.cdp("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
        visitor.cdp("Network.clearBrowserCache", json!({})).await;
        visitor.go(&replay).await;
        visitor.find(".reel .hands").await;
        let loaded = visitor.js(LOADED).await;
        let [bare, all] = [0, 1].map(|part: usize| loaded[part].as_f64().expect("a size") / 1024.0);
        let times = visitor.driver().execute_async(STEPS, Vec::new()).await.expect("figures");
        let times: Vec<Value> = times.convert().expect("a list");
        let mut times: Vec<f64> = times.iter().filter_map(Value::as_f64).collect();
        times.sort_by(f64::total_cmp);
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{game}: a replay loads {bare:.1} KB without fonts, {all:.1} KB with them; \
             a step takes {median:.0} ms at the median of {}, {most:.0} ms at most",
            times.len()
        );
        assert!(bare <= 60.0, "{game}: {bare} KB");
    }
}
