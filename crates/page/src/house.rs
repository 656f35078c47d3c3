//! Whose page it is.

use std::sync::Arc;

use sobremesa_words::{Language, Words};

use crate::assets::Assets;

/// What every page knows of its reader.
#[derive(Clone, Debug, Default)]
pub struct House {
    /// The language that the reader reads.
    pub language: Language,
    /// How the reader wants it to look and behave.
    pub looks: Looks,
    /// The reader's name; none before the first visit has made one.
    pub name: Option<String>,
    /// The page's own path with its query, to come back to after a change of options.
    pub path: String,
    /// The styles and the script.
    pub assets: Arc<Assets>,
}

impl House {
    /// The messages in the reader's language.
    pub fn words(&self) -> &'static Words {
        Words::of(self.language)
    }
}

/// How a reader wants pages to look and behave; kept in a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Looks {
    /// By day or by night.
    pub theme: Theme,
    /// How large cards are.
    pub cards: CardSize,
    /// Whether a card is played at once when it is pressed and only one thing can be done with it.
    pub plays_at_once: bool,
    /// Whether the page makes sounds.
    pub sounds: bool,
    /// Whether single keys are shortcuts.
    pub keys: Keys,
    /// Whether the reader does without tips in first games.
    pub without_tips: bool,
    /// How fast bots play at the reader's own tables.
    pub pace: Pace,
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// At once.
    Instant,
    /// So that one can follow.
    #[default]
    Normal,
    /// With time to think about what happened.
    Slow,
}

/// Whether single keys are shortcuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keys {
    /// They are.
    #[default]
    On,
    /// They are not, for those who dictate or press keys by chance.
    Off,
}

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// How large cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CardSize {
    /// Smaller, to see more.
    Small,
    /// As designed.
    #[default]
    Medium,
    /// Larger, to see better.
    Large,
}
