//! The one place that lists the games, for whoever must choose one at run time.
//!
//! Code that knows its game is generic over [`Game`]. Code that reads a game's [`Name`] somewhere
//! goes through [`with_game!`] once, at the edge.

use std::str::FromStr;

use sobremesa_table::Game;

pub use sobremesa_level8::Level8;
pub use sobremesa_level10::Level10;
pub use sobremesa_linko::Linko;

/// A game by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// Level 10.
    Level10,
    /// Linko.
    Linko,
    /// Level 8.
    Level8,
}

impl Name {
    /// All games.
    pub const ALL: [Name; 3] = [Name::Level10, Name::Linko, Name::Level8];

    /// The name in records and on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Name::Level10 => Level10::NAME,
            Name::Linko => Linko::NAME,
            Name::Level8 => Level8::NAME,
        }
    }
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {0:?}; the games are: {games}", games = Name::ALL.map(Name::as_str).join(", "))]
pub struct UnknownGame(String);

impl FromStr for Name {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Name, UnknownGame> {
        let found = Name::ALL.into_iter().find(|name| name.as_str() == text);
        found.ok_or_else(|| UnknownGame(text.into()))
    }
}

/// Evaluates an expression with the type of a game that was chosen by [`Name`].
///
/// ```
/// use sobremesa_games::{Name, with_game};
/// use sobremesa_table::Game;
///
/// let name: Name = "level10".parse().unwrap();
/// assert_eq!(with_game!(name, G => G::NAME), "level10");
/// ```
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        match $name {
            $crate::Name::Level10 => {
                type $game = $crate::Level10;
                $body
            }
            $crate::Name::Linko => {
                type $game = $crate::Linko;
                $body
            }
            $crate::Name::Level8 => {
                type $game = $crate::Level8;
                $body
            }
        }
    };
}
