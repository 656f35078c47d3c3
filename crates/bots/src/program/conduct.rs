//! How a program behaves.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;

/// How a program failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It did not answer in time.
    #[error("it did not answer in time")]
    Late,
    /// Its process ended, or takes no more lines.
    #[error("it ended")]
    Died,
    /// It wrote a line that is too long, or one that nobody had asked for.
    #[error("it wrote too much")]
    Flooded,
    /// It answered with something that is no answer.
    #[error("its answer cannot be read")]
    Unreadable,
    /// The rules do not allow what it wanted.
    #[error("the rules do not allow what it answered")]
    Illegal,
    /// Nobody could ask it: too many programs think at once. That is no fault of its own.
    #[error("too many programs think at once")]
    Busy,
    /// It failed so often that it is not started again.
    #[error("it is not started again")]
    GivenUp,
}

impl Fault {
    /// Whether its process cannot go on after this.
    pub(super) fn ends_the_process(self) -> bool {
        matches!(self, Fault::Late | Fault::Died | Fault::Flooded)
    }
}

/// This many faults of a kind are told one by one; figures have the rest.
const MOST_TOLD: u64 = 20;

/// What is worth telling of a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    Fault,
    GivenUp,
    Nothing,
}

/// How a program behaved, counted.
#[derive(Default, Debug)]
pub struct Conduct {
    asked: AtomicU64,
    answered: AtomicU64,
    restarts: AtomicU64,
    late: AtomicU64,
    died: AtomicU64,
    flooded: AtomicU64,
    unreadable: AtomicU64,
    illegal: AtomicU64,
    busy: AtomicU64,
    given_up: AtomicU64,
}

/// The same as figures.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ConductFigures {
    /// The program's name.
    pub bot: String,
    /// How often it was asked for a decision or what to say.
    pub asked: u64,
    /// How often a stand-in decided, or nothing was said, because it failed.
    pub stood_in: u64,
    /// How often it did not answer in time.
    pub late: u64,
    /// How often its process ended.
    pub died: u64,
    /// How often it wrote too much.
    pub flooded: u64,
    /// How often its answer could not be read.
    pub unreadable: u64,
    /// How often the rules did not allow its answer.
    pub illegal: u64,
    /// How often too many programs thought at once to ask it.
    pub busy: u64,
    /// How often it was not asked because it is not started again.
    pub given_up: u64,
    /// How often it was started again.
    pub restarts: u64,
}

impl ConductFigures {
    /// The counts of each kind of fault, by name.
    pub fn faults(&self) -> [(&'static str, u64); 7] {
        [
            ("late", self.late),
            ("died", self.died),
            ("flooded", self.flooded),
            ("unreadable", self.unreadable),
            ("illegal", self.illegal),
            ("busy", self.busy),
            ("given_up", self.given_up),
        ]
    }
}

fn add(counter: &AtomicU64) -> u64 {
    counter.fetch_add(1, Ordering::Relaxed) + 1
}

fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

impl Conduct {
    /// It is asked something.
    pub(super) fn ask(&self) {
        add(&self.asked);
    }

    /// It has answered as it should.
    pub(super) fn answer(&self) {
        add(&self.answered);
    }

    /// Its last answer was not as it should be, as the rules say only now. A fault is noted instead.
    pub(super) fn withdraw(&self) {
        self.answered.fetch_sub(1, Ordering::Relaxed);
    }

    /// Counts a fault; what is worth telling of it.
    pub(super) fn note(&self, fault: Fault) -> Told {
        let counter = match fault {
            Fault::Late => &self.late,
            Fault::Died => &self.died,
            Fault::Flooded => &self.flooded,
            Fault::Unreadable => &self.unreadable,
            Fault::Illegal => &self.illegal,
            Fault::Busy => &self.busy,
            Fault::GivenUp => &self.given_up,
        };
        match (add(counter), fault) {
            (1, Fault::GivenUp) => Told::GivenUp,
            (_, Fault::GivenUp) => Told::Nothing,
            (count, _) if count <= MOST_TOLD => Told::Fault,
            _ => Told::Nothing,
        }
    }

    /// Whether it may be started again, which is counted. Processes that others still use were started
    /// once, and those that failed are the ones that are counted here.
    pub(super) fn may_restart(&self, restarts: u64, merit: u64) -> bool {
        let ended = read(&self.late) + read(&self.died) + read(&self.flooded);
        let may = ended < 1 + restarts + read(&self.answered) / merit;
        // Another process beside those that are at work is no restart.
        if may && ended > read(&self.restarts) {
            add(&self.restarts);
        }
        may
    }

    pub(super) fn figures(&self, bot: &str) -> ConductFigures {
        let [late, died, flooded] = [&self.late, &self.died, &self.flooded].map(read);
        let [unreadable, illegal] = [&self.unreadable, &self.illegal].map(read);
        let [busy, given_up] = [&self.busy, &self.given_up].map(read);
        ConductFigures {
            bot: bot.to_owned(),
            asked: read(&self.asked),
            stood_in: late + died + flooded + unreadable + illegal + busy + given_up,
            late,
            died,
            flooded,
            unreadable,
            illegal,
            busy,
            given_up,
            restarts: read(&self.restarts),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_asked_or_not_started_again_is_stood_in_for() {
        let conduct = Conduct::default();
        for fault in [Fault::Busy, Fault::Illegal, Fault::GivenUp, Fault::GivenUp] {
            conduct.ask();
            conduct.note(fault);
        }
        let figures = conduct.figures("mine");
        assert_eq!((figures.asked, figures.stood_in), (4, 4));
        assert_eq!((figures.busy, figures.illegal, figures.late), (1, 1, 0));
        assert_eq!(figures.faults().map(|(_, count)| count).iter().sum::<u64>(), figures.stood_in);
    }

    #[test]
    fn faults_are_told_until_there_are_many_and_giving_up_is_told_once() {
        let conduct = Conduct::default();
        let mut told = (0..MOST_TOLD).map(|_| conduct.note(Fault::Late));
        assert!(told.all(|told| told == Told::Fault));
        assert_eq!(conduct.note(Fault::Late), Told::Nothing);
        assert_eq!(conduct.note(Fault::Died), Told::Fault, "another kind");
        assert_eq!(conduct.note(Fault::GivenUp), Told::GivenUp);
        assert_eq!(conduct.note(Fault::GivenUp), Told::Nothing);
    }

    #[test]
    fn starts_are_bounded_and_good_answers_are_worth_another() {
        let conduct = Conduct::default();
        assert!(conduct.may_restart(2, 10), "beside those at work, it is no restart");
        assert_eq!(conduct.figures("").restarts, 0);
        for restarts in 1..=2 {
            conduct.note(Fault::Died);
            assert!(conduct.may_restart(2, 10));
            assert_eq!(conduct.figures("").restarts, restarts);
        }
        conduct.note(Fault::Late);
        assert!(!conduct.may_restart(2, 10));
        (0..10).for_each(|_| conduct.answer());
        conduct.withdraw();
        assert!(!conduct.may_restart(2, 10), "an answer that the rules refused is worth nothing");
        conduct.answer();
        assert!(conduct.may_restart(2, 10));
        assert_eq!(conduct.figures("").restarts, 3);
    }
}
