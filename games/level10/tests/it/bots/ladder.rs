//! Players of five strengths.

use sobremesa_arena::{Contestant, Match};
use sobremesa_level10::Level10;
use sobremesa_table::Seed;

use crate::rules::table::rules;

/// How many of these games a team of one kind wins.
fn wins(bot: &str, players: u8, games: u64) -> usize {
    let team = vec![bot.parse::<Contestant>().expect("a bot"); players.into()];
    let team = Match::<Level10>::new(rules(players, 2), team).expect("they play");
    let is_won = |game: &u64| {
        let played = team.play(&Seed::from_text("ladder").of_game(*game));
        played.outcome.is_some_and(|outcome| outcome.won)
    };
    (0..games).filter(is_won).count()
}

#[test]
fn every_step_wins_more_games() {
    let rungs = ["first-timer", "casual", "regular", "strong"];
    let won = rungs.map(|bot| wins(bot, 3, 80));
    assert!(won.is_sorted() && won[0] < won[1] && won[1] < won[2] && won[2] < won[3], "{won:?}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let team = vec!["first-timer".parse::<Contestant>().expect("a bot"); 2];
    let team = Match::<Level10>::new(rules(2, 2), team).expect("they play");
    let [one, again, other] = ["one", "one", "other"].map(|seed| team.play(&Seed::from_text(seed)));
    assert_eq!(one.moves, again.moves);
    assert_ne!(one.moves, other.moves);
}
