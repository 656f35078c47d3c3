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
        text += &format!("{}\n{}", words.text("arena-ratings"), ratings(words, results));
    }
    text += &format!("{}\n{}", words.text("arena-decisions"), times(words, results));
    let games: u64 = results.entries.iter().map(|entry| entry.games).sum();
    let seconds = words.decimal(results.seconds.as_secs_f64(), 2);
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
        let par = entry.par.map(|par| words.percent(par, 2)).unwrap_or_default();
        let verdict = entry.verdict.map(|verdict| self::verdict(words, verdict));
        let cells = [
            (entry.field.clone(), true),
            (words.percent(entry.wins.rate, 2), true),
            (interval(words, &entry.wins), true),
            (par, has_par),
            (words.decimal(entry.score.mean, 2), true),
            (score_interval(words, entry.score.low, entry.score.high), true),
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
        arg("rate", words.percent(ceiling.wins.rate, 2)),
        arg("interval", interval(words, &ceiling.wins)),
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

fn interval(words: &Words, rate: &Rate) -> String {
    format!("{} – {}", words.decimal(100.0 * rate.low, 2), words.percent(rate.high, 2))
}

/// One block alone tells nothing of the spread.
fn score_interval(words: &Words, low: f64, high: f64) -> String {
    let number = |number: f64| words.decimal(number, 2);
    if low.is_finite() { format!("{} – {}", number(low), number(high)) } else { "–".to_owned() }
}

fn ratings<R>(words: &Words, results: &Results<'_, R>) -> Table {
    let mut table = Table::default();
    for rating in &results.ratings {
        let text =
            [rating.rating, rating.uncertainty].map(|number| words.decimal(number, 1)).join(" ± ");
        table.row([rating.bot.clone(), text]);
    }
    table
}

fn times<R>(words: &Words, results: &Results<'_, R>) -> Table {
    let mut table = Table::default();
    let head = ["arena-bot", "arena-median", "arena-p99", "arena-max", "arena-count"];
    table.row(head.map(|name| words.text(name)));
    for BotTimes { bot, times } in &results.times {
        let [median, p99, max] =
            [times.median_us, times.p99_us, times.max_us].map(|time| duration(words, time));
        table.row([bot.clone(), median, p99, max, times.decisions.to_string()]);
    }
    table
}

/// A time of this many microseconds.
fn duration(words: &Words, microseconds: f64) -> String {
    match microseconds {
        ..1000.0 => format!("{} µs", words.decimal(microseconds, 2)),
        ..1_000_000.0 => format!("{} ms", words.decimal(microseconds / 1e3, 1)),
        _ => format!("{} s", words.decimal(microseconds / 1e6, 2)),
    }
}
