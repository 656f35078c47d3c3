//! The page of a table.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use sobremesa_page::reel::{Eyes, NotEyes};
use sobremesa_store::TableId;

use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::form::Filled;
use super::reader::{Reading, Someone, html};
use super::together::{self, Watched};
use crate::keeper::{Ask, Draw, Failed, Part, Reply};
use crate::room::{Beginning, Denied, Reader};
use crate::together::Code;

/// What of a table is looked at.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Looked {
    pick: String,
    hint: Option<String>,
}

/// The longest thing that can be picked, in bytes.
pub(super) const LONGEST_PICK: usize = 500;

/// The page of a table, or only its regions.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
    looked: Result<Query<Looked>, QueryRejection>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    // Nonsense picks nothing.
    let looked = looked.map(|Query(looked)| looked).unwrap_or_default();
    let pick = if looked.pick.len() <= LONGEST_PICK { looked.pick } else { String::new() };
    let is_script = reading.is_script;
    let mut reader = reader(reading, &id, pick);
    reader.wants_hint = looked.hint.map(|hint| hint != "no");
    if is_script {
        let ask = |reply| Ask::Draw(Draw { reader, part: Part::Regions(reply) });
        let (_, drawn) = shared.hall.ask(&id, ask).await?;
        let regions: String = drawn.regions.iter().map(|region| region.html.as_str()).collect();
        return Ok(html(regions));
    }
    let ask = |reply| Ask::Draw(Draw { reader, part: Part::Page(reply) });
    Ok(html(shared.hall.ask(&id, ask).await?))
}

/// The menu of a table.
pub(super) async fn menu(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
) -> Result<Response, Problem> {
    drawn(&shared, reading, path, Part::Menu).await
}

/// The game of a table, told from its first move.
pub(super) async fn story(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let reader = reader(reading, &id, String::new());
    let ask = |reply| Ask::Draw(Draw { reader, part: Part::Story(reply) });
    course(shared.hall.ask(&id, ask).await, &id)
}

/// Which position of a game is wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Position {
    pub(super) at: Option<usize>,
    /// The number of a seat, or `open`.
    eyes: Option<String>,
    /// With whom it is watched.
    pub(super) with: Option<String>,
}

impl Position {
    /// Through whose eyes it is seen. Text that names nobody's is a mistake.
    pub(super) fn eyes(&self) -> Result<Option<Eyes>, Problem> {
        let bad = |why: NotEyes| {
            Problem::told(StatusCode::BAD_REQUEST, "problem-bad-query").detailed(why.to_string())
        };
        self.eyes.as_deref().map(str::parse).transpose().map_err(bad)
    }
}

/// A position of a game that is over, or only its regions.
pub(super) async fn replay(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
    position: Result<Query<Position>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(position) = position?;
    let id = table_id(path)?;
    let frame = together::frame(&shared, &reading, Watched::Table(id), &position).await?;
    let reader = reader(reading, &id, String::new());
    let ask = |reply| Ask::Draw(Draw { reader, part: Part::Replay(frame, reply) });
    course(shared.hall.ask(&id, ask).await, &id)
}

/// A page of a game's course. Where today's rules do not follow it, the table's page tells how it ended.
fn course(drawn: Result<String, Failed>, id: &TableId) -> Result<Response, Problem> {
    match drawn {
        Err(Failed::Denied(Denied::OtherRules)) => {
            Ok(Redirect::to(&format!("/t/{id}")).into_response())
        }
        drawn => Ok(html(drawn?)),
    }
}

/// Has a game that is over analyzed, and shows the position again.
pub(super) async fn analyze(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
    Filled(position): Filled<Position>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = reading.id();
    shared.hall.ask(&id, |reply| Ask::Analyze { person, reply }).await?;
    let at = position.at.map(|at| format!("at={at}"));
    let eyes = position.eyes()?.map(|eyes| format!("eyes={eyes}"));
    let with: Option<Code> = position.with.and_then(|with| with.parse().ok());
    let with = with.map(|code| format!("with={code}"));
    let fields: Vec<String> = [at, eyes, with].into_iter().flatten().collect();
    Ok(Redirect::to(&format!("/t/{id}/replay?{}", fields.join("&"))).into_response())
}

/// Makes a table where somebody plays on from a position of a game that is over.
pub(super) async fn go_on(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    path: TablePath,
    Filled(position): Filled<Position>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let bad = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-form");
    let at = position.at.ok_or_else(bad)?;
    let Ok(Some(Eyes::Seat(seat))) = position.eyes() else { return Err(bad()) };
    let person = someone.person(&shared).await?.id;
    let beginning = Beginning { at, seat };
    let table = shared.hall.ask(&id, |reply| Ask::Continue { person, beginning, reply }).await?;
    Ok(Redirect::to(&format!("/t/{table}")).into_response())
}

/// A page beside the table.
async fn drawn(
    shared: &Shared,
    reading: Reading,
    path: TablePath,
    part: fn(Reply<String>) -> Part,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let reader = reader(reading, &id, String::new());
    let ask = |reply| Ask::Draw(Draw { reader, part: part(reply) });
    Ok(html(shared.hall.ask(&id, ask).await?))
}

/// Who reads the page of a table.
pub(super) fn reader(reading: Reading, table: &TableId, pick: String) -> Box<Reader> {
    let path = format!("/t/{table}");
    let link = format!("{}{path}", reading.outside);
    let person = reading.id();
    // What is picked is not where one comes back to.
    let house = sobremesa_page::House { path, ..reading.house };
    Box::new(Reader { person, house, pick, wants_hint: None, link })
}
