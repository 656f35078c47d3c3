//! Random play: list the legal actions, pick one, apply it.

use sobremesa_conformance::rollout;
use sobremesa_linko::{Linko, Rules, Variant};

/// How many games make a sample.
const GAMES: u64 = 1_000;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5])]
fn random_play(bencher: divan::Bencher<'_, '_>, players: u8) {
    let rules = Rules { players, variant: Variant::Base, first: None };
    let decisions = rollout::<Linko>(&rules, GAMES);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench_local(|| rollout::<Linko>(&rules, GAMES));
}
