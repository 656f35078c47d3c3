//! A public rule of wishing (L10-6): when a bot wishes for something in a row, and what that tells of
//! its cards. `docs/bots.md` has it in words.
//!
//! What is wished for in a row depends on that row and on the speaker's own cards of its world, and on
//! nothing else. A wish holds until the row has another card or the speaker exchanges cards: no wish
//! by the rule can become false before that, so none needs to be taken back.
//!
//! - [`Coming`], [`Wish`]: the rule. `Told`: what a viewer learns from what was said, and was not.

mod told;

use sobremesa_table::{Options, Seat};

use crate::board::{Board, COLUMNS};
use crate::cards::World;
use crate::hand::{Hand, LevelCards};
use crate::state::Phase;
use crate::statement::{Deed, Statement};
use crate::view::View;
pub(crate) use told::Told;

/// Which cards of a world come next in its row. Each is a set of values of one or none, bit 0 for a 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coming {
    /// The lowest card to come that fits now.
    pub first: u8,
    /// The one after it.
    pub second: u8,
    /// The lowest card to come, where it does not fit before a reset and the row has one left.
    pub after_reset: u8,
}

impl Coming {
    /// What comes next in the row of a world; nothing where it is full.
    #[inline]
    pub fn of(board: &Board, world: World) -> Coming {
        let row = board.row(world);
        if row.len() == COLUMNS {
            return Coming::default();
        }
        let gone = row.levels() | board.tucked().values(world);
        let fitting = LevelCards::from_value_up(world, row.last_value()).values(world) & !gone;
        let first = lowest(fitting);
        let too_low = lowest(!gone) & !fitting;
        Coming {
            first,
            second: lowest(fitting & !first),
            after_reset: if row.resets_left() > 0 { too_low } else { 0 },
        }
    }
}

fn lowest(values: u8) -> u8 {
    values & values.wrapping_neg()
}

/// What a player wishes for in a row: who should play there, and who should place its reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// Who should play.
    pub play: Option<Seat>,
    /// Who should place a reset.
    pub reset: Option<Seat>,
}

impl Wish {
    /// The public rule. A player who holds the card that comes next would like to play; one who holds
    /// only the card after it would like the next player to go first; one who holds the lowest card
    /// and waits for a reset would like to place it.
    #[inline]
    pub fn by_rule(coming: Coming, held: u8, speaker: Speaker) -> Wish {
        let play = if held & coming.first != 0 {
            Some(speaker.seat)
        } else if held & coming.second != 0 {
            Some(speaker.next)
        } else {
            None
        };
        Wish { play, reset: (held & coming.after_reset != 0).then_some(speaker.seat) }
    }

    /// The cards that the speaker holds, if the wish is by the rule.
    #[inline]
    pub fn holds(self, coming: Coming, speaker: Speaker) -> u8 {
        let play = match self.play {
            Some(seat) if seat == speaker.seat => coming.first,
            Some(seat) if seat == speaker.next => coming.second,
            _ => 0,
        };
        let reset = if self.reset == Some(speaker.seat) { coming.after_reset } else { 0 };
        play | reset
    }

    /// The cards that the speaker does not hold, if all that the rule asks for was said.
    #[inline]
    pub fn lacks(self, coming: Coming, speaker: Speaker) -> u8 {
        let play = match self.play {
            None => coming.first | coming.second,
            Some(seat) if seat == speaker.next => coming.first,
            Some(_) => 0,
        };
        play | if self.reset.is_none() { coming.after_reset } else { 0 }
    }

    /// The wish as statements.
    pub fn statements(self, world: World, speaker: Seat) -> impl Iterator<Item = Statement> {
        [(Deed::Play, self.play), (Deed::Reset, self.reset)].into_iter().filter_map(
            move |(deed, doer)| {
                let whom = doer.map(|doer| (doer != speaker).then_some(doer))?;
                Some(Statement::Wish { deed, world, whom })
            },
        )
    }

    /// Adds a wish; of two for the same deed the later holds.
    pub(crate) fn hear(&mut self, deed: Deed, doer: Seat) {
        match deed {
            Deed::Play => self.play = Some(doer),
            Deed::Reset => self.reset = Some(doer),
        }
    }
}

/// Who wishes, and who comes next clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speaker {
    /// Who wishes.
    pub seat: Seat,
    /// The player on the left, who comes next.
    pub next: Seat,
}

impl Speaker {
    /// The speaker on a seat of a table.
    #[inline]
    pub fn new(seat: Seat, players: usize) -> Speaker {
        Speaker { seat, next: seat.next(players) }
    }
}

impl View {
    /// L10-6: the wishes that the viewer's cards make by the public rule and that were not said yet, in
    /// the order of the rows.
    ///
    /// Alone there is nobody to tell.
    pub fn untold_wishes(&self) -> Vec<Statement> {
        let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) else { return Vec::new() };
        if self.rules().players() == 1 || matches!(self.phase, Phase::Deal | Phase::Over(_)) {
            return Vec::new();
        }
        let untold = |world: World| {
            let wish = own_wish(&self.board, world, seat, &hand);
            let said = self.heard.wishes[seat.index()][world.index()];
            let new = Wish {
                play: wish.play.filter(|_| wish.play != said.play),
                reset: wish.reset.filter(|_| wish.reset != said.reset),
            };
            new.statements(world, seat)
        };
        World::ALL.into_iter().flat_map(untold).collect()
    }
}

/// What a player with this hand wishes for in a row by the public rule.
#[inline]
pub fn own_wish(board: &Board, world: World, seat: Seat, hand: &Hand) -> Wish {
    let held = hand.levels().values(world);
    Wish::by_rule(Coming::of(board, world), held, Speaker::new(seat, board.players()))
}
