//! The drawings of all faces, in one hidden picture that a page carries once.
//!
//! The parts are drawn by hand in `assets/sprite.svg`; numerals of two digits and the faces are put
//! together here. Colors come from the styles: a card's class sets its glaze, and the parts inherit it.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped};
use sobremesa_games::Name;
use sobremesa_level8::{Color, Number};
use sobremesa_level10::{LevelCard, World};
use sobremesa_linko::{Card, Value};

use crate::card::{Face, world};

const PARTS: &str = include_str!("../assets/sprite.svg");

static LEVEL10: LazyLock<String> = LazyLock::new(|| sprite(&level10()));
static LINKO: LazyLock<String> = LazyLock::new(|| sprite(&(linko() + JOKER)));
static LEVEL8: LazyLock<String> = LazyLock::new(|| sprite(&(level8() + JOKER)));
static ALL: LazyLock<String> =
    LazyLock::new(|| sprite(&(level10() + &linko() + &level8() + JOKER)));

/// The drawings of one game's cards.
pub fn of(game: Name) -> Markup {
    let sprite = match game {
        Name::Level10 => &LEVEL10,
        Name::Linko => &LINKO,
        Name::Level8 => &LEVEL8,
    };
    PreEscaped(sprite.to_string())
}

/// The drawings of all cards.
pub fn all() -> Markup {
    PreEscaped(ALL.to_string())
}

/// The signs alone, for pages without cards.
pub fn parts() -> Markup {
    PreEscaped(String::new())
}

fn sprite(faces: &str) -> String {
    let numerals: String = (10..=15).map(two_digits).collect();
    format!(
        "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>\
         {PARTS}{numerals}{faces}</defs></svg>"
    )
}

/// A numeral of two digits, which all begin with 1.
fn two_digits(number: u8) -> String {
    let last = number - 10;
    format!(
        "<g id=\"num-{number}\"><use href=\"#num-1\"/>\
         <use href=\"#num-{last}\" x=\"14.2\"/></g>"
    )
}

/// The joker of Linko and Level 8.
const JOKER: &str = concat!(
    r##"<g id="f-J"><use href="#dip-joker" class="dip"/>"##,
    r##"<use href="#s-star" x="7" y="6" width="36" height="36" class="i"/>"##,
    r##"<circle cx="25" cy="24" r="5" class="f"/>"##,
    r##"<use href="#s-star" x="18" y="55" width="24" height="24" class="f"/></g>"##
);

fn level10() -> String {
    let level = |card: LevelCard| {
        let dip = format!("dip-{}", world(card.world));
        face(Face::Level(card), &dip, &numeral(card.value.number()))
    };
    let reset = |row: World| {
        let dip = format!("dip-{}", world(row));
        face(Face::Reset(row), &dip, "<use href=\"#g-loop\" transform=\"translate(7 8)\"/>")
    };
    let bars = "<use href=\"#g-bars\" transform=\"translate(9 8) scale(.92)\"/>";
    let pause = face(Face::Pause, "dip-pause", bars);
    LevelCard::all().map(level).chain(World::ALL.map(reset)).chain([pause]).collect()
}

fn linko() -> String {
    let number = |value: Value| {
        let rings = match value.number() {
            13 => 4,
            number => (number - 1) % 3 + 1,
        };
        let marks = format!("<use href=\"#rings-{rings}\"/>{}", numeral(value.number()));
        face(Face::Linko(Card::Number(value)), "dip-plain", &marks)
    };
    Value::all().map(number).collect()
}

fn level8() -> String {
    let number = |number: Number| {
        let shape = shape(number.color);
        let marks = format!(
            "<use href=\"#{shape}\" x=\"17\" y=\"54.5\" width=\"26\" height=\"26\" class=\"m\"/>{}",
            numeral(number.value.number())
        );
        face(Face::Level8(sobremesa_level8::Card::Number(number)), "dip-plain", &marks)
    };
    let leap = "<use href=\"#g-skip\" transform=\"translate(8 9)\"/>\
                <path d=\"M18 58l9 9-9 9M32 58l9 9-9 9\" class=\"sf\" stroke-width=\"4.2\"/>";
    let skip = face(Face::Level8(sobremesa_level8::Card::Skip), "dip-plain", leap);
    Number::all().map(number).chain([skip]).collect()
}

/// The shape that goes with a color, so that none is told by its color alone.
pub fn shape(color: Color) -> &'static str {
    match color {
        Color::Red => "s-circle",
        Color::Yellow => "s-flower",
        Color::Green => "s-leaf",
        Color::Blue => "s-drop",
        Color::Purple => "s-crescent",
        Color::Black => "s-square",
    }
}

fn face(face: Face, dip: &str, marks: &str) -> String {
    format!("<g id=\"{}\"><use href=\"#{dip}\" class=\"dip\"/>{marks}</g>", face.id())
}

/// A numeral where a card has it: large with one digit, narrower with two.
fn numeral(number: u8) -> String {
    let place = if number < 10 { "translate(8 8) scale(1.067)" } else { "translate(7 9)" };
    format!("<use href=\"#num-{number}\" transform=\"{place}\"/>")
}
