//! What players decide.

use std::fmt;
use std::str::FromStr;

use sobremesa_table::Seat;

use crate::cards::{Card, Cards, Layer, Value};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// LK-4: cards of one value as a new layer.
    Play(Layer),
    /// LK-21: the set of the ghost zone that is stolen.
    Ghost(Value),
    /// LK-8: what the thief does with a layer that must be stolen.
    Steal {
        /// Whose layer.
        from: Seat,
        /// Into the hand, or not.
        loot: Loot,
    },
    /// LK-8: what the victim does with a layer that was left.
    Answer(Answer),
    /// LK-9: one draw.
    Draw(Source),
    /// LK-12: no draw.
    Pass,
}

/// LK-8: what the thief does with a stolen layer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Loot {
    /// Takes it into the hand.
    Take,
    /// Leaves it to the victim.
    Leave,
}

/// LK-8: what the victim does with a layer that was left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Answer {
    /// Takes the cards back into the hand.
    Keep,
    /// Puts them on the discard pile, and draws as many.
    Discard,
}

/// LK-9: where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// The top of the draw pile.
    Pile,
    /// A slot of the reserve, from 0 at the left.
    Slot(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(layer) => write!(f, "play {layer}"),
            Action::Ghost(value) => write!(f, "ghost {}", value.number()),
            Action::Steal { from, loot: Loot::Take } => write!(f, "steal {from} take"),
            Action::Steal { from, loot: Loot::Leave } => write!(f, "steal {from} leave"),
            Action::Answer(Answer::Keep) => f.write_str("keep"),
            Action::Answer(Answer::Discard) => f.write_str("discard"),
            Action::Draw(Source::Pile) => f.write_str("draw pile"),
            Action::Draw(Source::Slot(slot)) => write!(f, "draw {slot}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// The text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not an action, such as `play 4 4 J`, `ghost 7`, `steal 2 take`, `steal 2 leave`, `keep`, `discard`, `draw pile`, `draw 3` or `pass`"
)]
pub struct NotAnAction(String);

impl FromStr for Action {
    type Err = NotAnAction;

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        parse(text)
            .filter(|action| action.to_string() == text)
            .ok_or_else(|| NotAnAction(text.into()))
    }
}

fn parse(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    let action = match *words.as_slice() {
        ["play", ref cards @ ..] if cards.len() <= 13 => {
            let cards: Result<Cards, _> = cards.iter().map(|card| card.parse::<Card>()).collect();
            Action::Play(Layer::new(cards.ok()?)?)
        }
        ["ghost", value] => Action::Ghost(Value::new(value.parse().ok()?)?),
        ["steal", from, loot] => {
            let from = Seat::new(from.parse().ok()?)?;
            let loot = match loot {
                "take" => Loot::Take,
                "leave" => Loot::Leave,
                _ => return None,
            };
            Action::Steal { from, loot }
        }
        ["keep"] => Action::Answer(Answer::Keep),
        ["discard"] => Action::Answer(Answer::Discard),
        ["draw", "pile"] => Action::Draw(Source::Pile),
        ["draw", slot] => Action::Draw(Source::Slot(slot.parse().ok()?)),
        ["pass"] => Action::Pass,
        _ => return None,
    };
    Some(action)
}
