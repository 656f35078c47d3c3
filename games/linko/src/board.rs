//! What lies open on the table, and who robs whom.

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Options, Seat};

use crate::cards::{Card, Cards, Layer, Value};
use crate::options::{Rules, Variant};

/// LK-2, LK-20: the reserve is full with this many slots.
pub const RESERVE: usize = 6;

/// LK-19: the ghost zone is full with this many cards.
pub const GHOST: usize = 13;

/// LK-1: how many cards the box holds, and so the most layers that an area can have.
pub const DECK: usize = 109;

/// LK-4: a player's layers; all of them stay visible.
#[derive(Clone, Copy)]
pub struct Area {
    layers: [Layer; DECK],
    height: u8,
    /// All cards of the layers.
    all: Cards,
}

impl Area {
    const EMPTY: Area = Area { layers: [Layer::NONE; DECK], height: 0, all: Cards::NONE };

    /// The layers, the lowest first.
    pub fn layers(&self) -> &[Layer] {
        &self.layers[..self.height.into()]
    }

    /// LK-11: the layer that lies on top now.
    #[inline]
    pub fn top(&self) -> Option<&Layer> {
        self.layers().last()
    }

    /// How many cards are in it.
    pub fn cards(&self) -> usize {
        self.all.len()
    }

    /// All cards of the layers, without their order.
    #[inline]
    pub fn all(&self) -> Cards {
        self.all
    }

    pub(crate) fn push(&mut self, layer: Layer) {
        self.layers[usize::from(self.height)] = layer;
        self.height += 1;
        self.all = self.all.plus(layer.cards());
    }

    pub(crate) fn pop(&mut self) -> Option<Layer> {
        let top = *self.top()?;
        self.height -= 1;
        self.all = self.all.minus(top.cards());
        Some(top)
    }
}

/// Layers that were stolen long ago do not tell two areas apart.
impl PartialEq for Area {
    fn eq(&self, other: &Area) -> bool {
        self.layers() == other.layers()
    }
}

impl std::fmt::Debug for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.layers().iter().map(ToString::to_string)).finish()
    }
}

/// The open cards that can be drawn: slots of one card, or in the duel of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reserve {
    slots: [Cards; RESERVE],
    length: u8,
}

impl Reserve {
    /// The slots, from the left.
    #[inline]
    pub fn slots(&self) -> &[Cards] {
        &self.slots[..self.length.into()]
    }

    /// LK-20: whether it has all its slots.
    pub(crate) fn is_full(&self) -> bool {
        self.slots().len() == RESERVE
    }

    /// Adds a slot at the right.
    pub(crate) fn push(&mut self, card: Card) {
        self.slots[self.slots().len()] = Cards::of(card, 1);
        self.length += 1;
    }

    /// LK-20: takes a slot's whole group; the others close up.
    pub(crate) fn take(&mut self, slot: usize) -> Cards {
        let taken = self.slots[slot];
        self.slots.copy_within(slot + 1..self.length.into(), slot);
        self.length -= 1;
        self.slots[usize::from(self.length)] = Cards::default();
        taken
    }

    /// LK-19: lays a 13 or a joker on the lowest single card, or if there is none, on the group with
    /// the lowest card; of equal ones on the leftmost.
    pub(crate) fn lay_on_lowest(&mut self, card: Card) {
        let order = |slot: &Cards| (slot.len() > 1, slot.counts().next().map(|(card, _)| card));
        let lowest = (0..self.slots().len()).min_by_key(|index| order(&self.slots[*index]));
        match lowest {
            Some(index) => self.slots[index] = self.slots[index].plus(Cards::of(card, 1)),
            None => self.push(card),
        }
    }
}

/// What lies open on the table. Who robs whom is judged from it alone, so that serves the state and
/// every view of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Board {
    rules: Rules,
    areas: [Area; 5],
    reserve: Reserve,
    ghost: Cards,
    discard: Cards,
    pile_size: u8,
}

/// What a play would do.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Prospect {
    /// LK-13: it is the last card, so the game ends, and nothing is stolen.
    pub ends_game: bool,
    /// LK-21: the sets of the ghost zone of which one would be stolen.
    pub ghost: Vec<u8>,
    /// LK-6: who would be robbed, in order.
    pub victims: Vec<Seat>,
}

impl Board {
    pub(crate) fn new(rules: Rules) -> Board {
        Board {
            rules,
            areas: [Area::EMPTY; 5],
            reserve: Reserve::default(),
            ghost: Cards::default(),
            discard: Cards::default(),
            pile_size: 0,
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

    /// A player's layers.
    #[inline]
    pub fn area(&self, seat: Seat) -> &Area {
        &self.areas[seat.index()]
    }

    /// All players' layers, seat 0 first.
    pub fn areas(&self) -> &[Area] {
        &self.areas[..self.players()]
    }

    pub(crate) fn area_mut(&mut self, seat: Seat) -> &mut Area {
        &mut self.areas[seat.index()]
    }

    /// The open cards that can be drawn.
    #[inline]
    pub fn reserve(&self) -> &Reserve {
        &self.reserve
    }

    pub(crate) fn reserve_mut(&mut self) -> &mut Reserve {
        &mut self.reserve
    }

    /// LK-19: the ghost zone; equal cards are a set.
    #[inline]
    pub fn ghost(&self) -> Cards {
        self.ghost
    }

    /// The discard pile.
    pub fn discard(&self) -> Cards {
        self.discard
    }

    pub(crate) fn put_on_discard(&mut self, cards: Cards) {
        self.discard = self.discard.plus(cards);
    }

    /// How many cards the draw pile has.
    #[inline]
    pub fn pile_size(&self) -> usize {
        self.pile_size.into()
    }

    pub(crate) fn set_pile_size(&mut self, size: usize) {
        self.pile_size = size as u8;
    }

    /// LK-14: whether nothing is left to draw.
    #[inline]
    pub fn is_exhausted(&self) -> bool {
        self.pile_size == 0 && self.reserve.slots().is_empty()
    }

    /// LK-6: a layer robs one of as many cards and of a lower value.
    #[inline]
    pub fn robs(&self, thief: &Layer, victim: &Layer) -> bool {
        thief.len() == victim.len() && self.outranks(thief.card(), victim.card())
    }

    /// Whether a layer of this card robs one of the victim's card, if they have as many cards.
    /// LK-7: a layer of jokers alone cannot be stolen. LK-17: in the expert variant ones can.
    #[inline]
    pub fn outranks(&self, thief: Card, victim: Card) -> bool {
        match victim {
            Card::Joker => {
                self.rules.variant == Variant::Expert && thief == Card::Number(Value::ONE)
            }
            Card::Number(_) => thief > victim,
        }
    }

    /// LK-6: the next opponent clockwise after `after` who is robbed by the thief's top layer.
    #[inline]
    pub fn next_victim(&self, thief: Seat, after: Seat) -> Option<Seat> {
        let played = self.area(thief).top()?;
        let mut seat = after.next(self.players());
        while seat != thief {
            if self.area(seat).top().is_some_and(|top| self.robs(played, top)) {
                return Some(seat);
            }
            seat = seat.next(self.players());
        }
        None
    }

    /// LK-21: the sets of the ghost zone with as many cards as were played, and a lower value.
    #[inline]
    pub fn ghost_sets(&self, played: &Layer) -> impl Iterator<Item = Value> + Clone + use<> {
        let played = *played;
        self.ghost.counts().filter_map(move |(card, count)| match card {
            Card::Number(value) if count == played.len() && card < played.card() => Some(value),
            Card::Number(_) | Card::Joker => None,
        })
    }

    pub(crate) fn take_ghost_set(&mut self, value: Value) -> Cards {
        let card = Card::Number(value);
        let set = Cards::of(card, self.ghost.count(card));
        self.ghost = self.ghost.minus(set);
        set
    }

    /// LK-19: whether the ghost zone lacks cards.
    pub(crate) fn ghost_wants_cards(&self) -> bool {
        self.rules.is_duel() && self.ghost.len() < GHOST
    }

    /// LK-19: a card revealed for the ghost zone lies there, or on the reserve if it is a 13 or joker.
    pub(crate) fn reveal_for_ghost(&mut self, card: Card) {
        if card >= Card::Number(Value::THIRTEEN) {
            self.reserve.lay_on_lowest(card);
        } else {
            self.ghost = self.ghost.plus(Cards::of(card, 1));
        }
    }

    /// What a play from a hand of this many cards would do.
    pub fn prospect(&self, seat: Seat, play: &Layer, hand_size: usize) -> Prospect {
        let ends_game = usize::from(play.len()) == hand_size;
        let robbed = |other: &Seat| self.area(*other).top().is_some_and(|top| self.robs(play, top));
        let mut prospect = Prospect { ends_game, ghost: Vec::new(), victims: Vec::new() };
        if !ends_game {
            prospect.ghost.extend(self.ghost_sets(play).map(Value::number));
            prospect.victims.extend(seat.others(self.players()).filter(robbed));
        }
        prospect
    }
}
