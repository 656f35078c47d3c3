//! Combinations of cards: when they are right, and how they grow.

use crate::cards::{Card, Cards, Color, Value};
use crate::options::{Combination, Level};
use crate::refusal::Refusal;

/// L8-13: what a combination is declared as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MeldKind {
    /// A run from this value up.
    Run(Value),
    /// A set of this value.
    Set(Value),
    /// A group of this color.
    Color(Color),
}

/// The end of a run that a card is added to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tail {
    /// Below its lowest value.
    Low,
    /// Above its highest.
    High,
}

impl MeldKind {
    /// L8-10 to L8-14: whether a card may stand at a place of such a combination; a joker stands for
    /// any number, and a skip for none.
    #[inline]
    pub fn takes(self, card: Card, place: u8) -> bool {
        match (self, card) {
            (_, Card::Skip) => false,
            (MeldKind::Run(from), Card::Joker) => from.plus(place).is_some(),
            (_, Card::Joker) => true,
            (MeldKind::Run(from), Card::Number(number)) => from.plus(place) == Some(number.value),
            (MeldKind::Set(value), Card::Number(number)) => number.value == value,
            (MeldKind::Color(color), Card::Number(number)) => number.color == color,
        }
    }

    /// Whether it is declared as a level asks.
    fn is_of(self, combination: Combination) -> bool {
        matches!(
            (self, combination),
            (MeldKind::Run(_), Combination::Run(_))
                | (MeldKind::Set(_), Combination::Set(_))
                | (MeldKind::Color(_), Combination::Color(_))
        )
    }
}

/// L8-6: a level as it is laid: its combinations in order, with their cards in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Laydown {
    kinds: [Option<(MeldKind, u8)>; Level::MOST],
    cards: [Card; Level::MOST_CARDS],
}

impl Laydown {
    /// These combinations, unless there are more, or with more cards, than a level can have.
    pub fn new<'a>(melds: impl IntoIterator<Item = (MeldKind, &'a [Card])>) -> Option<Laydown> {
        let mut laydown =
            Laydown { kinds: [None; Level::MOST], cards: [Card::Skip; Level::MOST_CARDS] };
        let mut used = 0;
        for (index, (kind, cards)) in melds.into_iter().enumerate() {
            *laydown.kinds.get_mut(index)? = Some((kind, cards.len().try_into().ok()?));
            laydown.cards.get_mut(used..used + cards.len())?.copy_from_slice(cards);
            used += cards.len();
        }
        Some(laydown)
    }

    /// The combinations with their cards.
    pub fn melds(&self) -> impl Iterator<Item = (MeldKind, &[Card])> {
        let mut from = 0;
        self.kinds.iter().flatten().map(move |(kind, size)| {
            let start = from;
            from += usize::from(*size);
            (*kind, &self.cards[start..from])
        })
    }

    /// All cards of it.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.melds().flat_map(|(_, cards)| cards.iter().copied())
    }

    /// L8-6: it is all of a level, with exactly the cards that it calls for, and all are held.
    pub(crate) fn check(&self, level: &Level, hand: &Cards) -> Result<(), Refusal> {
        let asked = level.combinations();
        let count = self.kinds.iter().flatten().count();
        if count != asked.len() {
            return Err(Refusal::WrongCombinationCount { found: count, expected: asked.len() });
        }
        for (index, ((kind, cards), asked)) in self.melds().zip(asked).enumerate() {
            if !kind.is_of(*asked) || cards.len() != usize::from(asked.size()) {
                return Err(Refusal::OtherCombination { index, asked: *asked });
            }
            if let Some(card) = misfit(kind, cards) {
                return Err(Refusal::Misfit { index, kind, card });
            }
        }
        let mut left = *hand;
        for card in self.cards() {
            if !left.contains(card) {
                return Err(Refusal::LaidNotHeld { card });
            }
            left.remove(card);
        }
        Ok(())
    }
}

/// The first card that is out of place.
fn misfit(kind: MeldKind, cards: &[Card]) -> Option<Card> {
    let mut places = (0_u8..).zip(cards);
    places.find(|(place, card)| !kind.takes(**card, *place)).map(|(_, card)| *card)
}

/// L8-10 to L8-14: everything that these cards, in whatever order, can be declared as when a
/// combination is asked for, each with the cards in their places. If there are fewer cards than it
/// takes, it is what they can still become; a run then has its cards by value, jokers last.
pub fn readings(combination: Combination, cards: &[Card]) -> Vec<(MeldKind, Vec<Card>)> {
    let readings = all_kinds(combination).filter_map(|kind| {
        let placed = place(kind, combination.size(), cards)?;
        Some((kind, placed))
    });
    readings.collect()
}

/// The cards in the places where such a combination takes them.
fn place(kind: MeldKind, size: u8, cards: &[Card]) -> Option<Vec<Card>> {
    let mut places = vec![None; size.into()];
    let mut jokers = Vec::new();
    for card in cards {
        if *card == Card::Joker {
            jokers.push(*card);
            continue;
        }
        let mut free = (0..size).filter(|place| places[usize::from(*place)].is_none());
        let place = free.find(|place| kind.takes(*card, *place))?;
        places[usize::from(place)] = Some(*card);
    }
    if cards.len() < usize::from(size) {
        return Some(places.into_iter().flatten().chain(jokers).collect());
    }
    let filled: Vec<Card> = places.iter().map(|card| card.unwrap_or(Card::Joker)).collect();
    (cards.len() == filled.len()).then_some(filled)
}

/// Everything that a combination may be declared as, in order.
pub(crate) fn all_kinds(combination: Combination) -> impl Iterator<Item = MeldKind> {
    let (runs, sets, colors): (u8, u8, &[Color]) = match combination {
        Combination::Run(size) => (Value::MOST + 1 - size, 0, &[]),
        Combination::Set(_) => (0, Value::MOST, &[]),
        Combination::Color(_) => (0, 0, &Color::ALL),
    };
    let runs = (1..=runs).filter_map(Value::new).map(MeldKind::Run);
    let sets = (1..=sets).filter_map(Value::new).map(MeldKind::Set);
    runs.chain(sets).chain(colors.iter().copied().map(MeldKind::Color))
}

/// The most cards that a combination can have: a color's fifteen, and all jokers.
const MOST_CARDS: usize = 22;

/// A combination on the table.
#[derive(Clone, Copy)]
pub struct Meld {
    kind: MeldKind,
    cards: [Card; MOST_CARDS],
    length: u8,
}

impl Meld {
    pub(crate) fn new(kind: MeldKind, cards: &[Card]) -> Meld {
        let mut meld = Meld { kind, cards: [Card::Skip; MOST_CARDS], length: cards.len() as u8 };
        meld.cards[..cards.len()].copy_from_slice(cards);
        meld
    }

    /// L8-13: what it was declared as; a run's lowest value falls when it grows below.
    #[inline]
    pub fn kind(&self) -> MeldKind {
        self.kind
    }

    /// Its cards; a run's in order.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.length.into()]
    }

    /// L8-7: whether a card can be added, at an end if it is a run.
    pub fn check_add(&self, card: Card, tail: Option<Tail>) -> Result<(), Refusal> {
        let grown = match (self.kind, tail) {
            (MeldKind::Run(from), Some(Tail::Low)) => {
                let below = from.below().ok_or(Refusal::RunIsAtItsEnd)?;
                MeldKind::Run(below).takes(card, 0)
            }
            (MeldKind::Run(from), Some(Tail::High)) => {
                from.plus(self.length).ok_or(Refusal::RunIsAtItsEnd)?;
                self.kind.takes(card, self.length)
            }
            (MeldKind::Run(_), None) => return Err(Refusal::EndMissing),
            (MeldKind::Set(_) | MeldKind::Color(_), Some(_)) => return Err(Refusal::NoEnds),
            (MeldKind::Set(_) | MeldKind::Color(_), None) => self.kind.takes(card, 0),
        };
        if grown { Ok(()) } else { Err(Refusal::DoesNotFit { card }) }
    }

    pub(crate) fn add(&mut self, card: Card, tail: Option<Tail>) {
        let length = usize::from(self.length);
        self.cards[length] = card;
        self.length += 1;
        if let (MeldKind::Run(from), Some(Tail::Low)) = (self.kind, tail) {
            self.cards[..=length].rotate_right(1);
            self.kind = MeldKind::Run(from.below().expect("checked: the run can grow below"));
        }
    }

    /// The ends that a card can be added to: none and both of a run, or the one way of others.
    #[inline]
    pub fn ways_to_add(&self, card: Card) -> impl Iterator<Item = Option<Tail>> + use<> {
        let meld = *self;
        let tails: &[Option<Tail>] = match self.kind {
            MeldKind::Run(_) => &[Some(Tail::Low), Some(Tail::High)],
            MeldKind::Set(_) | MeldKind::Color(_) => &[None],
        };
        tails.iter().copied().filter(move |tail| meld.check_add(card, *tail).is_ok())
    }
}

/// Cards that are not in it do not tell two combinations apart.
impl PartialEq for Meld {
    fn eq(&self, other: &Meld) -> bool {
        self.kind == other.kind && self.cards() == other.cards()
    }
}

impl std::fmt::Debug for Meld {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {:?}", self.kind, self.cards())
    }
}
