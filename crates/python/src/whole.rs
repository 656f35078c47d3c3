//! Whole numbers from Python.

use pyo3::exceptions::PyTypeError;
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
        value.extract().map(Whole).map_err(Into::into)
    }
}
