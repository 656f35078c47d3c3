//! The wishes that hold, and how far each player has kept to their plain meaning.

use sobremesa_table::Seat;

use crate::action::Swap;
use crate::board::{Board, ROWS};
use crate::cards::{LevelCard, World};
use crate::state::State;
use crate::statement::Deed;
use crate::wishes::{Coming, Speaker, Wish, own_wish};

const SEATS: usize = 5;

/// What everyone has heard of wishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// The wishes that hold, by seat and row.
    pub wishes: [[Wish; ROWS]; SEATS],
    /// What came of each player's wishes.
    pub candor: [Candor; SEATS],
}

/// How far a player has kept to the plain meaning of wishes, as far as everyone could see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Candor {
    /// Whether the player has wished for anything yet.
    pub has_wished: bool,
    /// How many cards the player played as they had wished.
    pub kept: u8,
    /// How many wishes turned out to be false; in a view also those that the viewer's own cards showed
    /// to be false.
    pub broken: u8,
    /// How many cards the player played that called for a wish, and there was none.
    pub unsaid: u8,
}

/// How many kept wishes a player is thought to have to begin with, and how many of them a broken one
/// outweighs.
const TRUST: f32 = 9.0;

impl Candor {
    /// How likely what the player wishes is true.
    pub fn of_words(&self) -> f32 {
        trust(self.kept, self.broken)
    }

    /// How likely the player has said all that the rule of wishing asks for. Somebody who never wished
    /// does not speak by it.
    pub fn of_silence(&self) -> f32 {
        if self.has_wished { trust(self.kept, self.unsaid) } else { 0.0 }
    }
}

fn trust(kept: u8, failed: u8) -> f32 {
    let kept = f32::from(kept) + TRUST;
    kept / (kept + 1.0 + (TRUST + 1.0) * f32::from(failed))
}

impl Heard {
    pub(super) fn hear(&mut self, seat: Seat, world: World, deed: Deed, doer: Seat) {
        self.wishes[seat.index()][world.index()].hear(deed, doer);
        self.candor[seat.index()].has_wished = true;
    }

    /// A card left a hand for the row of its world, in which these were coming: it shows who wished by
    /// the plain meaning.
    pub(super) fn see_leave(
        &mut self,
        seat: Seat,
        card: LevelCard,
        coming: Coming,
        players: usize,
    ) {
        let value = 1 << (card.value.number() - 1);
        for other in Seat::all(players) {
            let wish = self.wishes[other.index()][card.world.index()];
            let speaker = Speaker::new(other, players);
            let candor = &mut self.candor[other.index()];
            if wish.holds(coming, speaker) & value != 0 {
                let count = if other == seat { &mut candor.kept } else { &mut candor.broken };
                *count += 1;
            } else if other == seat && wish.lacks(coming, speaker) & value != 0 {
                candor.unsaid += 1;
            }
        }
    }

    /// A row has another card: what was wished for there is over.
    pub(super) fn end_row(&mut self, row: World) {
        self.wishes.iter_mut().for_each(|rows| rows[row.index()] = Wish::default());
    }

    /// Cards were exchanged: what their owner wished for is over.
    pub(super) fn end_seat(&mut self, seat: Seat, swap: Swap) {
        if swap != Swap::NONE {
            self.wishes[seat.index()] = Default::default();
        }
    }

    /// Everyone who speaks by the rule says what it asks for.
    pub(super) fn overhear(&mut self, state: &State) {
        let board: &Board = state.board();
        for seat in Seat::all(board.players()) {
            if !self.candor[seat.index()].has_wished {
                continue;
            }
            for world in World::ALL {
                let wish = own_wish(board, world, seat, state.hand(seat));
                let said = &mut self.wishes[seat.index()][world.index()];
                said.play = wish.play.or(said.play);
                said.reset = wish.reset.or(said.reset);
            }
        }
    }
}
