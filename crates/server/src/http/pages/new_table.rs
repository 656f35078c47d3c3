//! Making tables by forms.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use serde_json::{Map, Value, json};
use sobremesa_games::Name;
use sobremesa_page::setup;

use super::super::new_tables::{NewTable, make};
use super::super::{Problem, Shared};
use super::act::plan_of;
use super::reader::{self, Reading, Someone};
use crate::room::{Pace, SeatPlan, Settings};

fn game(name: &str) -> Result<Name, Problem> {
    name.parse().map_err(|_| Problem::not_found())
}

/// Sits down with bots at once.
pub(super) async fn play(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let game = game(&name)?;
    let bots = match game {
        Name::Level10 | Name::Level8 => 2,
        Name::Linko => 3,
    };
    let mut seats = vec![SeatPlan::Open];
    seats.resize(bots + 1, SeatPlan::Bot("heuristic".into()));
    let new = NewTable {
        game: name,
        options: json!({}),
        seats,
        settings: Settings {
            pace: Pace::named(reading.house.looks.pace.code()).unwrap_or_default(),
            ..Settings::default()
        },
        sit: true,
        id: None,
    };
    let table = make(&shared, &someone.person, new).await?;
    Ok(someone.redirect(&format!("/t/{table}")))
}

/// The page where a table is set up.
pub(super) async fn page(reading: Reading, Path(name): Path<String>) -> Result<Response, Problem> {
    Ok(reader::page(setup::page(&reading.house, game(&name)?, None)))
}

/// Sets up a table. What cannot be played is said on the same page.
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    Path(name): Path<String>,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Response, Problem> {
    let game = game(&name)?;
    match make(&shared, &someone.person, new_table(game, &fields)).await {
        Ok(table) => Ok(someone.redirect(&format!("/t/{table}"))),
        Err(problem) if reading.is_script => Err(problem),
        Err(problem) => {
            Ok(reader::page(setup::page(&reading.house, game, Some(problem.message()))))
        }
    }
}

fn new_table(game: Name, fields: &HashMap<String, String>) -> NewTable {
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let mut seats = vec![SeatPlan::Open];
    seats.extend(
        (2..=6).map_while(|number| fields.get(&format!("seat{number}"))).map(|plan| plan_of(plan)),
    );
    let is_on = |name: &str| fields.contains_key(name);
    NewTable {
        game: game.as_str().to_owned(),
        options: Value::Object(options(game, &field)),
        seats,
        settings: Settings {
            public: is_on("public"),
            spectators: is_on("spectators"),
            clock: field("clock").parse().ok(),
            pace: Pace::named(field("pace")).unwrap_or_default(),
        },
        sit: true,
        id: None,
    }
}

/// The options as records write them.
fn options<'a>(game: Name, field: &impl Fn(&str) -> &'a str) -> Map<String, Value> {
    let number = |name: &str| field(name).parse::<u8>().map_or(Value::Null, Value::from);
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
        level.split('+').map(|part| part.trim().to_lowercase()).collect()
    };
    let levels: Vec<Vec<String>> = text
        .split([',', '\n', ';'])
        .map(str::trim)
        .filter(|level| !level.is_empty())
        .map(level)
        .collect();
    if levels.is_empty() { Value::Null } else { json!(levels) }
}
