//! Fields of bots on the same deals.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::ThreadPool;
use rayon::prelude::*;
use sobremesa_bots::{Bots, OpenCards};
use sobremesa_table::{Options, Recorded, Seat, Seed};

use crate::block::Block;
use crate::blocks::Blocks;
use crate::contestant::NoSuchContestant;
use crate::field::Field;
use crate::in_order::in_order;
use crate::scoreboard::Scoreboard;
use crate::times::Times;
use crate::{Match, Played};

/// A field that plays by certain rules.
#[derive(Clone)]
pub struct Entry<G: Bots + Recorded> {
    rules: G::Rules,
    field: Field,
    /// One for each rotation.
    rotations: Vec<Match<G>>,
}

/// Entries that all play the same deals.
#[derive(Clone)]
pub struct Contest<G: Bots + Recorded> {
    /// Who plays what. Entries with the same rules stand side by side.
    pub entries: Vec<Entry<G>>,
    /// Block number b plays the deals of this run's game number b.
    pub run: Seed,
    /// Whether it is also found out which deals can be won with open cards.
    pub ceiling: Ceiling,
}

/// Whether it is found out which deals can be won with open cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ceiling {
    /// It is not.
    Unasked,
    /// It is, for every deal and all rules.
    Solved,
}

/// How long a contest goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The blocks that an entry plays at most.
    pub blocks: Blocks,
    /// Whether an entry stops before that.
    pub stop: Stop,
}

/// When an entry stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// When all its blocks are played.
    AtTheEnd,
    /// As soon as what is asked of it is proven.
    WhenSure,
}

/// Whether the records of games are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Only what came of them.
    Results,
    /// Their records, too.
    Records,
}

/// A block that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// What came of it.
    pub block: Block,
    /// The records of its games, where they are kept.
    pub records: Vec<String>,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a block comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It was just played.
    Played,
    /// It was known from before.
    Known,
}

impl<G: Bots + Recorded> Entry<G> {
    /// A field that plays by these rules.
    ///
    /// # Errors
    /// If the game has no such contestant.
    ///
    /// # Panics
    /// If the rules are for another number of players.
    pub fn new(rules: G::Rules, field: Field) -> Result<Self, NoSuchContestant> {
        assert_eq!(rules.players(), field.seats().len(), "one bot for each seat");
        let rotations = field.rotations().into_iter();
        let rotations = rotations.map(|bots| Match::new(rules.clone(), bots));
        Ok(Entry { rotations: rotations.collect::<Result<_, _>>()?, rules, field })
    }

    /// A field whose games were played elsewhere: its bots are names, and need not be here.
    pub(crate) fn of_names(rules: G::Rules, field: Field) -> Self {
        let rotations = field.rotations().into_iter();
        let rotations = rotations.map(|bots| Match::of_names(rules.clone(), bots)).collect();
        Entry { rotations, rules, field }
    }

    /// The options.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The bots.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// One match for each rotation of the field.
    pub fn rotations(&self) -> &[Match<G>] {
        &self.rotations
    }
}

enum Task {
    Play { entry: usize, number: u64 },
    Skip(Block),
}

impl<G: Bots + Recorded> Contest<G> {
    /// Plays blocks on the pool and hands each that counts to `each`: the first block of every
    /// entry, then the second of every entry, and so on. What is handed out does not depend on the
    /// number of threads. Blocks that are `known` are not played again.
    ///
    /// Must not be called on the pool itself.
    ///
    /// # Errors
    /// The first error of `each`; what comes after it is not played.
    pub fn run<E>(
        &self,
        pool: &ThreadPool,
        limit: Limit,
        keep: Keep,
        known: Vec<Block>,
        each: impl FnMut(&Finished) -> Result<(), E>,
    ) -> Result<Scoreboard<'_, G>, E> {
        self.run_while(pool, limit, keep, known, || Ok(()), each)
    }

    /// The same for somebody who may give up: `idle` is called now and then while games are played.
    ///
    /// # Errors
    /// The first error of `each` or `idle`; games that are being played are given up.
    pub fn run_while<E>(
        &self,
        pool: &ThreadPool,
        limit: Limit,
        keep: Keep,
        known: Vec<Block>,
        idle: impl FnMut() -> Result<(), E>,
        mut each: impl FnMut(&Finished) -> Result<(), E>,
    ) -> Result<Scoreboard<'_, G>, E> {
        let mut known: BTreeMap<(u64, usize), Block> =
            known.into_iter().map(|block| ((block.number, block.entry), block)).collect();
        let mut scoreboard = Scoreboard::new(self, limit.stop);
        let going_on: Vec<Cell<bool>> = self.entries.iter().map(|_| Cell::new(true)).collect();
        let entries = 0..self.entries.len();
        let mut order = limit
            .blocks
            .numbers()
            .flat_map(|number| entries.clone().map(move |entry| (number, entry)));
        let next = || {
            // Without this, a bound that is never reached would be counted up to.
            going_on.iter().any(Cell::get).then_some(())?;
            let (number, entry) = order.find(|(_, entry)| going_on[*entry].get())?;
            let known = known.remove(&(number, entry));
            Some(known.map_or(Task::Play { entry, number }, Task::Skip))
        };
        let work = |task, given_up: &AtomicBool| match task {
            Task::Play { entry, number } => self.play(entry, number, keep, given_up),
            Task::Skip(block) => Finished { block, records: Vec::new(), origin: Origin::Known },
        };
        in_order(pool, 2 * pool.current_num_threads(), next, work, idle, |finished| {
            // It may have been begun before it was clear that it does not count.
            if !going_on[finished.block.entry].get() {
                return Ok(());
            }
            scoreboard.add(&finished.block);
            for (entry, going_on) in going_on.iter().enumerate() {
                going_on.set(!scoreboard.is_settled(entry));
            }
            each(&finished)
        })?;
        Ok(scoreboard)
    }

    /// What blocks that were played before add up to, in their order.
    pub fn sum(&self, blocks: &[Block]) -> Scoreboard<'_, G> {
        let mut scoreboard = Scoreboard::new(self, Stop::AtTheEnd);
        blocks.iter().for_each(|block| scoreboard.add(block));
        scoreboard
    }

    /// How many entries have a question that can be answered.
    pub fn questions(&self) -> usize {
        Scoreboard::new(self, Stop::WhenSure).questions()
    }

    /// Plays a block.
    fn play(&self, entry: usize, number: u64, keep: Keep, given_up: &AtomicBool) -> Finished {
        let seed = self.run.of_game(number);
        let rotations = self.entries[entry].rotations.par_iter();
        let (played, open_cards): (Vec<(Played<G>, Vec<Times>)>, _) = rayon::join(
            || rotations.map(|rotation| play_timed(rotation, &seed, given_up)).collect(),
            || self.solve(entry, &seed, given_up),
        );
        let mut finished = Finished {
            block: Block { entry, number, games: Vec::new(), times: Vec::new(), open_cards },
            records: Vec::new(),
            origin: Origin::Played,
        };
        let mut times: BTreeMap<String, Times> = BTreeMap::new();
        let rotations = &self.entries[entry].rotations;
        for (rotation, (played, times_of_seats)) in rotations.iter().zip(played) {
            let outcome = played.outcome.as_ref();
            let standing = outcome.map(|outcome| G::standing(rotation.rules(), outcome));
            finished.block.games.push(standing);
            if keep == Keep::Records {
                finished.records.push(rotation.record(&played).to_json());
            }
            for (bot, of_seat) in rotation.seats().iter().zip(&times_of_seats) {
                times.entry(bot.to_string()).or_default().merge(of_seat);
            }
        }
        finished.block.times = times.into_iter().collect();
        finished
    }
}

impl<G: Bots + Recorded> Contest<G> {
    /// The first entry that plays by the same rules.
    pub(crate) fn first_with_rules(&self, entry: usize) -> usize {
        let rules = &self.entries[entry].rules;
        let mut entries = self.entries.iter();
        entries.position(|other| other.rules == *rules).expect("the entry itself, at least")
    }

    /// What the deal allows with open cards, once for all entries with the same rules; nothing once
    /// it is given up, for it takes long.
    fn solve(&self, entry: usize, seed: &Seed, given_up: &AtomicBool) -> Option<OpenCards> {
        let asked = self.ceiling == Ceiling::Solved && self.first_with_rules(entry) == entry;
        let wanted = asked && !given_up.load(Ordering::Relaxed);
        wanted.then(|| G::open_cards(&self.entries[entry].rules, seed)).flatten()
    }
}

fn play_timed<G: Bots + Recorded>(
    rotation: &Match<G>,
    seed: &Seed,
    given_up: &AtomicBool,
) -> (Played<G>, Vec<Times>) {
    let mut times = vec![Times::default(); rotation.seats().len()];
    let watch = |seat: Seat, time| times[seat.index()].add(time);
    let played = rotation.play_timed(seed, watch, given_up);
    (played, times)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use sobremesa_level10::{Level10, Rules, Scoring};
    use sobremesa_table::{Seed, Stakes};

    use super::{Ceiling, Contest, Entry, Field, Keep};

    /// Blocks wait for threads; after an error nobody needs to know what their deals allow.
    #[test]
    fn a_block_that_is_given_up_solves_nothing() {
        let rules = Rules { players: 2, pauses: 1, scoring: Scoring::Victory };
        let random = "random".parse().expect("a bot");
        let field = Field::among(&[random], 2, Stakes::Team).remove(0);
        let entries = vec![Entry::new(rules, field).expect("a bot of the game")];
        let run = Seed::from_text("given up");
        let contest = Contest::<Level10> { entries, run, ceiling: Ceiling::Solved };
        for given_up in [false, true] {
            let finished = contest.play(0, 0, Keep::Results, &AtomicBool::new(given_up));
            assert_eq!(finished.block.open_cards.is_some(), !given_up);
        }
    }
}
