//! Strangers: players in whose style nothing was tuned. The search wins clearly more than its share
//! against each of them and against all together, and among them the bots stand in their order.
//!
//! `SOBREMESA_SOAK=10 cargo test --release -p sobremesa-level8 --features table --test it strangers -- --nocapture`
//! plays ten times as many deals and prints the shares.

mod players;

use sobremesa_bots::search::Search;
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_conformance::soak_factor;
use sobremesa_level8::bots::{Heuristic, Mind, Simple};
use sobremesa_level8::{Action, Level8, Rules, Stars};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName};

use players::{Greedy, Hoarder, Taker};

/// How many tries the search has here: few, so that the test is quick.
const TRIES: u64 = 100;

/// How many deals every seating plays, once on each seat.
const DEALS: u64 = 3;

/// What the search wins at least, where one in four games is a fair share.
const CLEARLY: f64 = 0.4;

/// Who sits at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Search,
    Heuristic,
    Simple,
    Greedy,
    Hoarder,
    Taker,
}

impl Kind {
    fn decide(self, turn: Turn<'_, Level8>) -> Action {
        match self {
            Kind::Search => Search::<Level8, Mind>::default().decide(turn),
            Kind::Heuristic => Heuristic.decide(turn),
            Kind::Simple => Simple.decide(turn),
            Kind::Greedy => Greedy.decide(turn),
            Kind::Hoarder => Hoarder.decide(turn),
            Kind::Taker => Taker.decide(turn),
        }
    }
}

/// Who wins the game of this seed.
fn winner(stars: Stars, seats: &[Kind], seed: &Seed) -> Kind {
    let rules = Rules::new(seats.len() as u8, stars);
    let mut course = Course::<Level8>::new(&rules);
    let mut streams: Vec<_> = (0..seats.len() as u32)
        .map(|round| seed.stream(StreamName { purpose: "player", round }))
        .collect();
    let mut legal = Vec::new();
    for _ in 0..20_000 {
        let made = match course.owed() {
            Owed::Nobody | Owed::Team => break,
            Owed::Chance(name) => {
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Level8::legal_actions(course.state(), &mut legal);
                let (stream, budget) = (&mut streams[seat.index()], Budget::Work(TRIES));
                let turn = Turn::new(&course, seat, &legal, stream, budget);
                Move::Action { by: Actor::Seat(seat), action: seats[seat.index()].decide(turn) }
            }
        };
        course.make(made).expect("a legal move");
    }
    seats[Level8::outcome(course.state()).expect("the game ends").winner.index()]
}

/// The share of games that each kind wins, in every rotation of the seats over some deals.
fn shares(name: &str, stars: Stars, seats: &[Kind], deals: u64) -> Vec<(Kind, f64)> {
    let mut kinds = seats.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let mut wins = vec![0.0; kinds.len()];
    let mut seats = seats.to_vec();
    let games = deals * seats.len() as u64;
    for _ in 0..seats.len() {
        for deal in 0..deals {
            let winner = winner(stars, &seats, &Seed::from_text(name).of_game(deal));
            wins[kinds.iter().position(|kind| *kind == winner).expect("one of them")] +=
                1.0 / games as f64;
        }
        seats.rotate_right(1);
    }
    let shares: Vec<(Kind, f64)> = kinds.into_iter().zip(wins).collect();
    println!("{name} ({stars:?}, {games} games): {shares:.3?}");
    shares
}

#[test]
fn the_search_wins_among_strangers() {
    use Kind::{Greedy, Hoarder, Search, Taker};
    let tables = [
        ("among the greedy", Stars::One, [Search, Greedy, Greedy, Greedy]),
        ("among hoarders", Stars::Two, [Search, Hoarder, Hoarder, Hoarder]),
        ("among takers", Stars::One, [Search, Taker, Taker, Taker]),
        ("among all", Stars::Two, [Search, Greedy, Hoarder, Taker]),
    ];
    for (name, stars, seats) in tables {
        let shares = shares(name, stars, &seats, DEALS * u64::from(soak_factor()));
        assert!(shares[0].1 >= CLEARLY, "{name}: {shares:?}");
    }
}

/// A stranger between each two: nobody's place is owed to playing against their own kind.
#[test]
fn among_strangers_the_bots_stand_in_their_order() {
    use Kind::{Greedy, Heuristic, Hoarder, Search, Simple, Taker};
    let deals = DEALS * u64::from(soak_factor());
    let seats = [Search, Greedy, Heuristic, Hoarder, Taker];
    let strong = shares("the strong", Stars::Two, &seats, deals);
    assert!(strong[0].1 > strong[1].1, "{strong:?}");
    let seats = [Heuristic, Greedy, Simple, Hoarder];
    let weak = shares("the weak", Stars::One, &seats, 4 * deals);
    assert!(weak[0].1 > weak[1].1, "{weak:?}");
}
