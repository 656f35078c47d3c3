//! Guesses of the others' hands, as players collect them.
//!
//! The rules' guesses know what was shown, and nothing of how people play: to them a hand after ten
//! turns is as good as a fresh one. So in each guess every rival who has not laid yet draws from the
//! pile once more for each turn of the round, and keeps what brings the level nearer. A few such hands
//! are guessed, and the likelier of two is mostly preferred: how likely a hand is by what the rival took
//! and threw away was learned from games (`likelihood`).

mod likelihood;
#[cfg(feature = "training")]
mod training;

use sobremesa_table::{Game, Seat, Stream};

use super::needs::{look, missing, with, without};
use super::openings::Openings;
use crate::finder::Found;
use crate::{Card, Cards, DECK, HAND, Level, Level8, Phase, State, View};
#[cfg(feature = "training")]
pub use training::learn;

/// How often a hand is guessed.
const ATTEMPTS: u32 = 4;

/// Random states that could be behind a view.
pub(super) fn guess(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
    let mut guesses = Level8::determinize_often(view, count, stream);
    let board = &view.board;
    if !is_guessed(view) {
        return guesses;
    }
    let openings = Openings::new(board);
    for seat in Seat::all(board.players()).filter(|seat| !view.viewer.is(*seat)) {
        let rival = Rival::new(view, seat, &openings);
        guesses.iter_mut().for_each(|guess| rival.guess(guess, stream));
    }
    guesses
}

/// Whether hands are guessed, and not left as they could be.
fn is_guessed(view: &View) -> bool {
    // Whoever keeps cards holds them (L8-24), so those hands must stay as they are.
    let is_between_rounds = matches!(view.phase, Phase::Keep(_) | Phase::Deal);
    // What a new pile is made of is known so well that the hands are better left alone.
    !view.has_new_pile() && view.board.pile_size() > 0 && !is_between_rounds
}

/// Someone whose hand is guessed.
struct Rival<'a> {
    seat: Seat,
    level: &'a Level,
    has_laid: bool,
    /// What is known to be in the hand.
    known: Cards,
    /// The cards on the discard pile, the last one first.
    thrown: Vec<Card>,
    /// How often they have drawn from the pile, about.
    turns: usize,
    pile_size: usize,
    openings: &'a Openings,
}

impl<'a> Rival<'a> {
    fn new(view: &'a View, seat: Seat, openings: &'a Openings) -> Rival<'a> {
        let (board, players) = (&view.board, view.board.players());
        // One card was turned up. The player who begins sits left of the dealer.
        let drawn = (DECK - HAND * players).saturating_sub(board.pile_size() + 1);
        let place = (seat.index() + 2 * players - board.dealer().index() - 1) % players;
        Rival {
            seat,
            level: board.level(seat),
            has_laid: board.place(seat).has_laid(),
            known: view.known[seat.index()],
            thrown: board.place(seat).discard().cards().iter().rev().copied().collect(),
            turns: (drawn + players - 1 - place) / players,
            pile_size: board.pile_size(),
            openings,
        }
    }

    /// Guesses the hand in a state that could be behind the view. Of the guess so far and a new one the
    /// likelier stays; the other one replaces it now and then, the more often the closer the two are.
    fn guess(&self, guess: &mut State, stream: &mut Stream) {
        const FINE: u32 = 1 << 16;
        self.collect(guess, stream);
        let mut likelihood = self.likelihood(guess.hand(self.seat));
        for _ in 1..ATTEMPTS {
            let mut other = guess.clone();
            self.deal_again(&mut other, stream);
            self.collect(&mut other, stream);
            let other_likelihood = self.likelihood(other.hand(self.seat));
            let chance = other_likelihood / likelihood * FINE as f32;
            if (stream.below(FINE) as f32) < chance {
                (*guess, likelihood) = (other, other_likelihood);
            }
        }
    }

    /// Draws once for each turn of the round, as long as the level is not laid.
    fn collect(&self, guess: &mut State, stream: &mut Stream) {
        if !self.has_laid {
            (0..self.turns).for_each(|_| self.draw(guess, stream));
        }
    }

    /// Exchanges all cards of the hand that are not known for random ones of the pile.
    fn deal_again(&self, guess: &mut State, stream: &mut Stream) {
        let mut known = self.known;
        for card in guess.hand(self.seat).clone().iter() {
            if known.contains(card) {
                known.remove(card);
            } else {
                guess.exchange(self.seat, card, stream.index(self.pile_size));
            }
        }
    }

    /// Exchanges a card of the pile for one that the rival needs less, if there is one.
    fn draw(&self, guess: &mut State, stream: &mut Stream) {
        let depth = stream.index(self.pile_size);
        let Some(card) = guess.pile().nth(depth) else { return };
        let hand = guess.hand(self.seat);
        let found = look(hand, self.level);
        // With nothing missing the rival would have laid.
        if found.missing < 2 || !needs(&found, card) {
            return;
        }
        let (more, needed) = (with(hand, card), found.missing - 1);
        let is_spare = |card: &Card| {
            hand.count(*card) > self.known.count(*card)
                && missing(&without(&more, *card), self.level) == needed
        };
        let first = stream.index(hand.len().max(1));
        let spare = in_turn(hand, first).find(is_spare);
        if let Some(spare) = spare {
            guess.exchange(self.seat, spare, depth);
        }
    }
}

/// Whether a card that is not in the hand would bring it nearer to the level.
fn needs(found: &Found, card: Card) -> bool {
    match card {
        Card::Number(number) => found.useful.contains(number),
        Card::Joker => found.missing > 0,
        Card::Skip => false,
    }
}

/// The cards of a hand from one on, and then those before it.
fn in_turn(hand: &Cards, first: usize) -> impl Iterator<Item = Card> {
    hand.iter().skip(first).chain(hand.iter().take(first))
}

#[cfg(test)]
mod tests {
    use crate::{Rules, Stars};
    use sobremesa_table::{Actor, Course, Move, Owed, Seed, StreamName, Viewer};

    use super::*;
    use crate::bots::Heuristic;
    use sobremesa_bots::{Budget, Player, Turn};

    /// L8-24: a card that two players keep could not be dealt.
    #[test]
    fn what_is_kept_is_in_the_hand() {
        let seed = Seed::from_text("kept");
        let mut stream = seed.stream(StreamName { purpose: "guess", round: 0 });
        let mut course = Course::<Level8>::new(&Rules::new(4, Stars::Two));
        let (mut legal, mut kept) = (Vec::new(), 0);
        while course.owed() != Owed::Nobody {
            let Owed::Seat(seat) = course.owed() else {
                let Owed::Chance(name) = course.owed() else { panic!("there is no team") };
                let deal = Level8::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(deal)).unwrap();
                continue;
            };
            let view = course.view(Viewer::Seat(seat));
            if matches!(view.phase, Phase::Keep(_)) {
                for guess in guess(&view, 8, &mut stream) {
                    for (hand, cards) in guess.hands().iter().zip(guess.kept()) {
                        let holds = |card: Card| hand.count(card) >= cards.count(card);
                        assert!(cards.kinds().all(holds), "{cards:?} of {hand:?}");
                        kept += cards.len();
                    }
                }
            }
            Level8::legal_actions(course.state(), &mut legal);
            let (stream, budget) = (&mut stream, Budget::Default);
            let action = Heuristic.decide(Turn::new(&course, seat, &legal, stream, budget));
            course.make(Move::Action { by: Actor::Seat(seat), action }).unwrap();
        }
        assert!(kept > 0, "somebody keeps cards");
    }
}
