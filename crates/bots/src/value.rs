//! How likely a seat wins a state, by a small net that was trained on games between bots.
//!
//! A state is described by a [`Sheet`]: groups of features that are simply there or not, such as 'the
//! row's next level is in the hand of the next player'. Every feature has a row of weights; a group's
//! rows are added up and cut off at zero, the groups of a pool are added up, and two small layers
//! make a chance of it. So rows of a grid, or rivals, are treated alike wherever they are.
//!
//! A game may name its features in blocks ([`Block`]). There is no exponential in it: the answer is the
//! same on every machine.
//!
//! - [`Valued`]: what a game tells of a state. [`Sheet`]: the description. [`Net`]: the answer.
//! - The module `training`, a feature, makes the weights.

use sobremesa_table::{Game, Seat};

/// How many numbers there are between the groups and the answer.
pub const HIDDEN: usize = 32;

/// A game whose states can be described.
pub trait Valued: Game {
    /// How many features there are.
    const FEATURES: usize;
    /// How many pools of groups.
    const POOLS: usize;
    /// After how many decisions at most a game that is learned from comes back to good play.
    const ASTRAY: u32 = 50;

    /// Describes a state as it is for `seat`.
    fn describe(state: &Self::State, seat: Seat, sheet: &mut Sheet);
    /// Whether the net is asked how likely `seat` wins such a state; it learns from no others.
    fn is_judged(_state: &Self::State, _seat: Seat) -> bool {
        true
    }
    /// What the end is worth to `seat`, from 0 to 1; none before the end.
    fn result(state: &Self::State, seat: Seat) -> Option<f32>;
}

/// A block of features.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    start: usize,
    size: usize,
}

impl Block {
    /// The first block, of this many features.
    pub const fn first(size: usize) -> Block {
        Block { start: 0, size }
    }

    /// The block after this one.
    pub const fn then(self, size: usize) -> Block {
        Block { start: self.end(), size }
    }

    /// One of its features.
    #[inline]
    pub fn at(self, index: usize) -> usize {
        debug_assert!(index < self.size, "{self:?} has no feature {index}");
        self.start + index
    }

    /// How many features there are up to the end of this block.
    pub const fn end(self) -> usize {
        self.start + self.size
    }
}

/// A state's features, in groups.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    features: Vec<u16>,
    /// Each group's pool, and where its features end.
    groups: Vec<(u8, u16)>,
}

impl Sheet {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.features.clear();
        self.groups.clear();
    }

    /// Adds a feature to the group that is being described.
    #[inline]
    pub fn add(&mut self, feature: usize) {
        self.features.push(feature as u16);
    }

    /// Ends a group.
    pub fn end_group(&mut self, pool: usize) {
        self.groups.push((pool as u8, self.features.len() as u16));
    }

    /// The groups: pool and features.
    pub fn groups(&self) -> impl Iterator<Item = (usize, &[u16])> {
        let mut start = 0;
        self.groups.iter().map(move |(pool, end)| {
            let features = &self.features[start..usize::from(*end)];
            start = usize::from(*end);
            (usize::from(*pool), features)
        })
    }
}

/// The weights; `WIDTH` is how many numbers a group is made to.
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const WIDTH: usize> {
    /// A row for each feature, and then one for each pool's groups to start from.
    pub rows: Vec<[f32; WIDTH]>,
    /// For each number of the pools its part in each hidden number.
    pub hidden: Vec<[f32; HIDDEN]>,
    /// What the hidden numbers start from.
    pub hidden_start: [f32; HIDDEN],
    /// Each hidden number's part in the answer.
    pub output: [f32; HIDDEN],
    /// What the answer starts from.
    pub output_start: f32,
}

/// Most pools that any game has.
pub const MOST_POOLS: usize = 3;

impl<const WIDTH: usize> Net<WIDTH> {
    /// A net without knowledge.
    pub fn empty(features: usize, pools: usize) -> Self {
        Net {
            rows: vec![[0.0; WIDTH]; features + pools],
            hidden: vec![[0.0; HIDDEN]; pools * WIDTH],
            hidden_start: [0.0; HIDDEN],
            output: [0.0; HIDDEN],
            output_start: 0.0,
        }
    }

    /// The net of weights written by [`Net::to_bytes`].
    ///
    /// # Panics
    /// If there are too few or too many of them.
    pub fn from_bytes(features: usize, pools: usize, bytes: &[u8]) -> Self {
        let mut net = Self::empty(features, pools);
        let (numbers, rest) = bytes.as_chunks::<4>();
        assert_eq!(numbers.len(), net.numbers().count(), "the weights fit the net");
        assert!(rest.is_empty(), "the weights are whole");
        for (number, bytes) in net.numbers_mut().zip(numbers) {
            *number = f32::from_le_bytes(*bytes);
        }
        net
    }

    /// The weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.numbers().flat_map(|number| number.to_le_bytes()).collect()
    }

    fn numbers(&self) -> impl Iterator<Item = &f32> {
        let rows = self.rows.iter().flatten().chain(self.hidden.iter().flatten());
        rows.chain(&self.hidden_start).chain(&self.output).chain([&self.output_start])
    }

    /// All weights, in the order of [`Net::to_bytes`].
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flatten().chain(self.hidden.iter_mut().flatten());
        rows.chain(&mut self.hidden_start).chain(&mut self.output).chain([&mut self.output_start])
    }

    /// How likely the seat wins whose state the sheet describes.
    pub fn chance(&self, sheet: &Sheet) -> f32 {
        squash(self.work_out(sheet, |_| {}).answer)
    }

    /// Works the answer out; `each` is told every group's sum.
    #[inline]
    pub fn work_out(&self, sheet: &Sheet, mut each: impl FnMut([f32; WIDTH])) -> Working<WIDTH> {
        let features = self.rows.len() - self.hidden.len() / WIDTH;
        let mut pools = [[0.0_f32; WIDTH]; MOST_POOLS];
        for (pool, group) in sheet.groups() {
            let mut sum = self.rows[features + pool];
            for feature in group {
                let row = &self.rows[usize::from(*feature)];
                sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            pools[pool].iter_mut().zip(sum).for_each(|(pool, sum)| *pool += sum.max(0.0));
            each(sum);
        }
        let mut hidden = self.hidden_start;
        for (number, row) in pools.iter().flatten().zip(&self.hidden) {
            hidden.iter_mut().zip(row).for_each(|(hidden, weight)| *hidden += number * weight);
        }
        let parts = hidden.iter().zip(&self.output).map(|(hidden, part)| hidden.max(0.0) * part);
        Working { pools, hidden, answer: self.output_start + parts.sum::<f32>() }
    }
}

/// What comes up while a net works out its answer.
#[derive(Clone, Copy, Debug)]
pub struct Working<const WIDTH: usize> {
    /// The sums of the groups, cut off at zero, of each pool.
    pub pools: [[f32; WIDTH]; MOST_POOLS],
    /// The hidden numbers, not cut off yet.
    pub hidden: [f32; HIDDEN],
    /// The answer, not squashed yet.
    pub answer: f32,
}

/// Any number as a chance.
#[inline]
pub fn squash(number: f32) -> f32 {
    0.5 + 0.5 * number / (1.0 + number.abs())
}
