//! Strangers: players in whose style nothing was tuned. The search wins clearly more than its share
//! against each of them and against all together, and among them the bots stand in their order.
//!
//! `SOBREMESA_SOAK=10 cargo test --release -p sobremesa-level8 --features table --test it strangers -- --nocapture`
//! plays ten times as many deals and prints the shares.

mod players;

use sobremesa_arena::Match;
use sobremesa_bots::{BotKind, Strength};
use sobremesa_conformance::soak_factor;
use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_table::Seed;

use players::{Greedy, Hoarder, Taker};

/// Nobody has measured how strong they are.
static STRANGERS: [BotKind<Level8>; 3] = [
    BotKind::new("greedy", Strength::Casual, || Box::new(Greedy)),
    BotKind::new("hoarder", Strength::Casual, || Box::new(Hoarder)),
    BotKind::new("taker", Strength::Casual, || Box::new(Taker)),
];

/// How many deals every seating plays, once on each seat.
const DEALS: u64 = 3;

/// What the search wins at least, where one in four games is a fair share.
const CLEARLY: f64 = 0.4;

/// The share of games that each kind wins, in every rotation of the seats over some deals.
fn shares(name: &str, stars: Stars, seats: &[&str], deals: u64) -> Vec<(String, f64)> {
    let bots = seats.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let rules = Rules::new(seats.len() as u8, stars);
    let table = Match::<Level8>::with_guests(rules, bots, &STRANGERS).expect("they play");
    let shares = sobremesa_arena::shares(&table, &Seed::from_text(name), deals);
    println!("{name} ({stars:?}, {} games): {shares:.3?}", deals * seats.len() as u64);
    shares
}

#[test]
fn the_search_wins_among_strangers() {
    let tables = [
        ("among the greedy", Stars::One, ["search:100", "greedy", "greedy", "greedy"]),
        ("among hoarders", Stars::Two, ["search:100", "hoarder", "hoarder", "hoarder"]),
        ("among takers", Stars::One, ["search:100", "taker", "taker", "taker"]),
        ("among all", Stars::Two, ["search:100", "greedy", "hoarder", "taker"]),
    ];
    for (name, stars, seats) in tables {
        let shares = shares(name, stars, &seats, DEALS * u64::from(soak_factor()));
        assert!(shares[0].1 >= CLEARLY, "{name}: {shares:?}");
    }
}

/// A stranger between each two: nobody's place is owed to playing against their own kind.
#[test]
fn among_strangers_the_bots_stand_in_their_order() {
    let deals = DEALS * u64::from(soak_factor());
    let seats = ["search:100", "greedy", "heuristic", "hoarder", "taker"];
    let strong = shares("the strong", Stars::Two, &seats, deals);
    assert!(strong[0].1 > strong[2].1, "{strong:?}");
    let seats = ["heuristic", "greedy", "simple", "hoarder"];
    let weak = shares("the weak", Stars::One, &seats, 4 * deals);
    assert!(weak[0].1 > weak[2].1, "{weak:?}");
}
