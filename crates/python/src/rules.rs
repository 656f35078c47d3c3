//! Options and bots, as Python's classes.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::{PyMemoryError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};
use serde_json::{Map, Value};
use sobremesa_arena::{Ceiling, Stop};
use sobremesa_table::{Seat, Seed};

use crate::batch::Reward;
use crate::bot::{AnyBot, Weighed};
use crate::door::{AnyRules, Door};
use crate::pool::pool;
use crate::problem::Problem;
use crate::runs::{Ask, AskContest};
use crate::signals::{self, unless_interrupted};
use crate::state::State;
use crate::vector::Vector;
use crate::whole::{List, Whole};

/// The most games at once: what memory cannot hold should be an exception, and not the end of the process.
const MOST_GAMES: usize = 1 << 17;

/// The names of the games.
#[pyfunction]
pub(crate) fn names() -> Vec<&'static str> {
    crate::games().iter().map(|game| game.name()).collect()
}

/// Refuses more games than memory can hold. They are dealt one by one, and then it would be too late to say so: a
/// process whose memory is limited would end, and not raise.
fn ensure_room(games: usize, each: usize) -> PyResult<()> {
    let mut room = Vec::<u8>::new();
    let found = room.try_reserve_exact(games * each);
    // What nobody looks at need not be there.
    std::hint::black_box(&room);
    found.map_err(|_| PyMemoryError::new_err(format!("there is no memory for {games} games")))
}

/// What a game has: players, options, bots, codes and the fields of its observations.
#[pyfunction]
pub(crate) fn about<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    loads(py, &find(game)?.about())
}

pub(crate) fn find(name: &str) -> PyResult<&'static dyn Door> {
    let found = crate::games().into_iter().find(|game| game.name() == name);
    found.ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no game {name:?}; there are {}",
            names().join(", ")
        ))
    })
}

/// Reads JSON as Python's own objects.
pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Writes Python's own objects as JSON. What is not a number, and half of a sign, are none of it.
pub(crate) fn dumps(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let strict = PyDict::new(value.py());
    strict.set_item("allow_nan", false)?;
    strict.set_item("ensure_ascii", false)?;
    value.py().import("json")?.call_method("dumps", (value,), Some(&strict))?.extract()
}

/// The seed of a text; without one a random seed.
pub(crate) fn seed(text: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    match text {
        Some(text) if text.is_instance_of::<PyString>() => {
            Ok(Seed::from_text(&text.extract::<String>()?))
        }
        Some(number) => {
            let wrong = || PyTypeError::new_err("a seed is a whole number or a text");
            if number.is_instance_of::<PyBool>() {
                return Err(wrong());
            }
            let number = number.call_method0("__index__").map_err(|_| wrong())?;
            Ok(Seed::from_text(&number.str()?.to_string()))
        }
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|error| Problem::value(error.to_string()))?;
            Ok(Seed::from_bytes(bytes))
        }
    }
}

/// The options of a game. Each game's module has its own: `sobremesa.linko.Rules(players=4)`.
#[pyclass(frozen, subclass, module = "sobremesa._sobremesa")]
pub(crate) struct Rules {
    pub(crate) rules: Arc<dyn AnyRules>,
}

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (game, players, **options))]
    fn new(
        game: &str,
        players: Whole<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Rules> {
        let text = options.map_or(Ok("{}".into()), |options| dumps(options.as_any()))?;
        let chosen: Map<String, Value> = serde_json::from_str(&text).map_err(Problem::value)?;
        let rules = find(game)?.rules(chosen, players.0)?;
        Ok(Rules { rules: rules.into() })
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.rules.door().name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.rules.players()
    }

    /// After this many actions a program may cut a game off.
    #[getter]
    fn action_bound(&self) -> usize {
        self.rules.action_bound()
    }

    /// The options as a record writes them.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        loads(py, &self.rules.to_json())
    }

    /// Deals a game. The same seed gives the same game; without one it is random.
    #[pyo3(signature = (seed=None))]
    fn start(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let seed = self::seed(seed)?;
        Ok(State::from(self.rules.start(seed)))
    }

    /// A bot by its name, such as `heuristic` or `search:200`.
    #[pyo3(signature = (name, seed=None))]
    fn bot(&self, name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        let seed = self::seed(seed)?;
        let bot = Mutex::new(self.rules.bot(name, &seed)?);
        Ok(Bot { game: self.rules.door().name(), bot })
    }

    /// Many games at once. `sobremesa.vector.make` is the way to make them.
    #[pyo3(signature = (num_envs, seed=None, observations=true, reward="win", max_actions=None))]
    fn vector(
        &self,
        py: Python<'_>,
        num_envs: Whole<usize>,
        seed: Option<&Bound<'_, PyAny>>,
        observations: bool,
        reward: &str,
        max_actions: Option<Whole<usize>>,
    ) -> PyResult<Vector> {
        let reward = match reward {
            "win" => Reward::Win,
            "score" => Reward::Score,
            _ => return Err(Problem::value("reward is \"win\" or \"score\"").into()),
        };
        let (num_envs, max_actions) = (num_envs.0, max_actions.map(|most| most.0));
        if num_envs == 0 || num_envs > MOST_GAMES {
            return Err(Problem::value(format!("num_envs is from 1 to {MOST_GAMES}")).into());
        }
        if max_actions == Some(0) {
            return Err(Problem::value("max_actions is at least 1: a game needs an action").into());
        }
        ensure_room(num_envs, self.rules.room())?;
        let (seed, pool, rules) = (self::seed(seed)?, pool(py)?, &self.rules);
        let deal = || rules.batch(num_envs, seed, observations, reward, max_actions);
        Ok(Vector::from(py.detach(|| pool.install(deal))))
    }

    /// Plays games between bots: figures, and an array for each of wins, scores, actions and whether it ended.
    #[pyo3(signature = (bots, games, seed, records, progress=None))]
    fn simulate<'py>(
        &self,
        py: Python<'py>,
        bots: List<String>,
        games: Whole<u64>,
        seed: &Bound<'py, PyAny>,
        records: bool,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        use numpy::IntoPyArray;
        let seed = self::seed(Some(seed))?;
        let ask = Ask { bots: bots.0, games: games.0, seed, records };
        let (pool, rules) = (pool(py)?, &self.rules);
        let done = py.detach(|| rules.simulate(&ask, &pool, &mut told(progress.as_ref())))?;
        let dict = PyDict::new(py);
        let shape = |length: usize| [length / rules.players(), rules.players()];
        let rows = shape(done.wins.len());
        dict.set_item("figures", loads(py, &done.figures)?)?;
        dict.set_item("wins", done.wins.into_pyarray(py).call_method1("reshape", (rows,))?)?;
        dict.set_item("scores", done.scores.into_pyarray(py).call_method1("reshape", (rows,))?)?;
        dict.set_item("actions", done.actions.into_pyarray(py))?;
        dict.set_item("finished", done.finished.into_pyarray(py))?;
        dict.set_item("records", done.records)?;
        Ok(dict)
    }

    /// Lets bots meet on the same deals, with their seats rotated: what came of it, and its journal, line by line.
    /// `blocks` is how many, or a part of a run such as `"1000..2000"`; those in journals that are `known` are not
    /// played again.
    #[pyo3(signature = (bots, blocks, seed, until_sure=false, ceiling=false, known=List::default(), progress=None))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn arena<'py>(
        &self,
        py: Python<'py>,
        bots: List<String>,
        blocks: &Bound<'py, PyAny>,
        seed: &Bound<'py, PyAny>,
        until_sure: bool,
        ceiling: bool,
        known: List<String>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<(Bound<'py, PyAny>, Vec<String>)> {
        let ask = AskContest {
            bots: bots.0,
            blocks: blocks.str()?.to_str()?.parse().map_err(Problem::value)?,
            seed: self::seed(Some(seed))?,
            stop: if until_sure { Stop::WhenSure } else { Stop::AtTheEnd },
            ceiling: asked(ceiling),
            known: known.0,
        };
        let (pool, rules) = (pool(py)?, &self.rules);
        let contested = py.detach(|| rules.contest(&ask, &pool, &mut told(progress.as_ref())))?;
        Ok((loads(py, &contested.results)?, contested.journal))
    }

    /// Refuses bots that cannot meet in an arena by these rules, and a ceiling that there is not. Nobody plays.
    #[pyo3(signature = (bots, ceiling=false))]
    fn check_arena(&self, bots: List<String>, ceiling: bool) -> PyResult<()> {
        let ask = AskContest {
            bots: bots.0,
            blocks: 1.into(),
            seed: Seed::from_text(""),
            stop: Stop::AtTheEnd,
            ceiling: asked(ceiling),
            known: Vec::new(),
        };
        Ok(self.rules.check_contest(&ask)?)
    }

    fn __repr__(&self) -> String {
        format!("<{} {}>", self.game(), self.rules.to_json())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Rules>().is_ok_and(|other| {
            let other = &other.get().rules;
            (other.door().name(), other.to_json()) == (self.game(), self.rules.to_json())
        })
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.game(), self.rules.to_json()).hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let build = py.import("sobremesa")?.getattr("_rules")?;
        let arguments = (self.game(), self.to_dict(py)?);
        Ok((build, arguments).into_pyobject(py)?.into_any())
    }
}

fn asked(ceiling: bool) -> Ceiling {
    if ceiling { Ceiling::Solved } else { Ceiling::Unasked }
}

/// Tells Python how far it is, and asks whether somebody pressed Ctrl-C.
fn told(progress: Option<&Py<PyAny>>) -> impl FnMut(u64, u64) -> Result<(), Problem> {
    move |done, of| {
        signals::heard()?;
        if let Some(progress) = progress {
            Python::attach(|py| progress.call1(py, (done, of)))?;
        }
        Ok(())
    }
}

/// One of our bots. It sees of a game what the seat sees that owes the decision.
#[pyclass(module = "sobremesa._sobremesa")]
pub(crate) struct Bot {
    game: &'static str,
    /// A bot is not for two threads at once. Nobody waits here: Python's own borrowing comes first.
    bot: Mutex<Box<dyn AnyBot>>,
}

impl Bot {
    fn mind(&mut self) -> &mut dyn AnyBot {
        &mut **self.bot.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Bot {
    /// Its name, with its budget.
    #[getter]
    fn name(&mut self) -> String {
        self.mind().name()
    }

    /// What it would do: one of the legal actions. Ctrl-C interrupts it.
    fn decide(&mut self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<String> {
        let (bot, state) = (self.mind(), &*state.state);
        Ok(py.detach(|| unless_interrupted(|wanted| bot.decide(state, wanted)))?)
    }

    /// What it thinks of the actions that it looked into, the best first, each with its chance to win if it says one.
    fn weigh(&mut self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<Weighed> {
        let (bot, state) = (self.mind(), &*state.state);
        Ok(py.detach(|| unless_interrupted(|wanted| bot.weigh(state, wanted)))?)
    }

    /// What it would say at a seat, as moves that `State.make` takes.
    fn speak<'py>(
        &mut self,
        py: Python<'py>,
        state: PyRef<'py, State>,
        seat: Whole<i64>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let seat: Seat = state.seat_of(seat.0)?;
        let said = self.mind().speak(&*state.state, seat)?;
        said.iter().map(|wire| loads(py, wire)).collect()
    }

    fn __call__(&mut self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<String> {
        self.decide(py, state)
    }

    fn __repr__(&mut self) -> String {
        format!("<{} of {}>", self.mind().name(), self.game)
    }
}

/// An action that was given as a text, and nothing else.
pub(crate) fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let text = value
        .cast::<PyString>()
        .map_err(|_| Problem::Type("an action is a text, such as one of legal_actions()".into()))?;
    Ok(text.to_str()?.to_owned())
}
