//! What came out of finished games.

use crate::{Millis, PersonId, TableId, TableState, Version};

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
    /// With whom.
    pub company: Company,
}

/// Who played to the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Company {
    /// How many people.
    pub people: u32,
    /// How strong the strongest bot was, among others if it is a bot's result; none without a bot.
    pub level: Option<u32>,
}

/// What is kept of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finish {
    /// The table's last version.
    pub version: Version,
    /// How it ended. The store does not look into it; older programs have not kept it.
    pub ending: Option<String>,
}

/// What came out of a game for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotScore {
    /// Its seat.
    pub seat: u32,
    /// Which bot. The store does not look into it.
    pub bot: String,
    /// What it can be compared with.
    pub kind: String,
    /// How much of a win it is, in parts of a whole one.
    pub wins: u32,
    /// How many points.
    pub points: i64,
    /// Whether it was practice, which does not count.
    pub is_practice: bool,
    /// When the game was over.
    pub at: Millis,
    /// The day whose deal it was, if it counts for one.
    pub day: Option<u32>,
    /// With whom.
    pub company: Company,
}

/// A result that counts, as the page of a person or a bot shows it.
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
    /// With whom; older programs have not kept it.
    pub company: Option<Company>,
}

/// A person's result of a game that several people have played to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// Where.
    pub table: TableId,
    /// Who.
    pub person: PersonId,
    /// How much of a win it is, in parts of a whole one.
    pub wins: u32,
    /// How many points.
    pub points: i64,
}

/// Somebody with whom a person has played to the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum With {
    /// A person, by name.
    Person(String),
    /// A bot.
    Bot(String),
}

/// A result whose table is deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// Where it was.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// What came out.
    pub score: Score,
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

/// A table that a person has begun for a day's deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Try {
    /// The table.
    pub table: TableId,
    /// How far it is.
    pub state: TableState,
    /// The points, if they count.
    pub points: Option<i64>,
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
