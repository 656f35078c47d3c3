//! What people and bots do while a game is played: moves, statements, taking back.

use std::str::FromStr;

use serde_json::{Value, json};
use sobremesa_store::PersonId;
use sobremesa_table::{Actor, Move, Owed, Seat, Viewer};

use super::hosted::refused;
use super::judge::changes;
use super::play::{Judged, Standing, written};
use super::{Denied, Entry, Hosted, Phrase, Play, Room, Sitter};

impl<G: Hosted> Room<G> {
    pub(super) fn judge_act(
        &self,
        person: PersonId,
        decision: Option<u64>,
        action: &Value,
    ) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.running()?;
        let made = read_action::<G>(seat, action)?;
        if matches!(made, Move::Statement { .. }) {
            self.judge_spent(person)?;
            let judged = play.judge(Some(made)).map_err(|refusal| refused::<G>(&refusal))?;
            return Ok(Entry::Moved { seat, moves: judged.written() });
        }
        self.judge_due(decision)?;
        self.judge_move(play, seat, &made)
    }

    /// A button for an action, which is written as text.
    pub(super) fn judge_press(
        &self,
        person: PersonId,
        decision: Option<u64>,
        action: &str,
    ) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.running()?;
        let not_an_action =
            |error: <G::Action as FromStr>::Err| Denied::NotAnAction { reason: error.to_string() };
        let action: G::Action = action.parse().map_err(not_an_action)?;
        self.judge_due(decision)?;
        let by = if play.owed() == Owed::Team { Actor::Team } else { Actor::Seat(seat) };
        self.judge_move(play, seat, &Move::Action { by, action })
    }

    /// A button for a statement; the server fills in what is true.
    pub(super) fn judge_tell(&self, person: PersonId, text: &str) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.running()?;
        self.judge_spent(person)?;
        let unknown = || Denied::NotAnAction { reason: format!("{text:?} is not a statement") };
        let view = play.course().view(Viewer::Seat(seat));
        let statement = G::telling(text, &view).ok_or_else(unknown)?;
        self.judge_statement(seat, statement)
    }

    /// A command answers the decision that is due.
    pub(super) fn judge_due(&self, decision: Option<u64>) -> Result<(), Denied> {
        let is_due = decision == Some(self.decision);
        if is_due { Ok(()) } else { Err(Denied::Stale { decision: self.decision }) }
    }

    /// A decision, or a proposal when the team is to decide and others have not agreed.
    fn judge_move(&self, play: &Play<G>, seat: Seat, made: &Move<G>) -> Result<Entry, Denied> {
        let refused = |refusal| refused::<G>(&refusal);
        let judged = play.judge(Some(made.clone())).map_err(refused)?;
        if let Move::Action { by: Actor::Team, action } = made {
            let agrees =
                |(other, _): (Seat, &Sitter)| other == seat || play.proposal(other) == Some(action);
            if !self.seats.present().all(agrees) {
                changes(play.proposal(seat) != Some(action))?;
                return Ok(Entry::Proposed { seat, action: written::<G>(made) });
            }
        }
        let judged = self.with_counts(judged).map_err(refused)?;
        Ok(Entry::Moved { seat, moves: judged.written() })
    }

    /// What a bot decided; for the team it goes along with what the people agreed on.
    pub(crate) fn judge_bot(&self, seat: Seat, action: G::Action) -> Result<Entry, Denied> {
        let play = self.running()?;
        let (by, action) = match play.owed() {
            Owed::Team => (Actor::Team, self.agreed().cloned().unwrap_or(action)),
            _ => (Actor::Seat(seat), action),
        };
        let judged = play.judge(Some(Move::Action { by, action }));
        let judged = judged.and_then(|judged| self.with_counts(judged));
        let judged = judged.map_err(|refusal| refused::<G>(&refusal))?;
        Ok(Entry::Moved { seat, moves: judged.written() })
    }

    /// What a bot says.
    pub(crate) fn judge_statement(
        &self,
        seat: Seat,
        statement: G::Statement,
    ) -> Result<Entry, Denied> {
        let play = self.running()?;
        let judged = play.judge(Some(Move::Statement { seat, statement }));
        let judged = judged.map_err(|refusal| refused::<G>(&refusal))?;
        Ok(Entry::Moved { seat, moves: judged.written() })
    }

    /// Adds the statements of players who always tell their counts.
    fn with_counts(&self, mut judged: Judged<G>) -> Result<Judged<G>, G::Refusal> {
        for (seat, _) in self.seats.people().filter(|(_, sitter)| sitter.tells_counts) {
            for statement in G::untold(&judged.course.view(Viewer::Seat(seat))) {
                let made = Move::Statement { seat, statement };
                judged.course.make(made.clone())?;
                judged.made.push(made);
            }
        }
        Ok(judged)
    }

    pub(super) fn judge_undo(&self, person: PersonId) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.play.as_ref().ok_or(Denied::NotBegun)?;
        if self.is_given_up {
            return Err(Denied::IsOver);
        }
        let alone = self.seats.people().count() == 1;
        let standing = if alone { play.undo_alone(seat) } else { play.undo_own(seat) };
        let Standing { stands, kept } = standing.ok_or(Denied::NothingToUndo)?;
        Ok(Entry::Undone { seat, stands, kept: kept.iter().map(written::<G>).collect() })
    }

    pub(super) fn judge_say(&self, person: PersonId, phrase: Phrase) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        if self.is_muted(person) {
            return Err(Denied::IsMuted);
        }
        if !G::HAS_PHRASES && self.running().is_ok() {
            return Err(Denied::NoPhrases);
        }
        Ok(Entry::Said { seat, phrase })
    }
}

/// An action as records write it, with the seat of who makes it.
fn read_action<G: Hosted>(seat: Seat, action: &Value) -> Result<Move<G>, Denied> {
    let not_an_action = |reason: String| Denied::NotAnAction { reason };
    let Value::Object(fields) = action else {
        return Err(not_an_action("it is not a JSON object".into()));
    };
    let mut fields = fields.clone();
    fields.insert("seat".into(), json!(seat));
    let wire = serde_json::from_value(Value::Object(fields));
    let wire = wire.map_err(|error| not_an_action(error.to_string()))?;
    match G::from_wire(wire).map_err(|refusal| refused::<G>(&refusal))? {
        Move::Chance(_) => Err(not_an_action("only the table shuffles".into())),
        made => Ok(made),
    }
}
