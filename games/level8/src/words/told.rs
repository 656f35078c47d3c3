//! What the page says of events and actions.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

use super::{BETWEEN, Names, list};
use crate::{Action, Card, End, Event, Laydown, MeldKind, Source, Tail};

/// What happened, for a viewer who may know of it what the event says.
pub(super) fn line(words: &Words, people: People<'_>, event: &Event) -> String {
    let card = |card: &Card| [arg("card", words.card(*card))];
    let of = |id: &str, seat: &Seat| people.tell(words, id, [("name", *seat)], []);
    let of_card = |id: &str, seat: &Seat, moved: &Card| {
        people.tell(words, id, [("name", *seat)], card(moved))
    };
    match event {
        Event::Dealt { dealer, turned_up: None, .. } => of("level8-page-dealt", dealer),
        Event::Dealt { dealer, turned_up: Some(top), .. } => {
            of_card("level8-page-dealt-and-turned-up", dealer, top)
        }
        Event::Reshuffled { .. } => words.text("level8-page-reshuffled"),
        Event::Drew { seat, from, card } => drew(words, people, *seat, *from, *card),
        Event::Laid { seat, level, .. } => {
            let level = arg("level", *level);
            people.tell(words, "level8-page-laid-down", [("name", *seat)], [level])
        }
        Event::Added { seat, to, card: added, .. } if seat == to => {
            of_card("level8-page-added-own", seat, added)
        }
        Event::Added { seat, to, card: added, .. } => {
            let players = [("name", *seat), ("owner", *to)];
            people.tell(words, "level8-page-added", players, card(added))
        }
        Event::Discarded { seat, card: discarded } => of_card("level8-discarded", seat, discarded),
        Event::Skipped { seat, target } => {
            people.tell(words, "level8-skipped", [("name", *seat), ("target", *target)], [])
        }
        Event::Passed { seat } => of("level8-passed", seat),
        Event::Kept { seat, count: 0, .. } => of("level8-kept-nothing", seat),
        Event::Kept { seat, count, .. } => {
            people.tell(words, "level8-page-kept", [("name", *seat)], [arg("count", *count)])
        }
        Event::RoundEnded { out, .. } => of("level8-round-ended", out),
        Event::Ended { end: End::LastLevel(seat), .. } => of("level8-ended-last-level", seat),
        Event::Ended { end: End::WentOut(seat), .. } => of("level8-ended-went-out", seat),
    }
}

/// A card that was drawn; from the pile only its player sees it.
fn drew(
    words: &Words,
    people: People<'_>,
    seat: Seat,
    from: Option<Seat>,
    card: Option<Card>,
) -> String {
    let name = ("name", seat);
    let Some(card) = card else { return people.tell(words, "level8-page-drew", [name], []) };
    let card = [arg("card", words.card(card))];
    match from {
        None => people.tell(words, "level8-drew-pile", [name], card),
        Some(owner) if owner == seat => people.tell(words, "level8-drew-own-discard", [name], card),
        Some(owner) => people.tell(words, "level8-drew-discard", [name, ("owner", owner)], card),
    }
}

/// What an action does, in a few words.
pub(super) fn deed(words: &Words, names: &[String], action: &Action) -> String {
    let name = |seat: &Seat| arg("name", People::of(names).name(*seat));
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
