//! Tables on the network: people, bots and programs play games over HTTP.
//!
//! One move's way: a request → the `hall` finds the table's `keeper`, the one task that owns it →
//! its `room` judges the command → the row is stored → the room adopts it → the new version is
//! published → every viewer's stream asks for the table as that viewer may see it.
//!
//! - [`Server`], [`Config`], [`Network`]: how to run it. [`Game`]: what is played there.
//! - `room`: one table as a pure state machine over its log.
//! - `keeper`: the task that owns a table; `hall`: all of them; `thinking`: bots at work.
//! - `day`: deals of the day. `upload`: records that people bring to look at. `together`: those who watch
//!   replays together. `push`: telling those who are not there. `clock`: what time it is. `http`: routes,
//!   identities, streams.

mod clock;
mod config;
mod connections;
mod day;
mod descriptors;
mod game;
mod hall;
mod hash;
mod house;
mod http;
mod keeper;
mod language;
mod metrics;
mod names;
mod network;
mod places;
mod push;
mod qr;
mod random;
mod rate;
mod ratings;
mod room;
mod server;
mod thinking;
mod together;
mod upload;

pub use config::{Config, Connections, Rates, Streams, Waits};
pub use game::Game;
pub use house::{NatsUrl, NotNats};
pub use network::{Network, NotANetwork};
pub use push::{Pushing, Reach};
pub use server::{Server, ServerError};
