//! The options: how many play, how hard, and how it is scored.

use std::ops::RangeInclusive;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sobremesa_table::{Choice, Options, Values};

use crate::refusal::Refusal;

/// What a game of Level 10 is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Rules {
    /// 1 to 5.
    pub players: u8,
    /// L10-3: how many pauses go into the deck, 0 to 3.
    pub pauses: u8,
    /// L10-22: when the higher bonus is given.
    pub scoring: Scoring,
}

/// L10-22: when the bonus table 'all cards placed' counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
pub enum Scoring {
    /// For every won game.
    #[default]
    Victory,
    /// Only when all 40 level and 10 reset cards are in the grid.
    Strict,
}

impl Rules {
    /// L10-3: the number of pauses that the box holds.
    pub const MOST_PAUSES: u8 = 3;

    /// L10-4: how many cards each player is dealt.
    pub fn hand_size(&self) -> usize {
        match self.players {
            1 => 10,
            2 => 7,
            3 => 6,
            4 => 5,
            _ => 4,
        }
    }
}

impl Options for Rules {
    const PLAYERS: RangeInclusive<u8> = 1..=5;
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "pauses",
            values: Values::Numbers(&[2, 3, 1, 0]),
            default: Some("2"),
            help: "How many pauses go into the deck: 3 beginner, 2 standard (the default), 1 pro, \
                   0 master; `arena` also takes a span",
        },
        Choice {
            name: "scoring",
            values: Values::Words(&["victory", "strict"]),
            default: Some("victory"),
            help: "When the higher bonus is given: for every win (the default), or only with all \
                   50 cards placed",
        },
    ];

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
        if self.pauses > Self::MOST_PAUSES {
            return Err(Refusal::TooManyPauses { pauses: self.pauses });
        }
        Ok(())
    }
}
