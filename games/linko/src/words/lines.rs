//! What happens at a table, as a viewer may know it, and what can be done there, in a few words.

use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use crate::words::Names;
use crate::{Action, Answer, Cards, End, Event, Loot, Outcome, Source};

pub(super) fn name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// What happened, for a viewer who may know of it what `event` says.
pub(super) fn line(words: &Words, names: &[String], event: &Event) -> Option<String> {
    let by = |seat: &Seat| arg("name", name(names, *seat));
    let from = |seat: &Seat| arg("victim", name(names, *seat));
    let layer = |cards: &Cards| arg("cards", words.robbed(*cards));
    Some(match event {
        Event::Dealt { first, .. } => words.message("linko-first", [by(first)]),
        Event::Played { seat, layer: played } => {
            words.message("linko-played", [by(seat), layer(&played.cards())])
        }
        Event::GhostRobbed { seat, cards } => {
            words.message("linko-ghost-robbed", [by(seat), layer(cards)])
        }
        Event::Stolen { thief, victim, cards } => {
            words.message("linko-stolen", [by(thief), layer(cards), from(victim)])
        }
        Event::Left { thief, victim, cards } => {
            words.message("linko-left", [by(thief), layer(cards), from(victim)])
        }
        Event::TookBack { seat, cards } => {
            words.message("linko-took-back", [by(seat), layer(cards)])
        }
        Event::Discarded { seat, cards } => {
            words.message("linko-discarded", [by(seat), layer(cards)])
        }
        Event::Drew { seat, slot, cards: Some(cards) } => {
            let id = if slot.is_some() { "linko-drew-reserve" } else { "linko-drew-pile" };
            words.message(id, [by(seat), arg("cards", words.cards(*cards))])
        }
        Event::Drew { seat, cards: None, .. } => {
            words.message("linko-page-line-drew-unseen", [by(seat)])
        }
        Event::Passed { seat } => words.message("linko-passed", [by(seat)]),
        Event::Filled { .. } => return None,
        Event::Ended { end, outcome } => ended(words, names, *end, outcome),
    })
}

fn ended(words: &Words, names: &[String], end: End, outcome: &Outcome) -> String {
    let winners: Vec<String> = outcome.winners.iter().map(|seat| name(names, *seat)).collect();
    let count = arg("count", winners.len());
    let winners = arg("winners", words.list(&winners));
    match end {
        End::LastCard(seat) => {
            let values = [arg("name", name(names, seat)), count, winners];
            words.message("linko-page-line-ended-last-card", values)
        }
        End::Exhausted => words.message("linko-page-line-ended-exhausted", [count, winners]),
    }
}

/// What an action does, as one would say it on a button.
pub(super) fn deed(words: &Words, names: &[String], action: &Action) -> String {
    match action {
        Action::Play(layer) => {
            words.message("linko-page-deed-play", [arg("cards", words.layer_in_full(layer))])
        }
        Action::Ghost(value) => {
            words.message("linko-page-deed-ghost", [arg("value", value.number())])
        }
        Action::Steal { from, loot } => {
            let id = match loot {
                Loot::Take => "linko-page-deed-take",
                Loot::Leave => "linko-page-deed-leave",
            };
            words.message(id, [arg("name", name(names, *from))])
        }
        Action::Answer(Answer::Keep) => words.text("linko-page-deed-keep"),
        Action::Answer(Answer::Discard) => words.text("linko-page-deed-discard"),
        Action::Draw(Source::Pile) => words.text("linko-page-deed-draw-pile"),
        Action::Draw(Source::Slot(slot)) => {
            words.message("linko-page-deed-draw-slot", [arg("place", slot + 1)])
        }
        Action::Pass => words.text("linko-page-deed-pass"),
    }
}
