//! The end of a round and of the game: L8-19 to L8-23.

use sobremesa_level8::{Cards, Chance, Deal, Level8, Outcome, Refusal, Stars};
use sobremesa_table::{Game, REC, RuleId};

use super::table::{EASY, Plan, Table, rules, seat};

/// A game with one star before its first deal.
fn start(players: u8) -> Table {
    Table::new(&rules(players, Stars::One, EASY))
}

/// Seat 0 of three is on level 8 and seat 1 on level 3.
fn level_8() -> Table {
    start(3).round(0, &[]).round(0, &[]).round(0, &[]).round(1, &[0])
}

/// A claimed result is refused by this rule.
#[track_caller]
fn claims(table: &Table, claimed: &Outcome, refusal: &Refusal, rule: RuleId) {
    assert_eq!(refusal.rule(), rule);
    assert_eq!(Level8::check_outcome(table.state(), claimed), Err(refusal.clone()));
}

#[test]
fn l8_19_the_round_ends_with_the_last_card() {
    let plan = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").top("K1 G5");
    let mut table = plan.table().after("draw pile; lay colour R R1 R2 R3");
    for value in 4..=10 {
        assert_eq!(table.next(), "0 acts");
        table.play(&format!("add R{value} to 0 0"));
    }
    assert_eq!((table.next().as_str(), table.hand(0).as_str()), ("0 acts", "G5"));
    let after = table.after("discard G5");
    assert_eq!((after.next().as_str(), after.discard(0).as_str()), ("the deal", "G5"));
    for action in ["0: discard G5", "1: draw pile", "0: draw 0", "2: pass"] {
        after.refuses(action, Refusal::NotDealt, REC);
    }
    after.refuses("1: keep", Refusal::NoKeepDue, "L8-24");
    after.refuses_chance(Chance::Reshuffle(Vec::new()), Refusal::NotDealt, REC);
}

#[test]
fn l8_19_a_card_that_is_not_the_last_ends_only_the_turn() {
    let plan = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").top("K1 G5");
    let mut table = plan.table().after("draw pile; lay colour R R1 R2 R3");
    for value in 4..=9 {
        table.play(&format!("add R{value} to 0 0"));
    }
    let table = table.after("discard R10");
    assert_eq!((table.next().as_str(), table.hand(0).as_str()), ("1 draws", "G5"));
    // The next card drawn is one more than the last.
    let table = table.after("wait; wait; draw pile");
    assert_eq!(table.after("discard G5").next(), "1 draws");
}

#[test]
fn l8_20_two_levels_one_level_or_none() {
    // Who goes out, who has laid down by then, and the levels of four players after it.
    let cases: [(usize, &[usize], [u8; 4]); 6] = [
        (0, &[], [3, 1, 1, 1]),
        (2, &[], [1, 1, 3, 1]),
        (0, &[1], [3, 2, 1, 1]),
        (3, &[0], [2, 1, 1, 3]),
        (1, &[0, 3], [2, 3, 1, 2]),
        (2, &[0, 1, 3], [2, 2, 3, 2]),
    ];
    for (out, laying, levels) in cases {
        assert_eq!(start(4).round(out, laying).levels(), levels, "{out} {laying:?}");
    }
    let table = start(4).round(0, &[1, 2]).round(1, &[0]).round(3, &[0, 1]);
    assert_eq!(table.levels(), [5, 5, 2, 3]);
}

#[test]
fn l8_21_level_8_wins_at_once() {
    let table = level_8();
    assert_eq!(table.levels(), [8, 3, 1]);
    let plan = table.plan().hand(0, "R1 R2 R3").hand(1, "Y1 Y2 Y3 Y4");
    let mut table = table.dealt(&plan);
    while table.next() != "1 draws" {
        table.play("wait");
    }
    let table = table.after("draw pile; lay colour Y Y1 Y2 Y3; discard Y4");
    let table = table.after("wait; draw pile; lay colour R R1 R2 R3");
    assert_eq!(table.next(), "over, 0 laid level 8");
    assert_eq!(table.state().hand(seat(0)).len(), 8, "whatever is left in hand");
    assert_eq!(table.levels(), [9, 3, 1], "the round has not ended: nobody else moves up");
    for action in ["0: discard R4", "1: draw pile", "0: add R4 to 0 0", "2: keep"] {
        table.refuses(action, Refusal::GameOver, REC);
    }
    table.refuses_chance(Chance::Deal(table.plan().deal()), Refusal::GameOver, REC);
    let outcome = Level8::outcome(table.state()).unwrap();
    assert_eq!(outcome, Outcome { winner: seat(0), levels: vec![9, 3, 1], rounds: 5 });
    let other = Outcome { winner: seat(1), ..outcome.clone() };
    let refusal = Refusal::WrongWinner { expected: seat(0), by_level_8: true };
    claims(&table, &other, &refusal, "L8-21");
    let moved = Outcome { levels: vec![9, 4, 1], ..outcome.clone() };
    let refusal = Refusal::WrongLevels { expected: vec![9, 3, 1] };
    claims(&table, &moved, &refusal, "L8-20");
    let longer = Outcome { rounds: 6, ..outcome };
    claims(&table, &longer, &Refusal::WrongRounds { expected: 5 }, REC);
}

#[test]
fn l8_21_reaching_level_8_does_not_win() {
    assert_eq!(level_8().next(), "the deal");
    // From level 6, by going out.
    let table = start(2).round(0, &[]).round(0, &[]).round(1, &[0]).round(0, &[]);
    assert_eq!((table.levels(), table.next().as_str()), (vec![8, 3], "the deal"));
    // Another player can still be faster.
    let table = table.round(1, &[]).round(1, &[]).round(1, &[]);
    assert_eq!((table.levels(), table.next().as_str()), (vec![8, 9], "over, 1 went out"));
}

#[test]
fn l8_22_going_out_from_level_7_wins() {
    let table = start(4).round(0, &[]).round(0, &[]).round(0, &[]);
    assert_eq!(table.levels(), [7, 1, 1, 1]);
    let wins = |index: usize| table.state().board().wins_by_going_out(seat(index));
    assert_eq!([wins(0), wins(1)], [true, false]);
    let over = table.round(0, &[2, 3]);
    assert_eq!(over.next(), "over, 0 went out");
    assert_eq!(over.levels(), [9, 1, 2, 2], "the others who laid down still move up");
    over.refuses("1: draw pile", Refusal::GameOver, REC);
    over.refuses_chance(Chance::Deal(over.plan().deal()), Refusal::GameOver, REC);
    let outcome = Level8::outcome(over.state()).unwrap();
    assert_eq!(outcome, Outcome { winner: seat(0), levels: vec![9, 1, 2, 2], rounds: 4 });
    assert_eq!(Level8::check_outcome(over.state(), &outcome), Ok(()));
    let other = Outcome { winner: seat(2), ..outcome };
    let refusal = Refusal::WrongWinner { expected: seat(0), by_level_8: false };
    claims(&over, &other, &refusal, "L8-22");
}

#[test]
fn l8_22_laying_level_7_alone_does_not_win() {
    let table = start(3).round(0, &[]).round(0, &[]).round(0, &[]);
    let mut laid = table.dealt(&table.plan().hand(0, "R1 R2 R3"));
    while laid.next() != "0 draws" {
        laid.play("wait");
    }
    let laid = laid.after("draw pile; lay colour R R1 R2 R3");
    assert_eq!((laid.next().as_str(), laid.levels()), ("0 acts", vec![7, 1, 1]));
    assert_eq!(Level8::outcome(laid.state()), None);
    let table = table.round(2, &[0]);
    assert_eq!((table.next().as_str(), table.levels()), ("the deal", vec![8, 1, 3]));
}

#[test]
fn l8_23_the_dealers_left_neighbor_deals_the_next_round() {
    let mut table = start(3);
    // Seat 2 dealt the first round.
    for (out, next) in [(0, 0), (1, 1), (2, 2), (0, 0)] {
        table = table.round(out, &[]);
        for dealer in 0..3 {
            let plan = Plan::new(*table.state().board().rules()).dealer(dealer);
            if dealer == next {
                assert_eq!(table.dealt(&plan).next(), format!("{} draws", (next + 1) % 3));
            } else {
                let refusal = Refusal::WrongDealer { expected: seat(next), is_first: false };
                table.refuses_chance(Chance::Deal(plan.deal()), refusal, "L8-23");
            }
        }
    }
}

#[test]
fn l8_23_the_next_round_begins_with_all_101_cards() {
    let plan = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let plan = plan.hand(1, "X X Y1 Y2 Y3");
    let table = plan.table().after("wait; draw pile; lay colour Y Y1 Y2 Y3; skip 2; pass");
    let table = table.after("wait; draw pile; skip 2; pass");
    assert_eq!(table.state().board().pile_skips(), 2);
    let over = table.after("out");
    let next = over.dealt(&over.plan());
    let held: usize = next.state().hands().iter().map(Cards::len).sum();
    assert_eq!((held, next.pile_size(), next.state().board().pile_skips()), (30, 70, 0));
    for index in 0..3 {
        assert_eq!((next.melds(index).as_str(), next.place(index).has_laid()), ("", false));
    }
    assert_eq!(next.discards().concat().len(), next.discard(0).len(), "only the card turned up");
    assert_eq!((next.skipped(), next.levels()), (vec![], vec![3, 2, 1]));
}

#[test]
fn l8_23_no_deal_while_a_round_is_played() {
    let table = start(3).round(0, &[]);
    let dealt = table.dealt(&table.plan());
    let tables = [
        (dealt.clone(), "L8-5"),
        (dealt.after("draw pile"), "L8-8"),
        (dealt.after("wait"), "L8-5"),
    ];
    for (table, rule) in tables {
        let deal: Deal = table.plan().deal();
        let owed = table.phase();
        table.refuses_chance(Chance::Deal(deal), Refusal::SomethingElseIsDue { owed }, rule);
    }
}
