//! Why an action is a good one.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

use super::Names;
use crate::bots::reason::Reason;
use crate::{Card, Value};

pub(super) fn sentence(words: &Words, names: &[String], reason: &Reason) -> String {
    let name = |seat: &Seat| People::of(names).name(*seat);
    let set = |value: &Value, count: &u8| arg("set", words.set(Card::Number(*value), *count));
    match reason {
        Reason::Wins => words.text("linko-why-wins"),
        Reason::Shares => words.text("linko-why-shares"),
        Reason::Robs(victims) => {
            let victims: Vec<String> = victims.iter().map(name).collect();
            words.message(
                "linko-why-robs",
                [arg("count", victims.len()), arg("names", words.list(&victims))],
            )
        }
        Reason::RobsGhost(count) => words.message("linko-why-robs-ghost", [arg("count", *count)]),
        Reason::Sheds(count) => words.message("linko-why-sheds", [arg("count", *count)]),
        Reason::Safe => words.text("linko-why-safe"),
        Reason::SafeFromNext(next) => {
            words.message("linko-why-safe-from-next", [arg("name", name(next))])
        }
        Reason::Hurry(rival, count) => {
            words.message("linko-why-hurry", [arg("name", name(rival)), arg("count", *count)])
        }
        Reason::Joins(value, count) => words.message("linko-why-joins", [set(value, count)]),
        Reason::Joker => words.text("linko-why-joker"),
        Reason::Keeps(value, count) => words.message("linko-why-keeps", [set(value, count)]),
        Reason::Lowest => words.text("linko-why-lowest"),
        Reason::StaysAt(count) => words.message("linko-why-stays-at", [arg("count", *count)]),
        Reason::Exhausts => words.text("linko-why-exhausts"),
        Reason::NothingFits => words.text("linko-why-nothing-fits"),
        Reason::ReserveFits => words.text("linko-why-reserve-fits"),
        Reason::CardsCost => words.text("linko-why-cards-cost"),
    }
}
