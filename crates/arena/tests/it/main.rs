//! Games between bots, many at once, and what they add up to.

mod contests;
mod matches;
mod sequences;
