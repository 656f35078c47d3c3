//! A friend's first minute: from the link in a chat to the first card.

use serde_json::json;

use super::house::House;
use super::player::{By, Player};

/// The friend presses three things: the seat, a card, and that it is played.
#[tokio::test]
async fn a_friend_comes_by_a_link_and_plays_after_three_presses() {
    let house = House::open();
    let (host, friend) = (house.visitor().await, house.visitor().await);
    host.go("/new/linko").await;
    for (number, plan) in [(2, "open"), (3, "closed"), (4, "closed"), (5, "closed")] {
        host.choose(&format!("seat{number}"), plan).await;
    }
    host.press("form.fields .btn.primary").await;
    let link = host.find("#invite .link").await.value().await.expect("a link");

    friend.go(&link.expect("a link")).await;
    let preview = "return ['og:title', 'og:description', 'og:url'].every(name =>
                   document.querySelector(`meta[property='${name}']`)?.content)";
    assert_eq!(friend.js(preview).await, true, "chats have nothing to show");
    let picture = "const [address, done] = [document.querySelector(`meta[property='og:image']`).content, arguments[0]]
                   const picture = new Image()
                   picture.onload = () => done([picture.naturalWidth, picture.naturalHeight])
                   picture.src = address";
    let size = friend.driver().execute_async(picture, Vec::new()).await.expect("a picture");
    assert_eq!(*size.json(), json!([1200, 630]));
    friend.write("#you input", "Ada").await;
    friend.press("#act button[name=join]").await;
    host.until("Ada", "return document.getElementById('who').textContent.includes('Ada')").await;
    host.press("#act button[name=begin]").await;
    friend.find("#dock .hand ul button").await;
    // Who begins may have more to decide than the first cards.
    let turn = "return document.getElementById('act')?.dataset.turn";
    while host.until("the game", turn).await == "mine" {
        assert!(Player::new(&host, By::Clicks, 1).decide().await);
    }
    friend.until("the turn", &format!("{turn} === 'mine'")).await;
    friend.press("#dock .hand ul button").await;
    friend.press("#dock .btn.primary[name=action]").await;
    friend.until("a card on the table", "return document.querySelector('#mine .card')").await;
}

/// Somebody with a name is not asked again, but may change it.
#[tokio::test]
async fn a_name_is_asked_once() {
    let house = House::open();
    let visitor = house.visitor().await;
    let name = "return document.querySelector('#you input').value";
    visitor.go("/new/linko").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#you input").await;
    assert_eq!(visitor.js(name).await, "", "a guest has no name");
    visitor.write("#you input", "Olga").await;
    visitor.press("button[name=ready]").await;
    visitor
        .until(
            "the name at the seat",
            "return document.querySelector('.chair.me b').textContent === 'Olga'",
        )
        .await;
    visitor.go("/new/level8").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#you input").await;
    assert_eq!(visitor.js(name).await, "Olga");
}

#[tokio::test]
async fn the_link_is_copied_and_shared() {
    let house = House::open();
    let visitor = house.visitor().await;
    let fakes = "const keep = name => text => { window[name] = text; return Promise.resolve() }
                 Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep('copied') } })
                 Object.defineProperty(navigator, 'share', { value: keep('shared') })";
    visitor.prepare(fakes).await;
    visitor.go("/new/linko").await;
    visitor.press("form.fields .btn.primary").await;
    visitor.press(".to-copy").await;
    visitor.press(".to-share").await;
    let link = visitor.js("return location.href").await;
    let kept = "return [window.copied, window.shared.url]";
    assert_eq!(visitor.js(kept).await, json!([link, link]));
}
