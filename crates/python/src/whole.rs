//! Whole numbers from Python.

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyBool;

/// A whole number, and not `True` or `False`, which Python takes for 1 and 0: whoever gives them means something else.
pub(crate) struct Whole<T>(pub(crate) T);

impl<'a, 'py, T: FromPyObject<'a, 'py>> FromPyObject<'a, 'py> for Whole<T> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Whole<T>> {
        if value.is_instance_of::<PyBool>() {
            return Err(PyTypeError::new_err("a whole number is meant, not True or False"));
        }
        value.extract().map(Whole).map_err(|error: T::Error| {
            let error: PyErr = error.into();
            if !error.is_instance_of::<PyOverflowError>(value.py()) {
                return error;
            }
            PyValueError::new_err(match value.lt(0) {
                Ok(true) => format!("a whole number from 0 on is meant, not {}", *value),
                _ => format!("{} is too large", *value),
            })
        })
    }
}
