//! The whole suite, with SQLite behind the door, and what only SQLite has.

#[path = "analyses.rs"]
mod analyses;
#[path = "beginnings.rs"]
mod beginnings;
#[path = "chains.rs"]
mod chains;
#[path = "keys.rs"]
mod keys;
#[path = "listing.rs"]
mod listing;
#[path = "log.rs"]
mod log;
#[path = "people.rs"]
mod people;
#[path = "results.rs"]
mod results;
#[path = "uploads.rs"]
mod uploads;

mod older;
mod scene;
mod shrinking;
