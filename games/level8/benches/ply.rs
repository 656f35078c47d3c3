//! One ply of a search's try: list what is legal, show the view, let the policy decide, make the move,
//! remember it; and the judge's share of it.

use sobremesa_bots::Budget;
use sobremesa_bots::search::{Trial, Tries};
use sobremesa_level8::bots::Mind;
use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_table::Seed;

/// How many games the tries begin in.
const GAMES: u64 = 2;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn ply(bencher: divan::Bencher<'_, '_>, players: u8) {
    let rules = Rules::new(players, Stars::One);
    let run = Seed::from_text("ply");
    let trials: Vec<Trial<Level8>> =
        (0..GAMES).flat_map(|game| Trial::of_game::<Mind>(&rules, &run.of_game(game))).collect();
    let play = || {
        let mut tries = Tries::<Level8, Mind>::new(Budget::Default);
        trials.iter().map(|trial| trial.play(&mut tries)).sum::<u64>()
    };
    bencher.counter(divan::counter::ItemsCount::new(play())).bench_local(play);
}
