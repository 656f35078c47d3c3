//! A first game of Level 10: why low cards come first, what may be told, a column and its reset, an exchange, a pause.

use sobremesa_page::lesson::{Lesson, Point};
use sobremesa_page::rules::read;
use sobremesa_table::Seat;

use crate::{Card, Deal, Deed, Level10, Rules, Scoring, Statement, World, deck};

/// The options of the first game.
const RULES: Rules = Rules { players: 3, pauses: 2, scoring: Scoring::Victory };

/// The first game. The newcomer is seat 0.
pub(super) fn lesson() -> Lesson<Level10> {
    let point = Point::<Level10>::new;
    let sky = Statement::Wish { deed: Deed::Play, world: World::Sky, whom: None };
    Lesson {
        rules: RULES,
        points: vec![
            point("level10-lesson-aim", "level10-lesson-aim-text", r#"id="board""#).dealt(deal()),
            point("level10-lesson-first", "level10-lesson-first-text", r#"value="first 0""#)
                .wants("first 0")
                .called("level10-lesson-first-deed"),
            point("level10-lesson-low", "level10-lesson-low-text", r#"value="D1""#)
                .wants("play D1"),
            point("level10-lesson-tell", "level10-lesson-tell-text", r#"value="count M""#)
                .after(&["1 play F2", "2 play V8"])
                .wants_said("count M")
                .called("level10-lesson-tell-deed"),
            // The column has no reset yet, and two rows are open.
            point("level10-lesson-reset", "level10-lesson-reset-text", r#"data-place="resets:M""#)
                .heard(Seat::new(1).expect("a seat"), sky)
                .wants("reset M"),
            point("level10-lesson-swap", "level10-lesson-swap-text", r#"data-place="hand:0""#)
                .wants_any(&["swap F8 S8", "swap S8 F8"]),
            point("level10-lesson-column", "level10-lesson-column-text", r#"value="M2""#)
                .after(&["1 play S1", "2 play D3"])
                .wants("play M2"),
            point("level10-lesson-back", "level10-lesson-back-text", r#"data-place="resets:V""#)
                .after(&["1 play F4", "2 play S3"])
                .wants("reset V"),
            point("level10-lesson-keep", "level10-lesson-keep-text", r#"value="swap""#)
                .wants("swap"),
            point("level10-lesson-pause", "level10-lesson-pause-text", r#"value="P""#)
                .after(&["1 play S5", "2 play F5"])
                .wants("pause D"),
            point("level10-lesson-end", "level10-lesson-end-text", r#"id="board""#),
        ],
    }
}

/// The cards that matter; the rest of the pile is never drawn.
fn deal() -> Deal {
    let hands = ["D1 D7 F8 S8 M2 M5", "D6 F2 F4 S1 S5 M6", "D3 F5 S3 V7 V8 M7"].map(cards);
    // Drawn by seats 0, 1 and 2, then for the exchange, then by seats 1, 2 and 0.
    let mut pile = cards("P V4 D8 V5 S4 M8 V6 F7");
    let mut rest: Vec<Card> = deck(&RULES).collect();
    for card in hands.iter().flatten().chain(&pile) {
        let place = rest.iter().position(|other| other == card).expect("a card of the deck");
        rest.remove(place);
    }
    pile.extend(rest);
    Deal::new(hands.to_vec(), pile)
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(read).collect()
}
