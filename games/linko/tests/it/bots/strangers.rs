//! Strangers: players in whose style nothing was tuned. The search wins clearly more than its share
//! against each of them and against all together, and the bots stand above all of them. (Among five of
//! whom three are strangers, it is open whether the search is better than the heuristic.)
//!
//! `SOBREMESA_SOAK=10 cargo test --release -p sobremesa-linko --features table --test it strangers -- --nocapture`
//! plays ten times as many deals and prints the shares.

mod players;

use sobremesa_bots::search::Search;
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_conformance::soak_factor;
use sobremesa_linko::bots::{Heuristic, Mind};
use sobremesa_linko::{Action, Linko, Rules, Variant};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName, WIN};

use players::{Greedy, Hoarder, Robber};

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
    Random,
    Greedy,
    Hoarder,
    Robber,
}

impl Kind {
    fn decide(self, turn: Turn<'_, Linko>) -> Action {
        match self {
            Kind::Search => Search::<Linko, Mind>::default().decide(turn),
            Kind::Heuristic => Heuristic.decide(turn),
            Kind::Random => *turn.stream.pick(turn.legal).expect("an action is owed"),
            Kind::Greedy => Greedy.decide(turn),
            Kind::Hoarder => Hoarder.decide(turn),
            Kind::Robber => Robber.decide(turn),
        }
    }
}

/// What part of the game of this seed each seat wins.
fn wins(variant: Variant, seats: &[Kind], seed: &Seed) -> Vec<f64> {
    let rules = Rules { players: seats.len() as u8, variant, first: None };
    let mut course = Course::<Linko>::new(&rules);
    let mut streams: Vec<_> = (0..seats.len() as u32)
        .map(|round| seed.stream(StreamName { purpose: "player", round }))
        .collect();
    let mut legal = Vec::new();
    for _ in 0..Linko::action_bound(&rules) {
        let made = match course.owed() {
            Owed::Nobody | Owed::Team => break,
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Linko::legal_actions(course.state(), &mut legal);
                let (stream, budget) = (&mut streams[seat.index()], Budget::Work(TRIES));
                let turn = Turn::new(&course, seat, &legal, stream, budget);
                Move::Action { by: Actor::Seat(seat), action: seats[seat.index()].decide(turn) }
            }
        };
        course.make(made).expect("a legal move");
    }
    let outcome = Linko::outcome(course.state()).expect("the game ends");
    let standing = Linko::standing(&rules, &outcome);
    standing.wins.iter().map(|wins| f64::from(*wins) / f64::from(WIN)).collect()
}

/// The share of games that each kind wins, in every rotation of the seats over some deals.
fn shares(name: &str, variant: Variant, seats: &[Kind], deals: u64) -> Vec<(Kind, f64)> {
    let mut kinds = seats.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let mut shares = vec![0.0; kinds.len()];
    let mut seats = seats.to_vec();
    let games = deals * seats.len() as u64;
    for _ in 0..seats.len() {
        for deal in 0..deals {
            let of_seats = wins(variant, &seats, &Seed::from_text(name).of_game(deal));
            for (kind, won) in seats.iter().zip(of_seats) {
                shares[kinds.iter().position(|other| other == kind).expect("one of them")] +=
                    won / games as f64;
            }
        }
        seats.rotate_right(1);
    }
    let shares: Vec<(Kind, f64)> = kinds.into_iter().zip(shares).collect();
    println!("{name} ({variant:?}, {games} games): {shares:.3?}");
    shares
}

#[test]
fn the_search_wins_among_strangers() {
    use Kind::{Greedy, Hoarder, Robber, Search};
    let tables = [
        ("among the greedy", Variant::Base, [Search, Greedy, Greedy, Greedy]),
        ("among hoarders", Variant::Expert, [Search, Hoarder, Hoarder, Hoarder]),
        ("among robbers", Variant::Advanced, [Search, Robber, Robber, Robber]),
        ("among all", Variant::Base, [Search, Greedy, Hoarder, Robber]),
    ];
    for (name, variant, seats) in tables {
        let shares = shares(name, variant, &seats, DEALS * u64::from(soak_factor()));
        assert!(shares[0].1 >= CLEARLY, "{name}: {shares:?}");
    }
}

/// A stranger between each two: nobody's place is owed to playing against their own kind.
#[test]
fn the_bots_stand_above_strangers() {
    use Kind::{Greedy, Heuristic, Hoarder, Random, Robber, Search};
    let deals = DEALS * u64::from(soak_factor());
    let seats = [Search, Greedy, Heuristic, Hoarder, Robber];
    let strong = shares("the strong", Variant::Expert, &seats, deals);
    let [search, heuristic, strangers @ ..] = strong.as_slice() else { panic!("{strong:?}") };
    let most = strangers.iter().map(|(_, share)| *share).fold(0.0, f64::max);
    assert!(search.1 > most && heuristic.1 > most, "{strong:?}");
    let seats = [Heuristic, Greedy, Random, Hoarder];
    let weak = shares("the weak", Variant::Base, &seats, 4 * deals);
    assert!(weak[0].1 > weak[1].1, "{weak:?}");
}
