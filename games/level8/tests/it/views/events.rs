//! What happened, as each viewer may know it.

use serde_json::{Value, json};
use sobremesa_level8::{Action, Chance, Level8, Rules, Source, Stars};
use sobremesa_table::{Course, Move, Step, Viewer};

use super::games::{every_rules, reshuffle, watch};
use crate::rules::table::{EASY, Plan, Table, rules, seat};

fn seen(course: &Course<Level8>, step: &Step<Level8>, viewer: Viewer) -> Value {
    serde_json::to_value(course.events(step, viewer)).expect("events are JSON")
}

/// After `action` the one who acts sees `own`, and everyone else `others`.
#[track_caller]
fn shows(table: &mut Table, action: &str, actor: usize, own: &Value, others: &Value) {
    let made = table.action(action);
    let step = table.make(made);
    for viewer in Viewer::all(table.state().board().players()) {
        let expected = if viewer.is(seat(actor)) { own } else { others };
        assert_eq!(&seen(table.course(), &step, viewer), expected, "{action}: {viewer:?}");
    }
}

/// After `action` everyone sees the same.
#[track_caller]
fn shows_all(table: &mut Table, action: &str, expected: &Value) {
    shows(table, action, 0, expected, expected);
}

#[test]
fn a_deal_shows_the_own_hand_and_the_card_turned_up() {
    let mut table = Table::new(&Rules::new(3, Stars::One));
    let plan = table.plan().hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let plan = plan.hand(1, "Y1 Y2 Y3 Y4 Y5 Y6 Y7 J J X").top("J");
    let step = table.make(Move::Chance(Chance::Deal(plan.deal())));
    let dealt = json!({"type": "dealt", "dealer": 2, "turned_up": "J", "pile_size": 70});
    let with_hand = |hand: &str| {
        let mut dealt = dealt.clone();
        dealt["hand"] = json!(hand.split(' ').collect::<Vec<_>>());
        json!([dealt])
    };
    let (course, of) = (table.course(), |index| Viewer::Seat(seat(index)));
    assert_eq!(seen(course, &step, of(0)), with_hand("R1 R2 R3 R4 R5 R6 R7 R8 R9 R10"));
    assert_eq!(seen(course, &step, of(1)), with_hand("Y1 Y2 Y3 Y4 Y5 Y6 Y7 J J X"));
    assert_eq!(seen(course, &step, Viewer::Spectator), json!([dealt]));
}

#[test]
fn a_card_of_the_pile_is_seen_by_its_owner_and_one_of_a_discard_pile_by_all() {
    let mut table = Plan::all(3, "colour3").hand(0, "R1 J X").top("B1 J X B2").table();
    let drew = json!([{"type": "drew", "seat": 0, "from": 2, "card": "B1"}]);
    shows_all(&mut table.clone(), "draw 2", &drew);
    let others = json!([{"type": "drew", "seat": 0}]);
    let own = json!([{"type": "drew", "seat": 0, "card": "J"}]);
    shows(&mut table, "draw pile", 0, &own, &others);
    shows_all(&mut table, "discard J", &json!([{"type": "discarded", "seat": 0, "card": "J"}]));
    let others = json!([{"type": "drew", "seat": 1}]);
    let own = json!([{"type": "drew", "seat": 1, "card": "X"}]);
    shows(&mut table, "draw pile", 1, &own, &others);
}

#[test]
fn a_level_and_what_is_added_are_seen_by_all() {
    let game = Plan::all(3, "run3 set2 colour3");
    let game = game.hand(0, "R4 J B6 G6 K6 P1 P2 J R7 R3").top("B1 G5 P3");
    let mut table = game.table().after("draw pile");
    let lay = "lay run 4 R4 J B6 + set 6 G6 K6 + colour P P1 P2 J";
    let groups = json!([
        {"kind": "run", "from": 4, "cards": ["R4", "J", "B6"]},
        {"kind": "set", "value": 6, "cards": ["G6", "K6"]},
        {"kind": "colour", "colour": "P", "cards": ["P1", "P2", "J"]},
    ]);
    shows_all(&mut table, lay, &json!([{"type": "laid", "seat": 0, "level": 1, "groups": groups}]));
    let added = json!([
        {"type": "added", "seat": 0, "to": 0, "group": 0, "card": "R7", "end": "high"}
    ]);
    shows_all(&mut table, "add R7 to 0 0 high", &added);
    let added = json!([
        {"type": "added", "seat": 0, "to": 0, "group": 0, "card": "R3", "end": "low"}
    ]);
    shows_all(&mut table, "add R3 to 0 0 low", &added);
}

#[test]
fn an_addition_to_another_players_group_has_no_end() {
    let game = Plan::all(2, "set2").hand(0, "R6 B6 R1").hand(1, "R7 B7 J");
    let table = game.top("B1 B2 B3").table().after("draw pile; lay set 6 R6 B6; discard R1");
    let mut table = table.after("draw pile; lay set 7 R7 B7");
    let added = json!([{"type": "added", "seat": 1, "to": 0, "group": 0, "card": "J"}]);
    shows_all(&mut table, "add J to 0 0", &added);
}

#[test]
fn skips_and_passes_are_seen_by_all() {
    let mut table = Plan::all(3, "colour3").hand(0, "X").table().after("draw pile");
    shows_all(&mut table, "skip 1", &json!([{"type": "skipped", "seat": 0, "target": 1}]));
    shows_all(&mut table, "pass", &json!([{"type": "passed", "seat": 1}]));
}

#[test]
fn of_a_new_pile_the_size_is_shown() {
    let mut table = Plan::all(3, "colour3").table().left(1).after("draw pile");
    let step = reshuffle(&mut table);
    for viewer in Viewer::all(3) {
        let shown = seen(table.course(), &step, viewer);
        let discards = [22, 22, 23];
        assert_eq!(shown, json!([{"type": "reshuffled", "pile_size": 67, "discards": discards}]));
    }
}

#[test]
fn of_kept_cards_others_see_the_number() {
    let table = Table::new(&rules(3, Stars::Two, EASY)).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(0, "R12 Y7 J").hand(2, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let table = table.dealt(&plan).after("out");
    for (keep, cards) in [("keep R12 J", vec!["R12", "J"]), ("keep", Vec::new())] {
        let count = cards.len();
        let others = json!([{"type": "kept", "seat": 0, "count": count}]);
        let own = json!([{"type": "kept", "seat": 0, "count": count, "cards": cards}]);
        shows(&mut table.clone(), keep, 0, &own, &others);
    }
}

/// Seat 0 of two is about to discard its last card, after this many rounds that it won; seat 1 has
/// laid down.
#[track_caller]
fn last_card(rounds: usize) -> Table {
    let start = Table::new(&rules(2, Stars::One, EASY));
    let table = (0..rounds).fold(start, |table, _| table.round(0, &[]));
    let plan = table.plan().hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").hand(1, "Y1 Y2 Y3 K1");
    let mut table = table.dealt(&plan);
    if table.next() == "0 draws" {
        table.play("wait");
    }
    table.play("draw pile; lay colour Y Y1 Y2 Y3; discard K1; draw 1; lay colour R R1 R2 R3");
    (4..=10).for_each(|value| table.play(&format!("add R{value} to 0 0")));
    assert_eq!(table.hand(0), "K1");
    table
}

#[test]
fn the_end_of_a_round_comes_with_the_levels() {
    let expected = json!([
        {"type": "discarded", "seat": 0, "card": "K1"},
        {"type": "round_ended", "out": 0, "before": [1, 1], "levels": [3, 2]},
    ]);
    shows_all(&mut last_card(0), "discard K1", &expected);
}

#[test]
fn the_end_of_the_game_comes_with_the_result() {
    let outcome = json!({"winner": 0, "levels": [9, 2], "rounds": 4});
    let expected = json!([
        {"type": "discarded", "seat": 0, "card": "K1"},
        {"type": "round_ended", "out": 0, "before": [7, 1], "levels": [9, 2]},
        {"type": "ended", "end": {"went_out": 0}, "outcome": outcome},
    ]);
    shows_all(&mut last_card(3), "discard K1", &expected);

    let start = Table::new(&rules(2, Stars::One, EASY));
    let table = (0..3).fold(start, |table, _| table.round(0, &[])).round(1, &[0]);
    let table = table.dealt(&table.plan().hand(0, "R1 R2 J"));
    assert_eq!((table.levels(), table.next().as_str()), (vec![8, 3], "0 draws"));
    let groups = json!([{"kind": "colour", "colour": "R", "cards": ["R1", "R2", "J"]}]);
    let outcome = json!({"winner": 0, "levels": [9, 3], "rounds": 5});
    let expected = json!([
        {"type": "laid", "seat": 0, "level": 8, "groups": groups},
        {"type": "ended", "end": {"last_level": 0}, "outcome": outcome},
    ]);
    shows_all(&mut table.after("draw pile"), "lay colour R R1 R2 J", &expected);
}

/// Of the cards that come from the pile into hands, and of those that are kept, nobody else is told.
#[test]
fn in_games_by_chance_only_the_own_events_differ() {
    let (mut drawn, mut kept) = (0, 0);
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, step| {
                let Move::Action { action, .. } = step.made() else { return };
                let spectator = seen(course, step, Viewer::Spectator);
                let keeps = matches!(action, Action::Keep(_));
                let secret = keeps || *action == Action::Draw(Source::Pile);
                if secret {
                    let first = spectator[0].as_object().unwrap();
                    assert!(first.keys().all(|key| ["type", "seat", "count"].contains(&&**key)));
                }
                for index in 0..usize::from(rules.players) {
                    let own = seen(course, step, Viewer::Seat(seat(index)));
                    let differs = secret && spectator[0]["seat"] == index;
                    assert_eq!(own != spectator, differs);
                    *if keeps { &mut kept } else { &mut drawn } += usize::from(differs);
                }
            });
        }
    }
    assert!(drawn > 0 && kept > 0, "{drawn} cards drawn, {kept} times cards kept");
}
