//! The sentences of the house.

use std::path::{Path, PathBuf};

use sobremesa_conformance::words::{languages, typography, uses};
use sobremesa_table::Seat;
use sobremesa_words::{Dictionary, Language, People, Words, arg};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates").to_owned()
}

#[test]
fn every_language_tells_everything() {
    languages(&crates().join("words").join("locales"));
}

/// What games say with the house's sentences, such as the marks at a seat, is used there.
#[test]
fn every_message_is_used_and_every_used_one_exists() {
    let crates = crates();
    let games = crates.parent().expect("the house").join("games");
    let locales = crates.join("words").join("locales");
    uses(&locales, &crates, &[&games], &[], &[]);
}

/// In the sentences of the house and of all games.
#[test]
fn marks_are_set_as_each_language_sets_them() {
    let crates = crates();
    typography(&crates.join("words").join("locales"));
    let games = crates.parent().expect("the house").join("games");
    for game in std::fs::read_dir(games).expect("the games") {
        typography(&game.expect("a game").path().join("locales"));
    }
}

#[test]
fn the_last_of_a_list_is_joined_as_each_language_does_it() {
    let list = |language, names: &[&str]| Words::of(language).list(names);
    for (language, two, three) in [
        (Language::English, "Ana and Inés", "Ana, Ben and Eva"),
        (Language::Spanish, "Ana e Inés", "Ana, Ben y Eva"),
        (Language::French, "Ana et Inés", "Ana, Ben et Eva"),
        (Language::Italian, "Ana e Inés", "Ana, Ben ed Eva"),
        (Language::Russian, "Ana и Inés", "Ana, Ben и Eva"),
    ] {
        assert_eq!(list(language, &["Ana", "Inés"]), two);
        assert_eq!(list(language, &["Ana", "Ben", "Eva"]), three);
        assert_eq!(list(language, &["Ana"]), "Ana");
        assert_eq!(list(language, &[]), "");
    }
}

#[test]
fn numbers_are_written_as_each_language_does_it() {
    for (language, number, percent) in [
        (Language::English, "−2.50", "12.5%"),
        (Language::Spanish, "−2,50", "12,5\u{a0}%"),
        (Language::French, "−2,50", "12,5\u{202f}%"),
        (Language::Italian, "−2,50", "12,5%"),
        (Language::Russian, "−2,50", "12,5\u{a0}%"),
    ] {
        let words = Words::of(language);
        assert_eq!(
            (words.decimal(-2.5, 2), words.percent(0.125, 1)),
            (number.into(), percent.into())
        );
    }
}

/// A guest's first name is kept as it was made, and read in the reader's language; a chosen one is not
/// touched. Old databases have these very words.
#[test]
fn guests_are_called_so_in_the_readers_language() {
    let names = ["Guest 8025", "Comensal 8025", "Convive 8025", "Ospite 8025", "Гость 8025"];
    for (reader, expected) in Language::ALL.into_iter().zip(names) {
        for name in names {
            assert_eq!(Words::of(reader).person(name), expected);
        }
        for name in ["Ana", "Agent 8025", "Guest", "8025", "Guest 80 25", ""] {
            assert_eq!(Words::of(reader).person(name), name);
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let words = Words::of(Language::Russian);
    let good = |count: usize| words.message("verify-good", [arg("count", count)]);
    let [one, few, many] = [good(21), good(3), good(5)];
    assert_ne!(one.replace("21", ""), few.replace('3', ""));
    assert_ne!(few.replace('3', ""), many.replace('5', ""));
}

#[test]
fn a_dictionary_has_the_words_of_the_house_too() {
    static WORDS: Dictionary = Dictionary::english("toy-name = Toy");
    for language in Language::ALL {
        let words = WORDS.of(language);
        assert_eq!(words.text("toy-name"), "Toy");
        assert_eq!(words.text("page-menu"), Words::of(language).text("page-menu"));
        assert!(!words.has("no-such-message"));
    }
}

/// Even if somebody is called like a value of the message.
#[test]
fn players_are_spoken_to_by_their_seats_and_not_by_their_names() {
    static WORDS: Dictionary = Dictionary::english(
        "toy-robbed = { $you ->
            [name] You rob { $victim } of { $what }.
            [victim] { $name } robs you of { $what }.
           *[other] { $name } robs { $victim } of { $what }.
          }",
    );
    let words = WORDS.of(Language::English);
    let names = ["victim", "name", "other"].map(String::from);
    let [thief, victim, third] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
    for (you, told) in [
        (Some(thief), "You rob name of a hat."),
        (Some(victim), "victim robs you of a hat."),
        (Some(third), "victim robs name of a hat."),
        (None, "victim robs name of a hat."),
    ] {
        let people = People { names: &names, you };
        let players = [("name", thief), ("victim", victim)];
        assert_eq!(people.tell(words, "toy-robbed", players, [arg("what", "a hat")]), told);
    }
}
