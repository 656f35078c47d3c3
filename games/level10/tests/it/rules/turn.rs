//! A turn: L10-7 to L10-12.

use sobremesa_level10::record::Wire;
use sobremesa_level10::{Card, End, Hand, Level10, Phase, Refusal};
use sobremesa_table::{Game, Refusal as _, Viewer};

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, cards, read, rules, seat};

/// 24 cells with 20 cards from hands; only the Sky waits for its reset.
const BEFORE_A_RESET: &str = "
    D 0 0 1 2 3
    F 1 2 0 0 3
    S 1 2 3 4 .
    V 1 2 3 4 5
    M 1 2 3 4 5";

#[track_caller]
fn turns(players: u8, first: usize, expected: &str) {
    let game = Plan::new(rules(players, 0)).then(&format!("first {first}")).fill(FULL, 49);
    let table = game.table_after(expected.split(' ').count());
    assert_eq!(table.turns(), expected, "{players} players");
}

#[track_caller]
fn is_turn_of(table: &Table, index: usize) {
    assert_eq!(table.phase(), Phase::Turn(seat(index)));
}

/// A player of five who holds four cards begins; two cards of the pile are known.
fn begins_with(hand: &str, pile: &str) -> Table {
    Plan::new(rules(5, 3)).then("first 0").holds(0, hand).pile(pile).table()
}

#[test]
fn l10_7_play_goes_clockwise() {
    turns(1, 0, "0 0 0 0 0 0 0 0");
    turns(2, 0, "0 1 0 1 0 1 0 1");
    turns(2, 1, "1 0 1 0 1 0 1 0");
    turns(3, 1, "1 2 0 1 2 0 1 2");
    turns(4, 3, "3 0 1 2 3 0 1 2");
    turns(5, 2, "2 3 4 0 1");
}

#[test]
fn l10_7_a_turn_is_a_level_or_a_pause_or_a_reset() {
    let table = begins_with("F5 M1 M2 P", "");
    let placings = [
        "play F5", "play M1", "play M2", "pause D", "pause F", "pause S", "pause V", "pause M",
        "reset D", "reset F", "reset S", "reset V", "reset M",
    ];
    assert_eq!(table.legal_actions(), placings);
    table.allows(&placings);
    for turn in ["play F5", "pause F", "reset F; swap"] {
        let after = table.after(turn);
        assert_eq!(after.filled(), 1, "{turn}");
        is_turn_of(&after, 1);
        after.refuses("0: play M1", Refusal::NotYourTurn { turn: seat(1) }, "L10-7");
    }
}

#[test]
fn l10_7_nobody_acts_out_of_turn() {
    let table = begins_with("F5 M1 M2 P", "");
    let turn = seat(0);
    for by in ["1", "2", "3", "4", "team"] {
        for action in ["play F5", "pause D", "reset D", "swap"] {
            let refusal = Refusal::NotYourTurn { turn };
            table.refuses(&format!("{by}: {action}"), refusal, "L10-7");
        }
    }
    let refusal = Refusal::NoSuchSeat { seat: seat(5), players: 5 };
    table.refuses("5: reset D", refusal, "REC");
}

#[test]
fn l10_7_cards_come_from_the_own_hand() {
    let table =
        Plan::new(rules(5, 1)).then("first 0").holds(0, "F5").holds(1, "F6 P").pile("F7").table();
    for (action, card) in [("play F6", "F6"), ("play F7", "F7"), ("pause F", "P")] {
        table.refuses(action, Refusal::NotHeld { card: read(card) }, "L10-7");
    }
    table.allows(&["play F5"]);
    table.after("play F5").refuses("1: play F5", Refusal::NotHeld { card: read("F5") }, "L10-7");
}

#[test]
fn l10_8_of_five_players_who_completes_a_column_goes_on() {
    turns(5, 0, "0 1 2 3 4 4 0 1 2 3 3 4 0 1 2 2 3 4 0 1 1 2 3 4 0 0");
    turns(5, 3, "3 4 0 1 2 2 3 4 0 1 1");
}

#[test]
fn l10_8_nobody_goes_on_among_fewer_than_five() {
    turns(2, 0, "0 1 0 1 0 1 0 1 0 1 0 1");
    turns(3, 0, "0 1 2 0 1 2 0 1 2 0 1 2");
    turns(4, 0, "0 1 2 3 0 1 2 3 0 1 2 3");
}

#[test]
fn l10_8_a_pause_completes_a_column_too() {
    let table = Plan::new(rules(5, 1)).then("first 0").fill("D 0\nF 1\nS 1\nV 1\nM P", 5).table();
    is_turn_of(&table, 4);
}

#[test]
fn l10_8_the_exchange_comes_between_reset_and_second_turn() {
    let four = Plan::new(rules(5, 0)).then("first 0").fill("D 1\nF 1\nS 1\nV 1", 4);
    let completed = four.holds(4, "D7 F7").table().after("reset M");
    for exchange in ["swap", "swap D7", "swap D7 F7"] {
        assert_eq!(completed.phase(), Phase::Swap(seat(4)));
        is_turn_of(&completed.after(exchange), 4);
    }
    let elsewhere = Plan::new(rules(5, 0)).then("first 0; reset M").table();
    is_turn_of(&elsewhere, 1);
}

#[test]
fn l10_8_it_also_holds_after_players_have_dropped_out() {
    let game = Plan::new(rules(5, 0)).then("first 0").fill(FULL, 49);
    let table = game.table_after(45);
    assert_eq!([0, 3, 4].map(|index| table.hand(index)), ["", "", ""]);
    assert!(table.turns().ends_with("2 2 3 4 0 1"), "{}", table.turns());
    is_turn_of(&table, 1);
    assert!(game.table_after(49).turns().ends_with("2 2 3 4 0 1 1 2 1 2"));
}

#[test]
fn l10_8_who_has_no_card_left_does_not_go_on() {
    let rows: Vec<&str> = FULL.trim().lines().collect();
    let order = [rows[0], rows[3], rows[1], rows[4], rows[2]].join("\n");
    let table = Plan::new(rules(5, 0)).then("first 0").fill(&order, 49).table_after(45);
    assert!(table.turns().ends_with("4 0 1"));
    assert!(table.state().board().column_is_fresh());
    assert_eq!([1, 2, 3].map(|index| table.hand(index)), ["", "", ""]);
    is_turn_of(&table, 4);
}

#[test]
fn l10_9_after_a_card_from_hand_one_is_drawn() {
    // The action, the hand after it, the pile's next card.
    let cases = [
        ("play F5", "D5 S5 V8 P", "M8"),
        ("pause F", "D5 F5 S5 V8", "M8"),
        ("reset F; swap", "D5 F5 S5 P", "V8"),
    ];
    let table = begins_with("D5 F5 S5 P", "V8 M8");
    for (action, hand, next) in cases {
        let after = table.after(action);
        assert_eq!(after.hand(0), hand, "{action}");
        assert!(after.pile().starts_with(next), "{action}");
        let drawn = usize::from(next == "M8");
        assert_eq!(after.state().pile().len(), table.state().pile().len() - drawn, "{action}");
    }
}

#[test]
fn l10_9_without_a_pile_nothing_is_drawn() {
    let game = Plan::new(rules(4, 0)).then("first 0").fill(FULL, 49);
    // Cells filled, the pile, the hands.
    let cases = [
        (20, 4, [5, 5, 5, 5]),
        (24, 1, [5, 5, 5, 5]),
        (25, 0, [5, 5, 5, 5]),
        (26, 0, [5, 4, 5, 5]),
        (27, 0, [5, 4, 4, 5]),
        (28, 0, [5, 4, 4, 5]),
        (29, 0, [4, 4, 4, 5]),
    ];
    for (cells, pile, hands) in cases {
        let table = game.table_after(cells);
        assert_eq!(table.state().pile().len(), pile, "{cells}");
        let sizes: Vec<usize> = table.state().hands().iter().map(Hand::len).collect();
        assert_eq!(sizes, hands, "{cells}");
    }
}

/// An exchange, and what the player holds then; `under` are the pile's lowest cards.
#[track_caller]
fn exchanges(swap: &str, hand: &str, top: &str, under: &str) {
    let table = begins_with("D5 F5 P P", "V8 M8 S8").after("reset F");
    table.allows(&[swap]);
    let after = table.after(swap);
    assert_eq!(after.hand(0), hand, "{swap}");
    assert!(after.pile().starts_with(top), "{swap}: {}", after.pile());
    assert!(after.pile().ends_with(under), "{swap}: {}", after.pile());
    assert_eq!(after.state().pile().len(), table.state().pile().len());
    is_turn_of(&after, 1);
}

#[test]
fn l10_10_after_a_reset_none_to_two_cards_are_exchanged() {
    let bottom = begins_with("D5 F5 P P", "V8 M8 S8").pile();
    exchanges("swap", "D5 F5 P P", "V8 M8 S8", &bottom);
    exchanges("swap D5", "F5 V8 P P", "M8 S8", " D5");
    exchanges("swap P", "D5 F5 V8 P", "M8 S8", " P");
    exchanges("swap D5 F5", "V8 M8 P P", "S8", " D5 F5");
    exchanges("swap F5 D5", "V8 M8 P P", "S8", " F5 D5");
    exchanges("swap P F5", "D5 V8 M8 P", "S8", " P F5");
    exchanges("swap P P", "D5 F5 V8 M8", "S8", " P P");
}

#[test]
fn l10_10_every_exchange_of_held_cards_is_allowed_and_no_other() {
    let table = begins_with("D5 F5 P P", "V8").after("reset F");
    let swaps = [
        "swap",
        "swap D5",
        "swap D5 F5",
        "swap D5 P",
        "swap F5",
        "swap F5 D5",
        "swap F5 P",
        "swap P",
        "swap P D5",
        "swap P F5",
        "swap P P",
    ];
    assert_eq!(table.legal_actions(), swaps);
    for (swap, card) in [("swap V8", "V8"), ("swap D5 D5", "D5"), ("swap F5 D4", "D4")] {
        table.refuses(swap, Refusal::SwappedNotHeld { card: read(card) }, "L10-10");
    }
    let table = begins_with("D5 F5 S5 P", "").after("reset F");
    table.refuses("swap P P", Refusal::SwappedNotHeld { card: Card::Pause }, "L10-10");
}

#[test]
fn l10_10_no_more_than_two_cards_are_exchanged() {
    assert!("swap D5 F5 P".parse::<sobremesa_level10::Action>().is_err());
    let three = Wire::Swap { seat: seat(0), cards: cards("D5 F5 P") };
    let refusal = Level10::from_wire(three).unwrap_err();
    assert_eq!(refusal, Refusal::TooManySwapped { count: 3 });
    assert_eq!(refusal.rule(), "L10-10");
}

#[test]
fn l10_10_with_one_card_in_the_pile_the_first_put_under_comes_back() {
    let game = Plan::new(rules(4, 1)).then("first 0").fill(BEFORE_A_RESET, 24);
    let table = game.holds(0, "D7 F7 M7 V7 P").pile("S8").table().after("reset S");
    assert_eq!(table.pile(), "S8");
    let cases = [
        ("swap D7 P", "D7 F7 S8 V7 M7", "P"),
        ("swap P D7", "F7 S8 V7 M7 P", "D7"),
        ("swap D7", "F7 S8 V7 M7 P", "D7"),
        ("swap", "D7 F7 V7 M7 P", "S8"),
    ];
    for (swap, hand, pile) in cases {
        let after = table.after(swap);
        assert_eq!((after.hand(0).as_str(), after.pile().as_str()), (hand, pile), "{swap}");
    }
}

#[test]
fn l10_10_with_an_empty_pile_there_is_no_exchange() {
    let table = Plan::new(rules(4, 0)).then("first 0").fill(BEFORE_A_RESET, 24).table();
    assert_eq!(table.pile(), "");
    let hand = table.hand(0);
    let after = table.after("0: reset S");
    is_turn_of(&after, 1);
    assert_eq!(after.hand(0), hand);
    after.refuses("0: swap", Refusal::NotYourTurn { turn: seat(1) }, "L10-7");
    after.refuses("1: swap", Refusal::NoSwapNow, "L10-10");
}

#[test]
fn l10_10_the_exchange_follows_the_reset_at_once_and_nothing_else() {
    let table = begins_with("D5 F5 S5 P", "V8");
    for swap in ["swap", "swap D5", "swap D5 P"] {
        table.refuses(swap, Refusal::NoSwapNow, "L10-10");
    }
    let exchanging = table.after("reset F");
    for action in ["play D5", "pause D", "reset D"] {
        exchanging.refuses(action, Refusal::SwapIsDue, "L10-10");
    }
    exchanging.refuses("1: swap", Refusal::NotYourTurn { turn: seat(0) }, "L10-7");
    let over = exchanging.after("swap");
    over.refuses("0: swap", Refusal::NotYourTurn { turn: seat(1) }, "L10-7");
    over.refuses("1: swap", Refusal::NoSwapNow, "L10-10");
}

#[test]
fn l10_11_a_world_without_resets_takes_none() {
    let table =
        Plan::new(rules(3, 0)).then("first 0").fill("D 1 2\nF 0 0\nS 1 2\nV 1 2\nM 1 2", 10);
    let table = table.table();
    assert_eq!(table.resets_left(), [2, 0, 2, 2, 2]);
    table.refuses("reset F", Refusal::NoResetLeft { row: read("F") }, "L10-11");
    table.allows(&["reset D", "reset S", "reset V", "reset M"]);
}

#[test]
fn l10_11_a_column_takes_one_reset() {
    let table = Plan::new(rules(3, 0)).then("first 0; reset F").table();
    for row in ["D", "S", "V", "M"] {
        let refusal = Refusal::ColumnHasReset { row: read(row) };
        table.refuses(&format!("reset {row}"), refusal, "L10-11");
    }
    let next = Plan::new(rules(3, 0)).then("first 0").fill("D 1\nF 0\nS 1\nV 1\nM 1", 5).table();
    next.allows(&["reset D", "reset F", "reset S", "reset V", "reset M"]);
}

/// Column 3 has its reset, V and M are open after V7 and M6, and seat 1 of four holds this.
fn near_the_end(hand: &str) -> Plan {
    let picture = "D 1 0 3\nF 5 6 0\nS 0 1 2\nV 5 7 .\nM 2 6 .";
    Plan::new(rules(4, 1)).then("first 0").fill(picture, 13).holds(1, hand)
}

#[test]
fn l10_12_who_can_do_nothing_on_a_turn_loses_for_everyone() {
    for hand in ["F2 V3 M1 D8 S8", "V1 V2 V3 V4 V6", "M1 M3 M4 M5 F8"] {
        let table = near_the_end(hand).table();
        assert_eq!(table.phase(), Phase::Over(End::Stuck(seat(1))), "{hand}");
        assert!(!Level10::outcome(table.state()).unwrap().won);
        assert!(table.legal_actions().is_empty());
        table.refuses("1: reset V", Refusal::GameOver, "REC");
    }
}

#[test]
fn l10_12_one_thing_to_do_is_enough() {
    // The hand, and all that can be done with it.
    let cases: [(&str, &[&str]); 3] = [
        ("F2 V3 M1 D8 V8", &["play V8"]),
        ("F2 V3 M1 D8 M7", &["play M7"]),
        ("F2 V3 M1 D8 P", &["pause V", "pause M"]),
    ];
    for (hand, legal) in cases {
        let table = near_the_end(hand).table();
        is_turn_of(&table, 1);
        assert_eq!(table.legal_actions(), legal, "{hand}");
    }
}

#[test]
fn l10_12_a_reset_alone_is_something_to_do() {
    let picture = "D 0 2\nF 8\nS 5\nV 5\nM 5";
    let game = Plan::new(rules(4, 0)).then("first 0").fill(picture, 6).holds(2, "F1 S1 V1 M1 D1");
    assert_eq!(game.table().legal_actions(), ["reset F", "reset S", "reset V", "reset M"]);
}

#[test]
fn l10_12_a_missing_reset_loses_whatever_is_held() {
    let picture = "D 1 2 3\nF 1 2 3\nS 1 2 3\nV 1 2 3\nM 0 0 .";
    for players in 1..=5 {
        let game = Plan::new(rules(players, 1)).then("first 0").fill(picture, 14);
        let next = [0, 0, 2, 2, 2][usize::from(players) - 1];
        let table = game.holds(next, "M7 M8 P").table();
        assert_eq!(table.phase(), Phase::Over(End::Stuck(seat(next))), "{players} players");
    }
}

#[test]
fn l10_12_it_counts_only_when_the_turn_comes() {
    let nothing = |table: &Table, index| {
        let view = table.course().view(Viewer::Seat(seat(index)));
        view.judgments().iter().all(|judgment| judgment.verdict.is_err())
            && view.reset_judgments().iter().all(|(_, verdict)| verdict.is_err())
    };
    let stuck_later = near_the_end("F2 V3 M1 D8 F8");
    let before = stuck_later.table_after(12);
    assert!(nothing(&before, 1));
    is_turn_of(&before, 0);
    assert_eq!(stuck_later.table().phase(), Phase::Over(End::Stuck(seat(1))));

    let saved = near_the_end("").then("play V8").holds(2, "M7").holds(3, "F2 V3 M1 D8 F8");
    let before = saved.table();
    assert!(nothing(&before, 3));
    is_turn_of(&before, 2);
    is_turn_of(&before.after("play M7"), 3);
}
