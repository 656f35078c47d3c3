//! How much a browser loads: the first page of a table, and what a move changes.
//! `cargo run -p sobremesa-level8 --features gallery --example level8-sizes`

use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_page::gallery::whole_game::print_sizes;

fn main() {
    print_sizes::<Level8>(&Rules::new(4, Stars::One));
}
