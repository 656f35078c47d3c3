//! Deals by seed, pinned. They come from the Python program of `docs/seeds.md`.

use sobremesa_level10::{Card, DEAL, Deal, Rules, Scoring};
use sobremesa_table::Seed;

#[track_caller]
fn check(seed: Seed, players: u8, pauses: u8, expected: &str) {
    let rules = Rules { players, pauses, scoring: Scoring::Victory };
    let dealt = Deal::shuffled(&rules, &mut seed.stream(DEAL));
    let cards = |text: &str| -> Vec<Card> {
        text.split(' ').map(|card| card.parse().expect("a card")).collect()
    };
    let mut hands: Vec<Vec<Card>> = expected.split('|').map(cards).collect();
    let pile = hands.pop().expect("the pile comes last");
    assert_eq!(dealt, Deal::new(hands, pile));
}

#[test]
fn deals_are_pinned() {
    let rest = "P S1 P V7 V5 S5 D6 F5 F2 D1 P D2 S6 V2 F8 V4 S2 S3 D3 D5 D8 F4 S4";
    let one = Seed::from_text("1");
    check(
        one,
        1,
        3,
        &format!("M4 M6 F6 M7 M8 M5 D7 V3 F1 S7|F7 V8 F3 D4 M1 S8 V1 M3 V6 M2 {rest}"),
    );
    check(
        one,
        2,
        3,
        &format!("M4 M6 F6 M7 M8 M5 D7|V3 F1 S7 F7 V8 F3 D4|M1 S8 V1 M3 V6 M2 {rest}"),
    );
    check(
        one,
        3,
        3,
        &format!("M4 M6 F6 M7 M8 M5|D7 V3 F1 S7 F7 V8|F3 D4 M1 S8 V1 M3|V6 M2 {rest}"),
    );
    check(
        one,
        4,
        3,
        &format!("M4 M6 F6 M7 M8|M5 D7 V3 F1 S7|F7 V8 F3 D4 M1|S8 V1 M3 V6 M2|{rest}"),
    );
    check(
        one,
        5,
        3,
        &format!("M4 M6 F6 M7|M8 M5 D7 V3|F1 S7 F7 V8|F3 D4 M1 S8|V1 M3 V6 M2|{rest}"),
    );
    check(
        one.of_game(0),
        3,
        2,
        "M1 S6 M8 V3 M7 F2|V1 F5 D1 M6 V5 S8|S1 D5 S7 F8 D6 V8|\
         D7 D4 V4 M2 F1 F6 S5 D3 F7 D2 S3 M5 D8 F3 S2 P M4 V6 F4 M3 S4 V2 P V7",
    );
}
