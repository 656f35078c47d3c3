//! A first game of Level 8: draw, lay, add, discard, a skip, a joker, and the next round.

use sobremesa_page::lesson::{Lesson, Point};
use sobremesa_page::rules::read;
use sobremesa_table::Seat;

use crate::{Card, Cards, Chance, Deal, Level8, Rules, Stars};

/// The first game. The newcomer is seat 0, and begins because seat 2 deals.
pub(super) fn lesson() -> Lesson<Level8> {
    let point = Point::<Level8>::new;
    Lesson {
        rules: Rules { dealer: Seat::new(2), ..Rules::new(3, Stars::One) },
        points: vec![
            point("level8-lesson-aim", "level8-lesson-aim-text", r#"id="levels""#).dealt(deal(
                2,
                [
                    "R4 B5 G7 Y10 P12 J X R15 K15 K1",
                    "R2 Y2 B4 P4 Y7 R8 B8 P10 K11 G14",
                    "G1 B2 R3 R12 G13 B14 Y5 P6 K9 Y13",
                ],
                // Turned up; then drawn by seats 1, 2, 0, 2 and 0.
                "B6 G3 P1 Y8 K5 B13",
            )),
            point("level8-lesson-draw", "level8-lesson-draw-text", r#"data-place="discard:2""#)
                .wants("draw 2"),
            point(
                "level8-lesson-lay",
                "level8-lesson-lay-text",
                r#"value="lay run 4 R4 B5 B6 + run 10 Y10 J P12""#,
            )
            .wants("lay run 4 R4 B5 B6 + run 10 Y10 J P12"),
            point("level8-lesson-add", "level8-lesson-add-text", r#"data-card="G7""#)
                .wants("add G7 to 0 0 high")
                .called("level8-lesson-add-deed"),
            point("level8-lesson-discard", "level8-lesson-discard-text", r#"data-card="K1""#)
                .wants("discard K1"),
            point("level8-lesson-pile", "level8-lesson-pile-text", r#"data-place="pile""#)
                .after(&[
                    "1 draw pile",
                    "1 discard G14",
                    "2 draw pile",
                    "2 lay run 1 G1 B2 R3 + run 12 R12 G13 B14",
                    "2 discard P6",
                ])
                .wants("draw pile"),
            point("level8-lesson-others", "level8-lesson-others-text", r#"data-place="meld:2:1""#)
                .wants("add R15 to 2 1 high"),
            point("level8-lesson-skip", "level8-lesson-skip-text", r#"data-card="X""#)
                .wants("skip 1"),
            point("level8-lesson-skipped", "level8-lesson-skipped-text", r#"data-place="pile""#)
                .after(&["1 pass", "2 draw pile", "2 discard K5"])
                .wants("draw pile"),
            point("level8-lesson-more", "level8-lesson-more-text", r#"data-card="Y8""#)
                .wants("add Y8 to 0 0 high")
                .called("level8-lesson-add-deed"),
            point("level8-lesson-last", "level8-lesson-last-text", r#"data-card="B13""#)
                .wants("add B13 to 0 1 high")
                .called("level8-lesson-add-deed"),
            point("level8-lesson-out", "level8-lesson-out-text", r#"data-card="K15""#)
                .wants("discard K15"),
            point("level8-lesson-round", "level8-lesson-round-text", r#"id="levels""#).dealt(deal(
                0,
                [
                    "R1 Y3 R5 G4 R9 B5 P8 K12 P14 J",
                    "B1 Y2 P2 G6 K6 B9 Y10 R11 K13 Y15",
                    "K2 P3 B4 R6 G8 K8 Y9 G12 B13 G15",
                ],
                "P7",
            )),
        ],
    }
}

/// The cards that matter, the top of the pile first; the rest of the pile is never drawn.
fn deal(dealer: usize, hands: [&str; 3], top: &str) -> Chance {
    let (hands, mut pile) = (hands.map(cards), cards(top));
    let mut rest = Cards::all();
    hands.iter().flatten().chain(&pile).for_each(|card| rest.remove(*card));
    pile.extend(rest.iter());
    Chance::Deal(Deal::new(Seat::new(dealer).expect("a seat"), hands.to_vec(), pile))
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(read).collect()
}
