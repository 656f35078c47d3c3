//! The seal of a deal: the browser itself finds out that nobody chose the cards.

use serde_json::json;

use super::barriers::Checker;
use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

const STATE: &str = "return document.querySelector('.seal-of-deal').dataset.state";

/// The state of each check.
const CHECKS: &str = "return [...document.querySelectorAll('.seal-of-deal [data-check]')]
    .map(line => line.hidden ? '' : line.dataset.state)";

/// Ends a game after one decision, and reads how it went.
async fn story(visitor: &Visitor, game: &str) {
    set_up(visitor, game, &["random", "random"]).await;
    assert!(Player::new(visitor, By::Clicks, 1).decide().await);
    visitor.press("[data-key=m]").await;
    visitor.press("#drawer [name=vote][value=end]").await;
    visitor.find("#dock a[href$=replay]").await;
    let path = visitor.path().await;
    visitor.go(&format!("{path}/story")).await;
}

async fn sealed(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    story(&visitor, game).await;
    assert_eq!(visitor.until("the check", STATE).await, "good");
    // The browser saw the fingerprint before the game, and added something.
    assert_eq!(visitor.js(CHECKS).await, json!(["good", "good", "good", "good", "good"]));
    visitor.press(".seal-of-deal summary").await;
    visitor.find(".seal-of-deal code[data-fill=commitment]:not(:empty)").await;
    visitor.find(".seal-of-deal code[data-nonce='0']:not(:empty)").await;
    let mut checker = Checker::new(&visitor);
    checker.check("an open seal").await;
    checker.finish();
    // Where plain http offers no cryptography, SHA-256 is our own.
    let without = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })";
    visitor.prepare(without).await;
    let path = visitor.path().await;
    visitor.go(&path).await;
    assert_eq!(visitor.js("return crypto.subtle === undefined").await, true);
    assert_eq!(visitor.until("the check", STATE).await, "good");
    // A record that is not what was promised breaks the seal.
    let spoil = "const real = fetch
        window.fetch = async (...all) => {
            const record = await (await real(...all)).json()
            record.moves[0].pile.reverse()
            return new Response(JSON.stringify(record))
        }";
    visitor.prepare(spoil).await;
    visitor.go(&path).await;
    assert_eq!(visitor.until("the check", STATE).await, "bad");
    assert_eq!(visitor.js(CHECKS).await, json!(["good", "good", "good", "good", "bad"]));
}

#[tokio::test]
async fn the_seal_of_level10_is_checked() {
    sealed("level10").await;
}

#[tokio::test]
async fn the_seal_of_linko_is_checked() {
    sealed("linko").await;
}

#[tokio::test]
async fn the_seal_of_level8_is_checked() {
    sealed("level8").await;
}
