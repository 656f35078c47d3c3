//! What is wrong with a record, in sentences.

use std::fmt;

use sobremesa_table::record::Cause;
use sobremesa_table::{Fault, REC, Record, RuleId};

use crate::{Tells, Words};

/// The first thing that is wrong with a record, as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The number of the move, from 1; 0 for what stands before the first.
    pub at_move: usize,
    /// The rule that is broken, or [`REC`].
    pub rule: RuleId,
    /// Why. What is no rule of the game is told in English.
    pub reason: String,
}

impl Told {
    /// A fault before the first move.
    pub fn before(reason: impl fmt::Display) -> Told {
        Told { at_move: 0, rule: REC, reason: reason.to_string() }
    }

    /// A fault in the words that players read; seats have numbers.
    pub fn of<G: Tells>(words: &Words, fault: &Fault<G::Refusal>) -> Told {
        Told::with_names::<G>(words, &[], fault)
    }

    /// The same, with the names of the players.
    fn with_names<G: Tells>(words: &Words, names: &[String], fault: &Fault<G::Refusal>) -> Told {
        let reason = match &fault.cause {
            Cause::Format(reason) => reason.clone(),
            Cause::Rules(refusal) => G::fault(words, names, refusal),
        };
        Told { at_move: fault.at_move, rule: fault.rule(), reason }
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}: {}", self.at_move, self.rule, self.reason)
    }
}

/// Checks a record by replaying it; what is wrong is told with these names of the players.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn judge<G: Tells>(words: &Words, names: &[String], line: &str) -> Result<Record<G>, Told> {
    Record::replay(line, |_, _| {}).map_err(|fault| Told::with_names::<G>(words, names, &fault))
}
