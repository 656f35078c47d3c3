//! Playing again.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, TableId, TableState};
use sobremesa_table::{Salt, Seat, Secret};

use super::judge::changes;
use super::{Created, Denied, Entry, Judged, Names, Now, Occupant, Room, Settings, Sitter};
use crate::clock::Moment;

impl<G: Shows + Bots> Room<G> {
    /// The rematch is at this table, unless there is one already.
    pub(crate) fn judge_rematched(&self, table: TableId, at: Moment) -> Result<Judged<G>, Denied> {
        changes(self.now.rematch.is_none())?;
        Ok(self.judged(Entry::Rematched { table }.into(), at))
    }
}

impl<G: Shows + Bots> Now<G> {
    /// The set-up of another table with the same options, for the same people as far as they are
    /// still there, which is as far as they have names, and may sit down.
    pub(crate) fn judge_rematch(
        &self,
        person: PersonId,
        (secret, salt): (Secret, Salt),
        names: &Names,
    ) -> Result<Created, Denied> {
        self.seat_of(person)?;
        self.judge_blocked(person)?;
        if self.play.is_none() || self.state() != TableState::Finished {
            return Err(Denied::NotOver);
        }
        let comes = |other: PersonId| {
            other == person || names.contains_key(&other) && self.judge_blocked(other).is_ok()
        };
        let again = |occupant: &Occupant| match occupant {
            Occupant::Person(sitter) if comes(sitter.person) => {
                Occupant::Person(Sitter::new(sitter.person))
            }
            Occupant::Person(_) => Occupant::Open,
            other => other.clone(),
        };
        let seats = self.seats.0.iter().map(again).collect();
        let (nonces, day) = (None, None);
        Ok(Created { seats, host: person, secret, salt, nonces, day, ..self.created.clone() })
    }

    /// The set-up of another table with the same cards, for somebody who may look at this one: whoever sat
    /// here sits at the same place, and others at the first place of a person.
    pub(crate) fn judge_same_deal(&self, person: PersonId) -> Result<Created, Denied> {
        if self.deal().is_none() || self.state() != TableState::Finished {
            return Err(Denied::NotOver);
        }
        let first = self.seats.people().next().map(|(seat, _)| seat);
        let own = self.seats.of(person).or(first);
        let again = |(seat, occupant): (Seat, &Occupant)| match occupant {
            Occupant::Person(_) if Some(seat) == own => Occupant::Person(Sitter::new(person)),
            Occupant::Person(_) => Occupant::Open,
            other => other.clone(),
        };
        Ok(Created {
            seats: self.seats.iter().map(again).collect(),
            settings: Settings {
                public: false,
                clock: None,
                tips: false,
                ..self.settings().clone()
            },
            host: person,
            blocked: Vec::new(),
            muted: Vec::new(),
            nonces: Some(self.fair_deal().nonces),
            day: None,
            ..self.created.clone()
        })
    }
}
