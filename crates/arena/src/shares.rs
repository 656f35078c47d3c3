//! Who wins how much of a few deals.

use sobremesa_bots::Bots;
use sobremesa_table::{Recorded, Seed, WIN};

use crate::Match;

/// The share of games that each kind of player wins, in the order of their seats. Every deal of the run is
/// played once in every rotation of the seats.
///
/// # Panics
/// If a game does not end.
pub fn shares<G: Bots + Recorded>(table: &Match<G>, run: &Seed, deals: u64) -> Vec<(String, f64)> {
    let mut shares: Vec<(String, f64)> = Vec::new();
    let games = deals as f64 * table.seats().len() as f64;
    let mut table = table.clone();
    for _ in 0..table.seats().len() {
        for deal in 0..deals {
            let outcome = table.play(&run.of_game(deal)).outcome.expect("the game ends");
            let standing = G::standing(table.rules(), &outcome);
            for (seat, wins) in table.seats().iter().zip(&standing.wins) {
                let share = f64::from(*wins) / f64::from(WIN) / games;
                let name = seat.to_string();
                match shares.iter_mut().find(|(other, _)| *other == name) {
                    Some((_, sum)) => *sum += share,
                    None => shares.push((name, share)),
                }
            }
        }
        table = table.turned();
    }
    shares
}
