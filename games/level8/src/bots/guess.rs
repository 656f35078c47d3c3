//! Guesses of the others' hands, as players collect them.
//!
//! The rules' guesses know what was shown, and nothing of how people play: to them a hand after ten
//! turns is as good as a fresh one. So in each guess every rival who has not laid yet draws from the
//! pile once more for each turn of the round, and keeps what brings the level nearer. A hand that
//! does not go with what the rival did is mostly guessed again: one that needs what was thrown away, or
//! that could have gone out.

use sobremesa_table::{Game, Seat, Stream};

use super::needs::{missing, with, without};
use super::openings::Openings;
use crate::{Card, Cards, DECK, HAND, Level, Level8, Phase, State, View};

/// How often a hand is guessed at most.
const ATTEMPTS: u32 = 4;

/// How likely a hand is that needs the card that was thrown away last, in percent of one that does not.
const NEEDS_LAST: u32 = 20;

/// The same for a card that was thrown away before.
const NEEDS_OLDER: u32 = 50;

/// How likely a hand is that could go out, in percent of one that could not.
const COULD_GO_OUT: u32 = 30;

/// Random states that could be behind a view.
pub(super) fn guess(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
    let mut guesses = Level8::determinize_often(view, count, stream);
    let board = &view.board;
    // Whoever keeps cards holds them (L8-24), so those hands must stay as they are.
    let is_between_rounds = matches!(view.phase, Phase::Keep(_) | Phase::Deal);
    // What a new pile is made of is known so well that the hands are better left alone.
    if view.has_new_pile() || board.pile_size() == 0 || is_between_rounds {
        return guesses;
    }
    let openings = Openings::new(board);
    for seat in Seat::all(board.players()).filter(|seat| !view.viewer.is(*seat)) {
        let rival = Rival::new(view, seat, &openings);
        guesses.iter_mut().for_each(|guess| rival.guess(guess, stream));
    }
    guesses
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

    /// Guesses the hand in a state that could be behind the view.
    fn guess(&self, guess: &mut State, stream: &mut Stream) {
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                self.deal_again(guess, stream);
            }
            if !self.has_laid {
                (0..self.turns).for_each(|_| self.draw(guess, stream));
            }
            if stream.below(100) < self.likelihood(guess.hand(self.seat)) {
                return;
            }
        }
    }

    /// How likely a hand is by what the rival did, in percent of one that nothing speaks against.
    fn likelihood(&self, hand: &Cards) -> u32 {
        if self.has_laid {
            return if self.openings.plan(hand).stuck == 0 { COULD_GO_OUT } else { 100 };
        }
        let needed = missing(hand, self.level);
        let needs = |card: Card| missing(&with(hand, card), self.level) < needed;
        let parts = std::iter::once(NEEDS_LAST).chain(std::iter::repeat(NEEDS_OLDER));
        let against = self.thrown.iter().zip(parts).filter(|(card, _)| needs(**card));
        against.fold(100, |likelihood, (_, part)| likelihood * part / 100)
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
        let more = with(hand, card);
        let needed = missing(&more, self.level);
        if needed >= missing(hand, self.level) {
            return;
        }
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
