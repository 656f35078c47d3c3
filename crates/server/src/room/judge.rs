//! Which commands a table takes, and what they make.

use sobremesa_store::{Millis, PersonId, TableState};
use sobremesa_table::Seat;

use super::hosted::refused;
use super::{
    Command, Denied, Entry, Hosted, Occupant, Play, Presence, Room, SeatPlan, Sitter, Whom,
};

/// So many rows that are no moves a person may make at a table.
pub(super) const MOST_ROWS: u32 = 500;

/// After so many rows that are no moves nobody sits down any more.
const MOST_ROWS_OF_ALL: u32 = 2_000;

impl<G: Hosted> Room<G> {
    /// The entry that a person's command makes; nothing is changed.
    pub(crate) fn judge(
        &self,
        person: PersonId,
        command: &Command,
        now: Millis,
    ) -> Result<Entry, Denied> {
        let entry = self.judge_alone(person, command, now)?;
        let is_move = matches!(entry, Entry::Moved { .. });
        match self.spender(&entry).filter(|_| !is_move) {
            Some(spender) => self.judge_spent(spender).map(|()| entry),
            None => Ok(entry),
        }
    }

    /// The entry that a command makes, however many came before it.
    fn judge_alone(
        &self,
        person: PersonId,
        command: &Command,
        now: Millis,
    ) -> Result<Entry, Denied> {
        match command {
            Command::Sit(seat) => self.judge_sit(person, *seat),
            Command::Leave => self.judge_leave(person),
            Command::Return => self.judge_return(person),
            Command::Arrange(seat, plan) => self.judge_arrange(person, *seat, plan),
            Command::Remove(whom) => self.judge_remove(person, *whom, now),
            Command::Block(whom) => self.judge_block(person, *whom),
            Command::Mute(whom, muted) => {
                let person = self.judge_other(person, *whom)?;
                changes(self.is_muted(person) != *muted)?;
                Ok(Entry::Muted { person, muted: *muted })
            }
            Command::Pace(pace) => {
                self.judge_host(person)?;
                if self.state() == TableState::Finished {
                    return Err(Denied::IsOver);
                }
                changes(self.settings().pace != *pace)?;
                Ok(Entry::Paced { pace: *pace })
            }
            Command::Ready(nonce) => {
                self.judge_waiting()?;
                let (seat, sitter) = self.seat_of(person)?;
                changes(sitter.nonce.is_none())?;
                Ok(Entry::Ready { seat, nonce: nonce.clone() })
            }
            Command::Start => self.judge_start(person),
            Command::Act { decision, action } => self.judge_act(person, *decision, action),
            Command::Press { decision, action } => self.judge_press(person, *decision, action),
            Command::Tell(text) => self.judge_tell(person, text),
            Command::Undo { decision } => {
                self.judge_due(Some(*decision))?;
                self.judge_undo(person)
            }
            Command::Say(phrase) => self.judge_say(person, *phrase),
            Command::TellCounts(tells) => {
                let (seat, sitter) = self.playing(person)?;
                if G::HAS_PHRASES {
                    return Err(Denied::NoCounts);
                }
                changes(sitter.tells_counts != *tells)?;
                Ok(Entry::TellsCounts { seat, tells: *tells })
            }
            Command::Vote(end) => {
                self.running()?;
                let (seat, sitter) = self.playing(person)?;
                changes(sitter.wants_end != *end)?;
                Ok(Entry::Voted { seat, end: *end })
            }
        }
    }

    /// A person has not done too much here.
    pub(super) fn judge_spent(&self, person: PersonId) -> Result<(), Denied> {
        let spent = self.spent.get(&person).copied().unwrap_or_default();
        if spent < MOST_ROWS { Ok(()) } else { Err(Denied::TooMuch) }
    }

    pub(super) fn seat_of(&self, person: PersonId) -> Result<(Seat, &Sitter), Denied> {
        let mut people = self.seats.people();
        people.find(|(_, sitter)| sitter.person == person).ok_or(Denied::NotSeated)
    }

    /// Where a person plays, if no bot does so for him or her.
    pub(super) fn playing(&self, person: PersonId) -> Result<(Seat, &Sitter), Denied> {
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
        match self.running() {
            Err(Denied::NotBegun) => Ok(()),
            Err(Denied::IsOver) if self.play.is_none() => Err(Denied::IsOver),
            _ => Err(Denied::HasBegun),
        }
    }

    pub(super) fn is_muted(&self, person: PersonId) -> bool {
        self.created.muted.contains(&person)
    }

    pub(super) fn judge_blocked(&self, person: PersonId) -> Result<(), Denied> {
        let is_blocked = self.created.blocked.contains(&person);
        if is_blocked { Err(Denied::IsBlocked) } else { Ok(()) }
    }

    /// The person on a seat, as he or she was seen there.
    fn judge_whom(&self, whom: Whom) -> Result<PersonId, Denied> {
        let seat = whom.seat;
        let occupant = self.seats.get(seat).ok_or(Denied::NoSuchSeat { seat })?;
        let sitter = occupant.sitter().ok_or(Denied::NotAPerson)?;
        match whom.seen {
            Some(seen) if seen < sitter.since => Err(Denied::SeatChanged),
            _ => Ok(sitter.person),
        }
    }

    /// The host may do something to the person on this seat.
    fn judge_other(&self, host: PersonId, whom: Whom) -> Result<PersonId, Denied> {
        self.judge_host(host)?;
        let person = self.judge_whom(whom)?;
        if person == host { Err(Denied::NotToOneself) } else { Ok(person) }
    }

    fn judge_return(&self, person: PersonId) -> Result<Entry, Denied> {
        let (seat, sitter) = self.seat_of(person)?;
        match sitter.presence {
            Presence::Here => return Err(Denied::NotAway),
            Presence::Away(_) => {}
            Presence::Replaced => self.judge_blocked(person)?,
        }
        Ok(Entry::CameBack { seat })
    }

    fn judge_arrange(
        &self,
        person: PersonId,
        seat: Seat,
        plan: &SeatPlan,
    ) -> Result<Entry, Denied> {
        self.judge_host(person)?;
        self.judge_waiting()?;
        match self.seats.get(seat) {
            None => Err(Denied::NoSuchSeat { seat }),
            Some(Occupant::Person(_)) => Err(Denied::SeatTaken),
            Some(free) => {
                let occupant = plan.occupant::<G>()?;
                changes(*free != occupant)?;
                Ok(Entry::Arranged { seat, occupant })
            }
        }
    }

    fn judge_block(&self, host: PersonId, whom: Whom) -> Result<Entry, Denied> {
        let person = self.judge_other(host, whom)?;
        changes(!self.created.blocked.contains(&person))?;
        // Who made the table is the host again as soon as he or she is back.
        if person == self.created.host {
            return Err(Denied::NotTheHost);
        }
        Ok(Entry::Blocked { person })
    }

    fn judge_sit(&self, person: PersonId, seat: Option<Seat>) -> Result<Entry, Denied> {
        self.judge_waiting()?;
        self.judge_blocked(person)?;
        if self.spent.values().sum::<u32>() >= MOST_ROWS_OF_ALL {
            return Err(Denied::TooMuch);
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

    /// Before the game the host sends someone away. Later a bot plays for who does not; when that is
    /// the host, it is for the others to say so.
    fn judge_remove(&self, person: PersonId, whom: Whom, now: Millis) -> Result<Entry, Denied> {
        let seat = whom.seat;
        if self.play.is_none() {
            self.judge_other(person, whom)?;
            self.judge_waiting()?;
            return Ok(Entry::Rose { seat });
        }
        self.running()?;
        if person != self.host() && self.judge_whom(whom)? == self.host() {
            self.playing(person)?;
        } else {
            self.judge_other(person, whom)?;
        }
        let is_late = self.may_be_replaced(seat, now);
        if is_late { Ok(Entry::Replaced { seat }) } else { Err(Denied::StillPlays) }
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
}

/// A command that changes nothing makes no row.
pub(super) fn changes(changes: bool) -> Result<(), Denied> {
    if changes { Ok(()) } else { Err(Denied::NothingChanges) }
}
