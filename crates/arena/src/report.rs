//! The table of figures that people read.

use std::fmt;
use std::time::Duration;

use sobremesa_words::{Language, Tells, Words, arg};

use crate::figures::{Mean, Rate};

/// Rows of a label and its figures.
pub struct Report {
    words: &'static Words,
    heading: String,
    rows: Vec<(String, String)>,
}

impl Report {
    /// The table's first rows.
    pub fn new<G: Tells>(rules: &G::Rules, games: u64, bots: &[String], seed: &str) -> Report {
        let words = G::words(Language::English);
        let title = arg("title", G::title(words, rules));
        let heading = words.message("sim-heading", [arg("games", games), title]);
        let mut report = Report { words, heading, rows: Vec::new() };
        report.row("sim-bots", bots.join(", "));
        report.row("sim-seed", seed.to_owned());
        report
    }

    /// The words that the table is written in.
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// A row with a message as its label.
    pub fn row(&mut self, label: &str, figures: String) {
        self.rows.push((self.words.text(label), figures));
    }

    /// A row below another one.
    pub fn sub_row(&mut self, label: &str, figures: String) {
        self.rows.push((format!("  {label}"), figures));
    }

    /// A row with a part of the games.
    pub fn rate(&mut self, label: &str, rate: &Rate, hits: u64, games: u64) {
        let text = self.rate_text(rate, hits, games);
        self.row(label, text);
    }

    /// A part of the games.
    pub fn rate_text(&self, rate: &Rate, hits: u64, games: u64) -> String {
        let words = self.words;
        let values = [
            arg("rate", words.percent(rate.rate, 2)),
            arg("low", words.decimal(100.0 * rate.low, 2)),
            arg("high", words.percent(rate.high, 2)),
            arg("wins", hits),
            arg("games", games),
        ];
        self.words.message("sim-rate", values)
    }

    /// A row with a mean.
    pub fn mean(&mut self, label: &str, mean: &Mean) {
        let number = |number: f64| self.words.decimal(number, 2);
        let values = [
            arg("mean", number(mean.mean)),
            arg("low", number(mean.low)),
            arg("high", number(mean.high)),
        ];
        let text = self.words.message("sim-mean", values);
        self.row(label, text);
    }

    /// Rows with what parts of a whole there are.
    pub fn shares(&mut self, label: &str, parts: &[(String, u64)]) {
        let whole: u64 = parts.iter().map(|(_, count)| count).sum();
        self.row(label, String::new());
        for (label, count) in parts {
            let share = *count as f64 / whole.max(1) as f64;
            let values = [arg("share", self.words.percent(share, 1)), arg("count", *count)];
            let text = self.words.message("sim-share", values);
            self.sub_row(label, text);
        }
    }

    /// A row with the number of actions a game.
    pub fn length(&mut self, mean: &Mean) {
        let values = [
            arg("mean", self.words.decimal(mean.mean, 2)),
            arg("least", mean.least),
            arg("most", mean.most),
        ];
        let text = self.words.message("sim-length-figures", values);
        self.row("sim-length", text);
    }

    /// The last row.
    pub fn speed(&mut self, actions: i64, time: Duration) {
        let seconds = arg("seconds", self.words.decimal(time.as_secs_f64(), 2));
        let text = self.words.message("sim-speed-figures", [arg("actions", actions), seconds]);
        self.row("sim-speed", text);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width =
            self.rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or_default();
        writeln!(f, "{}", self.heading)?;
        self.rows.iter().try_for_each(|(label, figures)| {
            let line = format!("  {label:width$}  {figures}");
            writeln!(f, "{}", line.trim_end())
        })
    }
}
