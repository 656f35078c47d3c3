//! Combinations: L8-10 to L8-14.

use sobremesa_level8::{Action, Card, Combination, Laydown, MeldKind, Refusal, readings};
use sobremesa_table::RuleId;

use super::table::{Plan, Table, read};

/// Seat 0 of two holds the cards of this lay-down, is on such a level, and has drawn.
#[track_caller]
fn holding(level: &str, lay: &str) -> Table {
    let Action::Lay(laydown) = read(lay) else { panic!("{lay} is no lay-down") };
    let mut held: Vec<String> = laydown.cards().map(|card| card.to_string()).collect();
    held.sort();
    held.dedup_by(|one, other| one == other && one != "J" && one != "X");
    Plan::all(2, level).hand(0, &held.join(" ")).table().after("draw pile")
}

/// The lay-down is right: it lies there, card by card.
#[track_caller]
fn right(level: &str, lay: &str) -> Table {
    let after = holding(level, lay).after(lay);
    let Action::Lay(laydown) = read(lay) else { panic!("{lay} is no lay-down") };
    let laid: Vec<_> = laydown.melds().collect();
    let found: Vec<_> = after.place(0).melds().map(|meld| (meld.kind(), meld.cards())).collect();
    assert_eq!(found, laid);
    after
}

/// The lay-down is wrong by this card of that combination.
#[track_caller]
fn wrong(level: &str, lay: &str, index: usize, card: &str, rule: RuleId) {
    let Action::Lay(laydown) = read(lay) else { panic!("{lay} is no lay-down") };
    let kinds: Vec<MeldKind> = laydown.melds().map(|(kind, _)| kind).collect();
    let refusal = Refusal::Misfit { index, kind: kinds[index], card: read(card) };
    holding(level, lay).refuses(lay, refusal, rule);
}

#[test]
fn l8_10_runs() {
    let good = [
        ("run3", "lay run 1 R1 Y2 G3"),
        ("run3", "lay run 13 R13 R14 R15"),
        ("run3", "lay run 4 R4 J B6"),
        ("run4", "lay run 7 K7 P8 K9 P10"),
        ("run10", "lay run 6 R6 Y7 G8 B9 P10 K11 R12 Y13 G14 B15"),
        ("run3 run3", "lay run 4 R4 R5 R6 + run 4 Y4 Y5 Y6"),
        ("run3 run3", "lay run 9 R9 R10 R11 + run 4 R4 R5 R6"),
    ];
    for (level, lay) in good {
        right(level, lay);
    }
    let bad = [
        ("run3", "lay run 14 R14 Y15 G1", 0, "G1"),
        ("run3", "lay run 15 R15 G1 Y2", 0, "G1"),
        ("run3", "lay run 14 R14 Y15 J", 0, "J"),
        ("run3", "lay run 4 R6 R5 R4", 0, "R6"),
        ("run3", "lay run 4 R4 R5 R7", 0, "R7"),
        ("run3", "lay run 4 R4 B4 R5", 0, "B4"),
        ("run3", "lay run 5 R4 R5 R6", 0, "R4"),
        ("run3 run3", "lay run 4 R4 R5 R6 + run 8 R8 R10 R9", 1, "R10"),
    ];
    for (level, lay, index, card) in bad {
        wrong(level, lay, index, card, "L8-10");
    }
}

#[test]
fn l8_11_sets() {
    let good = [
        ("set2", "lay set 6 R6 G6"),
        ("set3", "lay set 15 R15 K15 P15"),
        ("set6", "lay set 1 R1 Y1 G1 B1 P1 K1"),
        ("set8", "lay set 1 R1 Y1 G1 B1 P1 K1 J J"),
        ("set2 set2", "lay set 6 R6 Y6 + set 6 G6 B6"),
        ("set2 set2", "lay set 8 R8 Y8 + set 6 G6 B6"),
        ("set3 set3", "lay set 6 R6 Y6 P6 + set 6 G6 B6 K6"),
    ];
    for (level, lay) in good {
        right(level, lay);
    }
    let bad = [
        ("set2", "lay set 6 R6 R7", 0, "R7"),
        ("set2", "lay set 7 R6 Y6", 0, "R6"),
        ("set3", "lay set 6 R6 Y6 G9", 0, "G9"),
        ("set2 set2", "lay set 6 R6 Y6 + set 6 G6 B7", 1, "B7"),
    ];
    for (level, lay, index, card) in bad {
        wrong(level, lay, index, card, "L8-11");
    }
}

#[test]
fn l8_11_two_sets_of_one_value_stay_two() {
    let lay = "lay set 6 R6 Y6 + set 6 G6 B6";
    let table = Plan::all(2, "set2 set2").hand(0, "R6 Y6 G6 B6 P6 K6").table();
    let table = table.after("draw pile").after(lay);
    assert_eq!(table.after("add P6 to 0 0").melds(0), "R6 Y6 P6 | G6 B6");
    assert_eq!(table.after("add P6 to 0 1; add K6 to 0 1").melds(0), "R6 Y6 | G6 B6 P6 K6");
}

#[test]
fn l8_12_colors() {
    let good = [
        ("colour3", "lay colour R R1 R15 R7"),
        ("colour4", "lay colour K K1 K2 J J"),
        ("colour10", "lay colour P P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"),
        ("colour3 colour3", "lay colour B B1 B2 B3 + colour B B4 B5 B6"),
        ("colour3 colour3", "lay colour K K1 K2 K3 + colour R R4 R5 R6"),
    ];
    for (level, lay) in good {
        right(level, lay);
    }
    let bad = [
        ("colour3", "lay colour R R1 Y2 R3", 0, "Y2"),
        ("colour3", "lay colour R G1 G2 G3", 0, "G1"),
        ("colour3", "lay colour G J G2 R3", 0, "R3"),
        ("colour3 colour3", "lay colour B B1 B2 B3 + colour K K4 K5 B6", 1, "B6"),
    ];
    for (level, lay, index, card) in bad {
        wrong(level, lay, index, card, "L8-12");
    }
}

#[test]
fn l8_13_jokers_stand_for_any_number() {
    let good = [
        ("run3", "lay run 4 J R5 R6"),
        ("run3", "lay run 4 R4 J J"),
        ("run3", "lay run 13 J J R15"),
        ("set3", "lay set 9 J R9 J"),
        ("set8", "lay set 9 J J J J J J J R9"),
        ("colour4", "lay colour Y J Y3 J Y8"),
        ("run3 set2 colour3", "lay run 4 J R5 J + set 2 J B2 + colour G J G1 J"),
    ];
    for (level, lay) in good {
        right(level, lay);
    }
}

#[test]
fn l8_13_jokers_alone_are_declared_like_any_other() {
    let table = right("run3", "lay run 4 J J J");
    assert_eq!(table.after("discard K15; wait").melds(0), "J J J");
    // What is declared decides what may be added.
    let cases = [
        ("run3", "lay run 4 J J J", "R3 R7", ["add R3 to 0 0 low", "add R7 to 0 0 high"]),
        ("set2", "lay set 9 J J", "R9 Y9", ["add R9 to 0 0", "add Y9 to 0 0"]),
        ("colour3", "lay colour G J J J", "G1 G9", ["add G1 to 0 0", "add G9 to 0 0"]),
    ];
    for (level, lay, more, additions) in cases {
        let held = format!("J J J {more} B1 B5 B11 P1 P5");
        let table = Plan::all(2, level).hand(0, &held).top("K1 P11").table();
        let table = table.after("draw pile").after(lay);
        let listed = table.listed("add");
        let numbers: Vec<&String> =
            listed.iter().filter(|action| !action.starts_with("add J")).collect();
        assert_eq!(numbers, additions, "{lay}");
    }
    wrong("run3", "lay run 14 J J J", 0, "J", "L8-10");
    wrong("run10", "lay run 7 J J J J J J J R14 R15 Y1", 0, "Y1", "L8-10");
}

#[test]
fn l8_13_what_a_joker_stands_for_is_fixed() {
    let table = Plan::all(2, "run3").hand(0, "R4 J B6 G5 G7").hand(1, "Y4 Y5 Y6 P5").table();
    let table = table.after("draw pile; lay run 4 R4 J B6");
    for action in ["add G5 to 0 0 low", "add G5 to 0 0 high"] {
        table.refuses(action, Refusal::DoesNotFit { card: read("G5") }, "L8-7");
    }
    let after = table.after("discard G7; draw pile; lay run 4 Y4 Y5 Y6");
    for action in ["add P5 to 0 0 low", "add P5 to 0 0 high"] {
        after.refuses(action, Refusal::DoesNotFit { card: read("P5") }, "L8-7");
    }
    assert_eq!(after.melds(0), "R4 J B6", "nobody takes the joker");
    // The same cards, declared in either way.
    for (lay, fits) in
        [("lay run 4 R4 R5 J", "add Y7 to 0 0 high"), ("lay run 3 J R4 R5", "add Y6 to 0 0 high")]
    {
        let table = Plan::all(2, "run3").hand(0, "R4 R5 J Y6 Y7").table().after("draw pile");
        assert_eq!(table.after(lay).listed("add"), [fits], "{lay}");
    }
}

#[test]
fn l8_13_a_joker_added_is_fixed_too() {
    let plan = Plan::all(2, "run3").hand(0, "R4 R5 R6 J Y7 Y8");
    let table = plan.table().after("draw pile; lay run 4 R4 R5 R6; add J to 0 0 high");
    table.refuses("add Y7 to 0 0 high", Refusal::DoesNotFit { card: read("Y7") }, "L8-7");
    assert_eq!(table.after("add Y8 to 0 0 high").melds(0), "R4 R5 R6 J Y8");
}

#[test]
fn l8_13_a_joker_is_never_a_skip() {
    let table = Plan::all(2, "set2").hand(0, "J J").table().after("draw pile");
    table.refuses("skip 1", Refusal::NoSkip, "L8-16");
}

#[test]
fn l8_14_skips_belong_to_no_combination() {
    let bad = [
        ("run3", "lay run 4 R4 X R6", 0),
        ("set2", "lay set 4 R4 X", 0),
        ("set2", "lay set 4 X X", 0),
        ("colour3", "lay colour R R4 R5 X", 0),
        ("set2 colour3", "lay set 4 R4 Y4 + colour R X R5 R6", 1),
    ];
    for (level, lay, index) in bad {
        wrong(level, lay, index, "X", "L8-14");
    }
    let lay = "lay run 4 R4 J R6 + set 2 J B2 + colour G J G1 G2";
    let table = Plan::all(2, "run3 set2 colour3").hand(0, "R4 J R6 J B2 J G1 G2 X").table();
    let table = table.after("draw pile").after(lay);
    for action in ["add X to 0 0 low", "add X to 0 0 high", "add X to 0 1", "add X to 0 2"] {
        table.refuses(action, Refusal::DoesNotFit { card: read("X") }, "L8-14");
    }
}

/// The readings of these cards, as they would be written in a lay-down.
#[track_caller]
fn reads(combination: &str, cards: &str, expected: &[&str]) {
    let combination: Combination = read(combination);
    let cards: Vec<Card> = cards.split_whitespace().map(read).collect();
    let found: Vec<String> = readings(combination, &cards)
        .into_iter()
        .map(|(kind, cards)| {
            let laydown = Laydown::new([(kind, cards.as_slice())]).expect("it fits");
            Action::Lay(laydown).to_string().replace("lay ", "")
        })
        .collect();
    assert_eq!(found, expected, "{combination} of {cards:?}");
}

/// L8-10 to L8-14: what cards in any order can be declared as.
#[test]
fn l8_13_cards_have_readings() {
    reads("run3", "B6 R4 G5", &["run 4 R4 G5 B6"]);
    reads("run3", "B6 J G5", &["run 4 J G5 B6", "run 5 G5 B6 J"]);
    reads("run3", "R15 J J", &["run 13 J J R15"]);
    reads("run3", "R4 B4 J", &[]);
    reads("run3", "R4 J", &["run 2 R4 J", "run 3 R4 J", "run 4 R4 J"]);
    reads("set2", "J R6", &["set 6 R6 J"]);
    reads("set2", "R5 R6", &[]);
    reads("set2", "R5 B5 G5", &[]);
    reads("colour3", "R9 J R1", &["colour R R9 R1 J"]);
    reads("colour3", "R9 B1", &[]);
    reads("colour3", "R9 X", &[]);
    assert_eq!(readings(Combination::Color(3), &[Card::Joker; 3]).len(), 6);
}
