//! What happened, as each viewer may know it.

use serde_json::{Value, json};
use sobremesa_linko::{Linko, Variant};
use sobremesa_table::{Course, Move, Step, Viewer};

use super::games::{every_rules, watch};
use crate::rules::plan::{Plan, QUIET};
use crate::rules::table::{Table, rules, seat};

fn seen(course: &Course<Linko>, step: &Step<Linko>, viewer: Viewer) -> Value {
    serde_json::to_value(course.events(step, viewer)).expect("events are JSON")
}

/// After `action` the one who acts sees `own`, and everyone else `others`.
#[track_caller]
fn shows(table: &mut Table, action: &str, actor: usize, own: &Value, others: &Value) {
    let made = table.action(action);
    let step = table.make(made);
    for viewer in table.viewers() {
        let expected = if viewer.is(seat(actor)) { own } else { others };
        assert_eq!(&seen(table.course(), &step, viewer), expected, "{action}: {viewer:?}");
    }
}

/// After `action` everyone sees the same.
#[track_caller]
fn shows_all(table: &mut Table, action: &str, expected: &Value) {
    shows(table, action, 0, expected, expected);
}

/// Seat 1 must steal seat 0's pair of 4s.
fn theft() -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, "4 4").hand(1, "9 9");
    let table = game.reserve("7 8 10 11 12 13").pile("J 1 2").table();
    table.after("play 4 4; pass; play 9 9")
}

#[test]
fn a_deal_shows_the_own_hand() {
    let mut table = Table::new(&rules(3, Variant::Base));
    let plan = Plan::new(3, Variant::Base).first(2).hand(0, "8*1 5*2").hand(1, "8*3 J 4*4");
    let step = table.make(Move::Chance(plan.reserve("7 8 10 11 12 13").deal()));
    let reserve = [["7"], ["8"], ["10"], ["11"], ["12"], ["13"]];
    let dealt = json!({
        "type": "dealt", "first": 2, "hand_size": 13, "reserve": reserve, "ghost": [],
        "pile_size": 64
    });
    let with_hand = |hand: &str| {
        let mut dealt = dealt.clone();
        dealt["hand"] = json!(hand.split(' ').collect::<Vec<_>>());
        json!([dealt])
    };
    let (course, of) = (table.course(), |index| Viewer::Seat(seat(index)));
    assert_eq!(seen(course, &step, of(0)), with_hand("1 1 1 1 1 1 1 1 2 2 2 2 2"));
    assert_eq!(seen(course, &step, of(1)), with_hand("3 3 3 3 3 3 3 3 4 4 4 4 J"));
    assert_eq!(seen(course, &step, Viewer::Spectator), json!([dealt]));
}

#[test]
fn a_deal_of_the_duel_shows_the_ghost_zone() {
    let mut table = Table::new(&rules(2, Variant::Base));
    let plan = Plan::new(2, Variant::Base).reserve("7 8 10 9 6 3");
    let step = table.make(Move::Chance(plan.ghost("13 1 1 1 2 3 4 5 6 7 8 8 8 9").deal()));
    let ghost = ["1", "1", "1", "2", "3", "4", "5", "6", "7", "8", "8", "8", "9"];
    let dealt = json!([{
        "type": "dealt", "first": 0, "hand_size": 13, "ghost": ghost, "pile_size": 63,
        "reserve": [["7"], ["8"], ["10"], ["9"], ["6"], ["3", "13"]]
    }]);
    assert_eq!(seen(table.course(), &step, Viewer::Spectator), dealt);
}

#[test]
fn a_play_and_a_pass_are_seen_by_all() {
    let mut table = Plan::new(3, Variant::Base).hand(0, "4 4 J").table();
    let played = json!([{"type": "played", "seat": 0, "layer": ["4", "4", "J"]}]);
    shows_all(&mut table, "play 4 4 J", &played);
    shows_all(&mut table, "pass", &json!([{"type": "passed", "seat": 0}]));
}

#[test]
fn a_theft_and_what_becomes_of_it_are_seen_by_all() {
    let cards = ["4", "4"];
    let taken = json!([{"type": "stolen", "thief": 1, "victim": 0, "cards": cards}]);
    shows_all(&mut theft(), "steal 0 take", &taken);
    let left = json!([{"type": "left", "thief": 1, "victim": 0, "cards": cards}]);
    let mut table = theft();
    shows_all(&mut table, "steal 0 leave", &left);
    let back = json!([{"type": "took_back", "seat": 0, "cards": cards}]);
    shows_all(&mut table.clone(), "keep", &back);
    let discarded = json!([{"type": "discarded", "seat": 0, "cards": cards}]);
    shows_all(&mut table, "discard", &discarded);
}

#[test]
fn a_card_of_the_reserve_is_seen_by_all_and_one_of_the_pile_by_its_owner() {
    let mut table = theft().after("steal 0 take");
    let drew = json!([{"type": "drew", "seat": 0, "slot": 2, "cards": ["10"]}]);
    shows_all(&mut table, "draw 2", &drew);
    // After the last draw the reserve is filled, for everyone to see.
    let filled = json!({
        "type": "filled", "reserve": [["7"], ["8"], ["11"], ["12"], ["13"], ["1"]], "ghost": [],
        "pile_size": 62, "to_reserve": [[], [], [], [], [], ["1"]], "to_ghost": []
    });
    let own = json!([{"type": "drew", "seat": 0, "cards": ["J"]}, filled]);
    let others = json!([{"type": "drew", "seat": 0}, filled]);
    shows(&mut table, "draw pile", 0, &own, &others);
}

#[test]
fn without_a_refill_there_is_no_word_of_one() {
    let mut table = theft().after("steal 0 take");
    for card in ["J", "1"] {
        let own = json!([{"type": "drew", "seat": 0, "cards": [card]}]);
        shows(&mut table, "draw pile", 0, &own, &json!([{"type": "drew", "seat": 0}]));
    }
}

#[test]
fn a_theft_from_the_ghost_zone_is_seen_by_all_with_what_comes_after() {
    let game = Plan::new(2, Variant::Base).hand(0, "9").ghost("7 4*2 8*12").pile("13 5 6");
    let mut table = game.reserve("7 8 10 9 6 3").table().after("play 9");
    let ghost = ["2", "2", "2", "2", "5", "12", "12", "12", "12", "12", "12", "12", "12"];
    let expected = json!([
        {"type": "ghost_robbed", "seat": 0, "cards": ["7"]},
        {
            "type": "filled", "reserve": [["7"], ["8"], ["10"], ["9"], ["6"], ["3", "13"]],
            "ghost": ghost, "pile_size": 62, "to_reserve": [[], [], [], [], [], ["13"]], "to_ghost": ["5"]
        },
    ]);
    shows_all(&mut table, "ghost 7", &expected);
}

#[test]
fn a_group_is_drawn_whole() {
    let game = Plan::new(2, Variant::Base).hand(0, "3").reserve("9 2 11 4 6 7").pile("8");
    let table = game.ghost(&format!("13 {QUIET}")).table().after("play 3");
    let step = table.clone().make(table.action("draw 1"));
    let after = table.after("draw 1");
    let drew = json!({"type": "drew", "seat": 0, "slot": 1, "cards": ["2", "13"]});
    for viewer in table.viewers() {
        assert_eq!(seen(after.course(), &step, viewer)[0], drew);
    }
}

#[test]
fn the_end_comes_with_the_result() {
    let late = Plan::new(5, Variant::Base).left(1).reserve("1").hand(0, "1").table();
    let mut table = late.after("play 1");
    let outcome = json!({"scores": [-4, -5, -4, -4, -4], "winners": [0, 2, 3, 4]});
    let expected = json!([
        {"type": "drew", "seat": 0, "slot": 0, "cards": ["1"]},
        {"type": "ended", "end": "exhausted", "outcome": outcome},
    ]);
    shows_all(&mut table, "draw 0", &expected);

    let game = Plan::new(3, Variant::Advanced).hand(0, "8*6 5*4").hand(1, "9").hand(2, "9");
    let mut table = game.table().after("play 8*6; play 9; play 9");
    let outcome = json!({"scores": [13, -11, -11], "winners": [0]});
    let expected = json!([
        {"type": "played", "seat": 0, "layer": ["4", "4", "4", "4", "4"]},
        {"type": "ended", "end": {"last_card": 0}, "outcome": outcome},
    ]);
    shows_all(&mut table, "play 5*4", &expected);
}

/// Of the cards that come from the pile into hands, nobody else is told.
#[test]
fn in_games_by_chance_only_the_own_events_differ() {
    let mut hidden = 0;
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, step| {
                let Move::Action { .. } = step.made() else { return };
                let spectator = seen(course, step, Viewer::Spectator);
                let from_pile =
                    spectator[0]["type"] == "drew" && spectator[0].get("slot").is_none();
                assert_eq!(
                    spectator[0]["type"] == "drew" && spectator[0].get("cards").is_none(),
                    from_pile
                );
                for index in 0..usize::from(rules.players) {
                    let own = seen(course, step, Viewer::Seat(seat(index)));
                    let differs = from_pile && spectator[0]["seat"] == index;
                    assert_eq!(own != spectator, differs);
                    hidden += usize::from(differs);
                }
            });
        }
    }
    assert!(hidden > 0);
}
