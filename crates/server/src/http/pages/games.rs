//! My games.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use sobremesa_page::games::{self, Brought, Games, Wanted, When, Whom};
use sobremesa_page::home::Listed;
use sobremesa_page::{Character, House};
use sobremesa_store::{Cursor, Filter, Millis, Page, PersonId, TableState, Upload, With};

use super::super::{Problem, Shared};
use super::home::{Known, sort_by_turn};
use super::reader::{self, Reading};
use crate::clock::written;

/// This many games that are over are listed on a page.
const OVER: u32 = 20;
/// Nobody sits at nearly as many tables.
const RUNNING: u32 = 100;

/// With whom somebody has played these last games, and this many people, is listed.
const MET_IN: u32 = 500;
const MET: u32 = 12;
/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// Which games are looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Sought {
    game: Option<String>,
    with: Option<String>,
    bot: Option<String>,
    #[serde(deserialize_with = "yes_or_no")]
    won: Option<bool>,
    when: Option<String>,
    before: Option<String>,
}

/// An answer, or nothing.
fn yes_or_no<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    match String::deserialize(deserializer)?.as_str() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(D::Error::custom),
    }
}

impl Sought {
    /// What is wanted; what means nothing asks for nothing.
    fn wanted(&self, shared: &Shared) -> Wanted {
        let bot = self.bot.as_deref().and_then(Character::named).map(Whom::Bot);
        let person = self.with.as_ref().filter(|name| !name.is_empty());
        Wanted {
            game: self.game.clone().filter(|game| shared.hall.game(game).is_some()),
            with: bot.or_else(|| person.cloned().map(Whom::Person)),
            won: self.won,
            when: self.when.as_deref().and_then(When::named).unwrap_or_default(),
        }
    }
}

/// The reader's own games.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    sought: Result<Query<Sought>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(sought) = sought?;
    let wanted = sought.wanted(&shared);
    // A place that is none is the beginning.
    let before: Option<Cursor> = sought.before.and_then(|before| before.parse().ok());
    let found = match reading.id() {
        Some(person) => Found::of(&shared, &reading.house, person, &wanted, before).await?,
        None => Found::default(),
    };
    let uploads = match reading.id() {
        Some(person) => shared.store().uploads_of(person, shared.hall.clock().ticks()).await?,
        None => Vec::new(),
    };
    let brought = |upload: Upload| Brought {
        id: upload.id.to_string(),
        game: upload.game,
        players: upload.players,
        at: written(upload.at),
    };
    let brought: Vec<Brought> = uploads.into_iter().map(brought).collect();
    let shown = Games {
        house: &reading.house,
        games: &shared.covers,
        met: &found.met,
        running: &found.running,
        finished: &found.finished,
        next: found.next.map(|next| next.to_string()),
        wanted,
        brought: &brought,
    };
    Ok(reader::page(games::page(&shown)))
}

/// What was found of a person's games.
#[derive(Default)]
struct Found {
    met: Vec<Whom>,
    running: Vec<Listed>,
    finished: Vec<Listed>,
    next: Option<Cursor>,
}

impl Found {
    async fn of(
        shared: &Shared,
        house: &House,
        person: PersonId,
        wanted: &Wanted,
        before: Option<Cursor>,
    ) -> Result<Found, Problem> {
        let store = shared.store();
        let all = Filter {
            game: wanted.game.clone(),
            person: Some(person),
            since: wanted
                .when
                .days()
                .map(|days| Millis(shared.hall.clock().date().0 - i64::from(days) * DAY)),
            ..Filter::default()
        };
        let by_name = match &wanted.with {
            Some(Whom::Person(name)) => Some(With::Person(name.clone())),
            _ => None,
        };
        let with = match &wanted.with {
            Some(Whom::Bot(bot)) => Some(With::Bot(bot.code().to_owned())),
            _ => by_name.clone(),
        };
        let mut running = Vec::new();
        if before.is_none() && wanted.won.is_none() {
            let filter = Filter { unfinished: true, with: by_name, limit: RUNNING, ..all.clone() };
            running = store.list(&filter).await?.tables;
        }
        let state = Some(TableState::Finished);
        let filter = Filter { state, with, won: wanted.won, before, limit: OVER, ..all };
        let Page { tables: finished, next } = store.list(&filter).await?;
        let known = Known::of(shared, Some(person), [&running, &finished], &finished).await?;
        let [mut running, finished] =
            [running, finished].map(|tables| known.listed(shared, house, tables));
        if let Some(Whom::Bot(bot)) = wanted.with {
            running.retain(|table| table.company.iter().any(|guest| guest.bot == Some(bot)));
        }
        sort_by_turn(&mut running);
        Ok(Found { met: met(shared, person, wanted).await?, running, finished, next })
    }
}

/// With whom a person has played, and whoever is chosen.
async fn met(shared: &Shared, person: PersonId, wanted: &Wanted) -> Result<Vec<Whom>, Problem> {
    let (people, bots) = shared.store().met_by(person, MET_IN, MET).await?;
    let bots = bots.iter().filter_map(|bot| Character::named(bot)).map(Whom::Bot);
    let mut met: Vec<Whom> = people.into_iter().map(Whom::Person).chain(bots).collect();
    if let Some(whom) = wanted.with.as_ref().filter(|whom| !met.contains(whom)) {
        met.push(whom.clone());
    }
    Ok(met)
}
