//! Moves as a record writes them.

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer};
#[cfg(feature = "serde")]
use sobremesa_table::record::present;
use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Keep, Source};
use crate::cards::{Card, Color, Value};
use crate::deal::{Chance, Deal};
use crate::game::Level8;
use crate::meld::{Laydown, MeldKind, Tail};
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
    Deal {
        dealer: Seat,
        hands: Vec<Vec<Card>>,
        pile: Vec<Card>,
    },
    Reshuffle {
        pile: Vec<Card>,
    },
    Draw {
        seat: Seat,
        from: Source,
    },
    Lay {
        seat: Seat,
        groups: Vec<Group>,
    },
    Add {
        seat: Seat,
        to: (Seat, u8),
        card: Card,
        #[cfg_attr(
            feature = "serde",
            serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")
        )]
        end: Option<TailName>,
    },
    Discard {
        seat: Seat,
        card: Card,
    },
    Skip {
        seat: Seat,
        target: Seat,
    },
    Pass {
        seat: Seat,
    },
    Keep {
        seat: Seat,
        cards: Vec<Card>,
    },
}

/// A combination as a record writes it.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(tag = "kind", rename_all = "lowercase")
)]
#[expect(missing_docs, reason = "docs/records.md describes the fields")]
pub enum Group {
    Run {
        from: Value,
        cards: Vec<Card>,
    },
    Set {
        value: Value,
        cards: Vec<Card>,
    },
    #[cfg_attr(feature = "serde", serde(rename = "colour"))]
    Color {
        #[cfg_attr(feature = "serde", serde(rename = "colour"))]
        color: Color,
        cards: Vec<Card>,
    },
}

/// The end of a run as a record writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
#[expect(missing_docs, reason = "docs/records.md describes them")]
pub enum TailName {
    Low,
    High,
}

impl From<Tail> for TailName {
    fn from(tail: Tail) -> TailName {
        match tail {
            Tail::Low => TailName::Low,
            Tail::High => TailName::High,
        }
    }
}

impl From<TailName> for Tail {
    fn from(name: TailName) -> Tail {
        match name {
            TailName::Low => Tail::Low,
            TailName::High => Tail::High,
        }
    }
}

impl Group {
    pub(crate) fn new(kind: MeldKind, cards: &[Card]) -> Group {
        let cards = cards.to_vec();
        match kind {
            MeldKind::Run(from) => Group::Run { from, cards },
            MeldKind::Set(value) => Group::Set { value, cards },
            MeldKind::Color(color) => Group::Color { color, cards },
        }
    }

    /// What it is declared as, and its cards.
    pub fn parts(&self) -> (MeldKind, &[Card]) {
        match self {
            Group::Run { from, cards } => (MeldKind::Run(*from), cards),
            Group::Set { value, cards } => (MeldKind::Set(*value), cards),
            Group::Color { color, cards } => (MeldKind::Color(*color), cards),
        }
    }
}

impl Wire {
    fn action(seat: Seat, action: &Action) -> Wire {
        match action {
            Action::Draw(from) => Wire::Draw { seat, from: *from },
            Action::Lay(laydown) => {
                let groups = laydown.melds().map(|(kind, cards)| Group::new(kind, cards));
                Wire::Lay { seat, groups: groups.collect() }
            }
            Action::Add { to, group, card, tail } => {
                let end = tail.map(TailName::from);
                Wire::Add { seat, to: (*to, *group), card: *card, end }
            }
            Action::Discard(card) => Wire::Discard { seat, card: *card },
            Action::Skip(target) => Wire::Skip { seat, target: *target },
            Action::Pass => Wire::Pass { seat },
            Action::Keep(keep) => Wire::Keep { seat, cards: keep.cards().collect() },
        }
    }
}

impl From<&Move<Level8>> for Wire {
    fn from(made: &Move<Level8>) -> Wire {
        match made {
            Move::Chance(Chance::Deal(deal)) => Wire::Deal {
                dealer: deal.dealer(),
                hands: deal.hands().to_vec(),
                pile: deal.pile().to_vec(),
            },
            Move::Chance(Chance::Reshuffle(pile)) => Wire::Reshuffle { pile: pile.clone() },
            Move::Action { by: Actor::Seat(seat), action } => Wire::action(*seat, action),
            Move::Action { by: Actor::Team, action } => {
                unreachable!("the team makes no `{action}`")
            }
            Move::Statement { statement, .. } => match *statement {},
        }
    }
}

impl TryFrom<Wire> for Move<Level8> {
    type Error = Refusal;

    fn try_from(wire: Wire) -> Result<Move<Level8>, Refusal> {
        let (seat, action) = match wire {
            Wire::Deal { dealer, hands, pile } => {
                return Ok(Move::Chance(Chance::Deal(Deal::new(dealer, hands, pile))));
            }
            Wire::Reshuffle { pile } => return Ok(Move::Chance(Chance::Reshuffle(pile))),
            Wire::Draw { seat, from } => (seat, Action::Draw(from)),
            Wire::Lay { seat, groups } => {
                let laydown = Laydown::new(groups.iter().map(Group::parts));
                (seat, Action::Lay(laydown.ok_or(Refusal::TooMuchLaid)?))
            }
            Wire::Add { seat, to: (to, group), card, end } => {
                let tail = end.map(Tail::from);
                (seat, Action::Add { to, group, card, tail })
            }
            Wire::Discard { seat, card } => (seat, Action::Discard(card)),
            Wire::Skip { seat, target } => (seat, Action::Skip(target)),
            Wire::Pass { seat } => (seat, Action::Pass),
            Wire::Keep { seat, cards } => {
                let count = cards.len();
                let keep = Keep::new(&cards).ok_or(Refusal::TooManyKept { count })?;
                (seat, Action::Keep(keep))
            }
        };
        Ok(Move::Action { by: Actor::Seat(seat), action })
    }
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
        Value::new(number).ok_or_else(|| serde::de::Error::custom("values are 1 to 15"))
    }
}

#[cfg(feature = "serde")]
impl Serialize for Color {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        let letter = String::deserialize(deserializer)?;
        letter.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "serde")]
impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Source::Pile => serializer.serialize_str("pile"),
            Source::Discard(seat) => seat.serialize(serializer),
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a draw is from \"pile\" or from a seat's discard pile")]
        enum From {
            Seat(Seat),
            Pile(Pile),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Pile {
            Pile,
        }
        From::deserialize(deserializer).map(|from| match from {
            From::Seat(seat) => Source::Discard(seat),
            From::Pile(Pile::Pile) => Source::Pile,
        })
    }
}
