//! How much of a budget is used.

use std::time::{Duration, Instant};

use crate::Budget;

/// A budget that is being used up.
pub(super) enum Effort {
    Work { limit: u64, done: u64 },
    Time { limit: Duration, start: Instant },
}

impl Effort {
    pub(super) fn new(budget: Budget, default: u64) -> Effort {
        match budget {
            Budget::Default => Effort::Work { limit: default, done: 0 },
            Budget::Work(limit) => Effort::Work { limit, done: 0 },
            Budget::Time(limit) => Effort::Time { limit, start: Instant::now() },
        }
    }

    /// The part that is used: 1 and more when nothing is left.
    pub(super) fn used(&self) -> f64 {
        match self {
            Effort::Work { limit, done } => *done as f64 / (*limit).max(1) as f64,
            Effort::Time { limit, start } => {
                start.elapsed().as_secs_f64() / limit.as_secs_f64().max(1e-9)
            }
        }
    }

    /// How many tries are left at most; time may end them sooner.
    pub(super) fn left(&self) -> u64 {
        match self {
            Effort::Work { limit, done } => limit.saturating_sub(*done),
            Effort::Time { .. } => u64::MAX,
        }
    }

    /// When the tries must end, whatever comes of them.
    pub(super) fn deadline(&self) -> Option<Instant> {
        match self {
            Effort::Work { .. } => None,
            Effort::Time { limit, start } => Some(*start + *limit),
        }
    }

    pub(super) fn spend(&mut self, tries: u64) {
        if let Effort::Work { done, .. } = self {
            *done += tries;
        }
    }
}
