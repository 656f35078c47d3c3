//! The command line as people and programs use it.

mod admin;
mod analyze;
mod arena;
mod edge;
mod fair;
mod games;
mod house;
mod kills;
mod level8;
mod library;
mod load;
mod postgres;
mod serve;
mod show;
mod sim;
mod verify;

use crate::binary::succeed;

/// Games that people and bots have played.
const GOLDEN: &str = include_str!("../../../../games/level10/tests/golden/games.jsonl");
/// A small run of `sim`.
const SMALL: [&str; 6] = ["--players", "3", "--games", "30", "--seed", "1"];

#[test]
fn the_help_names_all_commands() {
    let printed = succeed(&["--help"]);
    for word in ["serve", "admin", "sim", "arena", "verify", "show", "analyze", "load"] {
        assert!(printed.contains(word), "{printed}");
    }
}
