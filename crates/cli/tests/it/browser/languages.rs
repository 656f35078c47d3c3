//! Another language in mid-game.

use sobremesa_words::{Language, Words};

use super::games::set_up;
use super::house::House;
use super::player::{By, Player};
use super::visitor::Visitor;

/// Chooses a language where a reader looks for it.
pub(crate) async fn switch(visitor: &Visitor, language: Language) {
    visitor.press("#bar a[href^='/options']").await;
    visitor.choose("language", language.code()).await;
    visitor.js("window.isOld = true").await;
    visitor.press("form.fields .btn.primary").await;
    let dock = format!("html[lang={}] #dock", language.code());
    let is_there = format!("return !window.isOld && document.querySelector('{dock}') && true");
    visitor.until("the page in another language", &is_there).await;
}

async fn game_in_all_languages(game: &str) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, &["heuristic"]).await;
    let path = visitor.path().await;
    let mut player = Player::new(&visitor, By::Clicks, 1);
    let mut questions = Vec::new();
    for language in Language::ALL {
        switch(&visitor, language).await;
        assert_eq!(visitor.path().await, path);
        let menu = visitor.js("return document.querySelector('[data-key=m]').ariaLabel").await;
        assert_eq!(menu, Words::of(language).text("page-menu"));
        let bar = "return document.querySelector('#bar .where').innerText";
        questions.push(visitor.js(bar).await.to_string());
        if !player.decide().await {
            return;
        }
        let lang = visitor.js("return document.documentElement.lang").await;
        assert_eq!(lang, language.code(), "it stays after a move");
    }
    questions.sort();
    questions.dedup();
    assert_eq!(questions.len(), Language::ALL.len(), "{questions:?}");
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn level10_goes_on_in_another_language() {
    game_in_all_languages("level10").await;
}

#[tokio::test]
async fn linko_goes_on_in_another_language() {
    game_in_all_languages("linko").await;
}

#[tokio::test]
async fn level8_goes_on_in_another_language() {
    game_in_all_languages("level8").await;
}
