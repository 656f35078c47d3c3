//! The ghost zone of the duel: LK-19, LK-21 and LK-22.

use sobremesa_linko::{Phase, Refusal, Value, Variant};

use super::plan::{Plan, QUIET};
use super::table::{Table, VARIANTS, seat};

/// The reserve before and after these cards are revealed, from setting up and from filling up.
#[track_caller]
fn lays(reserve: &str, revealed: &str, expected: &str) {
    let set_up = Plan::new(2, Variant::Base).reserve(reserve);
    let table = set_up.ghost(&format!("{revealed} {SETS}")).table();
    assert_eq!((table.reserve().as_str(), table.ghost().as_str()), (expected, SETS), "set up");

    // A 1 is robbed by a 2, and after all that is revealed a 3 takes its place.
    let game = Plan::new(2, Variant::Base).reserve(reserve).hand(0, "2").ghost(SETS);
    let table = game.pile(&format!("{revealed} 3")).table().after("play 2");
    assert_eq!(table.reserve(), reserve);
    let table = table.after("ghost 1");
    assert_eq!(table.reserve(), expected, "filled up");
    assert_eq!(table.ghost(), "3 3 3 4 4 5 5 5 6 6 7 7 7");
}

/// A ghost zone whose only single card is a 1.
const SETS: &str = "1 3 3 4 4 5 5 5 6 6 7 7 7";

/// A zone with sets of one, two and three cards.
const ZONE: &str = "1 1 3 4 5 5 5 7 8 8 10 10 12";

#[test]
fn lk_19_thirteen_cards_lie_in_the_ghost_zone_equal_ones_together() {
    for variant in VARIANTS {
        let revealed = "4 1 9 4 4 1 12 2 9 4 3 2 10";
        let table =
            Plan::new(2, variant).reserve("1 2 3 4 5 6").ghost(revealed).pile("8 13").table();
        assert_eq!(table.ghost(), "1 1 2 2 3 4 4 4 4 9 9 10 12");
        assert_eq!(table.reserve(), "1 2 3 4 5 6");
        assert!(table.pile().starts_with("8 13 "), "the rest is not touched");
        assert_eq!(table.pile_size(), 109 - 26 - 6 - 13);
    }
}

#[test]
fn lk_19_a_13_or_joker_is_laid_on_the_lowest_single_card_of_the_reserve() {
    // The reserve, the 13s and jokers that are revealed one after another, and the reserve then.
    let cases = [
        ("9 2 11 3 6 12", "13", "9 2+13 11 3 6 12"),
        ("9 2 11 3 6 12", "J", "9 2+J 11 3 6 12"),
        ("9 2 11 3 6 12", "13 J", "9 2+13 11 3+J 6 12"),
        ("9 2 11 3 6 12", "J 13 13", "9 2+J 11 3+13 6+13 12"),
        ("12 11 10 9 8 7", "13 13 13 J", "12 11 10+J 9+13 8+13 7+13"),
    ];
    for (reserve, revealed, expected) in cases {
        lays(reserve, revealed, expected);
    }
}

#[test]
fn lk_19_of_equal_cards_it_is_the_leftmost() {
    let cases = [
        ("9 2 11 2 6 2", "13", "9 2+13 11 2 6 2"),
        ("9 2 11 2 6 2", "13 J", "9 2+13 11 2+J 6 2"),
        ("9 2 11 2 6 2", "13 J 13", "9 2+13 11 2+J 6 2+13"),
        ("9 2 11 2 6 2", "13 J 13 13", "9 2+13 11 2+J 6+13 2+13"),
        ("8 8 8 8 8 8", "13 13 J", "8+13 8+13 8+J 8 8 8"),
    ];
    for (reserve, revealed, expected) in cases {
        lays(reserve, revealed, expected);
    }
}

#[test]
fn lk_19_only_when_all_slots_are_groups_it_is_laid_on_the_one_with_the_lowest_card() {
    let cases = [
        ("9 2 11 2 6 10", "13 13 13 13 13", "9+13 2+13 11 2+13 6+13 10+13"),
        ("9 2 11 2 6 10", "6*13", "9+13 2+13 11+13 2+13 6+13 10+13"),
        ("9 2 11 2 6 10", "7*13", "9+13 2+13+13 11+13 2+13 6+13 10+13"),
        ("9 2 11 2 6 10", "7*13 J", "9+13 2+13+13+J 11+13 2+13 6+13 10+13"),
        ("9 8 11 4 6 10", "6*13 J 13", "9+13 8+13 11+13 4+13+13+J 6+13 10+13"),
    ];
    for (reserve, revealed, expected) in cases {
        lays(reserve, revealed, expected);
    }
}

#[test]
fn lk_19_a_joker_counts_above_13() {
    let cases = [
        ("J 13 12 12 12 12", "4*13", "J 13 12+13 12+13 12+13 12+13"),
        ("J 13 12 12 12 12", "5*13", "J 13+13 12+13 12+13 12+13 12+13"),
        ("J 13 12 12 12 12", "6*13", "13+J 13+13 12+13 12+13 12+13 12+13"),
        ("J 13 12 12 12 12", "7*13", "13+J 13+13 12+13+13 12+13 12+13 12+13"),
        ("J 13 13 13 13 13", "13", "J 13+13 13 13 13 13"),
    ];
    for (reserve, revealed, expected) in cases {
        lays(reserve, revealed, expected);
    }
}

#[test]
fn lk_19_a_13_or_joker_of_the_reserve_itself_lies_there_as_a_card_of_its_own() {
    let table = Plan::new(2, Variant::Base).reserve("13 2 J 13 5 6").ghost(QUIET).table();
    assert_eq!(table.reserve(), "13 2 J 13 5 6");
    // The same when the reserve is filled up after a draw.
    for card in ["13", "J"] {
        let game = Plan::new(2, Variant::Base).hand(0, "4").reserve("9 2 10 3 6 7");
        let table = game.ghost(QUIET).pile(card).table().after("play 4; draw 0");
        assert_eq!(table.reserve(), format!("2 10 3 6 7 {card}"));
    }
}

#[test]
fn lk_19_the_zone_is_full_with_13_cards_whatever_was_laid_on_the_reserve() {
    let revealed = "1 13 1 13 1 2 J 3 3 13 3 4 5 6 13 7 8 9";
    let game = Plan::new(2, Variant::Base).reserve("9 2 11 2 6 10").ghost(revealed);
    let table = game.pile("13 5").table();
    assert_eq!(table.ghost(), "1 1 1 2 3 3 3 4 5 6 7 8 9");
    assert_eq!(table.reserve(), "9+13 2+13 11 2+13 6+J 10+13");
    assert!(table.pile().starts_with("13 5 "), "a 13 that nobody reveals stays in the pile");
    assert_eq!(table.pile_size(), 109 - 26 - 6 - 13 - 5);
}

/// Seat 0 of the duel plays this, facing the zone of the pictures.
fn plays(variant: Variant, play: &str) -> Table {
    let jokers = play.matches('J').count();
    assert!(jokers <= 2, "both players hold two jokers");
    let numbers = play.replace('J', "");
    let game = Plan::new(2, variant).hand(0, &numbers).ghost(ZONE).pile("2 6 9 11");
    game.table().after(&format!("play {play}"))
}

#[test]
fn lk_21_a_set_with_as_many_cards_and_a_lower_value_must_be_stolen() {
    // What is played, and the sets that it can rob.
    let cases: [(&str, &[u8]); 21] = [
        ("9 9", &[1, 8]),
        ("2", &[]),
        ("3", &[]),
        ("4", &[3]),
        ("12", &[3, 4, 7]),
        ("13", &[3, 4, 7, 12]),
        ("J", &[3, 4, 7, 12]),
        ("1 1", &[]),
        ("1 J", &[]),
        ("2 J", &[1]),
        ("5 5", &[1]),
        ("8 8", &[1]),
        ("8 J", &[1]),
        ("10 10", &[1, 8]),
        ("11 11", &[1, 8, 10]),
        ("J J", &[1, 8, 10]),
        ("5 5 5", &[]),
        ("5 J J", &[]),
        ("6 6 J", &[5]),
        ("13 J J", &[5]),
        ("13 13 13 13", &[]),
    ];
    for variant in VARIANTS {
        for (play, sets) in cases {
            let table = plays(variant, play);
            if sets.is_empty() {
                let next = if variant == Variant::Base { "0 may draw" } else { "1 plays" };
                assert_eq!(table.next(), next, "{play}");
                continue;
            }
            assert_eq!(table.next(), "0 robs the ghost zone", "{play}");
            let listed: Vec<String> = sets.iter().map(|set| format!("ghost {set}")).collect();
            assert_eq!(table.legal_actions(), listed, "{play}");
            for value in Value::all().filter(|value| !sets.contains(&value.number())) {
                let action = format!("ghost {}", value.number());
                table.refuses(&action, Refusal::NoSuchSet { value }, "LK-21");
            }
        }
    }
}

#[test]
fn lk_21_one_whole_set_goes_straight_into_the_hand() {
    // What is played, the set, its cards, and the zone after it was filled up with 2, 6, 9.
    let cases = [
        ("9 9", 1, "1 1", "2 3 4 5 5 5 6 7 8 8 10 10 12"),
        ("9 9", 8, "8 8", "1 1 2 3 4 5 5 5 6 7 10 10 12"),
        ("J J", 10, "10 10", "1 1 2 3 4 5 5 5 6 7 8 8 12"),
        ("6 6 6", 5, "5 5 5", "1 1 2 3 4 6 7 8 8 9 10 10 12"),
        ("13", 12, "12", "1 1 2 3 4 5 5 5 7 8 8 10 10"),
    ];
    for variant in VARIANTS {
        for (play, value, set, zone) in cases {
            let before = plays(variant, play);
            let after = before.after(&format!("ghost {value}"));
            assert_eq!((after.gain(&before, 0).as_str(), after.ghost().as_str()), (set, zone));
            assert_eq!(after.hand(1), before.hand(1));
            assert_eq!(after.next(), "1 plays", "one set, and nobody draws for it");
        }
    }
}

#[test]
fn lk_21_there_is_no_way_around_it() {
    let table = plays(Variant::Base, "5 5");
    let owed = Phase::Ghost(seat(0));
    for action in ["pass", "draw pile", "draw 0", "steal 1 take", "keep", "discard", "play J"] {
        table.refuses(action, Refusal::SomethingElseIsDue { owed }, "LK-21");
    }
    table.refuses("1: play J", Refusal::SomethingElseIsDue { owed }, "LK-21");
    table.refuses("1: ghost 1", Refusal::NotYourDecision { owed }, "LK-21");
    for phase in [table.after("ghost 1"), Plan::new(3, Variant::Base).table()] {
        phase.refuses("ghost 5", Refusal::NoGhostTheft, "LK-21");
    }
    plays(Variant::Base, "2").refuses("ghost 1", Refusal::NoGhostTheft, "LK-21");
}

#[test]
fn lk_21_the_ghost_zone_comes_before_the_rival() {
    let game = Plan::new(2, Variant::Base).first(1).hand(1, "6 6").hand(0, "9 9").ghost(ZONE);
    let before = game.table().after("play 6 6; ghost 1; play 9 9");
    assert_eq!(before.next(), "0 robs the ghost zone");
    let table = before.after("ghost 8");
    assert_eq!(table.next(), "0 steals from 1");
    let owed = Phase::Steal { thief: seat(0), victim: seat(1) };
    table.refuses("ghost 10", Refusal::SomethingElseIsDue { owed }, "LK-6");
    let table = table.after("steal 1 take");
    assert_eq!(
        (table.gain(&before, 0).as_str(), table.next().as_str()),
        ("6 6 8 8", "1 draws 2 for 0")
    );
    assert_eq!(table.after("draw 0; draw pile").next(), "1 plays");
}

#[test]
fn lk_22_the_zone_is_filled_right_after_the_theft_and_before_the_rival_is_looked_at() {
    let game = Plan::new(2, Variant::Base).first(1).hand(1, "4 4").hand(0, "9 9");
    let table = game.ghost("7 7 3*11 8*12").pile("1 2 5 6").table();
    let before = table.after("play 4 4; pass; play 9 9");
    assert_eq!((before.ghost(), before.pile()), (table.ghost(), table.pile()));
    let robbed = before.after("ghost 7");
    assert_eq!(robbed.next(), "0 steals from 1");
    assert_eq!(robbed.ghost(), format!("1 2 11 11 11{}", " 12".repeat(8)));
    assert!(robbed.pile().starts_with("5 6 "));
    // Nothing else fills it.
    let drawn = robbed.after("steal 1 take; draw 0; draw 0");
    assert_eq!((drawn.ghost(), drawn.next()), (robbed.ghost(), "1 plays".into()));
    assert_eq!(drawn.pile_size(), robbed.pile_size() - 2, "two for the reserve");
}

#[test]
fn lk_22_thirteens_and_jokers_come_up_one_after_another() {
    let game = Plan::new(2, Variant::Base).first(1).hand(1, "3 3").hand(0, "9 9").ghost(ZONE);
    let game = game.reserve("9 2 11 3 6 12").pile("7 7 13 J 13 12 13 12 13 5");
    let rival = game.table().after("play 3 3; ghost 1");
    assert_eq!(rival.ghost(), "3 4 5 5 5 7 7 7 8 8 10 10 12");
    assert_eq!(rival.reserve(), "9 2 11 3 6 12", "no 13 was turned up yet");
    let played = rival.after("play 9 9");
    assert_eq!(played.ghost(), rival.ghost(), "nothing is filled before the theft");
    let table = played.after("ghost 8");
    assert_eq!(table.ghost(), "3 4 5 5 5 7 7 7 10 10 12 12 12");
    assert_eq!(table.reserve(), "9+13 2+13 11 3+J 6+13 12");
    assert!(table.pile().starts_with("13 5 "));
    // The rival draws from what lies there now.
    let robbed = table.after("steal 1 take; draw 3; draw 0");
    assert_eq!(robbed.gain(&table, 1), "3 9 13 J");
    assert_eq!(robbed.reserve(), "2+13 11 6+13 12 13 5");
}

/// The pile of a duel has only these cards, and five 13s have just robbed five 11s.
fn filled_with(pile: &str) -> Table {
    let count = pile.split_whitespace().count();
    let game = Plan::new(2, Variant::Base).left(6 + count).ghost(QUIET).hand(0, "5*13");
    game.reserve("2 2 2 1 2 2").pile(pile).table().after("play 5*13; ghost 11")
}

#[test]
fn lk_22_the_zone_is_filled_while_the_pile_lasts() {
    let twelves = "12 12 12 12 12 12 12 12";
    // The pile, the zone, the reserve and the pile after it was filled.
    let cases = [
        ("", "", "2 2 2 1 2 2", ""),
        ("1", "1 ", "2 2 2 1 2 2", ""),
        ("1 2 1", "1 1 2 ", "2 2 2 1 2 2", ""),
        ("13", "", "2 2 2 1+13 2 2", ""),
        ("J 1 13 13", "1 ", "2+13 2+13 2 1+J 2 2", ""),
        ("1 1 1 1 2", "1 1 1 1 2 ", "2 2 2 1 2 2", ""),
        ("1 1 13 1 1 2 13", "1 1 1 1 2 ", "2 2 2 1+13 2 2", "13"),
    ];
    for (pile, zone, reserve, left) in cases {
        let table = filled_with(pile);
        assert_eq!(table.ghost(), format!("{zone}{twelves}"), "{pile}");
        assert_eq!((table.reserve().as_str(), table.pile().as_str()), (reserve, left), "{pile}");
        assert_eq!(table.next(), "1 plays", "the reserve has cards: that is no end");
    }
}
