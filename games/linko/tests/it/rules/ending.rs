//! The end: LK-13 to LK-15.

use sobremesa_linko::{Linko, Outcome, Refusal, Variant};
use sobremesa_table::{Game, Refusal as _};

use super::plan::Plan;
use super::table::{Table, VARIANTS, seat};

/// Seat 0 of three holds `last`, one to four cards, and nothing else; seats 1 and 2 have these
/// tops, each on five cards.
fn before_last_play(variant: Variant, last: &str, tops: [&str; 2]) -> Table {
    let second = format!("{}*4", 5 - last.split(' ').count());
    let game = Plan::new(3, variant).hand(0, &format!("8*6 {second} {last}"));
    let game = game.hand(1, &format!("5*10 {}", tops[0])).hand(2, &format!("5*9 {}", tops[1]));
    let layers = ["8*6", "5*10", "5*9", &second, tops[0], tops[1]];
    layers.into_iter().fold(game.table(), |table, layer| {
        let table = table.after(&format!("play {layer}"));
        if variant == Variant::Base { table.after("pass") } else { table }
    })
}

#[track_caller]
fn ends(table: &Table, scores: &[i32], winners: &[usize]) {
    let winners = winners.iter().map(|index| seat(*index)).collect();
    let expected = Outcome { scores: scores.to_vec(), winners };
    assert_eq!(Linko::outcome(table.state()), Some(expected), "{}", table.next());
    assert!(table.legal_actions().is_empty());
    for action in ["play 1", "draw 0", "draw pile", "pass", "steal 1 take", "keep", "ghost 1"] {
        for index in 0..scores.len() {
            table.refuses(&format!("{index}: {action}"), Refusal::GameOver, "REC");
        }
    }
}

#[test]
fn lk_13_a_last_card_that_would_have_robbed_robs_nobody() {
    // What is played last, and the tops that it would have robbed, jokers in the expert variant.
    let cases = [
        ("5", ["2", "1"]),
        ("J", ["13", "13"]),
        ("5 5", ["2 J", "2 2"]),
        ("5 5 J", ["3 3 3", "1 1 J"]),
        ("J J", ["9 9", "8 8"]),
        ("5 5 5 5", ["3 3 3 3", "2 2 2 2"]),
        ("1", ["J", "J"]),
    ];
    for variant in VARIANTS {
        for (last, tops) in cases {
            let before = before_last_play(variant, last, tops);
            assert_eq!(before.hand(0).split(' ').count(), last.split(' ').count());
            let after = before.after(&format!("0: play {last}"));
            assert_eq!(after.next(), "over, 0 has no card", "{last}");
            for index in [1, 2] {
                assert_eq!(after.area(index), before.area(index), "{last}");
                assert_eq!(after.hand(index), before.hand(index), "{last}");
            }
            assert_eq!(after.hand(0), "");
            ends(&after, &after.scores(), &[0]);
        }
    }
}

#[test]
fn lk_13_as_long_as_a_card_is_held_the_game_goes_on() {
    for variant in VARIANTS {
        let table = before_last_play(variant, "5 5", ["2", "1"]);
        assert_eq!(table.after("play 5").next(), "0 steals from 1");
        let table = before_last_play(variant, "5 7", ["2", "1"]).after("play 5");
        assert_eq!(table.next(), "0 steals from 1");
        assert_eq!(Linko::outcome(table.state()), None);
    }
    let table = before_last_play(Variant::Base, "3 4", ["5", "5"]).after("play 3");
    assert_eq!((table.next().as_str(), table.hand(0).as_str()), ("0 may draw", "4"));
}

#[test]
fn lk_13_a_last_card_ends_the_duel_before_the_ghost_zone_is_looked_at() {
    for variant in VARIANTS {
        // Both pairs of the ghost zone and the rival's 5s would have been robbed by two jokers.
        let game = Plan::new(2, variant).hand(0, "8*6 3*4").hand(1, "4*9 5 5");
        let game = game.ghost("1 1 3 3 11 8*12").table();
        let table = ["8*6", "4*9", "3*4", "5 5"].into_iter().fold(game, |table, layer| {
            let table = table.after(&format!("play {layer}"));
            if variant == Variant::Base && layer != "5 5" { table.after("pass") } else { table }
        });
        let before = table.after("ghost 1");
        assert_eq!(before.hand(0), "J J");
        let pairs =
            before.state().board().ghost_sets(before.state().board().area(seat(1)).top().unwrap());
        assert!(pairs.count() > 0);
        let after = before.after("0: play J J");
        assert_eq!(after.next(), "over, 0 has no card");
        assert_eq!((after.ghost(), after.area(1)), (before.ghost(), before.area(1)));
    }
}

/// Five play, this many cards can be drawn; seat 0 has lost this many 2s to seat 1's 3s, and draws.
fn owes_late(left: usize, count: usize) -> Table {
    let game = Plan::new(5, Variant::Base).left(left);
    let game = game.hand(0, &format!("{count}*2")).hand(1, &format!("{count}*3"));
    game.table().after(&format!("play {count}*2; pass; play {count}*3; steal 0 take"))
}

#[test]
fn lk_14_the_last_card_of_the_reserve_ends_the_game_if_the_pile_is_empty() {
    // What can be drawn, what is due, and the draws: the last one ends the game.
    let cases = [
        (1, 3, "draw 0"),
        (2, 3, "draw 0; draw 0"),
        (3, 3, "draw 0; draw 0; draw 0"),
        (3, 3, "draw 2; draw 1; draw 0"),
        (2, 8, "draw 1; draw 0"),
        (6, 6, "draw 5; draw 0; draw 3; draw 0; draw 1; draw 0"),
        (7, 8, "draw pile; draw 0; draw 0; draw 0; draw 0; draw 0; draw 0"),
        (8, 8, "draw pile; draw 0; draw 0; draw 0; draw pile; draw 0; draw 0; draw 0"),
    ];
    for (left, due, script) in cases {
        let mut table = owes_late(left, due);
        for (gone, draw) in script.split("; ").enumerate() {
            assert_eq!(table.next(), format!("0 draws {} for 1", due - gone), "{left}, {due}");
            table.play(draw);
        }
        assert_eq!(table.next(), "over, nothing is left", "{left}, {due}, {script}");
        assert_eq!((table.pile_size(), table.reserve().as_str()), (0, ""));
        ends(&table, &table.scores(), &[1]);
    }
}

#[test]
fn lk_14_it_does_not_matter_whether_the_pile_or_the_reserve_is_emptied_last() {
    let six = "draw 0; draw 0; draw 0; draw 0; draw 0; draw 0";
    let reserve_first = owes_late(7, 8).after(six);
    assert_eq!(reserve_first.next(), "0 draws 2 for 1", "one card is in the pile");
    assert_eq!(reserve_first.after("draw pile").next(), "over, nothing is left");
    let at_the_last = owes_late(8, 8).after(six).after("draw pile");
    assert_eq!(at_the_last.next(), "0 draws 1 for 1");
    assert_eq!(at_the_last.after("draw pile").next(), "over, nothing is left");
}

#[test]
fn lk_14_as_long_as_a_card_is_left_the_game_goes_on() {
    let table = owes_late(4, 3).after("draw 0; draw 0; draw 0");
    assert_eq!((table.next().as_str(), table.pile_size()), ("2 plays", 0));
    let table = owes_late(9, 8).after("draw 0; draw 0; draw 0; draw 0; draw 0; draw 0");
    assert_eq!((table.reserve().as_str(), table.pile_size()), ("", 3));
    let table = table.after("draw pile; draw pile");
    assert_eq!((table.next().as_str(), table.pile_size()), ("2 plays", 0));
    assert_eq!(table.reserve().split(' ').count(), 1, "the last card of the pile fills it");
}

/// Seats 0 and 1 have pairs that seat 2 robs, and this many cards can be drawn.
fn two_victims(left: usize) -> Table {
    let game =
        Plan::new(5, Variant::Base).left(left).hand(0, "3 3").hand(1, "2 2").hand(2, "11 11");
    game.table().after("play 3 3; pass; play 2 2; pass; play 11 11; steal 0 take")
}

#[test]
fn lk_14_it_ends_between_two_victims_or_in_the_middle_of_the_second() {
    let table = two_victims(2).after("draw 0; draw 0");
    assert_eq!(table.next(), "over, nothing is left");
    assert!(table.area(1).ends_with("| 2 2"), "the second is not robbed any more");
    let table = two_victims(3).after("draw 0; draw 1; 2: steal 1 take; 1: draw 0");
    assert_eq!(table.next(), "over, nothing is left");
    assert!(!table.area(1).ends_with("| 2 2"));
    let table = two_victims(4).after("draw 0; draw 0; steal 1 leave; discard; draw 0; draw 0");
    assert_eq!(table.next(), "over, nothing is left");
    let table = two_victims(5).after("draw 0; draw 0; steal 1 take; draw 0; draw 0");
    assert_eq!((table.next().as_str(), table.pile_size()), ("3 plays", 0));
    let table = two_victims(2).after("draw 0");
    assert_eq!(table.next(), "0 draws 1 for 2");
}

#[test]
fn lk_14_a_layer_that_is_taken_back_needs_no_draw_and_ends_nothing() {
    let game = Plan::new(5, Variant::Base).left(1).hand(0, "3 3").hand(1, "4 4").table();
    let table = game.after("play 3 3; pass; play 4 4; steal 0 leave; keep");
    assert_eq!(table.next(), "2 plays");
}

#[test]
fn lk_14_the_optional_draw_can_end_the_game() {
    let table = Plan::new(5, Variant::Base).left(1).hand(0, "1").table().after("play 1");
    assert_eq!(table.legal_actions(), ["draw 0", "pass"]);
    assert_eq!(table.after("pass").next(), "1 plays");
    let over = table.after("draw 0");
    assert_eq!(over.next(), "over, nothing is left");
    ends(&over, &[-4, -5, -4, -4, -4], &[0, 2, 3, 4]);
    let two = Plan::new(5, Variant::Base).left(2).hand(0, "1").table().after("play 1; draw 1");
    assert_eq!(two.next(), "1 plays");
}

/// Seat 1 steals 1s from seat 2, and plays all cards but one, before seat 0 plays the last.
fn thief_with_one_card(stolen: usize) -> Table {
    let (ones, twos) = (format!("{stolen}*1"), format!("{stolen}*2"));
    let game = Plan::new(3, Variant::Advanced).first(2).hand(0, "8*6 3*7 4 4");
    let game = game.hand(1, &format!("{twos} 8*5 12 12")).hand(2, &format!("{ones} 4*7"));
    let mut table =
        game.table().after(&format!("play {ones}; play 8*6; play {twos}; steal 2 take"));
    (0..stolen).for_each(|_| table.play("2: draw 0"));
    for play in ["8*5", "12 12", "1 1"] {
        table.play(&format!("2: play 7; 0: play 7; 1: play {play}"));
    }
    assert_eq!(table.state().hand(seat(1)).len(), 1);
    table.after("2: play 7; 0: play 4 4")
}

#[test]
fn lk_15_cards_in_the_area_count_for_and_cards_in_hand_against() {
    let table = before_last_play(Variant::Advanced, "5", ["2", "1"]).after("play 5");
    ends(&table, &[13, 6 - 7, 6 - 7], &[0]);
    let table = before_last_play(Variant::Base, "13", ["3 3 3", "1 1 J"]).after("play 13");
    ends(&table, &[13, 8 - 5, 8 - 5], &[0]);
    // A running game has scores, and no result.
    let table = before_last_play(Variant::Base, "13 1", ["3 3", "1 J"]).after("play 13");
    assert_eq!(table.scores(), [12 - 1, 7 - 6, 7 - 6]);
    assert_eq!(Linko::outcome(table.state()), None);
}

#[test]
fn lk_15_most_points_win_also_against_the_one_without_cards() {
    let table = thief_with_one_card(3);
    assert_eq!(table.next(), "over, 0 has no card");
    ends(&table, &[13, 15 - 1, 4 - 9], &[1]);
}

#[test]
fn lk_15_fewer_cards_in_hand_break_a_tie() {
    let table = thief_with_one_card(2);
    ends(&table, &[13, 14 - 1, 4 - 9], &[0]);

    // Two of those who did not end the game: 9 cards against 12, and 10 against 13.
    let game = Plan::new(5, Variant::Base).left(2).hand(0, "2 2").hand(1, "1").hand(2, "3 3");
    let table = game.table().after("play 2 2; pass; play 1; pass; play 3 3; steal 0 take");
    let table = table.after("draw 0; draw 0");
    assert_eq!(table.state().hand(seat(1)).len(), 12);
    assert_eq!(table.state().hand(seat(2)).len(), 13);
    ends(&table, &[8 - 13, 9 - 12, 10 - 13, 9 - 13, 9 - 13], &[1]);
}

#[test]
fn lk_15_who_are_tied_in_both_share_the_victory() {
    let late = Plan::new(5, Variant::Base).left(1).hand(0, "2 2 J").table();
    ends(&late.after("play 2; draw 0"), &[-4, -5, -4, -4, -4], &[0, 2, 3, 4]);
    ends(&late.after("play 2 2; draw 0"), &[-2, -5, -4, -4, -4], &[0]);
    let late = Plan::new(5, Variant::Base).left(2).hand(0, "2 2").hand(1, "1 1").hand(2, "1 1");
    let late = late.table();
    let both = late.after("play 2 2; draw 0; play 1 1; draw 0");
    ends(&both, &[-2, -2, -5, -4, -4], &[0, 1]);
}

#[test]
fn lk_15_a_claimed_result_must_be_the_true_one() {
    let table = before_last_play(Variant::Base, "5", ["2", "1"]).after("play 5");
    let truth = Linko::outcome(table.state()).unwrap();
    assert_eq!(truth, Outcome { scores: vec![13, -1, -1], winners: vec![seat(0)] });
    assert_eq!(Linko::check_outcome(table.state(), &truth), Ok(()));
    let scores = Refusal::WrongScores { expected: truth.scores.clone() };
    let winners = Refusal::WrongWinners { expected: truth.winners.clone() };
    let cases = [
        (Outcome { scores: vec![13, -1, 1], ..truth.clone() }, scores.clone()),
        (Outcome { scores: vec![13, -1], ..truth.clone() }, scores),
        (Outcome { winners: vec![seat(1)], ..truth.clone() }, winners.clone()),
        (Outcome { winners: vec![seat(0), seat(1)], ..truth.clone() }, winners.clone()),
        (Outcome { winners: vec![], ..truth }, winners),
    ];
    for (claimed, refusal) in cases {
        assert_eq!(refusal.rule(), "LK-15");
        assert_eq!(Linko::check_outcome(table.state(), &claimed), Err(refusal));
    }
}
