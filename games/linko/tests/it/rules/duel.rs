//! The duel: LK-18, LK-20 and LK-23, and that all other rules hold in it.

use std::collections::BTreeSet;

use sobremesa_linko::{Card, DEAL, Deal, Linko, Refusal, Variant};
use sobremesa_table::{Game, Move, Refusal as _, Seed};

use super::plan::{Plan, QUIET};
use super::table::{Table, VARIANTS, rules, seat};

fn shuffled(game: u64) -> Deal {
    let mut stream = Seed::from_text("duel").of_game(game).stream(DEAL);
    Linko::draw_chance(&Linko::start(&rules(2, Variant::Base)), &mut stream)
}

fn jokers(cards: &[Card]) -> usize {
    cards.iter().filter(|card| **card == Card::Joker).count()
}

#[test]
fn lk_18_each_player_has_two_jokers_and_eleven_other_cards_of_the_deck() {
    let mut fifth = BTreeSet::new();
    for game in 0..100 {
        let deal = shuffled(game);
        assert_eq!(deal.hands().iter().map(Vec::len).collect::<Vec<_>>(), [13, 13]);
        assert_eq!((deal.reserve().len(), deal.pile().len()), (6, 109 - 26 - 6));
        let held = [0, 1].map(|index| jokers(&deal.hands()[index]));
        let open = [jokers(deal.reserve()), jokers(deal.pile())];
        assert!(held.iter().all(|held| *held >= 2), "{held:?}");
        fifth.insert((held, open));
    }
    let places = [([2, 2], [0, 1]), ([2, 2], [1, 0]), ([2, 3], [0, 0]), ([3, 2], [0, 0])];
    assert_eq!(fifth, BTreeSet::from(places), "the fifth joker can be anywhere");
}

#[test]
fn lk_18_a_deal_without_the_jokers_is_refused() {
    for index in [0, 1] {
        let right = Plan::new(2, Variant::Base).deal();
        let (mut hands, mut pile) = (right.hands().to_vec(), right.pile().to_vec());
        let joker = hands[index].iter().position(|card| *card == Card::Joker).unwrap();
        std::mem::swap(&mut hands[index][joker], &mut pile[0]);
        let deal = Deal::new(seat(0), hands, right.reserve().to_vec(), pile);
        for variant in VARIANTS {
            let mut state = Linko::start(&rules(2, variant));
            let refusal = Linko::apply_chance(&mut state, &deal).unwrap_err();
            assert_eq!(refusal.rule(), "LK-18");
            assert_eq!(refusal, Refusal::JokersMissing { seat: seat(index) });
            assert_eq!(state, Linko::start(&rules(2, variant)));
        }
    }
    // A player who holds the fifth, too, has not more than are allowed.
    assert_eq!(Plan::new(2, Variant::Base).hand(0, "J").table().hand(0).matches('J').count(), 3);
}

#[test]
fn lk_18_the_deal_is_complete_with_the_ghost_zone() {
    for game in 0..50 {
        let mut table = Table::new(&rules(2, Variant::Base));
        table.make(Move::Chance(shuffled(game)));
        let board = table.state().board();
        let in_reserve: usize = board.reserve().slots().iter().map(|slot| slot.len()).sum();
        assert_eq!((board.reserve().slots().len(), board.ghost().len()), (6, 13));
        assert_eq!(board.pile_size(), 109 - 26 - 13 - in_reserve);
        let ghost = table.ghost();
        assert!(ghost.split(' ').all(|card| card != "13" && card != "J"), "{ghost}");
    }
}

#[test]
fn lk_18_the_duel_can_be_played_in_every_variant() {
    let table = |variant| {
        let game = Plan::new(2, variant).hand(1, "1 1").ghost(QUIET);
        game.table().after("play J J")
    };
    // What comes after jokers that rob nothing, and then after as many ones.
    assert_eq!(table(Variant::Base).next(), "0 may draw");
    assert_eq!(table(Variant::Base).after("pass; play 1 1").next(), "1 may draw");
    assert_eq!(table(Variant::Advanced).next(), "1 plays");
    assert_eq!(table(Variant::Advanced).after("play 1 1").next(), "0 plays");
    assert_eq!(table(Variant::Expert).next(), "1 plays");
    assert_eq!(table(Variant::Expert).after("play 1 1").next(), "1 steals from 0");
}

/// The reserve is 9, 2+13, 11, 4+J, 6, 7; seat 0 holds 3s, seat 1 holds 5s.
fn groups() -> Table {
    let game = Plan::new(2, Variant::Base).hand(0, "3 3").hand(1, "5 5").reserve("9 2 11 4 6 7");
    let table = game.ghost(&format!("13 J {QUIET}")).pile("8 10 9").table();
    assert_eq!(table.reserve(), "9 2+13 11 4+J 6 7");
    table
}

#[test]
fn lk_20_a_group_is_one_draw() {
    let owes = groups().after("play 3 3; pass; play 5 5; steal 0 take");
    // The draws, what they bring, the reserve and the decision then.
    let cases = [
        ("draw 1", "2 13", "9 11 4+J 6 7", "0 draws 1 for 1"),
        ("draw 3", "4 J", "9 2+13 11 6 7", "0 draws 1 for 1"),
        ("draw 0", "9", "2+13 11 4+J 6 7", "0 draws 1 for 1"),
        ("draw 1; draw 2", "2 4 13 J", "9 11 6 7 8 10", "0 plays"),
        ("draw 3; draw pile", "4 8 J", "9 2+13 11 6 7 10", "0 plays"),
        ("draw pile; draw pile", "8 10", "9 2+13 11 4+J 6 7", "0 plays"),
    ];
    for (script, gain, reserve, next) in cases {
        let table = owes.after(script);
        assert_eq!(table.gain(&owes, 0), gain, "{script}");
        assert_eq!((table.reserve().as_str(), table.next().as_str()), (reserve, next), "{script}");
    }
}

#[test]
fn lk_20_also_for_the_draw_after_a_turn_without_a_theft() {
    let played = groups().after("play 3 3");
    assert_eq!(played.legal_actions().len(), 8, "six slots, the pile, or pass");
    for (draw, gain, reserve) in [
        ("draw 1", "2 13", "9 11 4+J 6 7 8"),
        ("draw 3", "4 J", "9 2+13 11 6 7 8"),
        ("draw 5", "7", "9 2+13 11 4+J 6 8"),
    ] {
        let table = played.after(draw);
        assert_eq!((table.gain(&played, 0).as_str(), table.reserve().as_str()), (gain, reserve));
        assert_eq!(table.next(), "1 plays");
    }
}

#[test]
fn lk_20_the_last_group_ends_the_game_as_one_card_does() {
    // Five 13s rob five 11s, and the 13 that comes up then is the last card of the pile.
    let game = Plan::new(2, Variant::Base).left(7).ghost(QUIET).hand(0, "7*13").hand(1, "6*1");
    let table = game.reserve("1 2 2 2 2 2").pile("13").table();
    let table = table.after("play 5*13; ghost 11; play 4*1; pass; play 13 13 J J");
    let table = table.after("steal 1 leave; discard; draw 5; draw 4; draw 3; draw 2");
    assert_eq!((table.reserve().as_str(), table.pile_size()), ("1+13 2", 0));
    let table = table.after("1: play 1 1; draw 1; 0: play 11");
    let over = table.after("draw 0");
    assert_eq!(
        (over.gain(&table, 0).as_str(), over.next().as_str()),
        ("1 13", "over, nothing is left")
    );
}

/// Seat 1 has a pair of 6s, the zone has these sets, and seat 0 plays.
fn after_play(zone: &str, play: &str) -> Table {
    let game = Plan::new(2, Variant::Base).first(1).hand(1, "6 6").hand(0, play).ghost(zone);
    game.table().after(&format!("play 6 6; pass; play {play}"))
}

#[test]
fn lk_23_the_draw_comes_only_if_neither_the_rival_nor_the_ghost_zone_was_robbed() {
    // The zone, the play, the thefts, and the decision then.
    let cases = [
        (QUIET, "5 5", "", "0 may draw"),
        (QUIET, "9", "", "0 may draw"),
        ("7 4*11 8*12", "5", "", "0 may draw"),
        ("7 4*11 8*12", "9", "ghost 7", "1 plays"),
        ("7 4*11 8*12", "9 9", "steal 1 leave; keep", "1 plays"),
        ("7 4*11 8*12", "9 9", "steal 1 take; draw 0; draw 0", "1 plays"),
        ("7 7 3*11 8*12", "9 9", "ghost 7; steal 1 leave; keep", "1 plays"),
        ("7 7 3*11 8*12", "9 9", "ghost 7; steal 1 take; draw 0; draw 0", "1 plays"),
    ];
    for (zone, play, thefts, next) in cases {
        let table = after_play(zone, play);
        let table = if thefts.is_empty() { table } else { table.after(thefts) };
        assert_eq!(table.next(), next, "{play}, {thefts}");
        if next == "1 plays" {
            for action in ["0: draw pile", "0: draw 0", "0: pass"] {
                table.refuses(action, Refusal::NoDraw { variant: Variant::Base }, "LK-12");
            }
        }
    }
}
