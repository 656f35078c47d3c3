//! Guesses of the others' hands, as players collect them.
//!
//! The rules' guesses know what was shown, and nothing of how people play: to them a hand after ten
//! turns is as good as a fresh one. So in each guess every rival who has not laid yet draws from the
//! pile once more for each turn of the round, and keeps what brings the level nearer.

use sobremesa_level8::board::{DECK, HAND};
use sobremesa_level8::{Card, Cards, Level8, State, View};
use sobremesa_table::{Game, Seat, Stream};

use super::needs::{missing, with, without};

/// Random states that could be behind a view.
pub(super) fn guess(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
    let mut guesses = Level8::determinize_often(view, count, stream);
    // What a new pile is made of is known so well that the hands are better left alone.
    if !view.has_new_pile() {
        guesses.iter_mut().for_each(|guess| collect(view, guess, stream));
    }
    guesses
}

/// Lets the rivals collect what they need.
fn collect(view: &View, guess: &mut State, stream: &mut Stream) {
    let players = view.board.players();
    let pile = view.board.pile_size();
    if pile == 0 || view.hand_sizes.iter().all(|size| *size == 0) {
        return;
    }
    let turns = (DECK - HAND * players).saturating_sub(pile) / players;
    for seat in Seat::all(players) {
        if view.viewer.is(seat) || view.board.place(seat).has_laid() {
            continue;
        }
        for _ in 0..turns {
            draw(view, guess, seat, stream);
        }
    }
}

/// Exchanges a card of the pile for one that a rival needs less, if there is one.
fn draw(view: &View, guess: &mut State, seat: Seat, stream: &mut Stream) {
    let depth = stream.index(view.board.pile_size());
    let Some(card) = guess.pile().nth(depth) else { return };
    let (hand, level) = (guess.hand(seat), view.board.level(seat));
    let more = with(hand, card);
    let needed = missing(&more, level);
    if needed >= missing(hand, level) {
        return;
    }
    let known = &view.known[seat.index()];
    let is_spare = |card: &Card| {
        hand.count(*card) > known.count(*card) && missing(&without(&more, *card), level) == needed
    };
    let first = stream.index(hand.len().max(1));
    let spare = in_turn(hand, first).find(is_spare);
    if let Some(spare) = spare {
        guess.exchange(seat, spare, depth);
    }
}

/// The cards of a hand from one on, and then those before it.
fn in_turn(hand: &Cards, first: usize) -> impl Iterator<Item = Card> {
    hand.iter().skip(first).chain(hand.iter().take(first))
}
