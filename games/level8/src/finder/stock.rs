//! The number cards that are left while combinations are chosen.

use crate::cards::{Color, Numbers, Value};
use crate::meld::MeldKind;
use crate::options::Combination;

use super::all_kinds;

/// Something that a combination may be, and how many places of it can be filled.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) kind: MeldKind,
    pub(super) fills: u8,
}

/// A set of values: bit 0 for the value 1.
pub(super) type Values = u16;

pub(super) const ALL: Values = (1 << Value::MOST) - 1;

/// The most groups of a color that a level has room for. With three there is no room for a run or set.
const MOST_GROUPS: usize = 3;

/// The number cards that are left, as sets of values.
///
/// Runs and sets take cards of colors that no group wants before others; so it never matters for the
/// number of filled places which card of a value they take.
#[derive(Clone, Copy)]
pub(super) struct Stock {
    colors: [Values; 6],
    /// Entry `n`: the values of which more than `n` cards are left, of colors that no group wants.
    free: [Values; 6],
    groups: [Group; MOST_GROUPS],
    /// The values of which one card of the first two groups' colors is left, either one.
    either: Values,
    taken: u8,
}

/// All groups of one color.
#[derive(Clone, Copy, Default)]
struct Group {
    color: Option<Color>,
    /// The cards of that color that are left.
    left: Values,
    /// How many places the groups have.
    size: u8,
}

/// What a combination may be.
#[derive(Default)]
pub(super) struct Candidates {
    list: [Candidate; 15],
    count: usize,
}

impl Candidates {
    fn push(&mut self, kind: MeldKind, fills: u8) {
        self.list[self.count] = Candidate { kind, fills };
        self.count += 1;
    }

    /// Those that fill the most places first.
    pub(super) fn best_first(&mut self) -> &[Candidate] {
        let list = &mut self.list[..self.count];
        list.sort_unstable_by_key(|candidate| std::cmp::Reverse(candidate.fills));
        list
    }
}

impl Default for Candidate {
    fn default() -> Candidate {
        Candidate { kind: MeldKind::Color(Color::Red), fills: 0 }
    }
}

/// How many values there are.
#[inline]
pub(super) fn bits(values: Values) -> u8 {
    values.count_ones() as u8
}

impl Stock {
    pub(super) fn new(numbers: Numbers) -> Stock {
        let colors = Color::ALL.map(|color| numbers.values(color));
        let mut free = [0; 6];
        for (index, values) in colors.iter().enumerate() {
            for more in (1..=index).rev() {
                free[more] |= free[more - 1] & values;
            }
            free[0] |= values;
        }
        Stock { colors, free, groups: Default::default(), either: 0, taken: 0 }
    }

    /// How many places are filled; groups of a color get what runs and sets have left.
    pub(super) fn filled(&self) -> u8 {
        let filled = self.groups.iter().map(|group| bits(group.left).min(group.size)).sum::<u8>();
        let size = self.groups.iter().map(|group| group.size).sum::<u8>();
        self.taken + filled + bits(self.either).min(size - filled)
    }

    /// The most places of a combination that can be filled.
    pub(super) fn most(&self, combination: Combination) -> u8 {
        match combination {
            Combination::Set(size) => count_depth(&self.free).min(size),
            Combination::Run(_) | Combination::Color(_) => {
                let fills = all_kinds(combination).map(|kind| self.fills(kind, combination.size()));
                fills.max().unwrap_or_default()
            }
        }
    }

    /// How many places of a combination can be filled, if it is this one.
    #[inline]
    pub(super) fn fills(&self, kind: MeldKind, size: u8) -> u8 {
        match kind {
            MeldKind::Run(from) => bits(self.left() & run(from, size)),
            MeldKind::Set(value) => self.cards_of(value).min(size),
            MeldKind::Color(color) => {
                let wanted = self.groups.iter().find(|group| group.color == Some(color));
                let free = bits(self.colors[color as usize]);
                free.saturating_sub(wanted.map_or(0, |group| group.size)).min(size)
            }
        }
    }

    /// What a combination may be: of those that leave equal stocks one.
    pub(super) fn candidates(&self, combination: Combination) -> Candidates {
        let mut candidates = Candidates::default();
        match combination {
            Combination::Set(size) => self.list_sets(size, &mut candidates),
            Combination::Run(size) | Combination::Color(size) => all_kinds(combination)
                .for_each(|kind| candidates.push(kind, self.fills(kind, size))),
        }
        candidates
    }

    /// Of the values of which equal cards are left the lowest.
    fn list_sets(&self, size: u8, candidates: &mut Candidates) {
        let [one, other, _] = &self.groups;
        let parts = [one.left, other.left, self.either];
        for wanted in 0..8_u8 {
            let has = |part: usize| wanted & (1 << part) != 0;
            let pick = |part: usize| if has(part) { parts[part] } else { !parts[part] };
            let mut alike = ALL & pick(0) & pick(1) & pick(2);
            for free in 0..=self.free.len() {
                let more = self.free.get(free).copied().unwrap_or_default();
                let lowest = (alike & !more).trailing_zeros() as u8 + 1;
                if let Some(value) = Value::new(lowest) {
                    let cards = free as u8 + wanted.count_ones() as u8;
                    candidates.push(MeldKind::Set(value), cards.min(size));
                }
                alike &= more;
                if alike == 0 {
                    break;
                }
            }
        }
    }

    /// What is left when a combination is chosen.
    #[inline]
    pub(super) fn with(mut self, kind: MeldKind, size: u8) -> Stock {
        match kind {
            MeldKind::Run(from) => self.take(run(from, size)),
            MeldKind::Set(value) => (0..size).for_each(|_| self.take(bit(value))),
            MeldKind::Color(color) => self.want(color, size),
        }
        self
    }

    /// Takes a card of each of these values, where one is left.
    #[inline]
    fn take(&mut self, values: Values) {
        let free = self.free[0] & values;
        self.take_free(values);
        let [one, other, _] = &mut self.groups;
        let wanted = values & !free;
        let both = one.left & other.left & wanted;
        let single = (one.left | other.left) & wanted & !both;
        let last = self.either & wanted & !both & !single;
        one.left &= !(both | single);
        other.left &= !(both | single);
        self.either = (self.either | both) & !last;
        self.taken += bits(free | both | single | last);
    }

    #[inline]
    fn take_free(&mut self, values: Values) {
        for index in 0..5 {
            self.free[index] = self.free[index] & !values | self.free[index + 1] & values;
        }
        self.free[5] &= !values;
    }

    /// Sets the cards of a color apart for a group.
    fn want(&mut self, color: Color, size: u8) {
        let place = self.groups.iter().position(|group| group.color.is_none_or(|it| it == color));
        let Some(place) = place else { return };
        if self.groups[place].color.is_none() {
            let left = self.colors[color as usize];
            self.groups[place] = Group { color: Some(color), left, size: 0 };
            self.take_free(left);
        }
        self.groups[place].size += size;
    }

    /// The values of which a card is left.
    fn left(&self) -> Values {
        self.free[0] | self.groups[0].left | self.groups[1].left | self.either
    }

    fn cards_of(&self, value: Value) -> u8 {
        let value = bit(value);
        let free = self.free.iter().filter(|values| **values & value != 0).count() as u8;
        let [one, other, _] = &self.groups;
        free + bits(one.left & value) + bits(other.left & value) + bits(self.either & value)
    }
}

/// The most cards of one value.
fn count_depth(free: &[Values; 6]) -> u8 {
    free.iter().take_while(|values| **values != 0).count() as u8
}

fn bit(value: Value) -> Values {
    1 << (value.number() - 1)
}

fn run(from: Value, size: u8) -> Values {
    ((1 << size) - 1) << (from.number() - 1)
}
