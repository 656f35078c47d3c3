//! A first game of Linko: a layer, a theft, what thief and victim choose, drawing, and the count at the end.

use sobremesa_page::lesson::{Lesson, Point};
use sobremesa_page::rules::read;
use sobremesa_table::Seat;

use crate::{Card, Cards, Deal, Linko, Rules, Variant};

/// The first game. The newcomer is seat 0, and seat 1 begins.
pub(super) fn lesson() -> Lesson<Linko> {
    let point = Point::<Linko>::new;
    Lesson {
        rules: Rules { players: 3, variant: Variant::Base, first: Seat::new(1) },
        points: vec![
            point("linko-lesson-aim", "linko-lesson-aim-text", r#"data-place="hand:0""#)
                .dealt(deal()),
            point("linko-lesson-lay", "linko-lesson-lay-text", r#"id="hand-6""#)
                .after(&["1 play 5 5", "1 pass", "2 play 4", "2 pass"])
                .wants("play 6 6 6"),
            // Nobody has three cards on top.
            point("linko-lesson-draw", "linko-lesson-draw-text", r#"data-place="reserve:2""#)
                .wants("draw 2"),
            point("linko-lesson-rob", "linko-lesson-rob-text", r#"data-place="area:1""#)
                .after(&["1 play 7 7", "1 pass", "2 play 10", "2 pass"])
                .wants("play 9 9"),
            point("linko-lesson-take", "linko-lesson-take-text", r#"value="steal 1 take""#)
                .wants("steal 1 take"),
            // Two elevens rob two nines.
            point("linko-lesson-robbed", "linko-lesson-robbed-text", r#"data-place="area:0""#)
                .after(&["1 draw pile", "1 draw pile", "1 play 11 11", "1 steal 0 leave"])
                .wants("discard"),
            point("linko-lesson-reserve", "linko-lesson-reserve-text", r#"data-place="reserve:5""#)
                .wants("draw 5"),
            point("linko-lesson-pile", "linko-lesson-pile-text", r#"data-place="pile""#)
                .wants("draw pile"),
            point("linko-lesson-large", "linko-lesson-large-text", r#"id="hand-7""#)
                .after(&["2 play 1 1 1", "2 pass"])
                .wants("play 7 7 7 7"),
            point("linko-lesson-pass", "linko-lesson-pass-text", r#"value="pass""#).wants("pass"),
            // The joker makes five of four.
            point("linko-lesson-joker", "linko-lesson-joker-text", r#"id="hand-J""#)
                .after(&["1 play 3", "1 pass", "2 play 12 12 12 12 12", "2 pass"])
                .wants("play 13 13 13 13 J"),
            point("linko-lesson-leave", "linko-lesson-leave-text", r#"value="steal 2 leave""#)
                .wants("steal 2 leave"),
            point("linko-lesson-last", "linko-lesson-last-text", r#"id="hand-2""#)
                .after(&["2 keep", "1 play 11", "1 pass", "2 play 12 12 12 12", "2 pass"])
                .wants("play 2 2 2 2"),
            point("linko-lesson-count", "linko-lesson-count-text", r#"class="sum""#),
        ],
    }
}

/// The cards that matter; the rest of the pile is never drawn.
fn deal() -> Deal {
    let hands = [
        "2 2 2 6 6 6 7 7 9 13 13 13 13",
        "1 3 4 5 5 7 7 8 8 10 11 11 11",
        "1 1 1 3 4 8 9 10 12 12 12 12 12",
    ];
    let hands = hands.map(cards);
    let reserve = cards("3 8 9 1 11 5");
    // The first fills the reserve, the next two are drawn by seat 1, the fourth by the newcomer.
    let mut pile = cards("J 10 4 2");
    let dealt: Cards = hands.iter().flatten().chain(&reserve).chain(&pile).copied().collect();
    pile.extend(Cards::all().minus(dealt).iter());
    Deal::new(Seat::new(1).expect("a seat"), hands.to_vec(), reserve, pile)
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(read).collect()
}
