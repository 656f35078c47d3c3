//! Which commands a table takes, and what they make.

use serde::Deserialize;
use serde_json::{Value, json};
use sobremesa_bots::BotName;
use sobremesa_store::{Millis, PersonId, TableState};
use sobremesa_table::{Actor, Move, Nonce, Owed, Salt, Seat, Secret, Viewer};
use utoipa::ToSchema;

use super::hosted::refused;
use super::play::{Judged, written};
use super::{
    Bot, Created, Denied, Entry, GRACE, Hosted, Occupant, Phrase, Play, Presence, Room, Sitter,
};
use crate::clock::later;

/// What a person wants at a table.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// To sit down, on this seat or any free one.
    Sit(Option<Seat>),
    /// To get up: for good before the game begins, else for a while.
    Leave,
    /// To play again, after having been away.
    Return,
    /// As the host, to give a free seat another use.
    Arrange(Seat, SeatPlan),
    /// As the host, to send someone away before the game begins, or to let a bot play for someone who
    /// does not play.
    Remove(Seat),
    /// As the host, never to let the person on this seat sit down again.
    Block(Seat),
    /// As the host, to hide a person's phrases or show them again.
    Mute(Seat, bool),
    /// To be ready, with a share of the shuffle.
    Ready(Nonce),
    /// As the host, to begin.
    Start,
    /// To decide, or to make a statement.
    Act {
        /// The decision that this answers; a statement answers none.
        decision: Option<u64>,
        /// The action as records write it, without the seat.
        action: Value,
    },
    /// To take back the last decision.
    Undo,
    /// To say a phrase.
    Say(Phrase),
    /// To have the true counts told whenever they change.
    TellCounts(bool),
    /// To end the game, or not.
    Vote(bool),
}

/// What a seat is for.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatPlan {
    /// Whoever comes may sit down.
    Open,
    /// Nobody plays here.
    Closed,
    /// A bot of this name plays, such as `heuristic`; docs/bots.md has them all.
    Bot(String),
}

impl SeatPlan {
    pub(crate) fn occupant<G: Hosted>(&self) -> Result<Occupant, Denied> {
        match self {
            SeatPlan::Open => Ok(Occupant::Open),
            SeatPlan::Closed => Ok(Occupant::Closed),
            SeatPlan::Bot(name) => {
                let no_such = |reason: String| Denied::NoSuchBot { reason };
                let bot: BotName = name
                    .parse()
                    .map_err(|error: sobremesa_bots::UnknownBot| no_such(error.to_string()))?;
                G::bot(bot.level).map_err(|error| no_such(error.to_string()))?;
                Ok(Occupant::Bot(Bot(bot)))
            }
        }
    }
}

impl<G: Hosted> Room<G> {
    /// The entry that a person's command makes; nothing is changed.
    pub(crate) fn judge(
        &self,
        person: PersonId,
        command: &Command,
        now: Millis,
    ) -> Result<Entry, Denied> {
        match command {
            Command::Sit(seat) => self.judge_sit(person, *seat),
            Command::Leave => self.judge_leave(person),
            Command::Return => {
                let (seat, sitter) = self.seat_of(person)?;
                if self.blocked.contains(&person) {
                    return Err(Denied::IsBlocked);
                }
                match sitter.presence {
                    Presence::Here => Err(Denied::NotAway),
                    Presence::Away(_) | Presence::Replaced => Ok(Entry::CameBack { seat }),
                }
            }
            Command::Arrange(seat, plan) => {
                self.judge_host(person)?;
                self.judge_waiting()?;
                match self.seats.get(*seat) {
                    None => Err(Denied::NoSuchSeat { seat: *seat }),
                    Some(Occupant::Person(_)) => Err(Denied::SeatTaken),
                    Some(_) => Ok(Entry::Arranged { seat: *seat, occupant: plan.occupant::<G>()? }),
                }
            }
            Command::Remove(seat) => self.judge_remove(person, *seat, now),
            Command::Block(seat) => {
                let person = self.judge_other(person, *seat)?;
                Ok(Entry::Blocked { person })
            }
            Command::Mute(seat, muted) => {
                self.judge_other(person, *seat)?;
                Ok(Entry::Muted { seat: *seat, muted: *muted })
            }
            Command::Ready(nonce) => {
                self.judge_waiting()?;
                let (seat, _) = self.seat_of(person)?;
                Ok(Entry::Ready { seat, nonce: nonce.clone() })
            }
            Command::Start => self.judge_start(person),
            Command::Act { decision, action } => self.judge_act(person, *decision, action),
            Command::Undo => self.judge_undo(person),
            Command::Say(phrase) => self.judge_say(person, *phrase),
            Command::TellCounts(tells) => {
                let (seat, _) = self.playing(person)?;
                if G::HAS_PHRASES {
                    return Err(Denied::NoCounts);
                }
                Ok(Entry::TellsCounts { seat, tells: *tells })
            }
            Command::Vote(end) => {
                self.running()?;
                let (seat, _) = self.playing(person)?;
                Ok(Entry::Voted { seat, end: *end })
            }
        }
    }

    fn seat_of(&self, person: PersonId) -> Result<(Seat, &Sitter), Denied> {
        let mut people = self.seats.people();
        people.find(|(_, sitter)| sitter.person == person).ok_or(Denied::NotSeated)
    }

    /// Where a person plays, if no bot does so for him or her.
    fn playing(&self, person: PersonId) -> Result<(Seat, &Sitter), Denied> {
        let (seat, sitter) = self.seat_of(person)?;
        if sitter.presence == Presence::Replaced {
            return Err(Denied::IsReplaced);
        }
        Ok((seat, sitter))
    }

    fn judge_host(&self, person: PersonId) -> Result<(), Denied> {
        if person == self.host() { Ok(()) } else { Err(Denied::NotTheHost) }
    }

    fn judge_waiting(&self) -> Result<(), Denied> {
        if self.play.is_none() { Ok(()) } else { Err(Denied::HasBegun) }
    }

    /// The host may do something to the person on this seat.
    fn judge_other(&self, host: PersonId, seat: Seat) -> Result<PersonId, Denied> {
        self.judge_host(host)?;
        let occupant = self.seats.get(seat).ok_or(Denied::NoSuchSeat { seat })?;
        match occupant.sitter() {
            None => Err(Denied::NotAPerson),
            Some(sitter) if sitter.person == host => Err(Denied::NotToOneself),
            Some(sitter) => Ok(sitter.person),
        }
    }

    fn judge_sit(&self, person: PersonId, seat: Option<Seat>) -> Result<Entry, Denied> {
        self.judge_waiting()?;
        if self.blocked.contains(&person) {
            return Err(Denied::IsBlocked);
        }
        if self.seats.of(person).is_some() {
            return Err(Denied::AlreadySeated);
        }
        let is_open = |occupant: &Occupant| *occupant == Occupant::Open;
        let seat = match seat {
            None => {
                let mut seats = self.seats.iter();
                let free = seats.find(|(_, occupant)| is_open(occupant));
                free.map(|(seat, _)| seat).ok_or(Denied::NoFreeSeat)?
            }
            Some(seat) => match self.seats.get(seat) {
                None => return Err(Denied::NoSuchSeat { seat }),
                Some(occupant) if !is_open(occupant) => return Err(Denied::SeatTaken),
                Some(_) => seat,
            },
        };
        Ok(Entry::Sat { seat, person })
    }

    fn judge_leave(&self, person: PersonId) -> Result<Entry, Denied> {
        let (seat, sitter) = self.seat_of(person)?;
        match self.running() {
            Err(Denied::NotBegun) => Ok(Entry::Rose { seat }),
            Err(denied) => Err(denied),
            Ok(_) => match sitter.presence {
                Presence::Here => Ok(Entry::WentAway { seat }),
                Presence::Away(_) => Err(Denied::IsAway),
                Presence::Replaced => Err(Denied::IsReplaced),
            },
        }
    }

    fn judge_remove(&self, host: PersonId, seat: Seat, now: Millis) -> Result<Entry, Denied> {
        self.judge_other(host, seat)?;
        if self.play.is_none() {
            return Ok(Entry::Rose { seat });
        }
        let owed = self.running()?.owed();
        let owes = owed == Owed::Seat(seat) || owed == Owed::Team;
        let is_away = match self.seats.sitter(seat).map(|sitter| sitter.presence) {
            Some(Presence::Away(_)) => true,
            Some(Presence::Here) => owes && later(self.decided, GRACE) <= now,
            Some(Presence::Replaced) | None => false,
        };
        if is_away { Ok(Entry::Replaced { seat }) } else { Err(Denied::StillPlays) }
    }

    fn judge_start(&self, person: PersonId) -> Result<Entry, Denied> {
        self.judge_waiting()?;
        self.judge_host(person)?;
        let is_missing = |occupant: &Occupant| match occupant {
            Occupant::Open => true,
            Occupant::Person(sitter) => sitter.nonce.is_none(),
            Occupant::Closed | Occupant::Bot(_) => false,
        };
        let missing = self.seats.iter().filter(|(_, occupant)| is_missing(occupant));
        let seats: Vec<Seat> = missing.map(|(seat, _)| seat).collect();
        if !seats.is_empty() {
            return Err(Denied::NotReady { seats });
        }
        let rules = self.rules(self.seats.players())?;
        let seed = self.fair_deal(self.nonces()).seed();
        let play: Play<G> = Play::new(rules, seed, self.decided);
        let judged = play.judge(None).map_err(|refusal| refused::<G>(&refusal))?;
        Ok(Entry::Started { moves: judged.written() })
    }

    fn judge_act(
        &self,
        person: PersonId,
        decision: Option<u64>,
        action: &Value,
    ) -> Result<Entry, Denied> {
        let (seat, sitter) = self.seat_of(person)?;
        let play = self.play.as_ref().ok_or(Denied::NotBegun)?;
        if sitter.presence == Presence::Replaced {
            return Err(Denied::IsReplaced);
        }
        self.running()?;
        let made = read_action::<G>(seat, action)?;
        if matches!(made, Move::Statement { .. }) {
            let judged = play.judge(Some(made)).map_err(|refusal| refused::<G>(&refusal))?;
            return Ok(Entry::Moved { seat, moves: judged.written() });
        }
        if decision != Some(self.decision) {
            return Err(Denied::Stale { decision: self.decision });
        }
        self.judge_move(play, seat, &made)
    }

    /// A decision, or a proposal when the team is to decide and others have not agreed.
    fn judge_move(&self, play: &Play<G>, seat: Seat, made: &Move<G>) -> Result<Entry, Denied> {
        let refused = |refusal| refused::<G>(&refusal);
        let judged = play.judge(Some(made.clone())).map_err(refused)?;
        if let Move::Action { by: Actor::Team, action } = made {
            let agrees = |(other, sitter): (Seat, &Sitter)| {
                let proposal = play.proposals.iter().find(|(proposer, _)| *proposer == other);
                other == seat
                    || sitter.presence == Presence::Replaced
                    || proposal.is_some_and(|(_, proposed)| proposed == action)
            };
            if !self.seats.people().all(agrees) {
                return Ok(Entry::Proposed { seat, action: written::<G>(made) });
            }
        }
        let judged = self.with_counts(judged).map_err(refused)?;
        Ok(Entry::Moved { seat, moves: judged.written() })
    }

    /// What a bot decided.
    pub(crate) fn judge_bot(&self, seat: Seat, action: G::Action) -> Result<Entry, Denied> {
        let play = self.running()?;
        let by = if play.owed() == Owed::Team { Actor::Team } else { Actor::Seat(seat) };
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

    /// The set-up of another table with the same people and options.
    pub(crate) fn judge_rematch(
        &self,
        person: PersonId,
        (secret, salt): (Secret, Salt),
    ) -> Result<Created, Denied> {
        self.seat_of(person)?;
        if self.state() != TableState::Finished {
            return Err(Denied::NotOver);
        }
        let again = |occupant: &Occupant| match occupant {
            Occupant::Person(sitter) => Occupant::Person(Sitter::new(sitter.person)),
            other => other.clone(),
        };
        let seats = self.seats.0.iter().map(again).collect();
        Ok(Created { seats, host: person, secret, salt, ..self.created.clone() })
    }

    pub(super) fn judge_undo(&self, person: PersonId) -> Result<Entry, Denied> {
        let (seat, _) = self.playing(person)?;
        let play = self.play.as_ref().ok_or(Denied::NotBegun)?;
        if self.is_given_up {
            return Err(Denied::IsOver);
        }
        let alone = self.seats.people().count() == 1;
        let stands = if alone { play.undo_alone(seat) } else { play.undo_own(seat) };
        let stands = stands.ok_or(Denied::NothingToUndo)?;
        Ok(Entry::Undone { seat, stands })
    }

    fn judge_say(&self, person: PersonId, phrase: Phrase) -> Result<Entry, Denied> {
        let (seat, sitter) = self.playing(person)?;
        if sitter.is_muted {
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
