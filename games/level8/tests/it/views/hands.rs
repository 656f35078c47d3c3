//! Everyone sees the own hand, the sizes of all and what lies open, and no card that is hidden.

use serde_json::{Value, json};
use sobremesa_level8::{Action, Card, Cards, Level8, Meld, Phase, Rules, Stars};
use sobremesa_table::{Actor, Course, Game, Owed, Seed, StreamName, Viewer};

use super::games::{every_rules, reshuffle, watch};
use crate::rules::table::{EASY, Plan, Table, read, rules, seat, text};

fn of_seat(index: usize) -> Viewer {
    Viewer::Seat(seat(index))
}

/// Seat 0 has laid down and skipped seat 2; seat 1 has taken R12, which seat 0 had discarded.
fn some_game() -> Table {
    let game = Plan::all(3, "run3").hand(0, "R4 J B6 R7 X R12").hand(1, "K1").hand(2, "K2");
    let game = game.top("B1 B2 B3 B4 B5 B7").table().after("draw 2; discard R12; wait; wait");
    game.after("draw pile; lay run 4 R4 J B6; add R7 to 0 0 high; skip 2; draw 0")
}

#[test]
fn everyone_sees_the_own_hand_and_all_sizes() {
    let table = some_game();
    for index in 0..3 {
        let seen = table.course().view(of_seat(index));
        assert_eq!(text(seen.hand.unwrap().iter()), table.hand(index));
        assert_eq!((&*seen.hand_sizes, seen.board.pile_size()), (&[6, 11, 10][..], 67));
    }
    let seen = table.course().view(Viewer::Spectator);
    assert_eq!(seen.hand, None);
    assert_eq!((&*seen.hand_sizes, seen.board.pile_size()), (&[6, 11, 10][..], 67));
}

#[test]
fn the_json_of_a_view_says_what_is_seen() {
    let table = some_game();
    let run = json!({"kind": "run", "from": 4, "cards": ["R4", "J", "B6", "R7"]});
    let place = |skipped: bool, discard: &[&str], groups: &[Value]| json!({"level": 1, "skipped": skipped, "discard": discard, "groups": groups});
    let expected = json!({
        "rules": {"players": 3, "stars": 1, "levels": vec![["run3"]; 8], "custom": true},
        "phase": {"type": "act", "seat": 1},
        "dealer": 2,
        "round": 1,
        "places": [place(false, &[], &[run]), place(false, &["B2"], &[]), place(true, &["B3"], &[])],
        "pile_size": 67,
        "pile_skips": 0,
        "hand_sizes": [6, 11, 10],
        "known": [["B1"], ["R12"], []],
        "kept_sizes": [null, null, null],
    });
    for viewer in Viewer::all(3) {
        let mut json = serde_json::to_value(table.course().view(viewer)).unwrap();
        let fields = json.as_object_mut().unwrap();
        fields.remove("viewer").unwrap();
        let hand = viewer.seat().map(|seat| json!(table.state().hand(seat)));
        assert_eq!(fields.remove("hand"), hand, "{viewer:?}");
        assert_eq!(fields.remove("kept"), viewer.seat().map(|_| json!([])), "{viewer:?}");
        assert_eq!(json, expected, "{viewer:?}");
    }
}

#[test]
fn every_decision_that_is_owed_is_told() {
    let start = Table::new(&rules(3, Stars::Two, EASY));
    let turn = start.round(0, &[]).round(0, &[]);
    let turn = turn.dealt(&turn.plan().hand(1, "X"));
    let tables = [
        (start.clone(), json!({"type": "deal"})),
        (turn.clone(), json!({"type": "draw", "seat": 2})),
        (turn.after("draw pile"), json!({"type": "act", "seat": 2})),
        (turn.after("wait; wait; draw pile; skip 2"), json!({"type": "pass", "seat": 2})),
        (turn.left(1).after("draw pile"), json!({"type": "reshuffle"})),
        (start.round(0, &[]).round(0, &[]).round(1, &[]), json!({"type": "keep", "seat": 0})),
    ];
    for (table, phase) in tables {
        for viewer in Viewer::all(3) {
            let view = table.course().view(viewer);
            assert_eq!(serde_json::to_value(view).unwrap()["phase"], phase);
        }
    }
}

#[test]
fn discard_piles_are_seen_as_they_were_laid() {
    let game = Plan::all(3, "colour3").hand(0, "R5 K1").hand(1, "Y5").hand(2, "G5");
    let table = game.top("B1 B2 B3 B4 B5").table();
    let shown = |table: &Table, viewer| {
        let json = serde_json::to_value(table.course().view(viewer)).unwrap();
        (0..3).map(|index| json["places"][index]["discard"].clone()).collect::<Vec<Value>>()
    };
    let round = "draw pile; discard R5; draw pile; discard Y5; draw pile; discard G5";
    let laid = table.after(round).after("draw pile; discard K1; draw 2; discard G5");
    let mut late = laid.left(1).after("draw pile");
    let before = late.discards();
    reshuffle(&mut late);
    let tops: Vec<Value> =
        before.iter().map(|pile| json!([pile.rsplit(' ').next().unwrap()])).collect();
    for viewer in Viewer::all(3) {
        assert_eq!(shown(&table, viewer), [json!([]), json!([]), json!(["B1"])]);
        let expected = [json!(["R5", "K1"]), json!(["Y5", "G5"]), json!(["B1"])];
        assert_eq!(shown(&laid, viewer), expected);
        assert_eq!(shown(&late, viewer), tops, "a new pile takes all but the top cards");
    }
}

/// All cards that stand somewhere in the JSON.
fn cards_in(json: &Value) -> Vec<Card> {
    match json {
        Value::String(text) => text.parse().into_iter().collect(),
        Value::Array(items) => items.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => fields.values().flat_map(cards_in).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

fn has_only(json: &Value, fields: &[&str]) -> bool {
    json.as_object().expect("an object").keys().all(|field| fields.contains(&field.as_str()))
}

const FIELDS: [&str; 13] = [
    "viewer",
    "rules",
    "phase",
    "dealer",
    "round",
    "places",
    "pile_size",
    "pile_skips",
    "hand_sizes",
    "hand",
    "kept",
    "known",
    "kept_sizes",
];

#[test]
fn a_view_as_json_has_no_hidden_card() {
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, _| {
                if course.owed() == Owed::Nobody {
                    return;
                }
                let state = course.state();
                let open = state.board().places().iter().flat_map(|place| {
                    place.discard().cards().iter().chain(place.melds().flat_map(Meld::cards))
                });
                let open: Vec<Card> = open.copied().collect();
                for viewer in Viewer::all(rules.players.into()) {
                    let json = serde_json::to_value(course.view(viewer)).unwrap();
                    assert!(has_only(&json, &FIELDS), "{json}");
                    let places = json["places"].as_array().unwrap();
                    let of_place = ["level", "skipped", "discard", "groups"];
                    assert!(places.iter().all(|place| has_only(place, &of_place)), "{json}");
                    assert_eq!(cards_in(&json["places"]).len(), open.len());
                    let shown: Cards = cards_in(&json["places"]).into_iter().collect();
                    assert_eq!(shown, open.iter().copied().collect());
                    let own = viewer.seat().map(|seat| *state.hand(seat)).unwrap_or_default();
                    assert_eq!(cards_in(&json["hand"]), own.iter().collect::<Vec<Card>>());
                    let kept = viewer.seat().map(|seat| state.kept()[seat.index()]);
                    let kept = kept.unwrap_or_default();
                    assert_eq!(cards_in(&json["kept"]), kept.iter().collect::<Vec<Card>>());
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
                    let state = Level8::determinize(&view, &mut stream);
                    different += usize::from(&state != course.state());
                    let other = Course::<Level8>::resume(state, course.memory().clone());
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
    // The run of four, two discards and the skip before seat 2 lie open; B1 and R12 are known.
    let open = "R4 J B6 R7 B2 B3 X".split(' ').count();
    let unseen = |viewer| table.course().view(viewer).unseen();
    assert_eq!(unseen(Viewer::Spectator).len(), 101 - open - 2);
    assert_eq!(unseen(of_seat(0)).len(), 101 - open - 1 - 6);
    assert_eq!(unseen(of_seat(1)).len(), 101 - open - 1 - 11);
    assert_eq!(unseen(of_seat(2)).len(), 101 - open - 2 - 10);
    let hidden = table.state().pile().chain(table.state().hand(seat(2)).iter());
    let others: Cards = hidden
        .chain(table.state().hand(seat(1)).iter())
        .filter(|card| *card != read("R12"))
        .collect();
    assert_eq!(unseen(of_seat(0)), others);
    // A skip under the pile lies as open as before.
    let passed = table.after("discard K1; pass");
    assert_eq!(passed.course().view(of_seat(0)).unseen().skips(), 3);
}

#[test]
fn a_finished_game_is_shown_whole() {
    let start = Table::new(&rules(2, Stars::One, EASY));
    let at_7 = (0..3).fold(start, |table, _| table.round(0, &[]));
    let laid = at_7.round(1, &[0]);
    let laid = laid.dealt(&laid.plan().hand(0, "R1 R2 R3")).after("draw pile");
    assert_eq!(laid.course().view(of_seat(0)).open, None);
    let tables =
        [(at_7.round(0, &[]), "went_out"), (laid.after("lay colour R R1 R2 R3"), "last_level")];
    for (table, end) in tables {
        for viewer in Viewer::all(2) {
            let view = table.course().view(viewer);
            let json = serde_json::to_value(&view).unwrap();
            assert_eq!(json["phase"], json!({"type": "over", "end": {end: 0}}));
            let open = view.open.unwrap();
            assert_eq!(open.hands, table.state().hands());
            assert!(open.pile.iter().copied().eq(table.state().pile()));
            assert_eq!(Some(open.outcome), Level8::outcome(table.state()));
            assert_eq!(json["open"]["hands"], json!(table.state().hands()));
            assert_eq!(json["open"]["pile"], json!(table.state().pile().collect::<Vec<_>>()));
            assert_eq!(json["open"]["outcome"]["winner"], 0);
        }
    }
}

#[test]
fn before_the_deal_there_is_nothing_to_see() {
    for players in [2, 6] {
        let course = Course::<Level8>::new(&Rules::new(players, Stars::Two));
        for viewer in Viewer::all(players.into()) {
            let seen = course.view(viewer);
            assert_eq!(seen.phase, Phase::Deal);
            assert_eq!(*seen.hand_sizes, vec![0; players.into()]);
            assert!(seen.hand.unwrap_or_default().is_empty());
            assert!(seen.board.places().iter().all(|place| place.discard().cards().is_empty()));
        }
    }
}

#[test]
fn the_actions_shown_are_the_viewers_own_and_those_of_the_rules() {
    for rules in every_rules() {
        for game in 0..2 {
            watch(&rules, game, |course, _| {
                let mut legal = Vec::new();
                Level8::legal_actions(course.state(), &mut legal);
                for viewer in Viewer::all(rules.players.into()) {
                    let decides = viewer.seat().map(Owed::Seat) == Some(course.owed());
                    let shown = course.view(viewer).legal_actions();
                    assert_eq!(shown, if decides { legal.clone() } else { Vec::new() });
                }
            });
        }
    }
}

/// A view judges the viewer's actions as the game does.
#[test]
fn views_judge_as_the_game_does() {
    let table = Plan::all(2, "run3").hand(0, "R4 B5 G6 J").table();
    let actions = [
        "draw pile",
        "draw 1",
        "lay run 4 R4 B5 G6",
        "discard R4",
        "discard K15",
        "skip 1",
        "pass",
        "keep R4",
    ];
    for table in [table.after("draw pile"), table] {
        for index in 0..2 {
            for action in actions {
                let action = read(action);
                let judged = table.course().view(of_seat(index)).check(&action);
                let by = Actor::Seat(seat(index));
                let truth = Level8::check(table.state(), by, &action);
                assert_eq!(judged, truth, "{index}: {action}");
            }
        }
        assert!(table.course().view(Viewer::Spectator).check(&Action::Pass).is_err());
    }
}
