//! The faces of the cards.

use sobremesa_page::card::Face;
use sobremesa_page::sprite::{face, numeral};

use crate::{Card, Value};

const PARTS: &str = include_str!("../../assets/sprite.svg");

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        Face::of(card, glaze(card))
    }
}

/// The class that sets the glaze: of a number the band that it lies in.
fn glaze(card: Card) -> &'static str {
    match card {
        Card::Joker => "joker",
        Card::Number(value) => match value.number() {
            0..=3 => "band1",
            4..=6 => "band2",
            7..=9 => "band3",
            10..=12 => "band4",
            _ => "band5",
        },
    }
}

/// All faces: a number over rings, of which the values of a band have one, two or three.
pub(super) fn drawings() -> String {
    let number = |value: Value| {
        let rings = match value.number() {
            13 => 4,
            number => (number - 1) % 3 + 1,
        };
        let marks = format!("<use href=\"#rings-{rings}\"/>{}", numeral(value.number()));
        face(&Card::Number(value).into(), "dip-plain", &marks)
    };
    PARTS.to_owned() + &Value::all().map(number).collect::<String>()
}
