//! Whole games, from the page where they are set up to the result.

use serde_json::json;
use sobremesa_words::Language;
use thirtyfour::Key;

use super::barriers::Checker;
use super::house::House;
use super::languages::switch;
use super::player::{By, Player};
use super::sweep::{SIZES, measure, set_size};
use super::visitor::Visitor;

/// Eight short levels: so rounds are short, too.
const LEVELS: &str = "run3+colour3, run3+colour3, run3+colour3, run3+colour3, \
                      run3+colour3, run3+colour3, run3+colour3, run3+colour3";

/// Sets up a table with these bots, which play at once; it begins by itself.
pub(crate) async fn set_up(visitor: &Visitor, game: &str, bots: &[&str]) {
    visitor.go(&format!("/new/{game}")).await;
    // The form offers what people choose from; bots for programs can be seated by their names.
    let known = "for (const seat of document.querySelectorAll('select[name^=seat]'))
        for (const bot of arguments)
            if (![...seat.options].some(({ value }) => value === bot)) seat.add(new Option(bot, bot))
        return true";
    visitor.js_with(known, &json!(bots)).await;
    let last = if game == "level8" { 6 } else { 5 };
    for number in 2..=last {
        let plan = bots.get(number - 2).copied().unwrap_or("closed");
        visitor.choose(&format!("seat{number}"), plan).await;
    }
    visitor.choose("pace", "instant").await;
    if game == "level8" {
        visitor.write("input[name=levels]", LEVELS).await;
    }
    visitor.press("form.fields .btn.primary").await;
    visitor.find("#dock").await;
}

async fn whole_game(game: &str, bots: &[&str], by: By, hints: usize) {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, game, bots).await;
    Player::new(&visitor, by, hints).play_to_the_end().await;
    assert!(visitor.path().await.starts_with("/t/"));
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn level10_is_played_to_the_end_by_clicks() {
    whole_game("level10", &["heuristic"], By::Clicks, 2).await;
}

/// The page tells by itself until when a game could have been won that is lost, because the other
/// player plays anything.
#[tokio::test]
async fn a_lost_game_of_level10_shows_its_last_chance() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "level10", &["random", "random"]).await;
    Player::new(&visitor, By::Clicks, usize::MAX).play_to_the_end().await;
    visitor.press("#hindsight [name=pick]").await;
    visitor.press("#step-on").await;
    visitor.find("#board .card.last").await;
    let filled = "return document.querySelectorAll('#board .card').length";
    let after_one = visitor.js(filled).await.as_u64().expect("a number");
    visitor.press("#step-back").await;
    let one_less =
        format!("{filled} === {} && !document.querySelector('#board .last')", after_one - 1);
    visitor.until("the grid before it", &one_less).await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}

#[tokio::test]
async fn level10_is_played_to_the_end_by_keys() {
    whole_game("level10", &[], By::Keys, 3).await;
}

#[tokio::test]
async fn linko_is_played_to_the_end_by_clicks() {
    whole_game("linko", &["heuristic"], By::Clicks, 3).await;
}

#[tokio::test]
async fn linko_is_played_to_the_end_by_keys() {
    whole_game("linko", &["heuristic"], By::Keys, 3).await;
}

#[tokio::test]
async fn level8_is_played_to_the_end_by_clicks() {
    whole_game("level8", &["heuristic"], By::Clicks, 2).await;
}

#[tokio::test]
async fn level8_is_played_to_the_end_by_keys() {
    whole_game("level8", &["heuristic"], By::Keys, 2).await;
}

/// Whoever looks back reads the game from its beginning, and its record is a file.
#[tokio::test]
async fn a_game_that_is_over_can_be_shared_and_looked_back_at() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["random", "random"]).await;
    Player::new(&visitor, By::Clicks, usize::MAX).play_to_the_end().await;
    visitor
        .js("navigator.share = undefined
        navigator.clipboard.writeText = async text => { window.copied = text }")
        .await;
    visitor.press("[data-share]").await;
    let copied = visitor.until("the result", "return window.copied").await;
    let table = visitor.path().await;
    let copied = copied.as_str().expect("a text");
    assert!(copied.starts_with("Linko: ") && copied.ends_with(&table), "{copied}");

    visitor.press("#dock a[href$=replay]").await;
    visitor.press(".reel a[href$=story]").await;
    visitor.find("main .all li:nth-child(20)").await;
    let record = "return fetch(document.querySelector('a[download]').href)
        .then(answer => answer.headers.get('content-disposition'))";
    let record = visitor.js(record).await;
    assert!(record.as_str().is_some_and(|it| it.starts_with("attachment")), "{record}");
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// A game that is over is stepped through by buttons, keys and the slider, through any player's eyes, and plays by
/// itself; the address names the position.
#[tokio::test]
async fn a_game_that_is_over_is_played_again() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "level8", &["random"]).await;
    assert!(Player::new(&visitor, By::Clicks, 1).decide().await);
    visitor.press("[data-key=m]").await;
    visitor.press("#drawer [name=vote][value=end]").await;
    visitor.press("#dock a[href$=replay]").await;
    let at = |at: usize| {
        format!("return document.querySelector('.reel [type=range]')?.value === '{at}'")
    };
    visitor.until("the first position", &at(1)).await;
    visitor.js("window.stayed = true").await;
    visitor.press("#reel-on").await;
    visitor.until("the next position", &at(2)).await;
    visitor.until("its address", "return location.search.includes('at=2')").await;
    visitor.press("#reel-back").await;
    visitor.until("the position before", &at(1)).await;
    visitor.press("body").await;
    visitor.keys(&char::from(Key::Right).to_string()).await;
    visitor.until("the next position, by a key", &at(2)).await;
    visitor.press(".reel .play").await;
    visitor
        .until("the last position, by itself", "return document.getElementById('reel-on').disabled")
        .await;
    assert_eq!(visitor.js("return window.stayed").await, true);
    visitor.press(".reel .eyes a:last-child").await;
    visitor.until("another's eyes", "return location.search.includes('eyes=1')").await;
    // From here the game goes on at another table, for practice.
    let looked_at = visitor.path().await;
    visitor.press("#reel-back").await;
    visitor.press(".reel .try").await;
    let practice = format!(
        "return !'{looked_at}'.startsWith(location.pathname)
            && document.querySelector('#bar .where')?.innerText.startsWith('Practice')"
    );
    visitor.until("the game goes on at another table", &practice).await;
    assert_eq!(visitor.complaints().await, [""; 0]);
}

/// A press has a game analyzed; the curve comes by itself, over the slider, and a diamond leads to its position.
#[tokio::test]
async fn a_game_that_is_over_is_analyzed() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["random", "random"]).await;
    Player::new(&visitor, By::Clicks, usize::MAX).play_to_the_end().await;
    visitor.press("#dock a[href$=replay]").await;
    visitor.press(".reel .analyze").await;
    visitor.find(".reel .curve .own").await;
    visitor.find(".reel .curve .turn path").await;
    let target = "return document.querySelector('.curve .turn:last-of-type').getAttribute('href')";
    let target = visitor.js(target).await;
    let target = target.as_str().expect("a link");
    visitor.press(".curve .turn:last-of-type path").await;
    let is_there = format!("return location.pathname + location.search === '{target}'");
    visitor.until("the position of the diamond", &is_there).await;
    // The thumb, the line of the position and the diamond stand over each other.
    let apart = "const [now, turn, range] =
            ['.curve .now', '.curve .turn[aria-current] path', '.reel [type=range]']
            .map(it => document.querySelector(it)?.getBoundingClientRect())
        if (!now || !turn || !range) return ''
        const input = document.querySelector('.reel [type=range]')
        const thumb = parseFloat(getComputedStyle(input).getPropertyValue('--thumb')) * parseFloat(getComputedStyle(document.documentElement).fontSize)
        const part = (input.value - input.min) / (input.max - input.min)
        const middle = range.left + thumb / 2 + part * (range.width - thumb)
        const x = now.left + now.width / 2
        return `${Math.round(Math.abs(x - middle))} ${Math.round(Math.abs(x - turn.left - turn.width / 2))}`";
    let apart = visitor.until("a curve with a thumb", apart).await;
    let near = |text: &str| text.parse::<u32>().is_ok_and(|pixels| pixels <= 2);
    assert!(apart.as_str().is_some_and(|it| it.split(' ').all(near)), "{apart}");
    let mut checker = Checker::new(&visitor);
    checker.check("a game that was analyzed").await;
    visitor.press(".reel .studied > summary").await;
    visitor.find(".reel .studied li a").await;
    checker.check("what decided it").await;
    checker.finish();
    // What can be done next stands in one row, so that the table keeps its room.
    set_size(&visitor, (1280, 720)).await;
    for language in Language::ALL {
        switch(&visitor, language).await;
        visitor.find(".reel .ways .try").await;
        let rows = "const tops = [...document.querySelectorAll('.reel .ways > *')]
                .map(it => it.getBoundingClientRect()).map(it => it.top + it.height / 2)
            return Math.max(...tops) - Math.min(...tops) < 22";
        // Its letters may still be on their way.
        visitor.until(&format!("one row in {language:?}"), rows).await;
    }
    let mut found = Vec::new();
    for size in SIZES {
        set_size(&visitor, size).await;
        measure(&visitor, "a game that was analyzed", size, &mut found).await;
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
