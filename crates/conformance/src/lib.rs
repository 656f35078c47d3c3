//! The test kit that every game must pass.
//!
//! A game says a few things about itself as a [`Subject`]; [`tests!`] then runs every law over many
//! seeds and all its options:
//! - [`laws::legality`]: the legal actions are exactly what is accepted, and a refusal changes nothing;
//! - [`laws::conservation`]: no card is lost or doubled, and invariants recomputed from scratch hold;
//! - [`laws::round_trips`]: actions and moves survive text and JSON;
//! - [`laws::replay`]: a game replayed from its record equals the original at every step;
//! - [`laws::fair_deals`]: the record of a fair deal is read as it was written, and its seed must follow;
//! - [`laws::termination`]: games of pinned seeds end within the stated bound;
//! - [`secrecy::twins`]: what a viewer cannot know changes no byte that the viewer receives;
//! - [`secrecy::twins_by`]: nor a byte of what players are told by other means;
//! - [`secrecy::determinization`]: a determinized state is a possible one behind its view;
//! - [`secrecy::reasons`]: why an action is good is told by what its player may know;
//! - [`encoding::codes`], [`encoding::observations`], [`encoding::leaks_nothing`]: decisions and views as numbers;
//! - [`golden`]: recorded games, and counts of the ways they could have gone on;
//! - [`rulebook::check`]: every rule stands in the code and in a test, by its id;
//! - [`glance::check`]: the rules at a glance are whole, and their examples can be asked about;
//! - [`words::languages`], [`words::uses`]: every language tells everything, and no message is idle;
//! - [`words::readers`]: players who read what happened are spoken to;
//! - [`fuzz::records`], [`fuzz::actions`]: garbage is refused and breaks nothing.

pub mod encoding;
pub mod fuzz;
pub mod glance;
pub mod golden;
pub mod laws;
mod rollout;
pub mod rulebook;
pub mod secrecy;
mod walk;
pub mod words;

use std::fs;
use std::path::Path;

use sobremesa_table::{Game, Move, Recorded, Seat, Stream, Viewer};

pub use rollout::rollout;
pub use walk::{Walk, walk};

/// What the kit must be told about a game.
pub trait Subject {
    /// The game.
    type Game: Recorded;

    /// Games that are not over after this many actions are left there, where they would last too long.
    const LONGEST: usize = usize::MAX;

    /// Whether the legal actions list every action of this kind that is accepted. Where there are
    /// too many, as of lay-downs in a rummy, they are canonical ones, and `check` accepts more.
    fn is_listed(_action: &<Self::Game as Game>::Action) -> bool {
        true
    }

    /// How often the kit goes back some moves to get further, where random play soon loses.
    const RETRIES: u32 = 0;

    /// How bad an action looks, to someone who sees all cards: the games that are to get far take
    /// the least bad of a few random actions.
    fn badness(
        _state: &<Self::Game as Game>::State,
        _action: &<Self::Game as Game>::Action,
    ) -> u32 {
        0
    }

    /// All options that are worth a run.
    fn rules() -> Vec<<Self::Game as Game>::Rules>;

    /// Every action that can be written down, whether it is legal now or ever; or where there are too
    /// many, enough of them.
    fn writable_actions(state: &<Self::Game as Game>::State) -> Vec<<Self::Game as Game>::Action>;

    /// A statement that the rules allow now, if the game knows statements.
    fn statement(
        state: &<Self::Game as Game>::State,
        seat: Seat,
        stream: &mut Stream,
    ) -> Option<<Self::Game as Game>::Statement>;

    /// The names of all cards, wherever they are.
    fn cards(state: &<Self::Game as Game>::State) -> Vec<String>;

    /// Recomputes from scratch what the state keeps, and panics where they differ.
    fn check_invariants(state: &<Self::Game as Game>::State);

    /// Checks that what the view tells of hidden places holds in a state that was guessed from it,
    /// and panics where it does not.
    fn check_guess(view: &<Self::Game as Game>::View, guess: &<Self::Game as Game>::State);

    /// Another course of the game that `viewer` cannot tell from `moves`, none of which ends the
    /// game: other hidden cards, or other hidden choices of others. It may still be refused by the
    /// rules; then the kit asks again. None if there is nothing that could be different.
    fn twin(
        rules: &<Self::Game as Game>::Rules,
        moves: &[Move<Self::Game>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Self::Game>>>;
}

/// The text of all Rust files in a folder, those in folders below included.
pub(crate) fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut texts = Vec::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            texts.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(fs::read_to_string(&path).expect("a readable file"));
        }
    }
    texts
}

/// How many times longer than in the gate the runs are: `SOBREMESA_SOAK`, 1 if it is not set.
///
/// # Panics
/// If it is set to something that is not a number.
pub fn soak_factor() -> u32 {
    std::env::var("SOBREMESA_SOAK").map_or(1, |factor| {
        factor.parse().expect("SOBREMESA_SOAK is the factor by which runs are longer")
    })
}

/// Makes a test of every law for a [`Subject`].
#[macro_export]
macro_rules! tests {
    ($subject:ty) => {
        $crate::tests!($subject:
            laws::legality, laws::conservation, laws::round_trips, laws::replay, laws::fair_deals,
            laws::termination, secrecy::twins, secrecy::determinization,
            fuzz::records, fuzz::actions);
    };
    ($subject:ty: $($room:ident::$law:ident),*) => {$(
        #[test]
        fn $law() {
            $crate::$room::$law::<$subject>();
        }
    )*};
}
