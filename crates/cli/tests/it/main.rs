//! The program as people and programs use it: on the command line, and in a real browser.

mod binary;
mod browser;
mod cli;
mod description;
mod fourth;
mod nets;
mod programs;
mod running;
