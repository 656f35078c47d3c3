//! Who is robbed: LK-6 and LK-7.

use sobremesa_linko::{Phase, Refusal, Variant};

use super::plan::Plan;
use super::table::{Table, VARIANTS, seat};
use super::turn::{facing, robs};

#[test]
fn lk_6_as_many_cards_of_a_lower_value_are_stolen() {
    for count in 1..=8 {
        for (thief, victim) in [(2, 1), (9, 8), (13, 12), (13, 1), (7, 5)] {
            let layers = [thief, victim].map(|value| format!("{count}*{value}"));
            assert!(robs(&VARIANTS, &layers[0], &layers[1]), "{layers:?}");
            assert!(!robs(&VARIANTS, &layers[1], &layers[0]), "{layers:?} turned around");
        }
    }
}

#[test]
fn lk_6_equal_values_and_other_numbers_of_cards_are_not_stolen() {
    for value in 1..=13 {
        for count in 1..=4 {
            let layer = format!("{count}*{value}");
            assert!(!robs(&VARIANTS, &layer, &layer), "{layer}");
        }
    }
    let cases = [
        ("9", "2 2"),
        ("9 9", "2"),
        ("9 9", "3*2"),
        ("3*9", "2 2"),
        ("8*9", "7*2"),
        ("7*9", "8*2"),
        ("9 J", "2"),
        ("9", "2 J"),
        ("9 9", "2 2 J"),
    ];
    for (thief, victim) in cases {
        assert!(!robs(&VARIANTS, thief, victim), "{thief} does not rob {victim}");
    }
}

#[test]
fn lk_6_victims_come_clockwise_from_the_left_neighbor_and_one_after_the_other() {
    // The tops of seats 1, 2 and 3, what seat 0 plays, and whom it robs, in order.
    let cases: [([&str; 3], &str, &[usize]); 9] = [
        (["5 5", "4 4", "3 3"], "6 6", &[1, 2, 3]),
        (["5 5", "4 4", "3 3"], "5 5", &[2, 3]),
        (["5 5", "4 4", "3 3"], "4 J", &[3]),
        (["5 5", "4 4", "3 3"], "3 3", &[]),
        (["5 5", "4 4 4", "3 3"], "6 6", &[1, 3]),
        (["5 5", "4 4 4", "3 3"], "3*6", &[2]),
        (["5", "4 4", "3"], "J", &[1, 3]),
        (["13", "13", "13"], "J", &[1, 2, 3]),
        (["J", "13", "13"], "J", &[2, 3]),
    ];
    for (layers, play, victims) in cases {
        let mut table = facing(layers, play).after(&format!("play {play}"));
        for victim in victims {
            assert_eq!(table.next(), format!("0 steals from {victim}"), "{layers:?}, {play}");
            let [take, leave] = ["take", "leave"].map(|loot| format!("steal {victim} {loot}"));
            assert_eq!(table.legal_actions(), [take, leave.clone()], "it must be stolen");
            table.play(&format!("{leave}; {victim}: keep"));
        }
        let next = if victims.is_empty() { "0 may draw" } else { "1 plays" };
        assert_eq!(table.next(), next, "{layers:?}, {play}");
    }
}

#[test]
fn lk_6_the_order_starts_at_the_thief_whoever_it_is() {
    let game = Plan::new(5, Variant::Advanced).first(3).hand(3, "5").hand(4, "4").hand(0, "3");
    let game = game.hand(1, "2").hand(2, "6");
    let mut table = game.table().after("play 5; play 4; play 3; play 2; 2: play 6");
    for victim in [3, 4, 0, 1] {
        assert_eq!(table.next(), format!("2 steals from {victim}"));
        table.play(&format!("steal {victim} take; {victim}: draw pile"));
    }
    assert_eq!(table.next(), "3 plays");
}

#[test]
fn lk_6_a_theft_is_a_must_and_the_thiefs_affair() {
    let table = facing(["5 5", "4 4", "3 3"], "6 6 7").after("play 6 6");
    let owed = Phase::Steal { thief: seat(0), victim: seat(1) };
    for action in ["pass", "draw pile", "draw 0", "keep", "discard", "play 7", "ghost 3"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-6");
    }
    for other in [0, 2, 3, 4] {
        let refusal = Refusal::OtherVictim { victim: seat(1) };
        table.refuses(&format!("steal {other} take"), refusal.clone(), "LK-6");
        table.refuses(&format!("steal {other} leave"), refusal, "LK-6");
    }
    for other in 1..4 {
        let refusal = Refusal::NotYourDecision { owed };
        table.refuses(&format!("{other}: steal 1 take"), refusal, "LK-6");
    }
}

#[test]
fn lk_6_one_victim_is_settled_wholly_before_the_next_is_looked_at() {
    let table = facing(["5 5", "4 4", "3 3"], "6 6").after("play 6 6");
    let mut next = Vec::new();
    let script = "steal 1 take; draw 0; draw pile; steal 2 leave; discard; draw 1; draw 1; \
                  steal 3 leave; keep";
    let settled = script.split("; ").fold(table, |table, action| {
        next.push(table.next());
        table.after(action)
    });
    let expected = [
        "0 steals from 1",
        "1 draws 2 for 0",
        "1 draws 1 for 0",
        "0 steals from 2",
        "2 answers 0",
        "2 draws 2 for 0",
        "2 draws 1 for 0",
        "0 steals from 3",
        "3 answers 0",
    ];
    assert_eq!(next, expected);
    assert_eq!(settled.next(), "1 plays");
    assert_eq!([0, 1, 2, 3].map(|index| settled.area(index)), ["6 6", "", "", ""]);
}

/// Seat 1 has two layers that a 6 robs, one on the other; seat 0 is to play.
fn two_low_layers() -> Table {
    let game = Plan::new(3, Variant::Advanced).first(1).hand(0, "1 1 6").hand(1, "4 3");
    let table = game.hand(2, "2 2 3*9").table();
    table.after("1: play 4; 2: play 2 2; 0: play 1 1; 1: play 3; 2: play 3*9")
}

#[test]
fn lk_6_each_opponent_is_robbed_at_most_once_a_turn() {
    let table = two_low_layers();
    assert_eq!(table.area(1), "4 | 3");
    for settled in ["take; draw pile", "leave; keep", "leave; discard; draw 0"] {
        let after = table.after(&format!("play 6; steal 1 {settled}"));
        assert_eq!(after.area(1), "4", "the 4 would be robbed, but for the 3");
        assert_eq!(after.next(), "1 plays", "{settled}");
    }
}

#[test]
fn lk_6_only_the_top_layer_counts() {
    // Seat 0's single 3 is covered by a pair, and so no single card robs it.
    let game = Plan::new(3, Variant::Advanced).hand(0, "3 5 5").hand(1, "2 8").hand(2, "1 1 1");
    let table = game.table().after("0: play 3; 1: play 2; 2: play 3*1; 0: play 5 5");
    assert_eq!(table.after("1: play 8").next(), "2 plays");
    // Nobody robs the own area.
    assert_eq!(table.after("1: play 8").area(1), "2 | 8");
}

#[test]
fn lk_6_an_opponent_without_layers_is_passed_over() {
    let game = Plan::new(5, Variant::Advanced).first(4).hand(4, "3").hand(0, "2").hand(1, "6");
    let table = game.table().after("4: play 3; 0: play 2; 1: play 6");
    assert_eq!(table.next(), "1 steals from 4");
    assert_eq!(table.after("steal 4 leave; keep").next(), "1 steals from 0");
}

#[test]
fn lk_7_jokers_alone_cannot_be_stolen() {
    let below_expert = [Variant::Base, Variant::Advanced];
    for count in 1..=2 {
        let jokers = format!("{count}*J");
        for value in 2..=13 {
            assert!(!robs(&VARIANTS, &format!("{count}*{value}"), &jokers), "{value}");
        }
        assert!(!robs(&below_expert, &format!("{count}*1"), &jokers));
        assert!(!robs(&VARIANTS, &jokers, &jokers));
    }
    assert!(!robs(&VARIANTS, "13 J", "J J"));
    assert!(!robs(&VARIANTS, "3*13", "3*J"));
    assert!(!robs(&below_expert, "1 J", "J J"));
}

#[test]
fn lk_7_a_joker_among_numbers_does_not_protect_them() {
    let cases = [("6 6", "5 J"), ("3*6", "5 J J"), ("4*6", "5 3*J"), ("J", "13"), ("6 J", "5 J")];
    for (thief, victim) in cases {
        assert!(robs(&VARIANTS, thief, victim), "{thief} robs {victim}");
    }
}
