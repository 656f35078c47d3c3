//! One try after the other.

use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream};

use super::{Tactics, Tried, named};
use crate::{Budget, Player, Turn};

/// A try that goes on for this long is worth nothing.
const BOUND: u32 = 2_000;

/// Plays tries, and keeps from one to the next what they need. A search has one for each thread.
pub struct Tries<G: Game, T: Tactics<G>> {
    policy: T::Policy,
    tactics: T,
    legal: Vec<G::Action>,
}

/// What came of a try.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Try {
    /// How likely the searcher wins, as far as the try tells.
    pub worth: f32,
    /// How many moves were made after the action.
    pub plies: u32,
}

impl<G: Game, T: Tactics<G>> Tries<G, T> {
    /// For a search with this budget.
    pub fn new(budget: Budget) -> Tries<G, T> {
        Tries { policy: T::Policy::default(), tactics: T::new(budget), legal: Vec::new() }
    }

    /// Tries an action of `seat` in a sample. Shuffles come from `chance`, so that all actions meet the
    /// same ones.
    ///
    /// # Panics
    /// If the action is not legal.
    pub fn play(
        &mut self,
        sample: &Course<G>,
        action: &G::Action,
        seat: Seat,
        chance: &Seed,
    ) -> Try {
        let mut course = sample.clone();
        let by = if course.owed() == Owed::Team { Actor::Team } else { Actor::Seat(seat) };
        self.make(&mut course, &Move::Action { by, action: action.clone() });
        self.finish(sample, course, seat, chance)
    }

    /// Lets the policy play on from a sample, and tells how likely `seat` wins it.
    pub fn go_on(&mut self, sample: &Course<G>, seat: Seat, chance: &Seed) -> Try {
        self.finish(sample, sample.clone(), seat, chance)
    }

    /// Plays on until the judge knows enough.
    fn finish(
        &mut self,
        sample: &Course<G>,
        mut course: Course<G>,
        seat: Seat,
        chance: &Seed,
    ) -> Try {
        let mut stream = chance.stream(named("policy"));
        for plies in 0..BOUND {
            let tried = Tried { before: sample.state(), now: course.state(), plies, seat };
            if let Some(worth) = self.tactics.judge(&tried) {
                return Try { worth, plies };
            }
            let made = match course.owed() {
                Owed::Nobody => return Try { worth: 0.0, plies },
                Owed::Chance(name) => {
                    Move::Chance(G::draw_chance(course.state(), &mut chance.stream(name)))
                }
                Owed::Team => {
                    let action = self.ask(&course, seat, &mut stream);
                    Move::Action { by: Actor::Team, action }
                }
                Owed::Seat(seat) => {
                    let action = self.ask(&course, seat, &mut stream);
                    Move::Action { by: Actor::Seat(seat), action }
                }
            };
            self.make(&mut course, &made);
        }
        Try { worth: 0.0, plies: BOUND }
    }

    fn ask(&mut self, course: &Course<G>, seat: Seat, stream: &mut Stream) -> G::Action {
        G::legal_actions(course.state(), &mut self.legal);
        if let [only] = self.legal.as_slice() {
            return only.clone();
        }
        self.policy.decide(Turn::new(course, seat, &self.legal, stream, Budget::Default))
    }

    /// Makes a move, and lets whoever made it speak.
    fn make(&self, course: &mut Course<G>, made: &Move<G>) {
        let result = match self.policy.remembers() {
            true => course.follow(made),
            false => course.advance(made),
        };
        result.expect("only legal actions are tried");
        if let Move::Action { by: Actor::Seat(seat), .. } = made {
            T::listen(course, *seat);
        }
    }
}
