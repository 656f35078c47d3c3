//! Shares of wins by players, and by what makes a game harder.

use std::collections::BTreeSet;

use serde::Serialize;
use sobremesa_arena::figures::Rate;
use sobremesa_table::{Choice, Options, Stakes, Values};
use sobremesa_words::{Language, Tells, Words, arg};

use super::Results;
use super::table::Table;

/// What one kind of team won, by players (columns) and the game's first choice of a number (rows).
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

/// A place in a grid.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    players: u64,
    number: u64,
}

/// The choice that makes the rows; none where there is no grid. Rivals have none: their shares of wins
/// follow from how many they are.
fn row_choice<G: Tells>() -> Option<&'static Choice> {
    let is_number = |choice: &&Choice| matches!(choice.values, Values::Numbers(_));
    G::Rules::CHOICES.iter().find(is_number).filter(|_| G::STAKES == Stakes::Team)
}

/// What stands above all grids, if the game has words for it.
pub(super) fn heading<G: Tells>() -> Option<String> {
    let words = G::words(Language::English);
    let id = format!("option-{}-grid", row_choice::<G>()?.name);
    words.has(&id).then(|| words.text(&id))
}

/// What a row is called.
fn row_label<G: Tells>(choice: &Choice, number: u64) -> String {
    let words = G::words(Language::English);
    let id = format!("option-{}-row", choice.name);
    match words.has(&id) {
        true => words.message(&id, [arg("count", number)]),
        false => format!("{} {number}", choice.name),
    }
}

/// Where games by these rules belong.
fn place<R: Options + Serialize>(choice: &Choice, rules: &R) -> Option<Place> {
    let rules = serde_json::to_value(rules).expect("rules are JSON");
    let number = rules.get(choice.name)?.as_u64()?;
    Some(Place { players: rules.get("players")?.as_u64()?, number })
}

/// A grid for each kind of team, and one for the ceiling; none where the game has no such grid, or
/// only one cell of it was played.
pub(super) fn grids<G: Tells>(results: &Results<'_, G::Rules>) -> Vec<Grid> {
    let Some(choice) = row_choice::<G>() else { return Vec::new() };
    let cell = |title: String, rules, wins: &Rate| {
        place(choice, rules).map(|place| Cell { title, place, wins: *wins })
    };
    let words = G::words(Language::English);
    let entries = results
        .entries
        .iter()
        .filter_map(|entry| cell(kinds(&entry.seats), entry.rules, &entry.wins));
    let open = || words.text("arena-ceiling");
    let ceilings =
        results.ceilings.iter().filter_map(|ceiling| cell(open(), ceiling.rules, &ceiling.wins));
    let cells: Vec<Cell> = entries.chain(ceilings).collect();
    let columns = sorted(cells.iter().map(|cell| cell.place.players));
    let rows = sorted(cells.iter().map(|cell| cell.place.number));
    if columns.len() * rows.len() < 2 {
        return Vec::new();
    }
    let mut titles: Vec<String> = Vec::new();
    for cell in &cells {
        if !titles.contains(&cell.title) {
            titles.push(cell.title.clone());
        }
    }
    let row = |title: &str, number: u64| -> Vec<Option<Rate>> {
        let place = |players: &u64| Place { players: *players, number };
        columns.iter().map(|players| wins(&cells, title, place(players))).collect()
    };
    let column = |players: &u64| words.message("arena-players", [arg("count", *players)]);
    let grid = |title: String| Grid {
        columns: columns.iter().map(column).collect(),
        rows: rows.iter().map(|number| row_label::<G>(choice, *number)).collect(),
        cells: rows.iter().map(|number| row(&title, *number)).collect(),
        title,
    };
    titles.into_iter().map(grid).collect()
}

/// What a kind of team won at a place.
fn wins(cells: &[Cell], title: &str, place: Place) -> Option<Rate> {
    let mut cells = cells.iter();
    cells.find(|cell| cell.title == title && cell.place == place).map(|cell| cell.wins)
}

fn sorted(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    numbers.collect::<BTreeSet<u64>>().into_iter().collect()
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

/// A share of wins with its interval, in short.
pub(super) fn text(rate: &Rate) -> String {
    let words = Words::english();
    let [low, high] = [rate.low, rate.high].map(|share| words.decimal(100.0 * share, 1));
    format!("{} ({low} – {high})", words.percent(rate.rate, 1))
}
