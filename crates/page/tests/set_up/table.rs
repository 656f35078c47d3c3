//! A table at which nothing out of the ordinary happens.

use sobremesa_page::{Chair, ChairKind, Stage, Table};
use sobremesa_table::{Owed, Seat};

/// A person who plays.
pub(crate) const PERSON: ChairKind = ChairKind::Person {
    is_ready: true,
    is_away: false,
    is_replaced: false,
    wants_end: false,
    is_muted: false,
};

/// A table of so many people, as one of them or a spectator sees it.
pub(crate) fn table(players: usize, me: Option<Seat>, owed: Owed) -> Table {
    let names = ["Nina", "Bruno", "Ada", "Maximiliana", "Li", "Olga"];
    let chair = |name: &str| Chair { name: name.into(), kind: PERSON };
    Table {
        id: "some-table".into(),
        version: 1,
        decision: 1,
        stage: if owed == Owed::Nobody { Stage::Finished } else { Stage::Running },
        chairs: names.into_iter().take(players).map(chair).collect(),
        me,
        is_host: false,
        is_away: false,
        owed,
        clock: None,
        can_undo: false,
        is_practice: false,
        tells_counts: false,
        said: Vec::new(),
        rematch: None,
    }
}
