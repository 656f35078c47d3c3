//! A hand that is sorted by hand.

use serde_json::{Value, json};

use super::games::set_up;
use super::house::House;
use super::visitor::Visitor;

const ORDER: &str =
    "return [...document.querySelectorAll('.hand li')].map(item => item.dataset.card)";

const FIRST_THREE: &str = "return JSON.stringify([...document.querySelectorAll('.hand li')]
    .slice(0, 3).map(item => item.dataset.card))";

/// The middle of a card of the hand, which is brought into sight.
async fn middle(visitor: &Visitor, index: usize) -> (f64, f64) {
    let script = "const card = document.querySelectorAll('.hand li')[arguments[0]]
                  card.scrollIntoView({ block: 'center' })
                  const box = card.getBoundingClientRect()
                  return [box.x + box.width / 2, box.y + box.height / 2]";
    let Value::Array(middle) = visitor.js_with(script, &json!([index])).await else {
        panic!("two numbers")
    };
    let number = |at: usize| middle[at].as_f64().expect("a number");
    (number(0), number(1))
}

/// What is pressed, moved and released.
const MOUSE: [&str; 3] = ["mousePressed", "mouseMoved", "mouseReleased"];
const FINGER: [&str; 3] = ["touchStart", "touchMove", "touchEnd"];

async fn send(visitor: &Visitor, kind: &str, (x, y): (f64, f64)) {
    if kind.starts_with("mouse") {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        visitor.cdp("Input.dispatchMouseEvent", event).await;
    } else {
        let points = if kind == "touchEnd" { json!([]) } else { json!([{ "x": x, "y": y }]) };
        let event = json!({ "type": kind, "touchPoints": points });
        visitor.cdp("Input.dispatchTouchEvent", event).await;
    }
}

/// Drags the first card behind the third one: so it stays, and no card is picked by it.
async fn drag(visitor: &Visitor, [press, hover, release]: [&str; 3]) {
    let address = visitor.js("return location.search").await;
    let before = visitor.js(ORDER).await;
    let ((x, y), (to_x, to_y)) = (middle(visitor, 0).await, middle(visitor, 2).await);
    let to = (to_x + 9.0, to_y);
    send(visitor, press, (x, y)).await;
    send(visitor, hover, (x + 12.0, y)).await;
    send(visitor, hover, to).await;
    send(visitor, release, to).await;
    let expected = json!([json!([before[1], before[2], before[0]]).to_string()]);
    let is_so = format!("{FIRST_THREE} === arguments[0]");
    visitor.until_with("the new order", &is_so, &expected).await;
    assert_eq!(visitor.js("return location.search").await, address);
    visitor.reload().await;
    visitor.until_with("the same order again", &is_so, &expected).await;
}

#[tokio::test]
async fn cards_are_dragged_by_mouse_and_by_finger() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "level8", &["heuristic"]).await;
    visitor.press(".handbar .pick button:last-child").await;
    visitor.find("[data-sortable]").await;
    // What the bot does would move the hand under the pointer.
    let is_turn = "return document.body.textContent.includes('your turn')";
    visitor.until("one's turn", is_turn).await;
    drag(&visitor, MOUSE).await;
    visitor.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    drag(&visitor, FINGER).await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
