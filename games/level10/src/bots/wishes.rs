//! What somebody wished for in this column (L10-6).

use sobremesa_table::Seat;

use super::turns::turns_after;
use crate::{Action, Board, Deed, ROWS, Statement, View, World};

/// What part of its chance counts of an action that goes against a wish. So a wish is granted unless
/// that costs more than a tenth of the chance to win.
const AGAINST_A_WISH: f32 = 0.9;

/// For each open row the last wish of this column, as long as it can come true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wishes([Option<Wish>; ROWS]);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wish {
    deed: Deed,
    /// Who should do it.
    doer: Seat,
    speaker: Seat,
}

impl Wishes {
    /// What is wished for, from players who still have a turn in this column.
    pub(super) fn heard(view: &View) -> Wishes {
        let mut wishes = Wishes([None; ROWS]);
        let this_column = ROWS * view.board.column();
        let said = view.said.iter().rev();
        for said in said.take_while(|said| usize::from(said.filled) >= this_column) {
            if let Statement::Wish { deed, world, whom } = said.statement {
                let wish = Wish { deed, doer: whom.unwrap_or(said.seat), speaker: said.seat };
                wishes.0[world.index()].get_or_insert(wish);
            }
        }
        if !wishes.is_empty() {
            wishes.forget_the_impossible(view);
        }
        wishes
    }

    fn forget_the_impossible(&mut self, view: &View) {
        let to_come = view.turn().map(|seat| (seat, turns_after(view, seat)));
        let later = view.board.open_rows().count().saturating_sub(1);
        for world in World::ALL {
            let can_come_true = |wish: &Wish| {
                is_possible(&view.board, world, wish.deed)
                    && to_come.is_none_or(|(seat, turns)| {
                        wish.doer == seat || turns[..later].contains(&wish.doer)
                    })
            };
            self.0[world.index()] = self.0[world.index()].filter(can_come_true);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// Whether the player said that they would like to play in a row.
    pub(super) fn offers(&self, seat: Seat, index: usize) -> bool {
        self.0[index] == Some(Wish { deed: Deed::Play, doer: seat, speaker: seat })
    }

    /// Whether anybody wished that the player should do something.
    pub(super) fn concern(&self, seat: Seat) -> bool {
        self.0.iter().flatten().any(|wish| wish.doer == seat)
    }

    /// What part of its chance counts of what `seat` thinks of doing.
    pub(super) fn regard(&self, seat: Seat, action: Action) -> f32 {
        let (world, deed) = match action {
            Action::Play(card) => (card.world, Deed::Play),
            Action::Pause { row, .. } => (row, Deed::Play),
            Action::Reset(row) => (row, Deed::Reset),
            Action::First(_) | Action::Swap(_) => return 1.0,
        };
        let goes_against = |(row, wish): &(World, Wish)| {
            if wish.doer == seat {
                (world, deed) != (*row, wish.deed)
            } else {
                // The column has one reset only.
                world == *row || (deed, wish.deed) == (Deed::Reset, Deed::Reset)
            }
        };
        let wishes = World::ALL.into_iter().zip(self.0);
        let wishes = wishes.filter_map(|(row, wish)| Some((row, wish?)));
        wishes.filter(goes_against).map(|_| AGAINST_A_WISH).product()
    }
}

fn is_possible(board: &Board, row: World, deed: Deed) -> bool {
    match deed {
        Deed::Play => board.check_pause(row).is_ok(),
        Deed::Reset => board.check_reset(row).is_ok(),
    }
}
