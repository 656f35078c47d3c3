//! The options of Level 10.

use clap::ValueEnum;
use sobremesa_level10::{Level10, Rules, Scoring};

use super::{Place, Playable, Span};

/// The standard difficulty.
const DEFAULT_PAUSES: Span = Span { first: 2, last: 2 };

/// Options of Level 10.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Level 10")]
pub(crate) struct Arguments {
    /// How many pauses go into the deck: 3 beginner, 2 standard (the default), 1 pro, 0 master;
    /// `arena` also takes a span.
    #[arg(long, value_name = "0-3", value_parser = pauses)]
    pub(crate) pauses: Option<Span>,
    /// When the higher bonus is given: for every win (the default), or only with all 50 cards placed.
    #[arg(long, value_enum)]
    pub(crate) scoring: Option<ScoringName>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ScoringName {
    Victory,
    Strict,
}

fn pauses(text: &str) -> Result<Span, String> {
    let span: Span = text.parse()?;
    match span.numbers().find(|pauses| *pauses > Rules::MOST_PAUSES) {
        Some(pauses) => Err(format!("{pauses} is not in 0..={}", Rules::MOST_PAUSES)),
        None => Ok(span),
    }
}

impl Playable for Level10 {
    const OPTIONS: &'static [&'static str] = &["pauses", "scoring"];

    fn options(players: u8, arguments: &super::Arguments) -> anyhow::Result<Vec<Rules>> {
        let scoring = match arguments.level10.scoring.unwrap_or(ScoringName::Victory) {
            ScoringName::Victory => Scoring::Victory,
            ScoringName::Strict => Scoring::Strict,
        };
        let pauses = arguments.level10.pauses.unwrap_or(DEFAULT_PAUSES);
        Ok(pauses.numbers().map(|pauses| Rules { players, pauses, scoring }).collect())
    }

    fn place(rules: &Rules) -> Option<Place> {
        Some(Place { players: rules.players, pauses: rules.pauses })
    }
}
