//! Many games in parallel.

use rayon::prelude::*;
use sobremesa_bots::Bots;
use sobremesa_table::Seed;

use crate::{Match, Played};

/// How many games are kept in memory at a time.
const BLOCK: u64 = 512;

/// Plays games 0 to `games` − 1 of a run on the current thread pool, and hands what `digest` makes
/// of each to `each`, in order. What `each` sees does not depend on the number of threads.
///
/// # Errors
/// The first error of `each`; the games after it are not played.
pub fn simulate<G: Bots, T: Send, E>(
    table: &Match<G>,
    run: &Seed,
    games: u64,
    digest: impl Fn(Played<G>) -> T + Sync,
    mut each: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let mut first = 0;
    while first < games {
        let end = games.min(first + BLOCK);
        let played: Vec<T> = (first..end)
            .into_par_iter()
            .map(|game| digest(table.play(&run.of_game(game))))
            .collect();
        played.into_iter().try_for_each(&mut each)?;
        first = end;
    }
    Ok(())
}
