//! Every rule of a rulebook stands in the code and in a test, by its id.

use std::collections::BTreeSet;
use std::path::Path;

use sobremesa_table::REC;

use crate::sources;

/// Checks the crate in `folder`: every rule that the rulebook defines as `**PREFIX-7**` is defined
/// once, stands in `src` as `PREFIX-7`, and has a test in `tests` that is named `prefix_7_…`; and no
/// test is named after a rule that the rulebook does not define.
///
/// # Panics
/// If one of this is not so.
pub fn check(folder: &Path, rulebook: &str, prefix: &str) {
    let defined = defined(rulebook, prefix);
    let rules: BTreeSet<String> = defined.iter().cloned().collect();
    assert!(!rules.is_empty(), "the rulebook defines rules");
    assert_eq!(rules.len(), defined.len(), "every rule is defined once: {defined:?}");
    let (tests, code) = (sources(&folder.join("tests")), sources(&folder.join("src")));
    let tested: BTreeSet<String> = tests.iter().flat_map(|text| tested(text, prefix)).collect();
    assert_eq!(tested, rules, "rules with a test, and rules of the rulebook");
    let named: BTreeSet<String> = code.iter().flat_map(|text| named(text, prefix)).collect();
    let missing: Vec<&String> = rules.difference(&named).collect();
    assert!(missing.is_empty(), "{missing:?} do not stand in the code");
}

/// Checks the page that tells a game's rules: every rule of the rulebook, every rule that the code of
/// the refusals names, and `REC` have one place in it, ids are unique, links within it lead somewhere,
/// nothing is styled or scripted in line, and at least `drawn` cards are drawn with their names; those
/// without one are not spoken.
///
/// # Panics
/// If one of this is not so.
pub fn check_page(html: &str, rulebook: &str, refusals: &str, prefix: &str, drawn: usize) {
    let rules: BTreeSet<String> = defined(rulebook, prefix).into_iter().collect();
    let quoted = format!("\"{prefix}-");
    let refused = numbers_after(refusals, &quoted).map(|(rule, _)| rule);
    let placed = rules.iter().cloned().chain(refused).map(|rule| format!("{prefix}-{rule}"));
    for rule in placed.chain([REC.to_owned()]) {
        let place = format!("<div class=\"rule\" id=\"{rule}\">");
        assert_eq!(html.matches(&place).count(), 1, "{rule}");
    }
    assert_eq!(html.matches("<div class=\"rule\"").count(), rules.len() + 1);
    let ids = between(html, " id=\"");
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(unique.len(), ids.len(), "no id stands there twice");
    for target in between(html, "href=\"#") {
        assert!(unique.contains(target), "{target} is missing");
    }
    assert!(!html.contains(" style=") && !html.contains("<style"));
    assert_eq!(html.matches("<script").count(), 1, "the script of every page");
    assert!(!html.contains(" onclick=") && !html.contains("javascript:"));
    check_cards(html, drawn);
}

/// Checks that at least `drawn` cards of a page have names, and that the others are not spoken.
///
/// # Panics
/// If it is not so.
pub fn check_cards(html: &str, drawn: usize) {
    let cards = html.split("class=\"card ").skip(1).filter_map(|rest| rest.split_once('"'));
    let spoken = cards.filter(|(_, rest)| !rest.starts_with(" aria-hidden=\"true\""));
    let spoken: Vec<&str> = spoken.map(|(_, rest)| rest).collect();
    assert!(spoken.len() >= drawn, "only {} cards are drawn", spoken.len());
    let is_named = |rest: &&str| rest.starts_with(" role=\"img\" aria-label=\"");
    assert!(spoken.iter().all(is_named), "every card is named");
}

/// The parts of a text between `start` and the next quotation mark.
fn between<'a>(text: &'a str, start: &str) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The numbers, such as `7` or `4a`, that follow `start` in the text, each with what comes then.
fn numbers_after<'a>(text: &'a str, start: &str) -> impl Iterator<Item = (String, &'a str)> {
    text.match_indices(start).filter_map(move |(at, start)| {
        let rest = &text[at + start.len()..];
        let digits = rest.find(|char: char| !char.is_ascii_digit()).unwrap_or(rest.len());
        let letter = rest[digits..].starts_with(['a', 'b', 'c']) as usize;
        let (number, rest) = rest.split_at(digits + letter);
        (digits > 0).then(|| (number.to_owned(), rest))
    })
}

/// The rules that a rulebook defines, such as `**L10-14**`, in its order.
fn defined(rulebook: &str, prefix: &str) -> Vec<String> {
    let numbers = numbers_after(rulebook, &format!("**{prefix}-")).collect::<Vec<_>>();
    numbers.into_iter().filter(|(_, rest)| rest.starts_with("**")).map(|(rule, _)| rule).collect()
}

/// The rules that a test function directly under `#[test]` is named after.
fn tested(source: &str, prefix: &str) -> BTreeSet<String> {
    let start = format!("fn {}_", prefix.to_lowercase());
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").map(|pair| pair[1]);
    let numbers = tests.flat_map(|line| numbers_after(line, &start).collect::<Vec<_>>());
    numbers.filter(|(_, rest)| rest.starts_with('_')).map(|(rule, _)| rule).collect()
}

/// The rules that a source file names.
fn named(source: &str, prefix: &str) -> BTreeSet<String> {
    numbers_after(source, &format!("{prefix}-")).map(|(rule, _)| rule).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{defined, named, tested};

    fn set(rules: &[&str]) -> BTreeSet<String> {
        rules.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_rule_without_a_definition_or_a_test_is_noticed() {
        let text = "**L10-1** One. L10-2 is no definition, **L10-3: nor is this**. **L10-4a** is.";
        assert_eq!(defined(text, "L10"), ["1", "4a"]);
        assert_eq!(defined("**L10-1** One, and **L10-1** again.", "L10"), ["1", "1"]);
        let source =
            "#[test]\nfn l10_1_deck() {}\nfn l10_2_helper() {}\n\n#[test]\nfn l10_31_x() {}";
        assert_eq!(tested(source, "L10"), set(&["1", "31"]));
        assert_eq!(tested("#[test]\n#[should_panic]\nfn l10_4_sizes() {}", "L10"), set(&[]));
        assert_eq!(tested("#[test]\nfn l10_5() {}", "L10"), set(&[]));
        assert_eq!(named("/// L10-1, L10-12: both.", "L10"), set(&["1", "12"]));
    }
}
