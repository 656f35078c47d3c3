//! The tests of Linko. With bare features they are those of the rules alone.

#[cfg(feature = "serde")]
mod conformance;
#[cfg(feature = "serde")]
mod encoding;
#[cfg(feature = "serde")]
mod golden;
#[cfg(feature = "serde")]
mod guesses;
mod properties;
mod rule_ids;
mod rules;
mod seeds;
#[cfg(feature = "serde")]
mod views;

#[cfg(feature = "table")]
mod bots;
#[cfg(feature = "table")]
mod page;
#[cfg(feature = "table")]
mod tally;
#[cfg(feature = "table")]
mod words;
