//! Which commands a table takes, and what they make.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, TableState};
use sobremesa_table::{Nonce, Seat};

use super::{
    Allowed, Command, Denied, Entry, Judged, Now, Occupant, Pace, Presence, Room, SeatPlan, Sitter,
    Whom,
};
use crate::clock::Moment;

/// This many rows that are no moves a person may make at a table.
pub(super) const MOST_ROWS: u32 = 500;

/// After this many rows that are no moves nobody sits down any more.
const MOST_ROWS_OF_ALL: u32 = 2_000;

impl<G: Shows + Bots> Room<G> {
    /// What a person's command makes; nothing is changed.
    pub(crate) fn judge(
        &self,
        person: PersonId,
        command: &Command,
        at: Moment,
    ) -> Result<Judged<G>, Denied> {
        let allowed = self.judge_alone(person, command, at)?;
        let is_move = matches!(allowed.entry, Entry::Moved { .. });
        if let Some(spender) = self.now.spender(&allowed.entry).filter(|_| !is_move) {
            self.now.judge_spent(spender)?;
        }
        Ok(self.judged(allowed, at))
    }

    /// What a command makes, however many came before it.
    fn judge_alone(
        &self,
        person: PersonId,
        command: &Command,
        at: Moment,
    ) -> Result<Allowed<G>, Denied> {
        let now = &self.now;
        let entry = match command {
            // Whoever has begun a day's deal plays it, alone and to its end.
            Command::Sit(_) | Command::Leave | Command::Arrange(..) if now.day().is_some() => {
                return Err(Denied::OfTheDay);
            }
            Command::Start => return now.judge_start(person, at),
            Command::Act { decision, action } => return now.judge_act(person, *decision, action),
            Command::Undo { decision } => {
                now.judge_due(Some(*decision))?;
                return self.judge_undo(person);
            }
            Command::Sit(seat) => now.judge_sit(person, *seat),
            Command::Leave => now.judge_leave(person),
            Command::Return => now.judge_return(person),
            Command::Arrange(seat, plan) => now.judge_arrange(person, *seat, plan),
            Command::Remove(whom) => now.judge_remove(person, *whom, at),
            Command::Block(whom) => now.judge_block(person, *whom),
            Command::Mute(whom, muted) => now.judge_mute(person, *whom, *muted),
            Command::Pace(pace) => now.judge_pace(person, *pace),
            Command::Ready(nonce) => now.judge_ready(person, nonce),
            Command::Hint { decision } => {
                now.judge_due(Some(*decision))?;
                now.judge_hint(person)
            }
            Command::Tips(tips) => now.judge_tips(person, *tips),
            Command::Say(phrase) => now.judge_say(person, *phrase),
            Command::StandingOrder { speaks } => now.judge_order(person, *speaks),
            Command::Vote(end) => now.judge_vote(person, *end),
        };
        entry.map(Into::into)
    }

    /// What the table does now because nobody did anything in time.
    pub(crate) fn judge_overdue(&self, at: Moment) -> Result<Judged<G>, Denied> {
        let entry = self.now.overdue(at.ticks).ok_or(Denied::StillPlays)?;
        Ok(self.judged(entry.into(), at))
    }
}

impl<G: Shows + Bots> Now<G> {
    fn judge_mute(&self, host: PersonId, whom: Whom, muted: bool) -> Result<Entry<G>, Denied> {
        let person = self.judge_other(host, whom)?;
        changes(self.is_muted(person) != muted)?;
        Ok(Entry::Muted { person, muted })
    }

    fn judge_pace(&self, person: PersonId, pace: Pace) -> Result<Entry<G>, Denied> {
        self.judge_host(person)?;
        if self.state() == TableState::Finished {
            return Err(Denied::IsOver);
        }
        changes(self.settings().pace != pace)?;
        Ok(Entry::Paced { pace })
    }

    fn judge_ready(&self, person: PersonId, nonce: &Nonce) -> Result<Entry<G>, Denied> {
        self.judge_waiting()?;
        let (seat, sitter) = self.seat_of(person)?;
        changes(sitter.nonce.is_none())?;
        Ok(Entry::Ready { seat, nonce: nonce.clone() })
    }

    fn judge_order(&self, person: PersonId, speaks: bool) -> Result<Entry<G>, Denied> {
        let (seat, sitter) = self.playing(person)?;
        if !G::HAS_STANDING_ORDER {
            return Err(Denied::NoStandingOrder);
        }
        changes(sitter.has_order != speaks)?;
        Ok(Entry::Ordered { seat, speaks })
    }

    fn judge_vote(&self, person: PersonId, end: bool) -> Result<Entry<G>, Denied> {
        self.running()?;
        let (seat, sitter) = self.playing(person)?;
        changes(sitter.wants_end != end)?;
        Ok(Entry::Voted { seat, end })
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

    /// Where a person plays, if no bot plays for them.
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

    /// The person on a seat, as they were seen there.
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

    fn judge_return(&self, person: PersonId) -> Result<Entry<G>, Denied> {
        let (seat, sitter) = self.seat_of(person)?;
        if self.state() == TableState::Finished {
            return Err(Denied::IsOver);
        }
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
    ) -> Result<Entry<G>, Denied> {
        self.judge_host(person)?;
        self.judge_waiting()?;
        match self.seats.get(seat) {
            None => Err(Denied::NoSuchSeat { seat }),
            Some(Occupant::Person(_)) => Err(Denied::SeatTaken),
            Some(free) => {
                let occupant = plan.occupant::<G>()?;
                changes(*free != occupant)?;
                let is_closed = |occupant: &Occupant| *occupant == Occupant::Closed;
                if self.has_known_cards() && is_closed(free) != is_closed(&occupant) {
                    return Err(Denied::SameCards);
                }
                Ok(Entry::Arranged { seat, occupant })
            }
        }
    }

    fn judge_block(&self, host: PersonId, whom: Whom) -> Result<Entry<G>, Denied> {
        let person = self.judge_other(host, whom)?;
        changes(!self.created.blocked.contains(&person))?;
        // The person who made the table is the host again as soon as they are back.
        if person == self.created.host {
            return Err(Denied::NotTheHost);
        }
        Ok(Entry::Blocked { person })
    }

    fn judge_sit(&self, person: PersonId, seat: Option<Seat>) -> Result<Entry<G>, Denied> {
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

    fn judge_leave(&self, person: PersonId) -> Result<Entry<G>, Denied> {
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

    /// Before the game the host sends someone away. Later a bot plays for anyone who does not; when that
    /// is the host, it is for the others to say so.
    fn judge_remove(&self, person: PersonId, whom: Whom, at: Moment) -> Result<Entry<G>, Denied> {
        let seat = whom.seat;
        if self.play.is_none() {
            self.judge_other(person, whom)?;
            self.judge_waiting()?;
            return Ok(Entry::Rose { seat });
        }
        self.judge_replace(person, whom)?;
        let is_late = self.may_be_replaced(seat, at.ticks);
        if is_late { Ok(Entry::Replaced { seat }) } else { Err(Denied::StillPlays) }
    }

    /// The host may let a bot play for anyone, and the others for the host.
    fn judge_replace(&self, person: PersonId, whom: Whom) -> Result<(), Denied> {
        self.running()?;
        if person != self.host() && self.judge_whom(whom)? == self.host() {
            self.playing(person).map(drop)
        } else {
            self.judge_other(person, whom).map(drop)
        }
    }

    /// Whether a viewer may let a bot play on a seat once it is late.
    pub(super) fn may_replace(&self, viewer: Option<PersonId>, seat: Seat) -> bool {
        viewer.is_some_and(|person| self.judge_replace(person, Whom { seat, seen: None }).is_ok())
    }

    fn judge_start(&self, person: PersonId, at: Moment) -> Result<Allowed<G>, Denied> {
        self.judge_waiting()?;
        self.judge_host(person)?;
        let is_missing = |occupant: &Occupant| match occupant {
            Occupant::Open => true,
            Occupant::Person(sitter) => sitter.nonce.is_none(),
            Occupant::Closed | Occupant::Bot(_) | Occupant::Program(_) => false,
        };
        let missing = self.seats.iter().filter(|(_, occupant)| is_missing(occupant));
        let seats: Vec<Seat> = missing.map(|(seat, _)| seat).collect();
        if !seats.is_empty() {
            return Err(Denied::NotReady { seats });
        }
        let mut made = self.dealt(at)?.row();
        made.shuffle().map_err(Denied::refused::<G>)?;
        Ok(Allowed { entry: Entry::Started { moves: made.moves() }, made: Some(made) })
    }
}

/// A command that changes nothing makes no row.
pub(super) fn changes(changes: bool) -> Result<(), Denied> {
    if changes { Ok(()) } else { Err(Denied::NothingChanges) }
}
