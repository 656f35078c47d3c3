//! What many games add up to.

use sobremesa_arena::{Played, Tally};
use sobremesa_level10::tally::Level10Tally;
use sobremesa_level10::{Level10, Loss};

fn played(line: &str) -> Played<Level10> {
    Played::replay(line).expect("a good record")
}

#[test]
fn the_figures_of_level_10_are_what_happened() {
    let games: Vec<&str> = include_str!("../golden/games.jsonl").lines().collect();
    let mut tally = Level10Tally::default();
    // Lost with 34 cells and 74 points; won with 50 and 100; lost with all hands empty.
    [0, 1, 17].into_iter().for_each(|game| tally.add(&played(games[game])));
    let figures = Level10Tally::figures(&tally);
    assert_eq!((figures.games, figures.wins, figures.cut_off), (3, 1, 0));
    assert_eq!(figures.score.mean, (74.0 + 100.0 + 89.0) / 3.0);
    assert_eq!(figures.cells.mean, (34.0 + 50.0 + 49.0) / 3.0);
    assert_eq!(figures.losses.values().sum::<u64>(), 2);
    assert_eq!(figures.losses[&Loss::HandsEmpty], 1);
}
