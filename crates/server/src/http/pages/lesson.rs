//! First games. Nothing of them is kept: the address says at which step one is.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use sobremesa_page::lesson::{Tried, Visit};

use super::super::{Problem, Shared};
use super::form::{Fields, Filled};
use super::new_table::{GamePath, game};
use super::reader::{Reading, html};
use super::table::LONGEST_PICK;
use crate::game::{Game, Lecture};

/// A game and a step in a path.
type StepPath = Result<Path<(String, String)>, PathRejection>;

/// What of a step is looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Looked {
    pick: String,
    /// What was pressed, and is not what the step asks for.
    tried: Option<String>,
    said: Option<String>,
}

/// The first step.
pub(super) async fn begin(
    State(shared): State<Arc<Shared>>,
    path: GamePath,
) -> Result<Response, Problem> {
    let game = game(&shared, path)?;
    lecture(game)?;
    Ok(Redirect::to(&format!("/learn/{}/1", game.cover.name)).into_response())
}

/// A step, or only its regions.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: StepPath,
    looked: Result<Query<Looked>, QueryRejection>,
) -> Result<Response, Problem> {
    let (game, step) = find(&shared, path)?;
    // Nonsense picks and tries nothing.
    let Query(looked) = looked.unwrap_or_default();
    let short = |text: &&str| text.len() <= LONGEST_PICK;
    let tried = looked.tried.as_deref().filter(short).map(Tried::Action);
    let said = looked.said.as_deref().filter(short).map(Tried::Telling);
    let visit = Visit {
        house: &reading.house,
        step,
        pick: Some(looked.pick.as_str()).filter(short).unwrap_or_default(),
        tried: tried.or(said),
        is_script: reading.is_script,
    };
    (lecture(game)?.show)(&visit).map(html).ok_or_else(no_such_step)
}

/// Does what the pressed button says, if that is what the step asks for: then the next one comes. Otherwise the
/// same step says why not.
pub(super) async fn act(
    State(shared): State<Arc<Shared>>,
    path: StepPath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let (game, step) = find(&shared, path)?;
    let unknown = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-form");
    let (name, text, tried) = match (fields.get("action"), fields.get("say")) {
        (Some(text), _) => ("tried", text, Tried::Action(text)),
        (None, Some(text)) => ("said", text, Tried::Telling(text)),
        (None, None) => return Err(unknown()),
    };
    let is_wanted = (lecture(game)?.judge)(step, tried).ok_or_else(no_such_step)?;
    let here = format!("/learn/{}", game.cover.name);
    let to = match is_wanted {
        None => return Err(unknown()),
        Some(true) => format!("{here}/{}", step + 1),
        Some(false) => {
            format!("{here}/{step}?{name}={}", utf8_percent_encode(text, NON_ALPHANUMERIC))
        }
    };
    Ok(Redirect::to(&to).into_response())
}

/// The game and the step that a path names.
fn find(shared: &Shared, path: StepPath) -> Result<(&Game, usize), Problem> {
    let Path((name, step)) = path?;
    let game = game(shared, Ok(Path(name)))?;
    lecture(game)?;
    Ok((game, step.parse().map_err(|_| no_such_step())?))
}

/// The lesson of a game that has one.
fn lecture(game: &Game) -> Result<&Lecture, Problem> {
    game.lesson.as_ref().ok_or_else(Problem::not_found)
}

fn no_such_step() -> Problem {
    Problem::told(StatusCode::NOT_FOUND, "problem-no-such-step")
}
