//! First games in a browser: by mouse, by keyboard and without a script, and where the coach's note lies.

use serde_json::{Value, json};

use super::barriers::Checker;
use super::house::House;
use super::visitor::Visitor;

/// What is wrong with the note, if something is: it lies beside the one thing that is lit, inside of the window, and
/// covers neither that nor what is asked.
const NOTE: &str = r##"
    const note = document.querySelector("#coach[data-at]"), lit = document.querySelectorAll("[data-lit]")
    if (!note) return
    const box = element => element.getBoundingClientRect()
    const covers = other => {
        const [one, two] = [box(note), box(other)]
        return one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1
    }
    const { left, top, right, bottom } = box(note), faults = []
    if (lit.length !== 1 || !box(lit[0]).width) return [`${lit.length} things are lit`]
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) faults.push("the note sticks out")
    const said = note.querySelector(".said")
    if (said.scrollWidth > said.clientWidth) faults.push("the note is too narrow")
    const dock = document.getElementById("dock")
    const isWhole = document.body.matches(".over")
    for (const part of isWhole ? dock.querySelectorAll("h2, .sum") : [dock]) if (covers(part)) faults.push("the note covers the question")
    if (covers(document.getElementById("bar"))) faults.push("the note covers the bar")
    const isLarge = box(lit[0]).width * box(lit[0]).height > innerWidth * innerHeight / 4
    if (!isLarge && covers(lit[0])) faults.push("the note covers what it speaks of")
    if (document.documentElement.scrollHeight > innerHeight) faults.push("the page scrolls")
    return faults
"##;

/// How one goes on at a step.
enum Way {
    /// Reads.
    Read,
    /// Takes cards of the hand, each with as many presses, and presses the button of an action.
    Play(&'static [(&'static str, u32)], &'static str),
    /// Presses the button of an action.
    Act(&'static str),
}

const LINKO: [Way; 13] = [
    Way::Read,
    Way::Play(&[("6", 3)], "play 6 6 6"),
    Way::Act("draw 2"),
    Way::Play(&[("9", 2)], "play 9 9"),
    Way::Act("steal 1 take"),
    Way::Act("discard"),
    Way::Act("draw 5"),
    Way::Act("draw pile"),
    Way::Play(&[("7", 4)], "play 7 7 7 7"),
    Way::Act("pass"),
    Way::Play(&[("J", 1), ("13", 4)], "play 13 13 13 13 J"),
    Way::Act("steal 2 leave"),
    Way::Play(&[("2", 4)], "play 2 2 2 2"),
];

async fn resize(visitor: &Visitor, (width, height): (u32, u32)) {
    let size =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 900 });
    visitor.cdp("Emulation.setDeviceMetricsOverride", size).await;
}

async fn note_lies_well(visitor: &Visitor, what: &str) {
    let faults = visitor.until("a note", NOTE).await;
    assert_eq!(faults, json!([]), "{what}\n{}", visitor.account().await);
}

async fn is_at(visitor: &Visitor, step: usize) {
    let shown =
        format!("return document.querySelector('#coach .far')?.textContent.startsWith('{step}/')");
    visitor.until("the step", &shown).await;
}

#[tokio::test]
async fn a_newcomer_learns_linko_by_mouse_on_a_phone_and_goes_on_to_a_real_game() {
    let house = House::open();
    let visitor = house.visitor().await;
    resize(&visitor, (390, 664)).await;
    visitor.go("/").await;
    visitor.press("a.learn[href='/learn/linko']").await;
    let mut checker = Checker::new(&visitor);
    for (step, way) in (1..).zip(&LINKO) {
        is_at(&visitor, step).await;
        note_lies_well(&visitor, &format!("step {step}")).await;
        if [2, 5, 6].contains(&step) {
            checker.check(&format!("step {step}")).await;
        }
        match way {
            Way::Read => visitor.press("#lesson-next").await,
            Way::Act(action) => visitor.press(&format!("button[value='{action}']")).await,
            Way::Play(taken, action) => {
                for (card, count) in *taken {
                    for now in 1..=*count {
                        visitor.press(&format!("#hand-{card}")).await;
                        let is_taken = "return document.querySelectorAll(`#hand-${arguments[0]} .selected`).length === arguments[1]";
                        visitor.until_with("the card", is_taken, &json!([card, now])).await;
                        note_lies_well(&visitor, &format!("step {step}, {now} picked")).await;
                    }
                }
                let lit =
                    format!("return document.querySelector('[data-lit]').value === '{action}'");
                visitor.until("the lamp over the button", &lit).await;
                if step == 2 {
                    is_answered(&visitor).await;
                }
                visitor.press(&format!("#dock button[value='{action}']")).await;
            }
        }
    }
    is_at(&visitor, 14).await;
    note_lies_well(&visitor, "the end").await;
    checker.check("the end").await;
    checker.finish();
    visitor.press("#coach form button").await;
    visitor.until("a real table", "return location.pathname.startsWith('/t/')").await;
    visitor.find("#act, #dock").await;
}

/// What is allowed but not asked for gets an answer, and the step stays.
async fn is_answered(visitor: &Visitor) {
    visitor.press("#hand-9").await;
    visitor.press("#dock button[value='play 9']").await;
    visitor.find("#coach .answer").await;
    is_at(visitor, 2).await;
    note_lies_well(visitor, "an answer").await;
    for now in 1..=3 {
        visitor.press("#hand-6").await;
        let is_taken =
            format!("return document.querySelectorAll('#hand-6 .selected').length === {now}");
        visitor.until("the card", &is_taken).await;
    }
}

/// What is pressed by keyboard, step by step.
const LEVEL8: [&[&str]; 12] = [
    &["#lesson-next"],
    &["button[value='draw 2']"],
    &["#dock button[value^='lay ']"],
    &["[data-card=G7] button", "#dock button[value^='add G7']"],
    &["[data-card=K1] button", "button[value='discard K1']"],
    &["#dock button[value='draw pile']"],
    &["[data-card=R15] button", "#dock button[value^='add R15']"],
    &["[data-card=X] button", "button[value='skip 1']"],
    &["#dock button[value='draw pile']"],
    &["[data-card=Y8] button", "#dock button[value^='add Y8']"],
    &["[data-card=B13] button", "#dock button[value^='add B13']"],
    &["[data-card=K15] button", "button[value='discard K15']"],
];

#[tokio::test]
async fn level8_is_learned_by_keyboard_and_one_can_go_back() {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.go("/learn/level8").await;
    for (step, presses) in (1..).zip(LEVEL8) {
        is_at(&visitor, step).await;
        note_lies_well(&visitor, &format!("step {step}")).await;
        for press in presses {
            visitor.find(press).await.focus().await.expect("it can have the focus");
            visitor.keys("\u{e007}").await;
        }
    }
    is_at(&visitor, 13).await;
    let focus = "return document.activeElement !== document.body";
    visitor.until("the focus", focus).await;
    visitor.find("#lesson-back").await.focus().await.expect("it can have the focus");
    visitor.keys("\u{e007}").await;
    is_at(&visitor, 12).await;
    assert_eq!(visitor.path().await, "/learn/level8/12");
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// In the longest language, on phones, the note has room at every step of every game.
#[tokio::test]
async fn the_note_finds_its_place_at_every_step() {
    let house = House::open();
    let visitor = house.visitor().await;
    let russian = json!({ "headers": { "accept-language": "ru" } });
    visitor.cdp("Network.enable", json!({})).await;
    visitor.cdp("Network.setExtraHTTPHeaders", russian).await;
    for (game, last) in [("level10", 11), ("linko", 14), ("level8", 13)] {
        for step in 1..=last {
            visitor.go(&format!("/learn/{game}/{step}")).await;
            for size in [(390, 664), (844, 390), (1280, 720)] {
                resize(&visitor, size).await;
                visitor.js("dispatchEvent(new Event('resize'))").await;
                note_lies_well(&visitor, &format!("{game}, step {step}, {size:?}")).await;
            }
        }
    }
}

#[tokio::test]
async fn a_lesson_needs_no_script() {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    resize(&visitor, (390, 664)).await;
    visitor.go("/learn/level10").await;
    visitor.press("#lesson-next").await;
    visitor.press("button[value='first 0']").await;
    visitor.press(".hand button[value='D7']").await;
    visitor.press("#dock button[value='play D7']").await;
    let answer = visitor.find("#coach .answer").await;
    assert!(!answer.text().await.expect("a text").is_empty());
    visitor.press(".hand button[value='D1']").await;
    visitor.press("#dock button[value='play D1']").await;
    visitor.until("the fourth step", "return location.pathname === '/learn/level10/4'").await;
    let above = "const [note, main] = ['#coach', 'main'].map(name => document.querySelector(name).getBoundingClientRect())
                 return note.bottom <= main.top";
    assert_eq!(visitor.js(above).await, Value::Bool(true), "the note is above the table");
    visitor.press("#lesson-back").await;
    visitor.until("the third step again", "return location.pathname === '/learn/level10/3'").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
