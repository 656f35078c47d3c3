//! How much work goes into an analysis.

/// How much effort, in percent of what is usual: about ten seconds for a game on one core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(pub u32);

impl Default for Effort {
    fn default() -> Effort {
        Effort(100)
    }
}

/// What a game may take, in decisions of the search with its usual budget, each about a tenth of a
/// second: to ask it, to compare what it says with what was played, and for the chances.
const ASKED: u64 = 50;
const COMPARED: u64 = 25;
const RECKONED: u64 = 50;

/// Short games do not need all of that: a piece of work takes this part of a usual decision at most.
const LARGEST: u64 = 4;

/// The least that tells anything.
const LEAST: u64 = 4;

/// The work for each piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Work {
    /// How many tries a decision has.
    pub(super) tries: u64,
    /// In how many samples two actions are compared.
    pub(super) pairs: u64,
    /// How many samples a seat's chance comes from.
    pub(super) samples: u64,
}

impl Work {
    /// The shares of a game with this many decisions and chances, where the search makes this many tries.
    pub(super) fn of(usual: u64, effort: Effort, decisions: usize, chances: usize) -> Work {
        let share = |all: u64, pieces: usize, most: u64| {
            let part = (usual * all / (pieces as u64).max(1)).min(usual / most);
            (part * u64::from(effort.0) / 100).max(LEAST)
        };
        Work {
            tries: share(ASKED, decisions, LARGEST),
            pairs: share(COMPARED, decisions, 2 * LARGEST) / 2,
            samples: share(RECKONED, chances, 4 * LARGEST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_games_take_no_longer_than_short_ones() {
        let short = Work::of(2000, Effort::default(), 10, 40);
        assert_eq!(short, Work { tries: 500, pairs: 125, samples: 125 });
        let long = Work::of(2000, Effort::default(), 1_000, 4_000);
        assert_eq!(long, Work { tries: 100, pairs: 25, samples: 25 });
        let quick = Work::of(2000, Effort(10), 1_000, 4_000);
        assert_eq!(quick, Work { tries: 10, pairs: 2, samples: 4 });
    }
}
