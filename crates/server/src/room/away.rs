//! Who plays, who is late, and what a table does by itself.

use sobremesa_bots::{BotKind, Bots, Budget};
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, TableState, Ticks};
use sobremesa_table::{Game, Owed, Seat};

use super::{Bot, Entry, Now, Occupant, Play, Presence, Sitter};
use crate::clock::{Moment, later};

/// How long a person may be away before a bot plays on.
pub(crate) const GRACE: i64 = 60_000;

/// How long a table waits for people when nobody does anything.
pub(super) const PATIENCE: i64 = 24 * 3_600_000;

/// A clock of this many seconds is for games that go on for days.
const SLOW: u32 = 24 * 3600;

/// One of this many seconds is for games that people play beside other things.
const UNHURRIED: u32 = 3600;

/// How many milliseconds a bot takes that does its own default of work, on a machine that is not the
/// fastest.
const DEFAULT_WORK: u64 = 300;

/// A bot that plays on a seat.
pub(crate) struct Mover<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) kind: &'static BotKind<G>,
    pub(crate) budget: Budget,
    /// The program that plays, if it is one; then the kind stands in for it.
    pub(crate) program: Option<String>,
}

impl<G: Shows + Bots> Now<G> {
    /// The bot that plays on a seat. For a person who was replaced it is one that plays about as the
    /// person would, so that nobody wins by leaving.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<Mover<G>> {
        match self.seats.get(seat)? {
            Occupant::Bot(Bot(bot)) => {
                let kind = G::bot(bot).expect("it was there when it sat down");
                Some(Mover { seat, kind, budget: bot.budget, program: None })
            }
            Occupant::Person(Sitter { presence: Presence::Replaced, .. }) => {
                let (kind, budget) = (G::stand_in(), Budget::Default);
                Some(Mover { seat, kind, budget, program: None })
            }
            Occupant::Program(Bot(bot)) => {
                let program = Some(bot.kind.clone());
                Some(Mover { seat, kind: G::stand_in(), budget: bot.budget, program })
            }
            Occupant::Person(_) | Occupant::Open | Occupant::Closed => None,
        }
    }

    /// The bot that owes a decision: one of its seat's own, or the team's when no person is there who
    /// has to agree to anything.
    pub(crate) fn bot_to_move(&self) -> Option<Mover<G>> {
        let play = self.running().ok()?;
        match play.owed() {
            Owed::Seat(seat) => self.bot_on(seat),
            Owed::Team => {
                if self.seats.present().next().is_some() && self.agreed().is_none() {
                    return None;
                }
                Seat::all(play.players()).find_map(|seat| self.bot_on(seat))
            }
            Owed::Chance(_) | Owed::Nobody => None,
        }
    }

    /// Where a person has something to decide now, and the game; none for somebody who is away.
    pub(crate) fn deciding(&self, person: PersonId) -> Option<(Seat, &Play<G>)> {
        let (seat, sitter) = self.seat_of(person).ok()?;
        let play = self.running().ok().filter(|play| play.is_owed_by(seat))?;
        (sitter.presence == Presence::Here).then_some((seat, play))
    }

    /// What all people present propose while the team decides. They agree without a further command
    /// when a bot begins to play for the last one who did not.
    pub(super) fn agreed(&self) -> Option<&G::Action> {
        let play = self.running().ok()?;
        let mut proposals = self.seats.present().map(|(seat, _)| play.proposal(seat));
        let first = proposals.next()??;
        proposals.all(|other| other == Some(first)).then_some(first)
    }

    /// When something happens by itself, unless a command comes first.
    pub(crate) fn due(&self) -> Option<Ticks> {
        match self.state() {
            TableState::Waiting => return Some(later(self.changed, PATIENCE)),
            TableState::Finished => return None,
            TableState::Running => {}
        }
        if self.bot_to_move().is_some() {
            return Some(later(self.decided, self.settings().pace.millis()));
        }
        let away = self.seats.people().filter_map(|(_, sitter)| match sitter.presence {
            Presence::Away(since) => Some(later(since, GRACE)),
            Presence::Here | Presence::Replaced => None,
        });
        away.chain(self.clock_due().map(|(_, due)| due)).min()
    }

    /// When the table has to look at itself: when something happens by itself, or a bot has to begin to
    /// think so that it decides in time.
    pub(crate) fn stirs(&self) -> Option<Ticks> {
        let thinks = self.bot_to_move().map_or(0, |mover| mover.thinking_millis());
        Some(later(self.due()?, -thinks))
    }

    /// What the table does now because nobody did anything in time.
    pub(crate) fn overdue(&self, now: Ticks) -> Option<Entry<G>> {
        if self.state() == TableState::Waiting {
            return (self.due()? <= now).then_some(Entry::Expired);
        }
        self.running().ok()?;
        let away = |sitter: &Sitter| match sitter.presence {
            Presence::Away(since) => later(since, GRACE) <= now,
            Presence::Here | Presence::Replaced => false,
        };
        let away = self.seats.people().find(|(_, sitter)| away(sitter)).map(|(seat, _)| seat);
        let late = || self.clock_due().filter(|(_, due)| *due <= now).map(|(seat, _)| seat);
        Some(Entry::Replaced { seat: away.or_else(late)? })
    }

    fn clock_millis(&self) -> Option<i64> {
        self.settings().clock.map(|seconds| i64::from(seconds) * 1000)
    }

    /// Who is late when, by the clock and the grace after it.
    fn clock_due(&self) -> Option<(Seat, Ticks)> {
        let (seat, end) = self.clock_end()?;
        Some((seat, later(end, GRACE.min(self.clock_millis()?))))
    }

    /// Who must decide until when, by the clock.
    pub(super) fn clock_end(&self) -> Option<(Seat, Ticks)> {
        let millis = self.clock_millis()?;
        let seat = self.awaited(self.running().ok()?)?;
        let is_here = self.seats.sitter(seat)?.presence == Presence::Here;
        is_here.then_some((seat, later(self.decided, millis)))
    }

    /// For whom the clock runs.
    fn awaited(&self, play: &Play<G>) -> Option<Seat> {
        match play.owed() {
            Owed::Seat(seat) => Some(seat),
            // The team waits for those who have not proposed anything, then for those who do not
            // agree with the first proposal.
            Owed::Team => {
                let is_here = |(_, sitter): &(Seat, &Sitter)| sitter.presence == Presence::Here;
                let here = || self.seats.people().filter(is_here).map(|(seat, _)| seat);
                let first = play.proposals.first().map(|(_, action)| action);
                here()
                    .find(|seat| play.proposal(*seat).is_none())
                    .or_else(|| here().find(|seat| play.proposal(*seat) != first))
            }
            Owed::Chance(_) | Owed::Nobody => None,
        }
    }

    /// Whether the game waits for a seat.
    pub(super) fn owes(&self, seat: Seat) -> bool {
        self.running().is_ok_and(|play| match play.owed() {
            Owed::Seat(owing) => owing == seat,
            // Nobody can agree with two who want different things, so one of them is waited for.
            Owed::Team => {
                let (own, first) = (play.proposal(seat), play.proposals.first());
                own.is_none() || own != first.map(|(_, action)| action)
            }
            Owed::Chance(_) | Owed::Nobody => false,
        })
    }

    /// Whether it matters to others if a person is there: in a game where a decision has days, nobody
    /// waits at the table.
    pub(crate) fn minds_presence(&self) -> bool {
        self.running().is_ok() && self.settings().clock.is_none_or(|seconds| seconds < SLOW)
    }

    /// Whom a game waits for that has hours or days for a decision, and until when; nobody in others.
    pub(crate) fn called(&self) -> (Vec<PersonId>, Option<Ticks>) {
        let is_slow = self.settings().clock.is_some_and(|seconds| seconds >= UNHURRIED);
        let people = self.seats.people().filter(|_| is_slow);
        let awaited =
            people.filter(|(seat, sitter)| sitter.presence == Presence::Here && self.owes(*seat));
        let people = awaited.map(|(_, sitter)| sitter.person).collect();
        (people, self.clock_end().map(|(_, end)| end))
    }

    /// When a bot plays for a person who does nothing, or others may let it; none while nobody waits for
    /// them.
    pub(crate) fn stand_in_from(&self, seat: Seat) -> Option<Ticks> {
        let late = self.clock_due().filter(|(awaited, _)| *awaited == seat).map(|(_, due)| due);
        late.into_iter().chain(self.replaceable_from(seat)).min()
    }

    /// Whether others may let a bot play for a person.
    pub(super) fn may_be_replaced(&self, seat: Seat, now: Ticks) -> bool {
        self.replaceable_from(seat).is_some_and(|from| from <= now)
    }

    /// When others may let a bot play for a person: the game waits for them, or they are away, and
    /// the decision has been due for a minute, and for the time of the clock.
    fn replaceable_from(&self, seat: Seat) -> Option<Ticks> {
        let is_missing = match self.seats.sitter(seat).map(|sitter| sitter.presence) {
            Some(Presence::Away(_)) => true,
            Some(Presence::Here) => self.owes(seat),
            Some(Presence::Replaced) | None => false,
        };
        let time = self.clock_millis().unwrap_or_default().max(GRACE);
        is_missing.then(|| later(self.decided, time))
    }

    /// A person plays again, with the whole time for a decision that waits for them; once for each
    /// decision, so that nobody stops the game by going and coming.
    pub(super) fn come_back(&mut self, seat: Seat, at: Moment) {
        self.with(seat, |sitter| sitter.presence = Presence::Here);
        if self.owes(seat) && self.renewed != Some(self.decision) {
            self.renewed = Some(self.decision);
            self.decided = at.ticks;
        }
    }
}

impl<G: Game> Mover<G> {
    /// How long it may think about a decision.
    fn thinking_millis(&self) -> i64 {
        let millis = match (self.kind.work, self.budget) {
            _ if self.program.is_some() => DEFAULT_WORK,
            (None, _) => 0,
            (Some(_), Budget::Default) => DEFAULT_WORK,
            (Some(work), Budget::Work(tries)) => tries.saturating_mul(DEFAULT_WORK) / work.max(1),
            (Some(_), Budget::Time(time)) => u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        };
        i64::try_from(millis).unwrap_or(i64::MAX)
    }
}
