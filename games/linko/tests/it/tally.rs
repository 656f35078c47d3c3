//! What many games add up to.

use sobremesa_arena::{Match, Played, Tally};
use sobremesa_linko::tally::LinkoTally;
use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_table::Seed;

fn played(line: &str) -> Played<Linko> {
    Played::replay(line).expect("a good record")
}

/// A game that programs cut off counts as such, and nobody has won it.
#[test]
fn games_that_are_cut_off_have_no_winner() {
    let rules = Rules { players: 3, variant: Variant::Expert, first: None };
    let bots = vec!["random".parse().expect("a bot"); 3];
    let mut table = Match::<Linko>::new(rules, bots).expect("bots of the game");
    table.bound = 12;
    let mut tally = LinkoTally::default();
    tally.add(&table.play(&Seed::from_text("cut off")));
    let figures = LinkoTally::figures(&tally);
    assert_eq!((figures.games, figures.cut_off), (1, 1));
    assert_eq!((figures.ends.last_card, figures.ends.exhausted), (0, 0));
    assert!(figures.by_seat.is_empty(), "nobody won");
}

/// Two golden games, counted by hand from their moves: the 25th and the 7th.
#[test]
fn the_figures_of_linko_are_what_happened() {
    let games: Vec<&str> = include_str!("../golden/games.jsonl").lines().collect();
    let duel = games[24];
    let count = |line: &str, text: &str| line.matches(text).count() as f64;
    let mut tally = LinkoTally::default();
    tally.add(&played(duel));
    let figures = LinkoTally::figures(&tally);
    // Seat 0 won with 13 points to -1.
    assert_eq!((figures.by_seat[0].wins, figures.by_seat[1].wins), (1, 0));
    assert_eq!((figures.by_seat[0].score.mean, figures.by_seat[1].score.mean), (13.0, -1.0));
    let first = duel.split("\"first\":").nth(1).unwrap().starts_with('1');
    let winner = usize::from(first);
    assert_eq!(figures.by_order[winner].wins, 1, "counted from who begins");
    let thefts = count(duel, "\"type\":\"steal\"") + count(duel, "\"type\":\"ghost\"");
    assert!(thefts > 0.0);
    assert_eq!(figures.thefts.mean, thefts);
    assert_eq!(figures.length.mean, count(duel, "\"type\"") - 1.0, "all moves but the deal");
    assert_eq!(
        (figures.ends.last_card, figures.ends.exhausted),
        (1, 0),
        "hand 0 is empty: 13 points"
    );

    // Seats 0 and 2 shared the win with -11 points each.
    tally = LinkoTally::default();
    tally.add(&played(games[6]));
    let figures = LinkoTally::figures(&tally);
    let wins: Vec<u64> = figures.by_seat.iter().map(|place| place.wins).collect();
    assert_eq!((wins, figures.shared_wins), (vec![1, 0, 1, 0], 1));
    let scores: Vec<f64> = figures.by_seat.iter().map(|place| place.score.mean).collect();
    assert_eq!(scores, [-11.0, -20.0, -11.0, -17.0]);
    let orders: u64 = figures.by_order.iter().map(|place| place.wins).sum();
    assert_eq!(orders, 2);
}
