//! The options of a game, as data.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use crate::Refusal;

/// The options that a game is played by, as a record's `rules` has them.
pub trait Options: Clone + PartialEq + Debug + Send + Sync {
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// What else can be chosen. Forms, the command line and the API follow from this list.
    const CHOICES: &'static [Choice];

    /// The options as a record writes them, not judged yet.
    type Wire;
    /// Why options cannot be played.
    type Refusal: Refusal;

    /// Reads options and judges them.
    fn from_wire(wire: Self::Wire) -> Result<Self, Self::Refusal>;
    /// How many play.
    fn players(&self) -> usize;
    /// Judges options.
    fn validate(&self) -> Result<(), Self::Refusal>;

    /// Adds what follows from other choices to options as a record writes them; what has a default
    /// of its own is there already.
    #[cfg(feature = "serde")]
    fn complete(_options: &mut serde_json::Map<String, serde_json::Value>) {}
}

/// Something that can be chosen before a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Its name in records, forms and flags.
    pub name: &'static str,
    /// What it can be.
    pub values: Values,
    /// What it is if nobody chooses; none where it follows from other choices.
    pub default: Option<&'static str>,
    /// What it means, for developers and the command line's help.
    pub help: &'static str,
}

/// What a choice can be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words, in the order in which forms show them.
    Words(&'static [&'static str]),
    /// One of these numbers, in the order in which forms show them.
    Numbers(&'static [u8]),
    /// Lists of words. People write `a+b, c`, with capitals, spaces and line breaks as they like;
    /// records write `[["a", "b"], ["c"]]`.
    Lists {
        /// An example, as people write it.
        example: fn() -> String,
    },
}

impl Choice {
    /// Its values as forms and flags write them; none of lists.
    pub fn listed(&self) -> Vec<String> {
        match self.values {
            Values::Words(words) => words.iter().map(ToString::to_string).collect(),
            Values::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Values::Lists { .. } => Vec::new(),
        }
    }

    /// A value as records write it, of the text that people write. What it cannot be stays text, for
    /// the rules to refuse.
    #[cfg(feature = "serde")]
    pub fn written(&self, text: &str) -> serde_json::Value {
        use serde_json::json;
        match self.values {
            Values::Words(_) => json!(text),
            Values::Numbers(_) => text.parse::<u64>().map_or(json!(text), |number| json!(number)),
            Values::Lists { .. } => {
                let words = |list: &str| -> Vec<String> {
                    let words = list.split(|char: char| char == '+' || char.is_whitespace());
                    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
                };
                let lists = text.split([',', ';', '\n']).map(str::trim);
                json!(lists.filter(|list| !list.is_empty()).map(words).collect::<Vec<_>>())
            }
        }
    }
}

/// Options as records write them, from what was chosen: everything else is as its default says.
#[cfg(feature = "serde")]
pub fn completed<R: Options>(
    mut chosen: serde_json::Map<String, serde_json::Value>,
    players: usize,
) -> serde_json::Map<String, serde_json::Value> {
    chosen.insert("players".into(), players.into());
    for choice in R::CHOICES {
        if let Some(default) = choice.default {
            chosen.entry(choice.name).or_insert_with(|| choice.written(default));
        }
    }
    R::complete(&mut chosen);
    chosen
}
