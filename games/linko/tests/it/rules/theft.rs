//! What becomes of a stolen layer: LK-8 and LK-11.

use sobremesa_linko::{Phase, Refusal, Variant};

use super::plan::Plan;
use super::table::{Table, VARIANTS, seat};

/// Seat 0 has played `layer`, and seat 1 as many 13s, so that it must steal.
fn robbed(variant: Variant, layer: &str, count: usize) -> Table {
    let thief = format!("{count}*13");
    let game = Plan::new(3, variant).hand(0, layer).hand(1, &thief);
    let table = game.table().after(&format!("play {layer}"));
    let table = if variant == Variant::Base { table.after("pass") } else { table };
    table.after(&format!("1: play {thief}"))
}

const LAYERS: [(&str, usize); 6] = [
    ("4", 1),
    ("12 12", 2),
    ("4 4 J", 3),
    ("1 J J J", 4),
    ("3 3 3 3 3", 5),
    ("2 2 2 2 2 2 2 2", 8),
];

#[test]
fn lk_8_what_the_thief_takes_the_victim_replaces_by_as_many_draws() {
    for variant in VARIANTS {
        for (layer, count) in LAYERS {
            let before = robbed(variant, layer, count);
            let mut table = before.after("steal 0 take");
            assert_eq!((table.gain(&before, 1), table.area(0)), (layer.into(), String::new()));
            assert_eq!((table.discard(), table.gain(&before, 0)), (String::new(), String::new()));
            for left in (1..=count).rev() {
                assert_eq!(table.next(), format!("0 draws {left} for 1"));
                table.play("0: draw pile");
            }
            assert_eq!(table.next(), "2 plays", "{layer}");
            let sizes = [0, 1].map(|index| table.state().hand(seat(index)).len());
            assert_eq!(sizes, [13, 13], "{layer}");
        }
    }
}

#[test]
fn lk_8_what_the_victim_takes_back_costs_no_draw() {
    for variant in VARIANTS {
        for (layer, count) in LAYERS {
            let before = robbed(variant, layer, count);
            let left = before.after("steal 0 leave");
            assert_eq!(left.next(), "0 answers 1");
            assert_eq!(left.legal_actions(), ["keep", "discard"]);
            assert_eq!(left.gain(&before, 1), "");
            let table = left.after("0: keep");
            assert_eq!((table.gain(&before, 0), table.area(0)), (layer.into(), String::new()));
            assert_eq!((table.gain(&before, 1), table.discard()), (String::new(), String::new()));
            assert_eq!(table.next(), "2 plays", "{layer}");
            assert_eq!((table.reserve(), table.pile()), (before.reserve(), before.pile()));
        }
    }
}

#[test]
fn lk_8_what_the_victim_discards_is_replaced_by_as_many_draws() {
    for variant in VARIANTS {
        for (layer, count) in LAYERS {
            let before = robbed(variant, layer, count);
            let mut table = before.after("steal 0 leave; 0: discard");
            assert_eq!((table.discard(), table.area(0)), (layer.into(), String::new()));
            assert_eq!((table.gain(&before, 0), table.gain(&before, 1)), Default::default());
            for left in (1..=count).rev() {
                assert_eq!(table.next(), format!("0 draws {left} for 1"));
                table.play("0: draw pile");
            }
            assert_eq!((table.next(), table.discard()), ("2 plays".into(), layer.into()));
        }
    }
}

#[test]
fn lk_8_each_layer_is_decided_anew() {
    let game = Plan::new(4, Variant::Base).first(1).hand(0, "6 6").hand(1, "5 5").hand(2, "4 4");
    let table = game.hand(3, "3 J").pile("6*1").table();
    let before = table.after("play 5 5; pass; play 4 4; pass; play 3 J; pass; 0: play 6 6");
    let ways =
        ["take; draw pile; draw pile", "leave; discard; draw pile; draw pile", "leave; keep"];
    for (one, two, three) in [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 0, 2), (1, 1, 0)] {
        let [a, b, c] = [one, two, three].map(|way| ways[way]);
        let table = before.after(&format!("steal 1 {a}; steal 2 {b}; steal 3 {c}"));
        let layers = ["5 5", "4 4", "3 J"];
        let went = |way: usize| -> String {
            let mut cards: Vec<&str> = [one, two, three]
                .into_iter()
                .zip(layers)
                .filter(|(taken, _)| *taken == way)
                .flat_map(|(_, layer)| layer.split(' '))
                .collect();
            cards.sort_unstable();
            cards.join(" ")
        };
        assert_eq!((table.gain(&before, 0), table.discard()), (went(0), went(1)));
        for (index, (way, layer)) in (1..).zip([one, two, three].into_iter().zip(layers)) {
            assert_eq!(table.gain(&before, index) == layer, way == 2, "seat {index}");
            assert_eq!(table.area(index), "");
        }
        assert_eq!(table.next(), "1 plays");
    }
}

#[test]
fn lk_8_the_victim_and_nobody_else_answers() {
    let table = robbed(Variant::Base, "4 4 J", 3).after("steal 0 leave");
    let owed = Phase::Answer { thief: seat(1), victim: seat(0) };
    for action in ["pass", "draw pile", "draw 0", "play 13", "steal 0 take", "ghost 4"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-8");
        table.refuses(&format!("1: {action}"), Refusal::SomethingElseIsDue { owed }, "LK-8");
    }
    for action in ["1: keep", "1: discard", "2: keep", "2: discard"] {
        table.refuses(action, Refusal::NotYourDecision { owed }, "LK-8");
    }
}

#[test]
fn lk_8_the_thief_decides_first_and_a_layer_that_is_taken_has_no_answer() {
    let table = robbed(Variant::Base, "4 4 J", 3);
    let owed = Phase::Steal { thief: seat(1), victim: seat(0) };
    for answer in ["0: keep", "0: discard"] {
        table.refuses(answer, Refusal::SomethingElseIsDue { owed }, "LK-6");
    }
    table.refuses("0: steal 0 leave", Refusal::NotYourDecision { owed }, "LK-6");
    let owed = Phase::Draw { thief: seat(1), victim: seat(0), left: 3 };
    for action in ["keep", "discard", "pass", "play 10", "1: steal 0 leave"] {
        let taken = table.after("steal 0 take");
        taken.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-9");
        let discarded = table.after("steal 0 leave; discard");
        discarded.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-9");
    }
}

/// Seat 3 has lost the 3 that lay on its 4 to seat 0's 6, in this way.
fn uncovered(settled: &str) -> Table {
    let game = Plan::new(4, Variant::Advanced).first(3).hand(0, "2 2 6 5").hand(1, "1 1 5 7 7");
    let table = game.hand(2, "3*9 5 3*10").hand(3, "4 3 3*1").table();
    let table =
        table.after("3: play 4; 0: play 2 2; 1: play 1 1; 2: play 3*9; 3: play 3; 0: play 6");
    table.after(&format!("steal 3 {settled}"))
}

#[test]
fn lk_11_a_layer_uncovered_by_a_theft_is_robbed_by_the_next_player() {
    for settled in ["take; draw pile", "leave; keep", "leave; discard; draw 0"] {
        let table = uncovered(settled);
        assert_eq!((table.next().as_str(), table.area(3).as_str()), ("1 plays", "4"));
        let robbed = table.after("1: play 5");
        assert_eq!(robbed.next(), "1 steals from 3");
        let taken = robbed.after("steal 3 take; draw pile");
        assert_eq!((taken.gain(&robbed, 1).as_str(), taken.area(3).as_str()), ("4", ""));
    }
}

#[test]
fn lk_11_it_is_open_to_theft_until_it_is_covered() {
    let later = uncovered("leave; keep").after("1: play 7 7");
    assert_eq!(later.after("2: play 5").next(), "2 steals from 3");
    let covered = later.after("2: play 3*10; 3: play 3*1");
    assert_eq!(covered.area(3), "4 | 1 1 1");
    assert_eq!(covered.after("0: play 5").next(), "1 plays");
}
