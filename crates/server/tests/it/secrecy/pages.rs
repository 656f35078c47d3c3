//! The table as pages: everything that a browser can get of it.

use std::collections::HashMap;

use sobremesa_store::TableId;

use crate::browser::encoded;
use crate::visitor::{Answer, Visitor};

/// This often everything that can be picked is picked, and a bot is asked.
const THOROUGH: u64 = 8;

/// What is written into the query by hand: cards that one may not have, and nonsense.
const PICKS: [&str; 8] =
    ["F5", "P in F", "R7", "9 9 J", "lay 0", "own arrange 0 R4 J", "tell play 1", "<b>"];

/// What a viewer can get at this version, always in another language.
pub(crate) fn pages(visitor: &Visitor, table: &TableId, version: u64) -> Vec<String> {
    let languages = ["en", "es", "fr", "it", "ru"];
    let mut heard = look(visitor, table, languages[version as usize % languages.len()]);
    if version.is_multiple_of(THOROUGH) {
        heard
            .extend(["es", "ru"].into_iter().flat_map(|language| search(visitor, table, language)));
    }
    heard
}

/// The page and its regions.
fn look(visitor: &Visitor, table: &TableId, language: &str) -> Vec<String> {
    let visitor = visitor.with("accept-language", language);
    let path = format!("/t/{table}");
    let page = visitor.get(&path);
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.text.contains(&format!("<html lang=\"{language}\"")), "{page:?}");
    let regions = visitor.with("x-regions", "1").get(&path);
    assert!(!regions.text.is_empty() && !regions.text.contains("<html"), "{regions:?}");
    vec![plain(page, &visitor), plain(regions, &visitor)]
}

/// Everything else: the menu with its log, a hint, a stream's beginning, and all that can be picked.
pub(crate) fn search(visitor: &Visitor, table: &TableId, language: &str) -> Vec<String> {
    let mut heard = look(visitor, table, language);
    let visitor = &visitor.with("accept-language", language);
    let path = format!("/t/{table}");
    let picks = picks(&heard[0]);
    let picks = picks.iter().map(String::as_str).chain(PICKS);
    let picked = picks.map(|pick| format!("{path}?pick={}", encoded(pick)));
    let paths = [format!("{path}/menu"), format!("{path}?hint=1")].into_iter().chain(picked);
    heard.extend(paths.map(|path| plain(visitor.get(&path), visitor)));
    let mut stream = visitor.stream(&format!("{path}/events")).expect("a stream");
    heard.push(stream.next().expect("regions").replace(&visitor.base, ""));
    heard
}

/// An answer without the address of the server, which is another one every time.
fn plain(mut answer: Answer, visitor: &Visitor) -> String {
    answer.headers.retain(|(name, _)| name != "content-length");
    answer.text = answer.text.replace(&visitor.base, "");
    format!("{answer:?}")
}

/// What the page offers to pick.
fn picks(page: &str) -> Vec<String> {
    let buttons = page.split("name=\\\"pick\\\" value=\\\"").skip(1);
    let values = buttons.filter_map(|rest| rest.split("\\\"").next());
    let mut picks: Vec<String> = values.map(str::to_owned).collect();
    picks.sort_unstable();
    picks.dedup();
    picks
}

/// What two streams of a page have sent at the same versions after the same versions before is the
/// same; how many such events there are. A stream that was slow leaves versions out.
pub(crate) fn compare(truth: &[String], heard: &[String]) -> usize {
    let truth: HashMap<_, _> = steps(truth).collect();
    let both = steps(heard).filter_map(|(step, event)| Some((step, event, truth.get(&step)?)));
    let compared = both.inspect(|(step, event, other)| {
        assert_eq!(event, *other, "the page's stream tells something else at {step:?}");
    });
    compared.count()
}

/// Each event with the version that the stream has shown before, and its own.
fn steps(events: &[String]) -> impl Iterator<Item = ((Option<&str>, &str), &String)> {
    events.iter().scan(None, |before, event| {
        let own = event.lines().find_map(|line| line.strip_prefix("id: ")).expect("a version");
        Some(((before.replace(own), own), event))
    })
}
