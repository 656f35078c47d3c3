//! A game being played, as Python's class.

use numpy::{IntoPyArray, PyArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sobremesa_page::picture;
use sobremesa_table::record::Head;
use sobremesa_table::{Owed, Seat, decider};

use crate::door::AnyState;
use crate::problem::Problem;
use crate::rules::{Rules, dumps, find, loads, seed, text};
use crate::whole::{List, Whole};

/// A game being played. Shuffles make themselves; `owed` says who must decide.
#[pyclass(module = "sobremesa._sobremesa")]
pub(crate) struct State {
    pub(crate) state: Box<dyn AnyState>,
}

impl From<Box<dyn AnyState>> for State {
    fn from(state: Box<dyn AnyState>) -> State {
        State { state }
    }
}

/// Reads a record and replays it: the game where it stopped.
#[pyfunction]
#[pyo3(signature = (line, begun=List::default()))]
pub(crate) fn replay(py: Python<'_>, line: &str, begun: List<Whole<usize>>) -> PyResult<State> {
    let begun: Vec<usize> = begun.0.into_iter().map(|code| code.0).collect();
    let fault = |reason: String| Problem::Fault { at_move: 0, rule: sobremesa_table::REC, reason };
    let game = Head::read(line).map_err(fault)?.game;
    let game = find(&game).map_err(|_| fault(format!("there is no game {game:?}")))?;
    Ok(State::from(py.detach(|| game.replay(line, &begun))?))
}

impl State {
    /// A seat of this table.
    pub(crate) fn seat_of(&self, index: i64) -> PyResult<Seat> {
        let players = self.state.players();
        let seat = usize::try_from(index).ok().and_then(Seat::new);
        let seat = seat.filter(|seat| seat.index() < players);
        seat.ok_or_else(|| {
            PyIndexError::new_err(format!("there is no seat {index} at a table for {players}"))
        })
    }

    fn viewer(&self, seat: Option<Whole<i64>>) -> PyResult<Option<Seat>> {
        seat.map(|seat| self.seat_of(seat.0)).transpose()
    }

    /// A seat, or the one that decides.
    fn seat_or_decider(&self, seat: Option<Whole<i64>>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.seat_of(seat.0),
            None => Ok(decider(self.state.owed()).unwrap_or(Seat::FIRST)),
        }
    }
}

#[pymethods]
impl State {
    /// The options.
    #[getter]
    fn rules<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let rules = Rules { rules: self.state.rules().into() };
        let build = py.import("sobremesa")?.getattr("_rules")?;
        build.call1((rules.rules.door().name(), loads(py, &rules.rules.to_json())?))
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.state.door().name()
    }

    /// Who must decide: a seat's number, `"team"`, or `None` when the game is over.
    #[getter]
    fn owed<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        Ok(match self.state.owed() {
            Owed::Seat(seat) => Some(seat.index().into_pyobject(py)?.into_any()),
            Owed::Team => Some("team".into_pyobject(py)?.into_any()),
            Owed::Chance(_) | Owed::Nobody => None,
        })
    }

    /// The seat that is asked: the one that owes the decision, 0 for a team, `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        decider(self.state.owed()).map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.owed() == Owed::Nobody
    }

    /// How many actions were made.
    #[getter]
    fn actions(&self) -> usize {
        self.state.actions()
    }

    /// What is legal now, as texts; empty when the game is over.
    fn legal_actions(&self) -> Vec<String> {
        self.state.legal_actions()
    }

    /// Makes an action of whoever owes one, or of a seat. A refused one changes nothing.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&mut self, action: &Bound<'_, PyAny>, seat: Option<Whole<i64>>) -> PyResult<()> {
        let seat = self.viewer(seat)?;
        Ok(self.state.apply(&text(action)?, seat)?)
    }

    /// Makes a move as a record writes it: a decision, or something said. A refused one changes nothing.
    fn make(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        if !r#move.is_instance_of::<PyDict>() {
            return Err(PyTypeError::new_err("a move is a dict, such as a record's moves are"));
        }
        Ok(self.state.make(&dumps(r#move)?)?)
    }

    /// What a seat may know, as a dict; without a seat what everyone sees.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Whole<i64>>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.state.view(self.viewer(seat)?))
    }

    /// The table as lines of text, as a seat sees it.
    #[pyo3(signature = (seat=None))]
    fn text(&self, seat: Option<Whole<i64>>) -> PyResult<String> {
        Ok(self.state.text(self.viewer(seat)?))
    }

    /// What lies open, as an SVG.
    #[pyo3(signature = (seat=None))]
    fn svg(&self, seat: Option<Whole<i64>>) -> PyResult<String> {
        Ok(self.state.drawing(self.viewer(seat)?))
    }

    /// What lies open, as pixels: height, width and the bytes, four a pixel.
    #[pyo3(signature = (seat=None))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole<i64>>,
    ) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        let svg = self.state.drawing(self.viewer(seat)?);
        let (width, height) = picture::SIZE;
        let pixels = py.detach(|| -> Result<Pixmap, Problem> {
            let tree = Tree::from_str(&svg, &Options::default()).map_err(Problem::value)?;
            let mut pixels = Pixmap::new(width, height).expect("it has a size");
            resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
            Ok(pixels)
        })?;
        Ok((height, width, PyBytes::new(py, pixels.data())))
    }

    /// The result, as a record writes it; `None` while the game runs.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.state.outcome().map(|outcome| loads(py, &outcome)).transpose()
    }

    /// Each seat's share of the win, from 0 to 1; `None` while the game runs.
    #[getter]
    fn wins(&self) -> Option<Vec<f64>> {
        let standing = self.state.standing()?;
        let whole = f64::from(sobremesa_table::WIN);
        Some(standing.wins.iter().map(|parts| f64::from(*parts) / whole).collect())
    }

    /// Each seat's score; `None` while the game runs.
    #[getter]
    fn scores(&self) -> Option<Vec<i64>> {
        Some(self.state.standing()?.scores)
    }

    /// The game so far as a record: one line of JSON, with all cards in it.
    #[pyo3(signature = (players=None))]
    fn record(&self, players: Option<List<String>>) -> PyResult<String> {
        Ok(self.state.record(players.map(|names| names.0))?)
    }

    /// A random game that could be behind what a seat knows; without a seat behind what the decider knows.
    #[pyo3(signature = (seat=None, seed=None))]
    fn determinize(
        &self,
        py: Python<'_>,
        seat: Option<Whole<i64>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let (seat, seed) = (self.seat_or_decider(seat)?, self::seed(seed)?);
        Ok(State::from(py.detach(|| self.state.determinize(seat, &seed))))
    }

    /// Whether players who see all cards can win together, and how: `("winnable", actions)`, `("lost", [])` or
    /// `("unknown", [])`; `None` where no solver is.
    #[pyo3(signature = (thorough=false))]
    fn solve(&self, py: Python<'_>, thorough: bool) -> Option<(&'static str, Vec<String>)> {
        py.detach(|| self.state.solve(thorough))
    }

    /// Which codes may come next.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.state.mask().into_pyarray(py)
    }

    /// Takes a code of the decision that is owed. A refused one changes nothing.
    fn step(&mut self, code: Whole<i64>) -> PyResult<()> {
        let code = usize::try_from(code.0)
            .map_err(|_| PyValueError::new_err(format!("{} is not in the mask", code.0)))?;
        Ok(self.state.choose(code)?)
    }

    /// The codes that were chosen of the decision so far.
    #[getter]
    fn begun(&self) -> Vec<u16> {
        self.state.begun()
    }

    /// The codes of a legal action, first one first.
    fn encode(&self, action: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        Ok(self.state.codes_of(&text(action)?)?)
    }

    /// The legal action of these codes.
    fn decode(&self, codes: List<Whole<usize>>) -> PyResult<String> {
        let codes: Vec<usize> = codes.0.into_iter().map(|code| code.0).collect();
        Ok(self.state.action_of(&codes)?)
    }

    /// What a seat may know, as whole numbers; without a seat what the decider knows.
    #[pyo3(signature = (seat=None))]
    fn numbers<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole<i64>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat_or_decider(seat)?;
        Ok(self.state.observation(seat).into_pyarray(py))
    }

    /// The same game, to go another way.
    fn clone(&self) -> State {
        State::from(self.state.copy())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<State>();
        other.is_ok_and(|other| other.try_borrow().is_ok_and(|it| self.state.is_equal(&*it.state)))
    }

    fn __repr__(&self) -> String {
        let (game, actions) = (self.game(), self.actions());
        format!("<{game} after {actions} actions>")
    }

    /// Only a forged pickle asks for this.
    fn __setstate__(&self, _state: &Bound<'_, PyAny>) -> PyResult<()> {
        Err(PyValueError::new_err("a game is pickled by its record, and by nothing else"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let build = py.import("sobremesa")?.getattr("replay")?;
        let arguments = (self.state.record(None)?, self.state.begun());
        Ok((build, arguments).into_pyobject(py)?.into_any())
    }
}
