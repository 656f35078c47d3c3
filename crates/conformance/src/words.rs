//! The Fluent files of a dictionary: every language tells everything, with values that English has, too,
//! and every message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use sobremesa_table::Seat;

use crate::sources;

/// Checks the folder `locales` of a game's crate, or of the words of the house: all languages have the
/// same messages, with no other values than the English ones, and no sentence was left in English.
/// A language may do without a value: not all of them choose their words by it.
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
            let others: Vec<&String> = found.into_iter().flatten().collect();
            let others: Vec<_> = others.into_iter().filter(|one| !values.contains(*one)).collect();
            assert_eq!(others, Vec::<&String>::new(), "{path:?} has other values in `{id}`");
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
    let within = references(&locales.join("en.ftl"));
    let is_used = |id: &String| {
        used.contains(id) || used_elsewhere.contains(id) || within.contains(id) || is_asked(id)
    };
    let unused: Vec<&String> = ids.iter().filter(|id| !is_used(id)).collect();
    assert_eq!(unused, Vec::<&String>::new(), "unused");
    let exists = |id: &String| ids.contains(id) || known.contains(id);
    let missing: Vec<&String> = used.iter().filter(|id| !exists(id)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "missing");
}

/// Checks that players who read what happened are spoken to: they never read their own names, and of the
/// others what anybody reads. `line` tells an event to the player on a seat, or to somebody who looks on.
///
/// # Panics
/// If one of this is not so.
pub fn readers<E: Debug>(
    names: &[String],
    events: &[E],
    line: impl Fn(Option<Seat>, &E) -> Option<String>,
) {
    for event in events {
        let to_others = line(None, event).unwrap_or_else(|| panic!("{event:?} is told"));
        assert!(names.iter().any(|name| to_others.contains(name)), "{to_others} names somebody");
        for (seat, own) in Seat::all(names.len()).zip(names) {
            let told = line(Some(seat), event).unwrap_or_else(|| panic!("{event:?} is told"));
            assert!(!told.contains(own), "{own} reads: {told}");
            if !to_others.contains(own) {
                assert_eq!(told, to_others);
            }
            let named = |text: &str| -> Vec<bool> {
                names.iter().map(|name| name != own && text.contains(name)).collect()
            };
            assert_eq!(named(&told), named(&to_others), "{own} reads: {told}");
        }
    }
}

/// The values that each message of a file wants, also for the messages that it refers to.
fn messages(file: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let patterns = patterns(file);
    let values = |pattern: &Pattern<String>| wanted(pattern, &patterns, file);
    patterns.iter().map(|(id, pattern)| (id.clone(), values(pattern))).collect()
}

fn wanted(
    pattern: &Pattern<String>,
    patterns: &BTreeMap<String, Pattern<String>>,
    file: &Path,
) -> BTreeSet<String> {
    let mut found = Found::default();
    found.collect(pattern);
    let mut values = found.values;
    for id in &found.messages {
        let pattern = patterns.get(id).unwrap_or_else(|| panic!("{file:?} lacks `{id}`"));
        values.extend(wanted(pattern, patterns, file));
    }
    values
}

/// The messages that others of a file refer to.
fn references(file: &Path) -> BTreeSet<String> {
    let mut found = Found::default();
    patterns(file).values().for_each(|pattern| found.collect(pattern));
    found.messages
}

/// The texts of a file by their ids.
fn patterns(file: &Path) -> BTreeMap<String, Pattern<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let resource = fluent_syntax::parser::parse(text).expect("the file is valid");
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    let messages = resource.body.into_iter().filter_map(message);
    messages
        .map(|message| (message.id.name, message.value.expect("a message has a text")))
        .collect()
}

/// What a text asks for.
#[derive(Default)]
struct Found {
    values: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Found {
    fn collect(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.collect_inline(inline),
                    Expression::Select { selector, variants } => {
                        self.collect_inline(selector);
                        variants.iter().for_each(|variant| self.collect(&variant.value));
                    }
                }
            }
        }
    }

    fn collect_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.collect_inline(argument));
            }
            _ => {}
        }
    }
}

/// The texts of a file as they are set, piece by piece: every value is one letter `x`, and every variant
/// of a choice is a piece of its own.
fn pieces(pattern: &Pattern<String>, pieces: &mut Vec<String>) {
    let mut piece = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => piece += value,
            PatternElement::Placeable { expression } => {
                piece.push('x');
                if let Expression::Select { variants, .. } = expression {
                    variants.iter().for_each(|variant| self::pieces(&variant.value, pieces));
                }
            }
        }
    }
    pieces.push(piece);
}

/// Checks how the texts in `locales` are set: true quotation marks, apostrophes, dashes and minus signs,
/// and the spaces before marks that each language wants.
///
/// # Panics
/// If a text is set otherwise.
pub fn typography(locales: &Path) {
    for entry in fs::read_dir(locales).expect("the folder of the languages") {
        let path = entry.expect("a file").path();
        let language = path.file_stem().and_then(|stem| stem.to_str()).expect("a code").to_owned();
        for (id, pattern) in patterns(&path) {
            let mut all = Vec::new();
            pieces(&pattern, &mut all);
            for piece in all {
                let faults = faults(&language, &piece);
                assert_eq!(faults, Vec::<&str>::new(), "{path:?}, `{id}`: {piece:?}");
            }
        }
    }
}

/// What is set wrongly in a piece of text.
fn faults(language: &str, piece: &str) -> Vec<&'static str> {
    const NO_BREAK: char = '\u{a0}';
    const NARROW: char = '\u{202f}';
    let mut faults = Vec::new();
    let chars: Vec<char> = piece.chars().collect();
    let at = |index: usize| chars.get(index).copied();
    for (index, &char) in chars.iter().enumerate() {
        let before = index.checked_sub(1).and_then(at);
        let (after, is_start) = (at(index + 1), before.is_none_or(char::is_whitespace));
        let is_digit = |char: Option<char>| char.is_some_and(|char| char.is_ascii_digit());
        let is_end = after.is_none_or(|after| !after.is_alphanumeric());
        match char {
            '\'' | '"' | '`' => faults.push("a straight quotation mark or apostrophe"),
            '.' if before == Some('.') => faults.push("dots for an ellipsis"),
            '-' if is_start && (is_digit(after) || after == Some('x')) => {
                faults.push("a hyphen for a minus sign");
            }
            '-' if is_start && after.is_none_or(char::is_whitespace) => {
                faults.push("a hyphen for a dash");
            }
            '–' if language == "ru" && is_start => faults.push("an en dash for a dash"),
            '—' if language == "ru" && index > 0 && before != Some(NO_BREAK) => {
                faults.push("no no-break space before a dash");
            }
            '%' if before == Some(' ') => faults.push("a plain space before %"),
            '%' if matches!(language, "en" | "it") && before.is_some_and(char::is_whitespace) => {
                faults.push("a space before %");
            }
            '%' if matches!(language, "es" | "ru") && before != Some(NO_BREAK) => {
                faults.push("no no-break space before %");
            }
            ';' | '?' | '!' | '%' if language == "fr" && before != Some(NARROW) => {
                faults.push("no narrow no-break space before ; ? ! %");
            }
            ':' | '»' if language == "fr" && before != Some(NO_BREAK) && is_end => {
                faults.push("no no-break space before : or »");
            }
            '«' if language == "fr" && after != Some(NO_BREAK) => {
                faults.push("no no-break space after «");
            }
            _ => {}
        }
    }
    faults
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

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn wrong_marks_are_found() {
        for (language, piece) in [
            ("en", "a player's hand"),
            ("en", "60 %"),
            ("en", "60\u{a0}%"),
            ("en", "Wait..."),
            ("en", "-1"),
            ("es", "60 %"),
            ("es", "60%"),
            ("fr", "Qui ?"),
            ("fr", "Qui\u{a0}?"),
            ("fr", "Voici : x"),
            ("fr", "Voici: x"),
            ("fr", "«x»"),
            ("fr", "60\u{a0}%"),
            ("it", "60 %"),
            ("ru", "x – y"),
            ("ru", "x - y"),
            ("ru", "x — y"),
        ] {
            assert_ne!(faults(language, piece), Vec::<&str>::new(), "{language}: {piece}");
        }
        for (language, piece) in [
            ("en", "a player’s hand: 60%, −1, L10-6…"),
            ("es", "¿Qué? 60\u{a0}%"),
            ("fr", "Voici\u{a0}: «\u{a0}x\u{a0}»\u{202f}; 60\u{202f}%\u{202f}!"),
            ("it", "L’ultima: 60%"),
            ("ru", "x\u{a0}— y, 1–5, 60\u{a0}%"),
        ] {
            assert_eq!(faults(language, piece), Vec::<&str>::new(), "{language}: {piece}");
        }
    }
}
