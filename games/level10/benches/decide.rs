//! The time of one decision, over the positions of games that the heuristic plays with itself.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::{BotName, Budget, Player, Turn};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{Action, Level10, Rules, Scoring, View};
use sobremesa_table::{Actor, Course, Move, Seat, Seed, StreamName, Viewer};

fn main() {
    divan::main();
}

/// A decision that a seat owed.
struct Position {
    seat: Seat,
    view: View,
    legal: Vec<Action>,
}

/// All decisions of the first `games` games of a run: placings and exchanges.
fn positions(players: u8, games: u64) -> Vec<Position> {
    let rules = Rules { players, pauses: 2, scoring: Scoring::Victory };
    let bot = Contestant::Bot(BotName::new("heuristic"));
    let table: Match<Level10> =
        Match::new(rules, vec![bot; players.into()]).expect("bots of the game");
    let run = Seed::from_text("bench");
    (0..games).flat_map(|game| replay(rules, table.play(&run.of_game(game)).moves)).collect()
}

fn replay(rules: Rules, moves: Vec<Move<Level10>>) -> Vec<Position> {
    let mut course: Course<Level10> = Course::new(&rules);
    let mut positions = Vec::new();
    for made in moves {
        if let Move::Action { by: Actor::Seat(seat), .. } = &made {
            let (view, legal) = (course.view(Viewer::Seat(*seat)), course.state().legal_actions());
            positions.push(Position { seat: *seat, view, legal });
        }
        course.make(made).expect("the game was played like this");
    }
    positions
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn heuristic(bencher: divan::Bencher<'_, '_>, players: u8) {
    let positions = positions(players, 100);
    let mut stream = Seed::from_text("bench").stream(StreamName { purpose: "player", round: 0 });
    bencher.counter(divan::counter::ItemsCount::new(positions.len())).bench_local(|| {
        for Position { seat, view, legal } in &positions {
            let turn = Turn::with_view(view, *seat, legal, &mut stream, Budget::Default);
            divan::black_box(Heuristic.decide(turn));
        }
    });
}
