//! Deals and reshuffles by seed, pinned. They come from the Python program of `docs/seeds.md`.

use sobremesa_level8::{Card, Chance, Deal, Level8, Phase, Rules, Stars};
use sobremesa_table::{Game, Move, Owed, Seed};

use crate::rules::table::{EASY, Table, cards, rules, seat};

/// What the seed of this text gives where a shuffle is due.
#[track_caller]
fn chance(table: &Table, text: &str) -> Chance {
    let Owed::Chance(name) = table.course().owed() else { panic!("{}", table.next()) };
    Level8::draw_chance(table.state(), &mut Seed::from_text(text).stream(name))
}

#[track_caller]
fn check(table: &Table, text: &str, dealer: usize, hands: &[&str], pile: &str) {
    let hands = hands.iter().map(|hand| cards(hand)).collect();
    let expected = Deal::new(seat(dealer), hands, cards(pile));
    assert_eq!(chance(table, text), Chance::Deal(expected));
}

/// Everyone draws from the pile and discards that card, until a new pile is due; returns the card
/// that was drawn last. `drawn` is the one that is to be discarded first.
#[track_caller]
fn until_reshuffle(table: &mut Table, mut drawn: Option<Card>) -> Card {
    loop {
        if let Some(card) = drawn {
            table.play(&format!("discard {card}"));
        }
        let card = table.top();
        table.play("draw pile");
        if let Phase::Reshuffle(_) = table.phase() {
            return card;
        }
        drawn = Some(card);
    }
}

#[test]
fn deals_are_pinned() {
    let start = |players| Table::new(&Rules::new(players, Stars::One));
    check(
        &start(3),
        "1",
        0,
        &[
            "P11 J K4 B9 K13 G9 R15 K10 B8 Y13",
            "R11 B11 R8 K6 K15 K14 G1 G4 R9 G2",
            "J Y8 K11 P9 K7 K3 R13 G8 J G15",
        ],
        "Y12 Y5 B10 G6 Y10 B7 P4 Y1 K2 K1 Y3 B5 R10 G13 Y2 J Y7 B6 P14 Y9 P5 R14 R3 R4 K8 P13 Y11 \
         B3 J J J G5 P3 K5 P7 P15 P2 X P1 R7 B13 Y6 B4 G7 G14 P6 R2 X K12 B14 G12 K9 G3 P8 X G10 \
         Y15 R1 B12 R5 B15 P10 G11 P12 B1 X R6 R12 Y4 Y14 B2",
    );
    check(
        &start(5),
        "3",
        1,
        &[
            "G10 B6 R15 K10 K12 K13 Y10 X Y11 R8",
            "P3 P10 J G13 J P1 Y2 Y12 R13 B10",
            "G12 G15 G14 R12 Y3 K2 G1 X G2 P5",
            "R14 R4 Y8 Y6 K6 B4 B7 Y1 B9 R2",
            "Y14 P6 J J B3 G6 G5 Y4 P15 B13",
        ],
        "K8 R3 G3 B8 K11 K7 P2 P7 B11 R5 P4 B2 B1 B14 P12 B15 X P9 J G8 B12 P11 R10 Y5 G9 K3 J \
         P13 G7 K14 P14 R6 R11 G4 Y9 B5 Y15 X R9 K4 J R1 K9 K15 Y13 K1 K5 G11 P8 Y7 R7",
    );
}

#[test]
fn the_chosen_dealer_changes_no_card() {
    let rules = Rules::new(5, Stars::One);
    let drawn = chance(&Table::new(&rules), "3");
    let chosen = chance(&Table::new(&Rules { dealer: Some(seat(4)), ..rules }), "3");
    let (Chance::Deal(drawn), Chance::Deal(chosen)) = (drawn, chosen) else {
        panic!("a game begins with a deal")
    };
    assert_eq!((drawn.dealer(), chosen.dealer()), (seat(1), seat(4)));
    assert_eq!((drawn.hands(), drawn.pile()), (chosen.hands(), chosen.pile()));
}

#[test]
fn deals_to_those_who_keep_cards_are_pinned() {
    let table = Table::new(&rules(3, Stars::Two, EASY)).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(0, "R12 J J X").hand(2, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let table = table.dealt(&plan).after("out; keep R12 J J X");
    check(
        &table,
        "1",
        2,
        &[
            "R12 J J X R6 K12 X B1 K2 K10",
            "Y6 P7 R5 G1 Y9 R7 G8 K1 P3 K15",
            "P15 G13 P8 R14 Y10 P9 R3 G7 Y7 R15",
        ],
        "K14 Y14 G15 G6 G3 J K6 R9 Y12 Y13 P2 B11 B5 Y8 P13 B3 J G10 B13 B9 B14 K13 Y15 Y11 G11 \
         R11 P12 K4 B6 Y4 B12 P6 G4 P10 K9 R1 Y2 R4 P4 Y1 G12 K3 X K8 B2 R10 K5 J R8 P11 B4 X Y5 \
         G2 G14 J K7 P14 K11 B8 B7 G5 P5 Y3 R2 P1 B10 R13 J B15 G9",
    );
}

/// The first one takes in the deal's pile but for its last seven cards; the second these seven, and
/// the first one's pile but for its last seven.
#[test]
fn reshuffles_are_pinned() {
    let mut table = Table::new(&Rules::new(6, Stars::One));
    table.make(Move::Chance(chance(&table, "1")));
    let piles = [
        "X P10 K12 R5 R2 P6 P3 K5 B13 G5 P1 G3 R7 G11 J R1 P8 P15 P12 P7 G12 G7 K9 G10 B12 B15 Y6 \
         B14 P2 B4 X X Y15 G14",
        "X P1 P15 K9 P7 G7 B12 R2 Y6 P3 J B15 G12 R6 G10 B1 P8 K12 G5 B2 P6 R12 G11 R7 P10 Y14 P12 \
         R5 G3 R1 X K5 B13 Y4",
    ];
    let mut drawn = None;
    for pile in piles {
        drawn = Some(until_reshuffle(&mut table, drawn));
        let chance = chance(&table, "1");
        assert_eq!(chance, Chance::Reshuffle(cards(pile)));
        table.make(Move::Chance(chance));
    }
}

/// A new round deals by its own stream, and goes on counting the reshuffles.
#[test]
fn streams_are_numbered_through_the_game() {
    let mut table = Table::new(&rules(3, Stars::One, EASY));
    let name = |table: &Table| match table.course().owed() {
        Owed::Chance(name) => format!("{} {}", name.purpose, name.round),
        owed => panic!("{owed:?}"),
    };
    for round in 0..2 {
        assert_eq!(name(&table), format!("deal {round}"));
        let plan = table.plan().hand(0, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
        table = table.dealt(&plan);
        let mut drawn = None;
        for reshuffle in 2 * round..2 * round + 2 {
            drawn = Some(until_reshuffle(&mut table, drawn));
            assert_eq!(name(&table), format!("reshuffle {reshuffle}"));
            table.make(Move::Chance(chance(&table, "1")));
        }
        table.play(&format!("discard {}", drawn.expect("a card was drawn")));
        while table.next() != "0 draws" {
            table.play("wait");
        }
        table.play("out");
    }
    assert_eq!(name(&table), "deal 2");
}
