//! Search: tries the actions over many ways in which the hidden cards may lie.
//!
//! It is the same for every game. A sample is a state that could be behind the view. In each sample
//! every action that is still in question is tried, and the game's policy plays on for everyone, each
//! seat by its own view, until the game's judge knows how likely the searcher wins. The actions that
//! do worst leave, half of them at a time, so that most of the work goes into the closest ones.
//!
//! - [`Searched`]: what a game tells the search.
//! - [`Search`]: the player. [`think`]: the same, for samples of one's own.
//! - `effort`: how much of a budget is used. `race`: the actions in question. `rollout`: one try.

mod effort;
mod race;
mod rollout;

use sobremesa_table::{Course, Game, Seat, Stream};

use crate::{Bots, Budget, Opinion, Player, Turn};
use effort::Effort;
use race::Race;
use rollout::Roller;

/// What a game tells the search.
pub trait Searched: Bots {
    /// Who plays on after the action that is tried.
    type Policy: Player<Self> + Default + Send;

    /// How many tries a decision has without a budget: about 100 ms on one core.
    const WORK: u64;

    /// How many actions are tried at most: those that the policy likes best.
    const WIDTH: usize;

    /// By how much another action must do better than the policy's favorite to be preferred.
    const LEAN: f64 = 0.0;

    /// The same in standard errors, so that where little is known the favorite is preferred.
    const DOUBT: f64 = 0.0;

    /// What a judge needs while it works, so that it need not be made anew for each try.
    type Desk: Default + Send;

    /// A desk for a search with this budget.
    fn desk(_budget: Budget) -> Self::Desk {
        Self::Desk::default()
    }

    /// The seat of a view; none of a spectator's.
    fn seat(view: &Self::View) -> Option<Seat>;

    /// Several random states that could be behind the view.
    fn guess(view: &Self::View, count: usize, stream: &mut Stream) -> Vec<Self::State> {
        Self::determinize_often(view, count, stream)
    }

    /// How much the policy likes each action; only the order counts.
    fn prior(view: &Self::View, legal: &[Self::Action], stream: &mut Stream) -> Vec<f32>;

    /// What part of an action's chance counts, where other players wish for something else.
    fn regard(_view: &Self::View, _action: &Self::Action) -> f32 {
        1.0
    }

    /// Lets everyone hear what the policy would say after a player's move.
    fn listen(_course: &mut Course<Self>, _seat: Seat) {}

    /// How likely `seat` wins, where a try need not go on: at the end, and wherever the game knows
    /// enough.
    fn judge(desk: &mut Self::Desk, tried: &Tried<'_, Self>) -> Option<f32>;
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

/// Makes so many samples.
pub type Sampler<'a, G> = dyn Fn(usize, &mut Stream) -> Vec<Course<G>> + 'a;

/// The player that searches.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How many threads it uses; the decisions do not depend on it, except with time budgets.
    pub threads: usize,
}

impl Default for Search {
    fn default() -> Search {
        Search { threads: 1 }
    }
}

impl<G: Searched> Player<G> for Search {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        let first = turn.legal[0].clone();
        if turn.legal.len() == 1 {
            return first;
        }
        self.weigh(turn).into_iter().next().map_or(first, |best| best.action)
    }

    fn weigh(&mut self, turn: Turn<'_, G>) -> Vec<Opinion<G::Action>> {
        let view = turn.view;
        let memory = G::recall(view);
        let sample = |count, stream: &mut Stream| {
            let states = G::guess(view, count, stream).into_iter();
            states.map(|state| Course::resume(state, memory.clone())).collect()
        };
        think(turn, self.threads, &sample)
    }

    fn talks(&self) -> bool {
        G::Policy::default().talks()
    }

    fn speak(&mut self, view: &G::View) -> Vec<G::Statement> {
        G::Policy::default().speak(view)
    }
}

/// Weighs the actions over samples; the best comes first.
pub fn think<G: Searched>(
    turn: Turn<'_, G>,
    threads: usize,
    sample: &Sampler<'_, G>,
) -> Vec<Opinion<G::Action>> {
    let Turn { view, legal, stream, budget } = turn;
    let Some(seat) = G::seat(view) else { return Vec::new() };
    let mut race = Race::<G>::new(seat, view, legal, stream);
    let mut effort = Effort::new(budget, G::WORK);
    let mut rollers: Vec<Roller<G>> = (0..threads.max(1)).map(|_| Roller::new(budget)).collect();
    loop {
        race.run(&mut effort, &mut rollers, sample);
        race.narrow(effort.used());
        // Where there is nothing to choose, a few tries tell the chance.
        if race.is_decided() || effort.used() >= 1.0 {
            return race.opinions();
        }
    }
}
