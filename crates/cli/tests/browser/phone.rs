//! A phone in portrait: nothing sticks out sideways, and everything can be pressed by a thumb.

use serde_json::{Value, json};

use crate::games::set_up;
use crate::house::House;
use crate::player::{By, Player};
use crate::visitor::Visitor;

/// What cannot be pressed well: its place for a thumb is lower than 44 pixels, or it sticks out.
/// A point belongs to an element if a touch there presses it, so that what pseudo-elements and labels
/// add is counted. Links within a sentence are as high as the sentence, as everywhere.
const FAULTS: &str = r##"
const faults = []
const wide = document.documentElement.scrollWidth
if (wide > innerWidth) faults.push(`the page is ${wide} wide in a window of ${innerWidth}`)
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
        faults.push(`${element.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`)
    }
}
scrollTo(0, 0)
return faults
"##;

async fn phone(house: &House) -> Visitor {
    let visitor = house.visitor().await;
    let size = json!({ "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true });
    visitor.cdp("Emulation.setDeviceMetricsOverride", size).await;
    visitor.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    visitor
}

async fn faults(visitor: &Visitor, what: &str, found: &mut Vec<String>) {
    let Value::Array(faults) = visitor.js(FAULTS).await else { panic!("a list") };
    found.extend(faults.iter().map(|fault| format!("{what}: {fault}")));
}

#[tokio::test]
async fn the_pages_around_the_games_fit_a_phone() {
    let house = House::open();
    let visitor = phone(&house).await;
    let mut found = Vec::new();
    for path in ["/", "/rules/level10", "/rules/linko", "/rules/level8", "/options", "/new/level10"]
    {
        visitor.go(path).await;
        faults(&visitor, path, &mut found).await;
    }
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#who").await;
    faults(&visitor, "a table that waits", &mut found).await;
    visitor.go("/me").await;
    faults(&visitor, "/me", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

async fn game_fits_a_phone(game: &str) {
    let house = House::open();
    let visitor = phone(&house).await;
    set_up(&visitor, game, &["heuristic", "heuristic", "heuristic"]).await;
    let mut player = Player::new(&visitor, By::Clicks, 2);
    let mut found = Vec::new();
    let turn = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;
    faults(&visitor, "the beginning", &mut found).await;
    for turn in ["after two decisions", "after four decisions", "after six decisions"] {
        if !(player.decide().await && player.decide().await) {
            break;
        }
        faults(&visitor, turn, &mut found).await;
    }
    visitor.press("[data-key=m]").await;
    visitor.find("nav.plate").await;
    faults(&visitor, "the menu", &mut found).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test]
async fn level10_fits_a_phone() {
    game_fits_a_phone("level10").await;
}

#[tokio::test]
async fn linko_fits_a_phone() {
    game_fits_a_phone("linko").await;
}

#[tokio::test]
async fn level8_fits_a_phone() {
    game_fits_a_phone("level8").await;
}
