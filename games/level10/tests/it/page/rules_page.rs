//! The rules page: every rule has its place, in every language.

use std::collections::BTreeSet;

use sobremesa_conformance::rulebook::check_cards;
use sobremesa_level10::Level10;
use sobremesa_page::{Cover, House, rules};
use sobremesa_table::REC;
use sobremesa_words::Language;

fn page(language: Language) -> String {
    let house = House { language, path: "/".into(), ..House::default() };
    let cover = Cover::of::<Level10>();
    rules::page(&house, &cover, &[cover], None).into_string()
}

/// The parts of a text between `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    let part = |(at, start): (usize, &str)| {
        let rest = &text[at + start.len()..];
        rest.find(end).map(|end| &rest[..end])
    };
    text.match_indices(start).filter_map(part).collect()
}

/// The ids of rules that stand in a text after `start`.
fn ids(text: &str, start: &str, end: char) -> BTreeSet<String> {
    let numbers = between(text, &format!("{start}L10-"), end);
    numbers.into_iter().map(|number| format!("L10-{number}")).collect()
}

/// The rules that our description defines.
fn defined() -> BTreeSet<String> {
    ids(include_str!("../../../RULES.md"), "**", '*')
}

/// The rules that the engine refuses by, and what is refused without one.
fn refused() -> BTreeSet<String> {
    let mut rules = ids(include_str!("../../../src/refusal.rs"), "\"", '"');
    rules.insert(REC.to_owned());
    rules
}

#[test]
fn every_rule_and_every_refusal_has_its_place_in_every_language() {
    let (defined, refused) = (defined(), refused());
    assert!(defined.len() > 20 && refused.len() > 10, "the rules were found");
    for language in Language::ALL {
        let html = page(language);
        for rule in defined.union(&refused) {
            let place = format!("<div class=\"rule\" id=\"{rule}\">");
            assert_eq!(html.matches(&place).count(), 1, "{rule} in {language:?}");
        }
        assert_eq!(html.matches("<div class=\"rule\"").count(), defined.len() + 1);
    }
}

#[test]
fn ids_are_unique_and_links_within_the_page_lead_somewhere() {
    for language in Language::ALL {
        let html = page(language);
        let ids = between(&html, " id=\"", '"');
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(unique.len(), ids.len(), "an id stands there twice");
        for target in between(&html, "href=\"#", '"') {
            assert!(unique.contains(target), "{target} is missing in {language:?}");
        }
    }
}

#[test]
fn nothing_is_styled_or_scripted_in_line() {
    let html = page(Language::English);
    assert!(!html.contains(" style=") && !html.contains("<style"));
    assert_eq!(html.matches("<script").count(), 1, "the script of every page");
    assert!(!html.contains(" onclick=") && !html.contains("javascript:"));
}

#[test]
fn examples_are_drawn_with_spoken_cards() {
    check_cards(&page(Language::English), 60);
}
