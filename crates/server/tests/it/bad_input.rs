//! Whatever comes in, a client is told what is wrong with it, and nothing changes.

mod fuzz;
mod limits;
mod pages;
mod requests;
mod routes;
mod senders;

use serde_json::json;

use crate::visitor::{Answer, Visitor};

/// A table that is not there.
const NO_TABLE: &str = "/api/tables/0w3ge1r70w3ge1r7";

/// A table for two people.
fn open_table(host: &Visitor) -> String {
    let table = json!({ "game": "linko", "seats": ["open", "open"] });
    let made = host.send("POST", "/api/tables", &table).good();
    made["table"].as_str().expect("an id").to_owned()
}

/// Refused with this status, in JSON, with a name for programs and a sentence for people.
#[track_caller]
pub(crate) fn refused(answer: &Answer, status: u16) {
    assert_eq!(answer.status, status, "{answer:?}");
    let problem = answer.json();
    let is_told = |name: &str| problem[name].as_str().is_some_and(|text| !text.is_empty());
    assert!(is_told("error") && is_told("message"), "{answer:?}");
    guarded(answer);
}

/// The headers that keep browsers careful are there.
#[track_caller]
fn guarded(answer: &Answer) {
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(policy.contains("frame-ancestors 'none'") && policy.contains("script-src 'self'"));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
    assert!(
        answer
            .header("cache-control")
            .is_some_and(|value| value == "no-store" || value.starts_with("public")),
        "{answer:?}"
    );
    assert_eq!(answer.header("access-control-allow-origin"), None);
}
