//! Many games at once.

use rayon::prelude::*;
use sobremesa_table::{
    Course, Decision, Move, Options, Owed, Path, Seat, Seed, Standing, StreamName, Viewer, WIN,
    decider,
};

use crate::door::Playable;
use crate::problem::Problem;

/// What an ending is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// Its share of the win: from 0 to 1.
    Win,
    /// Its score.
    Score,
}

/// A number of an observation.
pub(crate) enum Observations<'a> {
    /// None are wanted.
    Unasked,
    /// As shares of the most that they can be.
    Floats(&'a mut [f32]),
    /// As they are.
    Bytes(&'a mut [u8]),
}

/// Where to write how the games stand: one row for each.
pub(crate) struct Sheets<'a> {
    pub(crate) observations: Observations<'a>,
    pub(crate) masks: &'a mut [bool],
    pub(crate) seats: &'a mut [i32],
}

/// Where to write what came of the actions.
pub(crate) struct Results<'a> {
    pub(crate) rewards: &'a mut [f32],
    pub(crate) terminated: &'a mut [bool],
    pub(crate) truncated: &'a mut [bool],
}

impl Results<'_> {
    /// Nothing came of anything.
    pub(crate) fn clear(self) {
        self.rewards.fill(0.0);
        self.terminated.fill(false);
        self.truncated.fill(false);
    }
}

/// Many games of one kind.
pub(crate) trait AnyBatch: Send + Sync {
    fn size(&self) -> usize;
    fn players(&self) -> usize;
    fn codes(&self) -> usize;
    fn numbers(&self) -> usize;
    fn observes(&self) -> bool;
    /// Begins all games anew.
    fn reset(&mut self, seed: Seed);
    /// Writes how the games stand.
    fn show(&self, sheets: Sheets<'_>);
    /// The first game that cannot take its code.
    fn refused(&self, codes: &[i64]) -> Option<usize>;
    /// Takes a code in every game, all of which can be taken; games that are over begin anew.
    fn step(
        &mut self,
        codes: &[i64],
        sheets: Sheets<'_>,
        results: Results<'_>,
    ) -> Result<(), Problem>;
    /// Picks a legal action in every game, each as likely as the other, and writes its next code.
    fn sample(&mut self, codes: &mut [i64]);
}

/// Games that are handed to a thread at once.
const SHARE: usize = 64;

/// The most choices that a decision has: which of ten cards to keep, up to four of them.
const MOST_CHOICES: usize = 386;

/// Many games of one kind.
pub(crate) struct Batch<G: Playable> {
    rules: G::Rules,
    run: Seed,
    tables: Vec<Table<G>>,
    observes: bool,
    reward: Reward,
    bound: usize,
    /// What each number of an observation is divided by, as a factor.
    shares: Vec<f32>,
}

/// One of the games.
struct Table<G: Playable> {
    course: Course<G>,
    decision: Decision<G>,
    seed: Seed,
    /// The number of this game in the run.
    number: u64,
    actions: usize,
    /// Picks actions when it is asked to: a small generator, good enough to try something out.
    dice: u64,
}

impl<G: Playable> Batch<G> {
    /// About the most bytes that a game takes. Its lists of choices grow by doubling and never shrink, so they may
    /// have room for twice as many as there are.
    pub(crate) const ROOM: usize =
        size_of::<Table<G>>() + 2 * MOST_CHOICES * (size_of::<G::Action>() + size_of::<Path>());

    pub(crate) fn new(
        rules: &G::Rules,
        size: usize,
        run: Seed,
        observes: bool,
        reward: Reward,
        most_actions: Option<usize>,
    ) -> Batch<G> {
        let table = |number| Table {
            course: Course::new(rules),
            decision: Decision::default(),
            seed: run,
            number,
            actions: 0,
            dice: number,
        };
        let mut batch = Batch {
            rules: rules.clone(),
            run,
            tables: (0..size as u64).map(table).collect(),
            observes,
            reward,
            bound: most_actions.unwrap_or(G::action_bound(rules)),
            shares: G::shares(),
        };
        batch.reset(run);
        batch
    }
}

impl Reward {
    /// What everyone gets at the end of a game.
    fn hand_out(self, standing: &Standing, rewards: &mut [f32]) {
        let shares = standing.wins.iter().zip(&standing.scores).zip(rewards);
        for ((wins, score), reward) in shares {
            *reward = match self {
                Reward::Win => *wins as f32 / WIN as f32,
                Reward::Score => *score as f32,
            };
        }
    }
}

impl<G: Playable> Table<G> {
    /// Begins the game with this number.
    fn begin(&mut self, rules: &G::Rules, run: &Seed, number: u64, remembers: bool) {
        self.number = number;
        self.seed = run.of_game(number);
        self.actions = 0;
        if remembers {
            self.course = Course::new(rules);
        } else {
            self.course.begin_anew(rules);
        }
        self.settle(remembers);
    }

    fn make(&mut self, made: &Move<G>, remembers: bool) -> Result<(), G::Refusal> {
        if remembers { self.course.follow(made) } else { self.course.advance(made) }
    }

    /// Makes the shuffles that are owed, and asks for the next decision.
    fn settle(&mut self, remembers: bool) {
        while let Owed::Chance(name) = self.course.owed() {
            let chance = G::draw_chance(self.course.state(), &mut self.seed.stream(name));
            let made = Move::Chance(chance);
            self.make(&made, remembers).expect("a drawn shuffle is legal");
        }
        self.decision.ask(self.course.state());
    }

    /// Takes a code; whether the game has moved on.
    fn take(&mut self, code: i64, remembers: bool) -> Result<bool, Problem> {
        let code = usize::try_from(code).map_err(Problem::value)?;
        let by = self.course.owed().actor().ok_or_else(|| Problem::value("the game is over"))?;
        let Some(action) = self.decision.choose(code).map_err(Problem::value)? else {
            return Ok(false);
        };
        let made = Move::Action { by, action };
        self.make(&made, remembers).map_err(|refusal| Problem::refused(&refusal))?;
        self.actions += 1;
        Ok(true)
    }

    fn seat(&self) -> Seat {
        decider(self.course.owed()).unwrap_or(Seat::FIRST)
    }

    fn show(&self, mask: &mut [bool], seat: &mut i32) {
        self.decision.mask(mask);
        *seat = self.seat().index() as i32;
    }

    fn observe(&self, numbers: &mut [u8]) {
        let view = self.course.view(Viewer::Seat(self.seat()));
        G::observation(&view, self.decision.begun(), numbers);
    }

    fn roll(&mut self, bound: usize) -> usize {
        // SplitMix64: one step of it is a good number, and cheap.
        self.dice = self.dice.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.dice;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }
}

/// The parts of an observation sheet, one for each game.
enum Row<'a> {
    None,
    Floats(&'a mut [f32]),
    Bytes(&'a mut [u8]),
}

impl<G: Playable> Batch<G> {
    fn rows<'a>(&self, observations: Observations<'a>) -> Vec<Row<'a>> {
        match observations {
            Observations::Unasked => (0..self.tables.len()).map(|_| Row::None).collect(),
            Observations::Floats(all) => {
                all.chunks_exact_mut(G::NUMBERS).map(Row::Floats).collect()
            }
            Observations::Bytes(all) => all.chunks_exact_mut(G::NUMBERS).map(Row::Bytes).collect(),
        }
    }
}

fn write<G: Playable>(table: &Table<G>, row: Row<'_>, shares: &[f32], scratch: &mut [u8]) {
    match row {
        Row::None => {}
        Row::Bytes(numbers) => table.observe(numbers),
        Row::Floats(floats) => {
            table.observe(scratch);
            let numbers = scratch.iter().zip(shares);
            for (float, (number, share)) in floats.iter_mut().zip(numbers) {
                *float = f32::from(*number) * share;
            }
        }
    }
}

impl<G: Playable> AnyBatch for Batch<G> {
    fn size(&self) -> usize {
        self.tables.len()
    }

    fn players(&self) -> usize {
        self.rules.players()
    }

    fn codes(&self) -> usize {
        G::CODES
    }

    fn numbers(&self) -> usize {
        G::NUMBERS
    }

    fn observes(&self) -> bool {
        self.observes
    }

    fn reset(&mut self, seed: Seed) {
        self.run = seed;
        let (rules, observes) = (&self.rules, self.observes);
        let dice = seed.stream(StreamName { purpose: "dice", round: 0 }).below(u32::MAX);
        self.tables.par_iter_mut().with_min_len(SHARE).enumerate().for_each(|(index, table)| {
            table.dice = u64::from(dice) << 32 | index as u64;
            table.begin(rules, &seed, index as u64, observes);
        });
    }

    fn show(&self, sheets: Sheets<'_>) {
        let rows = self.rows(sheets.observations);
        let masks = sheets.masks.par_chunks_exact_mut(G::CODES);
        let tables = self.tables.par_iter().with_min_len(SHARE);
        tables.zip(rows).zip(masks).zip(sheets.seats).for_each_init(
            || vec![0; G::NUMBERS],
            |scratch, (((table, row), mask), seat)| {
                table.show(mask, seat);
                write(table, row, &self.shares, scratch);
            },
        );
    }

    fn refused(&self, codes: &[i64]) -> Option<usize> {
        let tables = self.tables.par_iter().with_min_len(4 * SHARE);
        tables.zip(codes).position_first(|(table, code)| {
            usize::try_from(*code).map_or(true, |code| !table.decision.codes().any(|it| it == code))
        })
    }

    fn step(
        &mut self,
        codes: &[i64],
        sheets: Sheets<'_>,
        results: Results<'_>,
    ) -> Result<(), Problem> {
        let rows = self.rows(sheets.observations);
        let size = self.tables.len() as u64;
        let Batch { rules, run, tables, observes, reward, bound, shares } = self;
        let (rules, run, shares) = (&*rules, &*run, &*shares);
        let (players, remembers, reward, bound) = (rules.players(), *observes, *reward, *bound);
        let games = tables.par_iter_mut().with_min_len(SHARE).zip(codes).zip(rows);
        let games = games.zip(sheets.masks.par_chunks_exact_mut(G::CODES)).zip(sheets.seats);
        let games = games.zip(results.rewards.par_chunks_exact_mut(players));
        let games = games.zip(results.terminated).zip(results.truncated);
        games.try_for_each_init(
            || vec![0; G::NUMBERS],
            |scratch, (((((((table, code), row), mask), seat), rewards), terminated), truncated)| {
                rewards.fill(0.0);
                (*terminated, *truncated) = (false, false);
                if table.take(*code, remembers)? {
                    if let Some(outcome) = G::outcome(table.course.state()) {
                        *terminated = true;
                        reward.hand_out(&G::standing(rules, &outcome), rewards);
                    } else if table.actions >= bound {
                        *truncated = true;
                    }
                    if *terminated || *truncated {
                        let next = table.number + size;
                        table.begin(rules, run, next, remembers);
                    } else {
                        table.settle(remembers);
                    }
                }
                table.show(mask, seat);
                write(table, row, shares, scratch);
                Ok::<(), Problem>(())
            },
        )
    }

    fn sample(&mut self, codes: &mut [i64]) {
        self.tables.par_iter_mut().with_min_len(4 * SHARE).zip(codes).for_each(|(table, code)| {
            let count = table.decision.codes().count();
            let pick = table.roll(count);
            *code = table.decision.codes().nth(pick).map_or(-1, |code| code as i64);
        });
    }
}
