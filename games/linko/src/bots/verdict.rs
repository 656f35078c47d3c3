//! Who wins if the game ends now.

use std::cmp::{Ordering, Reverse};

use sobremesa_table::Seat;

use crate::View;

/// More than any number of points: a certain result outweighs every estimate.
const CERTAIN: f32 = 1_000.0;

/// How the table would stand at the end: cards in the areas and in the hands.
pub(super) struct Standing {
    areas: [i32; 5],
    hands: [i32; 5],
    players: usize,
}

impl Standing {
    pub(super) fn new(view: &View) -> Standing {
        let mut standing = Standing { areas: [0; 5], hands: [0; 5], players: view.board.players() };
        for seat in Seat::all(standing.players) {
            standing.areas[seat.index()] = view.board.area(seat).cards() as i32;
            standing.hands[seat.index()] = view.hand_sizes[seat.index()] as i32;
        }
        standing
    }

    /// Cards come into a hand.
    pub(super) fn gain(mut self, seat: Seat, cards: usize) -> Standing {
        self.hands[seat.index()] += cards as i32;
        self
    }

    /// Cards leave an area.
    pub(super) fn lose(mut self, seat: Seat, cards: usize) -> Standing {
        self.areas[seat.index()] -= cards as i32;
        self
    }

    /// Cards go from the hand to the area.
    pub(super) fn play(mut self, seat: Seat, cards: usize) -> Standing {
        self.areas[seat.index()] += cards as i32;
        self.hands[seat.index()] -= cards as i32;
        self
    }

    /// LK-15: most points, then fewest cards in hand.
    fn rank(&self, seat: Seat) -> (i32, Reverse<i32>) {
        let (area, hand) = (self.areas[seat.index()], self.hands[seat.index()]);
        (area - hand, Reverse(hand))
    }

    /// What it is worth to a player that the game ends so: a win above all, a shared one a little
    /// less, a defeat below all, and in each case the points ahead of the best rival.
    pub(super) fn worth(&self, me: Seat) -> f32 {
        let Some(best) = self.best_rival(me) else { return CERTAIN };
        let lead = (self.rank(me).0 - best.0) as f32;
        lead + match self.compare(me) {
            Ordering::Greater => CERTAIN,
            Ordering::Equal => CERTAIN / 2.0,
            Ordering::Less => -CERTAIN,
        }
    }

    /// How a player stands beside the best rival.
    pub(super) fn compare(&self, me: Seat) -> Ordering {
        self.best_rival(me).map_or(Ordering::Greater, |best| self.rank(me).cmp(&best))
    }

    fn best_rival(&self, me: Seat) -> Option<(i32, Reverse<i32>)> {
        me.others(self.players).map(|rival| self.rank(rival)).max()
    }
}
