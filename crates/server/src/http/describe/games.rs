//! What the description says of the games that are played.

use serde_json::Value;
use sobremesa_page::Cover;
use sobremesa_words::Language;

use crate::game::Game;

/// Puts the games in place of `<titles>`, `<names>`, `<name>`, `<bots>` and `<bot>`, wherever the
/// description says so.
pub(super) fn name(document: &mut Value, games: &[Game]) {
    let Some(first) = games.first() else { return };
    let covers: Vec<&Cover> = games.iter().map(|game| &game.cover).collect();
    let titles = covers.iter().map(|cover| cover.title(Language::English));
    let names = covers.iter().map(|cover| format!("`{}`", cover.name));
    let marks = [
        ("<titles>", listed(titles.collect(), "and")),
        ("<names>", listed(names.collect(), "or")),
        ("<name>", first.cover.name.to_owned()),
        ("<bots>", bots(&covers)),
        ("<bot>", (first.companion)().to_owned()),
    ];
    fill(document, &marks);
}

/// Replaces marks in all texts.
fn fill(part: &mut Value, marks: &[(&str, String)]) {
    match part {
        Value::String(text) => {
            for (mark, value) in marks {
                *text = text.replace(mark, value);
            }
        }
        Value::Array(parts) => parts.iter_mut().for_each(|part| fill(part, marks)),
        Value::Object(parts) => parts.values_mut().for_each(|part| fill(part, marks)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Words as a sentence lists them.
fn listed(mut words: Vec<String>, and: &str) -> String {
    match (words.pop(), words.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(last), false) => format!("{} {and} {last}", words.join(", ")),
    }
}

/// The bots that all games have, then those that only some have.
fn bots(covers: &[&Cover]) -> String {
    let names = |cover: &Cover| -> Vec<&'static str> { (cover.kinds)() };
    let all: Vec<Vec<&str>> = covers.iter().map(|cover| names(cover)).collect();
    let is_common = |name: &&str| all.iter().all(|names| names.contains(name));
    let code = |name: &str| format!("`{name}`");
    let common = all.iter().take(1).flatten().copied().filter(is_common).map(code);
    let mut text = listed(common.collect(), "or");
    for (cover, names) in covers.iter().zip(&all) {
        let own: Vec<String> =
            names.iter().copied().filter(|name| !is_common(name)).map(code).collect();
        if !own.is_empty() {
            let title = cover.title(Language::English);
            text += &format!("; at {title} also {}", listed(own, "or"));
        }
    }
    text
}
