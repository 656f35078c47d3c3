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
    /// Which kinds of wishes the player has made: about others nothing follows from silence.
    pub kinds: Kinds,
    /// Whether the player tells counts, which are true: somebody who does means what they say.
    pub tells_counts: bool,
    /// How many cards the player played as they had wished.
    pub kept: u8,
    /// How many wishes were false: by what the player had told, or as it turned out; in a view also
    /// those that the viewer's own cards showed to be false.
    pub broken: u8,
    /// How many cards the player played that called for a wish, and there was none.
    pub unsaid: u8,
    /// How many wishes say nothing by the rule.
    pub odd: u8,
}

/// Kinds of wishes, by the card that they tell of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds {
    /// To play oneself; somebody who wishes at all is thought to do that.
    pub first: bool,
    /// That the next player plays.
    pub second: bool,
    /// To place a reset oneself.
    pub after_reset: bool,
}

impl Kinds {
    fn hear(&mut self, wish: Wish, speaker: Speaker) {
        self.first = true;
        self.second |= wish.play == Some(speaker.next);
        self.after_reset |= wish.reset == Some(speaker.seat);
    }

    /// Of the cards that come next those that the player speaks of.
    pub fn among(self, coming: Coming) -> Coming {
        let only = |speaks: bool, value: u8| if speaks { value } else { 0 };
        Coming {
            first: only(self.first, coming.first),
            second: only(self.second, coming.second),
            after_reset: only(self.after_reset, coming.after_reset),
        }
    }
}

impl Candor {
    /// Whether the player has made wishes of the kinds that the rule knows.
    pub fn has_wished(&self) -> bool {
        self.kinds != Kinds::default()
    }

    /// How likely what the player wishes is true. Somebody who wishes and tells no counts has to earn
    /// that first.
    pub fn of_words(&self) -> f32 {
        let at_first = if self.tells_counts { 2 } else { -1 };
        let [kept, broken, unsaid, odd] = self.counts();
        chance(at_first + 2 * kept - 4 * broken - 2 * unsaid - odd)
    }

    /// How likely the player has said all that the rule asks for, of the kinds that they speak of.
    pub fn of_silence(&self) -> f32 {
        let [kept, _, unsaid, odd] = self.counts();
        chance(kept - 4 * unsaid - odd)
    }

    fn counts(&self) -> [i32; 4] {
        [self.kept, self.broken, self.unsaid, self.odd].map(i32::from)
    }
}

/// The chance of something that is this many times twice as likely as not.
fn chance(doublings: i32) -> f32 {
    let odds = (1 << doublings.unsigned_abs().min(10)) as f32;
    if doublings < 0 { 1.0 / (1.0 + odds) } else { odds / (1.0 + odds) }
}

impl Heard {
    pub(super) fn hear(
        &mut self,
        seat: Seat,
        world: World,
        deed: Deed,
        doer: Seat,
        players: usize,
    ) {
        let wish = &mut self.wishes[seat.index()][world.index()];
        wish.hear(deed, doer);
        self.candor[seat.index()].kinds.hear(*wish, Speaker::new(seat, players));
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
            } else if other == seat && wish.lacks(candor.kinds.among(coming), speaker) & value != 0
            {
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
            if !self.candor[seat.index()].has_wished() {
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
