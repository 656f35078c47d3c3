//! Simulating Level 8.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::Deserialize;
use sobremesa_arena::level8::{Level8Figures, Level8Tally, LevelFigures};
use sobremesa_level8::{Level8, Levels, Refusal, Rules, Stars};
use sobremesa_words::{Tells, Words, arg};

use super::{Report, Simulated};

/// Options of Level 8.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Level 8")]
pub(crate) struct Arguments {
    /// The side of the level card: 1 (the default), or 2 with our own harder levels and kept cards.
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) stars: Option<u8>,
    /// Levels of your own, in a TOML or JSON file; see docs/rules/level8.md.
    #[arg(long, value_name = "FILE")]
    pub(crate) levels: Option<PathBuf>,
}

/// A file of levels.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelFile {
    levels: Vec<Vec<String>>,
}

/// L8-4c: the levels of a file.
fn read_levels(path: &Path) -> anyhow::Result<Levels> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let is_json = match extension {
        Some("json") => true,
        Some("toml") => false,
        _ => bail!("{}: a file of levels is called NAME.toml or NAME.json", path.display()),
    };
    let text = fs::read_to_string(path)
        .with_context(|| format!("cannot read the levels in {}", path.display()))?;
    let in_file = || format!("in {}", path.display());
    let file: LevelFile = match is_json {
        true => serde_json::from_str(&text).with_context(in_file)?,
        false => toml::from_str(&text).with_context(in_file)?,
    };
    Levels::from_names(&file.levels).map_err(|bad| {
        let sentence = Level8::refusal(Words::english(), &Refusal::BadLevels(bad));
        anyhow::Error::msg(sentence).context(in_file())
    })
}

impl Simulated for Level8 {
    type Tally = Level8Tally;

    const OPTIONS: &'static [&'static str] = &["stars", "levels"];

    fn options(arguments: &super::Arguments) -> anyhow::Result<Rules> {
        let stars =
            Stars::try_from(arguments.level8.stars.unwrap_or(1)).map_err(anyhow::Error::msg)?;
        let rules = Rules::new(arguments.players, stars);
        match &arguments.level8.levels {
            None => Ok(rules),
            Some(path) => Ok(rules.with_levels(read_levels(path)?)),
        }
    }

    fn report(figures: &Level8Figures, report: &mut Report) {
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, figures_of_seat) in figures.by_seat.iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            let finished = figures.games - figures.cut_off;
            let text = report.rate_text(&figures_of_seat.win_rate, figures_of_seat.wins, finished);
            report.sub_row(&label, text);
        }
        report.row("level8-sim-levels", String::new());
        for (number, level) in (1..).zip(&figures.levels) {
            let label = words.message("level8-sim-level", [arg("number", number)]);
            report.sub_row(&label, level_text(level, report));
        }
        report.mean("level8-sim-rounds", &figures.rounds);
        report.mean("level8-sim-reshuffles", &figures.reshuffles);
        report.mean("level8-sim-skips", &figures.skips);
        report.length(&figures.length);
        let ends = [
            (words.text("level8-sim-end-last-level"), figures.ends.last_level),
            (words.text("level8-sim-end-went-out"), figures.ends.went_out),
        ];
        report.shares("sim-ends", &ends);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }
}

fn level_text(level: &LevelFigures, report: &Report) -> String {
    let turns = level.turns_to_lay.map(|turns| format!("{turns:.2}"));
    let values = [arg("turns", turns.unwrap_or_default()), arg("laid", level.laid)];
    report.words().message("level8-sim-level-figures", values)
}
