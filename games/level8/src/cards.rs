//! The cards: numbers from 1 to 15 in six colors, jokers and skips; sets of cards.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// One of the six colors. Records spell the word as `colour`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the colors' names say all")]
pub enum Color {
    Red,
    Yellow,
    Green,
    Blue,
    Purple,
    Black,
}

impl Color {
    /// All colors.
    pub const ALL: [Color; 6] =
        [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Purple, Color::Black];

    /// The letter that records use.
    pub fn letter(self) -> char {
        ['R', 'Y', 'G', 'B', 'P', 'K'][self as usize]
    }
}

/// The number on a card, 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(u8);

impl Value {
    /// The highest number.
    pub const MOST: u8 = 15;

    /// The value with this number, if a card has it.
    pub fn new(number: u8) -> Option<Value> {
        (1..=Self::MOST).contains(&number).then_some(Value(number))
    }

    /// All values, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Value> + Clone {
        (1..=Self::MOST).map(Value)
    }

    /// The value as a number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The value this many above, if there is one (L8-10: 15 and 1 do not join).
    #[inline]
    pub fn plus(self, steps: u8) -> Option<Value> {
        Value::new(self.0.saturating_add(steps))
    }

    /// The value below, if there is one.
    #[inline]
    pub fn below(self) -> Option<Value> {
        Value::new(self.0 - 1)
    }
}

/// L8-1: a number card; there is one of each color and value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    /// Its color.
    pub color: Color,
    /// Its value.
    pub value: Value,
}

impl Number {
    /// How many there are.
    pub const COUNT: usize = 90;

    /// All number cards, color by color.
    pub fn all() -> impl DoubleEndedIterator<Item = Number> + Clone {
        (0..Self::COUNT).map(Number::from_index)
    }

    #[inline]
    fn index(self) -> usize {
        self.color as usize * 15 + usize::from(self.value.0) - 1
    }

    #[inline]
    fn from_index(index: usize) -> Number {
        Number { color: Color::ALL[index / 15], value: Value((index % 15) as u8 + 1) }
    }
}

/// L8-1: a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub enum Card {
    /// A number card.
    Number(Number),
    /// A joker; there are seven.
    Joker,
    /// A skip; there are four.
    Skip,
}

impl Card {
    /// How many different cards there are.
    pub const KINDS: usize = Number::COUNT + 2;

    /// All different cards, in order.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        Number::all().map(Card::Number).chain([Card::Joker, Card::Skip])
    }

    /// L8-1: how many of this card the box holds.
    pub fn copies(self) -> u8 {
        match self {
            Card::Number(_) => 1,
            Card::Joker => 7,
            Card::Skip => 4,
        }
    }

    pub(crate) fn index(self) -> usize {
        match self {
            Card::Number(number) => number.index(),
            Card::Joker => Number::COUNT,
            Card::Skip => Number::COUNT + 1,
        }
    }
}

/// A set of number cards: 15 bits for each color.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Numbers(u128);

impl Numbers {
    /// No card.
    pub(crate) const EMPTY: Numbers = Numbers(0);

    /// One number card.
    #[inline]
    pub fn of_one(number: Number) -> Numbers {
        Numbers(1 << number.index())
    }

    /// All number cards of a color.
    #[inline]
    pub fn of_color(color: Color) -> Numbers {
        Numbers(0x7FFF << (color as usize * 15))
    }

    /// All number cards of a value.
    #[inline]
    pub fn of_value(value: Value) -> Numbers {
        const ONES: u128 = 1 | 1 << 15 | 1 << 30 | 1 << 45 | 1 << 60 | 1 << 75;
        Numbers(ONES << (value.0 - 1))
    }

    /// The cards of a color with these values: bit 0 for the value 1.
    #[inline]
    pub(crate) fn of_values(color: Color, values: u16) -> Numbers {
        Numbers(u128::from(values) << (color as usize * 15))
    }

    /// The values of a color's cards: bit 0 for the value 1.
    #[inline]
    pub(crate) fn values(self, color: Color) -> u16 {
        (self.0 >> (color as usize * 15)) as u16 & 0x7FFF
    }

    /// As many cards of each value, in the first colors: the same for all sets that differ by colors alone.
    #[must_use]
    pub fn without_colors(self) -> Numbers {
        let mut colors = Color::ALL.map(|color| self.values(color));
        for last in (1..colors.len()).rev() {
            for first in 0..last {
                let (one, other) = (colors[first], colors[first + 1]);
                (colors[first], colors[first + 1]) = (one | other, one & other);
            }
        }
        Numbers(colors.iter().rev().fold(0, |all, values| all << 15 | u128::from(*values)))
    }

    /// All cards of the values in this set.
    #[must_use]
    pub fn of_all_colors(self) -> Numbers {
        let values = Color::ALL.iter().fold(0, |all, color| all | self.values(*color));
        Numbers(Color::ALL.iter().fold(0, |all, _| all << 15 | u128::from(values)))
    }

    /// One bit for each card, color by color.
    #[inline]
    pub fn bits(self) -> u128 {
        self.0
    }

    /// All number cards.
    pub fn all() -> Numbers {
        Numbers((1 << Number::COUNT) - 1)
    }

    /// The cards that are in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Numbers) -> Numbers {
        Numbers(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Numbers) -> Numbers {
        Numbers(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: Numbers) -> Numbers {
        Numbers(self.0 & !other.0)
    }

    /// Whether the card is among them.
    #[inline]
    pub fn contains(self, number: Number) -> bool {
        self.0 & (1 << number.index()) != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, number: Number) {
        self.0 |= 1 << number.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, number: Number) {
        self.0 &= !(1 << number.index());
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                Number::from_index(index)
            })
        })
    }
}

impl FromIterator<Number> for Numbers {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Numbers {
        let mut all = Numbers::default();
        numbers.into_iter().for_each(|number| all.insert(number));
        all
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Some cards, without an order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards {
    numbers: Numbers,
    jokers: u8,
    skips: u8,
}

impl Cards {
    /// L8-1: all cards of the box.
    pub fn all() -> Cards {
        Card::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    }

    /// The number cards among them.
    #[inline]
    pub fn numbers(&self) -> Numbers {
        self.numbers
    }

    /// How many jokers are among them.
    #[inline]
    pub fn jokers(&self) -> u8 {
        self.jokers
    }

    /// How many skips are among them.
    #[inline]
    pub fn skips(&self) -> u8 {
        self.skips
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.numbers.len() + usize::from(self.jokers) + usize::from(self.skips)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of one card there are.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Number(number) => self.numbers.contains(number).into(),
            Card::Joker => self.jokers,
            Card::Skip => self.skips,
        }
    }

    /// Whether the card is among them.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        match card {
            Card::Number(number) => self.numbers.insert(number),
            Card::Joker => self.jokers += 1,
            Card::Skip => self.skips += 1,
        }
    }

    /// Takes out a card that is among them.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "{card} is not in {self:?}");
        match card {
            Card::Number(number) => self.numbers.remove(number),
            Card::Joker => self.jokers -= 1,
            Card::Skip => self.skips -= 1,
        }
    }

    /// Takes out a card if it is among them.
    pub fn forget(&mut self, card: Card) {
        if self.contains(card) {
            self.remove(card);
        }
    }

    /// The different cards, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let joker = (self.jokers > 0).then_some(Card::Joker);
        let skip = (self.skips > 0).then_some(Card::Skip);
        self.numbers.iter().map(Card::Number).chain(joker).chain(skip)
    }

    /// The cards one by one, in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let cards = *self;
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, cards.count(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The text is not a card or a color.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotACard {
    /// It is not the letter of a color.
    #[error("{0:?} is not a color; the colors are R, Y, G, B, P and K")]
    Color(String),
    /// It is not a card.
    #[error(
        "{0:?} is not a card, such as R7: a color of R, Y, G, B, P, K and a value of 1 to 15; J is a joker, X a skip"
    )]
    Card(String),
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color, self.value.0)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Number(number) => number.fmt(f),
            Card::Joker => f.write_str("J"),
            Card::Skip => f.write_str("X"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Color {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Color, NotACard> {
        let written_so = |color: &Color| text.chars().eq([color.letter()]);
        Color::ALL.into_iter().find(written_so).ok_or_else(|| NotACard::Color(text.into()))
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let number = || {
            let (color, value) = text.split_at_checked(1)?;
            let (color, value) = (color.parse().ok()?, Value::new(value.parse().ok()?)?);
            Some(Card::Number(Number { color, value }))
        };
        let card = match text {
            "J" => Some(Card::Joker),
            "X" => Some(Card::Skip),
            _ => number().filter(|card| card.to_string() == text),
        };
        card.ok_or_else(|| NotACard::Card(text.into()))
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Card, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}
