//! Whole numbers and lists from Python.

use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDict, PyString};

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
            if error.is_instance_of::<PyTypeError>(value.py()) {
                return PyTypeError::new_err(format!(
                    "a whole number is meant, not {}",
                    shown(value)
                ));
            }
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

/// A list, a tuple or an array, and not a text, whose signs Python takes for a list of them; nor a set, which has no
/// order, nor what has no length and may have no end.
pub(crate) struct List<T>(pub(crate) Vec<T>);

impl<T> Default for List<T> {
    fn default() -> List<T> {
        List(Vec::new())
    }
}

impl<'a, 'py, T> FromPyObject<'a, 'py> for List<T>
where
    T: for<'b> FromPyObject<'b, 'py, Error: Into<PyErr>>,
{
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<List<T>> {
        let no_list = || PyTypeError::new_err(format!("a list is meant, not {}", shown(value)));
        let is_text = value.is_instance_of::<PyString>()
            || value.is_instance_of::<PyBytes>()
            || value.is_instance_of::<PyByteArray>();
        let is_row = value.hasattr("__getitem__")? && value.len().is_ok();
        if is_text || value.is_instance_of::<PyDict>() || !is_row {
            return Err(no_list());
        }
        let items = value.try_iter().map_err(|_| no_list())?;
        items.map(|item| item?.extract().map_err(Into::into)).collect::<PyResult<_>>().map(List)
    }
}

/// A value as Python shows it, without its end if it is long.
fn shown(value: Borrowed<'_, '_, PyAny>) -> String {
    let text = value.repr().map_or_else(|_| value.get_type().to_string(), |text| text.to_string());
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
