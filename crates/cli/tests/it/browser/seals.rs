//! The seal of a deal: the browser itself finds out whether anyone could choose the cards.

use serde_json::json;
use sobremesa_table::{FairDeal, Nonce, Salt, Secret};

use super::barriers::Checker;
use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// Everything follows, but this browser kept nothing from before the deal.
const NOT_COMPARED: [&str; 5] = ["good", "", "good", "", "good"];

/// Ends a game after one decision, and reads how it went.
async fn story(visitor: &Visitor) {
    assert!(Player::new(visitor, By::Clicks, 1).decide().await);
    visitor.press("[data-key=m]").await;
    visitor.press("#drawer [name=vote][value=end]").await;
    visitor.find("#dock a[href$=replay]").await;
    let path = visitor.path().await;
    visitor.go(&format!("{path}/story")).await;
}

/// The seal says this, and each of its checks this, or nothing where there is nothing to compare.
async fn says(visitor: &Visitor, state: &str, checks: [&str; 5]) {
    let found = "return document.querySelector('.seal-of-deal').dataset.state";
    assert_eq!(visitor.until("the check", found).await, state);
    let found = "return [...document.querySelectorAll('.seal-of-deal [data-check]')]
        .map(line => line.dataset.state ?? '')";
    assert_eq!(visitor.js(found).await, json!(checks));
    let shown = "return [...document.querySelectorAll('.seal-of-deal summary span')]
        .filter(span => span.checkVisibility()).map(span => span.className)";
    assert_eq!(visitor.js(shown).await, json!([state]));
}

async fn sealed(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["random", "random"]).await;
    story(&visitor).await;
    // The browser saw the fingerprint before the game, and added something.
    says(&visitor, "good", ["good"; 5]).await;
    visitor.press(".seal-of-deal summary").await;
    visitor.find(".seal-of-deal code[data-fill=commitment]:not(:empty)").await;
    visitor.find(".seal-of-deal code[data-nonce='0']:not(:empty)").await;
    visitor.find(".seal-of-deal [data-check=seen] .seen").await;
    let mut checker = Checker::new(&visitor);
    checker.check("an open seal").await;
    checker.finish();
    // Where plain http offers no cryptography, SHA-256 is our own.
    let without = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })";
    visitor.prepare(without).await;
    visitor.reload().await;
    assert_eq!(visitor.js("return crypto.subtle === undefined").await, true);
    says(&visitor, "good", ["good"; 5]).await;
    // A record that is not what was promised breaks the seal.
    let spoil = "const real = fetch
        window.fetch = async (...all) => {
            const record = await (await real(...all)).json()
            record.moves[0].pile.reverse()
            return new Response(JSON.stringify(record))
        }";
    visitor.prepare(spoil).await;
    visitor.reload().await;
    says(&visitor, "bad", ["good", "good", "good", "good", "bad"]).await;
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

/// A server that alone makes the deal can choose it, however well everything fits.
#[tokio::test]
async fn a_seal_to_which_nobody_added_anything_vouches_for_nothing() {
    let house = House::open();
    let visitor = house.visitor().await;
    let scripts_are_off = |value: bool| {
        visitor.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": value }))
    };
    scripts_are_off(true).await;
    visitor.reload().await;
    visitor.press("form[action='/play/linko'] button").await;
    visitor.press("#act button[name=begin]").await;
    visitor.find("#dock").await;
    scripts_are_off(false).await;
    visitor.reload().await;
    story(&visitor).await;
    says(&visitor, "alone", NOT_COMPARED).await;
}

/// Somebody who is dealt the same cards later cannot tell either: by then their secret was known.
#[tokio::test]
async fn a_browser_that_was_not_there_cannot_tell_who_chose_the_cards() {
    let house = House::open();
    let (visitor, late) = (house.visitor().await, house.visitor().await);
    set_up(&visitor, "linko", &["random", "random"]).await;
    story(&visitor).await;
    let told = visitor.path().await;
    let table = told.trim_end_matches("/story");
    late.go(&told).await;
    says(&late, "unseen", NOT_COMPARED).await;
    late.press(".seal-of-deal summary").await;
    late.find(".seal-of-deal [data-check=seen] .unseen").await;
    for (again, state, checks) in [(&late, "unseen", NOT_COMPARED), (&visitor, "good", ["good"; 5])]
    {
        again.go(&format!("{table}/replay")).await;
        again.press("[name=same_deal]").await;
        let is_elsewhere = format!("return !location.pathname.startsWith('{table}')");
        again.until("another table", &is_elsewhere).await;
        again.find("#dock").await;
        story(again).await;
        says(again, state, checks).await;
    }
}

/// A secret that is for any table could have been tried at others, even if its fingerprint was seen here.
#[tokio::test]
async fn a_record_whose_deal_is_for_any_table_breaks_the_seal() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["random", "random"]).await;
    story(&visitor).await;
    let deal = FairDeal {
        secret: Secret::from_bytes([7; 32]),
        salt: Salt::from_bytes([8; 32]),
        nonces: vec![Nonce::new("mine").expect("a short text")],
        bound: None,
    };
    let record = json!({
        "game": "linko",
        "rules": {},
        "secret": String::from(deal.secret),
        "salt": String::from(deal.salt),
        "commitment": String::from(deal.commitment()),
        "nonces": ["mine"],
        "seed": String::from(deal.seed()),
        "moves": [],
    });
    let older = "const record = RECORD
        const [,, table] = location.pathname.split('/')
        localStorage.setItem(`sobremesa commitment ${table}`, record.commitment)
        localStorage.setItem(`sobremesa nonce ${table}`, record.nonces[0])
        window.fetch = async () => Response.json(record)";
    visitor.prepare(&older.replace("RECORD", &record.to_string())).await;
    visitor.reload().await;
    says(&visitor, "bad", ["bad", "good", "bad", "good", "good"]).await;
}
