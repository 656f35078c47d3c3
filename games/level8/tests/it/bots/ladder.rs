//! Players of five strengths.

use sobremesa_arena::{Contestant, Match};
use sobremesa_level8::Level8;
use sobremesa_level8::{Rules, Stars};
use sobremesa_table::{Game, Seed, WIN};

fn rules() -> Rules {
    Rules::new(2, Stars::One)
}

/// How many of these games the first of two players wins, each of them begun by both.
fn wins(first: &str, other: &str, games: u64) -> f64 {
    let name = |bot: &str| bot.parse::<Contestant>().expect("a bot");
    let mut won = 0.0;
    for game in 0..games {
        let seed = Seed::from_text("ladder").of_game(game);
        for (seats, seat) in [([first, other], 0), ([other, first], 1)] {
            let duel = Match::<Level8>::new(rules(), seats.map(name).to_vec()).expect("they play");
            let outcome = duel.play(&seed).outcome.expect("it ends");
            let standing = Level8::standing(duel.rules(), &outcome);
            won += f64::from(standing.wins[seat]) / f64::from(WIN);
        }
    }
    won / (2 * games) as f64
}

#[test]
fn the_stronger_of_two_neighbors_wins_more() {
    for (weaker, stronger) in
        [("first-timer", "casual"), ("casual", "regular"), ("regular", "strong")]
    {
        let share = wins(stronger, weaker, 60);
        assert!((0.52..0.78).contains(&share), "{stronger} beats {weaker}: {share:.3}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let bots = ["first-timer", "casual"].map(|bot| bot.parse::<Contestant>().expect("a bot"));
    let duel = Match::<Level8>::new(rules(), bots.to_vec()).expect("they play");
    let [one, again, other] = ["one", "one", "other"].map(|seed| duel.play(&Seed::from_text(seed)));
    assert_eq!(one.moves, again.moves);
    assert_ne!(one.moves, other.moves);
}
