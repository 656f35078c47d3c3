//! What happened at a table of Level 10, for those who do not see all cards; and what actions do.

use sobremesa_level10::{Card, Event, Level10};
use sobremesa_words::{Language, Tells};

use crate::rules::table::{self, seat};

fn names() -> Vec<String> {
    ["Ada", "Bruno"].map(String::from).into()
}

fn cards(text: &str) -> Option<Vec<Card>> {
    Some(table::cards(text))
}

#[test]
fn hidden_cards_are_told_by_their_number() {
    let seat = seat(1);
    for (event, line) in [
        (
            Event::PutUnder { seat, count: 2, cards: None },
            Some("Bruno puts 2 cards under the pile."),
        ),
        (
            Event::PutUnder { seat, count: 1, cards: None },
            Some("Bruno puts a card under the pile."),
        ),
        (Event::PutUnder { seat, count: 0, cards: None }, Some("Bruno exchanges nothing.")),
        (
            Event::PutUnder { seat, count: 2, cards: cards("D4 P") },
            Some("Bruno puts Desert 4 and a pause under the pile."),
        ),
        (Event::Drew { seat, count: 1, cards: None }, None),
        (Event::Drew { seat, count: 1, cards: cards("F3") }, Some("Bruno draws Forest 3.")),
        (Event::Began { seat }, Some("Bruno begins.")),
        (
            Event::Dealt { hand_size: 7, pile_size: 28, hand: None },
            Some("Each player is dealt 7 cards; the pile has 28."),
        ),
    ] {
        assert_eq!(
            Level10::line(Level10::words(Language::English), &names(), &event).as_deref(),
            line
        );
    }
}

#[test]
fn deeds_are_short_and_plain() {
    for (action, deed) in [
        ("first 1", "Let Bruno begin"),
        ("play D4", "Play Desert 4"),
        ("pause F", "Place a pause in Forest"),
        ("pause F tuck F3", "Place a pause in Forest and tuck Forest 3"),
        ("reset V", "Place a reset in Volcano"),
        ("swap", "Exchange nothing"),
        ("swap D4", "Put Desert 4 under the pile"),
        ("swap D4 P", "Put Desert 4 and a pause under the pile"),
    ] {
        let parsed = action.parse().expect("an action");
        assert_eq!(Level10::deed(Level10::words(Language::English), &names(), &parsed), deed);
    }
}
