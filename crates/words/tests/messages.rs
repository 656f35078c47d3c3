//! Every message is used, and every message that is used exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All files below a folder with this ending.
fn files(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|found| found == ending) {
            found.push(fs::read_to_string(path).expect("a text"));
        }
    }
}

#[test]
fn messages_and_their_uses_agree() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for entry in fs::read_dir(words.parent().unwrap()).unwrap() {
        let source = entry.unwrap().path().join("src");
        files(&source, "rs", &mut sources);
    }
    let mut fluent = Vec::new();
    files(&words.join("locales").join("en"), "ftl", &mut fluent);
    let ids: BTreeSet<&str> = fluent
        .iter()
        .flat_map(|file| file.lines())
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
        .collect();
    let groups: BTreeSet<&str> = ids.iter().filter_map(|id| id.split('-').next()).collect();
    let quoted = sources.iter().flat_map(|source| source.split('"'));
    let is_id = |text: &&str| {
        let (group, rest) = text.split_once('-').unwrap_or_default();
        let is_rest = |char: char| char.is_ascii_alphanumeric() || char == '-';
        groups.contains(group) && !rest.is_empty() && rest.chars().all(is_rest)
    };
    let used: BTreeSet<&str> = quoted.filter(is_id).collect();
    assert_eq!(ids.difference(&used).collect::<Vec<_>>(), Vec::<&&str>::new(), "unused");
    assert_eq!(used.difference(&ids).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing");
    assert!(ids.len() > 50, "the messages were found");
}
