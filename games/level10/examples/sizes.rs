//! How much a browser loads: the first page of a table, and what a move changes.
//! `cargo run -p sobremesa-level10 --features gallery --example level10-sizes`

use sobremesa_level10::{Level10, Rules, Scoring};
use sobremesa_page::gallery::whole_game::print_sizes;

fn main() {
    print_sizes::<Level10>(&Rules { players: 3, pauses: 2, scoring: Scoring::Victory });
}
