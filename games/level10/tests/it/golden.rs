//! Games that an independent program made, with every ending, tucks, exchanges and statements.

use sobremesa_conformance::golden;
use sobremesa_level10::{End, Level10, Phase, Rules, Scoring};
use sobremesa_table::{Actor, Game, Owed, Record, Seed};

const GAMES: &str = include_str!("../golden/games.jsonl");

#[test]
fn golden_games_are_good() {
    let mut ends = [0; 3];
    for line in GAMES.lines() {
        match golden::positions::<Level10>(line)[0].state().phase() {
            Phase::Over(End::Won) => ends[0] += 1,
            Phase::Over(End::Stuck(_)) => ends[1] += 1,
            Phase::Over(End::HandsEmpty) => ends[2] += 1,
            phase => panic!("a golden game ends in {phase:?}"),
        }
    }
    assert_eq!(ends, [13, 17, 10], "won, stuck, all hands empty");
}

/// An independent program counted the same.
#[test]
fn golden_games_go_on_in_so_many_ways() {
    let rows = golden::check_ways::<Level10>(GAMES, include_str!("../golden/paths.txt"));
    assert!(rows > 300, "the table has {rows} rows");
}

/// From the deals of the seed `perft`, seat 0 beginning: the number of ways to go on for one to
/// four actions. An independent program dealt and counted the same.
#[test]
fn pinned_deals_go_on_in_so_many_ways() {
    for (players, pauses, ways) in [
        (1, 0, [15, 631, 8920, 80154]),
        (1, 3, [19, 706, 12543, 134267]),
        (2, 0, [12, 316, 3072, 18366]),
        (2, 3, [16, 356, 4134, 31751]),
        (3, 0, [11, 238, 1969, 10159]),
        (3, 3, [15, 273, 2800, 21052]),
        (4, 0, [10, 174, 1172, 5133]),
        (4, 3, [14, 202, 1674, 7763]),
        (5, 0, [9, 116, 633, 2284]),
        (5, 3, [13, 143, 954, 3484]),
    ] {
        let mut state = Level10::start(&Rules { players, pauses, scoring: Scoring::Victory });
        let Owed::Chance(name) = Level10::owed(&state) else { panic!("the deal comes first") };
        let mut stream = Seed::from_text("perft").stream(name);
        let deal = Level10::draw_chance(&state, &mut stream);
        Level10::apply_chance(&mut state, &deal).unwrap();
        Level10::apply(&mut state, Actor::Team, &"first 0".parse().unwrap()).unwrap();
        for (actions, ways) in (1..).zip(ways) {
            let counted = golden::ways::<Level10>(&state, actions);
            assert_eq!(counted, ways, "{players} players, {pauses} pauses");
        }
    }
}

/// The excerpt in the documentation of the format is a good record.
#[test]
fn the_documented_excerpt_is_good() {
    let document = include_str!("../../../../docs/records.md");
    let excerpt =
        document.split("```json\n").find(|block| block.starts_with("{\"format\"")).unwrap();
    let (excerpt, _) = excerpt.split_once("```").unwrap();
    let record = Record::<Level10>::replay(excerpt, |_, _| {}).unwrap();
    assert_eq!((record.moves.len(), record.outcome), (11, None));
}
