//! What players decide.

use std::fmt;
use std::str::FromStr;

use sobremesa_table::Seat;

use crate::cards::{Card, Color, Value};
use crate::meld::{Laydown, MeldKind, Tail};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// L8-5: the card that begins a turn.
    Draw(Source),
    /// L8-6: the level.
    Lay(Laydown),
    /// L8-7: a card more for a combination on the table.
    Add {
        /// Whose combination.
        to: Seat,
        /// Which one of that player's, from 0.
        group: u8,
        /// The card.
        card: Card,
        /// The end of a run; none for other combinations.
        tail: Option<Tail>,
    },
    /// L8-8: the card that ends a turn.
    Discard(Card),
    /// L8-16: a skip before another player, instead of a discard.
    Skip(Seat),
    /// L8-16: the turn that was skipped.
    Pass,
    /// L8-24: the cards that are kept for the next round.
    Keep(Keep),
}

/// L8-5: where a card is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// The draw pile.
    Pile,
    /// The top of a player's discard pile.
    Discard(Seat),
}

/// L8-24: up to four cards, sorted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Keep([Option<Card>; Keep::MOST]);

impl Keep {
    /// The most cards that can be kept.
    pub const MOST: usize = 4;

    /// These cards, unless there are too many.
    pub fn new(cards: &[Card]) -> Option<Keep> {
        let mut keep = Keep::default();
        let kept = keep.0.get_mut(..cards.len())?;
        kept.iter_mut().zip(cards).for_each(|(place, card)| *place = Some(*card));
        kept.sort_unstable();
        Some(keep)
    }

    /// The cards.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.0.into_iter().flatten()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(Source::Pile) => f.write_str("draw pile"),
            Action::Draw(Source::Discard(seat)) => write!(f, "draw {seat}"),
            Action::Lay(laydown) => {
                f.write_str("lay")?;
                for (index, (kind, cards)) in laydown.melds().enumerate() {
                    f.write_str(if index > 0 { " + " } else { " " })?;
                    match kind {
                        MeldKind::Run(from) => write!(f, "run {}", from.number())?,
                        MeldKind::Set(value) => write!(f, "set {}", value.number())?,
                        MeldKind::Color(color) => write!(f, "colour {color}")?,
                    }
                    cards.iter().try_for_each(|card| write!(f, " {card}"))?;
                }
                Ok(())
            }
            Action::Add { to, group, card, tail } => {
                write!(f, "add {card} to {to} {group}")?;
                match tail {
                    Some(Tail::Low) => f.write_str(" low"),
                    Some(Tail::High) => f.write_str(" high"),
                    None => Ok(()),
                }
            }
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Skip(seat) => write!(f, "skip {seat}"),
            Action::Pass => f.write_str("pass"),
            Action::Keep(keep) => {
                f.write_str("keep")?;
                keep.cards().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

/// The text is not an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is not an action, such as `draw pile`, `draw 2`, `lay run 4 R4 J B6 + set 6 G6 J`, `add J to 0 1 high`, `discard R7`, `skip 3`, `pass` or `keep J R7`"
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
    let seat = |text: &str| Seat::new(text.parse().ok()?);
    let action = match *words.as_slice() {
        ["draw", "pile"] => Action::Draw(Source::Pile),
        ["draw", from] => Action::Draw(Source::Discard(seat(from)?)),
        ["lay", ref melds @ ..] => Action::Lay(parse_laydown(melds)?),
        ["add", card, "to", to, group, ref tail @ ..] => {
            let tail = match *tail {
                [] => None,
                ["low"] => Some(Tail::Low),
                ["high"] => Some(Tail::High),
                _ => return None,
            };
            let (card, group) = (card.parse().ok()?, group.parse().ok()?);
            Action::Add { to: seat(to)?, group, card, tail }
        }
        ["discard", card] => Action::Discard(card.parse().ok()?),
        ["skip", target] => Action::Skip(seat(target)?),
        ["pass"] => Action::Pass,
        ["keep", ref cards @ ..] => Action::Keep(Keep::new(&parse_cards(cards)?)?),
        _ => return None,
    };
    Some(action)
}

fn parse_cards(words: &[&str]) -> Option<Vec<Card>> {
    words.iter().map(|card| card.parse().ok()).collect()
}

fn parse_laydown(words: &[&str]) -> Option<Laydown> {
    let melds: Option<Vec<(MeldKind, Vec<Card>)>> =
        words.split(|word| *word == "+").map(parse_meld).collect();
    let melds = melds?;
    Laydown::new(melds.iter().map(|(kind, cards)| (*kind, cards.as_slice())))
}

fn parse_meld(words: &[&str]) -> Option<(MeldKind, Vec<Card>)> {
    let [kind, of, cards @ ..] = words else { return None };
    let value = || Value::new(of.parse().ok()?);
    let kind = match *kind {
        "run" => MeldKind::Run(value()?),
        "set" => MeldKind::Set(value()?),
        "colour" => MeldKind::Color(of.parse::<Color>().ok()?),
        _ => return None,
    };
    Some((kind, parse_cards(cards)?))
}
