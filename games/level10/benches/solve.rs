//! How long the solver of Level 10 takes: fresh deals, and guesses of hidden cards as players at the
//! table make them, at the beginning of columns 3, 5 and 7 of games that the heuristic plays.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::BotName;
use sobremesa_level10::bots::solver::{Effort, Solver};
use sobremesa_level10::{Level10, Phase, Rules, Scoring, State};
use sobremesa_table::{Course, Game, Move, Seed, StreamName, Viewer};

fn main() {
    divan::main();
}

const GAMES: u64 = 50;

/// What a search may ask for one of its samples.
const QUICK: Effort = Effort(10_000);

fn rules(players: u8) -> Rules {
    Rules { players, pauses: 0, scoring: Scoring::Victory }
}

/// The moves of a game that the heuristic plays, without what is said.
fn moves(rules: Rules, seed: &Seed) -> Vec<Move<Level10>> {
    let bot = Contestant::Bot(BotName::new("heuristic"));
    let table: Match<Level10> =
        Match::new(rules, vec![bot; rules.players.into()]).expect("bots of the game");
    let moves = table.play(seed).moves.into_iter();
    moves.filter(|made| !matches!(made, Move::Statement { .. })).collect()
}

fn fresh(players: u8) -> Vec<State> {
    let dealt = |game| {
        let mut course: Course<Level10> = Course::new(&rules(players));
        let deal = moves(rules(players), &Seed::from_text("bench").of_game(game)).swap_remove(0);
        course.make(deal).expect("a shuffled deck");
        course.state().clone()
    };
    (0..GAMES).map(dealt).collect()
}

/// What the player who begins a column may guess, of the games that get there.
fn guesses(players: u8, column: usize) -> Vec<State> {
    let guess = |game| {
        let seed = Seed::from_text("bench").of_game(game);
        let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
        let mut course: Course<Level10> = Course::new(&rules(players));
        moves(rules(players), &seed).into_iter().find_map(|made| {
            course.make(made).expect("the game was played like this");
            let board = course.state().board();
            match course.state().phase() {
                Phase::Turn(seat) if board.column() + 1 == column && board.column_is_fresh() => {
                    Some(Level10::determinize(&course.view(Viewer::Seat(seat)), &mut stream))
                }
                _ => None,
            }
        })
    };
    (0..GAMES).filter_map(guess).collect()
}

fn ask(bencher: divan::Bencher<'_, '_>, states: &[State], effort: Effort) {
    let mut solver = Solver::default();
    bencher.counter(divan::counter::ItemsCount::new(states.len())).bench_local(|| {
        for state in states {
            divan::black_box(solver.verdict(state, effort));
        }
    });
}

#[divan::bench(args = [1, 2, 3, 4, 5], sample_count = 5)]
fn fresh_deals(bencher: divan::Bencher<'_, '_>, players: u8) {
    ask(bencher, &fresh(players), Effort::default());
}

#[divan::bench(args = [1, 2, 3, 4, 5], sample_count = 5)]
fn third_column(bencher: divan::Bencher<'_, '_>, players: u8) {
    ask(bencher, &guesses(players, 3), QUICK);
}

#[divan::bench(args = [1, 2, 3, 4, 5], sample_count = 20)]
fn fifth_column(bencher: divan::Bencher<'_, '_>, players: u8) {
    ask(bencher, &guesses(players, 5), QUICK);
}

#[divan::bench(args = [1, 2, 3, 4, 5], sample_count = 20)]
fn seventh_column(bencher: divan::Bencher<'_, '_>, players: u8) {
    ask(bencher, &guesses(players, 7), QUICK);
}
