//! axe-core finds no barrier on any page, by day and by night, and the browser complains of nothing.

use std::fmt::Write;

use serde_json::{Value, json};

use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// The checker's script.
fn axe() -> String {
    let path = std::env::var("SOBREMESA_AXE").expect(
        "SOBREMESA_AXE is not set: `cargo xtask test` installs axe-core and names its script",
    );
    std::fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{path} cannot be read ({error}); `cargo xtask test` installs axe-core")
    })
}

/// Someone who looks at pages with the checker.
pub(crate) struct Checker<'a> {
    visitor: &'a Visitor,
    axe: String,
    found: String,
}

impl Checker<'_> {
    pub(crate) fn new(visitor: &Visitor) -> Checker<'_> {
        Checker { visitor, axe: axe(), found: String::new() }
    }

    /// Opens a page and checks it.
    async fn open(&mut self, path: &str) {
        self.visitor.go(path).await;
        self.check(path).await;
    }

    /// Checks the page as it is, by day and by night.
    pub(crate) async fn check(&mut self, what: &str) {
        const RUN: &str = r##"
            const done = arguments[arguments.length - 1]
            const said = violation => `${violation.id}: ${violation.help}\n` +
                violation.nodes.slice(0, 4).map(node => `    ${node.html.slice(0, 160)}\n      ${node.failureSummary.replaceAll("\n", " ").slice(0, 300)}\n`).join("")
            axe.run(document, { resultTypes: ["violations"], preload: false })
                .then(result => done(result.violations.map(said)), error => done([String(error)]))
        "##;
        for theme in ["light", "dark"] {
            let feature = json!({ "name": "prefers-color-scheme", "value": theme });
            let still = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
            let media = json!({ "features": [feature, still] });
            self.visitor.cdp("Emulation.setEmulatedMedia", media).await;
            let is_there = self.visitor.js("return typeof axe").await != "undefined";
            if !is_there {
                self.visitor.js(&self.axe).await;
            }
            let found = self.visitor.driver().execute_async(RUN, Vec::new()).await;
            let found: Vec<Value> = found.expect("it checks").convert().expect("a list");
            for violation in found {
                let text = violation.as_str().unwrap_or_default();
                writeln!(self.found, "{what} ({theme}): {text}").expect("it is text");
            }
        }
        for complaint in self.visitor.complaints().await {
            // That there is no such page is what the browser was asked to find.
            if !complaint.contains("404 (Not Found)") {
                writeln!(self.found, "{what}: the browser says {complaint}").expect("it is text");
            }
        }
    }

    pub(crate) fn finish(self) {
        assert!(self.found.is_empty(), "{}", self.found);
    }
}

#[tokio::test]
async fn the_pages_around_the_games_have_no_barriers() {
    let house = House::open();
    let visitor = house.visitor().await;
    let mut checker = Checker::new(&visitor);
    checker.open("/").await;
    checker.open("/rules/level10").await;
    checker.open("/rules/linko").await;
    checker.open("/rules/level8").await;
    checker.open("/new/level10").await;
    checker.open("/new/linko").await;
    checker.open("/new/level8").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#who").await;
    checker.check("a table that waits").await;
    checker.open("/").await;
    checker.open("/games").await;
    checker.open("/turns").await;
    visitor.find("[data-push]").await;
    checker.check("turns, with an offer").await;
    checker.open("/me").await;
    checker.open("/options").await;
    checker.open("/t/nothing").await;
    checker.open("/nothing").await;
    checker.finish();
}

/// A game as it begins, with a card picked, with a hint, in the middle, its menu, and given up or over.
async fn game_has_no_barriers(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["heuristic", "heuristic"]).await;
    let mut checker = Checker::new(&visitor);
    let turn = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;
    checker.check("the beginning").await;
    visitor.press("button[name=hint]").await;
    visitor.find("#dock .hinted").await;
    checker.check("a hint").await;
    let mut player = Player::new(&visitor, By::Clicks, 1);
    let mut goes_on = true;
    for step in ["after one decision", "after three decisions", "after five decisions"] {
        goes_on = goes_on && player.decide().await;
        checker.check(step).await;
        goes_on = goes_on && player.decide().await;
    }
    let turn = "return document.querySelector('[name=rematch]') ? 'over'
                : document.getElementById('act').dataset.turn === 'mine' && 'turn'";
    goes_on = visitor.until("a turn or the end", turn).await == "turn";
    if goes_on {
        visitor.press(".hand ul button").await;
        visitor.find(".hand [aria-pressed=true], .hand .selected, #dock .reason").await;
        checker.check("a card picked").await;
    }
    visitor.press("[data-key=m]").await;
    visitor.find("#drawer nav.plate").await;
    checker.check("the menu").await;
    visitor.press("#drawer a[href^='/rules']").await;
    visitor.find("#drawer .contents").await;
    checker.check("the rules over the table").await;
    visitor.press("#drawer .head button").await;
    for (link, is_seen) in
        [(".bar a[href^='/options']", "#drawer [name=theme]"), (".all-of-it", "#drawer .column ol")]
    {
        visitor.press(link).await;
        visitor.find(is_seen).await;
        checker.check(link).await;
        visitor.press("#drawer .head button").await;
    }
    if goes_on {
        visitor.press("[data-key=m]").await;
        visitor.press("#drawer button[name=vote][value=end]").await;
    }
    visitor.find("#dock [name=rematch]").await;
    checker.check("given up").await;
    checker.finish();
}

#[tokio::test]
async fn level10_has_no_barriers() {
    game_has_no_barriers("level10").await;
}

#[tokio::test]
async fn linko_has_no_barriers() {
    game_has_no_barriers("linko").await;
}

#[tokio::test]
async fn level8_has_no_barriers() {
    game_has_no_barriers("level8").await;
}
