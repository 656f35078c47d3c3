//! Simulating Level 10.

use clap::ValueEnum;
use sobremesa_arena::level10::{Level10Figures, Level10Tally};
use sobremesa_level10::{Level10, Rules, Scoring};
use sobremesa_words::arg;

use super::{Report, Simulated};

/// Options of Level 10.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Level 10")]
pub(crate) struct Arguments {
    /// How many pauses go into the deck: 3 beginner, 2 standard, 1 pro, 0 master.
    #[arg(long, value_name = "0..3", default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=3))]
    pauses: u8,
    /// When the higher bonus is given: for every win, or only with all 50 cards placed.
    #[arg(long, value_enum, default_value_t = ScoringName::Victory)]
    scoring: ScoringName,
}

#[derive(Clone, Copy, ValueEnum)]
enum ScoringName {
    Victory,
    Strict,
}

impl Simulated for Level10 {
    type Tally = Level10Tally;

    fn options(arguments: &super::Arguments) -> anyhow::Result<Rules> {
        let scoring = match arguments.level10.scoring {
            ScoringName::Victory => Scoring::Victory,
            ScoringName::Strict => Scoring::Strict,
        };
        Ok(Rules { players: arguments.players, pauses: arguments.level10.pauses, scoring })
    }

    fn report(figures: &Level10Figures, report: &mut Report) {
        report.rate("sim-win-rate", &figures.win_rate, figures.wins, figures.games);
        report.mean("sim-mean-score", &figures.score);
        report.mean("sim-mean-cells", &figures.cells);
        report.length(&figures.length);
        let words = report.words();
        let lost: u64 = figures.losses.values().sum();
        if lost > 0 {
            report.row("sim-causes", String::new());
        }
        for (loss, count) in &figures.losses {
            let share = arg("share", format!("{:.1}", 100.0 * *count as f64 / lost as f64));
            let text = words.message("sim-cause", [share, arg("count", *count)]);
            report.sub_row(&words.level10_loss(*loss), text);
        }
        if figures.cut_off > 0 {
            report.row("sim-cut-off", figures.cut_off.to_string());
        }
    }
}
