//! The rules pages: every rule has its place, in every language.

use std::collections::BTreeSet;

use sobremesa_games::Name;
use sobremesa_page::{House, Looks, rules};
use sobremesa_words::Language;

/// A game's prefix, our description of its rules, and the code that refuses by them.
fn sources(game: Name) -> (&'static str, &'static str, &'static str) {
    match game {
        Name::Level10 => (
            "L10-",
            include_str!("../../../docs/rules/level10.md"),
            include_str!("../../level10/src/refusal.rs"),
        ),
        Name::Linko => (
            "LK-",
            include_str!("../../../docs/rules/linko.md"),
            include_str!("../../linko/src/refusal.rs"),
        ),
        Name::Level8 => (
            "L8-",
            include_str!("../../../docs/rules/level8.md"),
            include_str!("../../level8/src/refusal.rs"),
        ),
    }
}

fn page(language: Language, game: Name) -> String {
    let house = House { language, looks: Looks::default(), name: None, path: "/".into() };
    rules::page(&house, game).into_string()
}

/// The parts of a text between `start` and the next `end`.
fn between<'a>(text: &'a str, start: &str, end: char) -> Vec<&'a str> {
    let part = |(at, start): (usize, &str)| {
        let rest = &text[at + start.len()..];
        rest.find(end).map(|end| &rest[..end])
    };
    text.match_indices(start).filter_map(part).collect()
}

/// The rules of a game by their ids: those that our description defines.
fn defined(game: Name) -> BTreeSet<String> {
    let (prefix, book, _) = sources(game);
    let numbers = between(book, &format!("**{prefix}"), '*');
    numbers.into_iter().map(|number| format!("{prefix}{number}")).collect()
}

/// The rules that the engine refuses by, and what is refused without one.
fn refused(game: Name) -> BTreeSet<String> {
    let (prefix, _, code) = sources(game);
    let numbers = between(code, &format!("\"{prefix}"), '"');
    let rules = numbers.into_iter().map(|number| format!("{prefix}{number}"));
    rules.chain([sobremesa_table::record::REC.to_owned()]).collect()
}

#[test]
fn every_rule_and_every_refusal_has_its_place_in_every_language() {
    for game in Name::ALL {
        let (defined, refused) = (defined(game), refused(game));
        assert!(defined.len() > 20 && refused.len() > 10, "the rules were found");
        for language in Language::ALL {
            let html = page(language, game);
            for rule in defined.union(&refused) {
                let place = format!("<div class=\"rule\" id=\"{rule}\">");
                assert_eq!(html.matches(&place).count(), 1, "{rule} in {language:?}");
            }
            assert_eq!(html.matches("<div class=\"rule\"").count(), defined.len() + 1);
        }
    }
}

#[test]
fn ids_are_unique_and_links_within_the_page_lead_somewhere() {
    for game in Name::ALL {
        for language in Language::ALL {
            let html = page(language, game);
            let ids = between(&html, " id=\"", '"');
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "{game:?} has an id twice");
            for target in between(&html, "href=\"#", '"') {
                assert!(unique.contains(target), "{target} is missing in {language:?}");
            }
        }
    }
}

#[test]
fn nothing_is_styled_or_scripted_in_line() {
    for game in Name::ALL {
        let html = page(Language::English, game);
        assert!(!html.contains(" style=") && !html.contains("<style"));
        assert_eq!(html.matches("<script").count(), 1, "the script of every page");
        assert!(!html.contains(" onclick=") && !html.contains("javascript:"));
    }
}

#[test]
fn rules_that_are_named_in_a_text_are_links() {
    let html = page(Language::English, Name::Linko);
    assert!(html.contains("(<a href=\"#LK-12\">LK-12</a>)"));
    assert!(html.contains("it can: <a href=\"#LK-17\">LK-17</a>.)"));
}

#[test]
fn examples_are_drawn_with_spoken_cards() {
    for (game, least) in [(Name::Level10, 60), (Name::Linko, 80), (Name::Level8, 60)] {
        let html = page(Language::English, game);
        let drawn = html.matches("class=\"card ").count();
        assert!(drawn >= least, "{game:?} has only {drawn} cards");
        assert_eq!(
            html.matches("role=\"img\" aria-label=\"").count(),
            drawn,
            "every card is named"
        );
    }
}
