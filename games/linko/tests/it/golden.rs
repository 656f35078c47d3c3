//! Games that an independent program made, with every situation that the rules know.

use sobremesa_conformance::golden;
use sobremesa_linko::{End, Linko, Phase};
use sobremesa_table::Record;

const GAMES: &str = include_str!("../golden/games.jsonl");

#[test]
fn golden_games_are_good() {
    let mut ends = [0; 2];
    for line in GAMES.lines() {
        match golden::positions::<Linko>(line)[0].state().phase() {
            Phase::Over(End::LastCard(_)) => ends[0] += 1,
            Phase::Over(End::Exhausted) => ends[1] += 1,
            phase => panic!("a golden game ends in {phase:?}"),
        }
    }
    assert_eq!(ends, [12, 24], "a last card, everything drawn");
}

/// An independent program counted the same.
#[test]
fn golden_games_go_on_in_so_many_ways() {
    let rows = golden::check_ways::<Linko>(GAMES, include_str!("../golden/paths.txt"));
    assert!(rows > 300, "the table has {rows} rows");
}

/// The excerpt in the documentation of the format is a good record.
#[test]
fn the_documented_excerpt_is_good() {
    let document = include_str!("../../../../docs/records.md");
    let is_linko = |block: &&str| block.starts_with("{\"format\"") && block.contains("\"linko\"");
    let excerpt = document.split("```json\n").find(is_linko).unwrap();
    let (excerpt, _) = excerpt.split_once("```").unwrap();
    let record = Record::<Linko>::replay(excerpt, |_, _| {}).unwrap();
    assert_eq!((record.moves.len(), record.outcome), (15, None));
}
