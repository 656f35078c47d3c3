//! In a house's own network there is no TLS, and without it browsers keep some things from a page.

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
