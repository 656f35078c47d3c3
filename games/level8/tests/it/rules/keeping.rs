//! The harder side: L8-24.

use sobremesa_level8::{Cards, Chance, Event, Keep, Level8, Phase, Refusal, Stars, Wire};
use sobremesa_table::{Game, Move, REC, Seed, StreamName, Viewer};

use super::table::{EASY, Table, cards, read, rules, seat, text};

/// A game with two stars before its first deal.
fn start(players: u8) -> Table {
    Table::new(&rules(players, Stars::Two, EASY))
}

/// Seat 0 of three, on level 5, held some cards when seat 1 went out.
fn keeping() -> Table {
    let table = start(3).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(0, "R12 Y7 J J X").hand(1, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let mut table = table.dealt(&plan);
    while table.next() != "1 draws" {
        table.play("wait");
    }
    table.after("out")
}

#[test]
fn l8_24_who_may_keep() {
    let at_5 = start(3).round(0, &[]).round(0, &[]);
    assert_eq!(at_5.levels(), [5, 1, 1]);
    let at_6 = at_5.round(1, &[0]);
    let at_7 = at_5.round(0, &[]);
    let at_8 = at_7.round(1, &[0]);
    let at_4 = start(3).round(0, &[]).round(1, &[0]);
    // The table, who goes out, who lays down, and what is due then.
    let cases: [(&Table, usize, &[usize], u8, &str); 10] = [
        (&at_4, 2, &[], 4, "the deal"),
        (&at_4, 2, &[0], 5, "the deal"),
        (&at_5, 2, &[], 5, "0 keeps"),
        (&at_5, 2, &[0], 6, "the deal"),
        (&at_5, 0, &[], 7, "the deal"),
        (&at_6, 2, &[], 6, "0 keeps"),
        (&at_6, 2, &[0], 7, "the deal"),
        (&at_7, 2, &[], 7, "0 keeps"),
        (&at_7, 2, &[0], 8, "the deal"),
        (&at_8, 2, &[], 8, "0 keeps"),
    ];
    for (table, out, laying, level, next) in cases {
        let after = table.round(out, laying);
        assert_eq!((after.levels()[0], after.next().as_str()), (level, next));
    }
    let easy = Table::new(&rules(3, Stars::One, EASY)).round(0, &[]).round(0, &[]).round(1, &[]);
    assert_eq!((easy.levels(), easy.next().as_str()), (vec![5, 3, 1], "the deal"), "one star");
}

#[test]
fn l8_24_up_to_four_cards_of_the_hand() {
    let table = keeping();
    assert_eq!(table.next(), "0 keeps");
    let hand = table.hand(0);
    // Jokers and skips may be kept, and none need be.
    for keep in ["keep", "keep R12", "keep J J", "keep R12 Y7 J X", "keep Y7 J J X"] {
        let after = table.after(keep);
        assert_eq!(text(after.state().kept()[0].iter()), keep[4..].trim());
        assert_eq!(after.next(), "the deal");
        assert!(table.legal_actions().contains(&keep.to_owned()), "{keep}");
    }
    assert_eq!(table.hand(0), hand);
    let cases =
        [("keep R13", "R13"), ("keep R12 J J J", "J"), ("keep X X", "X"), ("keep Y7 Y7", "Y7")];
    for (keep, card) in cases {
        table.refuses(keep, Refusal::KeptNotHeld { card: read(card) }, "L8-24");
    }
    assert_eq!(Keep::new(&cards("R12 Y7 J J X")), None);
    let wire = Wire::Keep { seat: seat(0), cards: cards("R12 Y7 J J X") };
    let refusal = Refusal::TooManyKept { count: 5 };
    assert_eq!(refusal.rule(), "L8-24");
    assert_eq!(Level8::from_wire(wire), Err(refusal));
}

#[test]
fn l8_24_keeping_comes_before_the_deal() {
    let table = keeping();
    let owed = table.phase();
    for action in ["draw pile", "discard R12", "skip 1", "pass", "lay colour R R12 J J"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "L8-24");
    }
    for action in ["1: keep", "2: keep"] {
        table.refuses(action, Refusal::NotYourDecision { owed }, "L8-24");
    }
    let deal = Chance::Deal(table.plan().deal());
    table.refuses_chance(deal, Refusal::SomethingElseIsDue { owed }, "L8-24");
    let after = table.after("keep J");
    after.refuses("0: keep J", Refusal::NoKeepDue, "L8-24");
}

#[test]
fn l8_24_who_keeps_is_dealt_up_to_ten() {
    let table = keeping().after("keep R12 J J X");
    for round in 0..20 {
        let name = StreamName { purpose: "deal", round };
        let chance = Level8::draw_chance(table.state(), &mut Seed::from_text("kept").stream(name));
        let mut after = table.clone();
        after.make(Move::Chance(chance));
        assert!(after.state().hands().iter().all(|hand| hand.len() == 10));
        let hand = after.state().hand(seat(0));
        assert!(hand.contains(read("R12")) && hand.contains(read("X")) && hand.jokers() >= 2);
        assert_eq!(after.pile_size(), 70, "all 101 cards");
        assert!(after.state().kept().iter().all(Cards::is_empty));
    }
    let plan = table.plan();
    let cases = [("", "R12"), ("J J X", "R12"), ("R12 J X", "J"), ("R12 J J", "X")];
    for (held, card) in cases {
        // The others hold what is missing.
        let missing = plan.clone().hand(0, held).hand(1, if card == "R12" { card } else { "" });
        let refusal = Refusal::KeptNotDealt { seat: seat(0), card: read(card) };
        table.refuses_chance(Chance::Deal(missing.deal()), refusal, "L8-24");
    }
    assert_eq!(table.dealt(&plan.hand(0, "R12 J J X")).levels(), [5, 3, 1]);
}

#[test]
fn l8_24_in_seat_order_from_the_new_dealers_left() {
    let table = start(3).round(0, &[]).round(0, &[]).round(1, &[]).round(1, &[]);
    assert_eq!(table.levels(), [5, 5, 1]);
    // Seats 0 and 1 keep after each round; the dealers were 2, 0, 1, 2 and go on.
    let mut table = table;
    for (new_dealer, order) in
        [(1, ["0 keeps", "1 keeps"]), (2, ["0 keeps", "1 keeps"]), (0, ["1 keeps", "0 keeps"])]
    {
        table = table.round(2, &[]);
        assert_eq!(table.state().board().dealer().next(3), seat(new_dealer));
        assert_eq!(table.next(), order[0]);
        let second = table.after("keep");
        assert_eq!(second.next(), order[1]);
        assert_eq!(second.after("keep").next(), "the deal");
    }
}

#[test]
fn l8_24_only_the_number_is_shown() {
    let mut table = keeping();
    let before = table.clone();
    let made = table.action("keep R12 J");
    let step = table.make(made);
    for viewer in Viewer::all(3) {
        let own = viewer.is(seat(0));
        let view = table.course().view(viewer);
        assert_eq!(*view.kept_sizes, [Some(2), None, None]);
        assert_eq!(text(view.kept.iter()), if own { "R12 J" } else { "" });
        assert_eq!(*before.course().view(viewer).kept_sizes, [None, None, None]);
        let kept = own.then(|| cards("R12 J"));
        let event = Event::Kept { seat: seat(0), count: 2, cards: kept };
        assert_eq!(table.course().events(&step, viewer), [event]);
    }
    // With the deal the number is forgotten, and only the player knows the cards.
    let dealt = table.dealt(&table.plan().hand(0, "R12 J"));
    for viewer in Viewer::all(3) {
        let view = dealt.course().view(viewer);
        assert!(view.known.iter().all(Cards::is_empty));
        assert_eq!(view.hand.is_some_and(|hand| hand.contains(read("R12"))), viewer.is(seat(0)));
    }
}

#[test]
fn l8_24_none_are_kept_after_the_last_round() {
    let table = start(3).round(0, &[]).round(0, &[]).round(1, &[]).round(1, &[]).round(1, &[]);
    assert_eq!(table.levels(), [5, 7, 1]);
    let over = table.round(1, &[]);
    assert_eq!((over.levels(), over.next().as_str()), (vec![5, 9, 1], "over, 1 went out"));
    over.refuses("0: keep", Refusal::GameOver, REC);
    assert!(matches!(over.phase(), Phase::Over(_)));
}
