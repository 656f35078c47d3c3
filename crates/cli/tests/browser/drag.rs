//! A hand that is sorted by hand.

use serde_json::{Value, json};

use crate::games::set_up;
use crate::house::House;
use crate::visitor::Visitor;

const ORDER: &str =
    "return [...document.querySelectorAll('.hand li')].map(item => item.dataset.card)";

/// The middle of a card of the hand.
async fn middle(visitor: &Visitor, index: usize) -> (f64, f64) {
    let script =
        "const box = document.querySelectorAll('.hand li')[arguments[0]].getBoundingClientRect()
                  return [box.x + box.width / 2, box.y + box.height / 2]";
    let Value::Array(middle) = visitor.js_with(script, &json!([index])).await else {
        panic!("two numbers")
    };
    let number = |at: usize| middle[at].as_f64().expect("a number");
    (number(0), number(1))
}

/// Drags the first card behind the third one by the events of this kind.
async fn drag(visitor: &Visitor, (press, hover, release): (Value, Value, Value)) {
    let ((x, y), (to_x, to_y)) = (middle(visitor, 0).await, middle(visitor, 2).await);
    let steps = [
        (press, x, y),
        (hover.clone(), x + 12.0, y),
        (hover, to_x + 9.0, to_y),
        (release, to_x + 9.0, to_y),
    ];
    for (mut event, x, y) in steps {
        let method = if event.get("button").is_some() {
            "Input.dispatchMouseEvent"
        } else {
            "Input.dispatchTouchEvent"
        };
        if method == "Input.dispatchMouseEvent" {
            (event["x"], event["y"]) = (json!(x), json!(y));
        } else if event["type"] != "touchEnd" {
            event["touchPoints"] = json!([{ "x": x, "y": y }]);
        }
        visitor.cdp(method, event).await;
    }
}

async fn first_goes_behind_third(visitor: &Visitor, events: (Value, Value, Value)) {
    let address = visitor.js("return location.search").await;
    let before = visitor.js(ORDER).await;
    drag(visitor, events).await;
    let expected = json!([before[1], before[2], before[0]]);
    let moved = "return JSON.stringify([...document.querySelectorAll('.hand li')].slice(0, 3).map(item => item.dataset.card)) === arguments[0]";
    visitor.until_with("the new order", moved, &json!([expected.to_string()])).await;
    assert_eq!(visitor.js("return location.search").await, address, "no card is picked by it");
    visitor.js("location.reload()").await;
    visitor.until_with("the same order again", moved, &json!([expected.to_string()])).await;
}

#[tokio::test]
async fn cards_are_dragged_by_mouse_and_by_finger() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "level8", &["heuristic"]).await;
    visitor.press(".handbar .pick button:last-child").await;
    visitor.find("[data-sortable]").await;
    let mouse =
        |event: &str| json!({ "type": event, "button": "left", "buttons": 1, "clickCount": 1 });
    let events = (mouse("mousePressed"), mouse("mouseMoved"), mouse("mouseReleased"));
    first_goes_behind_third(&visitor, events).await;

    visitor.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    let touch = |event: &str| json!({ "type": event, "touchPoints": [] });
    let events = (touch("touchStart"), touch("touchMove"), touch("touchEnd"));
    first_goes_behind_third(&visitor, events).await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}
