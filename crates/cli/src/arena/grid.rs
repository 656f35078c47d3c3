//! Shares of wins by players and pauses.

use sobremesa_arena::EntryFigures;
use sobremesa_arena::figures::Rate;
use sobremesa_words::{Words, arg};

use super::table::Table;
use crate::rules::{Place, Playable};

/// What one kind of team won, by pauses (rows) and players (columns).
pub(super) struct Grid {
    pub(super) title: String,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<String>,
    /// Row by row; none where such a team did not play.
    pub(super) cells: Vec<Vec<Option<Rate>>>,
}

/// A grid for each kind of team; none where the game has no such grid, or only one cell of it was
/// played.
pub(super) fn grids<G: Playable>(entries: &[EntryFigures<'_, G::Rules>]) -> Vec<Grid> {
    let places: Option<Vec<_>> = entries.iter().map(|entry| G::place(entry.rules)).collect();
    let Some(places) = places else { return Vec::new() };
    let mut columns: Vec<u8> = places.iter().map(|place| place.players).collect();
    let mut rows: Vec<u8> = places.iter().map(|place| place.pauses).collect();
    for numbers in [&mut columns, &mut rows] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    if columns.len() * rows.len() < 2 {
        return Vec::new();
    }
    let mut titles: Vec<String> = Vec::new();
    for entry in entries {
        let title = kinds(&entry.seats);
        if !titles.contains(&title) {
            titles.push(title);
        }
    }
    let words = Words::english();
    let label = |message: &str, number: u8| words.message(message, [arg("count", number)]);
    let cell = |title: &str, place: Place| {
        let mut found = entries.iter().zip(&places).filter(|(_, other)| **other == place);
        found.find(|(entry, _)| kinds(&entry.seats) == title).map(|(entry, _)| entry.wins)
    };
    let row = |title: &str, pauses: u8| {
        columns.iter().map(|players| cell(title, Place { players: *players, pauses })).collect()
    };
    let grid = |title: String| Grid {
        columns: columns.iter().map(|players| label("arena-players", *players)).collect(),
        rows: rows.iter().map(|pauses| label("arena-pauses", *pauses)).collect(),
        cells: rows.iter().map(|pauses| row(&title, *pauses)).collect(),
        title,
    };
    titles.into_iter().map(grid).collect()
}

/// Who is in a team, whatever its size: `search + heuristic`.
fn kinds(seats: &[String]) -> String {
    let mut kinds = seats.to_vec();
    kinds.dedup();
    kinds.join(" + ")
}

impl Grid {
    /// The grid as text.
    pub(super) fn table(&self) -> Table {
        let mut table = Table::default();
        table.row([self.title.clone()].into_iter().chain(self.columns.iter().cloned()));
        for (label, cells) in self.rows.iter().zip(&self.cells) {
            let cells = cells.iter().map(|cell| cell.as_ref().map(text).unwrap_or_default());
            table.row([label.clone()].into_iter().chain(cells));
        }
        table
    }
}

fn text(rate: &Rate) -> String {
    let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|share| 100.0 * share);
    format!("{rate:.1} % ({low:.1} – {high:.1})")
}
