//! Ctrl-C, while the engine works without the interpreter's lock.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use sobremesa_bots::Wanted;

use crate::problem::Problem;

/// How often somebody who thinks looks up.
const EVERY: Duration = Duration::from_millis(50);

/// Runs the handlers of signals that have come, as the interpreter does between two lines of Python. Only its main
/// thread does so; elsewhere nothing is ever heard.
///
/// # Errors
/// What a handler raises: `KeyboardInterrupt` for Ctrl-C, unless the program has another one.
pub(crate) fn heard() -> Result<(), Problem> {
    // There is nobody to attach to while the interpreter ends.
    Python::try_attach(|py| Ok(py.check_signals()?)).unwrap_or(Ok(()))
}

/// Thinks for somebody who stops waiting as soon as a signal's handler raises something.
///
/// # Errors
/// What the handler raises, or what `think` does.
pub(crate) fn unless_interrupted<T>(
    think: impl FnOnce(Wanted<'_>) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let (looked, raised) = (Cell::new(Instant::now()), RefCell::new(None));
    let thought = think(&|| {
        let mut raised = raised.borrow_mut();
        if raised.is_none() && looked.get().elapsed() >= EVERY {
            looked.set(Instant::now());
            *raised = heard().err();
        }
        raised.is_none()
    });
    raised.into_inner().map_or(thought, Err)
}
