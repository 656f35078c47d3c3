//! The faces of the cards.

use sobremesa_page::card::Face;
use sobremesa_page::sprite::{face, numeral};

use crate::{Card, Color, Number};

const PARTS: &str = include_str!("../../assets/sprite.svg");

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        Face::of(card, glaze(card))
    }
}

/// The class that sets the glaze.
fn glaze(card: Card) -> &'static str {
    match card {
        Card::Joker => "joker",
        Card::Skip => "skip",
        Card::Number(number) => match number.color {
            Color::Red => "brick",
            Color::Yellow => "honey",
            Color::Green => "olive",
            Color::Blue => "sea",
            Color::Purple => "fig",
            Color::Black => "slate",
        },
    }
}

/// The shape that goes with a color, so that none is told by its color alone.
fn shape(color: Color) -> &'static str {
    match color {
        Color::Red => "s-circle",
        Color::Yellow => "s-flower",
        Color::Green => "s-leaf",
        Color::Blue => "s-drop",
        Color::Purple => "s-crescent",
        Color::Black => "s-square",
    }
}

/// All faces but the joker's, which the house draws.
pub(super) fn drawings() -> String {
    let number = |number: Number| {
        let shape = shape(number.color);
        let marks = format!(
            "<use href=\"#{shape}\" x=\"17\" y=\"54.5\" width=\"26\" height=\"26\" class=\"m\"/>{}",
            numeral(number.value.number())
        );
        face(&Card::Number(number).into(), "dip-plain", &marks)
    };
    let leap = "<use href=\"#g-skip\" transform=\"translate(8 9)\"/>\
                <path d=\"M18 58l9 9-9 9M32 58l9 9-9 9\" class=\"sf\" stroke-width=\"4.2\"/>";
    let skip = face(&Card::Skip.into(), "dip-plain", leap);
    PARTS.to_owned() + &Number::all().map(number).chain([skip]).collect::<String>()
}
