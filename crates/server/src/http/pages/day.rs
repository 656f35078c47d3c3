//! The deals of the day.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;
use sobremesa_page::day::{self, Own, Placed, Results};
use sobremesa_page::home::Dealt;
use sobremesa_page::{Cover, House, Stage};
use sobremesa_store::{CommandId, PersonId, Score, TableId, TableState};
use sobremesa_words::Words;

use super::super::guard::Counted;
use super::super::visitor::day_id;
use super::super::{Problem, Shared};
use super::form::{Fields, Filled};
use super::new_table::{GamePath, game};
use super::reader::{self, Reading, Someone};
use crate::day::{Day, TRIES_PER_ADDRESS};
use crate::game::Game;
use crate::room::{Pace, Plan, SeatPlan, Settings};

/// This many of the best results are listed.
const BEST: u32 = 50;
/// So many days are looked at for those in a row.
const DAYS: u32 = 1_000;

/// Which day is looked at; today if none is named.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sought {
    day: Option<String>,
}

/// How far a person's try is.
pub(super) struct Try {
    table: TableId,
    state: TableState,
    /// The result, if it counts.
    score: Option<Score>,
}

/// The deal of a day.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: GamePath,
    sought: Result<Query<Sought>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(Sought { day }) = sought?;
    let (game, days) = (game(&shared, path)?, shared.hall.days());
    let today = days.today();
    let of = match day {
        None => today,
        // Nothing is known of a day that has not begun.
        Some(date) => {
            Day::read(&date).filter(|day| *day <= today).ok_or_else(Problem::not_found)?
        }
    };
    let is_over = days.is_over(of);
    let name = game.cover.name;
    let own = own(&shared, reading.id(), name, of).await?;
    let is_done = own.as_ref().is_some_and(|own| own.state == TableState::Finished);
    let results = match is_over || is_done {
        true => Some(results(&shared, &reading.house, name, of, own.as_ref()).await?),
        false => None,
    };
    let table = own.as_ref().map(|own| own.table.to_string()).unwrap_or_default();
    let own = match &own {
        None => Own::Unplayed,
        Some(Try { state: TableState::Finished, score: Some(_), .. }) => Own::Counted(&table),
        Some(Try { state: TableState::Finished, .. }) => Own::Uncounted(&table),
        Some(_) => Own::Running(&table),
    };
    let (secret, salt) = days.secrets(name, of);
    let (secret, salt) = (String::from(secret), String::from(salt));
    let streak = match reading.id() {
        Some(person) => streak(&shared.store().days_of(person, name, DAYS).await?, today),
        None => None,
    };
    Ok(reader::page(day::page(&day::Day {
        house: &reading.house,
        games: &shared.covers,
        game: &game.cover,
        date: &of.to_string(),
        ends: (!is_over).then_some(of.end().0),
        before: &Day(of.0.saturating_sub(1)).to_string(),
        commitment: &days.commitment(name, of).to_string(),
        next: &days.commitment(name, of.next()).to_string(),
        opened: is_over.then_some((secret.as_str(), salt.as_str())),
        own,
        results: results.as_ref(),
        streak,
        tries: TRIES_PER_ADDRESS,
    })))
}

/// Begins the reader's one try, or goes on with it.
pub(super) async fn play(
    State(shared): State<Arc<Shared>>,
    Extension(Counted(address)): Extension<Counted>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let (game, days) = (game(&shared, path)?, shared.hall.days());
    let (name, today) = (game.cover.name, days.today());
    let to = |table: TableId| Ok(Redirect::to(&format!("/t/{table}")).into_response());
    if let Some(own) = own(&shared, reading.id(), name, today).await? {
        return to(own.table);
    }
    // Another day may have begun since the page was shown.
    if fields.get("day").is_some_and(|day| Day::read(day) != Some(today)) {
        return Ok(Redirect::to(&format!("/day/{name}")).into_response());
    }
    let person = someone.person(&shared).await?.id;
    shared.hall.check_tables(person).await?;
    if !days.count(shared.store(), name, address).await? {
        return Err(Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-tries"));
    }
    let pace = Pace::named(reading.house.looks.pace.code()).unwrap_or_default();
    let plan = plan(game, person, today, pace);
    let secrets = days.secrets(name, today);
    to(shared.hall.create_with(game, plan, secrets, Some(try_id(person, name, today))).await?)
}

/// A table for a day's deal: as many play, and with the same bots, whoever it is.
fn plan(game: &Game, host: PersonId, day: Day, pace: Pace) -> Plan {
    let mut seats = vec![SeatPlan::Open];
    seats.resize(game.cover.at_once.into(), SeatPlan::Bot((game.companion)().to_owned()));
    let settings = Settings { pace, ..Settings::default() };
    Plan { host, options: json!({}), seats, settings, sits: true, day: Some(day) }
}

/// The name under which the store keeps that a person has begun a day's deal, so that nobody does it twice.
fn try_id(person: PersonId, game: &str, day: Day) -> CommandId {
    day_id(person, &format!("{game} {day}"))
}

/// A person's try of a day, if it has begun.
pub(super) async fn own(
    shared: &Shared,
    person: Option<PersonId>,
    game: &str,
    day: Day,
) -> Result<Option<Try>, Problem> {
    let Some(person) = person else { return Ok(None) };
    let store = shared.store();
    let Some(table) = store.begun_by(&try_id(person, game, day)).await? else { return Ok(None) };
    let Some(summary) = store.summary(&table).await? else { return Ok(None) };
    let score = store.scores(person, &[table]).await?.remove(&table);
    let score = score.filter(|score| score.day == Some(day.0));
    Ok(Some(Try { table, state: summary.state, score }))
}

/// What came of a day's deal.
async fn results(
    shared: &Shared,
    house: &House,
    game: &str,
    day: Day,
    own: Option<&Try>,
) -> Result<Results, Problem> {
    let store = shared.store();
    let points = store.points_of_day(game, day.0).await?;
    let best = store.of_day(game, day.0, BEST).await?;
    let people: Vec<PersonId> = best.iter().map(|result| result.person).collect();
    let names = store.names(&people).await?;
    let words = Words::of(house.language);
    let place =
        |own: i64| 1 + points.iter().filter(|(at, _)| *at > own).map(|(_, n)| n).sum::<u32>();
    let best: Vec<Placed> = best
        .into_iter()
        .map(|result| Placed {
            place: place(result.points),
            name: names
                .get(&result.person)
                .map_or_else(|| words.text("person-anonymous"), |name| words.person(name)),
            points: result.points,
            has_won: result.wins > 0,
            is_own: own.is_some_and(|own| own.table == result.table),
        })
        .collect();
    let own = own.and_then(|own| own.score.as_ref()).map(|score| Placed {
        place: place(score.points),
        name: house.name.clone().unwrap_or_default(),
        points: score.points,
        has_won: score.wins > 0,
        is_own: true,
    });
    Ok(Results { points, best, own })
}

/// How many days in a row there are up to today or yesterday, and how many there were at most.
fn streak(days: &[u32], today: Day) -> Option<(u32, u32)> {
    let mut runs: Vec<u32> = Vec::new();
    let mut last = None;
    for day in days {
        match runs.last_mut() {
            Some(run) if last == Some(day + 1) => *run += 1,
            _ => runs.push(1),
        }
        last = Some(*day);
    }
    let is_on = days.first().is_some_and(|day| day + 1 >= today.0);
    let best = runs.iter().copied().max()?;
    Some((if is_on { runs[0] } else { 0 }, best))
}

/// What somebody has tried of today's deals.
async fn tries(
    shared: &Shared,
    person: Option<PersonId>,
) -> Result<HashMap<CommandId, sobremesa_store::Try>, Problem> {
    let Some(person) = person else { return Ok(HashMap::new()) };
    let today = shared.hall.days().today();
    let ids = shared.covers.iter().map(|cover| try_id(person, cover.name, today));
    Ok(shared.store().tries(person, &ids.collect::<Vec<CommandId>>()).await?)
}

/// Somebody's tables of which nothing may be told before the day is over.
pub(super) async fn sealed(
    shared: &Shared,
    person: Option<PersonId>,
) -> Result<HashSet<TableId>, Problem> {
    Ok(tries(shared, person).await?.into_values().map(|own| own.table).collect())
}

/// The day's deals on the first page.
pub(super) async fn deals(
    shared: &Shared,
    house: &House,
    person: Option<PersonId>,
) -> Result<Vec<Dealt>, Problem> {
    let today = shared.hall.days().today();
    let tries = tries(shared, person).await?;
    let deal = |cover: &Cover| {
        let own = person.and_then(|person| tries.get(&try_id(person, cover.name, today)));
        Dealt {
            name: cover.name,
            title: cover.title(house.language),
            stage: own.map(|own| match own.state {
                TableState::Finished => Stage::Finished,
                TableState::Waiting | TableState::Running => Stage::Running,
            }),
            reached: own
                .and_then(|own| own.points)
                .map(|points| cover.score(house.language, points).text),
        }
    };
    Ok(shared.covers.iter().map(deal).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_are_counted_up_to_yesterday() {
        let today = Day(100);
        assert_eq!(streak(&[], today), None);
        assert_eq!(streak(&[100, 99, 98, 90, 89], today), Some((3, 3)));
        assert_eq!(streak(&[99, 98], today), Some((2, 2)), "today may still come");
        assert_eq!(streak(&[98, 97, 96], today), Some((0, 3)), "the row is broken");
        assert_eq!(streak(&[100, 97, 96, 95], today), Some((1, 3)));
    }
}
