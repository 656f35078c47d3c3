//! A first game: the real table on a prepared deal, at which a newcomer does what is explained.
//!
//! A [`Lesson`] is data: the options, and [`Point`]s. Each has what happens before it, a note of one or two sentences,
//! the thing on the table that the note speaks of, and what the newcomer does about it. Everything is made by the
//! engine and shown by the page of the table; nothing is kept, because the number of a step says all.

#[cfg(feature = "gallery")]
mod check;
mod coach;
mod show;

use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Viewer};

use crate::table::{Line, Shows};
#[cfg(feature = "gallery")]
pub use check::check;
pub use coach::{Answer, Coach};
pub(crate) use coach::{bar, light, note};
pub use show::{Visit, show};

/// The newcomer's seat.
pub const ME: Seat = Seat::FIRST;

/// A first game, step by step.
#[derive(Clone, Debug)]
pub struct Lesson<G: Game> {
    /// What is played.
    pub rules: G::Rules,
    /// Its steps. The last one is the end.
    pub points: Vec<Point<G>>,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Point<G: Game> {
    /// What happened since the step before: deals, and what the others did.
    pub before: Vec<Move<G>>,
    /// The message that is the note's heading.
    pub title: &'static str,
    /// The message that is its text. Its values `one`, `two`, … are the names of the players after the newcomer.
    pub text: &'static str,
    /// The thing that it speaks of: an attribute of its element as the page writes it, such as `id="dock"`.
    pub about: &'static str,
    /// What the newcomer does.
    pub task: Task<G>,
    /// The message that says so in a few words; none for the game's own words for the action.
    pub deed: Option<&'static str>,
}

/// What a newcomer does at a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Task<G: Game> {
    /// Reads, and goes on.
    Read,
    /// Decides the first of these. The others come to the same.
    Do(Vec<G::Action>),
    /// Says this, as the page's button writes it.
    Say(&'static str),
}

/// What somebody tries at a step, as the page's buttons write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried<'a> {
    /// A decision.
    Action(&'a str),
    /// Something said.
    Telling(&'a str),
}

/// What is to be said of what somebody tried.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict<G: Game> {
    /// It is what the step asks for.
    Wanted,
    /// The rules allow it, but the step asks for something else.
    NotYet,
    /// The rules forbid it.
    Refused(G::Refusal),
    /// No button writes this.
    Unreadable,
}

/// A game at a step.
pub struct Standing<G: Game> {
    /// How far it is.
    pub course: Course<G>,
    /// What happened, as the newcomer may know it: each decision of theirs is a row, and what follows on it is another.
    pub lines: Vec<Line<G>>,
}

impl<G: Shows> Point<G> {
    /// A step with this heading and this text, at which one only reads.
    pub fn new(title: &'static str, text: &'static str, about: &'static str) -> Point<G> {
        Point { before: Vec::new(), title, text, about, task: Task::Read, deed: None }
    }

    /// Before it, cards are dealt or shuffled like this.
    #[must_use]
    pub fn dealt(mut self, chance: G::Chance) -> Point<G> {
        self.before.push(Move::Chance(chance));
        self
    }

    /// Before it, others did this, each written as the number of the seat and the action: `1 play 5 5`.
    ///
    /// # Panics
    /// If one of these is no action; the tests of every game play its lesson.
    #[must_use]
    pub fn after(mut self, moves: &[&str]) -> Point<G> {
        let made = moves.iter().map(|text| {
            let (seat, action) = text.split_once(' ').expect("a seat and an action");
            let seat = seat.parse().ok().and_then(Seat::new).expect("the number of a seat");
            Move::Action { by: Actor::Seat(seat), action: read::<G>(action) }
        });
        self.before.extend(made);
        self
    }

    /// Before it, another player said this.
    #[must_use]
    pub fn heard(mut self, seat: Seat, statement: G::Statement) -> Point<G> {
        self.before.push(Move::Statement { seat, statement });
        self
    }

    /// The newcomer decides this.
    ///
    /// # Panics
    /// If it is no action; the tests of every game play its lesson.
    #[must_use]
    pub fn wants(self, action: &str) -> Point<G> {
        self.wants_any(&[action])
    }

    /// The newcomer decides the first of these; the others are taken for it, because they come to the same.
    ///
    /// # Panics
    /// If one of these is no action; the tests of every game play its lesson.
    #[must_use]
    pub fn wants_any(mut self, actions: &[&str]) -> Point<G> {
        self.task = Task::Do(actions.iter().map(|action| read::<G>(action)).collect());
        self
    }

    /// What the newcomer does is called so.
    #[must_use]
    pub fn called(mut self, deed: &'static str) -> Point<G> {
        self.deed = Some(deed);
        self
    }

    /// The newcomer says this.
    #[must_use]
    pub fn wants_said(mut self, telling: &'static str) -> Point<G> {
        self.task = Task::Say(telling);
        self
    }
}

impl<G: Game> Task<G> {
    /// Whether it is to decide this.
    pub fn has(&self, action: &G::Action) -> bool {
        matches!(self, Task::Do(actions) if actions.contains(action))
    }

    /// The values of the buttons that do it.
    fn values(&self) -> Vec<String> {
        match self {
            Task::Read => Vec::new(),
            Task::Do(actions) => actions.iter().map(ToString::to_string).collect(),
            Task::Say(telling) => vec![(*telling).to_owned()],
        }
    }
}

fn read<G: Game>(text: &str) -> G::Action {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

impl<G: Shows> Lesson<G> {
    /// The game at a step, counted from 0.
    ///
    /// # Panics
    /// If the rules do not allow what the lesson says, or there is no such step; the tests of every game play its
    /// lesson.
    pub fn at(&self, step: usize) -> Standing<G> {
        let mut standing = Standing { course: Course::new(&self.rules), lines: Vec::new() };
        for (index, point) in self.points[..=step].iter().enumerate() {
            standing.make(point.before.iter().cloned());
            if index < step {
                let own = standing.own(&point.task);
                standing.make(own);
            }
        }
        standing
    }

    /// Judges what somebody tries at a step, counted from 0.
    ///
    /// # Panics
    /// As [`Lesson::at`] does.
    pub fn judge(&self, step: usize, tried: Tried<'_>) -> Verdict<G> {
        let course = self.at(step).course;
        let wanted = &self.points[step].task;
        match tried {
            Tried::Action(text) => {
                let Ok(action) = text.parse::<G::Action>() else { return Verdict::Unreadable };
                let by = actor(course.owed());
                match G::check(course.state(), by, &action) {
                    Err(refusal) => Verdict::Refused(refusal),
                    Ok(()) if wanted.has(&action) => Verdict::Wanted,
                    Ok(()) => Verdict::NotYet,
                }
            }
            Tried::Telling(text) => {
                let view = course.view(Viewer::Seat(ME));
                let Some(statement) = G::telling(text, &view) else { return Verdict::Unreadable };
                match G::check_statement(course.state(), ME, &statement) {
                    Err(refusal) => Verdict::Refused(refusal),
                    Ok(()) if matches!(wanted, Task::Say(said) if *said == text) => Verdict::Wanted,
                    Ok(()) => Verdict::NotYet,
                }
            }
        }
    }
}

/// In whose name the newcomer decides.
fn actor(owed: Owed) -> Actor {
    if owed == Owed::Team { Actor::Team } else { Actor::Seat(ME) }
}

impl<G: Shows> Standing<G> {
    /// The move by which the newcomer does what a step asks for.
    fn own(&self, task: &Task<G>) -> Option<Move<G>> {
        match task {
            Task::Read => None,
            Task::Do(actions) => {
                let action = actions.first().cloned()?;
                Some(Move::Action { by: actor(self.course.owed()), action })
            }
            Task::Say(telling) => {
                let view = self.course.view(Viewer::Seat(ME));
                let statement = G::telling(telling, &view).expect("a button of the page");
                Some(Move::Statement { seat: ME, statement })
            }
        }
    }

    /// Makes moves, which are told as one row.
    fn make(&mut self, moves: impl IntoIterator<Item = Move<G>>) {
        let mut events = Vec::new();
        for made in moves {
            let step = self.course.make(made.clone());
            let step = step.unwrap_or_else(|refusal| panic!("{made:?}: {refusal}"));
            events.extend(self.course.events(&step, Viewer::Seat(ME)));
        }
        if !events.is_empty() {
            let version = self.lines.len() as u64 + 1;
            self.lines.push(Line { version, events, aside: None });
        }
    }
}
