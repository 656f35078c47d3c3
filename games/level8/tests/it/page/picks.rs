//! Everything that is legal can be pressed, and everything else says why not.

use std::collections::BTreeSet;

use sobremesa_level8::page::pick::{Chosen, Pick, Sort};
use sobremesa_level8::{Action, Card, Laydown, Phase, Rules, Stars};
use sobremesa_table::{Owed, Viewer};

use super::game::{Play, actions, picks, play};

/// Who decides now.
fn decider(play: &Play) -> Option<Viewer> {
    match play.course.owed() {
        Owed::Seat(seat) => Some(Viewer::Seat(seat)),
        _ => None,
    }
}

/// Presses what can be picked, and what can be picked then, but for free arrangements.
fn reachable(play: &Play, viewer: Viewer) -> BTreeSet<Action> {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut next = vec![String::new()];
    let mut found = BTreeSet::new();
    while let Some(pick) = next.pop() {
        let html = play.page(viewer, &pick);
        found.extend(actions(&html));
        for pick in picks(&html) {
            let read = Pick::read(pick);
            let is_wanted =
                read.sort == Sort::Value && !matches!(read.chosen, Chosen::Arrangement(_));
            if is_wanted && seen.insert(pick.into()) {
                next.push(pick.into());
            }
        }
    }
    found
}

#[test]
fn every_legal_action_can_be_pressed() {
    let (mut count, mut keeps) = (0, 0);
    play(&Rules::new(3, Stars::Two), "walk", |play| {
        let Some(viewer) = decider(play) else { return };
        let keeping = matches!(play.course.state().phase(), Phase::Keep(_));
        count += 1;
        keeps += usize::from(keeping);
        if count % 5 == 0 && !keeping || keeping && keeps == 1 {
            let legal: BTreeSet<Action> = play.legal(viewer).into_iter().collect();
            assert_eq!(reachable(play, viewer), legal);
        }
    });
    assert!(count > 50 && keeps > 0);
}

#[test]
fn every_card_does_something_or_says_why_not() {
    play(&Rules::new(3, Stars::Two), "cards", |play| {
        if decider(play).is_none() {
            return;
        }
        for seat in sobremesa_table::Seat::all(3) {
            for card in play.course.state().hand(seat).kinds() {
                let html = play.page(Viewer::Seat(seat), &card.to_string());
                let skips = actions(&html).iter().any(|action| matches!(action, Action::Skip(_)));
                let answers = skips || html.contains("btn primary") || html.contains("#L8-");
                assert!(answers, "{card} of {seat} says nothing");
            }
        }
    });
}

/// Who wants it so plays a card by one press, if only one thing can be done with it.
#[test]
fn cards_can_be_played_at_once() {
    let mut count = 0;
    play(&Rules::new(3, Stars::One), "at once", |play| {
        let Some(viewer) = decider(play) else { return };
        play.looks.plays_at_once = true;
        let html = play.page(viewer, "");
        play.looks.plays_at_once = false;
        let legal = play.legal(viewer);
        for item in html.split("<li data-card=\"").skip(1) {
            let card: Card = item.split('"').next().unwrap_or_default().parse().expect("a card");
            let at_once = actions(item.split("</li>").next().unwrap_or_default());
            let is_use = |action: &&Action| match action {
                Action::Lay(laydown) => laydown.cards().any(|laid| laid == card),
                Action::Add { card: used, .. } | Action::Discard(used) => *used == card,
                Action::Skip(_) => card == Card::Skip,
                Action::Draw(_) | Action::Pass | Action::Keep(_) => false,
            };
            let uses: BTreeSet<Action> = legal.iter().filter(is_use).copied().collect();
            count += at_once.len();
            assert_eq!(at_once, if uses.len() == 1 { uses } else { BTreeSet::new() });
        }
    });
    assert!(count > 0);
}

/// The page after a card of the hand was pressed.
fn press(play: &Play, viewer: Viewer, pick: &str, card: Card) -> String {
    let html = play.page(viewer, pick);
    let item = format!("<li data-card=\"{card}\">");
    let mut items = html.split(&item).skip(1).filter_map(|item| item.split("</li>").next());
    let item = items.find(|item| item.contains("aria-pressed=\"false\""));
    let item = item.unwrap_or_else(|| panic!("{card} is not in the hand of {pick:?}"));
    picks(item).into_iter().collect()
}

/// Arranges a level by pressing its cards, and what jokers stand for where that is asked.
fn arrange(play: &Play, viewer: Viewer, laydown: &Laydown) -> BTreeSet<Action> {
    let mut pick = String::from("arrange 0");
    for card in laydown.cards() {
        pick = press(play, viewer, &pick, card);
    }
    let mut found = actions(&play.page(viewer, &pick));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut next = vec![pick];
    while let Some(pick) = next.pop() {
        let html = play.page(viewer, &pick);
        found.extend(actions(&html));
        for meanings in html.split("meanings").skip(1) {
            let meanings = meanings.split("</div>").next().unwrap_or_default();
            next.extend(
                picks(meanings)
                    .into_iter()
                    .map(String::from)
                    .filter(|pick| seen.insert(pick.clone())),
            );
        }
    }
    found
}

#[test]
fn levels_can_be_arranged_card_by_card() {
    let mut count = 0;
    play(&Rules::new(4, Stars::One), "arranged", |play| {
        let Some(viewer) = decider(play) else { return };
        for action in play.legal(viewer).into_iter().take(4) {
            if let Action::Lay(laydown) = &action {
                assert!(arrange(play, viewer, laydown).contains(&action), "{action}");
                count += 1;
            }
        }
    });
    assert!(count > 10);
}

#[test]
fn nonsense_picks_nothing() {
    for text in ["", "R16", "lay", "lay x", "keep R1 R2 R3 R4 R5 R6", "arrange", "own color", "ß ~"]
    {
        assert_eq!(Pick::read(text).chosen, Chosen::Nothing, "{text}");
    }
    for text in ["R7", "color R7", "own", "lay 3", "arrange 1 R4 J ~1 + B6", "color keep J R7"] {
        assert_eq!(Pick::read(text).to_string(), text);
    }
}

/// What is picked and not held is not picked.
#[test]
fn cards_that_are_not_held_cannot_be_picked() {
    play(&Rules::new(2, Stars::One), "not held", |play| {
        let Some(viewer) = decider(play) else { return };
        let view = play.course.view(viewer);
        let Some(other) = Card::all().find(|card| !view.hand.unwrap_or_default().contains(*card))
        else {
            return;
        };
        let html = play.page(viewer, &other.to_string());
        assert_eq!(html, play.page(viewer, ""));
    });
}
