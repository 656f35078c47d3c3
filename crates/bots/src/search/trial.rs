//! Where tries begin.

use sobremesa_table::{Course, Game, Seat, Seed, Viewer};

use super::{Tactics, Tries, named};
use crate::decisions;

/// A decision of a game and one sample of it: where tries begin. It is for benches.
pub struct Trial<G: Game> {
    seat: Seat,
    sample: Course<G>,
    actions: Vec<G::Action>,
    chance: Seed,
}

impl<G: Game> Trial<G> {
    /// The decisions with a choice in the game of this seed, if the policy plays it with itself.
    pub fn of_game<T: Tactics<G>>(rules: &G::Rules, seed: &Seed) -> Vec<Trial<G>> {
        let mut stream = seed.stream(named("sample"));
        let mut trials = Vec::new();
        decisions::<G>(rules, seed, &mut T::Policy::default(), |course, seat, legal| {
            if legal.len() > 1 {
                let view = course.view(Viewer::Seat(seat));
                let states = T::guess(&view, 1, &mut stream).into_iter();
                trials.extend(states.map(|state| Trial {
                    seat,
                    sample: Course::resume(state, G::recall(&view)),
                    actions: legal.iter().take(T::WIDTH).cloned().collect(),
                    chance: stream.seed(),
                }));
            }
        });
        trials
    }

    /// Tries every action once, and returns how many moves were made after them.
    pub fn play<T: Tactics<G>>(&self, tries: &mut Tries<G, T>) -> u64 {
        let plies = self.actions.iter().map(|action| {
            u64::from(tries.play(&self.sample, action, self.seat, &self.chance).plies)
        });
        plies.sum()
    }
}
