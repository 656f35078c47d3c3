//! Games that an independent program made: both sides and levels of one's own, 2 to 6 players.

use sobremesa_conformance::golden;
use sobremesa_level8::{End, Level8, Phase};

#[test]
fn golden_games_are_good() {
    let mut ends = [0; 2];
    for line in include_str!("golden/games.jsonl").lines() {
        match golden::positions::<Level8>(line)[0].state().phase() {
            Phase::Over(End::LastLevel(_)) => ends[0] += 1,
            Phase::Over(End::WentOut(_)) => ends[1] += 1,
            phase => panic!("a golden game ends in {phase:?}"),
        }
    }
    assert_eq!(ends, [9, 31], "by level 8, by going out on level 7");
}
