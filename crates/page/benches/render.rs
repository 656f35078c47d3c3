//! Showing a table to one viewer, over all positions of a game: what every viewer costs at every move.

#[path = "../examples/sizes/whole_game.rs"]
mod whole_game;

use divan::Bencher;
use sobremesa_bots::Bots;
use sobremesa_games::{Level8, Level10, Linko};
use sobremesa_page::{Shows, layout};

fn main() {
    divan::main();
}

#[divan::bench(sample_size = 1, sample_count = 1000)]
fn level10(bencher: Bencher<'_, '_>) {
    render::<Level10>(bencher, &whole_game::level10());
}

#[divan::bench(sample_size = 1, sample_count = 1000)]
fn linko(bencher: Bencher<'_, '_>) {
    render::<Linko>(bencher, &whole_game::linko());
}

#[divan::bench(sample_size = 1, sample_count = 1000)]
fn level8(bencher: Bencher<'_, '_>) {
    render::<Level8>(bencher, &whole_game::level8());
}

/// All regions of a page, position after position.
fn render<G: Shows + Bots>(bencher: Bencher<'_, '_>, rules: &G::Rules)
where
    G::Event: Clone,
{
    let positions = whole_game::positions::<G>(rules, "1");
    let mut next = positions.iter().cycle();
    bencher
        .with_inputs(|| next.next().expect("a game has positions"))
        .bench_local_values(|position| position.with_scene(layout::regions));
}
