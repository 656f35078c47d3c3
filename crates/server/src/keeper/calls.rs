//! Calling people for whom a slow game waits.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, StoreError};

use super::Keeper;
use crate::house::LOOK;
use crate::push::Call;

/// Whom a slow game waits for.
#[derive(Default)]
pub(super) struct Awaited {
    /// All of them, after the last row.
    pub(super) people: Vec<PersonId>,
    /// Those who were there when it began to wait, and have not been called for this turn.
    uncalled: Vec<PersonId>,
    /// After how many moves each was called last.
    called: HashMap<PersonId, usize>,
    /// Since when those of them who may have gone are seen at no server of the house.
    unseen: HashMap<PersonId, Instant>,
}

impl<G: Shows + Bots> Keeper<G> {
    /// Calls people for whom a slow game has begun to wait, if they do not follow it: once for each turn, also
    /// if the move before it is taken back and made again. Those who are there are called if they go.
    pub(super) fn call_people(&mut self) {
        self.await_people(false);
    }

    /// Whoever may be on their way from another server is not called at once.
    fn await_people(&mut self, may_come: bool) {
        // Another server calls them, or finds whom to call when it takes over.
        if self.charge.right().is_none() {
            return;
        }
        let (awaited, _) = self.room.now.called();
        let moves = self.room.moves().len();
        let before = std::mem::replace(&mut self.awaited.people, awaited.clone());
        self.awaited.uncalled.retain(|person| awaited.contains(person));
        self.awaited.unseen.retain(|person, _| awaited.contains(person));
        for person in awaited.into_iter().filter(|person| !before.contains(person)) {
            if self.awaited.called.get(&person).is_some_and(|last| *last >= moves) {
                continue;
            }
            match may_come || self.acts == Some(person) || self.follows(person) {
                true => self.awaited.uncalled.push(person),
                false => self.call(person),
            }
        }
    }

    /// Calls those who have gone while the game waits for them. When to look again.
    pub(super) fn call_the_gone(&mut self, now: Instant) -> Option<Instant> {
        self.charge.right()?;
        let uncalled = self.awaited.uncalled.clone().into_iter();
        let leave = |person| Some((person, self.left_from(person, now)?));
        let leaves: Vec<(PersonId, Instant)> = uncalled.filter_map(leave).collect();
        for (person, _) in leaves.iter().filter(|(_, from)| *from <= now) {
            self.awaited.uncalled.retain(|other| other != person);
            self.call(*person);
        }
        leaves.into_iter().map(|(_, from)| from).filter(|from| *from > now).min()
    }

    /// Tells somebody that the game waits for them.
    fn call(&mut self, person: PersonId) {
        let (_, until) = self.room.now.called();
        let left = until.map(|until| self.hall.clock().until(until)).unwrap_or_default();
        let (table, game, turn) = (self.room.now.id, G::NAME, self.room.moves().len());
        self.awaited.called.insert(person, turn);
        let (hall, call) = (Arc::clone(&self.hall), Call { person, table, game, left });
        if hall.house().is_none() {
            return hall.pushes().call(call);
        }
        self.hall.spawn(async move {
            let Some(house) = hall.house() else { return };
            loop {
                match house.store().call(&table, person, turn as u64).await {
                    Ok(true) => return hall.pushes().call(call),
                    // Somebody else has called, or the table is gone.
                    Ok(false) | Err(StoreError::Constraint(_)) => return,
                    Err(error) => tracing::debug!(%error, "cannot look who was called"),
                }
                tokio::select! {
                    () = tokio::time::sleep(LOOK) => {}
                    () = hall.shutdown().cancelled() => return,
                }
            }
        });
    }

    /// A server that begins to look after a table calls those whom the last one could not call any more.
    pub(super) fn take_over_calls(&mut self) {
        let right = self.charge.right();
        if std::mem::replace(&mut self.acted_by, right) != right {
            self.awaited.people.clear();
            self.await_people(true);
        }
    }

    /// Whether a page of the person's follows the table, at whichever server.
    fn follows(&self, person: PersonId) -> bool {
        self.attendance.follows(person) || self.follows_elsewhere(person)
    }

    /// When a person has left, at all servers. Whoever is seen at none may just open a page anew.
    fn left_from(&mut self, person: PersonId, now: Instant) -> Option<Instant> {
        let left = self.attendance.left_from(person);
        if self.hall.house().is_none() {
            return left;
        }
        if self.follows(person) {
            self.awaited.unseen.remove(&person);
            return None;
        }
        let unseen = *self.awaited.unseen.entry(person).or_insert(now);
        let gone = unseen + self.hall.waits().line;
        Some(left.map_or(gone, |left| left.max(gone)))
    }

    fn follows_elsewhere(&self, person: PersonId) -> bool {
        let signs = self.hall.house().map(|house| house.others(&self.room.now.id));
        signs.is_some_and(|signs| signs.get(&person).is_some_and(|sign| sign.follows))
    }
}
