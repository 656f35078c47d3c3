//! What players of Level 10 read.

mod page;

use std::path::Path;

use sobremesa_conformance::words::{languages, uses};
use sobremesa_level10::{Card, End, Level10, Refusal, Rules, Scoring, World};
use sobremesa_table::Record;
use sobremesa_words::{Language, Tells, arg};

use crate::rules::table::seat;

/// At a table, a refusal speaks to the player who tried something, and of the others by their names.
#[test]
fn players_are_told_of_people_and_not_of_seats() {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    let card: Card = "S3".parse().unwrap();
    for (language, turn, held) in [
        (Language::English, "It’s Cleo’s turn.", "You don’t have Sky 3."),
        (Language::Spanish, "Le toca a Cleo.", "No tienes Cielo 3."),
        (Language::French, "C’est à Cleo de jouer.", "Tu n’as pas la carte Ciel 3."),
        (Language::Italian, "Tocca a Cleo.", "Non hai Cielo 3."),
        (Language::Russian, "Сейчас ходит Cleo.", "У вас нет карты «Облака 3»."),
    ] {
        let told = |refusal| Level10::refusal(Level10::words(language), &names, &refusal);
        assert_eq!(told(Refusal::NotYourTurn { turn: seat(2) }), turn);
        assert_eq!(told(Refusal::NotHeld { card }), held);
    }
}

/// The scoring is told only where it is not the usual one.
#[test]
fn titles_are_short() {
    let title = |scoring| {
        let rules = Rules { players: 3, pauses: 2, scoring };
        Language::ALL.map(|language| Level10::title(Level10::words(language), &rules))
    };
    assert_eq!(
        title(Scoring::Victory),
        [
            "Level 10, 3 players, 2 pauses",
            "Level 10, 3 participantes, 2 pausas",
            "Level 10, partie à 3, 2 pauses",
            "Level 10, 3 giocatori, 2 pause",
            "Level 10, 3 игрока, 2 паузы",
        ]
    );
    let strict = "Level 10, 3 players, 2 pauses, higher bonus only without pauses";
    assert_eq!(title(Scoring::Strict)[0], strict);
}

/// What follows a lead-in begins with a capital letter, so the lead-in is a sentence of its own.
#[test]
fn hints_are_sentences_of_their_own() {
    let deed = || arg("deed", "Jugar");
    for language in [Language::Spanish, Language::French, Language::Italian, Language::Russian] {
        let told = Level10::words(language).message("page-hinted", [deed()]);
        assert!(told.contains(". Jugar."), "{told}");
    }
}

/// What a record's reader is told has the words that it always had.
#[test]
fn refusals_are_sentences() {
    let forest_6 = "F6".parse().unwrap();
    let card: Card = "F6".parse().unwrap();
    let row = World::Sky;
    for (refusal, sentence) in [
        (Refusal::WrongPlayers { players: 6 }, "Level 10 is for 1 to 5 players, not 6."),
        (Refusal::TooManyPauses { pauses: 4 }, "The box has three pauses, not 4."),
        (Refusal::NotDealt, "The cards are not dealt yet."),
        (Refusal::AlreadyDealt, "The cards are dealt already."),
        (Refusal::GameOver, "The game is over."),
        (
            Refusal::NoSuchSeat { seat: seat(4), players: 3 },
            "There is no seat 4 here: 3 play, and seats are counted from 0.",
        ),
        (
            Refusal::WrongDeck { card, found: 2, expected: 1 },
            "Forest 6 was dealt 2 times; there is exactly one in the deck.",
        ),
        (
            Refusal::WrongDeck { card: Card::Pause, found: 1, expected: 2 },
            "One pause was dealt, and 2 should have been.",
        ),
        (
            Refusal::WrongHandCount { found: 2, players: 3 },
            "2 hands were dealt, and 3 should have been.",
        ),
        (
            Refusal::WrongHandSize { seat: seat(1), found: 5, expected: 6 },
            "Seat 1 was dealt 5 cards, and should have 6.",
        ),
        (Refusal::BeginnerNotChosen, "First the team chooses who begins."),
        (Refusal::BeginnerAlreadyChosen, "The team has already chosen who begins."),
        (Refusal::TeamDecides, "Who begins is decided together."),
        (
            Refusal::FalseCount { world: row, told: 3, held: 2 },
            "A count must be true: 3 of Sky were told, and 2 are held.",
        ),
        (
            Refusal::WishOfOneself { seat: seat(1) },
            "A wish is about oneself, or names another player; seat 1 named itself.",
        ),
        (Refusal::CountMissing, "A count needs its number."),
        (
            Refusal::GarbledStatement,
            "A count tells a number and names nobody; a wish tells no number.",
        ),
        (Refusal::NotYourTurn { turn: seat(2) }, "It is the turn of seat 2."),
        (Refusal::NotHeld { card }, "Forest 6 is not in this hand."),
        (Refusal::NotHeld { card: Card::Pause }, "There is no pause in this hand."),
        (
            Refusal::SwapIsDue,
            "After the reset comes the exchange: put up to two cards under the pile, or none.",
        ),
        (
            Refusal::NoSwapNow,
            "Cards are exchanged only right after placing a reset, while the pile has cards.",
        ),
        (Refusal::TooManySwapped { count: 3 }, "At most two cards can be exchanged, not 3."),
        (
            Refusal::SwappedNotHeld { card },
            "Forest 6 cannot be put under the pile: it is not in this hand.",
        ),
        (Refusal::NoResetLeft { row }, "Sky has no reset left."),
        (
            Refusal::ColumnHasReset { row },
            "This column has its reset already, so Sky cannot take one.",
        ),
        (
            Refusal::OtherWorld { card: forest_6, row },
            "Forest 6 belongs in the row Forest, not Sky.",
        ),
        (Refusal::TooLow { card: forest_6, last: 8 }, "Forest 6 cannot follow Forest 8."),
        (Refusal::RowFilled { row }, "Sky already has its card in this column."),
        (
            Refusal::ColumnNeedsReset { row },
            "This column still needs its reset, so Sky must take it.",
        ),
        (
            Refusal::TuckTooEarly { pile_size: 1 },
            "A card can be tucked only when the pile is empty; it has one card.",
        ),
        (
            Refusal::TuckedOtherWorld { card: forest_6, row },
            "Forest 6 cannot be tucked in the row Sky: only a card of that world can.",
        ),
        (
            Refusal::TuckedNotHeld { card: forest_6 },
            "Forest 6 cannot be tucked: it is not in this hand.",
        ),
        (Refusal::WrongWinner { end: End::Won }, "The grid is full, so the game was won."),
        (
            Refusal::WrongWinner { end: End::Stuck(seat(0)) },
            "A player could do nothing, so the game was lost.",
        ),
        (
            Refusal::WrongWinner { end: End::HandsEmpty },
            "All hands are empty and the grid is not full, so the game was lost.",
        ),
        (Refusal::WrongScore { expected: 53, claimed: 58 }, "The score is 53, not 58."),
        (
            Refusal::WrongPlaced { expected: 48, claimed: 50 },
            "48 level and reset cards have a cell, not 50.",
        ),
        (
            Refusal::WrongUnusedPauses { expected: 1, claimed: 0 },
            "One of the three pauses is unused, not 0.",
        ),
    ] {
        assert_eq!(Level10::refusal(Level10::words(Language::English), &[], &refusal), sentence);
    }
}

/// Every event of the golden games can be told; two of them are kept in full.
#[test]
fn games_are_told_move_by_move() {
    let games = include_str!("../golden/games.jsonl");
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eva"].map(String::from).into();
    let tell = |line: &str| {
        let mut text = String::new();
        Record::<Level10>::replay(line, |course, step| {
            text += &Level10::step(Level10::words(Language::English), course, step, &names);
            text.push('\n');
        })
        .unwrap();
        text
    };
    let told: Vec<String> = games.lines().map(tell).collect();
    insta::assert_snapshot!("lost_alone", told[0]);
    insta::assert_snapshot!("won_by_three", told[22]);
}

#[test]
fn every_language_tells_everything_and_no_message_is_idle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let house = folder.join("../../crates/words/locales");
    languages(&folder.join("locales"));
    let asked = ["option-", "level10-name", "level10-kind", "level10-sentence", "rules-level10-"];
    uses(&folder.join("locales"), &folder.join("src"), &[], &[&house], &asked);
}
