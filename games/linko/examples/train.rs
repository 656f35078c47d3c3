//! Trains the net of Linko (docs/bots.md).
//! `cargo run --release -p sobremesa-linko --features training --example linko-train -- GAMES FILE [TRIES]`

use sobremesa_bots::training;
use sobremesa_linko::bots::Mind;
use sobremesa_linko::{Linko, Rules, Variant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    training::run::<Linko, Mind, 32>(&rules(), &arguments);
}

/// What is played to learn from: the base game and four players more often than others.
fn rules() -> Vec<Rules> {
    let variants = [
        Variant::Base,
        Variant::Advanced,
        Variant::Base,
        Variant::Expert,
        Variant::Base,
        Variant::Advanced,
    ];
    let tables = |variant| [4, 2, 4, 3, 5, 2, 4, 3].map(|players| (players, variant));
    let all = variants.into_iter().flat_map(tables);
    all.map(|(players, variant)| Rules { players, variant, first: None }).collect()
}
