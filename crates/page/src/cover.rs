//! A game's cover: what the pages around the tables know of it.

use std::ops::RangeInclusive;

use sobremesa_bots::Bots;
use sobremesa_table::{Choice, Options};
use sobremesa_words::{Language, Words};

use crate::assets::AROUND;
use crate::card::Face;
use crate::character::Character;
use crate::ending::Score;
use crate::rules::{Glance, Section};
use crate::table::Shows;

/// What the pages around the tables know of a game.
#[derive(Clone, Copy)]
pub struct Cover {
    /// Its name in paths and commands.
    pub name: &'static str,
    /// How many can play.
    pub players: (u8, u8),
    /// What can be chosen.
    pub choices: &'static [Choice],
    /// The bots that it offers, the weakest first.
    pub bots: fn() -> Vec<(String, Character)>,
    /// The names of all its kinds of bots.
    pub kinds: fn() -> Vec<&'static str>,
    /// What the seats after one's own are for, if nobody says otherwise: `open`, `closed` or a bot.
    pub seats: fn() -> Vec<&'static str>,
    /// How many play when somebody presses 'play now'.
    pub at_once: u8,
    /// Whether points can be compared from game to game.
    pub has_points: bool,
    /// Three cards for its picture.
    pub emblem: fn() -> Vec<Face>,
    /// Whether it can be learned by a first game.
    pub has_lesson: bool,
    pub(crate) score: fn(&Words, i64) -> Score,
    pub(crate) title: fn(&Words) -> String,
    pub(crate) words: fn(Language) -> &'static Words,
    pub(crate) style: &'static str,
    pub(crate) drawings: fn() -> String,
    pub(crate) sections: &'static [Section],
    pub(crate) glance: fn(&Words) -> Option<Glance>,
}

impl Cover {
    /// The cover of a game.
    pub fn of<G: Shows + Bots>() -> Cover {
        let (least, most) = G::Rules::PLAYERS.into_inner();
        Cover {
            name: G::NAME,
            players: (least, most),
            choices: G::Rules::CHOICES,
            bots: Character::offered::<G>,
            kinds: || G::BOTS.iter().map(|kind| kind.name).collect(),
            seats: seats::<G>,
            at_once: (G::AT_ONCE + 1).clamp(least, most),
            has_points: G::HAS_POINTS,
            emblem: G::emblem,
            has_lesson: G::lesson().is_some(),
            score: G::score,
            title: G::name,
            words: G::words,
            style: G::STYLE,
            drawings: G::drawings,
            sections: G::SECTIONS,
            glance: G::glance,
        }
    }

    /// The words of the game and the house.
    pub fn words(&self, language: Language) -> &'static Words {
        (self.words)(language)
    }

    /// What the game is called.
    pub fn title(&self, language: Language) -> String {
        (self.title)(self.words(language))
    }

    /// A seat's score as it is told beside those of others.
    pub fn score(&self, language: Language, points: i64) -> Score {
        (self.score)(self.words(language), points)
    }

    /// One of the game's messages, such as `kind`; nothing if it has none.
    pub(crate) fn text(&self, language: Language, message: &str) -> String {
        text(self.words(language), self.name, message)
    }

    /// How many can play.
    pub fn players(&self) -> RangeInclusive<u8> {
        self.players.0..=self.players.1
    }
}

/// One of a game's messages, such as `kind`; nothing if it has none.
pub(crate) fn text(words: &Words, game: &str, message: &str) -> String {
    let id = format!("{game}-{message}");
    if words.has(&id) { words.text(&id) } else { String::new() }
}

/// The styles of a page around the tables that shows cards of these games.
pub(crate) fn sheets(games: &[Cover]) -> Vec<&'static str> {
    games.iter().map(|game| game.name).chain([AROUND]).collect()
}

/// What a game says of its seats; a friend and nobody else where it says nothing.
fn seats<G: Shows>() -> Vec<&'static str> {
    let others = usize::from(*G::Rules::PLAYERS.end()).saturating_sub(1);
    let needed = usize::from(*G::Rules::PLAYERS.start()).saturating_sub(1).max(1);
    let plain = (0..others).map(|index| if index < needed { "open" } else { "closed" });
    if G::SEATS.is_empty() { plain.collect() } else { G::SEATS.to_vec() }
}
