//! What is said between us and a program: one JSON object a line.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use sobremesa_table::{Seat, Seed, is_hidden};

use super::Fault;

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// Most characters of a name or a version.
const MOST_CHARACTERS: usize = 64;

/// What a program is told or asked.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message<'a> {
    /// Who are you? It answers [`Answer::Hello`].
    Hello { protocol: u32, program: &'a str },
    /// A game begins, or it comes into one that has begun.
    New { game: &'a str, rules: &'a RawValue, seat: Seat, seed: Seed },
    /// What has happened since it was last told.
    Seen { events: Vec<&'a RawValue> },
    /// What does it do? It answers [`Answer::Act`] with the same id.
    Decide {
        id: u64,
        view: &'a RawValue,
        legal: Vec<Box<RawValue>>,
        time_ms: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        work: Option<u64>,
    },
    /// What does it say? It answers [`Answer::Say`] with the same id.
    Speak { id: u64, view: &'a RawValue, time_ms: u64 },
    /// The game is over; without a result it was cut off.
    End { result: Option<&'a RawValue> },
    /// It is not needed any more.
    Quit,
}

impl Message<'_> {
    /// The first thing that a program hears.
    pub(super) fn hello() -> Message<'static> {
        let program = concat!("sobremesa ", env!("CARGO_PKG_VERSION"));
        Message::Hello { protocol: PROTOCOL, program }
    }

    /// The message as a line.
    pub(super) fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("messages have no failing parts");
        line.push('\n');
        line
    }
}

/// Something as JSON.
pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views, events and moves are JSON")
}

/// What a program answers.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Answer {
    Hello(Hello),
    Act { id: u64, action: Value },
    Say { id: u64, say: Vec<Value> },
}

impl Answer {
    pub(super) fn read(line: &str) -> Result<Answer, Fault> {
        serde_json::from_str(line).map_err(|_| Fault::Unreadable)
    }

    /// The question that it answers; hello has none.
    pub(super) fn id(&self) -> Option<u64> {
        match self {
            Answer::Hello(_) => None,
            Answer::Act { id, .. } | Answer::Say { id, .. } => Some(*id),
        }
    }
}

/// What a program says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Hello {
    /// What it calls itself.
    pub name: String,
    /// Its version, if it has one.
    #[serde(default)]
    pub version: String,
    /// The games that it plays.
    pub games: Vec<String>,
    /// Whether it wants to be asked what to say.
    #[serde(default)]
    pub talks: bool,
}

impl Hello {
    pub(super) fn read(line: &str) -> Result<Hello, Fault> {
        let Answer::Hello(hello) = Answer::read(line)? else { return Err(Fault::Unreadable) };
        let is_good =
            |text: &String| text.chars().count() <= MOST_CHARACTERS && !text.chars().any(is_hidden);
        let is_game =
            |game: &String| is_good(game) && game.bytes().all(|byte| byte.is_ascii_graphic());
        let is_named = !hello.name.is_empty() && is_good(&hello.name) && is_good(&hello.version);
        let plays = !hello.games.is_empty() && hello.games.iter().all(is_game);
        if is_named && plays { Ok(hello) } else { Err(Fault::Unreadable) }
    }
}

#[cfg(test)]
mod tests {
    use super::Hello;

    #[test]
    fn a_program_is_called_what_can_be_shown() {
        let read = |name: &str| {
            Hello::read(&format!(r#"{{"type":"hello","name":"{name}","games":["checkers"]}}"#))
        };
        assert_eq!(read("Ana's bot").map(|hello| hello.name), Ok("Ana's bot".to_owned()));
        let long = "x".repeat(65);
        for name in ["", "\\u202etob", "zero\\u200bwidth", "tab\\tbed", &long] {
            assert!(read(name).is_err(), "{name}");
        }
    }
}
