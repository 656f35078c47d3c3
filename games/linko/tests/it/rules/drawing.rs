//! Drawing: LK-9, LK-10 and LK-12.

use sobremesa_linko::{Phase, Refusal, Variant};
use sobremesa_table::RuleId;

use super::plan::Plan;
use super::table::{Table, seat};

/// Seat 0 has lost this many 2s to seat 1's 3s, and draws.
fn owes(count: usize) -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, &format!("{count}*2"));
    let game = game.hand(1, &format!("{count}*3")).reserve("7 8 9 10 11 12");
    let table = game.pile("13 J 13 1 1 1 1 1 12 12 12 12 12 12").table();
    table.after(&format!("play {count}*2; pass; play {count}*3; steal 0 take"))
}

/// After these draws the hand has gained this, and the reserve and the next decision are so.
#[track_caller]
fn draws(table: &Table, script: &str, gain: &str, reserve: &str, next: &str) {
    let after = table.after(script);
    assert_eq!(after.gain(table, 0), gain, "{script}");
    assert_eq!((after.reserve().as_str(), after.next().as_str()), (reserve, next), "{script}");
}

#[test]
fn lk_9_whoever_draws_decides_card_by_card() {
    let table = owes(3);
    let sources = ["draw pile", "draw 0", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"];
    assert_eq!(table.legal_actions(), sources);
    assert_eq!(table.after("draw pile").legal_actions(), sources);
    assert_eq!(table.after("draw 3").legal_actions(), sources[..6]);
    assert_eq!(table.after("draw 3; draw 0").legal_actions(), sources[..5]);
}

#[test]
fn lk_9_each_card_is_in_the_hand_before_the_next_is_chosen() {
    // The reserve closes up, is not filled in between, and is filled at the right after the last.
    let table = owes(3);
    draws(&table, "draw 0", "7", "8 9 10 11 12", "0 draws 2 for 1");
    draws(&table, "draw 0; draw 0", "7 8", "9 10 11 12", "0 draws 1 for 1");
    draws(&table, "draw 0; draw 0; draw 0", "7 8 9", "10 11 12 13 J 13", "2 plays");
    draws(&table, "draw 5", "12", "7 8 9 10 11", "0 draws 2 for 1");
    draws(&table, "draw 5; draw pile", "12 13", "7 8 9 10 11", "0 draws 1 for 1");
    draws(&table, "draw 5; draw pile; draw 1", "8 12 13", "7 9 10 11 J 13", "2 plays");
    draws(&table, "draw pile", "13", "7 8 9 10 11 12", "0 draws 2 for 1");
    draws(&table, "draw pile; draw pile", "13 J", "7 8 9 10 11 12", "0 draws 1 for 1");
    draws(&table, "draw pile; draw pile; draw pile", "13 13 J", "7 8 9 10 11 12", "2 plays");
    draws(&table, "draw pile; draw pile; draw 2", "9 13 J", "7 8 10 11 12 13", "2 plays");
}

#[test]
fn lk_9_the_reserve_can_be_used_up_before_it_is_filled() {
    let table = owes(8);
    let six = "draw 0; draw 0; draw 0; draw 0; draw 0; draw 0";
    draws(&table, six, "7 8 9 10 11 12", "", "0 draws 2 for 1");
    assert_eq!(table.after(six).legal_actions(), ["draw pile"]);
    let eight = format!("{six}; draw pile; draw pile");
    draws(&table, &eight, "7 8 9 10 11 12 13 J", "13 1 1 1 1 1", "2 plays");
}

#[test]
fn lk_9_only_slots_that_are_there_can_be_taken() {
    let table = owes(3);
    for (script, slot, slots) in [("draw 0", 5, 5), ("draw 4; draw 4", 4, 4), ("draw pile", 6, 6)] {
        let refusal = Refusal::NoSuchSlot { slot, slots };
        table.after(script).refuses(&format!("draw {slot}"), refusal, "LK-9");
    }
    table.refuses("draw 255", Refusal::NoSuchSlot { slot: 255, slots: 6 }, "LK-9");
}

#[test]
fn lk_9_only_the_victim_draws_and_all_that_is_due() {
    let table = owes(3).after("draw pile");
    let owed = Phase::Draw { thief: seat(1), victim: seat(0), left: 2 };
    for action in ["1: draw pile", "1: draw 0", "2: draw pile"] {
        table.refuses(action, Refusal::NotYourDecision { owed }, "LK-9");
    }
    for action in ["pass", "play 10", "keep", "steal 1 take", "ghost 1", "2: play 10"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-9");
    }
    let over = table.after("draw pile; draw pile");
    over.refuses("0: draw pile", Refusal::NoDraw { variant: Variant::Base }, "LK-12");
}

#[test]
fn lk_9_a_thief_robs_three_victims_with_a_refill_between_them() {
    let game = Plan::new(4, Variant::Base).first(1).hand(0, "6 6").hand(1, "5 5").hand(2, "4 4");
    let game = game.hand(3, "3 3").reserve("1 2 7 8 9 10").pile("11 12 13 J 11 12 13 J");
    let start = game.table().after("play 5 5; pass; play 4 4; pass; play 3 3; pass; 0: play 6 6");
    let one = start.after("steal 1 take; draw 5; draw 4");
    assert_eq!((one.gain(&start, 1).as_str(), one.next().as_str()), ("9 10", "0 steals from 2"));
    assert_eq!(one.reserve(), "1 2 7 8 11 12");
    let two = one.after("steal 2 leave; discard; draw 5; draw pile");
    assert_eq!((two.gain(&one, 2).as_str(), two.next().as_str()), ("12 13", "0 steals from 3"));
    assert_eq!(two.reserve(), "1 2 7 8 11 J");
    let three = two.after("steal 3 take; draw 0; draw 4");
    assert_eq!((three.gain(&two, 3).as_str(), three.next().as_str()), ("1 J", "1 plays"));
    assert_eq!(three.reserve(), "2 7 8 11 11 12");
    assert_eq!((three.gain(&start, 0).as_str(), three.discard().as_str()), ("3 3 5 5", "4 4"));
    assert_eq!(three.pile_size(), start.pile_size() - 6);
}

/// Five play, this many cards can be drawn, and seat 0 draws for three 2s lost to seat 1.
fn owes_late(left: usize) -> Table {
    let game = Plan::new(5, Variant::Base).left(left).hand(0, "3*2").hand(1, "3*3");
    let pile = ["", "J", "J 2", "J 2 2", "J 2 2 2"][left - 6];
    game.reserve("1 3 4 11 12 13")
        .pile(pile)
        .table()
        .after("play 3*2; pass; play 3*3; steal 0 take")
}

#[test]
fn lk_10_the_reserve_is_filled_while_the_pile_lasts() {
    // The cards in the pile, the draws, and the reserve and the pile after them.
    let cases = [
        (4, "draw 0; draw 0; draw 0", "11 12 13 J 2 2", "2"),
        (3, "draw 0; draw 0; draw 0", "11 12 13 J 2 2", ""),
        (2, "draw 0; draw 0; draw 0", "11 12 13 J 2", ""),
        (1, "draw 0; draw 0; draw 0", "11 12 13 J", ""),
        (1, "draw 0; draw pile; draw 0", "4 11 12 13", ""),
        (2, "draw pile; draw pile; draw 5", "1 3 4 11 12", ""),
        (0, "draw 0; draw 0; draw 0", "11 12 13", ""),
        (0, "draw 5; draw 0; draw 1", "3 11 12", ""),
    ];
    for (pile, script, reserve, left) in cases {
        let table = owes_late(6 + pile);
        assert_eq!((table.pile_size(), table.reserve().as_str()), (pile, "1 3 4 11 12 13"));
        let after = table.after(script);
        assert_eq!((after.reserve().as_str(), after.pile().as_str()), (reserve, left), "{script}");
        assert_eq!(after.next(), "2 plays");
    }
}

#[test]
fn lk_10_an_empty_pile_gives_no_card() {
    let [none, one] = [owes_late(6), owes_late(7).after("draw pile")];
    for table in [none, one] {
        table.refuses("draw pile", Refusal::PileEmpty, "LK-10");
        let slots = ["draw 0", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5"];
        assert_eq!(table.legal_actions(), slots);
    }
    let extra = Plan::new(5, Variant::Base).left(6).hand(0, "1").table().after("play 1");
    extra.refuses("draw pile", Refusal::PileEmpty, "LK-10");
    assert_eq!(extra.legal_actions().len(), 7, "six slots, or pass");
}

#[test]
fn lk_10_discarded_cards_make_no_new_pile() {
    let game = Plan::new(5, Variant::Base).left(6).hand(0, "3*2").hand(1, "3*3").table();
    let table =
        game.after("play 3*2; pass; play 3*3; steal 0 leave; discard; draw 0; draw 0; draw 0");
    assert_eq!((table.pile_size(), table.discard().as_str()), (0, "2 2 2"));
    assert_eq!(table.reserve().split(' ').count(), 3);
    assert_eq!(table.next(), "2 plays");
}

#[test]
fn lk_10_play_goes_on_with_what_is_left_of_the_reserve() {
    let game = Plan::new(5, Variant::Base).left(3).hand(0, "1").hand(1, "1").reserve("11 12 13");
    let table = game.table();
    assert_eq!((table.pile_size(), table.reserve().as_str()), (0, "11 12 13"));
    let table = table.after("play 1; draw 1");
    assert_eq!((table.reserve().as_str(), table.next().as_str()), ("11 13", "1 plays"));
    let table = table.after("play 1; draw 0");
    assert_eq!((table.reserve().as_str(), table.next().as_str()), ("13", "2 plays"));
}

/// Seat 1 of three faces seat 0's pair of 5s.
fn faces_fives(play: &str) -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, "5 5").hand(1, play);
    let game = game.reserve("7 8 9 10 11 12").pile("J 13 1");
    game.table().after(&format!("play 5 5; pass; 1: play {play}"))
}

#[test]
fn lk_12_who_could_steal_nothing_may_draw_one_card_however_many_were_played() {
    for play in ["4 4", "5 5", "4", "13", "J", "13 13 13", "J J J", "8*4"] {
        let table = faces_fives(play);
        assert_eq!(table.next(), "1 may draw", "{play}");
        let all = ["draw pile", "draw 0", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "pass"];
        assert_eq!(table.legal_actions(), all);
        // The draw, the card, and the reserve after it.
        let cases = [
            ("draw pile", "J", "7 8 9 10 11 12"),
            ("draw 0", "7", "8 9 10 11 12 J"),
            ("draw 5", "12", "7 8 9 10 11 J"),
            ("pass", "", "7 8 9 10 11 12"),
        ];
        for (draw, card, reserve) in cases {
            let after = table.after(draw);
            assert_eq!(after.gain(&table, 1), card, "{draw}");
            assert_eq!((after.reserve().as_str(), after.next().as_str()), (reserve, "2 plays"));
        }
    }
}

#[test]
fn lk_12_also_when_there_is_nobody_to_rob_yet() {
    for players in 3..=5 {
        let table = Plan::new(players, Variant::Base).hand(0, "13").table().after("play 13");
        assert_eq!(table.next(), "0 may draw");
    }
}

#[test]
fn lk_12_after_a_theft_there_is_no_draw() {
    let ways = ["take; draw pile; draw 0", "leave; keep", "leave; discard; draw 0; draw pile"];
    for play in ["6 6", "6 J", "J J"] {
        for way in ways {
            let table = faces_fives(play).after(&format!("steal 0 {way}"));
            assert_eq!(table.next(), "2 plays", "{play}, {way}");
            for action in ["1: draw pile", "1: draw 0", "1: pass"] {
                let refusal = Refusal::NoDraw { variant: Variant::Base };
                table.refuses(action, refusal, "LK-12");
            }
        }
    }
}

#[test]
fn lk_12_the_draw_is_the_active_players() {
    let table = faces_fives("4 4");
    let owed = Phase::Extra(seat(1));
    for action in ["0: draw pile", "2: draw 0", "0: pass", "2: pass"] {
        table.refuses(action, Refusal::NotYourDecision { owed }, "LK-12");
    }
    let cases: [(&str, Refusal, RuleId); 5] = [
        ("play 10", Refusal::SomethingElseIsDue { owed }, "LK-12"),
        ("2: play 10", Refusal::SomethingElseIsDue { owed }, "LK-12"),
        ("steal 0 take", Refusal::NoTheft, "LK-6"),
        ("0: keep", Refusal::NothingToAnswer, "LK-8"),
        ("ghost 5", Refusal::NoGhostTheft, "LK-21"),
    ];
    for (action, refusal, rule) in cases {
        table.refuses(action, refusal, rule);
    }
    let drawn = table.after("draw 0");
    drawn.refuses("1: draw 0", Refusal::NoDraw { variant: Variant::Base }, "LK-12");
}
