//! Which blocks of a run are played.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// Blocks of a run by their numbers, from one up to another that is not played: a run can be shared out in such
/// parts, on as many machines as there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocks {
    first: u64,
    end: u64,
}

impl Blocks {
    /// The numbers.
    pub fn numbers(self) -> Range<u64> {
        self.first..self.end
    }

    /// How many there are.
    pub fn count(self) -> u64 {
        self.end - self.first
    }
}

/// The first this many.
impl From<u64> for Blocks {
    fn from(count: u64) -> Blocks {
        Blocks { first: 0, end: count }
    }
}

/// `50`, the first fifty, or `1000..2000`, the thousand from number 1000 on.
impl FromStr for Blocks {
    type Err = NotBlocks;

    fn from_str(text: &str) -> Result<Blocks, NotBlocks> {
        let (first, end) = text.split_once("..").unwrap_or(("0", text));
        let number = |text: &str| text.parse().map_err(|_| NotBlocks);
        let (first, end) = (number(first)?, number(end)?);
        if first < end { Ok(Blocks { first, end }) } else { Err(NotBlocks) }
    }
}

/// The text names no blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("give a number from 1 on, such as 50, or a part of a run, such as 1000..2000")]
pub struct NotBlocks;

impl fmt::Display for Blocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_a_number_or_a_part() {
        assert_eq!("50".parse(), Ok(Blocks::from(50)));
        let part: Blocks = "1000..2000".parse().unwrap();
        assert_eq!((part.numbers(), part.count()), (1000..2000, 1000));
        assert_eq!(part.to_string(), "1000..2000");
        for bad in ["", "0", "5..5", "6..5", "..5", "5..", "a..b", "-1", "1..2..3"] {
            assert_eq!(bad.parse::<Blocks>(), Err(NotBlocks), "{bad:?}");
        }
    }
}
