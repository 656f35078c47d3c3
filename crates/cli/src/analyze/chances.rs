//! Everyone's chances, as text and as a picture.

use std::fmt::Write as _;
use std::io::{self, Write};

use rayon::ThreadPool;
use rayon::prelude::*;
use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Analysis, Effort, Figures, Point};
use sobremesa_page::curve::{self, Caption};
use sobremesa_page::insight::{Insight, Told};
use sobremesa_table::Record;
use sobremesa_words::{Tells, arg};

/// How many rows the table of chances has at most; `--json` has all of them.
const ROWS: usize = 16;
/// How many turning points and slips are told.
const TURNINGS: usize = 8;
const SLIPS: usize = 5;

/// The figures of a game; none without effort, or where the game has no bot that reckons chances.
pub(super) fn find<G: Bots>(
    record: &Record<G>,
    effort: Effort,
    pool: &ThreadPool,
) -> Option<Figures> {
    if effort == Effort(0) || record.moves.is_empty() {
        return None;
    }
    let analysis = Analysis::new(&record.rules, &record.moves, effort)?;
    let pieces = (0..analysis.pieces()).into_par_iter();
    let parts: Vec<_> = pool.install(|| pieces.map(|piece| analysis.work(piece)).collect());
    Some(analysis.finish(parts))
}

/// Prints the chances, the turning points and what gave most away.
pub(super) fn print<G: Tells>(insight: &Insight<'_, G>, out: &mut impl Write) -> io::Result<()> {
    let words = insight.words;
    writeln!(out, "\n{}", words.text("insight-title"))?;
    let names = names(insight);
    let head: String = names.iter().fold(words.text("insight-move"), |mut head, name| {
        let _ = write!(head, "  {name:>6}");
        head
    });
    writeln!(out, "  {head}")?;
    let width = words.text("insight-move").chars().count();
    let curve = &insight.figures.curve;
    for number in rows(curve.len()) {
        write!(out, "  {number:>width$}")?;
        for (name, chance) in names.iter().zip(&curve[number - 1].chances) {
            let width = name.chars().count().max(6);
            write!(out, "  {:>width$}", words.percent(*chance, 0))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", insight.noise())?;
    list(insight, "insight-turnings", &insight.all_turnings(TURNINGS), out)?;
    list(insight, "insight-slips", &insight.slips(SLIPS), out)
}

/// The first move, the last, and some in between.
fn rows(moves: usize) -> Vec<usize> {
    let count = moves.min(ROWS);
    let row = |index: usize| 1 + index * (moves - 1) / (count - 1).max(1);
    (0..count).map(row).collect()
}

fn list<G: Tells>(
    insight: &Insight<'_, G>,
    heading: &str,
    told: &[Told],
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "\n{}", insight.words.text(heading))?;
    if told.is_empty() {
        return writeln!(out, "      {}", insight.words.text("insight-quiet"));
    }
    for told in told {
        writeln!(out, "{:>4}. {}", told.number, told.deed)?;
        for line in told.change.iter().chain(&told.advice) {
            writeln!(out, "      {line}")?;
        }
    }
    Ok(())
}

/// Whose lines the curve has.
fn names<G: Tells>(insight: &Insight<'_, G>) -> Vec<String> {
    let lines = insight.figures.curve.first().map_or(0, |point| point.chances.len());
    (0..lines).map(|line| insight.name(line)).collect()
}

/// The curve as an SVG.
pub(super) fn picture<G: Tells>(insight: &Insight<'_, G>) -> String {
    let (words, names) = (insight.words, names(insight));
    let title = format!("{} – {}", G::name(words), words.text("insight-title"));
    let percent = |point: Option<&Point>, line: usize| {
        words.percent(point.map_or(0.0, |point| point.chances[line]), 0)
    };
    let mut description = String::new();
    let curve = &insight.figures.curve;
    for (line, name) in names.iter().enumerate() {
        let values = [
            arg("name", name.clone()),
            arg("from", percent(curve.first(), line)),
            arg("to", percent(curve.last(), line)),
        ];
        let _ = writeln!(description, "{}", words.message("insight-course", values));
    }
    for told in insight.all_turnings(TURNINGS) {
        let parts: Vec<String> =
            [told.deed].into_iter().chain(told.change).chain(told.advice).collect();
        let _ = writeln!(description, "{}. {}", told.number, parts.join(" "));
    }
    curve::file(
        insight.figures,
        &Caption { title: &title, description: &description, names: &names },
    )
}
