//! Who sits where, who must act, who looks on.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::StreamName;

/// A place at the table; clockwise is 0 → 1 → 2 → … → 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(try_from = "u8", into = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The most seats that a table of any game has.
    pub const MOST: usize = 6;

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, counted from 0, if a table can have it.
    pub fn new(index: usize) -> Option<Seat> {
        (index < Self::MOST).then_some(Seat(index as u8))
    }

    /// The seat's number, counted from 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// All seats of a table for `players`, seat 0 first.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        debug_assert!(players <= Self::MOST);
        (0..players as u8).map(Seat)
    }

    /// The left neighbor at a table for `players`.
    pub fn next(self, players: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if usize::from(next) >= players { 0 } else { next })
    }

    /// How many seats clockwise from `other` this one is at a table for `players`.
    pub fn steps_from(self, other: Seat, players: usize) -> usize {
        let steps = self.index() + players - other.index();
        if steps >= players { steps - players } else { steps }
    }

    /// The other seats of a table for `players`, clockwise from the left neighbor.
    pub fn others(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        std::iter::successors(Some(self.next(players)), move |seat| Some(seat.next(players)))
            .take(players.saturating_sub(1))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u8) -> Result<Seat, NoSuchSeat> {
        Seat::new(index.into()).ok_or(NoSuchSeat(index))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// No table of any game has a seat with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}: seats are counted from 0")]
pub struct NoSuchSeat(u8);

/// Who makes an action: one player, or the players together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Actor {
    /// All players, who agreed.
    Team,
    /// One player.
    Seat(Seat),
}

/// Who must decide now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owed {
    /// The game is over.
    Nobody,
    /// A shuffle, which takes its randomness from the stream of this name.
    Chance(StreamName),
    /// The players together.
    Team,
    /// One player.
    Seat(Seat),
}

impl Owed {
    /// The actor who owes an action; none when chance is to move or the game is over.
    pub fn actor(self) -> Option<Actor> {
        match self {
            Owed::Nobody | Owed::Chance(_) => None,
            Owed::Team => Some(Actor::Team),
            Owed::Seat(seat) => Some(Actor::Seat(seat)),
        }
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
pub enum Viewer {
    /// Someone who sees no hand.
    Spectator,
    /// A player, who sees their own.
    Seat(Seat),
}

impl Viewer {
    /// The seat that is looking; none for a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// Whether this is the player on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Everyone who can look on at a table for `players`.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Spectator).chain(Seat::all(players).map(Viewer::Seat))
    }
}
