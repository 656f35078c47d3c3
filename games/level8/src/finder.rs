//! How a hand can lay a level, and how far it is from it.
//!
//! How far it is, and what would help, is counted for nearly all levels (`count`); the ways to lay a level
//! are searched for.
//!
//! A joker stands for any number card, so what counts is how many places of the level can be filled
//! with number cards of the hand, each used once. The finder chooses what the combinations are, colors
//! first, then runs, then sets, the most promising first, and leaves out what cannot become better
//! than the best so far; `stock` counts the cards that are left on the way.
//!
//! **Canonical ways.** Of all ways to lay a level those are listed that use the fewest jokers, one for
//! each choice of what the combinations are that some card of the hand fits; equal combinations come
//! in ascending order; a combination that no card of the hand fits is declared as the lowest of those;
//! and place by place the first card is taken with which as many places can be filled.

mod arrange;
mod count;
mod stock;

use crate::cards::{Card, Cards, Color, Number, Numbers};
use crate::meld::{Laydown, MeldKind, all_kinds};
use crate::options::{Combination, Level};
use count::Count;
use stock::Stock;

/// What each combination of a level is.
type Choice = [MeldKind; Level::MOST];

/// A hand and a level.
pub struct Finder {
    numbers: Numbers,
    jokers: u8,
    level: Level,
    /// The indices of the level's combinations in the order in which they are chosen.
    order: [u8; Level::MOST],
    /// At most this many places can be filled by the combinations from a place of that order on.
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

impl Found {
    /// How far number cards with this many jokers are from a level.
    pub fn of(numbers: Numbers, jokers: u8, level: &Level) -> Found {
        let count = Count::of(numbers, level).unwrap_or_else(|| {
            let finder = Finder::of(numbers, jokers, level);
            let filled = finder.best().map_or(0, |(filled, _)| filled);
            Count { filled, helping: finder.useful(filled) }
        });
        let missing = (level.cards() as u8).saturating_sub(jokers + count.filled);
        let useful = if missing > 0 { count.helping.without(numbers) } else { Numbers::EMPTY };
        Found { missing, useful }
    }
}

impl Finder {
    /// Looks at a hand.
    pub fn new(hand: &Cards, level: &Level) -> Finder {
        Finder::of(hand.numbers(), hand.jokers(), level)
    }

    /// Looks at number cards with this many jokers.
    pub fn of(numbers: Numbers, jokers: u8, level: &Level) -> Finder {
        let stock = Stock::new(numbers);
        let mut finder =
            Finder { numbers, jokers, level: *level, order: [0, 1, 2, 3], rest: [0; 5] };
        let combinations = level.combinations();
        let turn = |index: &u8| match combinations[usize::from(*index)] {
            Combination::Color(_) => 0,
            Combination::Run(_) => 1,
            Combination::Set(_) => 2,
        };
        finder.order[..combinations.len()].sort_by_key(turn);
        for depth in (0..combinations.len()).rev() {
            let most = stock.most(finder.combination(depth));
            finder.rest[depth] = finder.rest[depth + 1] + most;
        }
        finder
    }

    /// Whether the level can be laid.
    pub fn can_lay(&self) -> bool {
        self.missing() == 0
    }

    /// How many cards are still needed.
    pub fn missing(&self) -> u8 {
        self.look().missing
    }

    /// How far the hand is from the level, and what would help.
    pub fn look(&self) -> Found {
        Found::of(self.numbers, self.jokers, &self.level)
    }

    /// The cards of the hand that go into the level in one of the best ways.
    pub fn needed(&self) -> Cards {
        let mut needed = Cards::default();
        if let Some((filled, choice)) = self.best() {
            needed =
                self.arrange(&choice, filled).into_iter().flatten().map(Card::Number).collect();
        }
        (0..self.jokers).for_each(|_| needed.insert(Card::Joker));
        needed
    }

    /// The canonical ways to lay the level, if it can be laid.
    pub fn laydowns(&self) -> Vec<Laydown> {
        let mut laydowns = Vec::new();
        self.each_laydown(|laydown| laydowns.push(laydown));
        laydowns.sort_unstable();
        laydowns
    }

    /// Shows `each` the canonical ways to lay the level, in no particular order.
    pub(crate) fn each_laydown(&self, mut each: impl FnMut(Laydown)) {
        if !self.can_lay() {
            return;
        }
        let filled = self.best().map_or(0, |(filled, _)| filled);
        let mut choice = [MeldKind::Color(Color::Red); Level::MOST];
        self.list(0, Stock::new(self.numbers), &mut choice, filled, &mut |choice| {
            each(self.lay(choice, filled));
        });
    }

    fn combination(&self, depth: usize) -> Combination {
        self.level.combinations()[usize::from(self.order[depth])]
    }

    /// The most places that can be filled, if there is one at all, and a choice that fills them.
    fn best(&self) -> Option<(u8, Choice)> {
        self.best_above(0)
    }

    /// The same, if more than this many places can be filled.
    fn best_above(&self, filled: u8) -> Option<(u8, Choice)> {
        if self.rest[0] <= filled {
            return None;
        }
        let mut best = Best { filled, choice: None };
        let mut choice = [MeldKind::Color(Color::Red); Level::MOST];
        self.improve(0, Stock::new(self.numbers), &mut choice, &mut best);
        best.choice.map(|choice| (best.filled, choice))
    }

    /// Goes through the choices that could still fill more places than the best one.
    fn improve(&self, depth: usize, stock: Stock, choice: &mut Choice, best: &mut Best) {
        if depth == self.level.combinations().len() {
            if stock.filled() > best.filled {
                *best = Best { filled: stock.filled(), choice: Some(*choice) };
            }
            return;
        }
        let combination = self.combination(depth);
        let most_elsewhere = stock.filled() + self.rest[depth + 1];
        for candidate in stock.candidates(combination).best_first() {
            if most_elsewhere + candidate.fills <= best.filled {
                break;
            }
            choice[usize::from(self.order[depth])] = candidate.kind;
            let left = stock.with(candidate.kind, combination.size());
            self.improve(depth + 1, left, choice, best);
        }
    }

    /// Shows `each` every canonical choice that fills this many places.
    fn list(
        &self,
        depth: usize,
        stock: Stock,
        choice: &mut Choice,
        filled: u8,
        each: &mut impl FnMut(&Choice),
    ) {
        let combinations = self.level.combinations();
        if depth == combinations.len() {
            if stock.filled() == filled {
                each(choice);
            }
            return;
        }
        let (index, combination) = (usize::from(self.order[depth]), self.combination(depth));
        let twin = combinations[..index].iter().rposition(|other| *other == combination);
        for kind in self.declarations(combination) {
            let in_order = twin.is_none_or(|twin| choice[twin] <= kind);
            let fills = stock.fills(kind, combination.size());
            let bound = stock.filled() + fills + self.rest[depth + 1];
            if in_order && bound >= filled {
                choice[index] = kind;
                let left = stock.with(kind, combination.size());
                self.list(depth + 1, left, choice, filled, each);
            }
        }
    }

    /// What a combination may be declared as: all that some card of the hand fits, and the lowest of
    /// the others.
    fn declarations(&self, combination: Combination) -> impl Iterator<Item = MeldKind> + use<> {
        let stock = Stock::new(self.numbers);
        let mut others = 0;
        all_kinds(combination).filter(move |kind| {
            let fits = stock.fills(*kind, combination.size()) > 0;
            others += u8::from(!fits);
            fits || others == 1
        })
    }

    /// The number cards with which more places can be filled.
    fn useful(&self, filled: u8) -> Numbers {
        let helps = |number: &Number| {
            let mut numbers = self.numbers;
            numbers.insert(*number);
            Finder::of(numbers, self.jokers, &self.level).best_above(filled).is_some()
        };
        Numbers::all().without(self.numbers).iter().filter(helps).collect()
    }

    /// The canonical arrangement of a choice.
    fn lay(&self, choice: &Choice, filled: u8) -> Laydown {
        let cards = self.arrange(choice, filled);
        let cards = cards.map(|number| number.map_or(Card::Joker, Card::Number));
        let mut from = 0;
        let melds = choice.iter().zip(self.level.combinations()).map(|(kind, combination)| {
            let start = from;
            from += usize::from(combination.size());
            (*kind, &cards[start..from])
        });
        Laydown::new(melds).expect("a level fits")
    }
}

/// The best choice so far.
struct Best {
    filled: u8,
    choice: Option<Choice>,
}
