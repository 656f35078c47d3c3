//! In a house's own network there is no TLS, and without it browsers keep some things from a page.

use serde_json::json;

use super::games::set_up;
use super::house::House;
use super::player::{By, Player};

#[tokio::test]
async fn moves_are_made_without_what_needs_tls() {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.prepare("delete Crypto.prototype.randomUUID").await;
    set_up(&visitor, "linko", &["heuristic"]).await;
    assert_eq!(visitor.js("return typeof crypto.randomUUID").await, "undefined");
    let mut player = Player::new(&visitor, By::Clicks, 1);
    for _ in 0..3 {
        assert!(player.decide().await, "a game takes longer");
    }
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// Without TLS browsers neither copy nor share; and other devices can follow the link, so there is a
/// picture of it.
#[tokio::test]
async fn a_link_is_selected_by_one_press() {
    const SELECTED: &str = "const link = document.querySelector('#invite .link')
                            return link.value.slice(link.selectionStart, link.selectionEnd)";
    let house = House::open();
    let visitor = house.visitor().await;
    let elsewhere = house.link().replace("127.0.0.1", "sobremesa.test");
    visitor.go(&format!("{elsewhere}/new/linko")).await;
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#invite .qr svg").await;
    let means = "return [isSecureContext, !!navigator.clipboard, !!navigator.share,
                 document.querySelector('.to-copy').checkVisibility()]";
    assert_eq!(visitor.js(means).await, json!([false, false, false, false]));
    visitor.press("#invite .link").await;
    let link = visitor.until("the selected link", SELECTED).await;
    assert_eq!(link, visitor.js("return location.href").await);
}
