//! The actions in question, and how they do.

use std::marker::PhantomData;
use std::thread;
use std::time::Instant;

use sobremesa_table::{Course, Game, Seat, Seed};

use super::effort::Effort;
use super::tries::Tries;
use super::{Sampler, Tactics, named};
use crate::{Budget, Opinion, Turn};

/// How many samples are tried before the worst actions may leave.
const BATCH: u64 = 8;

/// Tries some of the samples, on a thread of its own.
pub(super) struct Lane<G: Game, T: Tactics<G>> {
    tries: Tries<G, T>,
    /// What the tries of a batch came to.
    worths: Vec<f32>,
}

impl<G: Game, T: Tactics<G>> Lane<G, T> {
    pub(super) fn new(budget: Budget) -> Lane<G, T> {
        Lane { tries: Tries::new(budget), worths: Vec::new() }
    }
}

/// The actions in question, over samples that are the same for all of them.
pub(super) struct Race<G: Game, T> {
    seat: Seat,
    /// Those in question come first.
    runners: Vec<Runner<G::Action>>,
    entered: usize,
    running: usize,
    seed: Seed,
    batches: u64,
    tactics: PhantomData<fn() -> T>,
}

struct Runner<A> {
    action: A,
    is_favorite: bool,
    samples: u64,
    total: f64,
    /// By how much it did better than the favorite, sample by sample, and the squares of it.
    lead: f64,
    squares: f64,
    /// What part of its chance counts when it is compared with others.
    regard: f32,
}

impl<A> Runner<A> {
    fn mean(&self) -> f64 {
        self.total / self.samples.max(1) as f64
    }

    /// How well it does, in comparison with others.
    fn standing<G: Game, T: Tactics<G>>(&self) -> f64 {
        let chance = f64::from(self.regard) * self.mean();
        if self.is_favorite { chance + T::LEAN } else { chance - T::DOUBT * self.error() }
    }

    /// The standard error of its lead.
    fn error(&self) -> f64 {
        let samples = self.samples.max(1) as f64;
        let lead = self.lead / samples;
        ((self.squares / samples - lead * lead).max(0.0) / samples).sqrt()
    }

    fn add(&mut self, worth: f64, favorite: f64) {
        let lead = worth - favorite;
        self.samples += 1;
        self.total += worth;
        self.lead += lead;
        self.squares += lead * lead;
    }
}

impl<G: Game, T: Tactics<G>> Race<G, T> {
    pub(super) fn new(turn: &mut Turn<'_, G>) -> Race<G, T> {
        let (seat, legal) = (turn.seat, turn.legal);
        let seed = turn.stream.seed();
        let view = turn.view().clone();
        let prior = T::prior(&view, legal, turn.stream);
        let in_question = |index: &usize| prior[*index] > f32::NEG_INFINITY;
        let mut order: Vec<usize> = (0..legal.len()).filter(in_question).collect();
        order.sort_by(|a, b| prior[*b].total_cmp(&prior[*a]));
        let runner = |(rank, index): (usize, usize)| {
            let (action, is_favorite) = (legal[index].clone(), rank == 0);
            let regard = T::regard(&view, &action);
            Runner { action, is_favorite, samples: 0, total: 0.0, lead: 0.0, squares: 0.0, regard }
        };
        let runners: Vec<Runner<G::Action>> =
            order.into_iter().take(T::WIDTH).enumerate().map(runner).collect();
        let (entered, running) = (runners.len(), runners.len());
        Race { seat, runners, entered, running, seed, batches: 0, tactics: PhantomData }
    }

    /// Whether there is nothing to choose.
    pub(super) fn is_decided(&self) -> bool {
        self.entered <= 1
    }

    /// Tries all that are in question in some more samples, with a thread for each lane.
    pub(super) fn run(
        &mut self,
        effort: &mut Effort,
        lanes: &mut [Lane<G, T>],
        sample: &Sampler<'_, G>,
    ) {
        let samples = (effort.left() / self.running as u64).clamp(1, BATCH) as usize;
        let seed = self.seed.of_game(self.batches);
        self.batches += 1;
        let courses = sample(samples, &mut seed.stream(named("sample")));
        let deadline = effort.deadline();
        let this = &*self;
        let run_lane = |lane: &mut Lane<G, T>, courses: &[Course<G>], first: usize| {
            for (number, course) in (first..).zip(courses) {
                this.try_all(lane, course, &seed.of_game(number as u64), deadline);
            }
        };
        lanes.iter_mut().for_each(|lane| lane.worths.clear());
        let share = samples.div_ceil(lanes.len());
        if share == samples {
            run_lane(&mut lanes[0], &courses, 0);
        } else {
            thread::scope(|scope| {
                let parts = courses.chunks(share).zip((0..).step_by(share)).zip(&mut *lanes);
                for ((part, first), lane) in parts {
                    scope.spawn(move || run_lane(lane, part, first));
                }
            });
        }
        for worths in lanes.iter().flat_map(|lane| lane.worths.chunks_exact(self.running)) {
            let favorite = self.runners.iter().zip(worths).find(|(runner, _)| runner.is_favorite);
            let favorite = favorite.map_or(0.0, |(_, worth)| f64::from(*worth));
            for (runner, worth) in self.runners.iter_mut().zip(worths) {
                runner.add(f64::from(*worth), favorite);
            }
        }
        effort.spend((samples * self.running) as u64);
    }

    /// Tries all that are in question in one sample, which does not count when time runs out.
    fn try_all(
        &self,
        lane: &mut Lane<G, T>,
        course: &Course<G>,
        chance: &Seed,
        deadline: Option<Instant>,
    ) {
        let before = lane.worths.len();
        for runner in &self.runners[..self.running] {
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                lane.worths.truncate(before);
                return;
            }
            let tried = lane.tries.play(course, &runner.action, self.seat, chance);
            lane.worths.push(tried.worth);
        }
    }

    /// Lets those that do worst leave: half of them whenever an equal part of the budget is used.
    pub(super) fn narrow(&mut self, used: f64) {
        let rounds = self.entered.next_power_of_two().trailing_zeros().max(1);
        let halvings = (used * f64::from(rounds)) as u32;
        let kept = self.entered.div_ceil(1 << halvings.min(rounds));
        let running = &mut self.runners[..self.running];
        running.sort_by(|a, b| b.standing::<G, T>().total_cmp(&a.standing::<G, T>()));
        self.running = self.running.min(kept.max(2));
        // Where others are measured by the favorite, it stays.
        if T::DOUBT > 0.0
            && let Some(place) = running[self.running..].iter().position(|it| it.is_favorite)
        {
            running.swap(self.running + place, self.running - 1);
        }
    }

    pub(super) fn opinions(self) -> Vec<Opinion<G::Action>> {
        let runners = self.runners.into_iter();
        runners
            .map(|runner| {
                let chance = (runner.samples > 0).then(|| runner.mean());
                Opinion { action: runner.action, chance }
            })
            .collect()
    }
}
