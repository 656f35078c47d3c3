//! What people and bots do while a game is played: moves, statements, phrases.

use std::str::FromStr;

use serde_json::{Value, json};
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::PersonId;
use sobremesa_table::{Actor, Move, Owed, Seat, Viewer};

use super::judge::changes;
use super::{Allowed, Denied, Entry, Judged, Made, Now, Phrase, Play, Room, Sitter, Written};
use crate::clock::Moment;

impl<G: Shows + Bots> Room<G> {
    /// What a bot decided; for the team it goes along with what the people agreed on.
    pub(crate) fn judge_bot(
        &self,
        seat: Seat,
        action: G::Action,
        at: Moment,
    ) -> Result<Judged<G>, Denied> {
        let play = self.now.running()?;
        let (by, action) = match play.owed() {
            Owed::Team => (Actor::Team, self.now.agreed().cloned().unwrap_or(action)),
            _ => (Actor::Seat(seat), action),
        };
        let mut made = row(play, Move::Action { by, action })?;
        self.now.speak(&mut made).map_err(Denied::refused::<G>)?;
        Ok(self.judged(moved(seat, made), at))
    }

    /// What a bot says.
    pub(crate) fn judge_statement(
        &self,
        seat: Seat,
        statement: G::Statement,
        at: Moment,
    ) -> Result<Judged<G>, Denied> {
        let made = row(self.now.running()?, Move::Statement { seat, statement })?;
        Ok(self.judged(moved(seat, made), at))
    }
}

impl<G: Shows + Bots> Now<G> {
    pub(super) fn judge_act(
        &self,
        person: PersonId,
        decision: Option<u64>,
        action: &Written,
    ) -> Result<Allowed<G>, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.running()?;
        let made = read::<G>(play, seat, action)?;
        if let Move::Statement { .. } = made {
            self.judge_spent(person)?;
            return Ok(moved(seat, row(play, made)?));
        }
        self.judge_due(decision)?;
        self.judge_move(play, seat, made)
    }

    /// A command answers the decision that is due.
    pub(super) fn judge_due(&self, decision: Option<u64>) -> Result<(), Denied> {
        let is_due = decision == Some(self.decision);
        if is_due { Ok(()) } else { Err(Denied::Stale { decision: self.decision }) }
    }

    /// A decision, or a proposal when the team is to decide and others have not agreed.
    fn judge_move(&self, play: &Play<G>, seat: Seat, made: Move<G>) -> Result<Allowed<G>, Denied> {
        let mut row = row(play, made.clone())?;
        if let Move::Action { by: Actor::Team, action } = made {
            let agrees = |(other, _): (Seat, &Sitter)| {
                other == seat || play.proposal(other) == Some(&action)
            };
            if !self.seats.present().all(agrees) {
                changes(play.proposal(seat) != Some(&action))?;
                return Ok(Entry::Proposed { seat, action }.into());
            }
        }
        self.speak(&mut row).map_err(Denied::refused::<G>)?;
        Ok(moved(seat, row))
    }

    /// Adds what the table says for players who want that.
    fn speak(&self, made: &mut Made<G>) -> Result<(), G::Refusal> {
        for (seat, _) in self.seats.people().filter(|(_, sitter)| sitter.has_order) {
            let view = made.play.course().view(Viewer::Seat(seat));
            for statement in G::standing_order(&view) {
                made.make(Move::Statement { seat, statement })?;
            }
        }
        Ok(())
    }

    pub(super) fn judge_say(&self, person: PersonId, phrase: Phrase) -> Result<Entry<G>, Denied> {
        let (seat, _) = self.playing(person)?;
        if self.is_muted(person) {
            return Err(Denied::IsMuted);
        }
        if !self.has_phrases() {
            return Err(Denied::NoPhrases);
        }
        Ok(Entry::Said { seat, phrase })
    }

    /// Whether phrases may be said now.
    pub(super) fn has_phrases(&self) -> bool {
        G::HAS_PHRASES || self.running().is_err()
    }
}

/// A row of a move and the shuffles that follow from it.
fn row<G: Shows>(play: &Play<G>, made: Move<G>) -> Result<Made<G>, Denied> {
    let mut row = play.row();
    row.make(made).and_then(|()| row.shuffle()).map_err(Denied::refused::<G>)?;
    Ok(row)
}

fn moved<G: Shows>(seat: Seat, made: Made<G>) -> Allowed<G> {
    Allowed { entry: Entry::Moved { seat, moves: made.moves() }, made: Some(made) }
}

/// What somebody on a seat wants to do or to say.
fn read<G: Shows>(play: &Play<G>, seat: Seat, action: &Written) -> Result<Move<G>, Denied> {
    let not_an_action = |reason: String| Denied::NotAnAction { reason };
    match action {
        Written::Json(value) => read_json::<G>(seat, value),
        Written::Text(text) => {
            let bad = |error: <G::Action as FromStr>::Err| not_an_action(error.to_string());
            let by = if play.owed() == Owed::Team { Actor::Team } else { Actor::Seat(seat) };
            Ok(Move::Action { by, action: text.parse().map_err(bad)? })
        }
        Written::Telling(text) => {
            let unknown = || not_an_action(format!("{text:?} is not a statement"));
            let view = play.course().view(Viewer::Seat(seat));
            let statement = G::telling(text, &view).ok_or_else(unknown)?;
            Ok(Move::Statement { seat, statement })
        }
    }
}

/// An action as records write it, with the seat of the person who makes it.
fn read_json<G: Shows>(seat: Seat, action: &Value) -> Result<Move<G>, Denied> {
    let not_an_action = |reason: String| Denied::NotAnAction { reason };
    let Value::Object(fields) = action else {
        return Err(not_an_action("it is not a JSON object".into()));
    };
    let mut fields = fields.clone();
    fields.insert("seat".into(), json!(seat));
    let wire = serde_json::from_value(Value::Object(fields));
    let wire = wire.map_err(|error| not_an_action(error.to_string()))?;
    match G::from_wire(wire).map_err(Denied::refused::<G>)? {
        Move::Chance(_) => Err(not_an_action("only the table shuffles".into())),
        made => Ok(made),
    }
}
