//! The pages over HTTP: what they answer, what their forms do, and what they refuse.

#[path = "pages/accounts.rs"]
mod accounts;
#[path = "pages/answers.rs"]
mod answers;
#[path = "pages/browser.rs"]
mod browser;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "tables/client.rs"]
mod client;
#[path = "pages/deeds.rs"]
mod deeds;
#[path = "pages/doors.rs"]
mod doors;
#[path = "pages/setup.rs"]
mod setup;
#[path = "pages/streams.rs"]
mod streams;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "people/visitor.rs"]
mod visitor;
