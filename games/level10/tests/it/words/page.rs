//! What happened at a table of Level 10, for those who do not see all cards; and what actions do.

use sobremesa_conformance::words::readers;
use sobremesa_level10::memory::Said;
use sobremesa_level10::{Card, Deed, End, Event, Level10, Outcome, Statement, World};
use sobremesa_words::{Language, People, Tells};

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
        let (words, names) = (Level10::words(Language::English), names());
        assert_eq!(Level10::line(words, People::of(&names), &event).as_deref(), line);
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

/// Everything that is told of players, done by the first one, and where it can be, to the second one.
fn everything() -> Vec<Event> {
    let [seat, other] = [0, 1].map(seat);
    let (row, card) = (World::Forest, "F3".parse().expect("a card"));
    let put =
        |count, text: Option<&str>| Event::PutUnder { seat, count, cards: text.map(table::cards) };
    let drew = |text: &str| Event::Drew { seat, count: 1, cards: cards(text) };
    let said = |statement| Event::Said(Said { seat, statement, filled: 3 });
    let wish = |deed, whom| said(Statement::Wish { deed, world: row, whom });
    let outcome = Outcome { won: false, score: 9, placed: 9, unused_pauses: 0 };
    vec![
        Event::Began { seat },
        Event::Played { seat, card, column: 1 },
        Event::Paused { seat, row, column: 1, tuck: None },
        Event::Paused { seat, row, column: 1, tuck: Some(card) },
        Event::WasReset { seat, row, column: 1 },
        put(0, None),
        put(1, None),
        put(2, None),
        put(1, Some("D4")),
        put(2, Some("D4 P")),
        drew("F3"),
        drew("F3 P"),
        said(Statement::Count { world: row, count: 1 }),
        said(Statement::Count { world: row, count: 2 }),
        wish(Deed::Play, None),
        wish(Deed::Reset, None),
        wish(Deed::Play, Some(other)),
        wish(Deed::Reset, Some(other)),
        Event::Ended { end: End::Stuck(seat), outcome },
    ]
}

#[test]
fn every_reader_is_spoken_to_in_every_language() {
    let names = names();
    for language in Language::ALL {
        readers(&names, &everything(), |you, event| {
            Level10::line(Level10::words(language), People { names: &names, you }, event)
        });
    }
}

#[test]
fn readers_are_told_what_they_did_and_what_is_wished_of_them() {
    let names = names();
    let told = |language, you| -> Vec<String> {
        let people = People { names: &names, you: Some(seat(you)) };
        let line = |event: &Event| Level10::line(Level10::words(language), people, event);
        everything().iter().filter_map(line).collect()
    };
    assert_eq!(
        told(Language::English, 0),
        [
            "You begin.",
            "You play Forest 3 in column 2.",
            "You place a pause in Forest, column 2.",
            "You place a pause in Forest, column 2, and tuck Forest 3 under it.",
            "You place a reset in Forest, column 2.",
            "You exchange nothing.",
            "You put a card under the pile.",
            "You put 2 cards under the pile.",
            "You put Desert 4 under the pile.",
            "You put Desert 4 and a pause under the pile.",
            "You draw Forest 3.",
            "You draw Forest 3 and a pause.",
            "You have 1 Forest card.",
            "You have 2 Forest cards.",
            "You would like to play in Forest.",
            "You would like to place a reset in Forest.",
            "You would like Bruno to play in Forest.",
            "You would like Bruno to place a reset in Forest.",
            "You can do nothing, so the game is lost.",
        ]
    );
    for (language, wish) in [
        (Language::English, "Ada would like you to play in Forest."),
        (Language::Spanish, "Ada quiere que juegues en Bosque."),
        (Language::French, "Ada aimerait te voir jouer dans le monde Forêt."),
        (Language::Italian, "Ada vorrebbe che tu giocassi nel mondo Foresta."),
        (Language::Russian, "Ada просит вас сыграть карту в мир «Лес»."),
    ] {
        assert_eq!(told(language, 1)[16], wish);
    }
}
