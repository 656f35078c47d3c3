//! What happened, for a viewer who may not know all cards; and what an action does.

use sobremesa_level10::{Action, Card, End, Event};

use super::Narrator;
use crate::{Words, arg};

impl Narrator<'_> {
    /// What happened; none for what is seen and need not be told.
    pub(super) fn line(&self, event: &Event) -> Option<String> {
        let words = self.words;
        Some(match event {
            Event::Dealt { hand_size, pile_size, .. } => words.message(
                "level10-page-line-dealt",
                [arg("hand", *hand_size), arg("pile", *pile_size)],
            ),
            Event::PutUnder { seat, count, cards: None } if *count > 0 => words.message(
                "level10-page-line-put-under",
                [arg("name", self.name(*seat)), arg("count", *count)],
            ),
            Event::PutUnder { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                let ids = ["level10-page-line-put-one", "level10-page-line-put-two"];
                self.moved(ids, &self.name(*seat), cards)?
            }
            Event::Drew { seat, cards: Some(cards), .. } => {
                let ids = ["level10-page-line-drew-one", "level10-page-line-drew-two"];
                self.moved(ids, &self.name(*seat), cards)?
            }
            Event::Drew { cards: None, .. } => return None,
            Event::Ended { end, .. } => self.end(*end),
            Event::Said(said) => self.statement(said.seat, said.statement),
            Event::Began { .. }
            | Event::Played { .. }
            | Event::Paused { .. }
            | Event::WasReset { .. }
            | Event::PutUnder { .. } => self.open_event(event)?,
        })
    }

    /// How it ended, in one sentence.
    fn end(&self, end: End) -> String {
        match end {
            End::Won => self.words.text("level10-won"),
            End::HandsEmpty => self.words.text("level10-hands-empty"),
            End::Stuck(seat) => self.words.message("level10-stuck", [arg("name", self.name(seat))]),
        }
    }

    /// One or two cards that someone moved.
    fn moved(&self, ids: [&str; 2], name: &str, cards: &[Card]) -> Option<String> {
        let card = |card: &Card| self.words.level10_card(*card);
        match cards {
            [one] => Some(self.words.message(ids[0], [arg("name", name), arg("first", card(one))])),
            [one, two] => {
                let values = [arg("name", name), arg("first", card(one)), arg("second", card(two))];
                Some(self.words.message(ids[1], values))
            }
            _ => None,
        }
    }

    /// What an action does, in a few words.
    pub(super) fn deed(&self, action: &Action) -> String {
        let words = self.words;
        let row = |row| arg("row", words.world(row));
        let card = |card| arg("card", words.level_card(card));
        match *action {
            Action::First(seat) => {
                words.message("level10-page-do-first", [arg("name", self.name(seat))])
            }
            Action::Play(level) => words.message("level10-page-do-play", [card(level)]),
            Action::Pause { row: to, tuck: None } => {
                words.message("level10-page-do-pause", [row(to)])
            }
            Action::Pause { row: to, tuck: Some(level) } => {
                words.message("level10-page-do-tuck", [row(to), card(level)])
            }
            Action::Reset(to) => words.message("level10-page-do-reset", [row(to)]),
            Action::Swap(swap) => under_the_pile(words, &swap.cards().collect::<Vec<Card>>()),
        }
    }
}

fn under_the_pile(words: &Words, cards: &[Card]) -> String {
    let name = |card: &Card| words.level10_card(*card);
    match cards {
        [one] => words.message("level10-page-do-swap-one", [arg("first", name(one))]),
        [one, two] => words.message(
            "level10-page-do-swap-two",
            [arg("first", name(one)), arg("second", name(two))],
        ),
        _ => words.text("level10-page-do-swap-none"),
    }
}
