//! Why an action is a good one.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

use super::Names;
use crate::Card;
use crate::bots::reason::Reason;

pub(super) fn sentence(words: &Words, names: &[String], reason: &Reason) -> String {
    let name = |seat: Seat| arg("name", People::of(names).name(seat));
    let card = |id, card: Card| arg(id, words.card(card));
    let of_name = |id: &str, seat: Seat| words.message(id, [name(seat)]);
    match *reason {
        Reason::Wins => words.text("level8-why-wins"),
        Reason::Completes(level) => words.message("level8-why-completes", [arg("level", level)]),
        Reason::LaysNow => words.text("level8-why-lays-now"),
        Reason::Nearer(count) => words.message("level8-why-nearer", [arg("count", count)]),
        Reason::CanBeAdded => words.text("level8-why-can-be-added"),
        Reason::NothingOpenHelps => words.text("level8-why-nothing-open-helps"),
        Reason::NothingOpenFits => words.text("level8-why-nothing-open-fits"),
        Reason::GoesOut => words.text("level8-why-goes-out"),
        Reason::EndsRound => words.text("level8-why-ends-round"),
        Reason::Spare => words.text("level8-why-spare"),
        Reason::FitsNowhere => words.text("level8-why-fits-nowhere"),
        Reason::HoldsBack { card: held, next, taken } => {
            let values = [card("card", held), name(next), card("taken", taken)];
            words.message("level8-why-holds-back", values)
        }
        Reason::HoldsAddition { card: held, next } => {
            words.message("level8-why-holds-addition", [card("card", held), name(next)])
        }
        Reason::UselessToNext(next) => of_name("level8-why-useless-to-next", next),
        Reason::ThrownByNext(next) => of_name("level8-why-thrown-by-next", next),
        Reason::NearlyOut(rival, count) => {
            words.message("level8-why-nearly-out", [name(rival), arg("count", count)])
        }
        Reason::Furthest(rival, level) => {
            words.message("level8-why-furthest", [name(rival), arg("level", level)])
        }
        Reason::KeptFor(count) => words.message("level8-why-kept-for", [arg("count", count)]),
    }
}
