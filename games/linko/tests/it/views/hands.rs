//! Everyone sees the own hand, the sizes of all and what lies open, and no card that is hidden.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use sobremesa_linko::{Area, Cards, Layer, Linko, Phase, Variant};
use sobremesa_table::{Course, Game, Owed, Seed, StreamName, Viewer};

use super::games::{every_rules, watch};
use crate::rules::plan::{Plan, QUIET};
use crate::rules::table::{Table, rules, seat, text};

fn of_seat(index: usize) -> Viewer {
    Viewer::Seat(seat(index))
}

/// Seat 0 has lost a 4 and a joker to the discard pile, and draws the second card for them.
fn some_game() -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, "4 J").hand(1, "9 9 2");
    let game = game.hand(2, "5").reserve("7 8 10 11 12 13").pile("1 2 3").table();
    game.after("play 4 J; pass; play 9 9; steal 0 leave; discard; draw 3")
}

#[test]
fn everyone_sees_the_own_hand_and_all_sizes() {
    let table = some_game();
    for index in 0..3 {
        let seen = table.course().view(of_seat(index));
        assert_eq!(text(seen.hand.unwrap().iter()), table.hand(index));
        assert_eq!((seen.hand_sizes.as_slice(), seen.board.pile_size()), (&[12, 11, 13][..], 64));
    }
    let seen = table.course().view(Viewer::Spectator);
    assert_eq!(seen.hand, None);
    assert_eq!((seen.hand_sizes.as_slice(), seen.board.pile_size()), (&[12, 11, 13][..], 64));
}

#[test]
fn the_json_of_a_view_says_what_is_seen() {
    let table = some_game();
    let expected = json!({
        "rules": {"players": 3, "variant": "base"},
        "phase": {"type": "draw", "seat": 0, "thief": 1, "left": 1},
        "areas": [[], [["9", "9"]], []],
        "reserve": [["7"], ["8"], ["10"], ["12"], ["13"]],
        "discard": ["4", "J"],
        "pile_size": 64,
        "hand_sizes": [12, 11, 13],
        "known": [["11"], [], []],
    });
    for viewer in Viewer::all(3) {
        let mut json = serde_json::to_value(table.course().view(viewer)).unwrap();
        let fields = json.as_object_mut().unwrap();
        fields.remove("viewer").unwrap();
        let hand = viewer.seat().map(|seat| json!(table.state().hand(seat)));
        assert_eq!(fields.remove("hand"), hand, "{viewer:?}");
        assert_eq!(json, expected, "{viewer:?}");
    }
}

#[test]
fn every_decision_that_is_owed_is_told() {
    let tables = [
        (Table::new(&rules(3, Variant::Base)), json!({"type": "deal"})),
        (Plan::new(3, Variant::Base).first(2).table(), json!({"type": "play", "seat": 2})),
        (Plan::new(3, Variant::Base).table().after("play 10"), json!({"type": "extra", "seat": 0})),
    ];
    let game = Plan::new(2, Variant::Base).hand(0, "4 4").hand(1, "9 9").ghost("7 7 3*11 8*12");
    let ghost = game.table().after("play 4 4; pass; play 9 9");
    let steal = ghost.after("ghost 7");
    let answer = steal.after("steal 0 leave");
    let draw = answer.after("discard");
    let duel = [
        (ghost, json!({"type": "ghost", "seat": 1})),
        (steal, json!({"type": "steal", "seat": 1, "victim": 0})),
        (answer, json!({"type": "answer", "seat": 0, "thief": 1})),
        (draw, json!({"type": "draw", "seat": 0, "thief": 1, "left": 2})),
    ];
    for (table, phase) in tables.into_iter().chain(duel) {
        for viewer in table.viewers() {
            let view = table.course().view(viewer);
            assert_eq!(serde_json::to_value(view).unwrap()["phase"], phase);
        }
    }
}

#[test]
fn the_ghost_zone_is_seen_by_both() {
    let table = Plan::new(2, Variant::Base).ghost(QUIET).table();
    for viewer in Viewer::all(2) {
        let json = serde_json::to_value(table.course().view(viewer)).unwrap();
        assert_eq!(json["ghost"], json!(QUIET_CARDS));
    }
    let three = Plan::new(3, Variant::Base).table().course().view(Viewer::Spectator);
    assert_eq!(serde_json::to_value(three).unwrap().get("ghost"), None);
}

const QUIET_CARDS: [&str; 13] =
    ["11", "11", "11", "11", "11", "12", "12", "12", "12", "12", "12", "12", "12"];

/// All cards that stand somewhere in the JSON.
fn cards_in(json: &Value) -> Cards {
    match json {
        Value::String(text) => text.parse().into_iter().collect(),
        Value::Array(items) => items.iter().map(cards_in).fold(Cards::default(), Cards::plus),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => Cards::default(),
    }
}

#[test]
fn a_view_as_json_has_no_hidden_card() {
    let open = ["areas", "reserve", "ghost", "discard", "known", "hand"];
    let others = ["viewer", "rules", "phase", "pile_size", "hand_sizes"];
    let allowed: BTreeSet<&str> = open.into_iter().chain(others).collect();
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, _| {
                if course.owed() == Owed::Nobody {
                    return;
                }
                let board = course.state().board();
                let layers = board.areas().iter().flat_map(Area::layers).map(Layer::cards);
                for viewer in Viewer::all(rules.players.into()) {
                    let json = serde_json::to_value(course.view(viewer)).unwrap();
                    let fields = json.as_object().unwrap();
                    assert!(fields.keys().all(|field| allowed.contains(field.as_str())), "{json}");
                    let plus = |cards: &mut dyn Iterator<Item = Cards>| {
                        cards.fold(Cards::default(), Cards::plus)
                    };
                    assert_eq!(cards_in(&json["areas"]), plus(&mut layers.clone()));
                    let slots = board.reserve().slots().iter().copied();
                    assert_eq!(cards_in(&json["reserve"]), plus(&mut slots.clone()));
                    assert_eq!(cards_in(&json["discard"]), board.discard());
                    assert_eq!(cards_in(&json["ghost"]), board.ghost());
                    let own = viewer.seat().map(|seat| course.state().hand(seat));
                    assert_eq!(cards_in(&json["hand"]), own.unwrap_or_default());
                }
            });
        }
    }
}

#[test]
fn whatever_is_hidden_the_view_is_the_same() {
    let mut stream = Seed::from_text("hidden").stream(StreamName { purpose: "picks", round: 0 });
    let mut different = 0;
    for rules in every_rules() {
        for game in 0..2 {
            watch(&rules, game, |course, _| {
                for viewer in Viewer::all(rules.players.into()) {
                    let view = course.view(viewer);
                    let state = Linko::determinize(&view, &mut stream);
                    different += usize::from(&state != course.state());
                    let other = Course::<Linko>::resume(state, course.memory().clone());
                    assert_eq!(other.view(viewer), view, "{viewer:?}");
                }
            });
        }
    }
    assert!(different > 0);
}

#[test]
fn what_is_not_seen_is_counted() {
    let table = some_game();
    // The 4, the joker, two 9s, and the reserve lie open; seat 0 is known to hold an 11.
    let open = "4 J 9 9 7 8 10 12 13".split(' ').count();
    let unseen = |viewer| table.course().view(viewer).unseen();
    assert_eq!(unseen(Viewer::Spectator).len(), 109 - open - 1);
    assert_eq!(unseen(of_seat(0)).len(), 109 - open - 12);
    assert_eq!(unseen(of_seat(1)).len(), 109 - open - 1 - 11);
    let hidden = [table.state().hand(seat(1)), table.state().hand(seat(2))];
    let pile: Cards = table.state().pile().collect();
    assert_eq!(unseen(of_seat(0)), hidden.into_iter().fold(pile, Cards::plus));
}

#[test]
fn a_finished_game_is_shown_whole() {
    let late = Plan::new(5, Variant::Base).left(1).hand(0, "1").table().after("play 1");
    let game = Plan::new(3, Variant::Advanced).hand(0, "8*6 5*4").hand(1, "9").hand(2, "9");
    let last = game.table().after("play 8*6; play 9; play 9");
    for (before, action, end) in [(late, "draw 0", "exhausted"), (last, "play 5*4", "last_card")] {
        let table = before.after(action);
        for viewer in table.viewers() {
            assert_eq!(before.course().view(viewer).open, None);
            let view = table.course().view(viewer);
            let json = serde_json::to_value(&view).unwrap();
            assert!(json["phase"]["end"].to_string().contains(end));
            let open = view.open.unwrap();
            assert_eq!(open.hands, table.state().hands());
            assert!(open.pile.iter().copied().eq(table.state().pile()));
            assert_eq!(Some(open.outcome), Linko::outcome(table.state()));
            assert_eq!(json["open"]["hands"], json!(table.state().hands()));
            assert_eq!(json["open"]["pile"], json!(table.state().pile().collect::<Vec<_>>()));
            assert_eq!(json["open"]["outcome"]["scores"], json!(table.scores()));
        }
    }
}

#[test]
fn before_the_deal_there_is_nothing_to_see() {
    for players in [2, 3] {
        let course = Course::<Linko>::new(&rules(players, Variant::Base));
        for viewer in Viewer::all(players.into()) {
            let seen = course.view(viewer);
            assert_eq!(
                (seen.phase, seen.hand_sizes.to_vec()),
                (Phase::Deal, vec![0; players.into()])
            );
            assert!(seen.hand.unwrap_or_default().is_empty());
            assert!(seen.board.reserve().slots().is_empty());
        }
    }
}
