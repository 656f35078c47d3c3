//! Cards travel to their new places, unless the reader wants nothing to move.

use serde_json::{Value, json};

use super::driver::Motion;
use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// Before a page loads: its stream is one that the test speaks through.
const OWN_STREAM: &str = r##"
window.EventSource = class {
    static CLOSED = 2
    heard = {}
    readyState = 1
    constructor() { window.stream = this }
    addEventListener(name, listener) { this.heard[name] = listener }
    close() {}
}
"##;

/// Sixty cards lie below each other; again and again they come in the opposite order, and all of them
/// travel. Returns how many move, and the median of the milliseconds from the event until all have
/// begun.
const SIXTY: &str = r##"
const done = arguments[arguments.length - 1]
const card = index => `<li class="card"><svg><use href="#face-${index}"></use></svg></li>`
const cards = [...Array(60).keys()].map(card)
const frame = () => new Promise(shown => requestAnimationFrame(() => setTimeout(shown)))
let version = Number(document.querySelector("main").dataset.version) + 5
const say = () => window.stream.heard.regions({
    data: `<section id="dock" class="dock"><ul>${cards.join("")}</ul></section>`, lastEventId: String(version++),
})
const round = async () => {
    document.getAnimations().forEach(animation => animation.cancel())
    cards.reverse()
    await frame()
    const start = performance.now()
    say()
    const moving = document.getAnimations().filter(animation => animation.effect.target.matches(".card"))
    await Promise.all(moving.map(animation => animation.ready))
    return [moving.length, performance.now() - start]
}
const rounds = async () => {
    say()
    const measured = []
    while (measured.length < 11) measured.push(await round())
    measured.sort(([, one], [, other]) => one - other)
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

async fn sixty_cards(motion: Motion) -> (u64, f64) {
    let house = House::open();
    let visitor = at_own_stream(&house, motion).await;
    let measured = visitor.driver().execute_async(SIXTY, Vec::new()).await.expect("figures");
    let measured: Vec<Value> = measured.convert().expect("a list");
    (measured[0].as_u64().expect("a count"), measured[1].as_f64().expect("a time"))
}

/// No figure is demanded here, because tests share their machine; CONTRIBUTING.md has one.
#[tokio::test]
async fn sixty_cards_start_to_move_at_once() {
    let (count, millis) = sixty_cards(Motion::On).await;
    assert_eq!(count, 60);
    println!("60 cards start to move {millis:.1} ms after the event");
}

#[tokio::test]
async fn nothing_moves_for_those_who_want_that() {
    let (count, _) = sixty_cards(Motion::Off).await;
    assert_eq!(count, 0);
}

#[tokio::test]
async fn what_is_only_pushed_aside_does_not_travel() {
    const WITHOUT_SEATS: &str = r##"
        const pile = () => document.querySelector("#piles .card").getBoundingClientRect().y
        const before = pile()
        const version = Number(document.querySelector("main").dataset.version) + 1
        const data = `<section id="seats" class="seats"></section>`
        window.stream.heard.regions({ data, lastEventId: String(version) })
        const moving = document.getAnimations().filter(animation => animation.effect.target.matches(".card"))
        return [Math.abs(pile() - before) > 2, moving.length]
    "##;
    let house = House::open();
    let visitor = at_own_stream(&house, Motion::On).await;
    assert_eq!(visitor.js(WITHOUT_SEATS).await, json!([true, 0]));
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
