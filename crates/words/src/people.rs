//! Who is spoken of, and to whom.

use fluent_bundle::FluentValue;
use sobremesa_table::Seat;

use crate::{Words, arg};

/// The players of a game, as they are called to somebody who reads of them.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    /// Their names, seat 0 first.
    pub names: &'a [String],
    /// The seat of the player who reads; none for any other reader.
    pub you: Option<Seat>,
}

impl<'p> People<'p> {
    /// For a reader who is none of them.
    pub fn of(names: &'p [String]) -> People<'p> {
        People { names, you: None }
    }

    /// A player's name; the number of the seat where names are not known.
    pub fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A message about `players`, with their names and its other values.
    ///
    /// The value `you` says which of the players reads it, by the name of that player's value, or else
    /// `other`: `{ $you -> [victim] { $name } robs you. *[other] { $name } robs { $victim }. }`
    ///
    /// # Panics
    /// As [`Words::message`] does.
    pub fn tell<'a, const N: usize, const M: usize>(
        self,
        words: &Words,
        id: &str,
        players: [(&'a str, Seat); N],
        values: [(&'a str, FluentValue<'a>); M],
    ) -> String {
        let you = players.iter().find(|(_, seat)| self.you == Some(*seat));
        let you = arg("you", you.map_or("other", |(value, _)| *value));
        let names = players.map(|(value, seat)| arg(value, self.name(seat)));
        words.message(id, names.into_iter().chain(values).chain([you]))
    }
}
