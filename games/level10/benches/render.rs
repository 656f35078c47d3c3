//! Showing a table to one viewer, over all positions of a game: what every viewer costs at every move.

use divan::Bencher;
use sobremesa_level10::{Level10, Rules, Scoring};
use sobremesa_page::gallery::whole_game::positions;
use sobremesa_page::layout;

fn main() {
    divan::main();
}

/// All regions of a page, position after position.
#[divan::bench(sample_size = 1, sample_count = 1000)]
fn render(bencher: Bencher<'_, '_>) {
    let rules = Rules { players: 3, pauses: 2, scoring: Scoring::Victory };
    let positions = positions::<Level10>(&rules, "1");
    let mut next = positions.iter().cycle();
    bencher
        .with_inputs(|| next.next().expect("a game has positions"))
        .bench_local_values(|position| position.with_scene(layout::regions));
}
