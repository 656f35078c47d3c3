//! If the connection drops, the page says so and catches up when it returns.

use super::friends::Pair;
use super::house::House;
use super::player::{By, Player};

#[tokio::test]
async fn a_killed_server_is_noticed_and_its_return_shows_the_true_state() {
    const IS_CUT_OFF: &str = "return document.body.classList.contains('offline')
                              && document.getElementById('offline').checkVisibility()";
    const IS_BACK: &str = "return !document.body.classList.contains('offline')
                           && document.getElementById('offline').hidden";
    let mut house = House::open();
    let pair = Pair::sit_down(&house, "linko").await;
    let (active, _) = pair.by_turn().await;
    Player::new(active, By::Clicks, 1).decide().await;
    pair.agree().await;
    house.kill();
    for visitor in [&pair.host, &pair.friend] {
        visitor.until("the note that the line is cut", IS_CUT_OFF).await;
        let opacity = "return getComputedStyle(document.querySelector('main')).filter
                       + getComputedStyle(document.querySelector('main')).opacity";
        assert_ne!(visitor.js(opacity).await, "none1", "the table is not greyed");
    }
    house.reopen();
    for visitor in [&pair.host, &pair.friend] {
        visitor.until("the line", IS_BACK).await;
        assert_eq!(visitor.js("return window.isTheSame").await, true, "the page came again");
    }
    let (active, _) = pair.by_turn().await;
    assert!(Player::new(active, By::Clicks, 1).decide().await);
    pair.agree().await;
}
