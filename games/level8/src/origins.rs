//! Which pile the hidden cards came from.
//!
//! Everyone sees what a new draw pile is made of (L8-15). From then on such a card is in the pile, or
//! in a hand that drew from it; and a card that went into no new pile is where the deal has put it. So
//! for each pile of a round, the deal's being the first, it is known which hidden cards came from it,
//! and how many of them each hand has; beyond that every way to lay them is as likely as the other.
//!
//! Jokers look alike, and so do skips: when a hand parts with one, it may have come from several piles.
//! Then there is a guess for each, with how likely it is.

use sobremesa_table::Seat;

use crate::cards::{Card, Cards};

/// The piles of a round that are told apart; the oldest ones are taken together.
pub(crate) const PILES: usize = 3;

/// As many guesses are kept: the likeliest ones.
const GUESSES: usize = 4;

/// What everyone can know of where the hidden cards came from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Origins {
    /// None before the first deal and between two rounds.
    guesses: [Option<Guess>; GUESSES],
    /// The pile that is drawn from.
    pile: usize,
}

/// A way in which the piles may be spread over the hands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Guess {
    /// The cards that came from each pile and are hidden.
    pub(crate) hidden: [Cards; PILES],
    /// How many of them each hand has.
    pub(crate) held: [[u8; PILES]; Seat::MOST],
    /// How likely it is, compared with others.
    pub(crate) weight: f64,
}

impl Origins {
    /// After a deal that shows one card.
    pub(crate) fn of_deal(hands: impl Iterator<Item = usize>, shown: Option<Card>) -> Origins {
        let mut hidden = [Cards::default(); PILES];
        hidden[0] = Cards::all();
        shown.into_iter().for_each(|card| hidden[0].remove(card));
        let mut held = [[0; PILES]; Seat::MOST];
        held.iter_mut().zip(hands).for_each(|(held, size)| held[0] = size as u8);
        let mut origins = Origins::default();
        origins.guesses[0] = Some(Guess { hidden, held, weight: 1.0 });
        origins
    }

    /// The guesses.
    pub(crate) fn guesses(&self) -> impl Iterator<Item = &Guess> {
        self.guesses.iter().flatten()
    }

    /// Whether a new pile was made since the deal.
    pub(crate) fn has_new_pile(&self) -> bool {
        self.pile > 0
    }

    /// A hand draws from the pile.
    pub(crate) fn draw(&mut self, seat: Seat) {
        let pile = self.pile;
        let guesses = self.guesses.iter_mut().flatten();
        guesses.for_each(|guess| guess.held[seat.index()][pile] += 1);
    }

    /// A new pile of these cards.
    pub(crate) fn reshuffle(&mut self, cards: Cards) {
        if self.pile + 1 < PILES {
            self.pile += 1;
        } else {
            self.guesses.iter_mut().flatten().for_each(Guess::join_oldest);
        }
        for guess in self.guesses.iter_mut().flatten() {
            guess.hidden[self.pile] = cards;
        }
    }

    /// A hand parts with a card that was hidden.
    pub(crate) fn part(&mut self, seat: Seat, card: Card) {
        let before = std::mem::take(&mut self.guesses);
        for guess in before.iter().flatten() {
            (0..PILES).filter_map(|pile| guess.parted(seat, card, pile)).for_each(|guess| {
                self.add(guess);
            });
        }
        let all: f64 = self.guesses().map(|guess| guess.weight).sum();
        self.guesses.iter_mut().flatten().for_each(|guess| guess.weight /= all);
    }

    /// Adds a guess, unless all places are taken by likelier ones.
    fn add(&mut self, new: Guess) {
        let is_same = |guess: &&mut Guess| guess.hidden == new.hidden && guess.held == new.held;
        if let Some(same) = self.guesses.iter_mut().flatten().find(is_same) {
            same.weight += new.weight;
            return;
        }
        let weight = |guess: &Option<Guess>| guess.map_or(0.0, |guess| guess.weight);
        let lightest = self.guesses.iter_mut().min_by(|a, b| weight(a).total_cmp(&weight(b)));
        if let Some(place) = lightest.filter(|place| weight(place) < new.weight) {
            *place = Some(new);
        }
    }
}

impl Guess {
    /// The guess after a hand parts with a card of a pile, if that can be.
    fn parted(&self, seat: Seat, card: Card, pile: usize) -> Option<Guess> {
        let (cards, held) = (&self.hidden[pile], self.held[seat.index()][pile]);
        let ways = f64::from(cards.count(card)) * f64::from(held);
        if ways == 0.0 {
            return None;
        }
        let mut guess = *self;
        guess.weight *= ways / cards.len() as f64;
        guess.hidden[pile].remove(card);
        guess.held[seat.index()][pile] -= 1;
        Some(guess)
    }

    /// Takes the two oldest piles together, to make room for a new one.
    fn join_oldest(&mut self) {
        let [oldest, next, ..] = self.hidden;
        self.hidden[0] = oldest.iter().chain(next.iter()).collect();
        self.hidden[1..].rotate_left(1);
        for held in &mut self.held {
            held[0] += held[1];
            held[1..].rotate_left(1);
            held[PILES - 1] = 0;
        }
    }
}
