//! The threads that play many games at once.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::whole::Whole;

/// The threads, once they are needed, and how many are wanted; 0 for one for each core.
///
/// It is only ever locked by whoever is attached to the interpreter and does not let go of it meanwhile, so no
/// thread holds it while the process is forked.
static POOL: Mutex<(usize, Option<Arc<ThreadPool>>)> = Mutex::new((0, None));

/// The threads.
pub(crate) fn pool(_py: Python<'_>) -> PyResult<Arc<ThreadPool>> {
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(pool) = &pool.1 {
        return Ok(Arc::clone(pool));
    }
    let built = ThreadPoolBuilder::new().num_threads(pool.0).build();
    let built = built.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    Ok(Arc::clone(pool.1.insert(Arc::new(built))))
}

/// How many threads play at once from now on; 0 for one for each core.
#[pyfunction]
pub(crate) fn set_threads(threads: Whole<usize>) -> PyResult<()> {
    let threads = threads.0;
    if threads > 1024 {
        return Err(PyValueError::new_err("at most 1024 threads"));
    }
    *POOL.lock().unwrap_or_else(PoisonError::into_inner) = (threads, None);
    Ok(())
}

/// The threads stayed behind in the process that was forked: they are forgotten, not waited for.
#[pyfunction]
pub(crate) fn forked() {
    let pool = POOL.lock().unwrap_or_else(PoisonError::into_inner).1.take();
    std::mem::forget(pool);
}
