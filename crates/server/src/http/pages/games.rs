//! My games.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use sobremesa_page::games::{self, Games, Wanted};
use sobremesa_page::home::Listed;
use sobremesa_store::{Cursor, Filter, TableState};

use super::super::{Problem, Shared};
use super::home::listed;
use super::reader::{self, Reading};

/// This many games that are over are listed on a page.
const OVER: u32 = 20;
/// Nobody sits at nearly as many tables.
const RUNNING: u32 = 100;

/// Which games are looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sought {
    game: Option<String>,
    won: Option<bool>,
    before: Option<String>,
}

/// The reader's own games.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    sought: Result<Query<Sought>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Sought { game, won, before }) = sought?;
    let game = game.filter(|game| shared.hall.game(game).is_some());
    // A place that is none is the beginning.
    let before: Option<Cursor> = before.and_then(|before| before.parse().ok());
    let (mut running, mut finished, mut next) = (Vec::new(), Vec::new(), None);
    if let Some(person) = reading.id() {
        let all = Filter { game: game.clone(), person: Some(person), ..Filter::default() };
        let is_first = before.is_none() && won.is_none();
        for state in [TableState::Running, TableState::Waiting].into_iter().filter(|_| is_first) {
            let filter = Filter { state: Some(state), limit: RUNNING, ..all.clone() };
            running.extend(listed(&shared, &reading.house, &filter, Some(person)).await?.0);
        }
        let filter = Filter { state: Some(TableState::Finished), won, before, limit: OVER, ..all };
        (finished, next) = listed(&shared, &reading.house, &filter, Some(person)).await?;
    }
    // Where it is one's turn comes first.
    running.sort_by_key(|table: &Listed| !table.is_my_turn);
    let shown = Games {
        house: &reading.house,
        games: &shared.covers,
        wanted: Wanted { game, won },
        running: &running,
        finished: &finished,
        next: next.map(|next| next.to_string()),
    };
    Ok(reader::page(games::page(&shown)))
}
