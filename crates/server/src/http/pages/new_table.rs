//! Making tables by forms.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Map, Value, json};
use sobremesa_page::Cover;
use sobremesa_page::setup::{self, Draft};
use sobremesa_store::TableId;
use sobremesa_table::Seat;

use super::super::new_tables::{NewTable, make};
use super::super::{Problem, Shared};
use super::act::plan_of;
use super::form::{Fields, Filled};
use super::reader::{self, Reading, Someone};
use crate::game::Game;
use crate::room::{Denied, Pace, SeatPlan, Settings};

/// The name of a game in a path.
pub(super) type GamePath = Result<Path<String>, PathRejection>;

pub(super) fn game(shared: &Shared, path: GamePath) -> Result<&Game, Problem> {
    let Path(name) = path?;
    shared.hall.game(&name).ok_or_else(Problem::not_found)
}

/// Sits down with bots at once.
pub(super) async fn play(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
) -> Result<Response, Problem> {
    let game = game(&shared, path)?;
    sit_down(&shared, &reading, &someone, game, (game.companion)()).await
}

/// Sits down with bots that newcomers like to play with.
pub(super) async fn play_gently(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
) -> Result<Response, Problem> {
    let game = game(&shared, path)?;
    sit_down(&shared, &reading, &someone, game, (game.gentle)()).await
}

async fn sit_down(
    shared: &Arc<Shared>,
    reading: &Reading,
    someone: &Someone,
    game: &Game,
    bot: &str,
) -> Result<Response, Problem> {
    let mut seats = vec![SeatPlan::Open];
    seats.resize(game.cover.at_once.into(), SeatPlan::Bot(bot.to_owned()));
    let new = NewTable {
        game: game.cover.name.to_owned(),
        options: json!({}),
        seats,
        settings: Settings {
            pace: Pace::named(reading.house.looks.pace.code()).unwrap_or_default(),
            ..Settings::default()
        },
        sit: true,
        id: None,
    };
    let table = make_with_tips(shared, reading, someone, new).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// Makes a table, with tips if it is one of the first games of somebody who wants them.
async fn make_with_tips(
    shared: &Arc<Shared>,
    reading: &Reading,
    someone: &Someone,
    mut new: NewTable,
) -> Result<TableId, Problem> {
    let person = someone.person(shared).await?;
    let wants_tips = !reading.house.looks.without_tips;
    new.settings.tips = wants_tips && shared.hall.is_new_to(person.id, &new.game).await?;
    make(shared, &person, new).await
}

/// The page where a table is set up.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: GamePath,
) -> Result<Response, Problem> {
    let cover = &game(&shared, path)?.cover;
    let programs: Vec<&str> = shared.hall.outsiders_for(cover.name).collect();
    Ok(reader::page(setup::page(&reading.house, cover, &programs, None)))
}

/// Sets up a table. What cannot be played is said on the same page.
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let cover = &game(&shared, path)?.cover;
    let made = async {
        let new = new_table(cover, &fields)?;
        make_with_tips(&shared, &reading, &someone, new).await
    };
    match made.await {
        Ok(table) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(problem) => {
            let field = |name: &str| fields.get(name);
            let draft = Draft { problem: problem.message(), field: &field };
            let programs: Vec<&str> = shared.hall.outsiders_for(cover.name).collect();
            let page = setup::page(&reading.house, cover, &programs, Some(&draft));
            Ok((problem.status(), reader::page(page)).into_response())
        }
    }
}

fn new_table(cover: &Cover, fields: &Fields) -> Result<NewTable, Problem> {
    let clock = match fields.text("clock") {
        "" => None,
        seconds => Some(seconds.parse().map_err(|_| Denied::BadClock)?),
    };
    let mut seats = vec![SeatPlan::Open];
    let others = (2..=Seat::MOST).map_while(|number| fields.get(&format!("seat{number}")));
    seats.extend(others.map(plan_of));
    let is_on = |name: &str| fields.get(name).is_some();
    Ok(NewTable {
        game: cover.name.to_owned(),
        options: options(cover, fields),
        seats,
        settings: Settings {
            public: is_on("public"),
            spectators: is_on("spectators"),
            clock,
            pace: Pace::named(fields.text("pace")).unwrap_or_default(),
            hints: is_on("hints"),
            tips: false,
        },
        sit: true,
        id: None,
    })
}

/// The options as records write them; what is left empty was not chosen.
fn options(cover: &Cover, fields: &Fields) -> Value {
    let chosen = cover.choices.iter().filter_map(|choice| {
        let text = fields.get(choice.name).filter(|text| !text.trim().is_empty())?;
        let value = choice.written(text);
        (value != json!([])).then(|| (choice.name.to_owned(), value))
    });
    Value::Object(chosen.collect::<Map<String, Value>>())
}
