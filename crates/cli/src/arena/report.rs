//! The tables of results that people read.

use std::fmt::Write;

use sobremesa_arena::figures::Rate;
use sobremesa_arena::{BotTimes, CeilingFigures, EntryFigures, Limit, Stop, Verdict};
use sobremesa_words::{Language, Tells, Words, arg};

use super::Results;
use super::grid::{grids, heading};
use super::table::Table;

/// All results as text.
pub(super) fn report<G: Tells>(results: &Results<'_, G::Rules>, limit: Limit) -> String {
    let words = G::words(Language::English);
    let mut text = String::new();
    let grids = grids::<G>(results);
    if !grids.is_empty() {
        text += &heading::<G>().map(|heading| format!("{heading}\n")).unwrap_or_default();
    }
    grids.iter().for_each(|grid| text += &format!("{}\n", grid.table()));
    for entries in results.entries.chunk_by(|one, other| one.rules == other.rules) {
        let rules = entries[0].rules;
        text += &format!("{}\n{}", G::title(words, rules), fields(words, entries, limit));
        let ceiling = results.ceilings.iter().find(|ceiling| ceiling.rules == rules);
        text += &ceiling.map(|ceiling| self::ceiling(words, ceiling)).unwrap_or_default();
    }
    if !results.ratings.is_empty() {
        text += &format!("{}\n{}", words.text("arena-ratings"), ratings(results));
    }
    text += &format!("{}\n{}", words.text("arena-decisions"), times(words, results));
    let games: u64 = results.entries.iter().map(|entry| entry.games).sum();
    let seconds = format!("{:.2}", results.seconds.as_secs_f64());
    let values = [arg("seed", results.seed), arg("games", games), arg("seconds", seconds)];
    let _ = writeln!(text, "{}", words.message("arena-end", values));
    text
}

/// The fields that play by the same rules.
fn fields<R>(words: &Words, entries: &[EntryFigures<'_, R>], limit: Limit) -> Table {
    let mut table = Table::default();
    let has_par = entries.iter().any(|entry| entry.par.is_some());
    let has_cut_off = entries.iter().any(|entry| entry.cut_off > 0);
    let is_asked = limit.stop == Stop::WhenSure;
    let shown = |head: &[(&str, bool)]| {
        let shown: Vec<String> =
            head.iter().filter(|(_, shown)| *shown).map(|(name, _)| words.text(name)).collect();
        shown
    };
    table.row(shown(&[
        ("arena-field", true),
        ("arena-wins", true),
        ("arena-interval", true),
        ("arena-par", has_par),
        ("arena-score", true),
        ("arena-interval", true),
        ("arena-blocks", true),
        ("arena-games", true),
        ("sim-cut-off", has_cut_off),
        ("arena-proven", is_asked),
    ]));
    for entry in entries {
        let par = entry.par.map(percent).unwrap_or_default();
        let verdict = entry.verdict.map(|verdict| self::verdict(words, verdict));
        let cells = [
            (entry.field.clone(), true),
            (percent(entry.wins.rate), true),
            (interval(&entry.wins), true),
            (par, has_par),
            (format!("{:.2}", entry.score.mean), true),
            (score_interval(entry.score.low, entry.score.high), true),
            (entry.blocks.to_string(), true),
            (entry.games.to_string(), true),
            (entry.cut_off.to_string(), has_cut_off),
            (verdict.unwrap_or_default(), is_asked),
        ];
        table.row(cells.into_iter().filter(|(_, shown)| *shown).map(|(cell, _)| cell));
    }
    table
}

/// What can be won at most.
fn ceiling<R>(words: &Words, ceiling: &CeilingFigures<'_, R>) -> String {
    let values = [
        arg("rate", percent(ceiling.wins.rate)),
        arg("interval", interval(&ceiling.wins)),
        arg("deals", ceiling.deals),
        arg("lost", ceiling.lost),
        arg("unknown", ceiling.deals - ceiling.winnable - ceiling.lost),
    ];
    format!("  {}\n", words.message("arena-ceiling-figures", values))
}

fn verdict(words: &Words, verdict: Verdict) -> String {
    words.text(match verdict {
        Verdict::Open => "arena-open",
        Verdict::More => "arena-more",
        Verdict::Less => "arena-less",
    })
}

fn percent(rate: f64) -> String {
    format!("{:.2} %", 100.0 * rate)
}

fn interval(rate: &Rate) -> String {
    format!("{:.2} – {:.2} %", 100.0 * rate.low, 100.0 * rate.high)
}

/// One block alone tells nothing of the spread.
fn score_interval(low: f64, high: f64) -> String {
    if low.is_finite() { format!("{low:.2} – {high:.2}") } else { "–".to_owned() }
}

fn ratings<R>(results: &Results<'_, R>) -> Table {
    let mut table = Table::default();
    for rating in &results.ratings {
        let text = format!("{:.1} ± {:.1}", rating.rating, rating.uncertainty);
        table.row([rating.bot.clone(), text]);
    }
    table
}

fn times<R>(words: &Words, results: &Results<'_, R>) -> Table {
    let mut table = Table::default();
    let head = ["arena-bot", "arena-median", "arena-p99", "arena-max", "arena-count"];
    table.row(head.map(|name| words.text(name)));
    for BotTimes { bot, times } in &results.times {
        let [median, p99, max] = [times.median_us, times.p99_us, times.max_us].map(duration);
        table.row([bot.clone(), median, p99, max, times.decisions.to_string()]);
    }
    table
}

/// A time of this many microseconds.
fn duration(microseconds: f64) -> String {
    match microseconds {
        ..1000.0 => format!("{microseconds:.2} µs"),
        ..1_000_000.0 => format!("{:.1} ms", microseconds / 1e3),
        _ => format!("{:.2} s", microseconds / 1e6),
    }
}
