//! The server over HTTP, from outside.
//!
//! - `server`: one to test, always with the same randomness. `house`: one with its database at hand.
//! - `visitor`, `client`, `browser`: who comes to it.

mod api;
mod bad_input;
mod browser;
mod client;
mod edge;
mod house;
mod insight;
mod neighbors;
mod old_database;
mod pages;
mod people;
mod promises;
mod pushes;
mod secrecy;
mod server;
mod tables;
mod visitor;
