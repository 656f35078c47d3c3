//! Players of five strengths.

use sobremesa_arena::{Contestant, Match, shares};
use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_table::Seed;

fn duel(bots: [&str; 2]) -> Match<Level8> {
    let rules = Rules::new(2, Stars::One);
    let bots = bots.map(|bot| bot.parse::<Contestant>().expect("a bot"));
    Match::new(rules, bots.to_vec()).expect("they play")
}

#[test]
fn the_stronger_of_two_neighbors_wins_more() {
    for (weaker, stronger) in
        [("first-timer", "casual"), ("casual", "regular"), ("regular", "strong")]
    {
        let duel = duel([stronger, weaker]);
        let share = shares(&duel, &Seed::from_text("ladder"), 60)[0].1;
        assert!((0.52..0.78).contains(&share), "{stronger} beats {weaker}: {share:.3}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let duel = duel(["first-timer", "casual"]);
    let [one, again, other] = ["one", "one", "other"].map(|seed| duel.play(&Seed::from_text(seed)));
    assert_eq!(one.moves, again.moves);
    assert_ne!(one.moves, other.moves);
}
