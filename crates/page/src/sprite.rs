//! The drawings of faces, in one hidden picture that a page carries once.
//!
//! What all cards are made of is drawn by hand in `assets/sprite.svg`, and what is a game's own in the
//! game's `assets`; numerals of two digits and the faces are put together by code. Colors come from
//! the styles: a card's class sets its glaze, and the parts inherit it.

use maud::{Markup, PreEscaped};

use crate::Cover;
use crate::card::Face;

/// The figures on players' tokens.
pub(crate) const PLAYERS: &str = include_str!("../assets/players.svg");

const PARTS: &str =
    concat!(include_str!("../assets/sprite.svg"), include_str!("../assets/players.svg"));

/// The drawings of one game's cards.
pub fn of(cover: &Cover) -> Markup {
    with(&(cover.drawings)())
}

/// The drawings of all games, for the page that shows their pictures side by side.
pub fn all(covers: &[Cover]) -> Markup {
    with(&covers.iter().map(|cover| (cover.drawings)()).collect::<String>())
}

/// A picture with these drawings.
pub(crate) fn with(faces: &str) -> Markup {
    let parts = parts(faces);
    PreEscaped(format!(
        "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>{parts}</defs></svg>"
    ))
}

/// These drawings with all that cards are made of.
pub(crate) fn parts(faces: &str) -> String {
    let numerals: String = (10..=15).map(two_digits).collect();
    [PARTS, &numerals, faces].concat()
}

/// A numeral of two digits, which all begin with 1.
fn two_digits(number: u8) -> String {
    let last = number - 10;
    format!(
        "<g id=\"num-{number}\"><use href=\"#num-1\"/>\
         <use href=\"#num-{last}\" x=\"14.2\"/></g>"
    )
}

/// A face: a dip of glaze, and what is drawn on it.
pub fn face(face: &Face, dip: &str, marks: &str) -> String {
    format!("<g id=\"{}\"><use href=\"#{dip}\" class=\"dip\"/>{marks}</g>", face.id)
}

/// A numeral where a card has it: large with one digit, narrower with two.
pub fn numeral(number: u8) -> String {
    let place = if number < 10 { "translate(8 8) scale(1.067)" } else { "translate(7 9)" };
    format!("<use href=\"#num-{number}\" transform=\"{place}\"/>")
}
