//! How far a hand is from a level, counted instead of searched.
//!
//! Runs and sets take from each value as many cards as they want there, or as there are. So a card
//! helps just where one of the best choices wants more of a value than there is, and one look at the
//! best choices tells all cards that help. Values of which equally many cards are left are alike, so a
//! set is looked at once for all of them.
//!
//! A group of a color comes first. Runs and sets take its color last, and of that only what the group
//! can spare. Levels with two groups of a color, or with many combinations beside one, are left to the
//! search.

use crate::cards::{Color, Numbers, Value};
use crate::options::{Combination, Level};

use super::stock::{ALL, Values, bits};

/// A number for each value, in eight lanes: lane `n` has the values whose number is greater than `n`.
#[derive(Clone, Copy, Default)]
struct Counts(u128);

impl Counts {
    const LANE: u32 = 16;

    /// The same values in all lanes.
    #[inline]
    fn all_lanes(values: Values) -> u128 {
        const ONES: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;
        ONES * u128::from(values)
    }

    /// How many cards of each value there are in these colors.
    fn of(colors: impl Iterator<Item = Values>) -> Counts {
        colors.fold(Counts::default(), Counts::add)
    }

    /// One more of each of these values.
    #[inline]
    fn add(self, values: Values) -> Counts {
        let shifted = self.0 << Counts::LANE | u128::from(ALL);
        Counts(self.0 | shifted & Counts::all_lanes(values))
    }

    /// One less of each of these values, where there is one.
    #[inline]
    fn take(self, values: Values) -> Counts {
        let values = Counts::all_lanes(values);
        Counts(self.0 & !values | self.0 >> Counts::LANE & values)
    }

    /// The values whose number is greater than this.
    #[inline]
    fn above(self, number: u8) -> Values {
        (self.0 >> (Counts::LANE * u32::from(number))) as Values
    }

    /// The values whose number is greater than in the other counts.
    #[inline]
    fn above_those(self, other: Counts) -> Values {
        let more = self.0 & !other.0;
        let more = more | more >> 64;
        let more = more | more >> 32;
        (more | more >> 16) as Values
    }
}

/// How many combinations there may be beside a group of a color.
const MOST_BESIDE: usize = 2;

/// What the best choices come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// How many places number cards fill.
    pub(super) filled: u8,
    /// The number cards, held or not, with which they would fill one more.
    pub(super) helping: Numbers,
}

impl Count {
    const NONE: Count = Count { filled: 0, helping: Numbers::EMPTY };

    /// What these cards can fill of a level, unless that is left to the search.
    pub(super) fn of(numbers: Numbers, level: &Level) -> Option<Count> {
        let mut parts = Parts::default();
        let mut group = None;
        for combination in level.combinations() {
            match combination {
                Combination::Run(size) => parts.runs.push(*size),
                Combination::Set(size) => parts.sets.push(*size),
                Combination::Color(size) if group.is_none() => group = Some(*size),
                Combination::Color(_) => return None,
            }
        }
        match group {
            None => Some(Plain::count(&mut parts, numbers)),
            Some(_) if level.combinations().len() > MOST_BESIDE + 1 => None,
            Some(size) => Some(Colored::count(&mut parts, numbers, size)),
        }
    }

    /// Takes a choice into account that fills this many places.
    #[inline]
    fn note(&mut self, filled: u8, helping: Numbers) {
        if filled > self.filled {
            *self = Count { filled, helping };
        } else if filled == self.filled {
            self.helping = self.helping.union(helping);
        }
    }
}

/// The sizes of a level's runs and sets.
#[derive(Default)]
struct Parts {
    runs: Sizes,
    sets: Sizes,
}

#[derive(Clone, Copy, Default)]
struct Sizes {
    list: [u8; Level::MOST],
    count: usize,
}

impl Sizes {
    fn push(&mut self, size: u8) {
        self.list[self.count] = size;
        self.count += 1;
    }

    fn all(&self) -> &[u8] {
        &self.list[..self.count]
    }
}

#[inline]
fn run(size: u8, start: u8) -> Values {
    ((1 << size) - 1) << start
}

/// Where a run of this size may start.
fn starts(size: u8) -> u8 {
    Value::MOST + 1 - size
}

/// A level without groups of a color.
struct Plain<'a> {
    sets: &'a [u8],
    filled: u8,
    helping: Values,
}

impl Plain<'_> {
    fn count(parts: &mut Parts, numbers: Numbers) -> Count {
        parts.sets.list[..parts.sets.count].sort_unstable_by_key(|size| std::cmp::Reverse(*size));
        let left = Counts::of(Color::ALL.into_iter().map(|color| numbers.values(color)));
        let mut plain = Plain { sets: parts.sets.all(), filled: 0, helping: 0 };
        plain.place_runs(parts.runs.all(), Placed { left, filled: 0, short: 0 }, 0);
        let all = Color::ALL.map(|color| Numbers::of_values(color, plain.helping));
        let helping = all.into_iter().fold(Numbers::EMPTY, Numbers::union);
        Count { filled: plain.filled, helping }
    }

    fn place_runs(&mut self, runs: &[u8], placed: Placed, first: u8) {
        let [size, rest @ ..] = runs else {
            return self.place_sets(self.sets, &placed, u8::MAX);
        };
        let most = placed.filled + sum(rest) + sum(self.sets);
        for start in first..starts(*size) {
            let run = run(*size, start);
            let held = placed.left.above(0);
            let fills = bits(held & run);
            if most + fills < self.filled {
                continue;
            }
            let next = Placed {
                left: placed.left.take(run),
                filled: placed.filled + fills,
                short: placed.short | run & !held,
            };
            // Equal runs come in ascending order.
            self.place_runs(rest, next, if rest.first() == Some(size) { start } else { 0 });
        }
    }

    /// Of equal sets the one that more cards fit comes first.
    fn place_sets(&mut self, sets: &[u8], placed: &Placed, before: u8) {
        let [size, rest @ ..] = sets else {
            if placed.filled > self.filled {
                (self.filled, self.helping) = (placed.filled, placed.short);
            } else if placed.filled == self.filled {
                self.helping |= placed.short;
            }
            return;
        };
        let most = placed.filled + sum(rest);
        for cards in (0..=6_u8).rev() {
            let at_least = if cards == 0 { ALL } else { placed.left.above(cards - 1) };
            let alike = at_least & !placed.left.above(cards);
            let fills = cards.min(*size);
            if alike == 0 || fills > before {
                continue;
            }
            if most + fills < self.filled {
                return;
            }
            let one = alike & alike.wrapping_neg();
            let mut next = Placed { filled: placed.filled + fills, ..*placed };
            (0..fills).for_each(|_| next.left = next.left.take(one));
            next.short |= if cards < *size { alike } else { 0 };
            let before = if rest.first() == Some(size) { fills } else { u8::MAX };
            self.place_sets(rest, &next, before);
        }
    }
}

fn sum(sizes: &[u8]) -> u8 {
    sizes.iter().sum()
}

/// Some of the combinations of a choice.
#[derive(Clone, Copy)]
struct Placed {
    /// The cards that they leave.
    left: Counts,
    filled: u8,
    /// The values of which they want more than there is.
    short: Values,
}

/// A level with one group of a color, if it is this color.
struct Colored {
    color: Color,
    size: u8,
    /// The values of its cards.
    own: Values,
    /// The cards of the other colors.
    others: Counts,
    best: Count,
}

impl Colored {
    fn count(parts: &mut Parts, numbers: Numbers, size: u8) -> Count {
        // Without the group, so that colors are left out that cannot become better.
        let beside = Plain::count(parts, numbers).filled;
        let held = |color: Color| bits(numbers.values(color)).min(size);
        let mut colors = Color::ALL;
        colors.sort_by_key(|color| std::cmp::Reverse(held(*color)));
        let mut best = Count::NONE;
        for color in colors {
            if beside + held(color) < best.filled {
                break;
            }
            let others = Color::ALL.into_iter().filter(|other| *other != color);
            let others = Counts::of(others.map(|other| numbers.values(other)));
            let mut colored = Colored { color, size, own: numbers.values(color), others, best };
            colored.place(parts.runs.all(), parts.sets.all(), Counts::default());
            best = colored.best;
        }
        best
    }

    fn place(&mut self, runs: &[u8], sets: &[u8], wanted: Counts) {
        if let [size, rest @ ..] = runs {
            for start in 0..starts(*size) {
                self.place(rest, sets, wanted.add(run(*size, start)));
            }
        } else if let [size, rest @ ..] = sets {
            for value in 0..Value::MOST {
                let wanted = (0..*size).fold(wanted, |wanted, _| wanted.add(1 << value));
                self.place(&[], rest, wanted);
            }
        } else {
            self.judge(wanted);
        }
    }

    /// What runs and sets that want these values come to, together with the group.
    fn judge(&mut self, wanted: Counts) {
        let short = wanted.above_those(self.others);
        let held = bits(self.own);
        let (spare, asked) = (held.saturating_sub(self.size), bits(short & self.own));
        let filled = (wanted.0 & self.others.0).count_ones() as u8;
        let filled = filled + held.min(self.size) + spare.min(asked);
        if filled < self.best.filled {
            return;
        }
        // Of these values even one more card would not be enough.
        let very_short = Counts(wanted.0 >> Counts::LANE).above_those(self.others);
        let replaced = if asked > spare { ALL } else { 0 };
        let of_others = short & (!self.own | very_short | replaced);
        // Whether any card of the color would be used.
        let is_scarce = asked > spare || held < self.size;
        let of_own = if is_scarce { ALL } else { short };
        let mut helping = Numbers::of_values(self.color, of_own & !self.own);
        for color in Color::ALL.into_iter().filter(|color| *color != self.color) {
            helping = helping.union(Numbers::of_values(color, of_others));
        }
        self.best.note(filled, helping);
    }
}
