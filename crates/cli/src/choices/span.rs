//! Several numbers at once.

use std::ops::RangeInclusive;
use std::str::FromStr;

/// A number, or all from one to another: `3`, `1-5`.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    first: u8,
    last: u8,
}

impl Span {
    /// All numbers.
    pub(crate) fn numbers(self) -> RangeInclusive<u8> {
        self.first..=self.last
    }
}

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let number = |text: &str| {
            text.parse::<u8>().map_err(|_| "give a number, such as 3, or a span, such as 1-5")
        };
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("{first} is more than {last}"));
        }
        Ok(Span { first, last })
    }
}
