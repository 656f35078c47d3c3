//! Playing on from a position of a game that is over.

use sobremesa_bots::{BotName, Bots};
use sobremesa_page::Shows;
use sobremesa_store::{Append, PersonId, TableId, TableState, Version};
use sobremesa_table::{Move, Salt, Seat, Secret};

use super::{
    Allowed, Bot, Created, Denied, Entry, Now, Occupant, Play, Room, Settings, Sitter, first_row,
};
use crate::clock::Moment;

/// From where a game is to go on, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Beginning {
    /// After this many moves.
    pub(crate) at: usize,
    /// The seat of the person; bots play on all others.
    pub(crate) seat: Seat,
}

impl<G: Shows + Bots> Room<G> {
    /// The first two rows of a table of one's own where this game goes on from one of its positions.
    pub(crate) fn judge_continuation(
        &self,
        (person, beginning): (PersonId, Beginning),
        secrets: (Secret, Salt),
        id: TableId,
        at: Moment,
    ) -> Result<[Append; 2], Denied> {
        let is_over = self.now.state() == TableState::Finished;
        let play = self.now.play.as_ref().filter(|_| is_over).ok_or(Denied::NotOver)?;
        if beginning.seat.index() >= play.players() {
            return Err(Denied::NoSuchSeat { seat: beginning.seat });
        }
        // Before the deal there is nothing to play.
        let count = beginning.at.max(1).min(self.past.moves.len());
        let moves = &self.past.moves[..count];
        let created = self.now.alone_from_here(person, beginning.seat, secrets);
        let first = first_row::<G>(id, created.clone(), None, at);
        let begun = Room::<G>::new(id, created, at);
        let mut made = begun.now.continued(at)?.row();
        let all = moves.iter().try_for_each(|next| made.make(next.clone()));
        all.and_then(|()| made.shuffle()).map_err(Denied::refused::<G>)?;
        if made.play.is_over() {
            return Err(Denied::IsOver);
        }
        let moves: Vec<Move<G>> = made.moves();
        let entry = Entry::Continued { table: self.now.id, moves };
        let judged = begun.judged(Allowed { entry, made: Some(made) }, at);
        let second = Append {
            table: id,
            expected: Version::NEW.next(),
            command: None,
            at: at.date,
            ticks: at.ticks,
            body: serde_json::to_string(&judged.entry).expect("entries are JSON"),
            summary: judged.summary(),
            scores: Vec::new(),
            bots: Vec::new(),
            ending: None,
        };
        Ok([first, second])
    }
}

impl<G: Shows + Bots> Now<G> {
    /// The game that goes on here from a position of another one, before its first move. It is practice,
    /// because its hidden cards can be known.
    pub(super) fn continued(&self, at: Moment) -> Result<Play<G>, Denied> {
        Ok(Play { is_practice: true, is_continued: true, ..self.dealt(at)? })
    }

    /// A table of one's own with the options of this one. Bots stay; where people sat, others play as well
    /// as those who play on for people who left.
    fn alone_from_here(
        &self,
        person: PersonId,
        seat: Seat,
        (secret, salt): (Secret, Salt),
    ) -> Created {
        let occupant = |(index, occupant): (usize, &Occupant)| match occupant {
            _ if index == seat.index() => Occupant::Person(Sitter::new(person)),
            Occupant::Bot(_) | Occupant::Program(_) => occupant.clone(),
            _ => Occupant::Bot(Bot(BotName::new(G::stand_in().name))),
        };
        let seats = self.seats.0.iter().enumerate().map(occupant).collect();
        let pace = self.settings().pace;
        let settings = Settings { spectators: false, pace, ..Settings::default() };
        let (blocked, muted) = (Vec::new(), Vec::new());
        let (nonces, day) = (None, None);
        Created {
            seats,
            settings,
            host: person,
            secret,
            salt,
            blocked,
            muted,
            nonces,
            day,
            ..self.created.clone()
        }
    }
}
