//! One try.

use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream};

use super::{Tactics, Tried};
use crate::{Budget, Player, Turn};

/// A try that goes on for this long is worth nothing.
const BOUND: u32 = 2_000;

/// What tries need, kept from one to the next.
pub(super) struct Roller<G: Game, T: Tactics<G>> {
    policy: T::Policy,
    tactics: T,
    legal: Vec<G::Action>,
    /// What the tries of a batch came to.
    pub(super) worths: Vec<f32>,
}

impl<G: Game, T: Tactics<G>> Roller<G, T> {
    pub(super) fn new(budget: Budget) -> Roller<G, T> {
        Roller {
            policy: T::Policy::default(),
            tactics: T::new(budget),
            legal: Vec::new(),
            worths: Vec::new(),
        }
    }

    /// How likely `seat` wins after the action in a sample, as far as this try tells. Shuffles come from
    /// `chance`, so that all actions meet the same ones.
    pub(super) fn play(
        &mut self,
        sample: &Course<G>,
        action: &G::Action,
        seat: Seat,
        chance: &Seed,
        stream: &mut Stream,
    ) -> f32 {
        let mut course = sample.clone();
        let by = if course.owed() == Owed::Team { Actor::Team } else { Actor::Seat(seat) };
        Self::make(&mut course, Move::Action { by, action: action.clone() });
        for plies in 0..BOUND {
            let tried = Tried { before: sample.state(), now: course.state(), plies, seat };
            if let Some(worth) = self.tactics.judge(&tried) {
                return worth;
            }
            let made = match course.owed() {
                Owed::Nobody => return 0.0,
                Owed::Chance(name) => {
                    Move::Chance(G::draw_chance(course.state(), &mut chance.stream(name)))
                }
                Owed::Team => {
                    let action = self.ask(&course, seat, stream);
                    Move::Action { by: Actor::Team, action }
                }
                Owed::Seat(seat) => {
                    let action = self.ask(&course, seat, stream);
                    Move::Action { by: Actor::Seat(seat), action }
                }
            };
            Self::make(&mut course, made);
        }
        0.0
    }

    fn ask(&mut self, course: &Course<G>, seat: Seat, stream: &mut Stream) -> G::Action {
        G::legal_actions(course.state(), &mut self.legal);
        if let [only] = self.legal.as_slice() {
            return only.clone();
        }
        self.policy.decide(Turn::new(course, seat, &self.legal, stream, Budget::Default))
    }

    /// Makes a move, and lets whoever made it speak.
    fn make(course: &mut Course<G>, made: Move<G>) {
        let by = match &made {
            Move::Action { by: Actor::Seat(seat), .. } => Some(*seat),
            _ => None,
        };
        course.make(made).expect("only legal actions are tried");
        if let Some(seat) = by {
            T::listen(course, seat);
        }
    }
}
