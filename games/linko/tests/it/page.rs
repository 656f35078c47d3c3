//! Linko's pages: what they show to whom, and that everything can be done there.

mod game;
mod glance;
mod lesson;
mod picks;
mod rules_page;
mod secrets;
mod states;
mod steps;
