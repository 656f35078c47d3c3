//! What can go wrong, as Python's exceptions.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use sobremesa_table::record::Cause;
use sobremesa_table::{Fault, RuleId};

pyo3::create_exception!(
    sobremesa,
    Refusal,
    PyValueError,
    "The rules do not allow it: `rule` is the rule's id, `reason` says why in English. Nothing has changed."
);
pyo3::create_exception!(
    sobremesa,
    BadRecord,
    PyValueError,
    "A record is not good: `move` is the number of the first bad move (0 for what stands before the moves), `rule` \
     the rule that it breaks (`REC` for the format), `reason` says why."
);

/// What can go wrong.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The rules refuse something.
    Refused { rule: RuleId, reason: String },
    /// A record is not good.
    Fault { at_move: usize, rule: RuleId, reason: String },
    /// A value is not one of those that there are.
    Value(String),
    /// Something is not of the kind that is needed.
    Type(String),
    /// Python's own exception.
    Python(PyErr),
}

impl Problem {
    pub(crate) fn refused(refusal: &impl sobremesa_table::Refusal) -> Problem {
        Problem::Refused { rule: refusal.rule(), reason: refusal.to_string() }
    }

    pub(crate) fn fault<R: sobremesa_table::Refusal>(fault: &Fault<R>) -> Problem {
        let reason = match &fault.cause {
            Cause::Format(reason) => reason.clone(),
            Cause::Rules(refusal) => refusal.to_string(),
        };
        Problem::Fault { at_move: fault.at_move, rule: fault.rule(), reason }
    }

    pub(crate) fn value(reason: impl ToString) -> Problem {
        Problem::Value(reason.to_string())
    }
}

impl From<PyErr> for Problem {
    fn from(error: PyErr) -> Problem {
        Problem::Python(error)
    }
}

impl From<Problem> for PyErr {
    fn from(problem: Problem) -> PyErr {
        match problem {
            Problem::Value(reason) => PyValueError::new_err(reason),
            Problem::Type(reason) => PyTypeError::new_err(reason),
            Problem::Python(error) => error,
            Problem::Refused { rule, reason } => {
                let error = Refusal::new_err(format!("{rule}: {reason}"));
                with_facts(error, None, rule, &reason)
            }
            Problem::Fault { at_move, rule, reason } => {
                let error = BadRecord::new_err(format!("move {at_move}: {rule}: {reason}"));
                with_facts(error, Some(at_move), rule, &reason)
            }
        }
    }
}

fn with_facts(error: PyErr, at_move: Option<usize>, rule: RuleId, reason: &str) -> PyErr {
    Python::attach(|py| {
        let value = error.value(py);
        let set = || -> PyResult<()> {
            value.setattr("rule", rule)?;
            value.setattr("reason", reason)?;
            at_move.map_or(Ok(()), |number| value.setattr("move", number))
        };
        match set() {
            Ok(()) => error.clone_ref(py),
            Err(other) => other,
        }
    })
}
