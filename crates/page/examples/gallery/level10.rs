//! Positions of Level 10.

use sobremesa_games::Level10;
use sobremesa_level10::{Phase, Rules, Scoring};

use crate::{Gallery, Position};

pub(crate) fn show(gallery: &Gallery) {
    let rules = Rules { players: 4, pauses: 2, scoring: Scoring::Victory };
    gallery.show::<Level10>(&Position {
        name: "turn",
        rules,
        seed: "1",
        me: Some(0),
        pick: "",
        is_hinted: false,
        is_wanted: |state| {
            state.board().column() == 5
                && matches!(state.phase(), Phase::Turn(seat) if seat.index() == 0)
        },
    });
}
