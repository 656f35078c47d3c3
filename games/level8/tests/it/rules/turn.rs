//! A turn: L8-5 to L8-9.

use sobremesa_level8::{
    Action, Card, Cards, Color, Combination, Group, Level8, Phase, Refusal, Stars, Wire,
};
use sobremesa_table::{Game, REC};

use super::table::{EASY, Plan, Table, cards, read, rules, seat};

/// Seat 0 of two has drawn P9, and can lay a run from 3 and a set of 7.
fn run_and_set() -> Table {
    let plan = Plan::all(2, "run3 set2").hand(0, "R3 R4 R5 G7 B7 G2 B6 K7 J X").top("K1 P9");
    plan.table().after("draw pile")
}

const LAY: &str = "lay run 3 R3 R4 R5 + set 7 G7 B7";

#[test]
fn l8_5_a_turn_begins_with_a_card_from_any_pile() {
    let table = Plan::all(3, "set2").top("R7 G1 G2 G3 G4").table();
    assert_eq!(table.legal_actions(), ["draw pile", "draw 2"]);
    for index in [0, 1] {
        let refusal = Refusal::DiscardEmpty { seat: seat(index) };
        table.refuses(&format!("draw {index}"), refusal, "L8-5");
    }
    let table = table.after("wait; wait; wait");
    assert_eq!(table.discards(), ["G1", "G2", "R7 G3"]);
    // What is drawn, the own pile included, and what is left on the discard piles.
    let cases = [
        ("draw pile", "G4", ["G1", "G2", "R7 G3"]),
        ("draw 0", "G1", ["", "G2", "R7 G3"]),
        ("draw 1", "G2", ["G1", "", "R7 G3"]),
        ("draw 2", "G3", ["G1", "G2", "R7"]),
    ];
    assert_eq!(table.legal_actions(), cases.map(|(action, ..)| action));
    for (action, card, discards) in cases {
        let after = table.after(action);
        assert_eq!(after.state().hand(seat(0)).len(), 11);
        assert!(after.state().hand(seat(0)).contains(read(card)), "{action}");
        assert_eq!(after.discards(), discards, "{action}");
        assert_eq!(after.next(), "0 acts");
        assert_eq!(after.pile_size(), table.pile_size() - usize::from(action == "draw pile"));
    }
    table.refuses("draw 3", Refusal::NoSuchSeat { seat: seat(3), players: 3 }, REC);
}

#[test]
fn l8_5_the_draw_comes_first_and_once() {
    let table = Plan::all(2, "set2").hand(0, "R7 Y7 X").table();
    let owed = table.phase();
    let early =
        ["discard R7", "lay set 7 R7 Y7", "add R7 to 0 0", "skip 1", "pass", "keep", "keep R7"];
    for action in early {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "L8-5");
    }
    let table = table.after("draw pile");
    let owed = table.phase();
    for action in ["draw pile", "draw 0", "draw 1"] {
        table.refuses(action, Refusal::AlreadyDrawn, "L8-5");
    }
    for action in ["pass", "keep"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "L8-8");
    }
    table.refuses("1: draw pile", Refusal::NotYourDecision { owed }, "L8-4");
}

#[test]
fn l8_6_the_level_is_laid_all_at_once() {
    let table = run_and_set();
    let laid = [LAY, "lay run 2 G2 R3 R4 + set 7 J K7", "lay run 5 R5 B6 G7 + set 7 K7 B7"];
    for action in laid {
        let after = table.after(action);
        let melds = after.melds(0).replace(" | ", " ");
        let words: Vec<&str> = action.split(' ').filter(|word| !word.is_empty()).collect();
        for card in cards(&melds) {
            assert!(words.contains(&card.to_string().as_str()), "{action}");
        }
        assert_eq!(after.state().hand(seat(0)).len(), 6, "{action}");
        assert_eq!(after.next(), "0 acts", "the discard is still owed");
    }
    let run = Combination::Run(3);
    let set = Combination::Set(2);
    let count = |found| Refusal::WrongCombinationCount { found, expected: 2 };
    let cases = [
        ("lay run 3 R3 R4 R5", count(1)),
        ("lay set 7 G7 B7", count(1)),
        ("lay run 3 R3 R4 R5 + set 7 G7 B7 + set 6 B6 J", count(3)),
        ("lay set 7 G7 B7 + run 3 R3 R4 R5", Refusal::OtherCombination { index: 0, asked: run }),
        ("lay run 3 R3 R4 + set 7 G7 B7", Refusal::OtherCombination { index: 0, asked: run }),
        ("lay run 3 R3 R4 R5 B6 + set 7 G7 B7", Refusal::OtherCombination { index: 0, asked: run }),
        ("lay run 3 R3 R4 R5 + set 7 G7 B7 K7", Refusal::OtherCombination { index: 1, asked: set }),
        ("lay run 3 R3 R4 R5 + run 5 J B6 G7", Refusal::OtherCombination { index: 1, asked: set }),
        ("lay run 3 R3 R4 R5 + set 7 G7", Refusal::OtherCombination { index: 1, asked: set }),
    ];
    for (action, refusal) in cases {
        table.refuses(action, refusal, "L8-6");
    }
}

#[test]
fn l8_6_the_cards_are_held_and_used_once() {
    let table = run_and_set();
    let cases = [
        ("lay run 3 R3 R4 Y5 + set 7 G7 B7", "Y5"),
        ("lay run 3 R3 R4 R5 + set 7 G7 G7", "G7"),
        ("lay run 5 R5 B6 G7 + set 7 G7 B7", "G7"),
        ("lay run 3 J R4 R5 + set 7 J G7", "J"),
        ("lay run 3 J J J + set 7 B7 G7", "J"),
    ];
    for (action, card) in cases {
        table.refuses(action, Refusal::LaidNotHeld { card: read(card) }, "L8-6");
    }
}

#[test]
fn l8_6_a_level_is_laid_once_in_a_round() {
    let plan = Plan::all(2, "set2").hand(0, "R7 Y7 G8 B8");
    let table = plan.table().after("draw pile; lay set 7 R7 Y7");
    table.refuses("lay set 8 G8 B8", Refusal::AlreadyLaid, "L8-6");
    table.after("discard K15; wait; draw pile").refuses(
        "lay set 8 G8 B8",
        Refusal::AlreadyLaid,
        "L8-6",
    );
}

#[test]
fn l8_6_laying_is_no_duty() {
    let table = run_and_set();
    assert!(!table.listed("lay").is_empty());
    assert_eq!(table.after("discard P9").next(), "1 draws");
}

#[test]
fn l8_6_nothing_beyond_a_level_can_be_written() {
    assert!("lay".parse::<Action>().is_err());
    let group = |held: &str| Group::Color { color: Color::Red, cards: cards(held) };
    let eleven = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11";
    for groups in [vec![group(eleven)], vec![group("R1"); 5]] {
        let wire = Wire::Lay { seat: seat(0), groups };
        assert_eq!(Refusal::TooMuchLaid.rule(), "L8-6");
        assert_eq!(Level8::from_wire(wire), Err(Refusal::TooMuchLaid));
    }
    let wire = Wire::Lay { seat: seat(0), groups: Vec::new() };
    let mut course = run_and_set().course().clone();
    let refusal = Refusal::WrongCombinationCount { found: 0, expected: 2 };
    assert_eq!(course.make(Level8::from_wire(wire).unwrap()).err(), Some(refusal));
    assert!(course == *run_and_set().course());
}

#[test]
fn l8_7_cards_are_added_to_what_they_fit() {
    let table = run_and_set().after(LAY);
    let added = [
        ("add G2 to 0 0 low", "G2 R3 R4 R5 | G7 B7"),
        ("add J to 0 0 low", "J R3 R4 R5 | G7 B7"),
        ("add B6 to 0 0 high", "R3 R4 R5 B6 | G7 B7"),
        ("add J to 0 0 high", "R3 R4 R5 J | G7 B7"),
        ("add K7 to 0 1", "R3 R4 R5 | G7 B7 K7"),
        ("add J to 0 1", "R3 R4 R5 | G7 B7 J"),
    ];
    let mut listed = table.listed("add");
    listed.sort();
    let mut expected = added.map(|(action, _)| action.to_owned());
    expected.sort();
    assert_eq!(listed, expected);
    for (action, melds) in added {
        let after = table.after(action);
        assert_eq!(after.melds(0), melds, "{action}");
        assert_eq!(after.state().hand(seat(0)).len(), 5);
        assert_eq!(after.next(), "0 acts", "more may follow");
    }
    let misfit = |card| Refusal::DoesNotFit { card: read(card) };
    let cases = [
        ("add G2 to 0 0 high", misfit("G2"), "L8-7"),
        ("add B6 to 0 0 low", misfit("B6"), "L8-7"),
        ("add K7 to 0 0 high", misfit("K7"), "L8-7"),
        ("add P9 to 0 1", misfit("P9"), "L8-7"),
        ("add B6 to 0 1", misfit("B6"), "L8-7"),
        ("add P7 to 0 1", Refusal::AddedNotHeld { card: read("P7") }, "L8-7"),
        ("add R3 to 0 0 low", Refusal::AddedNotHeld { card: read("R3") }, "L8-7"),
        ("add K7 to 0 2", Refusal::NoSuchGroup { seat: seat(0), group: 2 }, "L8-7"),
        ("add K7 to 1 0", Refusal::NoSuchGroup { seat: seat(1), group: 0 }, "L8-7"),
        ("add G2 to 0 0", Refusal::EndMissing, REC),
        ("add K7 to 0 1 high", Refusal::NoEnds, REC),
        ("add K7 to 2 0", Refusal::NoSuchSeat { seat: seat(2), players: 2 }, REC),
    ];
    for (action, refusal, rule) in cases {
        table.refuses(action, refusal, rule);
    }
    let grown = table.after("add B6 to 0 0 high; add K7 to 0 0 high; add G2 to 0 0 low");
    assert_eq!(grown.melds(0), "G2 R3 R4 R5 B6 K7 | G7 B7");
}

#[test]
fn l8_7_runs_grow_within_1_to_15() {
    let low = Plan::all(2, "run3").hand(0, "J R2 R3 J K15 G4").table();
    let low = low.after("draw pile; lay run 1 J R2 R3");
    low.refuses("add J to 0 0 low", Refusal::RunIsAtItsEnd, "L8-7");
    low.refuses("add K15 to 0 0 low", Refusal::RunIsAtItsEnd, "L8-7");
    assert_eq!(low.after("add G4 to 0 0 high; add J to 0 0 high").melds(0), "J R2 R3 G4 J");
    let high = Plan::all(2, "run3").hand(0, "R13 J R15 J G12 G1").table();
    let high = high.after("draw pile; lay run 13 R13 J R15");
    high.refuses("add J to 0 0 high", Refusal::RunIsAtItsEnd, "L8-7");
    high.refuses("add G1 to 0 0 high", Refusal::RunIsAtItsEnd, "L8-7");
    assert_eq!(high.after("add G12 to 0 0 low; add J to 0 0 low").melds(0), "J G12 R13 J R15");
}

#[test]
fn l8_7_color_groups_grow_by_their_color() {
    let table = Plan::all(2, "colour3").hand(0, "R1 R9 R15 R4 R5 Y1 J").table();
    let table = table.after("draw pile; lay colour R R1 R9 R15");
    table.refuses("add Y1 to 0 0", Refusal::DoesNotFit { card: read("Y1") }, "L8-7");
    let grown = table.after("add R5 to 0 0; add J to 0 0; add R4 to 0 0");
    assert_eq!(grown.melds(0), "R1 R9 R15 R5 J R4");
}

#[test]
fn l8_7_own_or_others_combinations_in_the_same_or_later_turns() {
    let plan = Plan::all(3, "set2").hand(0, "R7 Y7 B9 K9 G8").hand(1, "G7 R8 Y8 J R15");
    let table = plan.table().after("draw pile; lay set 7 R7 Y7; discard K9; draw pile");
    table.refuses("add G7 to 0 0", Refusal::LevelNotLaid, "L8-7");
    table.refuses("add J to 0 0", Refusal::LevelNotLaid, "L8-7");
    let table = table.after("lay set 8 R8 Y8; add G7 to 0 0; add J to 1 0; discard R15");
    assert_eq!([0, 1].map(|index| table.melds(index)), ["R7 Y7 G7", "R8 Y8 J"]);
    let table = table.after("wait; draw pile; add G8 to 1 0");
    assert_eq!(table.melds(1), "R8 Y8 J G8");
    assert_eq!(table.melds(0), "R7 Y7 G7");
}

#[test]
fn l8_7_the_level_counts_in_its_round_only() {
    let table = Table::new(&rules(2, Stars::One, EASY)).round(0, &[1]);
    let table = table.dealt(&table.plan().hand(1, "R1 R2 R3 Y9").hand(0, "R4"));
    let table = table.after("draw pile; lay colour R R1 R2 R3; discard Y9; draw pile");
    table.refuses("add R4 to 1 0", Refusal::LevelNotLaid, "L8-7");
}

#[test]
fn l8_8_any_card_is_discarded_on_the_own_pile() {
    let table = Plan::all(3, "run10").hand(0, "R7 J X").top("G1 G2").table().after("draw pile");
    for card in ["R7", "J", "X", "G2"] {
        let after = table.after(&format!("discard {card}"));
        assert_eq!(after.discards(), [card, "", "G1"]);
        assert_eq!((after.next().as_str(), after.skipped()), ("1 draws", vec![]));
        assert_eq!(after.state().hand(seat(0)).len(), 10);
    }
    let mut expected: Vec<String> =
        table.state().hand(seat(0)).kinds().map(|card| format!("discard {card}")).collect();
    expected.extend(["skip 1".into(), "skip 2".into()]);
    assert_eq!(table.legal_actions(), expected);
    for card in ["R8", "G1"] {
        let refusal = Refusal::DiscardedNotHeld { card: read(card) };
        table.refuses(&format!("discard {card}"), refusal, "L8-8");
    }
    let plain = Plan::all(2, "set2").table().after("draw pile");
    for card in ["J", "X"] {
        let refusal = Refusal::DiscardedNotHeld { card: read(card) };
        plain.refuses(&format!("discard {card}"), refusal, "L8-8");
    }
}

#[test]
fn l8_8_the_discard_ends_the_turn() {
    let plan = Plan::all(2, "set2").hand(0, "R7 Y7 G7");
    let table = plan.table().after("draw pile; lay set 7 R7 Y7; discard K15");
    let owed = table.phase();
    for action in ["0: add G7 to 0 0", "0: discard G7"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "L8-5");
    }
    table.refuses("0: draw pile", Refusal::NotYourDecision { owed }, "L8-4");
}

#[test]
fn l8_9_a_card_is_left_to_discard() {
    let plan = Plan::all(2, "colour3").hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").top("K1 R11");
    let mut table = plan.table().after("draw pile; lay colour R R1 R2 R3");
    for value in 4..=10 {
        table.play(&format!("add R{value} to 0 0"));
    }
    assert_eq!(table.hand(0), "R11");
    table.refuses("add R11 to 0 0", Refusal::NothingLeftToDiscard, "L8-9");
    assert_eq!(table.legal_actions(), ["discard R11"]);
    assert_eq!(table.after("discard R11").next(), "the deal");
}

#[test]
fn l8_9_only_level_8_may_take_the_whole_hand() {
    let hand: Cards = cards("R1 R2 R3").into_iter().collect();
    let lay: Action = read("lay colour R R1 R2 R3");
    let more: Cards = hand.iter().chain([Card::Skip]).collect();
    let start = Table::new(&rules(2, Stars::One, EASY));
    let three = start.round(0, &[]);
    let five = three.round(0, &[]);
    let seven = five.round(0, &[]);
    let eight = seven.round(1, &[0]);
    for (level, table) in [(1, start), (3, three), (5, five), (7, seven), (8, eight)] {
        let table = table.dealt(&table.plan());
        assert_eq!(table.levels()[0], level);
        let judged = |hand| table.view_with(Phase::Act, 0, hand).check(&lay);
        let expected = if level == 8 { Ok(()) } else { Err(Refusal::NothingLeftToDiscard) };
        assert_eq!(judged(hand), expected, "level {level}");
        assert_eq!(judged(more), Ok(()), "level {level}");
    }
}
