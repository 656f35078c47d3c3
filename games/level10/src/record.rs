//! Moves as a record writes them.

#[cfg(feature = "serde")]
use serde::ser::SerializeMap;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize, Serializer};
#[cfg(feature = "serde")]
use sobremesa_table::record::present;
use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Swap};
use crate::cards::{Card, LevelCard, World};
use crate::deal::Deal;
use crate::game::Level10;
#[cfg(feature = "serde")]
use crate::memory::Said;
use crate::refusal::Refusal;
use crate::statement::{Deed, Statement};

/// A move as a record writes it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(tag = "type", rename_all = "lowercase")
)]
#[expect(missing_docs, reason = "docs/records.md describes the fields")]
pub enum Wire {
    Deal {
        hands: Vec<Vec<Card>>,
        pile: Vec<Card>,
    },
    First {
        player: Seat,
    },
    Play {
        seat: Seat,
        card: LevelCard,
    },
    Pause {
        seat: Seat,
        row: World,
        #[cfg_attr(
            feature = "serde",
            serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")
        )]
        tuck: Option<LevelCard>,
    },
    Reset {
        seat: Seat,
        row: World,
    },
    Swap {
        seat: Seat,
        cards: Vec<Card>,
    },
    Say {
        seat: Seat,
        what: What,
        world: World,
        #[cfg_attr(
            feature = "serde",
            serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")
        )]
        count: Option<u8>,
        #[cfg_attr(
            feature = "serde",
            serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")
        )]
        whom: Option<Seat>,
    },
}

/// The kinds of statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "docs/records.md describes them")]
pub enum What {
    Count,
    Play,
    Reset,
}

impl Wire {
    fn say(seat: Seat, statement: Statement) -> Wire {
        let (what, world, count, whom) = parts(statement);
        Wire::Say { seat, what, world, count, whom }
    }

    fn action(by: Actor, action: Action) -> Wire {
        match (by, action) {
            (_, Action::First(player)) => Wire::First { player },
            (Actor::Seat(seat), Action::Play(card)) => Wire::Play { seat, card },
            (Actor::Seat(seat), Action::Pause { row, tuck }) => Wire::Pause { seat, row, tuck },
            (Actor::Seat(seat), Action::Reset(row)) => Wire::Reset { seat, row },
            (Actor::Seat(seat), Action::Swap(swap)) => {
                Wire::Swap { seat, cards: swap.cards().collect() }
            }
            (Actor::Team, action) => unreachable!("the team makes no `{action}`"),
        }
    }
}

impl From<&Move<Level10>> for Wire {
    fn from(made: &Move<Level10>) -> Wire {
        match made {
            Move::Chance(deal) => {
                Wire::Deal { hands: deal.hands().to_vec(), pile: deal.pile().to_vec() }
            }
            Move::Action { by, action } => Wire::action(*by, *action),
            Move::Statement { seat, statement } => Wire::say(*seat, *statement),
        }
    }
}

impl TryFrom<Wire> for Move<Level10> {
    type Error = Refusal;

    fn try_from(wire: Wire) -> Result<Move<Level10>, Refusal> {
        let (seat, action) = match wire {
            Wire::Deal { hands, pile } => return Ok(Move::Chance(Deal::new(hands, pile))),
            Wire::First { player } => {
                let action = Action::First(player);
                return Ok(Move::Action { by: Actor::Team, action });
            }
            Wire::Say { seat, what, world, count, whom } => {
                let statement = statement(what, world, count, whom)?;
                return Ok(Move::Statement { seat, statement });
            }
            Wire::Play { seat, card } => (seat, Action::Play(card)),
            Wire::Pause { seat, row, tuck } => (seat, Action::Pause { row, tuck }),
            Wire::Reset { seat, row } => (seat, Action::Reset(row)),
            Wire::Swap { seat, cards } => {
                let count = cards.len();
                let swap = Swap::new(&cards).ok_or(Refusal::TooManySwapped { count })?;
                (seat, Action::Swap(swap))
            }
        };
        Ok(Move::Action { by: Actor::Seat(seat), action })
    }
}

/// L10-6: a count has its number, and a wish has none.
fn statement(
    what: What,
    world: World,
    count: Option<u8>,
    whom: Option<Seat>,
) -> Result<Statement, Refusal> {
    match (what, count, whom) {
        (What::Count, Some(count), None) => Ok(Statement::Count { world, count }),
        (What::Play, None, whom) => Ok(Statement::Wish { deed: Deed::Play, world, whom }),
        (What::Reset, None, whom) => Ok(Statement::Wish { deed: Deed::Reset, world, whom }),
        (What::Count, None, None) => Err(Refusal::CountMissing),
        _ => Err(Refusal::GarbledStatement),
    }
}

/// The fields of a statement.
fn parts(statement: Statement) -> (What, World, Option<u8>, Option<Seat>) {
    match statement {
        Statement::Count { world, count } => (What::Count, world, Some(count), None),
        Statement::Wish { deed: Deed::Play, world, whom } => (What::Play, world, None, whom),
        Statement::Wish { deed: Deed::Reset, world, whom } => (What::Reset, world, None, whom),
    }
}

/// With the fields of a record's `say`, and the time when it was said.
#[cfg(feature = "serde")]
impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (what, world, count, whom) = parts(self.statement);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("what", &what)?;
        map.serialize_entry("world", &world)?;
        if let Some(count) = count {
            map.serialize_entry("count", &count)?;
        }
        if let Some(whom) = whom {
            map.serialize_entry("whom", &whom)?;
        }
        map.serialize_entry("filled", &self.filled)?;
        map.end()
    }
}
