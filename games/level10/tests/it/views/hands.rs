//! Everyone sees the own hand and the sizes of all, and no other card that is hidden.

use std::collections::BTreeSet;

use serde_json::Value;
use sobremesa_level10::{
    Action, Card, End, Level10, LevelCard, LevelCards, Loss, Phase, Rules, View, deck,
};
use sobremesa_table::{Course, Game, Move, Owed, Record, Seat, Seed, Stream, StreamName, Viewer};

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, rules, seat, text};

fn view(table: &Table, viewer: Viewer) -> View {
    table.course().view(viewer)
}

fn of_seat(index: usize) -> Viewer {
    Viewer::Seat(seat(index))
}

/// The level cards that stand somewhere in a view's or an event's JSON.
fn levels_in(json: &Value) -> BTreeSet<LevelCard> {
    match json {
        Value::String(text) => text.parse().into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(levels_in).collect(),
        Value::Object(fields) => fields.values().flat_map(levels_in).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => BTreeSet::new(),
    }
}

/// How many pauses stand somewhere in the JSON.
fn pauses_in(json: &Value) -> usize {
    match json {
        Value::String(text) => usize::from(text == "P"),
        Value::Array(items) => items.iter().map(pauses_in).sum(),
        Value::Object(fields) => fields.values().map(pauses_in).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    }
}

/// Plays a game by chance and shows every position with the cards that each seat put under the pile
/// so far.
fn watch_game(rules: Rules, game: u64, mut show: impl FnMut(&Course<Level10>, &[Vec<Card>])) {
    let seed = Seed::from_text("views").of_game(game);
    let mut picks: Stream = seed.stream(StreamName { purpose: "picks", round: 0 });
    let mut course = Course::<Level10>::new(&rules);
    let mut put_under = vec![Vec::new(); rules.players.into()];
    let mut legal = Vec::new();
    loop {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                Move::Chance(Level10::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed @ (Owed::Team | Owed::Seat(_)) => {
                Level10::legal_actions(course.state(), &mut legal);
                let action = *picks.pick(&legal).expect("somebody owes an action");
                if let (Owed::Seat(seat), Action::Swap(swap)) = (owed, action) {
                    put_under[seat.index()].extend(swap.cards());
                }
                Move::Action { by: owed.actor().expect("somebody acts"), action }
            }
        };
        course.make(made).expect("a listed action is legal");
        show(&course, &put_under);
    }
}

#[test]
fn everyone_sees_the_own_hand_and_all_sizes() {
    let game = Plan::new(rules(3, 3)).then("first 0; play F1; reset D");
    let table = game.holds(0, "D1 D2 D3 P P P").holds(1, "S1 S2 S3 S4 S5 S6").table();
    let hands = [0, 1, 2].map(|index| table.hand(index));
    for (index, hand) in hands.iter().enumerate() {
        let seen = view(&table, of_seat(index));
        assert_eq!(&text(seen.hand.unwrap().iter()), hand);
        assert_eq!((&seen.hand_sizes[..], seen.board.pile_size()), (&[6, 6, 6][..], 24));
        assert_eq!((seen.drawn, seen.phase), (1, Phase::Turn(seat(2))));
    }
    let spectator = view(&table, Viewer::Spectator);
    assert_eq!(spectator.hand, None);
    assert_eq!((&spectator.hand_sizes[..], spectator.board.pile_size()), (&[6, 6, 6][..], 24));
}

#[test]
fn what_is_not_seen_is_counted() {
    let table = Plan::new(rules(3, 3)).then("first 0; play F1; pause D").holds(0, "D1 P").table();
    let seen = view(&table, of_seat(0));
    let own: LevelCards = table.state().hand(seat(0)).levels();
    assert_eq!(seen.unseen_levels().len(), 40 - 1 - own.len());
    assert!(seen.unseen_levels().intersection(own).is_empty());
    assert!(!seen.unseen_levels().contains("F1".parse().unwrap()));
    assert_eq!(seen.unseen_pauses(), 1, "one is held, one is in the grid");
    let spectator = view(&table, Viewer::Spectator);
    assert_eq!((spectator.unseen_levels().len(), spectator.unseen_pauses()), (39, 2));
}

#[test]
fn a_view_as_json_has_no_hidden_card() {
    let mut exchanges = 0;
    for players in 1..=5 {
        for game in 0..8 {
            watch_game(rules(players, 3), game, |course, put_under| {
                if course.owed() == Owed::Nobody {
                    return;
                }
                for viewer in Viewer::all(players.into()) {
                    let json = serde_json::to_value(course.view(viewer)).unwrap();
                    let own = viewer.seat().map(|seat| course.state().hand(seat));
                    let put: &[Card] = viewer.seat().map_or(&[], |seat| &put_under[seat.index()]);
                    exchanges += put.len();
                    let shown = levels_in(&json);
                    let must: BTreeSet<LevelCard> =
                        own.iter().flat_map(|hand| hand.levels().iter()).collect();
                    assert!(must.is_subset(&shown));
                    let open = course.state().board().tucked();
                    for card in shown.difference(&must) {
                        let known = open.contains(*card) || put.contains(&Card::Level(*card));
                        assert!(known, "{viewer:?} sees {card}");
                    }
                    let own_pauses = own.map_or(0, |hand| hand.pauses().into());
                    let put_pauses = put.iter().filter(|card| **card == Card::Pause).count();
                    let pauses = pauses_in(&json) - course.state().board().pauses_placed();
                    assert!((own_pauses..=own_pauses + put_pauses).contains(&pauses));
                }
            });
        }
    }
    assert!(exchanges > 0, "cards were put under the pile");
}

#[test]
fn the_json_of_a_view_says_what_is_seen() {
    let game = Plan::new(rules(5, 1)).then("first 0; play F1; reset D");
    let mut table = game.holds(2, "V1 V2 M1 P").table();
    table.say(2, "count V 2");
    let json = serde_json::to_value(view(&table, of_seat(2))).unwrap();
    assert_eq!(json["hand"], serde_json::json!(["V1", "V2", "M1", "P"]));
    assert_eq!(json["hand_sizes"], serde_json::json!([4, 4, 4, 4, 4]));
    assert_eq!(json["pile_size"], 20);
    assert_eq!(json["phase"], serde_json::json!({"type": "turn", "seat": 2}));
    let row = |world: &str, cells: &[&str], value: u8, resets_left: u8, open: bool| {
        serde_json::json!({
            "world": world, "cells": cells, "value": value, "resets_left": resets_left, "open": open
        })
    };
    assert_eq!(json["rows"][0], row("D", &["0"], 0, 1, false));
    assert_eq!(json["rows"][1], row("F", &["1"], 1, 2, false));
    assert_eq!(json["rows"][2], row("S", &[], 0, 2, true));
    let said = serde_json::json!({
        "seat": 2, "what": "count", "world": "V", "count": 2, "filled": 2
    });
    assert_eq!(json["said"], serde_json::json!([said]));
    let spectator = serde_json::to_value(view(&table, Viewer::Spectator)).unwrap();
    assert_eq!(spectator.get("hand"), None);
    assert_eq!(spectator.get("open"), None);
    assert_eq!(spectator["said"], json["said"]);
}

#[test]
fn the_actions_shown_are_the_viewers_own() {
    let dealt = Plan::new(rules(3, 0)).table();
    let turn = dealt.after("first 1");
    let exchange = turn.after("reset D");
    for (table, deciders) in [(&dealt, &[0, 1, 2][..]), (&turn, &[1]), (&exchange, &[1])] {
        for viewer in Viewer::all(3) {
            let shown: Vec<String> =
                view(table, viewer).legal_actions().iter().map(Action::to_string).collect();
            if viewer.seat().is_some_and(|seat| deciders.contains(&seat.index())) {
                assert_eq!(shown, table.legal_actions());
            } else {
                assert!(shown.is_empty(), "{viewer:?}: {shown:?}");
            }
        }
    }
    assert_eq!(view(&dealt, of_seat(0)).turn(), None);
    assert_eq!(view(&turn, of_seat(0)).turn(), Some(seat(1)));
    assert_eq!(view(&exchange, Viewer::Spectator).turn(), Some(seat(1)));
}

#[test]
fn a_spectator_has_nothing_to_judge() {
    let table = Plan::new(rules(3, 0)).then("first 0").table();
    assert!(view(&table, Viewer::Spectator).judgments().is_empty());
    assert_eq!(view(&table, of_seat(2)).judgments().len(), 6 * 5);
}

#[test]
fn a_finished_game_is_shown_whole() {
    let stuck = "D 1 2 3\nF 1 2 3\nS 1 2 3\nV 1 2 3\nM 0 0 .";
    let lost = Plan::new(rules(3, 2)).then("first 0").fill(stuck, 14);
    let won = Plan::new(rules(3, 1)).then("first 0").fill(&FULL.replacen('8', "P", 1), 50);
    for (game, cells, end) in [(lost, 14, End::Stuck(seat(2))), (won, 50, End::Won)] {
        for viewer in Viewer::all(3) {
            assert_eq!(view(&game.table_after(cells - 1), viewer).open, None);
            let table = game.table();
            assert_eq!(table.phase(), Phase::Over(end));
            let open = view(&table, viewer).open.unwrap();
            assert_eq!(open.hands, table.state().hands());
            assert_eq!(open.pile, table.state().pile());
            assert_eq!(Some(open.outcome), Level10::outcome(table.state()));
            let json = serde_json::to_value(view(&table, viewer)).unwrap();
            assert_eq!(json["open"]["outcome"]["won"], end == End::Won);
            let in_grid = table.state().board().levels_placed();
            let hidden = deck(&rules(3, 0)).filter_map(|card| match card {
                Card::Level(card) if !in_grid.contains(card) => Some(card),
                Card::Level(_) | Card::Pause => None,
            });
            assert_eq!(levels_in(&json), hidden.collect());
        }
    }
}

#[test]
fn before_the_deal_there_is_nothing_to_see() {
    let course = Course::<Level10>::new(&rules(2, 2));
    for viewer in Viewer::all(2) {
        let seen = course.view(viewer);
        assert_eq!((seen.phase, &seen.hand_sizes[..]), (Phase::Deal, &[0, 0][..]));
        assert!(seen.hand.unwrap_or_default().is_empty());
    }
}

/// While the hands are under seal, an end gives the reason that its viewer can know: what the grid tells, or the own
/// hand.
#[test]
fn a_sealed_end_tells_why_it_was_lost_as_far_as_its_viewer_knows() {
    let mut seen = [0; 2];
    for line in include_str!("../../golden/games.jsonl").lines() {
        let record = Record::<Level10>::replay(line, |_, _| {}).expect("a good record");
        let mut course = Course::<Level10>::new(&record.rules);
        for made in &record.moves {
            course.make(made.clone()).expect("a good move");
        }
        let truth = course.state().loss();
        for seat in Seat::all(record.players.len()) {
            let mut view = course.view(Viewer::Seat(seat));
            assert_eq!(view.loss(), truth, "all is open");
            Level10::seal(&mut view);
            let needs_hand = matches!(truth, Some(Loss::TooLow | Loss::OtherWorlds));
            let is_own = view.phase == Phase::Over(End::Stuck(seat));
            let is_known = !needs_hand || is_own;
            assert_eq!(view.loss(), truth.filter(|_| is_known));
            seen[usize::from(is_known)] += usize::from(truth.is_some());
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
