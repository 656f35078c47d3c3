//! The bots' pages.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use sobremesa_page::{Character, bots};

use super::super::{Problem, Shared};
use super::reader::{self, Reading};
use super::summed;

/// This many of a bot's last results are looked at.
const LAST: u32 = 5_000;

/// All bots.
pub(super) async fn all(reading: Reading) -> Response {
    reader::page(bots::all(&reading.house))
}

/// A bot, with what came of its games against people.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(name) = path?;
    let bot = Character::named(&name).ok_or_else(Problem::not_found)?;
    // Nobody hears of a day's deal before the day is over.
    let today = shared.hall.days().today();
    let mut results = shared.store().counted_of_bot(bot.code(), today.0, LAST).await?;
    results.reverse();
    let games = summed::played(&shared, &reading.house, &results);
    Ok(reader::page(bots::page(&reading.house, bot, &games)))
}
