//! How a hand can lay a level, and how far it is from it.
//!
//! A joker stands for any number card, so what counts is how many places of the level can be filled
//! with number cards of the hand, each used once. For a given choice of what the combinations are
//! (where runs start, which values, which colors) that is a matching of places with cards. The
//! finder looks through all choices that could still be best, the most promising first.
//!
//! **Canonical ways.** Of all ways to lay a level those are listed that use the fewest jokers, one for
//! each choice of what the combinations are that some card of the hand fits; equal combinations come
//! in ascending order; of the cards that fill the places equally well the first are taken; and a
//! combination that no card of the hand fits is declared as the lowest of those.

use crate::cards::{Card, Cards, Color, Number, Numbers, Value};
use crate::meld::{Laydown, MeldKind};
use crate::options::{Combination, Level};

/// More number cards than this in a hand are not looked at; a hand has eleven at most.
const MOST_NUMBERS: usize = 16;

/// Which of the hand's number cards fit: a bit for each.
type Fits = u16;

/// What a combination may be declared as.
#[derive(Clone, Copy)]
struct Candidate {
    kind: MeldKind,
    /// At most so many places can be filled.
    most: u8,
}

/// A hand and a level.
pub struct Finder {
    numbers: [Number; MOST_NUMBERS],
    by_value: [Fits; Value::MOST as usize + 1],
    by_color: [Fits; 6],
    jokers: u8,
    level: Level,
    candidates: [Vec<Candidate>; Level::MOST],
    /// The most places that the combinations from an index on can fill.
    rest: [u8; Level::MOST + 1],
}

/// What a finder found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// How many cards are still needed.
    pub missing: u8,
    /// The number cards that would bring the hand nearer.
    pub useful: Numbers,
}

impl Finder {
    /// Looks at a hand.
    pub fn new(hand: &Cards, level: &Level) -> Finder {
        let lowest = Number { color: Color::Red, value: Value::new(1).expect("1 is a value") };
        let mut finder = Finder {
            numbers: [lowest; MOST_NUMBERS],
            by_value: [0; Value::MOST as usize + 1],
            by_color: [0; 6],
            jokers: hand.jokers(),
            level: *level,
            candidates: Default::default(),
            rest: [0; Level::MOST + 1],
        };
        for (index, number) in hand.numbers().iter().take(MOST_NUMBERS).enumerate() {
            finder.numbers[index] = number;
            finder.by_value[usize::from(number.value.number())] |= 1 << index;
            finder.by_color[number.color as usize] |= 1 << index;
        }
        finder
    }

    /// Whether the level can be laid.
    pub fn can_lay(&mut self) -> bool {
        let needed = self.level.cards().saturating_sub(self.jokers.into());
        if self.upper_bound() < needed {
            return false;
        }
        self.list_candidates();
        let mut found = false;
        self.search(&mut Search::new(needed), &mut |_, filled| {
            found |= filled >= needed;
        });
        found
    }

    /// At most so many places can be filled, by a quick look at each combination alone.
    fn upper_bound(&self) -> usize {
        let combinations = self.level.combinations().iter();
        combinations.map(|combination| usize::from(self.most_of(*combination))).sum()
    }

    fn most_of(&self, combination: Combination) -> u8 {
        let kinds = self.kinds(combination);
        kinds.map(|kind| self.most(kind, combination.size())).max().unwrap_or_default()
    }

    /// How far the hand is from the level, and what would help.
    pub fn look(&mut self) -> Found {
        let ways = self.best_ways();
        let filled = ways.first().map_or(0, |(_, filled)| *filled);
        let needed = self.level.cards().saturating_sub(usize::from(self.jokers) + filled);
        let mut useful = Numbers::default();
        for (kinds, _) in &ways {
            useful = useful.union(self.useful(kinds));
        }
        let held: Numbers = self.held().collect();
        Found { missing: needed as u8, useful: useful.without(held) }
    }

    /// The cards of the hand that go into the level in one of the best ways.
    pub fn needed(&mut self) -> Cards {
        let mut needed = Cards::default();
        if let Some((kinds, _)) = self.best_ways().first() {
            let (_, cards) = self.fill(kinds);
            let numbers = cards.iter().flatten().map(|index| self.numbers[usize::from(*index)]);
            numbers.for_each(|number| needed.insert(Card::Number(number)));
        }
        (0..self.jokers).for_each(|_| needed.insert(Card::Joker));
        needed
    }

    /// The canonical ways to lay the level, if it can be laid.
    pub fn laydowns(&mut self) -> Vec<Laydown> {
        let needed = self.level.cards().saturating_sub(self.jokers.into());
        if self.upper_bound() < needed {
            return Vec::new();
        }
        let ways = self.best_ways().into_iter().filter(|(_, filled)| *filled >= needed);
        let mut laydowns: Vec<Laydown> = ways.map(|(kinds, _)| self.lay(&kinds)).collect();
        laydowns.sort_unstable();
        laydowns
    }

    fn held(&self) -> impl Iterator<Item = Number> + '_ {
        let all = self.by_color.iter().fold(0, |all, fits| all | fits);
        (0..MOST_NUMBERS)
            .filter(move |index| all & (1 << index) != 0)
            .map(|index| self.numbers[index])
    }

    /// Everything that a combination may be declared as.
    fn kinds(&self, combination: Combination) -> impl Iterator<Item = MeldKind> + use<> {
        let (runs, sets, colors): (u8, u8, &[Color]) = match combination {
            Combination::Run(size) => (Value::MOST + 1 - size, 0, &[]),
            Combination::Set(_) => (0, Value::MOST, &[]),
            Combination::Color(_) => (0, 0, &Color::ALL),
        };
        let runs = (1..=runs).filter_map(Value::new).map(MeldKind::Run);
        let sets = (1..=sets).filter_map(Value::new).map(MeldKind::Set);
        runs.chain(sets).chain(colors.iter().copied().map(MeldKind::Color))
    }

    /// At most so many places of a combination can be filled.
    #[inline]
    fn most(&self, kind: MeldKind, size: u8) -> u8 {
        match kind {
            MeldKind::Run(from) => {
                let from = usize::from(from.number());
                let values = &self.by_value[from..from + usize::from(size)];
                values.iter().filter(|fits| **fits != 0).count() as u8
            }
            MeldKind::Set(_) | MeldKind::Color(_) => {
                self.fits(kind, 0).count_ones().min(size.into()) as u8
            }
        }
    }

    /// The cards that can fill a place.
    #[inline]
    fn fits(&self, kind: MeldKind, place: u8) -> Fits {
        match kind {
            MeldKind::Run(from) => self.by_value[usize::from(from.number() + place)],
            MeldKind::Set(value) => self.by_value[usize::from(value.number())],
            MeldKind::Color(color) => self.by_color[color as usize],
        }
    }

    /// What each combination may be, the most promising first; of those that no card fits, one.
    fn list_candidates(&mut self) {
        let level = self.level;
        for (index, combination) in level.combinations().iter().enumerate().rev() {
            let all = self.kinds(*combination);
            let mut list: Vec<Candidate> = all
                .map(|kind| Candidate { kind, most: self.most(kind, combination.size()) })
                .collect();
            list.sort_by_key(|candidate| (std::cmp::Reverse(candidate.most), candidate.kind));
            let fitting = list.iter().filter(|candidate| candidate.most > 0).count();
            list.truncate(fitting + 1);
            self.rest[index] = self.rest[index + 1] + list[0].most;
            self.candidates[index] = list;
        }
    }

    /// All choices that fill the most places.
    fn best_ways(&mut self) -> Vec<([MeldKind; Level::MOST], usize)> {
        self.list_candidates();
        let mut ways: Vec<([MeldKind; Level::MOST], usize)> = Vec::new();
        self.search(&mut Search::new(0), &mut |kinds, filled| {
            if ways.first().is_some_and(|(_, best)| *best < filled) {
                ways.clear();
            }
            if ways.first().is_none_or(|(_, best)| *best == filled) {
                ways.push((kinds, filled));
            }
        });
        ways
    }

    /// Shows `each` every choice that fills at least as many places as any before.
    fn search(&self, search: &mut Search, each: &mut impl FnMut([MeldKind; Level::MOST], usize)) {
        let index = search.chosen;
        let combinations = self.level.combinations();
        if index == combinations.len() {
            let (filled, _) = self.fill(&search.kinds);
            if filled >= search.best {
                search.best = filled;
                each(search.kinds, filled);
            }
            return;
        }
        // Of equal combinations the later one is not lower.
        let twin = index > 0 && combinations[index - 1] == combinations[index];
        for candidate in &self.candidates[index] {
            let most = search.most + usize::from(candidate.most);
            if most + usize::from(self.rest[index + 1]) < search.best {
                break;
            }
            if twin && candidate.kind < search.kinds[index - 1] {
                continue;
            }
            search.kinds[index] = candidate.kind;
            search.chosen += 1;
            let before = std::mem::replace(&mut search.most, most);
            self.search(search, each);
            search.most = before;
            search.chosen -= 1;
        }
    }

    /// The places of a choice: for each the cards that fit.
    fn places(&self, kinds: &[MeldKind; Level::MOST]) -> ([Fits; Level::MOST_CARDS], usize) {
        let mut places = [0; Level::MOST_CARDS];
        let mut count = 0;
        for (kind, combination) in kinds.iter().zip(self.level.combinations()) {
            for place in 0..combination.size() {
                places[count] = self.fits(*kind, place);
                count += 1;
            }
        }
        (places, count)
    }

    /// How many places can be filled, and which card goes where.
    fn fill(&self, kinds: &[MeldKind; Level::MOST]) -> (usize, [Option<u8>; Level::MOST_CARDS]) {
        let (places, count) = self.places(kinds);
        let mut matching = Matching { places, holder: [None; MOST_NUMBERS] };
        let filled = (0..count).filter(|place| matching.augment(*place, &mut 0)).count();
        (filled, matching.cards())
    }

    /// The canonical arrangement of a choice: number cards where they can be, jokers elsewhere.
    fn lay(&self, kinds: &[MeldKind; Level::MOST]) -> Laydown {
        let (_, cards) = self.fill(kinds);
        let card = |index: Option<u8>| match index {
            Some(index) => Card::Number(self.numbers[usize::from(index)]),
            None => Card::Joker,
        };
        let cards = cards.map(card);
        let mut from = 0;
        let melds = kinds.iter().zip(self.level.combinations()).map(|(kind, combination)| {
            let start = from;
            from += usize::from(combination.size());
            (*kind, &cards[start..from])
        });
        Laydown::new(melds).expect("a level fits")
    }

    /// The number cards with which one more place could be filled.
    fn useful(&self, kinds: &[MeldKind; Level::MOST]) -> Numbers {
        let (places, count) = self.places(kinds);
        let mut matching = Matching { places, holder: [None; MOST_NUMBERS] };
        let open = (0..count).filter(|place| !matching.augment(*place, &mut 0));
        let open: Vec<usize> = open.collect();
        let reachable = matching.reachable(&open);
        let mut useful = Numbers::default();
        let mut place = 0;
        for (kind, combination) in kinds.iter().zip(self.level.combinations()) {
            let none_fits = self.most(*kind, combination.size()) == 0;
            for offset in 0..combination.size() {
                if reachable & (1 << place) != 0 {
                    let wanted = if none_fits { Numbers::all() } else { wanted(*kind, offset) };
                    useful = useful.union(wanted);
                }
                place += 1;
            }
        }
        useful
    }
}

/// All number cards that could fill a place.
fn wanted(kind: MeldKind, place: u8) -> Numbers {
    match kind {
        MeldKind::Run(from) => from.plus(place).map_or(Numbers::default(), Numbers::of_value),
        MeldKind::Set(value) => Numbers::of_value(value),
        MeldKind::Color(color) => Numbers::of_color(color),
    }
}

/// A choice in the making.
struct Search {
    kinds: [MeldKind; Level::MOST],
    chosen: usize,
    /// At most so many places can be filled by what is chosen.
    most: usize,
    /// So many were filled before, or must be.
    best: usize,
}

impl Search {
    fn new(best: usize) -> Search {
        Search { kinds: [MeldKind::Color(Color::Red); Level::MOST], chosen: 0, most: 0, best }
    }
}

/// Places with cards, by augmenting paths.
struct Matching {
    places: [Fits; Level::MOST_CARDS],
    /// The place that each card fills.
    holder: [Option<u8>; MOST_NUMBERS],
}

impl Matching {
    /// Fills a place, if need be by moving other cards; `tried` are the cards that were asked.
    fn augment(&mut self, place: usize, tried: &mut Fits) -> bool {
        let mut free = self.places[place] & !*tried;
        while free != 0 {
            let card = free.trailing_zeros() as usize;
            *tried |= 1 << card;
            let can_have = match self.holder[card] {
                None => true,
                Some(other) => self.augment(other.into(), tried),
            };
            if can_have {
                self.holder[card] = Some(place as u8);
                return true;
            }
            free = self.places[place] & !*tried;
        }
        false
    }

    fn cards(&self) -> [Option<u8>; Level::MOST_CARDS] {
        let mut cards = [None; Level::MOST_CARDS];
        for (card, holder) in self.holder.iter().enumerate() {
            if let Some(place) = holder {
                cards[usize::from(*place)] = Some(card as u8);
            }
        }
        cards
    }

    /// The places that one more card could set free, as bits.
    fn reachable(&self, open: &[usize]) -> u16 {
        let mut reached: u16 = open.iter().fold(0, |all, place| all | 1 << place);
        let mut waiting: Vec<usize> = open.to_vec();
        while let Some(place) = waiting.pop() {
            for (card, holder) in self.holder.iter().enumerate() {
                let Some(other) = holder else { continue };
                let fits = self.places[place] & (1 << card) != 0;
                if fits && reached & (1 << other) == 0 {
                    reached |= 1 << other;
                    waiting.push((*other).into());
                }
            }
        }
        reached
    }
}
