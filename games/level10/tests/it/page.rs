//! The page of Level 10: what it shows, to whom, and that all can be done with it.

mod glance;
mod hindsight;
mod lesson;
mod match_play;
mod rules_page;
mod steps;

use std::collections::BTreeSet;

use match_play::{Match, Page};
use sobremesa_level10::memory::Heard;
use sobremesa_level10::page::pick::Pick;
use sobremesa_level10::page::tell::{Telling, Topic};
use sobremesa_level10::{Action, Card, Hand, Level10, Phase, Statement, World};
use sobremesa_page::{ChairKind, Looks, Shows, Stage};
use sobremesa_table::{Course, Game, Viewer};

use crate::rules::table::seat;

/// Plays whole games for 1 to 5 players and looks at every position.
fn every_position(mut look: impl FnMut(&Match)) {
    for players in 1..=5 {
        for seed in ["a", "b"] {
            let mut game = Match::new(players, 3, &format!("{players}{seed}"));
            while game.go_on() {
                look(&game);
            }
            look(&game);
        }
    }
}

#[test]
fn every_position_is_shown_to_everyone_with_unique_ids_and_nothing_inline() {
    every_position(|game| {
        for viewer in game.viewers() {
            let html = Page::of(game, viewer).html("");
            let ids: Vec<&str> = values(&html, " id=\"");
            let unique: BTreeSet<&&str> = ids.iter().collect();
            assert_eq!(unique.len(), ids.len(), "{ids:?}");
            assert!(!html.contains("style=") && !html.contains("<script"));
            for field in ["name=\"action\" value=\"", "name=\"say\" value=\""] {
                assert!(values(&html, field).iter().all(|text| parses(field, text)), "{html}");
            }
        }
    });
}

fn parses(field: &str, text: &str) -> bool {
    match field.contains("action") {
        true => text.parse::<Action>().is_ok(),
        false => text.parse::<Telling>().is_ok(),
    }
}

#[test]
fn what_a_viewer_cannot_know_changes_nothing() {
    let mut stream = match_play::stream("guess");
    every_position(|game| {
        for viewer in game.viewers() {
            let page = Page::of(game, viewer);
            let guess = Level10::determinize(&page.view, &mut stream);
            let other = Course::<Level10>::resume(guess, game.course.memory().clone());
            let mut guessed = Page::of(game, viewer);
            guessed.view = other.view(viewer);
            assert_eq!(page.html(""), guessed.html(""));
        }
    });
}

#[test]
fn others_cards_are_in_no_page_while_the_game_runs() {
    let mut game = Match::new(4, 0, "others");
    while game.go_on() {
        if matches!(game.course.state().phase(), Phase::Over(_)) {
            continue;
        }
        let html = Page::of(&game, Viewer::Spectator).html("");
        let placed = game.course.state().board().levels_placed();
        let shown: BTreeSet<&str> = values(&html, "href=\"#f-").into_iter().collect();
        for card in game.course.state().hands().iter().flat_map(Hand::iter) {
            let Card::Level(card) = card else { continue };
            assert!(placed.contains(card) || !shown.contains(card.to_string().as_str()));
        }
    }
}

#[test]
fn every_legal_action_is_reached_by_picks_and_no_other_is_offered() {
    every_position(|game| {
        let Some(viewer) = game.decider() else { return };
        let page = Page::of(game, viewer);
        let (mut offered, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut ahead = vec![String::new()];
        while let Some(pick) = ahead.pop() {
            if pick.contains("tell") || !seen.insert(pick.clone()) {
                continue;
            }
            let html = page.html(&pick);
            let actions = values(&html, "name=\"action\" value=\"");
            offered.extend(actions.into_iter().map(String::from));
            ahead.extend(values(&html, "name=\"pick\" value=\"").into_iter().map(String::from));
        }
        let legal: BTreeSet<String> = page.legal.iter().map(Action::to_string).collect();
        assert_eq!(offered, legal);
    });
}

#[test]
fn a_picked_card_gives_a_button_or_a_reason_with_its_rule() {
    every_position(|game| {
        let Some(viewer) = game.decider() else { return };
        let page = Page::of(game, viewer);
        if !matches!(page.view.phase, Phase::Turn(_)) {
            return;
        }
        let resets = World::ALL.map(|row| format!("reset {row}"));
        let cards = page.view.hand.iter().flat_map(Hand::iter).map(|card| card.to_string());
        for pick in cards.chain(resets) {
            let html = page.html(&pick);
            let does = html.contains("btn primary") || html.contains("class=\"rows\"");
            assert_ne!(does, html.contains("#L10-"), "{pick}: {html}");
        }
    });
}

#[test]
fn l10_6_what_is_told_has_the_true_count() {
    let mut game = Match::new(3, 2, "tell");
    game.go_on();
    let page = Page::of(&game, Viewer::Seat(seat(1)));
    let telling: Telling = "count F".parse().unwrap();
    let count = game.course.state().hand(seat(1)).count(World::Forest);
    let expected = Statement::Count { world: World::Forest, count };
    assert_eq!(telling.statement(&page.view), Some(expected));
    assert_eq!(Level10::telling("count F", &page.view), Some(expected));
    for text in ["count D", "play S", "reset V", "play M 2", "reset D 0"] {
        assert_eq!(text.parse::<Telling>().unwrap().to_string(), text);
    }
    for nonsense in ["", "count", "count Q", "sing D", "play D 9", "play D 1 2", "count D 3"] {
        assert!(nonsense.parse::<Telling>().is_err(), "{nonsense}");
        assert_eq!(Level10::telling(nonsense, &page.view), None, "{nonsense}");
    }
}

#[test]
fn l10_6_statements_take_two_presses_and_keep_what_is_picked() {
    let mut game = Match::new(3, 2, "tell");
    while game.go_on() && game.decider() != Some(Viewer::Seat(seat(0))) {}
    let page = Page::of(&game, Viewer::Seat(seat(0)));
    let card = page.view.hand.unwrap().iter().next().unwrap();
    let html = page.html(&card.to_string());
    assert!(html.contains(&format!("value=\"{card} tell play\"")), "{html}");
    let html = page.html(&format!("{card} tell play 2"));
    assert!(html.contains("name=\"say\" value=\"play S 2\""), "{html}");
    assert!(html.contains(&format!("value=\"{card} tell play\"")), "after the last one comes I");
    assert!(page.html("").contains("name=\"tell_counts\" value=\"on\""));
}

#[test]
fn l10_6_what_was_told_stands_at_the_rows_and_beside_the_names() {
    let mut game = Match::new(3, 2, "tell");
    while game.go_on() && game.decider() != Some(Viewer::Seat(seat(0))) {}
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    let html = page.html("");
    assert!(html.contains("· Told by Bruno") && html.contains("aria-label=\"Told by Bruno\""));
    assert!(html.contains("class=\"flag\"") && html.contains("wants"), "bots wish: {html}");
    page.view.heard = Heard::default();
    let html = page.html("");
    assert!(!html.contains("class=\"flag\"") && !html.contains("wants"), "nobody wishes: {html}");
    let row = page.view.board.open_rows().next().unwrap();
    for by in [1, 2] {
        page.view.heard.wishes[by][row.index()].play = Some(seat(0));
    }
    let html = page.html("");
    assert_eq!(html.matches("class=\"flag\"").count(), 1, "they wish the same: {html}");
    assert!(html.contains("title=\"Bruno, Ada: would like you to play here\""), "{html}");
}

#[test]
fn nonsense_picks_nothing() {
    let mut game = Match::new(2, 2, "nonsense");
    game.go_on();
    game.go_on();
    let page = Page::of(&game, Viewer::Seat(seat(0)));
    for nonsense in ["Q7", "reset", "reset Q", "P in", "tell", "in F tuck", "💥", "D9 F0"] {
        assert_eq!(Pick::read(nonsense, &page.view), Pick::default(), "{nonsense}");
    }
    assert_eq!(Pick::read("tell play 0", &page.view).topic.to_string(), "tell play");
    assert_eq!(Pick::default().topic, Topic::Count);
    let hand: Vec<Card> = page.view.hand.unwrap().iter().collect();
    let own = hand[0].to_string();
    assert_eq!(Pick::read(&own, &page.view).to_string(), own);
}

#[test]
fn a_card_is_played_at_once_if_wanted() {
    let mut game = Match::new(2, 0, "once");
    while game.go_on() && !matches!(game.course.state().phase(), Phase::Turn(_)) {}
    let mut page = Page::of(&game, game.decider().unwrap());
    page.looks = Looks { plays_at_once: true, ..Looks::default() };
    let html = page.html("");
    for action in &page.legal {
        assert!(html.contains(&format!("value=\"{action}\"")), "{action}");
    }
}

#[test]
fn l10_5_proposals_are_shown_and_agreed_to() {
    let mut game = Match::new(3, 2, "first");
    game.go_on();
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    page.proposals = vec![(seat(2), Action::First(seat(1)))];
    let html = page.html("");
    assert!(html.contains("proposed by Ada") && html.contains("proposes Bruno"), "{html}");
    assert!(html.contains("value=\"first 1\""));
    assert!(html.contains("class=\"seat awaits\""), "Bruno has proposed nothing: {html}");
}

#[test]
fn a_hint_raises_its_card_marks_its_cell_and_is_done_by_one_press() {
    let mut game = Match::new(3, 2, "hint");
    let is_play = |action: &&Action| matches!(action, Action::Play(_));
    let mut page = loop {
        assert!(game.go_on(), "somebody can play a card");
        let Some(viewer) = game.decider() else { continue };
        let page = Page::of(&game, viewer);
        if page.legal.iter().any(|action| is_play(&action)) {
            break page;
        }
    };
    page.hint = page.legal.iter().find(is_play).copied();
    let html = page.html("");
    assert_eq!(html.matches(" proposed").count(), 1, "{html}");
    assert_eq!(html.matches("class=\"well goes").count(), 1, "{html}");
    let (_, hinted) = html.split_once("class=\"hinted\"").expect("it is told");
    let action = page.hint.expect("a hint");
    assert!(hinted.contains(&format!("value=\"{action}\">Do it<")), "{hinted}");
    let elsewhere = page.legal.iter().find(|other| is_play(other) && **other != action);
    if let Some(Action::Play(card)) = elsewhere {
        let html = page.html(&card.to_string());
        assert!(!html.contains("class=\"hinted\""), "what is picked comes first: {html}");
    }
}

#[test]
fn the_end_shows_how_it_came_about_and_what_comes_next() {
    let mut game = Match::new(2, 0, "end");
    while game.go_on() {}
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    let html = page.html("");
    assert!(html.contains("name=\"rematch\"") && html.contains("/t/some-table/replay"), "{html}");
    let outcome = page.view.open.as_ref().unwrap().outcome;
    for part in [outcome.placed, outcome.score - outcome.placed, outcome.score] {
        assert!(html.contains(&format!("<b>{part}</b>")), "{part} is part of the sum: {html}");
    }
    page.table.rematch = Some("next".into());
    assert!(page.html("").contains("href=\"/t/next\""));
    let html = Page::of(&game, Viewer::Spectator).html("");
    assert!(!html.contains("name=\"rematch\""));
}

#[test]
fn a_game_that_is_given_up_asks_nothing_and_shows_no_hand_of_others() {
    let mut game = Match::new(3, 2, "given up");
    while game.go_on() && game.decider() != Some(Viewer::Seat(seat(0))) {}
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    page.table.stage = Stage::GivenUp;
    let html = page.html("");
    assert!(!html.contains("name=\"action\"") && html.contains("Ended early"), "{html}");
}

#[test]
fn who_is_away_can_come_back() {
    let mut game = Match::new(3, 2, "away");
    game.go_on();
    game.go_on();
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    page.table.is_away = true;
    let html = page.html("");
    assert!(html.contains("name=\"return\"") && !html.contains("name=\"action\""), "{html}");
}

/// A player who wants to end the game is told so, and everyone else; after the game nobody is.
#[test]
fn a_wish_to_end_the_game_is_told_while_it_is_played() {
    let mut game = Match::new(3, 2, "wish");
    game.go_on();
    let mut page = Page::of(&game, Viewer::Seat(seat(0)));
    let wish = |page: &mut Page, by: usize| {
        if let ChairKind::Person { wants_end, .. } = &mut page.table.chairs[by].kind {
            *wants_end = true;
        }
        page.html("")
    };
    let others = wish(&mut page, 1);
    assert!(others.contains("name=\"vote\" value=\"end\""), "{others}");
    let mine = wish(&mut page, 0);
    assert!(mine.contains("You have proposed ending the game."), "{mine}");
    assert!(mine.contains("name=\"vote\" value=\"go-on\""), "{mine}");
    assert!(mine.contains("wants to end it"), "{mine}");
    page.table.stage = Stage::GivenUp;
    let over = page.html("");
    assert!(!over.contains("name=\"vote\"") && !over.contains("wants to end it"), "{over}");
}

/// All that stands between this text and the next quote.
fn values<'a>(html: &'a str, before: &str) -> Vec<&'a str> {
    html.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
