//! Shares of wins by players and pauses.

use std::collections::BTreeSet;

use sobremesa_arena::figures::Rate;
use sobremesa_words::{Words, arg};

use super::Results;
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

/// A share of wins, whose it is, and where it belongs.
struct Cell {
    title: String,
    place: Place,
    wins: Rate,
}

/// A grid for each kind of team, and one for the ceiling; none where the game has no such grid, or
/// only one cell of it was played.
pub(super) fn grids<G: Playable>(results: &Results<'_, G::Rules>) -> Vec<Grid> {
    let cell = |title: String, rules, wins: &Rate| {
        G::place(rules).map(|place| Cell { title, place, wins: *wins })
    };
    let words = Words::english();
    let entries = results
        .entries
        .iter()
        .filter_map(|entry| cell(kinds(&entry.seats), entry.rules, &entry.wins));
    let open = || words.text("arena-ceiling");
    let ceilings =
        results.ceilings.iter().filter_map(|ceiling| cell(open(), ceiling.rules, &ceiling.wins));
    let cells: Vec<Cell> = entries.chain(ceilings).collect();
    let columns = sorted(cells.iter().map(|cell| cell.place.players));
    let rows = sorted(cells.iter().map(|cell| cell.place.pauses));
    if columns.len() * rows.len() < 2 {
        return Vec::new();
    }
    let mut titles: Vec<String> = Vec::new();
    for cell in &cells {
        if !titles.contains(&cell.title) {
            titles.push(cell.title.clone());
        }
    }
    let label = |message: &str, number: &u8| words.message(message, [arg("count", *number)]);
    let row = |title: &str, pauses: u8| -> Vec<Option<Rate>> {
        let place = |players: &u8| Place { players: *players, pauses };
        columns.iter().map(|players| wins(&cells, title, place(players))).collect()
    };
    let grid = |title: String| Grid {
        columns: columns.iter().map(|players| label("arena-players", players)).collect(),
        rows: rows.iter().map(|pauses| label("arena-pauses", pauses)).collect(),
        cells: rows.iter().map(|pauses| row(&title, *pauses)).collect(),
        title,
    };
    titles.into_iter().map(grid).collect()
}

/// What a kind of team won at a place.
fn wins(cells: &[Cell], title: &str, place: Place) -> Option<Rate> {
    let mut cells = cells.iter();
    cells.find(|cell| cell.title == title && cell.place == place).map(|cell| cell.wins)
}

fn sorted(numbers: impl Iterator<Item = u8>) -> Vec<u8> {
    numbers.collect::<BTreeSet<u8>>().into_iter().collect()
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
