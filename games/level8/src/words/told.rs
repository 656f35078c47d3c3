//! What the page says of cards, events and actions.

use sobremesa_level8::{
    Action, Card, Color, Combination, End, Event, Laydown, Level, MeldKind, Source, Tail,
};
use sobremesa_table::Seat;

use super::list;
use crate::{Words, arg};

impl Words {
    /// A card's name without an article, as it is spoken where no sentence stands around it.
    pub fn level8_face(&self, card: Card) -> String {
        match card {
            Card::Number(number) => {
                let color = arg("color", self.level8_color(number.color));
                self.message("level8-page-number", [color, arg("value", number.value.number())])
            }
            Card::Joker => self.text("level8-page-joker"),
            Card::Skip => self.text("level8-page-skip"),
        }
    }

    /// What a combination of so many cards is, in a few words.
    pub fn level8_kind(&self, kind: MeldKind, size: usize) -> String {
        self.declared("level8-page-meld", kind, size)
    }

    /// What a combination of so many cards stands for, where it is seen what kind it is.
    pub fn level8_reading(&self, kind: MeldKind, size: usize) -> String {
        self.declared("level8-page-reading-of", kind, size)
    }

    fn declared(&self, id: &str, kind: MeldKind, size: usize) -> String {
        let (name, value, color) = match kind {
            MeldKind::Run(from) => ("run", from.number(), Color::Red),
            MeldKind::Set(value) => ("set", value.number(), Color::Red),
            MeldKind::Color(color) => ("color", 0, color),
        };
        let values = [
            arg("kind", name),
            arg("size", size),
            arg("from", value),
            arg("to", usize::from(value) + size.saturating_sub(1)),
            arg("value", value),
            arg("color", self.level8_color(color)),
        ];
        self.message(id, values)
    }

    /// A level's combinations, equal ones counted.
    pub fn level8_level_counted(&self, level: &Level) -> String {
        let alike = level.combinations().chunk_by(|one, other| one == other);
        let part = |alike: &[Combination]| {
            let kind = match alike[0] {
                Combination::Run(_) => "run",
                Combination::Set(2) => "pair",
                Combination::Set(_) => "set",
                Combination::Color(_) => "color",
            };
            let values =
                [arg("kind", kind), arg("count", alike.len()), arg("size", alike[0].size())];
            self.message("level8-page-parts", values)
        };
        list(alike.map(part), " + ")
    }
}

fn name_of(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// What happened, for a viewer who may know of it what the event says.
pub(super) fn line(words: &Words, names: &[String], event: &Event) -> String {
    let named = |key, seat: &Seat| arg(key, name_of(names, *seat));
    let name = |seat: &Seat| named("name", seat);
    let card = |card: &Card| arg("card", words.level8_card(*card));
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
    let card = arg("card", words.level8_card(card));
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
    let card = |card: &Card| arg("card", words.level8_card(*card));
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
            let place = words.message("level8-place", [arg("place", *group)]);
            let values = [arg("end", end), card(added), arg("place", place), name(to)];
            words.message("level8-page-deed-add", values)
        }
        Action::Discard(discarded) => words.message("level8-page-deed-discard", [card(discarded)]),
        Action::Skip(target) => words.message("level8-page-deed-skip", [name(target)]),
        Action::Pass => words.text("level8-page-deed-pass"),
        Action::Keep(keep) if keep.cards().next().is_none() => {
            words.text("level8-page-deed-keep-nothing")
        }
        Action::Keep(keep) => {
            let cards = list(keep.cards().map(|card| words.level8_face(card)), ", ");
            words.message("level8-page-deed-keep", [arg("cards", cards)])
        }
    }
}

fn melds(words: &Words, laydown: &Laydown) -> String {
    let meld = |(kind, cards): (MeldKind, &[Card])| words.level8_kind(kind, cards.len());
    list(laydown.melds().map(meld), " + ")
}
