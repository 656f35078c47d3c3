//! The share of deals of Level 10 that can be won with open cards, how many positions have to be looked
//! at on average, and how long that takes on one core.
//!
//! `cargo run --release -p sobremesa-level10 --features table --example level10-solve -- GAMES [EFFORT]`

use std::time::{Duration, Instant};

use sobremesa_level10::bots::solver::{Effort, Solution, Solver};
use sobremesa_level10::{Action, Rules, Scoring, State};
use sobremesa_table::Seed;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let games = arguments.next().unwrap_or(1_000);
    let effort = arguments.next().map_or(Effort::default(), Effort);
    println!(
        "players  pauses      won     lost  unknown  positions      median        mean     slowest"
    );
    for players in 1..=5 {
        for pauses in 0..=3 {
            let rules = Rules { players, pauses, scoring: Scoring::Victory };
            report(&rules, games, effort);
        }
    }
}

/// Solves the first `games` deals and prints a line.
#[expect(clippy::disallowed_methods, reason = "times are what is measured")]
fn report(rules: &Rules, games: u64, effort: Effort) {
    let run = Seed::from_text("solve");
    let mut solver = Solver::default();
    let (mut won, mut lost) = (0, 0);
    let mut times: Vec<Duration> = Vec::new();
    let mut positions = 0;
    for game in 0..games {
        let state = dealt(rules, &run.of_game(game));
        let begun = Instant::now();
        let solution = solver.solve(&state, effort);
        times.push(begun.elapsed());
        positions += solver.looked_at();
        match solution {
            Solution::Won(line) => {
                assert!(wins(state, &line), "{line:?}");
                won += 1;
            }
            Solution::Lost => lost += 1,
            Solution::Unknown => {}
        }
    }
    times.sort_unstable();
    let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    let (Some(median), Some(slowest)) = (times.get(times.len() / 2), times.last()) else { return };
    println!(
        "{:7} {:7} {won:8} {lost:8} {:8} {:10} {:>11} {:>11} {:>11}",
        rules.players,
        rules.pauses,
        games - won - lost,
        positions / games,
        milliseconds(*median),
        milliseconds(times.iter().sum::<Duration>() / times.len() as u32),
        milliseconds(*slowest),
    );
}

fn dealt(rules: &Rules, seed: &Seed) -> State {
    let mut state = State::new(rules).expect("rules that can be played");
    state.apply_deal(&state.shuffle(seed)).expect("a game begins with its deal");
    state
}

/// Whether the engine plays this line to a full grid.
fn wins(mut state: State, line: &[Action]) -> bool {
    for action in line {
        let by = state.owed().actor().expect("the game goes on");
        state.apply(by, action).expect("a legal action");
    }
    state.board().is_full()
}
