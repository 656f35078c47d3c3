//! A turn without JavaScript: forms, and a link to look again.

use serde_json::json;

use super::house::House;
use super::player::Player;

async fn turns_without_script(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    visitor.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    visitor.go("/").await;
    visitor.press(&format!("form[action='/play/{game}'] button")).await;
    visitor.press("#act button[name=begin]").await;
    visitor.find("#dock").await;
    assert_eq!(visitor.js("return document.documentElement.className").await, "", "a script ran");
    let mut player = Player::without_script(&visitor, 2);
    for _ in 0..3 {
        assert!(player.decide().await, "a game takes longer");
    }
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn level10_is_played_without_a_script() {
    turns_without_script("level10").await;
}

#[tokio::test]
async fn linko_is_played_without_a_script() {
    turns_without_script("linko").await;
}

#[tokio::test]
async fn level8_is_played_without_a_script() {
    turns_without_script("level8").await;
}
