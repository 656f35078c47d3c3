//! Deals by seed, pinned. They come from the Python program of `docs/seeds.md`.

use sobremesa_linko::{Card, DEAL, Deal, Rules, Variant};
use sobremesa_table::{Seat, Seed};

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().expect("a card")).collect()
}

#[track_caller]
fn check(players: u8, first: usize, hands: &[&str], reserve: &str, pile: &str) {
    let rules = Rules { players, variant: Variant::Base, first: None };
    let dealt = Deal::shuffled(&rules, &mut Seed::from_text("1").stream(DEAL));
    let hands = hands.iter().map(|hand| cards(hand)).collect();
    let first = Seat::new(first).expect("a seat");
    assert_eq!(dealt, Deal::new(first, hands, cards(reserve), cards(pile)));
}

#[test]
fn deals_are_pinned() {
    check(
        2,
        0,
        &["13 5 2 10 13 12 11 6 12 8 1 J J", "1 8 11 4 2 8 10 12 11 5 3 J J"],
        "7 10 11 7 2 3",
        "2 5 12 12 7 6 12 12 11 7 4 2 12 10 1 13 3 4 2 9 3 11 3 7 10 4 5 2 11 1 5 9 4 7 10 3 13 5 9 \
         11 9 6 9 13 8 1 8 3 7 5 6 9 1 13 4 8 6 9 5 9 13 6 4 1 8 13 8 10 6 10 J 7 1 2 3 4 6",
    );
    check(
        4,
        0,
        &[
            "2 10 2 1 1 13 5 11 13 11 9 8 12",
            "12 2 13 8 12 3 11 6 7 J 2 6 12",
            "2 5 4 J 13 9 8 5 8 7 10 3 5",
            "4 8 12 10 3 10 3 8 11 12 4 2 13",
        ],
        "3 11 4 8 6 4",
        "11 2 11 1 5 7 4 7 13 3 7 5 9 13 9 13 9 J 9 1 11 3 7 6 6 10 1 12 5 9 6 12 5 10 J 6 4 1 8 1 9 \
         10 6 10 J 7 1 2 3 4 7",
    );
}
