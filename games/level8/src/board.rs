//! What lies open on the table.

use sobremesa_table::{Options, Seat};

use crate::cards::Card;
use crate::meld::{Laydown, Meld};
use crate::options::{Level, Rules};
use crate::refusal::Refusal;

/// L8-1: how many cards the box holds.
pub const DECK: usize = 101;

/// L8-3: how many cards everyone is dealt.
pub const HAND: usize = 10;

/// L8-21: the level that wins at once.
pub const LAST_LEVEL: u8 = 8;

/// How far a player has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Progress {
    /// On this level, from 1 to 8.
    On(u8),
    /// L8-21, L8-22: through all levels, which wins.
    Through,
}

impl Progress {
    /// The level that the player is on, or was on last.
    #[inline]
    pub fn level(self) -> u8 {
        match self {
            Progress::On(level) => level,
            Progress::Through => LAST_LEVEL,
        }
    }

    /// As records write it: the level, or 9 for a player who is through.
    pub fn number(self) -> u8 {
        match self {
            Progress::On(level) => level,
            Progress::Through => LAST_LEVEL + 1,
        }
    }

    /// This many levels further.
    #[must_use]
    pub(crate) fn up(self, levels: u8) -> Progress {
        match self {
            Progress::On(level) if level + levels <= LAST_LEVEL => Progress::On(level + levels),
            Progress::On(_) | Progress::Through => Progress::Through,
        }
    }
}

/// A pile of cards that lie on each other.
#[derive(Clone, Copy)]
pub struct Stack {
    cards: [Card; DECK],
    length: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { cards: [Card::Skip; DECK], length: 0 };

    /// The cards, the lowest first.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.length.into()]
    }

    /// The card on top.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.cards().last().copied()
    }

    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.length)] = card;
        self.length += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.length -= 1;
        Some(top)
    }

    /// Takes all but the top card.
    pub(crate) fn take_all_but_top(&mut self) {
        if let Some(top) = self.top() {
            self.cards[0] = top;
            self.length = 1;
        }
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.cards() == other.cards()
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// What lies open before one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// How far the player has come.
    pub progress: Progress,
    /// L8-16: whether a skip lies before the player.
    pub is_skipped: bool,
    discard: Stack,
    melds: [Option<Meld>; Level::MOST],
}

impl Place {
    const NEW: Place = Place {
        progress: Progress::On(1),
        is_skipped: false,
        discard: Stack::EMPTY,
        melds: [None; Level::MOST],
    };

    /// The player's discard pile.
    #[inline]
    pub fn discard(&self) -> &Stack {
        &self.discard
    }

    pub(crate) fn discard_mut(&mut self) -> &mut Stack {
        &mut self.discard
    }

    /// The combinations that the player has laid in this round.
    #[inline]
    pub fn melds(&self) -> impl Iterator<Item = &Meld> {
        self.melds.iter().flatten()
    }

    /// One of these combinations.
    pub fn meld(&self, group: u8) -> Option<&Meld> {
        self.melds.get(usize::from(group))?.as_ref()
    }

    pub(crate) fn meld_mut(&mut self, group: u8) -> Option<&mut Meld> {
        self.melds.get_mut(usize::from(group))?.as_mut()
    }

    /// L8-7: whether the player has laid down the level in this round.
    #[inline]
    pub fn has_laid(&self) -> bool {
        self.melds[0].is_some()
    }

    pub(crate) fn lay(&mut self, laydown: &Laydown) {
        for (place, (kind, cards)) in self.melds.iter_mut().zip(laydown.melds()) {
            *place = Some(Meld::new(kind, cards));
        }
    }

    /// Everything but the level goes back into the box.
    pub(crate) fn clear(&mut self) {
        *self = Place { progress: self.progress, ..Place::NEW };
    }
}

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Board {
    rules: Rules,
    places: [Place; Seat::MOST],
    dealer: Seat,
    rounds: u32,
    reshuffles: u32,
    /// How many face-down cards the draw pile has.
    pile_size: u8,
    /// L8-16: how many skips lie face up under it.
    pile_skips: u8,
}

impl Board {
    pub(crate) fn new(rules: Rules) -> Board {
        Board {
            rules,
            places: [Place::NEW; Seat::MOST],
            dealer: rules.dealer.unwrap_or(Seat::new(0).expect("there is a seat 0")),
            rounds: 0,
            reshuffles: 0,
            pile_size: 0,
            pile_skips: 0,
        }
    }

    /// The options.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.rules.players()
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players() {
            return Ok(());
        }
        Err(Refusal::NoSuchSeat { seat, players: self.rules.players })
    }

    /// What lies before a player.
    #[inline]
    pub fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    #[inline]
    pub(crate) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// What lies before the players, seat 0 first.
    pub fn places(&self) -> &[Place] {
        &self.places[..self.players()]
    }

    /// The level that a player is on.
    #[inline]
    pub fn level(&self, seat: Seat) -> &Level {
        self.rules.levels.level(self.place(seat).progress.level())
    }

    /// Who dealt this round.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The number of deals so far.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The number of reshuffles so far.
    pub fn reshuffles(&self) -> u32 {
        self.reshuffles
    }

    pub(crate) fn begin_round(&mut self, dealer: Seat) {
        self.dealer = dealer;
        self.rounds += 1;
        self.pile_skips = 0;
        for seat in Seat::all(self.players()) {
            self.place_mut(seat).clear();
        }
    }

    pub(crate) fn note_reshuffle(&mut self) {
        self.reshuffles += 1;
        self.pile_skips = 0;
        for seat in Seat::all(self.players()) {
            self.place_mut(seat).discard_mut().take_all_but_top();
        }
    }

    /// How many face-down cards the draw pile has.
    #[inline]
    pub fn pile_size(&self) -> usize {
        self.pile_size.into()
    }

    pub(crate) fn set_pile_size(&mut self, size: usize) {
        self.pile_size = size as u8;
    }

    /// L8-16: how many skips lie face up under the draw pile.
    pub fn pile_skips(&self) -> u8 {
        self.pile_skips
    }

    pub(crate) fn put_skip_under(&mut self) {
        self.pile_skips += 1;
    }

    /// L8-15, L8-17: whether no face-down card is left to draw.
    #[inline]
    pub fn needs_reshuffle(&self) -> bool {
        self.pile_size == 0
    }

    /// L8-15, L8-17: the cards that a new draw pile is made of.
    pub fn cards_for_reshuffle(&self) -> impl Iterator<Item = Card> + '_ {
        let skips = std::iter::repeat_n(Card::Skip, self.pile_skips.into());
        let piles = self.places().iter().map(|place| place.discard().cards());
        let below_top = piles.filter_map(|cards| cards.split_last()).flat_map(|(_, below)| below);
        below_top.copied().chain(skips)
    }
}
