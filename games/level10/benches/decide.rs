//! The time of one decision, over the positions of games that the heuristic plays with itself.

use sobremesa_arena::Match;
use sobremesa_bots::level10::Heuristic;
use sobremesa_bots::{BotName, Budget, Level, Player, Turn};
use sobremesa_level10::{Action, Level10, Rules, Scoring, View};
use sobremesa_table::{Actor, Course, Game, Move, Seed, StreamName, Viewer};

fn main() {
    divan::main();
}

/// A decision that a seat owed.
struct Position {
    view: View,
    legal: Vec<Action>,
}

/// All decisions of the first `games` games of a run: placings and exchanges.
fn positions(players: u8, games: u64) -> Vec<Position> {
    let rules = Rules { players, pauses: 2, scoring: Scoring::Victory };
    let bot = BotName { level: Level::Heuristic, budget: Budget::Default };
    let table: Match<Level10> =
        Match::new(rules, vec![bot; players.into()]).expect("bots of the game");
    let run = Seed::from_text("bench");
    (0..games).flat_map(|game| replay(rules, table.play(&run.of_game(game)).record.moves)).collect()
}

fn replay(rules: Rules, moves: Vec<Move<Level10>>) -> Vec<Position> {
    let mut course: Course<Level10> = Course::new(&rules);
    let mut positions = Vec::new();
    for made in moves {
        if let Move::Action { by: Actor::Seat(seat), .. } = &made {
            let mut legal = Vec::new();
            Level10::legal_actions(course.state(), &mut legal);
            positions.push(Position { view: course.view(Viewer::Seat(*seat)), legal });
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
        for Position { view, legal } in &positions {
            let turn = Turn { view, legal, stream: &mut stream, budget: Budget::Default };
            divan::black_box(Heuristic.decide(turn));
        }
    });
}
