//! On phones and with large letters nothing sticks out sideways, and everything can be pressed by a thumb.

use serde_json::json;
use sobremesa_words::Language;

use super::games::set_up;
use super::house::House;
use super::languages::switch;
use super::player::{By, Player};
use super::visitor::Visitor;

/// What cannot be pressed well: its place for a thumb is lower than 44 pixels, or it sticks out; and what was chosen
/// from a list and cannot be read whole.
/// A point belongs to an element if a touch there presses it, so that what pseudo-elements and labels
/// add is counted. Links within a sentence are as high as the sentence, as everywhere.
const FAULTS: &str = r##"
const [screen] = arguments
const faults = []
const wide = document.documentElement.scrollWidth
if (wide > screen) {
    const out = [...document.querySelectorAll("main *")].findLast(element => element.getBoundingClientRect().right + scrollX > screen)
    faults.push(`the page is ${wide} wide on a screen of ${screen}: ${out?.outerHTML.slice(0, 120)}`)
}
for (const list of document.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list)
    const pen = document.createElement("canvas").getContext("2d")
    pen.font = font
    const arrow = 16
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
    const chosen = list.selectedOptions[0].text
    if (list.checkVisibility() && pen.measureText(chosen).width > room) faults.push(`cut: ${chosen}`)
}
const inText = element => element.matches("a:not(.btn)") && element.closest("p, li, dd, .meta") && getComputedStyle(element).display === "inline"
for (const element of document.querySelectorAll('a[href], button, select, summary, input:not([type="hidden"])')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.matches(".to-main") || inText(element)) continue
    element.scrollIntoView({ block: "center", inline: "center" })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!width || !height) continue
    const owner = element.closest("label") ?? element
    const presses = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + height / 2 + dy)
        return hit && (owner.contains(hit) || hit.closest("label, button, a, summary") === owner)
    }
    // Cards of a hand may lie over each other: what looks out of one is enough to see whose it is.
    const inset = Math.min(width / 2, 10)
    const isHigh = [width / 2, inset, width - inset].some(dx => presses(dx, -21) && presses(dx, 21))
    if (!isHigh || owner.getBoundingClientRect().width < 24) {
        const over = [-21, 21].map(dy => document.elementFromPoint(x + width / 2, y + height / 2 + dy)?.outerHTML.slice(0, 80))
        faults.push(`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}, at its ends are ${over}`)
    }
}
scrollTo(0, 0)
return faults
"##;

/// What pages are looked at with.
struct Screen {
    name: &'static str,
    width: u32,
    height: u32,
    is_phone: bool,
    /// How large letters are, in percent.
    letters: u32,
}

/// From the odd ones to the usual one.
const SCREENS: [Screen; 5] = [
    Screen { name: "the narrowest phone", width: 320, height: 568, is_phone: true, letters: 100 },
    Screen { name: "a narrow phone", width: 360, height: 640, is_phone: true, letters: 100 },
    // 1280 × 720 at 200 % are half as many of the page's pixels.
    Screen { name: "200 % zoom", width: 640, height: 360, is_phone: false, letters: 100 },
    Screen { name: "200 % letters", width: 1280, height: 720, is_phone: false, letters: 200 },
    Screen { name: "a phone", width: 390, height: 844, is_phone: true, letters: 100 },
];

/// Looks at the page as it is on all screens, the phone last, on which the visitor goes on.
pub(crate) async fn find_faults(visitor: &Visitor, what: &str, found: &mut Vec<String>) {
    for Screen { name, width, height, is_phone, letters } in SCREENS {
        // First the letters: a phone would stay zoomed out after they did not fit.
        let letters = json!({ "fontSizes": { "standard": 16 * letters / 100 } });
        visitor.cdp("Page.setFontSizes", letters).await;
        let scale = if is_phone { 2 } else { 1280 / width };
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_phone,
        });
        visitor.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
        visitor.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await;
        let faults = visitor.js_with(FAULTS, &json!([width])).await;
        let faults = faults.as_array().expect("a list").iter();
        found.extend(faults.map(|fault| format!("{what}, {name}: {fault}")));
    }
}

#[tokio::test]
async fn the_pages_around_the_games_fit_every_screen() {
    let house = House::open();
    let visitor = house.visitor().await;
    let mut found = Vec::new();
    for path in [
        "/",
        "/rules/level10",
        "/rules/linko",
        "/rules/level8",
        "/options",
        "/new/linko",
        "/new/level8",
        "/new/level10",
    ] {
        visitor.go(path).await;
        find_faults(&visitor, path, &mut found).await;
    }
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#who").await;
    find_faults(&visitor, "a table that waits", &mut found).await;
    for path in ["/me", "/games", "/turns"] {
        visitor.go(path).await;
        find_faults(&visitor, path, &mut found).await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

async fn game_fits_every_screen(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["heuristic", "heuristic", "heuristic"]).await;
    let mut player = Player::new(&visitor, By::Clicks, 2);
    let mut found = Vec::new();
    let turn = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;
    find_faults(&visitor, "the beginning", &mut found).await;
    for turn in ["after two decisions", "after four decisions", "after six decisions"] {
        if !(player.decide().await && player.decide().await) {
            break;
        }
        find_faults(&visitor, turn, &mut found).await;
    }
    visitor.go(&format!("{}/menu", visitor.path().await)).await;
    visitor.find("nav.plate").await;
    find_faults(&visitor, "the menu", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test]
async fn level10_fits_every_screen() {
    game_fits_every_screen("level10").await;
}

#[tokio::test]
async fn linko_fits_every_screen() {
    game_fits_every_screen("linko").await;
}

#[tokio::test]
async fn level8_fits_every_screen() {
    game_fits_every_screen("level8").await;
}

/// What of a hint cannot be read at once: it is cut off, or out of sight.
const HINT_FAULTS: &str = r##"
const [mayScroll] = arguments
const hint = document.querySelector("#dock .hinted")
const faults = []
for (const part of [hint, ...hint.querySelectorAll("p, button")]) {
    const { top, bottom, left, right } = part.getBoundingClientRect()
    const isSeen = (mayScroll || top >= 0 && bottom <= innerHeight + 1) && left >= 0 && right <= innerWidth + 1
    if (!isSeen) faults.push(`${part.outerHTML.slice(0, 160)} reaches from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`)
}
return faults
"##;

/// Hints with their reasons, in the languages with the longest words.
async fn hints_fit_phones(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["heuristic", "heuristic", "heuristic"]).await;
    let mut player = Player::new(&visitor, By::Clicks, 2);
    let mut found = Vec::new();
    for language in [Language::Russian, Language::Spanish] {
        switch(&visitor, language).await;
        for _ in 0..3 {
            let turn = "const isTurn = document.getElementById('act').dataset.turn === 'mine'
                        return document.querySelector('#dock a[href$=replay]') ? 'over' : isTurn";
            if visitor.until("a turn, or the end", turn).await == "over" {
                break;
            }
            visitor.press("button[name=hint]").await;
            visitor.find("#dock .hinted").await;
            find_faults(&visitor, language.code(), &mut found).await;
            // At 320 px the page may scroll.
            for (width, height, may_scroll) in [(390, 664, false), (320, 568, true)] {
                let metrics = json!({
                    "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true,
                });
                visitor.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
                let faults = visitor.js_with(HINT_FAULTS, &json!([may_scroll])).await;
                let faults = faults.as_array().expect("a list").iter();
                let what = format!("{}, {width} × {height}", language.code());
                found.extend(faults.map(|fault| format!("{what}: {fault}")));
            }
            visitor.cdp("Emulation.clearDeviceMetricsOverride", json!({})).await;
            if !player.decide().await {
                break;
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test]
async fn level10_hints_fit_phones() {
    hints_fit_phones("level10").await;
}

#[tokio::test]
async fn linko_hints_fit_phones() {
    hints_fit_phones("linko").await;
}

#[tokio::test]
async fn level8_hints_fit_phones() {
    hints_fit_phones("level8").await;
}
