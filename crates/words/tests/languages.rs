//! Every language tells everything, with the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use sobremesa_words::{Language, Words};

/// The values that each message of a language wants.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the language's folder") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let resource = fluent_syntax::parser::parse(text).expect("the file is valid");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut values = BTreeSet::new();
                collect(&message.value.expect("a message has a text"), &mut values);
                messages.insert(message.id.name, values);
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, values),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, values);
                    variants.iter().for_each(|variant| collect(&variant.value, values));
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, values));
        }
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_values() {
    let english = messages(Language::English);
    assert!(english.len() > 300, "the messages were found");
    for language in Language::ALL {
        let told = messages(language);
        for (id, values) in &english {
            let found = told.get(id);
            let code = language.code();
            assert!(found.is_some(), "{code} lacks `{id}`");
            assert_eq!(found, Some(values), "{code} has other values in `{id}`");
        }
        let unknown: Vec<&String> = told.keys().filter(|id| !english.contains_key(*id)).collect();
        assert_eq!(unknown, Vec::<&String>::new(), "{} has more", language.code());
    }
}

/// What most sentences of a language say differs from the English ones.
#[test]
fn nothing_was_left_in_english() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for entry in fs::read_dir(folder.join("en")).unwrap() {
            let name = entry.unwrap().file_name();
            let english = fs::read_to_string(folder.join("en").join(&name)).unwrap();
            let told = fs::read_to_string(folder.join(language.code()).join(&name)).unwrap();
            let english: BTreeSet<&str> =
                english.lines().filter(|line| is_sentence(line)).collect();
            let same: Vec<&str> = told.lines().filter(|line| english.contains(line)).collect();
            assert_eq!(same, Vec::<&str>::new(), "{} in {name:?}", language.code());
        }
    }
}

/// A line of several words, which no two languages share by chance.
fn is_sentence(line: &str) -> bool {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    let words = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
    !line.starts_with('#') && words.count() > 3
}

#[test]
fn browsers_get_the_language_that_they_like_best() {
    for (header, language) in [
        ("es", Language::Spanish),
        ("fr-CA,fr;q=0.9,en;q=0.8", Language::French),
        ("de,it;q=0.5,ru;q=0.7", Language::Russian),
        ("it;q=0, en", Language::English),
        ("de-DE", Language::English),
        ("", Language::English),
        ("RU-ru", Language::Russian),
        (";;;q=,*", Language::English),
    ] {
        assert_eq!(Language::accepted(header), language, "{header}");
    }
}

#[test]
fn plurals_follow_the_language() {
    let words = Words::of(Language::Russian);
    let missing =
        |count: usize| words.message("waiting-missing", [sobremesa_words::arg("count", count)]);
    let [one, few, many] = [missing(21), missing(3), missing(5)];
    assert_ne!(one.replace("21", ""), few.replace('3', ""));
    assert_ne!(few.replace('3', ""), many.replace('5', ""));
}
