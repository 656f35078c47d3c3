//! What a player still to come can do for a row in this column.

use sobremesa_table::Seat;

use super::foresight::Foresight;
use super::joint::Joint;
use super::row::RowState;

/// What keeping a pause is worth: using it must raise the chance to win at least 1/this times.
pub(super) const PAUSE: f32 = 0.15;

/// Cards that leave less than this share of what the row's best card leaves are ruinous: nobody is
/// expected to play them.
const RUINOUS: f32 = 0.1;

/// What a player can put into a row, other than a reset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// How likely the player has something.
    pub(super) chance: f32,
    /// How the row stands then.
    pub(super) row: Joint,
}

impl Offer {
    pub(super) const NOTHING: Offer = Offer { chance: 0.0, row: Joint::LOST };

    fn sure(row: Joint) -> Offer {
        Offer { chance: 1.0, row }
    }

    /// Takes the player's word for having something, if that can be.
    pub(super) fn believe(&mut self) {
        if self.chance > 0.0 {
            self.chance = 1.0;
        }
    }
}

/// How an open row would stand after anything that may go into it.
pub(super) struct Open {
    index: usize,
    row: RowState,
    /// After each level that fits, by value.
    levels: [Joint; 9],
    /// After a pause, with what using it costs.
    pause: Joint,
    /// After its reset.
    pub(super) reset: Option<Joint>,
}

impl Open {
    pub(super) fn new(foresight: &Foresight, index: usize) -> Open {
        let knowledge = &foresight.knowledge;
        let row = knowledge.rows[index];
        let mut levels = [Joint::LOST; 9];
        for value in row.playable().iter() {
            levels[usize::from(value)] = foresight.next_column(index, row.after_level(value));
        }
        let has_pause = knowledge.pauses.iter().any(|pauses| *pauses > 0);
        let pause = if has_pause {
            foresight.next_column(index, row.after_pause()).scaled(PAUSE)
        } else {
            Joint::LOST
        };
        let reset = row.after_reset().map(|after| foresight.next_column(index, after));
        Open { index, row, levels, pause, reset }
    }

    /// What `seat` can put into the row, if the rows `closed` are done with this column.
    pub(super) fn offer(&self, foresight: &Foresight, seat: Seat, closed: Joint) -> Offer {
        let has_pause = foresight.knowledge.pauses[seat.index()] > 0;
        let level = if seat == foresight.knowledge.me {
            self.own_level(foresight, closed)
        } else {
            self.level_of(foresight, seat, closed)
        };
        if !has_pause {
            return level;
        }
        if self.pause.with(closed).rank() > level.row.with(closed).rank() {
            return Offer::sure(self.pause);
        }
        let without_level = self.pause.scaled(1.0 - level.chance);
        Offer::sure(level.row.scaled(level.chance).or(without_level))
    }

    /// The best level of the own hand.
    fn own_level(&self, foresight: &Foresight, closed: Joint) -> Offer {
        let held = self.row.playable().intersection(foresight.knowledge.own[self.index]);
        let rows = held.iter().map(|value| self.levels[usize::from(value)]);
        let best = rows.max_by(|a, b| a.with(closed).rank().total_cmp(&b.with(closed).rank()));
        best.map_or(Offer::NOTHING, Offer::sure)
    }

    /// The lowest level that another player has: of `hidden` cards of the world that could be
    /// anywhere, this many are in this hand.
    fn level_of(&self, foresight: &Foresight, seat: Seat, closed: Joint) -> Offer {
        let knowledge = &foresight.knowledge;
        let known = knowledge.known(seat, self.index);
        let possible = knowledge.possible(seat, self.index);
        let count = knowledge.count(seat, self.index);
        let mut hidden = possible.len() as f32;
        let mut none_lower = 1.0;
        let mut rows = Joint::LOST;
        let mut ruinous = 0.0;
        for value in self.row.playable().intersection(possible.union(known)).iter() {
            let row = self.levels[usize::from(value)];
            let rank = row.with(closed).rank();
            if rank < ruinous {
                break;
            }
            ruinous = ruinous.max(rank * RUINOUS);
            let has_not = if known.contains(value) {
                0.0
            } else {
                let has_not = ((hidden - count) / hidden).max(0.0);
                hidden -= 1.0;
                has_not
            };
            rows = rows.or(row.scaled(none_lower * (1.0 - has_not)));
            none_lower *= has_not;
        }
        let chance = 1.0 - none_lower;
        if chance <= 0.0 {
            return Offer::NOTHING;
        }
        Offer { chance, row: rows.scaled(1.0 / chance) }
    }
}
