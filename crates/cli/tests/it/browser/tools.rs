//! The tools at a table: hint, undo, shortcuts, giving up and another game.

use thirtyfour::Key;

use super::games::set_up;
use super::house::House;
use super::player::{By, Player};

const DECISION: &str = "return document.querySelector('#act [name=decision]').value";

const LOG: &str = "return document.getElementById('log').innerText";

async fn hint_undo_give_up_and_rematch(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["heuristic"]).await;
    visitor.press("button[name=hint]").await;
    visitor.find("#dock .hinted").await;
    let odds = "return /about \\d+%/.test(document.getElementById('dock').innerText)";
    visitor.until("the chance to win", odds).await;

    let mut player = Player::new(&visitor, By::Clicks, 1);
    assert!(player.decide().await);
    let is_mine = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("the next turn", is_mine).await;
    let (decision, said) = (visitor.js(DECISION).await, visitor.js(LOG).await);
    visitor.press("button[name=undo]").await;
    visitor.until("the decision before", &format!("{DECISION} !== {decision}")).await;
    let told = visitor.js(LOG).await.to_string();
    assert_ne!(told, said.to_string(), "what was taken back is told no more");
    assert!(told.contains("You took back"), "{told}");
    let focused = visitor.js("return !!document.activeElement.closest('#dock, #bar')").await;
    assert_eq!(focused, true, "the focus stays at the table");
    assert!(player.decide().await, "the game goes on from there");

    visitor.press("[data-key=m]").await;
    visitor.press("#drawer button[name=vote][value=end]").await;
    visitor.press("#dock button[name=rematch]").await;
    visitor.until("the next game", "return document.getElementById('act')?.dataset.turn").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn level10_has_hint_undo_and_rematch() {
    hint_undo_give_up_and_rematch("level10").await;
}

#[tokio::test]
async fn linko_has_hint_undo_and_rematch() {
    hint_undo_give_up_and_rematch("linko").await;
}

#[tokio::test]
async fn level8_has_hint_undo_and_rematch() {
    hint_undo_give_up_and_rematch("level8").await;
}

#[tokio::test]
async fn shortcuts_are_listed_and_work() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["heuristic"]).await;
    let turn = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;
    visitor.keys("?").await;
    visitor.find("dialog#keys[open]").await;
    visitor.keys(&char::from(Key::Escape).to_string()).await;
    visitor.until("the end of the list", "return !document.querySelector('dialog[open]')").await;

    // To the question, without pressing anything.
    let question = visitor.js("return document.querySelector('#dock .ask').innerHTML").await;
    visitor.keys("d").await;
    let focused = "return document.getElementById('dock').contains(document.activeElement)";
    visitor.until("the focus in the dock", focused).await;
    assert_eq!(visitor.js("return document.querySelector('#dock .ask').innerHTML").await, question);

    // Along the hand, a card picked, and put back.
    let first = "return document.querySelectorAll('.hand ul button')[0]";
    let first = visitor.js(first).await;
    Player::new(&visitor, By::Keys, 1).lead_focus(&first).await;
    visitor.keys(&char::from(Key::Right).to_string()).await;
    let second =
        "return document.activeElement === document.querySelectorAll('.hand ul button')[1]";
    visitor.until("the next card", second).await;
    visitor.keys(&char::from(Key::Enter).to_string()).await;
    visitor.find(".hand button[aria-pressed=true]").await;
    visitor.keys(&char::from(Key::Escape).to_string()).await;
    let none = "return !document.querySelector('.hand button[aria-pressed=true]')";
    visitor.until("the card back in the hand", none).await;

    visitor.keys("m").await;
    visitor.find("nav.plate").await;
}

/// Keeps the next answer back until `release` is called; `settled` says that the page has it.
const HOLD_AN_ANSWER: &str = r##"
    const real = window.fetch
    window.fetch = (...asked) => {
        window.fetch = real
        return new Promise(give => window.release = async () => {
            const answer = await real(...asked)
            answer.text = async () => {
                const text = await Response.prototype.text.call(answer)
                setTimeout(() => window.settled = true)
                return text
            }
            give(answer)
        })
    }
"##;

#[tokio::test]
async fn what_was_picked_last_counts() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["heuristic"]).await;
    let turn = "return document.getElementById('act').dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;
    visitor.js(HOLD_AN_ANSWER).await;
    visitor.press(".hand li:nth-child(1) button").await;
    visitor.until("the question", "return !!window.release").await;
    visitor.press(".hand li:nth-child(2) button").await;
    let second = "return document.querySelector('.hand li:nth-child(2) button').ariaPressed";
    visitor.until("the second card", &format!("{second} === 'true'")).await;
    visitor.js("window.release()").await;
    visitor.until("the answer about the first", "return !!window.settled").await;
    assert_eq!(visitor.js(second).await, "true");
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// In a first game a tip comes by itself, until one wants no more of them.
#[tokio::test]
async fn a_first_game_has_tips() {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.go("/options").await;
    visitor.press("input[name=tips]").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#games").await;
    set_up(&visitor, "linko", &["random", "random"]).await;
    visitor.find("#dock .hinted").await;
    visitor.press(".hinted [name=hint][value=no]").await;
    visitor.until("no tip", "return !document.querySelector('.hinted')").await;
    visitor.reload().await;
    visitor.until("still none", "return !document.querySelector('.hinted')").await;
    visitor.go(&visitor.path().await).await;
    visitor.find("#dock .hinted").await;
    visitor.press("button[name=tips]").await;
    visitor.until("no tip", "return !document.querySelector('.hinted')").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
