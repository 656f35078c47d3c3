//! What came out of finished games.

use crate::{Millis, PersonId, TableId};

/// What came out of a game for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Who.
    pub person: PersonId,
    /// What it can be compared with: the game's options and the number of players. The store does not
    /// look into it.
    pub kind: String,
    /// How much of a win it is, in parts of a whole one.
    pub wins: u32,
    /// How many points.
    pub points: i64,
    /// Whether it was practice, which does not count.
    pub is_practice: bool,
    /// When the game was over.
    pub at: Millis,
    /// Which cards were dealt: the same text for the same cards. The store does not look into it.
    pub deal: Option<String>,
    /// The day whose deal it was, if it counts for one.
    pub day: Option<u32>,
}

/// A result that counts, as a person's page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The game.
    pub game: String,
    /// What it can be compared with.
    pub kind: String,
    /// How much of a win it is, in parts of a whole one.
    pub wins: u32,
    /// How many points.
    pub points: i64,
}

/// A person's result with a deal that others have, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnDeal {
    /// Who.
    pub person: PersonId,
    /// Where.
    pub table: TableId,
    /// How much of a win it is, in parts of a whole one.
    pub wins: u32,
    /// How many points.
    pub points: i64,
}

/// What a person's games of one kind came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// How many there were.
    pub games: u32,
    /// How many of them were won, alone or with others.
    pub won: u32,
    /// The most points.
    pub best: i64,
}
