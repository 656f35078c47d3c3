//! Trains the nets of Level 10 (docs/bots.md): `all`, or those for one to five players.
//! `cargo run --release -p sobremesa-level10 --features training --example level10-train -- all GAMES FILE [TRIES]`

use sobremesa_bots::training;
use sobremesa_level10::bots::Mind;
use sobremesa_level10::{Level10, Rules, Scoring};

/// The tables of the net for all, by players. It is where the others begin.
const ALL: [u8; 8] = [1, 4, 5, 4, 5, 1, 2, 3];

const NAMES: &str = "all, alone, two, three, four or five";

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((net, arguments)) = arguments.split_first() else { panic!("name a net: {NAMES}") };
    let players: &[u8] = match net.as_str() {
        "all" => &ALL,
        "alone" => &[1],
        "two" => &[2],
        "three" => &[3],
        "four" => &[4],
        "five" => &[5],
        _ => panic!("{net} is not a net: {NAMES}"),
    };
    training::run::<Level10, Mind, 64>(&rules(players), arguments);
}

/// What is played to learn from: no pauses more often than some.
fn rules(tables: &[u8]) -> Vec<Rules> {
    let pauses = [0, 2, 0, 1, 0, 3].into_iter();
    let all = pauses.flat_map(|pauses| tables.iter().map(move |players| (*players, pauses)));
    let scoring = Scoring::Victory;
    all.map(|(players, pauses)| Rules { players, pauses, scoring }).collect()
}
