//! How much a browser loads: the first page of a table, and what a move changes.
//! `cargo run -p sobremesa-linko --features gallery --example linko-sizes`

use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_page::gallery::whole_game::print_sizes;

fn main() {
    print_sizes::<Linko>(&Rules { players: 4, variant: Variant::Base, first: None });
}
