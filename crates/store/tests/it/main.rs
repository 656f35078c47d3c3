//! The store, through its door.

mod analyses;
mod beginnings;
mod chains;
mod crash;
mod ids;
mod keys;
mod listing;
mod log;
mod people;
mod private;
mod results;
mod scene;
mod uploads;
