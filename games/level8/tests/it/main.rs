//! The tests of Level 8. With bare features they are those of the rules alone.

#[cfg(feature = "serde")]
mod conformance;
#[cfg(feature = "serde")]
mod encoding;
mod finder;
#[cfg(feature = "serde")]
mod golden;
#[cfg(feature = "serde")]
mod guesses;
#[cfg(feature = "serde")]
mod options;
mod properties;
mod rule_ids;
mod rules;
mod seeds;
mod views;

#[cfg(feature = "table")]
mod bots;
#[cfg(feature = "table")]
mod page;
#[cfg(feature = "table")]
mod tally;
#[cfg(feature = "table")]
mod words;
