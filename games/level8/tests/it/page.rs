//! The table of Level 8: nothing hidden is shown, and everything that is legal can be pressed.

mod game;
mod glance;
mod lesson;
mod picks;
mod rules_page;
mod states;
mod steps;
