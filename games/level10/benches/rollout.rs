//! Random play: list the legal actions, pick one, apply it.

use sobremesa_conformance::rollout;
use sobremesa_level10::{Level10, Rules, Scoring};

/// How many games make a sample.
const GAMES: u64 = 10_000;

fn main() {
    divan::main();
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn random_play(bencher: divan::Bencher<'_, '_>, players: u8) {
    let rules = Rules { players, pauses: 2, scoring: Scoring::Victory };
    let decisions = rollout::<Level10>(&rules, GAMES);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench_local(|| rollout::<Level10>(&rules, GAMES));
}
