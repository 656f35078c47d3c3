//! What a viewer picks, and that every play can be reached by picking.

use std::collections::BTreeSet;

use sobremesa_linko::page::pick;
use sobremesa_linko::{Action, Card, Cards, Phase, Rules, Variant, View};
use sobremesa_table::Viewer;

use super::game::{Look, actions, every_rules, page, seat, table, values, watch};

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[test]
fn only_a_layer_of_the_hand_is_picked() {
    let hand = cards("3 3 9 9 9 J J");
    for text in ["3", "3 3", "9 9 9 J J", "J", " 9  J "] {
        let picked = pick::parse(text, hand).expect("it is in the hand");
        assert_eq!(picked.to_string(), text.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let long = "J ".repeat(2_000);
    for text in ["", "3 3 3", "3 9", "4", "J J J", "nonsense", "9,9", "14", &long] {
        assert_eq!(pick::parse(text, hand), None, "{text:?}");
    }
}

#[test]
fn each_press_takes_one_more_and_the_last_puts_back() {
    let hand = cards("3 3 9 9 9 J");
    for (picked, pressed, expected) in [
        ("", "9", "9"),
        ("9", "9", "9 9"),
        ("9 9", "9", "9 9 9"),
        ("9 9 9", "9", ""),
        ("9 9 J", "3", "3 J"),
        ("9 9 9 J", "9", "J"),
        ("9 9", "J", "9 9 J"),
        ("9 9 J", "J", "9 9"),
        ("J", "J", ""),
    ] {
        assert_eq!(
            pick::one_more(cards(picked), card(pressed), hand),
            expected,
            "{picked} + {pressed}"
        );
    }
}

/// All actions that can be reached by pressing what picks.
fn reachable(view: &View) -> BTreeSet<Action> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::from([String::new()]);
    let mut open = vec![String::new()];
    while let Some(pick) = open.pop() {
        let html = page(view, Look { pick: &pick, ..Look::default() });
        found.extend(actions(&html));
        for next in values(&html, r#"name="pick" value=""#) {
            if seen.insert(next.into()) {
                open.push(next.into());
            }
        }
    }
    found
}

#[test]
fn every_play_is_reached_by_picking() {
    for rules in every_rules() {
        let mut turns = 0;
        watch(rules, "reach", |course, _| {
            let Phase::Play(owing) = course.state().phase() else { return };
            turns += 1;
            if turns % 7 == 1 {
                let view = course.view(Viewer::Seat(owing));
                let legal: BTreeSet<Action> = view.legal_actions().into_iter().collect();
                assert_eq!(reachable(&view), legal);
            }
        });
        assert!(turns > 7);
    }
}

#[test]
fn a_pick_gives_a_play_or_says_why_not() {
    for rules in every_rules() {
        watch(rules, "why", |course, lines| {
            if course.state().phase() == Phase::Deal
                || course.view(Viewer::Spectator).open.is_some()
            {
                return;
            }
            for viewer in lines.viewers() {
                let view = course.view(viewer);
                for (card, _) in view.hand.unwrap_or_default().counts() {
                    let pick = card.to_string();
                    let html = page(&view, Look { pick: &pick, ..Look::default() });
                    let play = format!(
                        r#"class="btn primary" form="act" name="action" value="play {card}""#
                    );
                    let can_play = viewer.is(owing(&view)) && matches!(view.phase, Phase::Play(_));
                    assert_eq!(html.contains(&play), can_play, "{play}");
                    assert_eq!(html.contains("#LK-"), !can_play);
                }
            }
        });
    }
}

fn owing(view: &View) -> sobremesa_table::Seat {
    match view.phase.owed() {
        sobremesa_table::Owed::Seat(seat) => seat,
        owed => panic!("{owed:?}"),
    }
}

#[test]
fn whoever_a_pick_would_rob_is_marked() {
    let rules = Rules { players: 4, variant: Variant::Base, first: None };
    let mut robbed = 0;
    watch(rules, "rob", |course, _| {
        let Phase::Play(owing) = course.state().phase() else { return };
        let view = course.view(Viewer::Seat(owing));
        for (layer, play) in view.prospects() {
            let html = page(&view, Look { pick: &layer.to_string(), ..Look::default() });
            assert_eq!(html.matches("plate robbed").count(), play.victims.len());
            for victim in &play.victims {
                let name = table(&view).name(*victim).to_owned();
                assert!(html.contains(&format!(" from {name}.")));
            }
            assert_eq!(html.contains("the game ends"), play.ends_game);
            robbed += play.victims.len();
        }
    });
    assert!(robbed > 0);
}

#[test]
fn a_card_with_one_play_is_played_at_once_if_wished() {
    let rules = Rules { players: 3, variant: Variant::Advanced, first: Some(seat(0)) };
    let mut played = 0;
    watch(rules, "at once", |course, _| {
        let Phase::Play(owing) = course.state().phase() else { return };
        let view = course.view(Viewer::Seat(owing));
        let html = page(&view, Look { plays_at_once: true, ..Look::default() });
        let hand = view.hand.unwrap_or_default();
        let alone = hand.counts().filter(|(card, count)| match card {
            Card::Number(_) => *count == 1 && hand.count(Card::Joker) == 0,
            Card::Joker => *count == 1 && hand.len() == 1,
        });
        let alone: Vec<String> = alone.map(|(card, _)| format!("play {card}")).collect();
        let offered: Vec<String> = actions(&html).iter().map(ToString::to_string).collect();
        assert_eq!(offered, alone);
        played += offered.len();
    });
    assert!(played > 0);
}
