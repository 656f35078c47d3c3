//! The games' options on the command line, for whoever lets bots play.

mod level10;
mod level8;
mod linko;

use std::ops::RangeInclusive;
use std::str::FromStr;

use anyhow::bail;
use sobremesa_bots::Bots;
use sobremesa_table::Options;
use sobremesa_words::{Tells, Words};

/// The options of all games.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Arguments {
    #[command(flatten)]
    level10: level10::Arguments,
    #[command(flatten)]
    linko: linko::Arguments,
    #[command(flatten)]
    level8: level8::Arguments,
}

impl Arguments {
    /// The options of single games that are given.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            ("pauses", self.level10.pauses.is_some()),
            ("scoring", self.level10.scoring.is_some()),
            ("variant", self.linko.variant.is_some()),
            ("stars", self.level8.stars.is_some()),
            ("levels", self.level8.levels.is_some()),
        ];
        given.into_iter().filter(|(_, given)| *given).map(|(name, _)| name)
    }
}

/// A game whose options can be given on the command line.
pub(crate) trait Playable: Bots + Tells {
    /// The names of its own options.
    const OPTIONS: &'static [&'static str];

    /// The options that the arguments ask for, not judged yet; several where an argument is a span.
    ///
    /// # Errors
    /// If a file that they name cannot be read.
    fn options(players: u8, arguments: &Arguments) -> anyhow::Result<Vec<Self::Rules>>;

    /// Where these options stand in a grid by players and pauses; none where the game has no pauses.
    fn place(_rules: &Self::Rules) -> Option<Place> {
        None
    }
}

/// A place in a grid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) players: u8,
    pub(crate) pauses: u8,
}

/// The options that the arguments ask for.
///
/// # Errors
/// If they cannot be played.
pub(crate) fn rules<G: Playable>(
    players: u8,
    arguments: &Arguments,
) -> anyhow::Result<Vec<G::Rules>> {
    if let Some(option) = arguments.given().find(|option| !G::OPTIONS.contains(option)) {
        bail!("{} has no option --{option}", G::NAME);
    }
    let rules = G::options(players, arguments)?;
    if let Some(refusal) = rules.iter().find_map(|rules| rules.validate().err()) {
        bail!("{}", G::refusal(Words::english(), &refusal));
    }
    Ok(rules)
}

/// A number, or all from one to another: `3`, `1-5`.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    first: u8,
    last: u8,
}

impl Span {
    /// All numbers.
    pub(crate) fn numbers(self) -> RangeInclusive<u8> {
        self.first..=self.last
    }
}

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let number = |text: &str| {
            text.parse::<u8>().map_err(|_| "give a number, such as 3, or a span, such as 1-5")
        };
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("{first} is more than {last}"));
        }
        Ok(Span { first, last })
    }
}
