//! Linko's pages: what they show to whom, and that everything can be done there.

#[path = "linko/game.rs"]
mod game;
#[path = "linko/picks.rs"]
mod picks;
#[path = "linko/secrets.rs"]
mod secrets;
#[path = "linko/states.rs"]
mod states;
#[path = "set_up/table.rs"]
mod table;
