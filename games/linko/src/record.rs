//! Moves as a record writes them.

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Answer, Loot, Source};
use crate::cards::{Card, Cards, Layer, Value};
use crate::deal::Deal;
use crate::game::Linko;
use crate::refusal::Refusal;

/// A move as a record writes it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(tag = "type", rename_all = "lowercase")
)]
#[expect(missing_docs, reason = "docs/records.md describes the fields")]
pub enum Wire {
    Deal { first: Seat, hands: Vec<Vec<Card>>, reserve: Vec<Card>, pile: Vec<Card> },
    Play { seat: Seat, cards: Vec<Card> },
    Ghost { seat: Seat, value: Value },
    Steal { seat: Seat, from: Seat, take: bool },
    Answer { seat: Seat, keep: bool },
    Draw { seat: Seat, from: Source },
    Pass { seat: Seat },
}

impl Wire {
    fn action(seat: Seat, action: Action) -> Wire {
        match action {
            Action::Play(layer) => Wire::Play { seat, cards: layer.cards().iter().collect() },
            Action::Ghost(value) => Wire::Ghost { seat, value },
            Action::Steal { from, loot } => Wire::Steal { seat, from, take: loot == Loot::Take },
            Action::Answer(answer) => Wire::Answer { seat, keep: answer == Answer::Keep },
            Action::Draw(from) => Wire::Draw { seat, from },
            Action::Pass => Wire::Pass { seat },
        }
    }
}

impl From<&Move<Linko>> for Wire {
    fn from(made: &Move<Linko>) -> Wire {
        match made {
            Move::Chance(deal) => Wire::Deal {
                first: deal.first(),
                hands: deal.hands().to_vec(),
                reserve: deal.reserve().to_vec(),
                pile: deal.pile().to_vec(),
            },
            Move::Action { by: Actor::Seat(seat), action } => Wire::action(*seat, *action),
            Move::Action { by: Actor::Team, action } => {
                unreachable!("the team makes no `{action}`")
            }
            Move::Statement { statement, .. } => match *statement {},
        }
    }
}

impl TryFrom<Wire> for Move<Linko> {
    type Error = Refusal;

    fn try_from(wire: Wire) -> Result<Move<Linko>, Refusal> {
        let (seat, action) = match wire {
            Wire::Deal { first, hands, reserve, pile } => {
                return Ok(Move::Chance(Deal::new(first, hands, reserve, pile)));
            }
            Wire::Play { seat, cards } => (seat, Action::Play(layer(&cards)?)),
            Wire::Ghost { seat, value } => (seat, Action::Ghost(value)),
            Wire::Steal { seat, from, take } => {
                let loot = if take { Loot::Take } else { Loot::Leave };
                (seat, Action::Steal { from, loot })
            }
            Wire::Answer { seat, keep } => {
                let answer = if keep { Answer::Keep } else { Answer::Discard };
                (seat, Action::Answer(answer))
            }
            Wire::Draw { seat, from } => (seat, Action::Draw(from)),
            Wire::Pass { seat } => (seat, Action::Pass),
        };
        Ok(Move::Action { by: Actor::Seat(seat), action })
    }
}

/// LK-4: one or more cards of one value; nobody can hold more of a card than the box has.
fn layer(cards: &[Card]) -> Result<Layer, Refusal> {
    if cards.is_empty() {
        return Err(Refusal::NothingPlayed);
    }
    for card in Card::all() {
        let count = cards.iter().filter(|played| **played == card).count();
        if count > usize::from(card.copies()) {
            return Err(Refusal::NotInTheBox { card, count });
        }
    }
    Layer::new(cards.iter().copied().collect::<Cards>()).ok_or(Refusal::SeveralValues)
}

#[cfg(feature = "serde")]
impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Value::new(number).ok_or_else(|| serde::de::Error::custom("values are 1 to 13"))
    }
}

#[cfg(feature = "serde")]
impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Source::Pile => serializer.serialize_str("pile"),
            Source::Slot(slot) => serializer.serialize_u8(*slot),
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a draw is from \"pile\" or from a slot's number")]
        enum From {
            Slot(u8),
            Pile(Pile),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Pile {
            Pile,
        }
        From::deserialize(deserializer).map(|from| match from {
            From::Slot(slot) => Source::Slot(slot),
            From::Pile(Pile::Pile) => Source::Pile,
        })
    }
}
