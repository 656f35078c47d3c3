//! Watching a replay together.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream;
use serde::Deserialize;
use sobremesa_page::reel::{Company, Leader, Led};
use sobremesa_store::{PersonId, TableId};

use super::super::guard::Counted;
use super::super::line::{Beat, Line};
use super::super::records::{self, RecordPath, record_id};
use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::form::{Fields, Filled};
use super::reader::{Reading, Someone};
use super::table::{Position, reader};
use crate::keeper::{Ask, Draw, Part};
use crate::language;
use crate::room::Frame;
use crate::together::{Code, Following, Full, Lead, Spot, Together};

/// What is watched: a game of this house, or a record that somebody brought.
#[derive(Clone, Copy)]
pub(super) enum Watched {
    Table(TableId),
    Record(TableId),
}

impl Watched {
    /// The path of its replay.
    fn path(self) -> String {
        match self {
            Watched::Table(table) => format!("/t/{table}/replay"),
            Watched::Record(record) => records::path(&record),
        }
    }

    /// Whether the reader may look at it; else why not.
    async fn look(self, shared: &Shared, reading: Reading) -> Result<(), Problem> {
        match self {
            Watched::Table(table) => {
                let reader = reader(reading, &table, String::new());
                let frame = Frame { is_script: true, ..Frame::default() };
                let ask = |reply| Ask::Draw(Draw { reader, part: Part::Replay(frame, reply) });
                shared.hall.ask(&table, ask).await?;
            }
            Watched::Record(record) => {
                shared
                    .store()
                    .upload(&record, shared.hall.clock().ticks())
                    .await?
                    .ok_or_else(Problem::not_found)?;
            }
        }
        Ok(())
    }
}

/// The position that a reader sees: their own, or that of whoever leads.
pub(super) async fn frame(
    shared: &Shared,
    reading: &Reading,
    of: Watched,
    position: &Position,
) -> Result<Frame, Problem> {
    let (at, eyes, is_script) = (position.at, position.eyes()?, reading.is_script);
    let Some(with) = &position.with else {
        return Ok(Frame { at, eyes, is_script, company: None });
    };
    let spot = at.zip(eyes).map(|(at, eyes)| Spot { at, eyes });
    let (path, person) = (of.path(), reading.id());
    let lead = match with.parse().ok() {
        Some(code) => {
            ask(shared, &code, |together| together.visit(&code, &path, person, spot)).await?
        }
        None => None,
    };
    let Some(lead) = lead else {
        return Ok(Frame { at, eyes, is_script, company: Some(Company::Gone) });
    };
    let led = Led {
        code: with.clone(),
        link: format!("{}{path}?with={with}", reading.outside),
        leader: leader(shared, person, lead).await?,
        spot: (lead.spot.at, lead.spot.eyes),
        is_along: at.is_none(),
    };
    Ok(Frame {
        at: Some(at.unwrap_or(lead.spot.at)),
        eyes: Some(eyes.unwrap_or(lead.spot.eyes)),
        is_script,
        company: Some(Company::Led(led)),
    })
}

/// Does something with a company, wherever in the house its people are.
async fn ask<T>(
    shared: &Shared,
    code: &Code,
    work: impl Fn(&Arc<Together>) -> T,
) -> Result<T, Problem> {
    let (together, house) = (shared.hall.together(), shared.hall.house());
    Ok(together.ask(house.map(Arc::as_ref), code, || work(together)).await?)
}

/// Who leads, as a reader is told it.
async fn leader(shared: &Shared, person: Option<PersonId>, lead: Lead) -> Result<Leader, Problem> {
    let Some(leader) = lead.leader else { return Ok(Leader::Nobody) };
    if Some(leader) == person {
        return Ok(Leader::Reader);
    }
    let names = shared.store().names(&[leader]).await?;
    let name = names.get(&leader).map_or_else(
        || language::words().text("person-anonymous"),
        |name| language::words().person(name),
    );
    Ok(if lead.is_there { Leader::Other(name) } else { Leader::Away(name) })
}

/// Begins to watch a game of this house together, or changes who leads.
pub(super) async fn table(
    State(shared): State<Arc<Shared>>,
    (someone, reading): (Someone, Reading),
    path: TablePath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    change(&shared, someone, reading, Watched::Table(table_id(path)?), &fields).await
}

/// The same with a record that somebody brought.
pub(super) async fn record(
    State(shared): State<Arc<Shared>>,
    (someone, reading): (Someone, Reading),
    path: RecordPath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    change(&shared, someone, reading, Watched::Record(record_id(path)?), &fields).await
}

async fn change(
    shared: &Shared,
    someone: Someone,
    reading: Reading,
    of: Watched,
    fields: &Fields,
) -> Result<Response, Problem> {
    let bad = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-form");
    let at = fields.text("at").parse().map_err(|_| bad())?;
    let eyes = fields.text("eyes").parse().map_err(|_| bad())?;
    of.look(shared, reading).await?;
    let path = of.path();
    let code: Option<Code> = fields.text("with").parse().ok();
    let (code, spot) = match (fields.text("deed"), code) {
        ("begin", _) => {
            let (code, spot) = (shared.hall.new_id(), Spot { at, eyes });
            let person = someone.person(shared).await?.id;
            let full =
                |Full| Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-together");
            let begin = |together: &Arc<Together>| together.begin(code, path.clone(), person, spot);
            ask(shared, &code, begin).await?.map_err(full)?;
            (code, Some(spot))
        }
        ("lead", Some(code)) => {
            let person = someone.person(shared).await?.id;
            // Whoever takes the lead goes on where the others are.
            let lead = ask(shared, &code, |together| together.take(&code, &path, person)).await?;
            (code, lead.map(|lead| lead.spot))
        }
        ("release", Some(code)) => {
            let person = someone.known()?;
            ask(shared, &code, |together| together.release(&code, &path, person)).await?;
            (code, None)
        }
        _ => return Err(bad()),
    };
    let spot = spot.map(|spot| format!("at={}&eyes={}&", spot.at, spot.eyes)).unwrap_or_default();
    Ok(Redirect::to(&format!("{path}?{spot}with={code}")).into_response())
}

/// With whom a stream follows.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct With {
    with: String,
}

/// Follows those who watch a game of this house together.
pub(super) async fn follow_table(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    Extension(Counted(address)): Extension<Counted>,
    path: TablePath,
    with: Result<Query<With>, QueryRejection>,
) -> Result<Response, Problem> {
    follow(shared, reading, address, Watched::Table(table_id(path)?), &with?.0).await
}

/// The same with a record that somebody brought.
pub(super) async fn follow_record(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    Extension(Counted(address)): Extension<Counted>,
    path: RecordPath,
    with: Result<Query<With>, QueryRejection>,
) -> Result<Response, Problem> {
    follow(shared, reading, address, Watched::Record(record_id(path)?), &with?.0).await
}

async fn follow(
    shared: Arc<Shared>,
    reading: Reading,
    address: IpAddr,
    of: Watched,
    with: &With,
) -> Result<Response, Problem> {
    let (person, path) = (reading.person.clone(), of.path());
    of.look(&shared, reading).await?;
    let line = Line::open(&shared, person.as_ref(), address)?;
    let person = person.map(|person| person.id);
    let code = with.with.parse().map_err(|_| Problem::not_found())?;
    let following = ask(&shared, &code, |together| together.follow(&code, &path, person)).await?;
    let following = following.ok_or_else(Problem::not_found)?;
    let follower = Follower { following, person, shown: None, line };
    let events = stream::unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<Event, Infallible>(event), follower))
    });
    Ok(Sse::new(events).into_response())
}

struct Follower {
    following: Following,
    person: Option<PersonId>,
    /// What was told last.
    shown: Option<Lead>,
    line: Line,
}

impl Follower {
    /// That the lead has changed, or a ping; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let lead = self.following.note();
            let before = self.shown.replace(lead);
            // Whoever leads knows where they are.
            let is_own = self.person.is_some() && lead.leader == self.person;
            let is_known = before
                .map_or(is_own, |before| before == lead || is_own && before.leader == self.person);
            if !is_known {
                return Some(Event::default().event("lead").data("lead"));
            }
            tokio::select! {
                biased;
                beat = self.line.beat() => match beat {
                    Beat::End => return None,
                    Beat::Ping => {
                        let ping = self.line.ping().await?;
                        if self.following.note() == lead {
                            return Some(ping);
                        }
                    }
                },
                changed = self.following.lead.changed() => changed.ok()?,
            }
        }
    }
}
