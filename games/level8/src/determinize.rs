//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot place are shuffled, pile by pile, and dealt to where cards of that
//! pile can be: the unknown part of the others' hands, and the draw pile (`origins`). Every way is as
//! likely as the other.

use sobremesa_table::{Seat, Stream};

use crate::cards::{Card, Cards};
use crate::origins::{Guess, PILES};
use crate::state::{Phase, State};
use crate::view::{Open, View};

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    if view.board.rounds() == 0 {
        return State::new(view.rules()).expect("a game is played by these options");
    }
    let mut hands = [Cards::default(); Seat::MOST];
    let mut kept = [Cards::default(); Seat::MOST];
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        hands[..open.len()].copy_from_slice(open);
        let pile: Vec<Card> = pile.iter().rev().copied().collect();
        return State::from_parts(view.board, hands, kept, &pile, view.phase);
    }
    hands.iter_mut().zip(view.known_hands()).for_each(|(hand, known)| *hand = known);
    let pile = match pick_origins(view, stream) {
        Some(origins) => deal_by_origins(view, &origins, &mut hands, stream),
        None => deal_alike(view, &mut hands, stream),
    };
    for seat in Seat::all(view.board.players()) {
        kept[seat.index()] = guess_kept(view, seat, &hands[seat.index()], stream);
    }
    State::from_parts(view.board, hands, kept, &pile, view.phase)
}

/// Deals the unseen cards without regard to where they came from, as between two rounds; the rest is
/// the pile.
fn deal_alike(view: &View, hands: &mut [Cards], stream: &mut Stream) -> Vec<Card> {
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    stream.shuffle(&mut unseen);
    for (hand, size) in hands.iter_mut().zip(&view.hand_sizes) {
        let unknown = size - hand.len();
        unseen.drain(unseen.len() - unknown..).for_each(|card| hand.insert(card));
    }
    unseen
}

/// Deals each pile's unseen cards to the hands that have drawn from it; the rest is the pile.
fn deal_by_origins(
    view: &View,
    origins: &Guess,
    hands: &mut [Cards],
    stream: &mut Stream,
) -> Vec<Card> {
    let mut rest = Vec::new();
    for (pile, hidden) in origins.hidden.iter().enumerate() {
        let mut unseen: Vec<Card> = hidden.iter().collect();
        stream.shuffle(&mut unseen);
        for (seat, hand) in Seat::all(view.board.players()).zip(&mut *hands) {
            let unknown = usize::from(origins.held[seat.index()][pile]);
            unseen.drain(unseen.len() - unknown..).for_each(|card| hand.insert(card));
        }
        rest.append(&mut unseen);
    }
    rest
}

/// One of the ways in which the piles may be spread over the others' hands, as often as it is likely,
/// without the viewer's own cards; none where nothing is known.
fn pick_origins(view: &View, stream: &mut Stream) -> Option<Guess> {
    let mut ways = Vec::new();
    for guess in view.origins.guesses() {
        match view.viewer.seat().zip(view.hand) {
            Some((seat, mut hand)) => {
                view.known[seat.index()].iter().for_each(|card| hand.remove(card));
                set_apart(guess, seat, &hand, &mut ways);
            }
            None => ways.push(*guess),
        }
    }
    let all: f64 = ways.iter().map(|way| way.weight).sum();
    const PARTS: u32 = 1 << 30;
    let mut left = all * f64::from(stream.below(PARTS)) / f64::from(PARTS);
    let last = ways.last().copied();
    let picked = ways.into_iter().find(|way| {
        left -= way.weight;
        left < 0.0
    });
    picked.or(last)
}

/// Adds the ways in which a player's own hidden cards, which the player knows, may be those of a guess:
/// a number card comes from the pile that had it, jokers and skips may come from several.
fn set_apart(guess: &Guess, seat: Seat, own: &Cards, ways: &mut Vec<Guess>) {
    let held = guess.held[seat.index()];
    let mut way = *guess;
    way.held[seat.index()] = [0; PILES];
    let mut alike = [0; PILES];
    for pile in 0..PILES {
        let numbers = own.numbers().intersection(guess.hidden[pile].numbers());
        numbers.iter().for_each(|number| way.hidden[pile].remove(Card::Number(number)));
        let Some(left) = held[pile].checked_sub(numbers.len() as u8) else { return };
        alike[pile] = left;
        way.weight /= choose(guess.hidden[pile].len() as u8, held[pile]);
    }
    split(way, 0, &alike, (own.jokers(), own.skips()), ways);
}

/// Splits the player's jokers and skips over the piles from this one on.
fn split(
    way: Guess,
    pile: usize,
    alike: &[u8; PILES],
    (jokers, skips): (u8, u8),
    ways: &mut Vec<Guess>,
) {
    if pile == PILES {
        if (jokers, skips) == (0, 0) {
            ways.push(way);
        }
        return;
    }
    for joker in 0..=alike[pile].min(jokers) {
        let skip = alike[pile] - joker;
        let hidden = way.hidden[pile];
        if skip > skips || joker > hidden.jokers() || skip > hidden.skips() {
            continue;
        }
        let mut way = way;
        way.weight *= choose(hidden.jokers(), joker) * choose(hidden.skips(), skip);
        (0..joker).for_each(|_| way.hidden[pile].remove(Card::Joker));
        (0..skip).for_each(|_| way.hidden[pile].remove(Card::Skip));
        split(way, pile + 1, alike, (jokers - joker, skips - skip), ways);
    }
}

/// In how many ways this many of some cards can be chosen.
fn choose(cards: u8, chosen: u8) -> f64 {
    (0..chosen).map(|index| f64::from(cards - index) / f64::from(index + 1)).product()
}

/// L8-24: which cards a player may have kept: the viewer's own are known, of others the number.
fn guess_kept(view: &View, seat: Seat, hand: &Cards, stream: &mut Stream) -> Cards {
    if view.viewer.is(seat) {
        return view.kept;
    }
    let count = view.kept_sizes[seat.index()].unwrap_or_default();
    if count == 0 {
        return Cards::default();
    }
    let mut cards: Vec<Card> = hand.iter().collect();
    stream.shuffle(&mut cards);
    debug_assert!(matches!(view.phase, Phase::Keep(_) | Phase::Deal));
    cards.into_iter().take(count.into()).collect()
}
