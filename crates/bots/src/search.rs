//! Search: tries the actions over many ways in which the hidden cards may lie.
//!
//! It is the same for every game. A sample is a state that could be behind the view. In each sample
//! every action that is still in question is tried, and a policy plays on for everyone, each seat by
//! its own view, until a judge knows how likely the searcher wins. The actions that do worst leave,
//! half of them at a time, so that most of the work goes into the closest ones.
//!
//! - [`Tactics`]: what a game tells the search; [`Playout`]: nothing but the rules.
//! - [`Search`]: the player. [`think`]: the same, for samples of one's own.
//! - [`Tries`]: one try after the other; [`Trial`]: where they begin, for benches.
//! - [`Reckoner`]: what tries tell of a position, apart from any decision.
//! - `effort`: how much of a budget is used. `race`: the actions in question.

mod effort;
mod race;
mod reckoning;
mod trial;
mod tries;

use std::marker::PhantomData;

use sobremesa_table::{Course, Game, Seat, Stream, StreamName, WIN};

use crate::random::Random;
use crate::{Budget, Opinion, Player, Turn};
use effort::Effort;
use race::{Lane, Race};
pub use reckoning::{Compare, Compared, Estimate, Forecast, Pair, Reckoner};
pub use trial::Trial;
pub use tries::{Tries, Try};

/// What the search is told of a game. Everything but the policy has a default, with which tries are
/// played to their end.
///
/// A value of it is what tries need while they are judged, kept from one to the next.
pub trait Tactics<G: Game>: Send + Sized + 'static {
    /// Who plays on after the action that is tried.
    type Policy: Player<G> + Default;

    /// How many tries a decision has without a budget: about 100 ms on one core.
    const WORK: u64 = 2_000;

    /// How many actions are tried at most: those that the policy likes best.
    const WIDTH: usize = 16;

    /// By how much another action must do better than the policy's favorite to be preferred.
    const LEAN: f64 = 0.0;

    /// The same in standard errors, so that where little is known the favorite is preferred.
    const DOUBT: f64 = 0.0;

    /// For a search with this budget.
    fn new(budget: Budget) -> Self;

    /// Several random states that could be behind the view.
    fn guess(view: &G::View, count: usize, stream: &mut Stream) -> Vec<G::State> {
        G::determinize_often(view, count, stream)
    }

    /// How much the policy likes each action; only the order counts.
    fn prior(_view: &G::View, legal: &[G::Action], _stream: &mut Stream) -> Vec<f32> {
        vec![0.0; legal.len()]
    }

    /// What part of an action's chance counts, where other players wish for something else.
    fn regard(_view: &G::View, _action: &G::Action) -> f32 {
        1.0
    }

    /// What a search goes by that sees what is hidden: the truth. Where players win together, only the
    /// hands are open to it, and what nobody holds is guessed.
    fn uncover(truth: &Course<G>, _stream: &mut Stream) -> Course<G> {
        truth.clone()
    }

    /// Lets everyone hear what the policy would say after a player's move.
    fn listen(_course: &mut Course<G>, _seat: Seat) {}

    /// How likely the searcher wins, where a try need not go on: at the end, and wherever the game
    /// knows enough.
    fn judge(&mut self, tried: &Tried<'_, G>) -> Option<f32> {
        let outcome = G::outcome(tried.now)?;
        let standing = G::standing(G::rules(tried.now), &outcome);
        Some(standing.wins[tried.seat.index()] as f32 / WIN as f32)
    }
}

/// Tactics for a game of which only the rules are known: tries are played to their end at random.
#[derive(Clone, Copy, Debug)]
pub struct Playout;

impl<G: Game> Tactics<G> for Playout {
    type Policy = Random;

    fn new(_budget: Budget) -> Playout {
        Playout
    }
}

/// How a try stands.
#[derive(Debug)]
pub struct Tried<'a, G: Game> {
    /// The sample, before the action.
    pub before: &'a G::State,
    /// What has become of it.
    pub now: &'a G::State,
    /// How many decisions were made since.
    pub plies: u32,
    /// Who searches.
    pub seat: Seat,
}

/// Makes this many samples.
pub type Sampler<'a, G> = dyn Fn(usize, &mut Stream) -> Vec<Course<G>> + 'a;

/// The player that searches.
pub struct Search<G, T> {
    /// How many threads it uses; the decisions do not depend on it, except with time budgets.
    pub threads: usize,
    tactics: PhantomData<fn() -> (G, T)>,
}

impl<G, T> Search<G, T> {
    /// A search with this many threads.
    pub fn with_threads(threads: usize) -> Search<G, T> {
        Search { threads, tactics: PhantomData }
    }
}

impl<G, T> Default for Search<G, T> {
    fn default() -> Search<G, T> {
        Search::with_threads(1)
    }
}

impl<G: Game, T: Tactics<G>> Player<G> for Search<G, T> {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        let first = turn.legal[0].clone();
        if turn.legal.len() == 1 {
            return first;
        }
        self.weigh(turn).into_iter().next().map_or(first, |best| best.action)
    }

    fn weigh(&mut self, turn: Turn<'_, G>) -> Vec<Opinion<G::Action>> {
        let view = turn.view().clone();
        let memory = G::recall(&view);
        let sample = |count, stream: &mut Stream| {
            let states = T::guess(&view, count, stream).into_iter();
            states.map(|state| Course::resume(state, memory.clone())).collect()
        };
        think::<G, T>(turn, self.threads, &sample)
    }

    fn talks(&self) -> bool {
        T::Policy::default().talks()
    }

    fn speak(&mut self, view: &G::View) -> Vec<G::Statement> {
        T::Policy::default().speak(view)
    }
}

/// Searches with the truth for samples; only shuffles to come are unknown to it, and what its game keeps
/// from it even so.
pub(crate) fn cheat<G: Game, T: Tactics<G>>(truth: &Course<G>, turn: Turn<'_, G>) -> G::Action {
    let first = turn.legal[0].clone();
    let sample =
        |count, stream: &mut Stream| (0..count).map(|_| T::uncover(truth, stream)).collect();
    think::<G, T>(turn, 1, &sample).into_iter().next().map_or(first, |best| best.action)
}

/// Weighs the actions over samples; the best comes first.
pub fn think<G: Game, T: Tactics<G>>(
    mut turn: Turn<'_, G>,
    threads: usize,
    sample: &Sampler<'_, G>,
) -> Vec<Opinion<G::Action>> {
    let budget = turn.budget;
    let mut race = Race::<G, T>::new(&mut turn);
    let mut effort = Effort::new(budget, T::WORK);
    let mut lanes: Vec<Lane<G, T>> = (0..threads.max(1)).map(|_| Lane::new(budget)).collect();
    loop {
        race.run(&mut effort, &mut lanes, sample);
        race.narrow(effort.used());
        // Where there is nothing to choose, a few tries tell the chance.
        if race.is_decided() || effort.used() >= 1.0 || !turn.is_wanted() {
            return race.opinions();
        }
    }
}

fn named(purpose: &'static str) -> StreamName {
    StreamName { purpose, round: 0 }
}
