//! The sentences of the house.

use std::path::{Path, PathBuf};

use sobremesa_conformance::words::{languages, uses};
use sobremesa_words::{Dictionary, Language, Words, arg};

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

#[test]
fn plurals_follow_the_language() {
    let words = Words::of(Language::Russian);
    let missing = |count: usize| words.message("waiting-missing", [arg("count", count)]);
    let [one, few, many] = [missing(21), missing(3), missing(5)];
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
