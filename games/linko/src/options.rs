//! The options: how many play, which variant, who begins.

use std::ops::RangeInclusive;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
#[cfg(feature = "serde")]
use sobremesa_table::record::present;
use sobremesa_table::{Choice, Options, Seat, Values};

use crate::refusal::Refusal;

/// What a game of Linko is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Rules {
    /// 2 to 5; two play the duel.
    pub players: u8,
    /// The variant.
    pub variant: Variant,
    /// LK-3: who begins; by default chance decides.
    #[cfg_attr(
        feature = "serde",
        serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")
    )]
    pub first: Option<Seat>,
}

/// The variants, each also for the duel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
pub enum Variant {
    /// The game as it is.
    #[default]
    Base,
    /// LK-16: no draw after a turn without a theft.
    Advanced,
    /// LK-17: advanced, and ones rob jokers.
    Expert,
}

impl Rules {
    /// LK-18 to LK-23: two play the duel.
    #[inline]
    pub fn is_duel(&self) -> bool {
        self.players == 2
    }

    /// LK-16: whether a turn without a theft may end with a draw.
    pub fn has_extra_draw(&self) -> bool {
        self.variant == Variant::Base
    }
}

impl Options for Rules {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const CHOICES: &'static [Choice] = &[Choice {
        name: "variant",
        values: Values::Words(&["base", "advanced", "expert"]),
        default: Some("base"),
        help: "The variant; base if none is given",
    }];

    type Wire = Rules;
    type Refusal = Refusal;

    fn from_wire(wire: Rules) -> Result<Rules, Refusal> {
        wire.validate().map(|()| wire)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn validate(&self) -> Result<(), Refusal> {
        if !Self::PLAYERS.contains(&self.players) {
            return Err(Refusal::WrongPlayers { players: self.players });
        }
        match self.first {
            Some(first) if first.index() >= self.players() => {
                Err(Refusal::NoSuchSeat { seat: first, players: self.players })
            }
            _ => Ok(()),
        }
    }
}
