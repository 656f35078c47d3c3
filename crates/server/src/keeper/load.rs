//! A table's room, made from its log.

use std::sync::Arc;

use serde::Deserialize;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{CommandId, Row, StoreError, TableId, Ticks, Version};

use super::Failed;
use crate::clock::Moment;
use crate::game::Game;
use crate::hall::Hall;
use crate::metrics::count_damaged;
use crate::room::{BadRow, Ending, Entry, Occupant, Place, Room};

/// The log of a table, and the game that is played there.
pub(super) async fn log(hall: &Hall, id: &TableId) -> Result<(Game, Vec<Row>), Failed> {
    let rows = match hall.store().load(id).await {
        Ok(rows) => rows.ok_or(Failed::NotFound)?,
        Err(StoreError::Damaged(why)) => return Err(unreadable(hall, id, &why).await),
        Err(error) => {
            tracing::error!(table = %id, %error, "cannot load a table");
            return Err(error.into());
        }
    };
    match game_of(&rows).and_then(|name| hall.game(&name)) {
        Some(game) => Ok((*game, rows)),
        None => {
            sleep(hall, id, "its game is not played here").await?;
            Err(Failed::NotFound)
        }
    }
}

/// The name of the game that a log is of.
fn game_of(rows: &[Row]) -> Option<String> {
    #[derive(Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum First {
        Created { game: String },
    }
    let First::Created { game } = serde_json::from_str(&rows.first()?.body).ok()?;
    Some(game)
}

/// The room that a log makes. How a game ended is not judged again: where today's rules refuse its moves, or come to
/// something else, what was kept is true.
pub(crate) async fn room<G: Shows + Bots>(
    hall: &Hall,
    id: TableId,
    mut rows: Vec<Row>,
) -> Result<Room<G>, Failed> {
    let made = loop {
        let log = Log { id, version: Version(rows.len() as u64), rows: rows.into() };
        let followed = log.made(hall, Room::<G>::apply).await;
        match hall.store().finish(&id).await? {
            None => break followed,
            Some(finish) if finish.version == log.version => {
                break log.finished(hall, followed, finish.ending).await?;
            }
            // Another server has added rows meanwhile.
            Some(_) => (_, rows) = self::log(hall, &id).await?,
        }
    };
    match made {
        Some(room) => Ok(room),
        None => Err(unreadable(hall, &id, "a row is unknown, or cannot be applied").await),
    }
}

/// How a row is made true.
type Apply<G> =
    fn(&mut Room<G>, Version, Option<CommandId>, Moment, Entry<G>) -> Result<(), BadRow>;

/// A table's log.
struct Log {
    id: TableId,
    version: Version,
    rows: Arc<[Row]>,
}

impl Log {
    /// The room that it makes, if it makes one. A long game takes a while, so it does not happen where others wait.
    async fn made<G: Shows + Bots>(&self, hall: &Hall, apply: Apply<G>) -> Option<Room<G>> {
        let (id, rows, now) = (self.id, Arc::clone(&self.rows), hall.clock().ticks());
        let made = tokio::task::spawn_blocking(move || rebuild(id, &rows, now, apply));
        // Rows were judged before they were written: only a broken log, or other rules, can fail here.
        made.await.ok().flatten()
    }

    /// The room of a game that is over. If today's rules do not follow it, it is settled as it ended then.
    async fn finished<G: Shows + Bots>(
        &self,
        hall: &Hall,
        followed: Option<Room<G>>,
        ending: Option<String>,
    ) -> Result<Option<Room<G>>, Failed> {
        let judged = followed.as_ref().and_then(|room| room.now.ending());
        let known: Option<Ending> = match (&ending, &followed) {
            (Some(ending), _) => serde_json::from_str(ending).ok(),
            (None, Some(room)) => self.scored(hall, room).await?,
            (None, None) => None,
        };
        let agrees = |judged: &Ending| known.as_ref().is_none_or(|known| known.is_told_by(judged));
        if let Some(judged) = judged.filter(agrees) {
            if ending.is_none() {
                self.keep(hall, &judged).await;
            }
            return Ok(followed);
        }
        let Some(mut room) = self.made(hall, Room::<G>::take).await else { return Ok(None) };
        tracing::debug!(table = %self.id, "today's rules do not follow a game that is over");
        let known = match known {
            None => self.scored(hall, &room).await?,
            known => known,
        };
        room.settle(known.unwrap_or_default());
        Ok(Some(room))
    }

    /// What is known of how a game ended that an older program has finished: what came out for people.
    async fn scored<G: Shows + Bots>(
        &self,
        hall: &Hall,
        room: &Room<G>,
    ) -> Result<Option<Ending>, StoreError> {
        let seats = &room.now.seats;
        let mut places = vec![None; seats.iter().count()];
        for (seat, sitter) in seats.people() {
            let score = hall.store().scores(sitter.person, &[self.id]).await?.remove(&self.id);
            places[seat.index()] =
                score.map(|score| Place { wins: score.wins, points: score.points });
        }
        let is_known = places.iter().any(Option::is_some);
        Ok(is_known.then_some(Ending { result: None, places }))
    }

    /// Keeps how a game ended that an older program has finished, so that no later one judges it otherwise.
    async fn keep(&self, hall: &Hall, ending: &Ending) {
        let ending = serde_json::to_string(ending).expect("endings are JSON");
        if let Err(error) = hall.store().keep_ending(&self.id, self.version, ending).await {
            tracing::error!(table = %self.id, %error, "cannot keep how a game ended");
        }
    }
}

/// A table whose log makes no room does not wake up by itself again: it would do nothing but take
/// the turn of others.
async fn unreadable(hall: &Hall, id: &TableId, why: &str) -> Failed {
    count_damaged();
    sleep(hall, id, why).await.err().unwrap_or(Failed::Damaged)
}

async fn sleep(hall: &Hall, id: &TableId, why: &str) -> Result<(), Failed> {
    tracing::error!(table = %id, why, "a log that cannot be read");
    Ok(hall.store().let_sleep(id).await?)
}

/// A row that is ahead of the house's clock was written just before a server was killed that had no time to
/// note how far its clock had come: it counts as written now, and nobody loses time.
fn moment(row: &Row, now: Ticks) -> Moment {
    Moment { date: row.at, ticks: row.ticks.min(now) }
}

fn rebuild<G: Shows + Bots>(
    id: TableId,
    rows: &[Row],
    now: Ticks,
    apply: Apply<G>,
) -> Option<Room<G>> {
    let (first, rows) = rows.split_first()?;
    let Entry::<G>::Created(created) = serde_json::from_str(&first.body).ok()? else { return None };
    if !created.seats.iter().all(Occupant::is_known::<G>) {
        return None;
    }
    let mut room = Room::new(id, *created, moment(first, now));
    for row in rows {
        let entry = serde_json::from_str(&row.body).ok()?;
        apply(&mut room, row.version, row.command.clone(), moment(row, now), entry).ok()?;
    }
    Some(room)
}

/// Makes further rows of the log true, if they can be.
pub(super) fn extend<G: Shows + Bots>(
    room: &mut Room<G>,
    rows: impl IntoIterator<Item = Row>,
    now: Ticks,
) -> Option<()> {
    for row in rows {
        let entry = serde_json::from_str(&row.body).ok()?;
        let at = moment(&row, now);
        room.apply(row.version, row.command, at, entry).ok()?;
    }
    Some(())
}
