//! Rules, options and menu slide over the table, and one comes back to where one was.

use thirtyfour::Key;

use super::games::set_up;
use super::house::House;
use super::visitor::Visitor;

const IS_OPEN: &str = "return document.getElementById('drawer').open";
const IS_CLOSED: &str = "return !document.getElementById('drawer').open";
const FOCUSED: &str = "return document.activeElement.getAttribute('href')";

/// A table with a mark by which it is seen that the page was never left.
async fn at_a_table(visitor: &Visitor) -> String {
    set_up(visitor, "linko", &["heuristic"]).await;
    let is_mine = "return document.getElementById('act')?.dataset.turn === 'mine'";
    visitor.until("one's turn", is_mine).await;
    visitor.js("window.stayed = true").await;
    visitor.path().await
}

async fn assert_stayed(visitor: &Visitor, path: &str) {
    visitor.until("the drawer to close", IS_CLOSED).await;
    assert_eq!(visitor.js("return window.stayed").await, true);
    assert_eq!(visitor.path().await, path);
}

#[tokio::test]
async fn the_rules_open_over_the_table_and_close_by_key_button_and_back() {
    let house = House::open();
    let visitor = house.visitor().await;
    let path = at_a_table(&visitor).await;
    let rules = format!(".bar a[href^='/rules/linko?back={path}']");
    for way in ["key", "button", "back"] {
        visitor.press(&rules).await;
        visitor.find("#drawer .contents").await;
        assert_eq!(visitor.js(IS_OPEN).await, true);
        match way {
            "key" => visitor.keys(&char::from(Key::Escape).to_string()).await,
            "button" => visitor.press("#drawer .head button").await,
            _ => visitor.driver().back().await.expect("the way back"),
        }
        assert_stayed(&visitor, &path).await;
        let focused = visitor.js(FOCUSED).await;
        assert!(
            focused.as_str().is_some_and(|href| href.starts_with("/rules")),
            "{way}: {focused}"
        );
    }
    // The way back has not been used up by drawers.
    visitor.js("history.back()").await;
    visitor.until("the page before", "return !window.stayed").await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn what_is_done_in_a_drawer_is_seen_at_the_table() {
    let house = House::open();
    let visitor = house.visitor().await;
    let path = at_a_table(&visitor).await;
    visitor.press("[data-key=m]").await;
    visitor.press("#drawer button[name=pace][value=slow]").await;
    assert_stayed(&visitor, &path).await;
    visitor.until("the table's address", "return !history.state?.drawer").await;
    // Options load the page anew in other looks, and lead back to the table.
    visitor.press(".bar a[href^='/options']").await;
    visitor.choose("theme", "dark").await;
    visitor.press("#drawer .btn.primary").await;
    visitor
        .until("the dark table", "return document.documentElement.dataset.theme === 'dark'")
        .await;
    assert_eq!(visitor.path().await, path);
    visitor.find("#dock").await;
}

#[tokio::test]
async fn a_chapter_is_found_within_the_drawer() {
    let house = House::open();
    let visitor = house.visitor().await;
    let path = at_a_table(&visitor).await;
    visitor.press(".bar a[href*=rules]").await;
    let last = "#drawer .contents li:last-child a";
    let chapter = visitor.find(last).await.attr("href").await.expect("a link").expect("a chapter");
    visitor.press(last).await;
    let is_seen = "const box = document.querySelector(`#drawer [id='${arguments[0].slice(1)}']`).getBoundingClientRect()
                   return box.top >= 0 && box.top < innerHeight";
    visitor.until_with("the chapter", is_seen, &serde_json::json!([chapter])).await;
    assert_eq!(visitor.js(IS_OPEN).await, true);
    visitor.driver().back().await.expect("the way back");
    assert_stayed(&visitor, &path).await;
}

#[tokio::test]
async fn a_reason_opens_the_rules_at_its_rule() {
    const AT: &str = r##"
        const [rule] = arguments
        const named = document.querySelector("#drawer .named")
        const box = named?.getBoundingClientRect()
        return named?.id === rule && box.top >= 0 && box.top < innerHeight
    "##;
    let house = House::open();
    let visitor = house.visitor().await;
    at_a_table(&visitor).await;
    visitor.js("document.querySelector('.bar a[href*=rules]').href += '#LK-7'").await;
    visitor.press(".bar a[href*=rules]").await;
    visitor.until_with("the rule", AT, &serde_json::json!(["LK-7"])).await;
}
