//! A game as the program takes it.

use std::io::Write;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use sobremesa_arena::{Contestant, NoSuchContestant, Tallies};
use sobremesa_bots::net::Net;
use sobremesa_page::Shows;
use sobremesa_table::{Choice, Options, Stakes};
use sobremesa_words::{Language, Told};

use crate::bots::Bot;
use crate::record::Found;
use crate::{analyze, arena, bots, show, sim, verify};

/// A game as the program takes it: what is generic over games is called through it. Types are erased
/// here, and nowhere else.
#[derive(Clone, Copy)]
pub struct Game {
    pub(crate) name: &'static str,
    pub(crate) stakes: Stakes,
    /// How many can play.
    pub(crate) players: fn() -> RangeInclusive<u8>,
    pub(crate) choices: &'static [Choice],
    /// What people call it, in English.
    pub(crate) title: fn() -> String,
    pub(crate) bots: fn() -> Vec<Bot>,
    pub(crate) bot_names: fn() -> Vec<&'static str>,
    /// Whether a net plays it.
    pub(crate) takes_net: fn(&Net) -> Result<(), NoSuchContestant>,
    pub(crate) hosted: sobremesa_server::Game,
    pub(crate) sim: Command<sim::Arguments>,
    pub(crate) arena: Command<arena::Arguments>,
    pub(crate) merge: Command<arena::merge::Arguments>,
    pub(crate) verify: fn(&str) -> Result<(), Told>,
    pub(crate) show: fn(&Found, &mut dyn Write) -> anyhow::Result<ExitCode>,
    pub(crate) analyze: fn(&Found, &analyze::Arguments, &mut dyn Write) -> anyhow::Result<ExitCode>,
}

/// Does with a game what its arguments ask for, and prints what comes of it.
type Command<A> = fn(&A, &mut dyn Write) -> anyhow::Result<()>;

impl Game {
    /// A game. All that it must have is words, bots, a page and a way to sum up results, and each of
    /// them has a default.
    pub fn of<G: Shows + Tallies>() -> Game {
        Game {
            name: G::NAME,
            stakes: G::STAKES,
            players: || G::Rules::PLAYERS,
            choices: G::Rules::CHOICES,
            title: || G::name(G::words(Language::English)),
            bots: Bot::all::<G>,
            bot_names: bots::of::<G>,
            takes_net: Contestant::check_net::<G>,
            hosted: sobremesa_server::Game::of::<G>(),
            sim: sim::play_game::<G>,
            arena: arena::play_game::<G>,
            merge: arena::merge::merge::<G>,
            verify: verify::verify::<G>,
            show: show::show::<G>,
            analyze: analyze::analyze::<G>,
        }
    }

    /// Its name in records, in paths and on the command line.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// No game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game {name:?}; the games are: {}", .games.join(", "))]
pub(crate) struct UnknownGame {
    name: String,
    games: Vec<&'static str>,
}

/// The game of this name.
pub(crate) fn find(games: &[Game], name: &str) -> Result<Game, UnknownGame> {
    let unknown =
        || UnknownGame { name: name.into(), games: games.iter().map(|game| game.name).collect() };
    games.iter().find(|game| game.name == name).copied().ok_or_else(unknown)
}
