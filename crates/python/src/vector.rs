//! Many games at once, as Python's class.

use numpy::{
    BorrowError, Element, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1,
    PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::batch::{AnyBatch, Observations, Results, Sheets};
use crate::pool::pool;
use crate::rules::seed;

/// Many games at once. Every call fills the arrays that it is given.
#[pyclass(module = "sobremesa._sobremesa")]
pub(crate) struct Vector {
    batch: Box<dyn AnyBatch>,
}

impl From<Box<dyn AnyBatch>> for Vector {
    fn from(batch: Box<dyn AnyBatch>) -> Vector {
        Vector { batch }
    }
}

/// An array of this shape that can be written to without a copy.
fn writable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: (usize, usize),
) -> PyResult<PyReadwriteArray2<'py, T>> {
    let typed = array.cast::<PyArray2<T>>().map_err(|_| wrong_type::<T>(array, name, 2))?;
    let found = (typed.shape()[0], typed.shape()[1]);
    if found != shape {
        return Err(PyValueError::new_err(format!("{name} has shape {shape:?}, not {found:?}")));
    }
    if !typed.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("{name} must be contiguous, row by row")));
    }
    typed.try_readwrite().map_err(|error| taken(name, &error))
}

fn writable_list<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    length: usize,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let typed = array.cast::<PyArray1<T>>().map_err(|_| wrong_type::<T>(array, name, 1))?;
    check_list(typed, name, length)?;
    typed.try_readwrite().map_err(|error| taken(name, &error))
}

fn check_list<T: Element>(
    array: &Bound<'_, PyArray1<T>>,
    name: &str,
    length: usize,
) -> PyResult<()> {
    let found = array.shape()[0];
    if found != length {
        return Err(PyValueError::new_err(format!("{name} has length {length}, not {found}")));
    }
    if !array.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("{name} must be contiguous")));
    }
    Ok(())
}

/// An array that cannot be used.
fn taken(name: &str, error: &BorrowError) -> PyErr {
    PyValueError::new_err(match error {
        BorrowError::NotWriteable => format!("{name} cannot be written to"),
        _ => format!("{name} shares memory with another of the arrays, or another call has it"),
    })
}

fn wrong_type<T: Element>(array: &Bound<'_, PyAny>, name: &str, dimensions: usize) -> PyErr {
    let dtype = T::get_dtype(array.py());
    let found = array.getattr("dtype").map_or_else(
        |_| array.get_type().to_string(),
        |dtype| {
            let shape =
                array.getattr("ndim").map_or_else(|_| String::new(), |ndim| ndim.to_string());
            format!("{dtype} of {shape} dimensions")
        },
    );
    PyTypeError::new_err(format!(
        "{name} is a numpy array of {dtype} with {dimensions} dimensions, not {found}"
    ))
}

/// Codes as they were given.
enum Codes<'py> {
    Long(PyReadonlyArray1<'py, i64>),
    Short(PyReadonlyArray1<'py, i32>),
}

impl Codes<'_> {
    /// A copy, because other threads may write to the array while the interpreter is let go.
    fn list(&self) -> PyResult<Vec<i64>> {
        Ok(match self {
            Codes::Long(codes) => codes.as_slice()?.to_vec(),
            Codes::Short(codes) => codes.as_slice()?.iter().copied().map(i64::from).collect(),
        })
    }
}

fn readable<'py>(array: &Bound<'py, PyAny>, length: usize) -> PyResult<Codes<'py>> {
    let name = "actions";
    let busy = |error| taken(name, &error);
    if let Ok(codes) = array.cast::<PyArray1<i32>>() {
        check_list(codes, name, length)?;
        return Ok(Codes::Short(codes.try_readonly().map_err(busy)?));
    }
    let codes = array.cast::<PyArray1<i64>>().map_err(|_| wrong_type::<i64>(array, name, 1))?;
    check_list(codes, name, length)?;
    Ok(Codes::Long(codes.try_readonly().map_err(busy)?))
}

/// The arrays for observations, whatever their numbers are.
enum Seen<'py> {
    Unasked,
    Floats(PyReadwriteArray2<'py, f32>),
    Bytes(PyReadwriteArray2<'py, u8>),
}

impl<'py> Seen<'py> {
    fn new(array: Option<&Bound<'py, PyAny>>, batch: &dyn AnyBatch) -> PyResult<Seen<'py>> {
        let shape = (batch.size(), batch.numbers());
        let Some(array) = array else { return Ok(Seen::Unasked) };
        if !batch.observes() {
            return Err(PyValueError::new_err("these games were made without observations"));
        }
        if array.cast::<PyArray2<u8>>().is_ok() {
            return Ok(Seen::Bytes(writable(array, "observations", shape)?));
        }
        Ok(Seen::Floats(writable(array, "observations", shape)?))
    }

    fn sheet(&mut self) -> PyResult<Observations<'_>> {
        Ok(match self {
            Seen::Unasked => Observations::Unasked,
            Seen::Floats(array) => Observations::Floats(array.as_slice_mut()?),
            Seen::Bytes(array) => Observations::Bytes(array.as_slice_mut()?),
        })
    }
}

/// The arrays that a call fills, all of them as they must be.
struct Arrays<'py> {
    masks: PyReadwriteArray2<'py, bool>,
    seats: PyReadwriteArray1<'py, i32>,
    rewards: PyReadwriteArray2<'py, f32>,
    terminated: PyReadwriteArray1<'py, bool>,
    truncated: PyReadwriteArray1<'py, bool>,
    seen: Seen<'py>,
}

impl<'py> Arrays<'py> {
    fn new(
        batch: &dyn AnyBatch,
        [masks, seats, rewards, terminated, truncated]: [&Bound<'py, PyAny>; 5],
        observations: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Arrays<'py>> {
        let (size, codes, players) = (batch.size(), batch.codes(), batch.players());
        Ok(Arrays {
            masks: writable(masks, "masks", (size, codes))?,
            seats: writable_list(seats, "seats", size)?,
            rewards: writable(rewards, "rewards", (size, players))?,
            terminated: writable_list(terminated, "terminated", size)?,
            truncated: writable_list(truncated, "truncated", size)?,
            seen: Seen::new(observations, batch)?,
        })
    }

    fn slices(&mut self) -> PyResult<(Sheets<'_>, Results<'_>)> {
        let sheets = Sheets {
            observations: self.seen.sheet()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
        };
        let results = Results {
            rewards: self.rewards.as_slice_mut()?,
            terminated: self.terminated.as_slice_mut()?,
            truncated: self.truncated.as_slice_mut()?,
        };
        Ok((sheets, results))
    }
}

#[pymethods]
impl Vector {
    /// How many games.
    #[getter]
    fn num_envs(&self) -> usize {
        self.batch.size()
    }

    /// How many play in each.
    #[getter]
    fn players(&self) -> usize {
        self.batch.players()
    }

    /// How many codes there are.
    #[getter]
    fn codes(&self) -> usize {
        self.batch.codes()
    }

    /// How many numbers an observation has.
    #[getter]
    fn numbers(&self) -> usize {
        self.batch.numbers()
    }

    /// Whether there are observations.
    #[getter]
    fn observes(&self) -> bool {
        self.batch.observes()
    }

    /// Begins all games anew, and fills the arrays.
    #[pyo3(signature = (masks, seats, rewards, terminated, truncated, observations=None, seed=None))]
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn reset(
        &mut self,
        py: Python<'_>,
        masks: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminated: &Bound<'_, PyAny>,
        truncated: &Bound<'_, PyAny>,
        observations: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let given = [masks, seats, rewards, terminated, truncated];
        let mut arrays = Arrays::new(&*self.batch, given, observations)?;
        let (sheets, results) = arrays.slices()?;
        let (seed, pool) = (self::seed(seed)?, pool(py)?);
        results.clear();
        let batch = &mut self.batch;
        py.detach(|| {
            pool.install(|| {
                batch.reset(seed);
                batch.show(sheets);
            });
        });
        Ok(())
    }

    /// Takes a code in every game, and fills the arrays; games that are over begin anew. If a code is not legal,
    /// nothing changes anywhere.
    #[pyo3(signature = (actions, masks, seats, rewards, terminated, truncated, observations=None))]
    #[expect(clippy::too_many_arguments, reason = "one for each array")]
    fn step(
        &mut self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyAny>,
        seats: &Bound<'_, PyAny>,
        rewards: &Bound<'_, PyAny>,
        terminated: &Bound<'_, PyAny>,
        truncated: &Bound<'_, PyAny>,
        observations: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let actions = readable(actions, self.batch.size())?;
        let given = [masks, seats, rewards, terminated, truncated];
        let mut arrays = Arrays::new(&*self.batch, given, observations)?;
        let actions = actions.list()?;
        let (sheets, results) = arrays.slices()?;
        let (batch, pool) = (&mut self.batch, pool(py)?);
        let refused = py.detach(|| {
            pool.install(|| match batch.refused(&actions) {
                Some(game) => Ok(Some(game)),
                None => batch.step(&actions, sheets, results).map(|()| None),
            })
        })?;
        match refused {
            None => Ok(()),
            Some(game) => Err(PyValueError::new_err(format!(
                "game {game} cannot take {}: it is not in its mask. No game has moved",
                actions[game]
            ))),
        }
    }

    /// Fills an array with legal codes, picked at random: each action is as likely as the other.
    fn sample(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let mut actions = writable_list::<i64>(actions, "actions", self.batch.size())?;
        let codes = actions.as_slice_mut()?;
        let (batch, pool) = (&mut self.batch, pool(py)?);
        py.detach(|| pool.install(|| batch.sample(codes)));
        Ok(())
    }

    fn __repr__(&self) -> String {
        format!("<{} games at once>", self.batch.size())
    }
}
