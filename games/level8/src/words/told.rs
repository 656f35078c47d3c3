//! What the page says of events and actions.

use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use super::{BETWEEN, Names, list};
use crate::{Action, Card, End, Event, Laydown, MeldKind, Source, Tail};

pub(super) fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// What happened, for a viewer who may know of it what the event says.
pub(super) fn line(words: &Words, names: &[String], event: &Event) -> String {
    let named = |key, seat: &Seat| arg(key, name_of(names, *seat));
    let name = |seat: &Seat| named("name", seat);
    let card = |card: &Card| arg("card", words.card(*card));
    let of_name = |id: &str, seat: &Seat| words.message(id, [name(seat)]);
    match event {
        Event::Dealt { dealer, turned_up: None, .. } => of_name("level8-page-dealt", dealer),
        Event::Dealt { dealer, turned_up: Some(top), .. } => {
            words.message("level8-page-dealt-and-turned-up", [name(dealer), card(top)])
        }
        Event::Reshuffled { .. } => words.text("level8-page-reshuffled"),
        Event::Drew { seat, from, card } => drew(words, names, *seat, *from, *card),
        Event::Laid { seat, level, .. } => {
            words.message("level8-page-laid-down", [name(seat), arg("level", *level)])
        }
        Event::Added { seat, to, card: added, .. } if seat == to => {
            words.message("level8-page-added-own", [name(seat), card(added)])
        }
        Event::Added { seat, to, card: added, .. } => {
            words.message("level8-page-added", [name(seat), card(added), named("owner", to)])
        }
        Event::Discarded { seat, card: discarded } => {
            words.message("level8-discarded", [name(seat), card(discarded)])
        }
        Event::Skipped { seat, target } => {
            words.message("level8-skipped", [name(seat), named("target", target)])
        }
        Event::Passed { seat } => of_name("level8-passed", seat),
        Event::Kept { seat, count: 0, .. } => of_name("level8-kept-nothing", seat),
        Event::Kept { seat, count, .. } => {
            words.message("level8-page-kept", [name(seat), arg("count", *count)])
        }
        Event::RoundEnded { out, .. } => of_name("level8-round-ended", out),
        Event::Ended { end: End::LastLevel(seat), .. } => of_name("level8-ended-last-level", seat),
        Event::Ended { end: End::WentOut(seat), .. } => of_name("level8-ended-went-out", seat),
    }
}

/// A card that was drawn; from the pile only its player sees it.
fn drew(
    words: &Words,
    names: &[String],
    seat: Seat,
    from: Option<Seat>,
    card: Option<Card>,
) -> String {
    let name = arg("name", name_of(names, seat));
    let Some(card) = card else { return words.message("level8-page-drew", [name]) };
    let card = arg("card", words.card(card));
    match from {
        None => words.message("level8-drew-pile", [name, card]),
        Some(owner) if owner == seat => words.message("level8-drew-own-discard", [name, card]),
        Some(owner) => {
            let owner = arg("owner", name_of(names, owner));
            words.message("level8-drew-discard", [name, card, owner])
        }
    }
}

/// What an action does, in a few words.
pub(super) fn deed(words: &Words, names: &[String], action: &Action) -> String {
    let name = |seat: &Seat| arg("name", name_of(names, *seat));
    let card = |card: &Card| arg("card", words.card(*card));
    match action {
        Action::Draw(Source::Pile) => words.text("level8-page-deed-draw"),
        Action::Draw(Source::Discard(from)) => words.message("level8-page-deed-take", [name(from)]),
        Action::Lay(laydown) => {
            words.message("level8-page-deed-lay", [arg("melds", melds(words, laydown))])
        }
        Action::Add { to, group, card: added, tail } => {
            let end = match tail {
                Some(Tail::Low) => "low",
                Some(Tail::High) => "high",
                None => "none",
            };
            let values =
                [arg("end", end), card(added), arg("place", usize::from(*group) + 1), name(to)];
            words.message("level8-page-deed-add", values)
        }
        Action::Discard(discarded) => words.message("level8-page-deed-discard", [card(discarded)]),
        Action::Skip(target) => words.message("level8-page-deed-skip", [name(target)]),
        Action::Pass => words.text("level8-page-deed-pass"),
        Action::Keep(keep) if keep.cards().next().is_none() => {
            words.text("level8-page-deed-keep-nothing")
        }
        Action::Keep(keep) => {
            let cards: Vec<String> = keep.cards().map(|card| words.face(card)).collect();
            words.message("level8-page-deed-keep", [arg("cards", words.list(&cards))])
        }
    }
}

fn melds(words: &Words, laydown: &Laydown) -> String {
    let meld = |(kind, cards): (MeldKind, &[Card])| words.kind(kind, cards.len());
    list(laydown.melds().map(meld), BETWEEN)
}
