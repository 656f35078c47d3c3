//! Strangers: players in whose style nothing was tuned. The search wins clearly more than its share
//! against each of them and against all together, and the bots stand above all of them in the order of
//! their strength. (Among five of whom three are strangers, the search and the heuristic win alike.)
//!
//! `SOBREMESA_SOAK=10 cargo test --release -p sobremesa-linko --features table --test it strangers -- --nocapture`
//! plays ten times as many deals and prints the shares.

mod players;

use sobremesa_arena::Match;
use sobremesa_bots::{BotKind, Strength};
use sobremesa_conformance::soak_factor;
use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_table::Seed;

use players::{Greedy, Hoarder, Robber};

/// Nobody has measured how strong they are.
static STRANGERS: [BotKind<Linko>; 3] = [
    BotKind::new("greedy", Strength::Casual, || Box::new(Greedy)),
    BotKind::new("hoarder", Strength::Casual, || Box::new(Hoarder)),
    BotKind::new("robber", Strength::Casual, || Box::new(Robber)),
];

/// How many deals every seating plays, once on each seat.
const DEALS: u64 = 3;

/// What the search wins at least, where one in four games is a fair share.
const CLEARLY: f64 = 0.4;

/// The share of games that each kind wins, in every rotation of the seats over some deals.
fn shares(name: &str, variant: Variant, seats: &[&str], deals: u64) -> Vec<(String, f64)> {
    let bots = seats.iter().map(|bot| bot.parse().expect("a bot")).collect();
    let rules = Rules { players: seats.len() as u8, variant, first: None };
    let table = Match::<Linko>::with_guests(rules, bots, &STRANGERS).expect("they play");
    let shares = sobremesa_arena::shares(&table, &Seed::from_text(name), deals);
    println!("{name} ({variant:?}, {} games): {shares:.3?}", deals * seats.len() as u64);
    shares
}

#[test]
fn the_search_wins_among_strangers() {
    let tables = [
        ("among the greedy", Variant::Base, ["search:100", "greedy", "greedy", "greedy"]),
        ("among hoarders", Variant::Expert, ["search:100", "hoarder", "hoarder", "hoarder"]),
        ("among robbers", Variant::Advanced, ["search:100", "robber", "robber", "robber"]),
        ("among all", Variant::Base, ["search:100", "greedy", "hoarder", "robber"]),
    ];
    for (name, variant, seats) in tables {
        let shares = shares(name, variant, &seats, DEALS * u64::from(soak_factor()));
        assert!(shares[0].1 >= CLEARLY, "{name}: {shares:?}");
    }
}

/// A stranger between each two: nobody's place is owed to playing against their own kind.
#[test]
fn the_bots_keep_their_order_among_strangers() {
    let deals = DEALS * u64::from(soak_factor());
    for variant in [Variant::Base, Variant::Advanced, Variant::Expert] {
        let seats = ["search:400", "robber", "heuristic", "greedy"];
        let shares = shares("the strong", variant, &seats, 2 * deals);
        let [search, robber, heuristic, greedy] = [0, 1, 2, 3].map(|seat: usize| shares[seat].1);
        assert!(search > heuristic && heuristic > robber.max(greedy), "{shares:?}");
    }
    let seats = ["search:100", "greedy", "heuristic", "hoarder", "robber"];
    let five = shares("the strong", Variant::Expert, &seats, deals);
    let most = [1, 3, 4].map(|stranger: usize| five[stranger].1).into_iter().fold(0.0, f64::max);
    assert!(five[0].1 > most && five[2].1 > most, "{five:?}");
    let seats = ["heuristic", "greedy", "random", "hoarder"];
    let weak = shares("the weak", Variant::Base, &seats, 4 * deals);
    assert!(weak[0].1 > weak[2].1, "{weak:?}");
}
