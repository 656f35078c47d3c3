//! The Fluent files of a dictionary: every language tells everything, with the same values, and every
//! message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::sources;

/// Checks the folder `locales` of a game's crate, or of the words of the house: all languages have the
/// same messages with the same values, and no sentence was left in English.
///
/// # Panics
/// If one of this is not so.
pub fn languages(locales: &Path) {
    let english = messages(&locales.join("en.ftl"));
    assert!(english.len() > 3, "the messages were found");
    let sentences = sentences(&locales.join("en.ftl"));
    for entry in fs::read_dir(locales).expect("the folder of the languages") {
        let path = entry.expect("a file").path();
        let told = messages(&path);
        for (id, values) in &english {
            let found = told.get(id);
            assert!(found.is_some(), "{path:?} lacks `{id}`");
            assert_eq!(found, Some(values), "{path:?} has other values in `{id}`");
        }
        let unknown: Vec<&String> = told.keys().filter(|id| !english.contains_key(*id)).collect();
        assert_eq!(unknown, Vec::<&String>::new(), "{path:?} has more");
        if !path.ends_with("en.ftl") {
            let told = self::sentences(&path);
            let same: Vec<&String> = told.intersection(&sentences).collect();
            assert_eq!(same, Vec::<&String>::new(), "{path:?} is English there");
        }
    }
}

/// Checks that every message of `locales` is used in the Rust files below `own` or those of its `users`,
/// and that every message that is used in `own` exists, in `locales` or in one of the `other`
/// dictionaries. Messages whose ids a framework makes up, as of options, are `asked` for by their
/// beginnings.
///
/// # Panics
/// If one of this is not so.
pub fn uses(locales: &Path, own: &Path, users: &[&Path], other: &[&Path], asked: &[&str]) {
    let ids: BTreeSet<String> = messages(&locales.join("en.ftl")).into_keys().collect();
    let known: BTreeSet<String> =
        other.iter().flat_map(|locales| messages(&locales.join("en.ftl")).into_keys()).collect();
    let groups: BTreeSet<&str> = ids.iter().filter_map(|id| id.split('-').next()).collect();
    let quoted = |folder: &Path| -> BTreeSet<String> {
        let texts = sources(folder);
        let words = texts.iter().flat_map(|text| text.split('"')).filter(|text| {
            let (group, rest) = text.split_once('-').unwrap_or_default();
            let is_rest = |char: char| char.is_ascii_alphanumeric() || char == '-';
            groups.contains(group) && !rest.is_empty() && rest.chars().all(is_rest)
        });
        words.map(str::to_owned).collect()
    };
    let used = quoted(own);
    let used_elsewhere: BTreeSet<String> = users.iter().flat_map(|user| quoted(user)).collect();
    let is_asked = |id: &str| asked.iter().any(|start| id.starts_with(start));
    let is_used = |id: &String| used.contains(id) || used_elsewhere.contains(id) || is_asked(id);
    let unused: Vec<&String> = ids.iter().filter(|id| !is_used(id)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "unused");
    let exists = |id: &String| ids.contains(id) || known.contains(id);
    let missing: Vec<&String> = used.iter().filter(|id| !exists(id)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "missing");
}

/// The values that each message of a file wants.
fn messages(file: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let resource = fluent_syntax::parser::parse(text).expect("the file is valid");
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    let values = resource.body.into_iter().filter_map(message).map(|message| {
        let mut values = BTreeSet::new();
        collect(&message.value.expect("a message has a text"), &mut values);
        (message.id.name, values)
    });
    values.collect()
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

/// The lines of a file that have several words, which no two languages share by chance.
fn sentences(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file).expect("a text");
    let is_sentence = |line: &&str| {
        let text = line.split_once(" = ").map_or(*line, |(_, text)| text);
        let words = text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
        !line.starts_with('#') && words.count() > 3
    };
    text.lines().filter(is_sentence).map(str::to_owned).collect()
}
