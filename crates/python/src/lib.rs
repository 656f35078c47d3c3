//! Sobremesa's games for Python. `docs/python.md` shows how to use them; the package's Python side is in
//! `sobremesa`, and knows no game's rules.
//!
//! - `door`: one door to any game, behind which types are known; `running`: a game being played; `batch`: many of
//!   them at once; `bot`, `runs`: our bots, and many games between them.
//! - `rules`, `state`, `vector`: the same as Python's classes. `problem`: what can go wrong, as exceptions.
//!   `signals`: Ctrl-C while the engine works.

#![expect(clippy::needless_pass_by_value, reason = "PyO3 hands arguments over")]

mod batch;
mod bot;
mod door;
mod pool;
mod problem;
mod rules;
mod running;
mod runs;
mod signals;
mod state;
mod vector;
mod whole;

use pyo3::prelude::*;
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;

use crate::door::{Door, door_of};

/// The games: the one place that names them.
fn games() -> [&'static dyn Door; 3] {
    [door_of::<Level10>(), door_of::<Linko>(), door_of::<Level8>()]
}

/// The engine behind the package `sobremesa`.
#[pymodule]
mod _sobremesa {
    #[pymodule_export]
    use super::pool::{forked, set_threads};
    #[pymodule_export]
    use super::problem::{BadRecord, Refusal};
    #[pymodule_export]
    use super::rules::{Bot, Rules, about, names};
    #[pymodule_export]
    use super::runs::win_rate;
    #[pymodule_export]
    use super::state::{State, replay};
    #[pymodule_export]
    use super::vector::Vector;
}
