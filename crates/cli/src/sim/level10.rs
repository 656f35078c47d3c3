//! Simulating Level 10.

use clap::ValueEnum;
use sobremesa_arena::level10::{Level10Figures, Level10Tally};
use sobremesa_level10::{Level10, Rules, Scoring};

use super::{Report, Simulated};

/// The standard difficulty.
const DEFAULT_PAUSES: u8 = 2;

/// Options of Level 10.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Level 10")]
pub(crate) struct Arguments {
    /// How many pauses go into the deck: 3 beginner, 2 standard (the default), 1 pro, 0 master.
    #[arg(long, value_name = "0..3", value_parser = clap::value_parser!(u8).range(0..=3))]
    pub(crate) pauses: Option<u8>,
    /// When the higher bonus is given: for every win (the default), or only with all 50 cards placed.
    #[arg(long, value_enum)]
    pub(crate) scoring: Option<ScoringName>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ScoringName {
    Victory,
    Strict,
}

impl Simulated for Level10 {
    type Tally = Level10Tally;

    const OPTIONS: &'static [&'static str] = &["pauses", "scoring"];

    fn options(arguments: &super::Arguments) -> anyhow::Result<Rules> {
        let scoring = match arguments.level10.scoring.unwrap_or(ScoringName::Victory) {
            ScoringName::Victory => Scoring::Victory,
            ScoringName::Strict => Scoring::Strict,
        };
        let pauses = arguments.level10.pauses.unwrap_or(DEFAULT_PAUSES);
        Ok(Rules { players: arguments.players, pauses, scoring })
    }

    fn report(figures: &Level10Figures, report: &mut Report) {
        report.rate("sim-win-rate", &figures.win_rate, figures.wins, figures.games);
        report.mean("sim-mean-score", &figures.score);
        report.mean("sim-mean-cells", &figures.cells);
        report.length(&figures.length);
        let words = report.words();
        let losses: Vec<(String, u64)> = figures
            .losses
            .iter()
            .map(|(loss, count)| (words.level10_loss(*loss), *count))
            .collect();
        report.shares("sim-causes", &losses);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }
}
