//! The page in a real browser: Debian's Chromium, driven as people use it.

mod barriers;
mod cut_off;
mod drag;
mod drawers;
mod driver;
mod first_minute;
mod flights;
mod friends;
mod games;
mod home_screen;
mod house;
mod languages;
mod lessons;
mod local_network;
mod motion;
mod no_script;
mod notices;
mod player;
mod positions;
mod screens;
mod steering;
mod sweep;
mod tools;
mod visitor;
