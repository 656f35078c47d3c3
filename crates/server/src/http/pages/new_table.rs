//! Making tables by forms.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Map, Value, json};
use sobremesa_games::Name;
use sobremesa_page::setup::{self, Draft};

use super::super::new_tables::{NewTable, make};
use super::super::{Problem, Shared};
use super::act::plan_of;
use super::form::{Fields, Filled};
use super::reader::{self, Reading, Someone};
use crate::room::{Denied, Pace, SeatPlan, Settings};

/// The name of a game in a path.
pub(super) type GamePath = Result<Path<String>, PathRejection>;

pub(super) fn game(path: GamePath) -> Result<Name, Problem> {
    let Path(name) = path?;
    name.parse().map_err(|_| Problem::not_found())
}

/// Sits down with bots at once.
pub(super) async fn play(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
) -> Result<Response, Problem> {
    let game = game(path)?;
    let bots = match game {
        Name::Level10 | Name::Level8 => 2,
        Name::Linko => 3,
    };
    let mut seats = vec![SeatPlan::Open];
    seats.resize(bots + 1, SeatPlan::Bot("heuristic".into()));
    let new = NewTable {
        game: game.as_str().to_owned(),
        options: json!({}),
        seats,
        settings: Settings {
            pace: Pace::named(reading.house.looks.pace.code()).unwrap_or_default(),
            ..Settings::default()
        },
        sit: true,
        id: None,
    };
    let table = make(&shared, &someone.person(&shared).await?, new).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// The page where a table is set up.
pub(super) async fn page(reading: Reading, path: GamePath) -> Result<Response, Problem> {
    Ok(reader::page(setup::page(&reading.house, game(path)?, None)))
}

/// Sets up a table. What cannot be played is said on the same page.
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: GamePath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let game = game(path)?;
    let made = async {
        let new = new_table(game, &fields)?;
        make(&shared, &someone.person(&shared).await?, new).await
    };
    match made.await {
        Ok(table) => Ok(Redirect::to(&format!("/t/{table}")).into_response()),
        Err(problem) => {
            let field = |name: &str| fields.get(name);
            let draft = Draft { problem: problem.message(), field: &field };
            let page = setup::page(&reading.house, game, Some(&draft));
            Ok((problem.status(), reader::page(page)).into_response())
        }
    }
}

fn new_table(game: Name, fields: &Fields) -> Result<NewTable, Problem> {
    let field = |name: &str| fields.text(name);
    let clock = match field("clock") {
        "" => None,
        seconds => Some(seconds.parse().map_err(|_| Denied::BadClock)?),
    };
    let mut seats = vec![SeatPlan::Open];
    seats.extend((2..=6).map_while(|number| fields.get(&format!("seat{number}"))).map(plan_of));
    let is_on = |name: &str| fields.get(name).is_some();
    Ok(NewTable {
        game: game.as_str().to_owned(),
        options: Value::Object(options(game, &field)),
        seats,
        settings: Settings {
            public: is_on("public"),
            spectators: is_on("spectators"),
            clock,
            pace: Pace::named(field("pace")).unwrap_or_default(),
        },
        sit: true,
        id: None,
    })
}

/// The options as records write them.
fn options<'a>(game: Name, field: &impl Fn(&str) -> &'a str) -> Map<String, Value> {
    // What is no number is left to the rules, which say so.
    let number = |name: &str| field(name).parse::<u8>().map_or(json!(field(name)), Value::from);
    let fields = match game {
        Name::Level10 => {
            vec![("pauses", number("pauses")), ("scoring", json!(field("scoring")))]
        }
        Name::Linko => vec![("variant", json!(field("variant")))],
        Name::Level8 => vec![("stars", number("stars")), ("levels", levels(field("levels")))],
    };
    let given = fields.into_iter().filter(|(_, value)| !value.is_null() && value != "");
    given.map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Levels as people write them: `run4+set2, colour5`.
fn levels(text: &str) -> Value {
    let level = |level: &str| -> Vec<String> {
        let parts = level.split(|char: char| char == '+' || char.is_whitespace());
        parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
    };
    let levels: Vec<Vec<String>> = text
        .split([',', '\n', ';'])
        .map(str::trim)
        .filter(|level| !level.is_empty())
        .map(level)
        .collect();
    if levels.is_empty() { Value::Null } else { json!(levels) }
}
