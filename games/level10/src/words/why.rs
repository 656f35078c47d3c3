//! Why an action is a good one.

use sobremesa_words::{People, Words, arg};

use super::Names;
use crate::bots::reason::Reason;

pub(super) fn sentence(words: &Words, names: &[String], reason: &Reason) -> String {
    match *reason {
        Reason::OnlyHere(row) => {
            words.message("level10-why-only-here", [arg("row", words.world(row))])
        }
        Reason::CompletesColumn => words.text("level10-why-completes-column"),
        Reason::Next => words.text("level10-why-next"),
        Reason::Room(count) => words.message("level10-why-room", [arg("count", count)]),
        Reason::OnlyFit => words.text("level10-why-only-fit"),
        Reason::NothingFits => words.text("level10-why-nothing-fits"),
        Reason::SkipsNothing => words.text("level10-why-skips-nothing"),
        Reason::TucksDead => words.text("level10-why-tucks-dead"),
        Reason::OnlyRowForReset => words.text("level10-why-only-row-for-reset"),
        Reason::RowIsStuck => words.text("level10-why-row-is-stuck"),
        Reason::Frees(count) => words.message("level10-why-frees", [arg("count", count)]),
        Reason::PutsAwayMisfits => words.text("level10-why-puts-away-misfits"),
        Reason::PutsAwayLater(count) => {
            words.message("level10-why-puts-away-later", [arg("count", count)])
        }
        Reason::PutsAwayOthers => words.text("level10-why-puts-away-others"),
        Reason::KeepsNext(count) => words.message("level10-why-keeps-next", [arg("count", count)]),
        Reason::HasWorlds(seat, count) => {
            let name = arg("name", People::of(names).name(seat));
            words.message("level10-why-has-worlds", [name, arg("count", count)])
        }
    }
}
