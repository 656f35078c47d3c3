//! The store, through its door.

#[path = "store/beginnings.rs"]
mod beginnings;
#[path = "store/ids.rs"]
mod ids;
#[path = "store/keys.rs"]
mod keys;
#[path = "store/listing.rs"]
mod listing;
#[path = "store/log.rs"]
mod log;
#[path = "store/people.rs"]
mod people;
#[path = "store/scene.rs"]
mod scene;
