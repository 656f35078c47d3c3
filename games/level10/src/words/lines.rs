//! What happened, for a viewer who may not know all cards; and what an action does.

use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use super::{Names, Narrator};
use crate::{Action, Card, End, Event, LevelCard, World};

impl Narrator<'_> {
    /// What happened; none for what is seen and need not be told.
    pub(super) fn line(&self, event: &Event) -> Option<String> {
        let (words, people) = (self.words, self.people);
        Some(match event {
            Event::Dealt { hand_size, pile_size, .. } => words.message(
                "level10-page-line-dealt",
                [arg("hand", *hand_size), arg("pile", *pile_size)],
            ),
            Event::PutUnder { seat, count, cards: None } if *count > 0 => {
                let count = arg("count", *count);
                people.tell(words, "level10-page-line-put-under", [("name", *seat)], [count])
            }
            Event::PutUnder { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                let ids = ["level10-page-line-put-one", "level10-page-line-put-two"];
                self.moved(ids, *seat, cards)?
            }
            Event::Drew { seat, cards: Some(cards), .. } => {
                let ids = ["level10-page-line-drew-one", "level10-page-line-drew-two"];
                self.moved(ids, *seat, cards)?
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

    /// What happens before everyone's eyes; none for what else happens.
    pub(super) fn open_event(&self, event: &Event) -> Option<String> {
        let (words, people) = (self.words, self.people);
        let column = |column: usize| arg("column", column + 1);
        let row = |row: World| arg("row", words.world(row));
        let card = |card: LevelCard| arg("card", words.level_card(card));
        Some(match *event {
            Event::Began { seat } => people.tell(words, "level10-began", [("name", seat)], []),
            Event::Played { seat, card: level, column: at } => {
                people.tell(words, "level10-played", [("name", seat)], [card(level), column(at)])
            }
            Event::Paused { seat, row: to, column: at, tuck: None } => {
                people.tell(words, "level10-paused", [("name", seat)], [row(to), column(at)])
            }
            Event::Paused { seat, row: to, column: at, tuck: Some(under) } => {
                let values = [row(to), column(at), card(under)];
                people.tell(words, "level10-paused-tucking", [("name", seat)], values)
            }
            Event::WasReset { seat, row: to, column: at } => {
                people.tell(words, "level10-was-reset", [("name", seat)], [row(to), column(at)])
            }
            Event::PutUnder { seat, count: 0, .. } => {
                people.tell(words, "level10-put-nothing-under", [("name", seat)], [])
            }
            Event::PutUnder { .. }
            | Event::Dealt { .. }
            | Event::Drew { .. }
            | Event::Said(_)
            | Event::Ended { .. } => return None,
        })
    }

    /// How it ended, in one sentence.
    fn end(&self, end: End) -> String {
        match end {
            End::Won => self.words.text("level10-won"),
            End::HandsEmpty => self.words.text("level10-hands-empty"),
            End::Stuck(seat) => self.stuck(seat),
        }
    }

    /// Who can do nothing.
    pub(super) fn stuck(&self, seat: Seat) -> String {
        self.people.tell(self.words, "level10-stuck", [("name", seat)], [])
    }

    /// One or two cards that someone moved.
    fn moved(&self, ids: [&str; 2], seat: Seat, cards: &[Card]) -> Option<String> {
        let (words, people, by) = (self.words, self.people, [("name", seat)]);
        let card = |name, card: &Card| arg(name, words.card(*card));
        match cards {
            [one] => Some(people.tell(words, ids[0], by, [card("first", one)])),
            [one, two] => {
                let values = [card("first", one), card("second", two)];
                Some(people.tell(words, ids[1], by, values))
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
    let name = |card: &Card| words.card(*card);
    match cards {
        [one] => words.message("level10-page-do-swap-one", [arg("first", name(one))]),
        [one, two] => words.message(
            "level10-page-do-swap-two",
            [arg("first", name(one)), arg("second", name(two))],
        ),
        _ => words.text("level10-page-do-swap-none"),
    }
}
