//! Draw pile and skips: L8-15 to L8-18.

use sobremesa_level8::{Card, Cards, Chance, Refusal};
use sobremesa_table::{Move, REC};

use super::table::{Plan, Table, cards, read, seat};

/// What lies under the top cards of the discard piles, and the skips under the pile.
fn below_tops(table: &Table) -> Vec<Card> {
    let mut below = Vec::new();
    for discard in table.discards() {
        let mut pile = cards(&discard);
        pile.pop();
        below.extend(pile);
    }
    let skips = table.state().board().pile_skips();
    below.extend((0..skips).map(|_| Card::Skip));
    below
}

/// The cards of the pile, sorted.
fn pile(table: &Table) -> Vec<Card> {
    let cards: Cards = table.state().pile().collect();
    cards.iter().collect()
}

#[test]
fn l8_15_the_last_card_drawn_brings_a_new_pile() {
    for players in 2..=6 {
        let table = Plan::all(players, "set2").table().left(1);
        let next = table.next();
        let drawn = table.after("draw pile");
        assert_eq!(drawn.next(), "a reshuffle");
        let taken = below_tops(&drawn);
        assert!(taken.len() >= 30, "{} cards", taken.len());
        let mut after = drawn.clone();
        after.make(Move::Chance(Chance::Reshuffle(taken.clone())));
        assert_eq!(after.next(), next.replace("draws", "acts"), "the turn goes on");
        assert!(after.state().pile().eq(taken.iter().copied()), "the first card is the top");
        for (before, after) in drawn.discards().iter().zip(after.discards()) {
            assert_eq!(before.split(' ').next_back().unwrap(), after, "the top stays");
        }
        assert_eq!(after.state().hands(), drawn.state().hands());
    }
}

#[test]
fn l8_15_the_new_pile_comes_before_anything_else() {
    let table = Plan::all(2, "set2").hand(0, "R7").hand(1, "Y7").table().left(1);
    let drawn = table.after("draw pile");
    let refusal = Refusal::ReshuffleIsDue { has_skips: false };
    for action in ["0: discard R7", "1: discard Y7", "0: draw pile", "1: draw pile", "0: pass"] {
        drawn.refuses(action, refusal.clone(), "L8-15");
    }
    drawn.refuses_chance(Chance::Deal(Plan::all(2, "set2").deal()), refusal, "L8-15");
    // From a discard pile the last card of the draw pile is left where it is.
    assert_ne!(table.after("draw 1").next(), "a reshuffle");
}

#[test]
fn l8_15_exactly_these_cards_are_shuffled() {
    let table = Plan::all(2, "set2").top("R1 R2 R3 R4 R5 R6").table().left(1).after("draw pile");
    let taken = below_tops(&table);
    let top: Card = cards(&table.discard(0)).pop().unwrap();
    let with = |card: Card| Chance::Reshuffle([taken.clone(), vec![card]].concat());
    let wrong = |card, found, expected| Refusal::WrongReshuffle { card, found, expected };
    table.refuses_chance(with(read("R2")), wrong(read("R2"), 2, 1), "L8-15");
    table.refuses_chance(
        with(top),
        wrong(top, taken_count(&taken, top) + 1, taken_count(&taken, top)),
        "L8-15",
    );
    let less = taken.iter().copied().filter(|card| *card != read("R3")).collect();
    table.refuses_chance(Chance::Reshuffle(less), wrong(read("R3"), 0, 1), "L8-15");
    table.refuses_chance(Chance::Reshuffle(Vec::new()), wrong(read("R1"), 0, 1), "L8-15");
    // The order is left to chance.
    let mut reversed = table.clone();
    reversed.make(Move::Chance(Chance::Reshuffle(taken.iter().rev().copied().collect())));
    assert_eq!(reversed.pile_size(), taken.len());
}

fn taken_count(taken: &[Card], card: Card) -> u8 {
    taken.iter().filter(|other| **other == card).count() as u8
}

#[test]
fn l8_15_no_new_pile_before_its_time() {
    let plan = Plan::all(2, "set2");
    let table = plan.table();
    for table in [table.clone(), table.after("wait; wait"), table.after("draw pile")] {
        let chance = Chance::Reshuffle(below_tops(&table));
        table.refuses_chance(chance, Refusal::NoReshuffleDue, "L8-15");
    }
}

#[test]
fn l8_16_a_skip_is_laid_instead_of_a_discard() {
    let table = Plan::all(4, "set2").hand(0, "X X").hand(1, "X").table().after("draw pile");
    assert_eq!(table.listed("skip"), ["skip 1", "skip 2", "skip 3"]);
    for target in [1, 2, 3] {
        let after = table.after(&format!("skip {target}"));
        assert_eq!(after.skipped(), [target]);
        assert_eq!(after.discards(), ["", "", "", table.discard(3).as_str()]);
        assert_eq!(after.state().hand(seat(0)).len(), 10);
        assert_eq!(after.next(), if target == 1 { "1 passes" } else { "1 draws" });
    }
    table.refuses("skip 0", Refusal::SkipOfOneself, "L8-16");
    table.refuses("skip 4", Refusal::NoSuchSeat { seat: seat(4), players: 4 }, REC);
    // Seat 1 may not lay another one there, and a player who has none may lay none.
    let second = table.after("skip 2; draw pile");
    second.refuses("skip 2", Refusal::AlreadySkipped { target: seat(2) }, "L8-16");
    assert_eq!(second.listed("skip"), ["skip 0", "skip 3"]);
    let third = second.after("skip 3");
    assert_eq!((third.skipped(), third.next().as_str()), (vec![2, 3], "2 passes"));
    let none = Plan::all(2, "set2").table().after("draw pile");
    none.refuses("skip 1", Refusal::NoSkip, "L8-16");
}

#[test]
fn l8_16_the_next_turn_is_passed_and_the_skip_goes_under_the_pile() {
    let table = Plan::all(3, "set2").hand(0, "X").hand(1, "R7 Y7 X").table();
    let table = table.after("draw pile; skip 1");
    let owed = table.phase();
    assert_eq!(table.legal_actions(), ["pass"]);
    for action in ["draw pile", "draw 2", "discard R7", "lay set 7 R7 Y7", "skip 2", "keep"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "L8-16");
    }
    table.refuses("2: pass", Refusal::NotYourDecision { owed }, "L8-16");
    let after = table.after("pass");
    assert_eq!((after.skipped(), after.next().as_str()), (vec![], "2 draws"));
    assert_eq!(after.state().board().pile_skips(), 1);
    assert_eq!(after.pile_size(), table.pile_size(), "it is not among the face-down cards");
    assert_eq!((after.hand(1), after.discards()), (table.hand(1), table.discards()));
    assert_eq!(after.after("wait; wait").next(), "1 draws", "one turn, and no more");
}

#[test]
fn l8_16_nobody_else_passes() {
    let table = Plan::all(2, "set2").table();
    table.refuses("pass", Refusal::SomethingElseIsDue { owed: table.phase() }, "L8-5");
    let table = table.after("draw pile");
    table.refuses("pass", Refusal::SomethingElseIsDue { owed: table.phase() }, "L8-8");
}

#[test]
fn l8_16_after_the_pass_there_is_room_for_another_skip() {
    let table = Plan::all(2, "set2").hand(0, "X X").table();
    let table = table.after("draw pile; skip 1; pass; draw pile; skip 1");
    assert_eq!((table.skipped(), table.next().as_str()), (vec![1], "1 passes"));
    assert_eq!(table.after("pass").state().board().pile_skips(), 2);
}

#[test]
fn l8_16_a_discarded_skip_skips_nobody() {
    let table = Plan::all(3, "set2").hand(0, "X").table().after("draw pile; discard X");
    assert_eq!((table.skipped(), table.next().as_str()), (vec![], "1 draws"));
    assert_eq!(table.discard(0), "X");
    assert!(table.after("draw 0").state().hand(seat(1)).contains(Card::Skip), "it can be drawn");
}

#[test]
fn l8_17_the_skips_in_the_pile_are_shuffled_in() {
    let plan = Plan::all(3, "set2").hand(0, "X X R7").hand(1, "X Y7").hand(2, "X");
    let table = plan.table().after("draw pile; skip 1; pass; wait; draw pile; skip 1; pass; wait");
    assert_eq!(table.state().board().pile_skips(), 2);
    let mut table = table.left(1);
    while table.next() != "1 draws" {
        // Taking the own discard and putting it back changes nothing.
        let index = table.next()[..1].to_owned();
        let card = table.place(index.parse().unwrap()).discard().top().unwrap();
        table.play(&format!("draw {index}; discard {card}"));
    }
    let drawn = table.after("draw pile");
    assert_eq!(drawn.next(), "a reshuffle");
    let due = Refusal::ReshuffleIsDue { has_skips: true };
    drawn.refuses("1: discard Y7", due.clone(), "L8-17");
    drawn.refuses("1: skip 2", due, "L8-17");
    let taken = below_tops(&drawn);
    assert_eq!(taken_count(&taken, Card::Skip), 2);
    let without: Vec<Card> = taken.iter().copied().filter(|card| *card != Card::Skip).collect();
    let refusal = Refusal::WrongReshuffle { card: Card::Skip, found: 0, expected: 2 };
    drawn.refuses_chance(Chance::Reshuffle(without), refusal, "L8-15");
    let mut after = drawn.clone();
    after.make(Move::Chance(Chance::Reshuffle(taken.clone())));
    assert_eq!(after.state().board().pile_skips(), 0);
    let mut sorted = taken;
    sorted.sort_unstable();
    assert_eq!(pile(&after), sorted);
    assert_eq!(after.next(), "1 acts");
}

#[test]
fn l8_17_a_skip_before_a_player_is_not_in_the_pile() {
    let plan = Plan::all(3, "set2").hand(0, "R7").hand(1, "X X X").hand(2, "X");
    let table = plan.table().left(2);
    assert_eq!(table.next(), "2 draws");
    let table = table.after("draw pile; skip 1; draw pile");
    assert_eq!((table.next().as_str(), table.skipped()), ("a reshuffle", vec![1]));
    let due = Refusal::ReshuffleIsDue { has_skips: false };
    table.refuses("0: discard R7", due, "L8-15");
    let taken = below_tops(&table);
    let with = Chance::Reshuffle([taken.clone(), vec![Card::Skip]].concat());
    let refusal = Refusal::WrongReshuffle { card: Card::Skip, found: 1, expected: 0 };
    table.refuses_chance(with, refusal, "L8-15");
    let mut after = table.clone();
    after.make(Move::Chance(Chance::Reshuffle(taken)));
    let after = after.after("discard R7");
    assert_eq!((after.next().as_str(), after.skipped()), ("1 passes", vec![1]));
    assert_eq!(after.after("pass").state().board().pile_skips(), 1, "under the new pile");
}

#[test]
fn l8_18_a_skip_as_the_last_card_is_discarded() {
    let plan = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 X").top("K1 R10");
    let mut table = plan.table().after("draw pile; lay colour R R1 R2 R3");
    for value in 4..=10 {
        table.play(&format!("add R{value} to 0 0"));
    }
    assert_eq!(table.hand(0), "X");
    for target in [1, 2] {
        table.refuses(&format!("skip {target}"), Refusal::LastCardIsDiscarded, "L8-18");
    }
    assert_eq!(table.legal_actions(), ["discard X"]);
    let after = table.after("discard X");
    assert_eq!((after.discard(0).as_str(), after.skipped()), ("X", vec![]));
    assert_eq!((after.next().as_str(), after.levels()), ("the deal", vec![3, 1, 1]));
    let next = after.dealt(&after.plan());
    assert_eq!((next.next().as_str(), next.skipped()), ("1 draws", vec![]));
}
