//! A person's page of results: their own, or one that is shared.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use sobremesa_arena::Skill;
use sobremesa_page::House;
use sobremesa_page::figures::{Played, Rating};
use sobremesa_page::profile::{self, Profile};
use sobremesa_store::PersonId;
use sobremesa_table::Stakes;

use super::super::{Owner, Problem, Shared};
use super::form::{Fields, Filled};
use super::reader::{self, Reading};
use super::summed;
use crate::day::Day;
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
    Owner(me): Owner,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let kept = shared.store().page_of(me.id).await?;
    let fresh = || hex(&shared.hall.random().bytes::<12>());
    let page = (fields.text("share") == "on").then(|| kept.unwrap_or_else(fresh));
    shared.store().set_page(me.id, page.as_deref()).await?;
    Ok(Redirect::to("/me/results").into_response())
}

/// What came of a person's games, with ratings where people have met.
async fn played(
    shared: &Shared,
    house: &House,
    person: PersonId,
    before: Option<Day>,
) -> Result<Vec<Played>, Problem> {
    let before = before.map(|day| day.0);
    let mut results = shared.store().counted(person, before, LAST).await?;
    results.reverse();
    let mut games = summed::played(shared, house, &results);
    for game in shared.hall.games().iter().filter(|game| game.stakes == Stakes::Rivals) {
        let title = game.cover.title(house.language);
        let Some(played) = games.iter_mut().find(|played| played.title == title) else { continue };
        let ratings = shared.ranking.of(&shared.hall, game.cover.name).await?;
        let curve: Vec<(i32, i32)> = ratings.curve(person).iter().map(shown).collect();
        played.rating = (!curve.is_empty()).then_some(Rating { curve });
    }
    Ok(games)
}

/// Where everybody begins on the scale that people see.
const BEGIN: f64 = 1500.0;
/// This many of its points are one of the arena's, so that 120 points more are about two wins of three.
const SCALE: f64 = 29.0;

/// A skill as people see it: the rating, and half of its 95 % interval.
fn shown(skill: &Skill) -> (i32, i32) {
    let rating = BEGIN + SCALE * (skill.rating - Skill::default().rating);
    (rating.round() as i32, (1.96 * SCALE * skill.uncertainty).round() as i32)
}
