//! What can be added to the combinations on the table.

use sobremesa_table::Seat;

use crate::{Action, Board, Card, Cards, Laydown, MeldKind, Numbers, Tail, Value};

/// Six players with four combinations each.
const MOST_RUNS: usize = 24;

/// A run on the table: from its lowest value to its highest.
#[derive(Clone, Copy, Debug)]
struct Run {
    low: u8,
    high: u8,
}

/// What can be added to the combinations on the table. Sets and groups of a color take their cards
/// without end; runs change with every card.
#[derive(Clone, Debug)]
pub(super) struct Openings {
    /// The cards that sets and groups of a color take.
    always: Numbers,
    /// Whether there is a set or a group of a color, which also takes jokers without end.
    takes_jokers: bool,
    runs: [Run; MOST_RUNS],
    count: usize,
}

/// What of a hand cannot be added, and what goes to a run first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// How many cards are left over.
    pub(super) stuck: usize,
    /// The first card for a run.
    pub(super) first: Option<Step>,
}

/// A card for a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Step {
    card: Card,
    low: u8,
    high: u8,
    tail: Tail,
}

impl Openings {
    pub(super) fn new(board: &Board) -> Openings {
        let mut openings = Openings {
            always: Numbers::default(),
            takes_jokers: false,
            runs: [Run { low: 1, high: Value::MOST }; MOST_RUNS],
            count: 0,
        };
        for seat in Seat::all(board.players()) {
            for meld in board.place(seat).melds() {
                openings.open(meld.kind(), meld.cards().len());
            }
        }
        openings
    }

    /// The openings after a level is laid.
    pub(super) fn after(&self, laydown: &Laydown) -> Openings {
        let mut openings = self.clone();
        laydown.melds().for_each(|(kind, cards)| openings.open(kind, cards.len()));
        openings
    }

    fn open(&mut self, kind: MeldKind, size: usize) {
        match kind {
            MeldKind::Set(value) => self.always = self.always.union(Numbers::of_value(value)),
            MeldKind::Color(color) => self.always = self.always.union(Numbers::of_color(color)),
            MeldKind::Run(from) => {
                let low = from.number();
                self.runs[self.count] = Run { low, high: low + size as u8 - 1 };
                self.count += 1;
            }
        }
        self.takes_jokers |= !matches!(kind, MeldKind::Run(_));
    }

    /// How many cards the runs can still take.
    fn room(&self) -> usize {
        let room = |run: &Run| usize::from(run.low - 1 + Value::MOST - run.high);
        self.runs[..self.count].iter().map(room).sum()
    }

    /// Whether a card can be added as the table is now.
    pub(super) fn take(&self, card: Card) -> bool {
        match card {
            Card::Skip => false,
            Card::Joker => self.takes_jokers || self.room() > 0,
            Card::Number(number) => {
                self.always.contains(number) || self.takes_value(number.value.number())
            }
        }
    }

    fn takes_value(&self, value: u8) -> bool {
        let fits = |run: &Run| run.low == value + 1 || run.high + 1 == value;
        self.runs[..self.count].iter().any(fits)
    }

    /// How to add as many cards of a hand as possible.
    pub(super) fn plan(&self, hand: &Cards) -> Plan {
        self.plan_within(hand, MOST_STEPS)
    }

    /// The same, if no more than this many steps are looked at.
    pub(super) fn plan_within(&self, hand: &Cards, steps: u32) -> Plan {
        let loose = hand.numbers().without(self.always);
        let free = hand.numbers().intersection(self.always);
        let mut search = Search {
            runs: self.runs,
            count: self.count,
            loose,
            free,
            jokers: hand.jokers(),
            left: steps,
        };
        let (added, first) = search.most();
        let room = if self.takes_jokers { usize::MAX } else { self.room() };
        let jokers = usize::from(hand.jokers()).min(room.saturating_sub(added));
        let stuck = hand.len() - free.len() - jokers - added;
        Plan { stuck, first }
    }
}

impl Step {
    /// Whether an action does this.
    pub(super) fn is(&self, action: &Action, board: &Board) -> bool {
        let Action::Add { to, group, card, tail: Some(tail) } = *action else { return false };
        let run = board.place(to).meld(group);
        let is_the_run = run.is_some_and(|run| {
            matches!(run.kind(), MeldKind::Run(from) if from.number() == self.low)
                && run.cards().len() as u8 == self.high + 1 - self.low
        });
        is_the_run && card == self.card && tail == self.tail
    }
}

/// With many runs and jokers there are too many orders to look at all of them; the first ones found are
/// nearly always as good as any.
const MOST_STEPS: u32 = 48;

/// Looks for the order in which most cards find a place at the runs.
struct Search {
    runs: [Run; MOST_RUNS],
    count: usize,
    /// The cards that only runs take.
    loose: Numbers,
    /// The cards that other combinations take as well; they and jokers can bridge gaps.
    free: Numbers,
    jokers: u8,
    /// How many steps may still be looked at.
    left: u32,
}

impl Search {
    /// How many of the loose cards can be added, and the first step to it.
    fn most(&mut self) -> (usize, Option<Step>) {
        let mut most = (0, None);
        for index in 0..self.count {
            if most.0 == self.loose.len() || self.left == 0 {
                break;
            }
            for tail in [Tail::Low, Tail::High] {
                let run = self.runs[index];
                let (value, grown) = match tail {
                    Tail::Low => (run.low - 1, Run { low: run.low - 1, ..run }),
                    Tail::High => (run.high + 1, Run { high: run.high + 1, ..run }),
                };
                if self.left == 0 {
                    break;
                }
                let Some(card) = Value::new(value).and_then(|value| self.card(value, tail)) else {
                    continue;
                };
                self.runs[index] = grown;
                let added = self.most_after(card);
                self.runs[index] = run;
                if added > most.0 {
                    let Run { low, high } = run;
                    most = (added, Some(Step { card, low, high, tail }));
                }
            }
        }
        most
    }

    /// The card to add at a value: a loose one, or else one that brings a loose one nearer.
    fn card(&self, value: Value, tail: Tail) -> Option<Card> {
        let of_value = Numbers::of_value(value);
        if let Some(number) = self.loose.intersection(of_value).iter().next() {
            return Some(Card::Number(number));
        }
        let free = self.free.intersection(of_value).iter().next().map(Card::Number);
        let bridge = free.or((self.jokers > 0).then_some(Card::Joker))?;
        let mut beyond = self.loose.iter().map(|number| number.value);
        let leads_on = match tail {
            Tail::Low => beyond.any(|other| other < value),
            Tail::High => beyond.any(|other| other > value),
        };
        leads_on.then_some(bridge)
    }

    /// How many loose cards can be added from this one on.
    fn most_after(&mut self, card: Card) -> usize {
        let (loose, free, jokers) = (self.loose, self.free, self.jokers);
        match card {
            Card::Number(number) => {
                self.loose.remove(number);
                self.free.remove(number);
            }
            Card::Joker | Card::Skip => self.jokers -= 1,
        }
        self.left -= 1;
        let added = loose.len() - self.loose.len() + self.most().0;
        (self.loose, self.free, self.jokers) = (loose, free, jokers);
        added
    }
}
