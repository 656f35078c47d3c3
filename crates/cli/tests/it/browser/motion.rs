//! Cards travel to their new places, unless the reader wants nothing to move.

use serde_json::{Value, json};

use super::driver::Motion;
use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// Before a page loads: its stream is one that the test speaks through.
pub(super) const OWN_STREAM: &str = r##"
window.EventSource = class {
    static CLOSED = 2
    heard = {}
    readyState = 1
    constructor() { window.stream = this }
    addEventListener(name, listener) { this.heard[name] = listener }
    close() {}
}
"##;

/// Sixty cards lie in one place; again and again all of them go to the other one. Returns how many fly and
/// how many are marked, and the median of the milliseconds from the event until all have begun.
const SIXTY: &str = r##"
const done = arguments[arguments.length - 1]
const names = [...Array(60).keys()]
const card = index => `<li class="card"><svg><use href="#face-${index}"></use></svg></li>`
const frame = () => new Promise(shown => requestAnimationFrame(() => setTimeout(shown)))
let row = 1000, [from, to] = ["here", "there"]
const list = (name, cards) => `<ul data-place="${name}">${cards.join("")}</ul>`
const say = () => window.stream.heard.regions({ lastEventId: "1", data: `
    <section id="dock" class="dock">${list("here", to === "here" ? names.map(card) : [])}
        ${list("there", to === "there" ? names.map(card) : [])}</section>
    <ol id="flights" hidden><li data-row="${row++}"><ul data-step="fly"><li data-from="${from}" data-to="${to}"
        data-cards="${names.map(index => `face-${index}/fig`).join(" ")}"></li></ul></li></ol>` })
const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }))
const round = async () => {
    press();
    [from, to] = [to, from]
    await frame()
    const start = performance.now()
    say()
    const flying = document.getAnimations().filter(animation => animation.effect.target.matches(".flying > .card"))
    await Promise.all(flying.map(animation => animation.ready))
    return [flying.length, document.querySelectorAll(".moved").length, performance.now() - start]
}
const rounds = async () => {
    say()
    const measured = []
    while (measured.length < 11) measured.push(await round())
    measured.sort(([, , one], [, , other]) => one - other)
    return measured[5]
}
rounds().then(done)
"##;

/// A table whose stream is the test's.
async fn at_own_stream(house: &House, motion: Motion) -> Visitor {
    let visitor = house.visitor_with(motion).await;
    set_up(&visitor, "level8", &["heuristic"]).await;
    visitor.prepare(OWN_STREAM).await;
    visitor.reload().await;
    visitor.until("the stream", "return window.stream?.heard.regions").await;
    visitor
}

/// How many of sixty cards fly, and how many are marked; and how long it takes.
async fn sixty_cards(motion: Motion) -> ([Option<u64>; 2], f64) {
    let house = House::open();
    let visitor = at_own_stream(&house, motion).await;
    let measured = visitor.driver().execute_async(SIXTY, Vec::new()).await.expect("figures");
    let measured: Vec<Value> = measured.convert().expect("a list");
    ([measured[0].as_u64(), measured[1].as_u64()], measured[2].as_f64().expect("a time"))
}

/// No figure is demanded here, because tests share their machine; CONTRIBUTING.md has one.
#[tokio::test]
async fn sixty_cards_start_to_move_at_once() {
    let (counts, millis) = sixty_cards(Motion::On).await;
    assert_eq!(counts, [Some(60), Some(0)]);
    println!("60 cards start to move {millis:.1} ms after the event");
}

#[tokio::test]
async fn nothing_moves_for_those_who_want_that_and_marks_say_the_same() {
    let (counts, _) = sixty_cards(Motion::Off).await;
    assert_eq!(counts, [Some(0), Some(60)], "marks tell what has moved");
}

/// Says that the seats are gone, in as many new rows as the argument tells, and returns whether the pile
/// was pushed aside, how many cards of the page move, and how many fly.
const WITHOUT_SEATS: &str = r##"
    const pile = () => document.querySelector("#piles .card").getBoundingClientRect().y
    const before = pile()
    const rows = [...Array(arguments[0]).keys()].map(row => `<li data-row="${1000 + row}"><ul data-step="fly">
        <li data-from="pile" data-to="hand:0" data-cards="back/back"></li></ul></li>`)
    const data = `<section id="seats" class="seats"></section><ol id="flights" hidden>${rows.join("")}</ol>`
    window.stream.heard.regions({ data, lastEventId: "1" })
    const flying = document.querySelectorAll(".flying > .card").length
    const moving = document.getAnimations().filter(({ effect: { target } }) => target.matches("main .card"))
    return [Math.abs(pile() - before) > 2, moving.length, flying]
"##;

#[tokio::test]
async fn what_is_only_pushed_aside_does_not_travel() {
    let house = House::open();
    let visitor = at_own_stream(&house, Motion::On).await;
    assert_eq!(visitor.js_with(WITHOUT_SEATS, &json!([3])).await, json!([true, 0, 3]));
}

#[tokio::test]
async fn whoever_is_far_behind_sees_everything_at_once() {
    let house = House::open();
    let visitor = at_own_stream(&house, Motion::On).await;
    assert_eq!(visitor.js_with(WITHOUT_SEATS, &json!([4])).await, json!([true, 0, 0]));
}

#[tokio::test]
async fn news_wait_until_a_card_is_let_go() {
    const TAKE: &str = r##"
        const card = document.querySelector(".hand li")
        card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true }))
        window.stream.heard.regions({ data: `<aside id="log" class="news"></aside>`, lastEventId: "1" })
        return document.querySelector("#log.news") === null
    "##;
    const LET_GO: &str =
        "document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))";
    let house = House::open();
    let visitor = at_own_stream(&house, Motion::Off).await;
    assert_eq!(visitor.js(TAKE).await, json!(true));
    visitor.js(LET_GO).await;
    visitor.find("#log.news").await;
}

#[tokio::test]
async fn the_card_that_was_drawn_is_marked() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "level8", &["heuristic"]).await;
    // The bot may begin, and with a skip.
    let turn = "return document.getElementById('act')?.dataset.turn === 'mine'
                && (document.querySelector('#piles button.playable') ? 'draw' : 'pass')";
    while visitor.until("a turn", turn).await == "pass" {
        Player::new(&visitor, By::Clicks, 1).decide().await;
    }
    visitor.press("#piles button.playable").await;
    visitor.find(".hand .card.new").await;
    assert_eq!(visitor.js("return document.querySelectorAll('.hand .new').length").await, json!(1));
}

#[tokio::test]
async fn a_played_card_travels() {
    const COUNT: &str = r##"
        const animate = Element.prototype.animate
        window.travels = 0
        Element.prototype.animate = function (...how) {
            window.travels += 1
            return animate.apply(this, how)
        }
    "##;
    let house = House::open();
    let visitor = house.visitor_with(Motion::On).await;
    set_up(&visitor, "linko", &["heuristic"]).await;
    visitor.js(COUNT).await;
    assert!(Player::new(&visitor, By::Clicks, 1).decide().await);
    visitor.until("a card that travels", "return window.travels > 0").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
