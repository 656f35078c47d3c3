//! The page in a real browser: Debian's Chromium, driven as people use it.

#[path = "browser/barriers.rs"]
mod barriers;
#[path = "cli/binary.rs"]
#[expect(dead_code, reason = "the tests of the command line use the rest")]
mod binary;
#[path = "browser/cut_off.rs"]
mod cut_off;
#[path = "browser/drag.rs"]
mod drag;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/friends.rs"]
mod friends;
#[path = "browser/games.rs"]
mod games;
#[path = "browser/house.rs"]
mod house;
#[path = "browser/languages.rs"]
mod languages;
#[path = "browser/local_network.rs"]
mod local_network;
#[path = "browser/motion.rs"]
mod motion;
#[path = "browser/no_script.rs"]
mod no_script;
#[path = "browser/notices.rs"]
mod notices;
#[path = "browser/player.rs"]
mod player;
#[path = "browser/positions.rs"]
mod positions;
#[path = "cli/running.rs"]
#[expect(dead_code, reason = "the tests of the command line use the rest")]
mod running;
#[path = "browser/screens.rs"]
mod screens;
#[path = "browser/steering.rs"]
mod steering;
#[path = "browser/tools.rs"]
mod tools;
#[path = "browser/visitor.rs"]
mod visitor;
