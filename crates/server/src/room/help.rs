//! Help for players: hints when they ask, and tips for somebody alone with bots.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, TableState};
use sobremesa_table::{Actor, Move, Seat, Viewer};

use super::judge::changes;
use super::{Denied, Entry, Now, Room};

impl<G: Shows + Bots> Now<G> {
    /// Whether only one person sits here.
    pub(crate) fn is_alone(&self) -> bool {
        self.seats.people().count() == 1
    }

    /// Whether hints may be asked for. Nobody has help with the deal of a day.
    pub(crate) fn has_hints(&self) -> bool {
        self.day().is_none() && (self.settings().hints || self.is_alone())
    }

    /// Whether the only person here is given tips.
    pub(crate) fn has_tips(&self) -> bool {
        self.settings().tips && self.day().is_none() && self.is_alone()
    }

    /// The seat of a person who has asked for a hint for the decision that is due.
    pub(crate) fn hinted(&self, person: PersonId) -> Option<Seat> {
        let (seat, _) = self.deciding(person)?;
        self.hinted.contains(&seat).then_some(seat)
    }

    pub(super) fn judge_hint(&self, person: PersonId) -> Result<Entry<G>, Denied> {
        self.running()?;
        self.playing(person)?;
        if self.day().is_some() {
            return Err(Denied::OfTheDay);
        }
        if !self.has_hints() {
            return Err(Denied::NoHints);
        }
        let (seat, _) = self.deciding(person).ok_or(Denied::NotYourTurn)?;
        changes(!self.hinted.contains(&seat))?;
        Ok(Entry::Hinted { seat })
    }

    pub(super) fn judge_tips(&self, person: PersonId, tips: bool) -> Result<Entry<G>, Denied> {
        self.seat_of(person)?;
        if self.day().is_some() {
            return Err(Denied::OfTheDay);
        }
        if !self.is_alone() {
            return Err(Denied::NotAlone);
        }
        if self.state() == TableState::Finished {
            return Err(Denied::IsOver);
        }
        changes(self.settings().tips != tips)?;
        Ok(Entry::Tipped { tips })
    }
}

impl<G: Shows + Bots> Room<G> {
    /// Who decides with a tip: the only person, in their turn when somebody else has decided before, and for the
    /// team.
    pub(crate) fn tipped(&self) -> Option<Seat> {
        let play = self.now.running().ok().filter(|_| self.now.has_tips())?;
        let (seat, sitter) = self.now.seats.present().next()?;
        let begins = !self.has_just_decided(seat) || play.players() == 1;
        let decides = self.now.deciding(sitter.person).is_some();
        let is_due = begins && decides && G::begins_turn(&play.course().view(Viewer::Seat(seat)));
        is_due.then_some(seat)
    }

    /// Whether the last decision was of this seat. What the team decides is nobody's turn.
    fn has_just_decided(&self, seat: Seat) -> bool {
        let last = self.past.rows.iter().rfind(|row| row.decides);
        let mut moves = last
            .filter(|row| row.seat.is_some())
            .into_iter()
            .flat_map(|row| self.past.moves.get(row.before..).unwrap_or_default().iter());
        moves.any(|made| matches!(made, Move::Action { by, .. } if *by == Actor::Seat(seat)))
    }
}
