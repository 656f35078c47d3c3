//! Many games in parallel.

use rayon::prelude::*;
use sobremesa_bots::Bots;
use sobremesa_table::Seed;

use crate::game::Company;
use crate::{Blocks, Match, Played};

/// What is made of this many games is kept in memory at a time.
const BLOCK: u64 = 512;

/// Plays games of a run, by their numbers or this many from the first on, on the current thread pool, and hands what
/// `digest` makes of each to `each`, in order. What `each` sees does not depend on the number of threads. A game is
/// gone once it is digested: what `digest` returns is all that is kept of it.
///
/// # Errors
/// The first error of `each`; the games after it are not played.
pub fn simulate<G: Bots, T: Send, E>(
    table: &Match<G>,
    run: &Seed,
    games: impl Into<Blocks>,
    digest: impl Fn(&Played<G>) -> T + Sync,
    mut each: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let games = games.into().numbers();
    let mut first = games.start;
    while first < games.end {
        let end = games.end.min(first.saturating_add(BLOCK));
        let played: Vec<T> = (first..end)
            .into_par_iter()
            .map_init(
                || table.room(),
                |room, game| {
                    let played = table.play_in(room, &run.of_game(game), Company::default());
                    let digested = digest(&played);
                    room.clear_up(played);
                    digested
                },
            )
            .collect();
        played.into_iter().try_for_each(&mut each)?;
        first = end;
    }
    Ok(())
}
