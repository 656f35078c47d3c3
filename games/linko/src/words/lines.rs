//! What happens at a table, as a viewer may know it, and what can be done there, in a few words.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

use crate::words::Names;
use crate::{Action, Answer, Cards, End, Event, Loot, Outcome, Source};

/// What happened, for a viewer who may know of it what `event` says.
pub(super) fn line(words: &Words, people: People<'_>, event: &Event) -> Option<String> {
    let by = |seat: &Seat| [("name", *seat)];
    let between = |thief: &Seat, victim: &Seat| [("name", *thief), ("victim", *victim)];
    let layer = |cards: &Cards| [arg("cards", words.robbed(*cards))];
    Some(match event {
        Event::Dealt { first, .. } => people.tell(words, "linko-first", by(first), []),
        Event::Played { seat, layer: played } => {
            people.tell(words, "linko-played", by(seat), layer(&played.cards()))
        }
        Event::GhostRobbed { seat, cards } => {
            people.tell(words, "linko-ghost-robbed", by(seat), layer(cards))
        }
        Event::Stolen { thief, victim, cards } => {
            people.tell(words, "linko-stolen", between(thief, victim), layer(cards))
        }
        Event::Left { thief, victim, cards } => {
            people.tell(words, "linko-left", between(thief, victim), layer(cards))
        }
        Event::TookBack { seat, cards } => {
            people.tell(words, "linko-took-back", by(seat), layer(cards))
        }
        Event::Discarded { seat, cards } => {
            people.tell(words, "linko-discarded", by(seat), layer(cards))
        }
        Event::Drew { seat, slot, cards: Some(cards) } => {
            let id = if slot.is_some() { "linko-drew-reserve" } else { "linko-drew-pile" };
            people.tell(words, id, by(seat), [arg("cards", words.cards(*cards))])
        }
        Event::Drew { seat, cards: None, .. } => {
            people.tell(words, "linko-page-line-drew-unseen", by(seat), [])
        }
        Event::Passed { seat } => people.tell(words, "linko-passed", by(seat), []),
        Event::Filled { .. } => return None,
        Event::Ended { end, outcome } => ended(words, people, *end, outcome),
    })
}

/// Why the game is over, and who wins: the reader first, and the others by their names.
fn ended(words: &Words, people: People<'_>, end: End, outcome: &Outcome) -> String {
    let why = match end {
        End::LastCard(seat) => {
            people.tell(words, "linko-page-line-ended-last-card", [("name", seat)], [])
        }
        End::Exhausted => words.text("linko-page-line-ended-exhausted"),
    };
    let winners = &outcome.winners;
    let others = winners.iter().filter(|seat| people.you != Some(**seat));
    let others: Vec<String> = others.map(|seat| people.name(*seat)).collect();
    let you = if others.len() < winners.len() { "winners" } else { "other" };
    let values =
        [arg("you", you), arg("count", winners.len()), arg("winners", words.list(&others))];
    format!("{why} {}", words.message("linko-page-line-won", values))
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
            words.message(id, [arg("name", People::of(names).name(*from))])
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
