//! Calling people for whom a slow game waits.

use std::collections::HashMap;
use std::time::Instant;

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::PersonId;

use super::Keeper;
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
}

impl<G: Shows + Bots> Keeper<G> {
    /// Calls people for whom a slow game has begun to wait, if they do not follow it: once for each turn, also
    /// if the move before it is taken back and made again. Those who are there are called if they go.
    pub(super) fn call_people(&mut self) {
        let (awaited, _) = self.room.now.called();
        let moves = self.room.moves().len();
        let before = std::mem::replace(&mut self.awaited.people, awaited.clone());
        self.awaited.uncalled.retain(|person| awaited.contains(person));
        for person in awaited.into_iter().filter(|person| !before.contains(person)) {
            if self.awaited.called.get(&person).is_some_and(|last| *last >= moves) {
                continue;
            }
            match self.acts == Some(person) || self.attendance.follows(person) {
                true => self.awaited.uncalled.push(person),
                false => self.call(person),
            }
        }
    }

    /// Calls those who have gone while the game waits for them. When to look again.
    pub(super) fn call_the_gone(&mut self, now: Instant) -> Option<Instant> {
        let leave = |person: &PersonId| Some((*person, self.attendance.left_from(*person)?));
        let leaves: Vec<(PersonId, Instant)> =
            self.awaited.uncalled.iter().filter_map(leave).collect();
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
        let (table, game) = (self.room.now.id, G::NAME);
        self.hall.pushes().call(Call { person, table, game, left });
        self.awaited.called.insert(person, self.room.moves().len());
    }
}
