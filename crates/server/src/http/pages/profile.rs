//! A person's page of results: their own, or one that is shared.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use sobremesa_arena::figures::Rate;
use sobremesa_page::House;
use sobremesa_page::profile::{self, Kind, Played, Profile};
use sobremesa_store::{Counted, PersonId};
use sobremesa_table::Stakes;

use super::super::{Me, Problem, Shared};
use super::form::{Fields, Filled};
use super::reader::{self, Reading};
use crate::day::Day;
use crate::game::Game;
use crate::hash::hex;
use crate::language;

/// This many of a person's last results are looked at.
const LAST: u32 = 2_000;

/// The reader's own page.
pub(super) async fn own(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let (games, link) = match reading.id() {
        Some(person) => {
            let page = shared.store().page_of(person).await?;
            let link = page.map(|page| format!("{}/p/{page}", reading.outside));
            (played(&shared, &reading.house, person, None).await?, link)
        }
        None => (Vec::new(), None),
    };
    let name = reading.house.name.as_deref().unwrap_or_default();
    let (house, games, link) = (&reading.house, &games, link.as_deref());
    Ok(reader::page(profile::page(&Profile { house, name, is_own: true, link, games })))
}

/// Somebody's page that is shared.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(page) = path?;
    let found = shared.store().person_of_page(&page).await?;
    let (person, name) = found.ok_or_else(Problem::not_found)?;
    // Nobody else hears of a day's deal before the day is over.
    let today = shared.hall.days().today();
    let games = played(&shared, &reading.house, person, Some(today)).await?;
    let (house, name) = (&reading.house, language::words().person(&name));
    let shown = Profile { house, name: &name, is_own: false, link: None, games: &games };
    Ok(reader::page(profile::page(&shown)))
}

/// Shares the reader's own page, or no more. A link that was passed on leads nowhere then.
pub(super) async fn share(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let kept = shared.store().page_of(me.id).await?;
    let fresh = || hex(&shared.hall.random().bytes::<12>());
    let page = (fields.text("share") == "on").then(|| kept.unwrap_or_else(fresh));
    shared.store().set_page(me.id, page.as_deref()).await?;
    Ok(Redirect::to("/me/results").into_response())
}

/// What came of a person's games.
async fn played(
    shared: &Shared,
    house: &House,
    person: PersonId,
    before: Option<Day>,
) -> Result<Vec<Played>, Problem> {
    let before = before.map(|day| day.0);
    let mut results = shared.store().counted(person, before, LAST).await?;
    results.reverse();
    let of = |game: &Game| {
        let own: Vec<&Counted> =
            results.iter().filter(|result| result.game == game.cover.name).collect();
        (!own.is_empty()).then(|| sum_up(game, house, &own))
    };
    Ok(shared.hall.games().iter().filter_map(of).collect())
}

/// What results of one game come to, the first one first.
fn sum_up(game: &Game, house: &House, results: &[&Counted]) -> Played {
    let mut kinds: Vec<(&str, Vec<&Counted>)> = Vec::new();
    for result in results {
        match kinds.iter_mut().find(|(kind, _)| *kind == result.kind) {
            Some((_, all)) => all.push(result),
            None => kinds.push((&result.kind, vec![result])),
        }
    }
    kinds.sort_by_key(|(_, all)| std::cmp::Reverse(all.len()));
    let won: Vec<bool> = results.iter().map(|result| result.wins > 0).collect();
    let (mut row, mut most) = (0, 0);
    for won in &won {
        row = if *won { row + 1 } else { 0 };
        most = most.max(row);
    }
    Played {
        title: game.cover.title(house.language),
        has_points: game.cover.has_points,
        kinds: kinds.iter().map(|(kind, all)| summed(game, house, kind, all)).collect(),
        row: (row, most),
        won,
    }
}

fn summed(game: &Game, house: &House, kind: &str, results: &[&Counted]) -> Kind {
    let won = results.iter().filter(|result| result.wins > 0).count();
    let rate = Rate::new(won as u64, results.len() as u64);
    let percent = |part: f64| (part * 100.0).round() as u32;
    let players: Option<u32> = kind.split(' ').next().and_then(|players| players.parse().ok());
    Kind {
        title: (game.titled)(kind, house.language).unwrap_or_else(|| kind.to_owned()),
        games: results.len() as u32,
        share: (percent(rate.rate), percent(rate.low), percent(rate.high)),
        chance: players.filter(|_| game.stakes == Stakes::Rivals).map(|players| 100 / players),
        best: results.iter().map(|result| result.points).max().unwrap_or_default(),
    }
}
