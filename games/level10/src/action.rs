//! What players decide.

use std::fmt;
use std::str::FromStr;

use sobremesa_table::Seat;

use crate::cards::{Card, LevelCard, World};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// L10-5: the team's choice of who begins.
    First(Seat),
    /// L10-7 (A): a level card into its world's row.
    Play(LevelCard),
    /// L10-7 (A): a pause into a row, with a card tucked under it where L10-18 allows that.
    Pause {
        /// Where it goes.
        row: World,
        /// The card under it.
        tuck: Option<LevelCard>,
    },
    /// L10-7 (B): a reset into a row.
    Reset(World),
    /// L10-10: the exchange after a reset.
    Swap(Swap),
}

/// L10-10: the cards put under the pile, none to two, the first one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Swap {
    first: Option<Card>,
    second: Option<Card>,
}

impl Swap {
    /// Puts nothing under the pile.
    pub const NONE: Swap = Swap { first: None, second: None };

    /// Puts one card under the pile.
    pub fn one(card: Card) -> Swap {
        Swap { first: Some(card), second: None }
    }

    /// Puts two cards under the pile; the second one lies lowest.
    pub fn two(first: Card, second: Card) -> Swap {
        Swap { first: Some(first), second: Some(second) }
    }

    /// The exchange of these cards, unless there are more than two.
    pub fn new(cards: &[Card]) -> Option<Swap> {
        match *cards {
            [] => Some(Swap::NONE),
            [card] => Some(Swap::one(card)),
            [first, second] => Some(Swap::two(first, second)),
            _ => None,
        }
    }

    /// The cards, first one first.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.first.into_iter().chain(self.second)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Pause { row, tuck: None } => write!(f, "pause {row}"),
            Action::Pause { row, tuck: Some(card) } => write!(f, "pause {row} tuck {card}"),
            Action::Reset(row) => write!(f, "reset {row}"),
            Action::Swap(swap) => {
                f.write_str("swap")?;
                swap.cards().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

/// The text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not an action, such as `first 0`, `play F5`, `pause F`, `pause F tuck F3`, `reset F` or `swap D1 P`"
)]
pub struct NotAnAction(String);

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        parse(text).ok_or_else(|| NotAnAction(text.into()))
    }
}

fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    let action = match *words.as_slice() {
        ["first", seat] => Action::First(Seat::new(seat.parse().ok()?)?),
        ["play", card] => Action::Play(card.parse().ok()?),
        ["pause", row] => Action::Pause { row: row.parse().ok()?, tuck: None },
        ["pause", row, "tuck", card] => {
            Action::Pause { row: row.parse().ok()?, tuck: Some(card.parse().ok()?) }
        }
        ["reset", row] => Action::Reset(row.parse().ok()?),
        ["swap", ref cards @ ..] => {
            let cards: Result<Vec<Card>, _> = cards.iter().map(|card| card.parse()).collect();
            Action::Swap(Swap::new(&cards.ok()?)?)
        }
        _ => return None,
    };
    Some(action)
}
