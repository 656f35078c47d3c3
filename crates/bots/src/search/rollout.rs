//! One try.

use sobremesa_table::{Actor, Course, Move, Owed, Seat, Seed, Stream, Viewer};

use super::{Searched, Tried};
use crate::{Budget, Player, Turn};

/// A try that goes on for so long is worth nothing.
const BOUND: u32 = 2_000;

/// What tries need, kept from one to the next.
pub(super) struct Roller<G: Searched> {
    policy: G::Policy,
    desk: G::Desk,
    legal: Vec<G::Action>,
    /// What the tries of a batch came to.
    pub(super) worths: Vec<f32>,
}

impl<G: Searched> Roller<G> {
    pub(super) fn new(budget: Budget) -> Roller<G> {
        Roller {
            policy: G::Policy::default(),
            desk: G::desk(budget),
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
            if let Some(worth) = G::judge(&mut self.desk, &tried) {
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
        let view = course.view(Viewer::Seat(seat));
        let budget = Budget::Default;
        self.policy.decide(Turn { view: &view, legal: &self.legal, stream, budget })
    }

    /// Makes a move, and lets whoever made it speak.
    fn make(course: &mut Course<G>, made: Move<G>) {
        let by = match &made {
            Move::Action { by: Actor::Seat(seat), .. } => Some(*seat),
            _ => None,
        };
        course.make(made).expect("only legal actions are tried");
        if let Some(seat) = by {
            G::listen(course, seat);
        }
    }
}
