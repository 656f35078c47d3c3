//! The share of deals that can be won with open cards, and how long finding out takes.
//!
//! `cargo run --release -p sobremesa-bots --example solve_level10 -- GAMES [EFFORT]`

use std::time::{Duration, Instant};

use sobremesa_bots::level10::solver::{Effort, Solution, Solver};
use sobremesa_level10::{Level10, Rules, Scoring, State};
use sobremesa_table::{Game, Owed, Seed};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |or| arguments.next().map_or(or, |text| text.parse().expect("a number"));
    let (games, effort) = (number(200), Effort(number(10_000_000)));
    println!("players  pauses      won     lost  unknown    median      mean   slowest");
    for players in 1..=5 {
        for pauses in 0..=3 {
            let rules = Rules { players, pauses, scoring: Scoring::Victory };
            let run = Seed::from_text("solve");
            let mut solver = Solver::default();
            let (mut won, mut lost) = (0, 0);
            let mut times: Vec<Duration> = Vec::new();
            for game in 0..games {
                let state = dealt(&rules, &run.of_game(game));
                let begun = Instant::now();
                let solution = solver.solve(&state, effort);
                times.push(begun.elapsed());
                match solution {
                    Solution::Won(actions) => {
                        assert!(wins(state, &actions), "{actions:?}");
                        won += 1;
                    }
                    Solution::Lost => lost += 1,
                    Solution::Unknown => {}
                }
            }
            times.sort();
            let unknown = games - won - lost;
            let mean = times.iter().sum::<Duration>() / games as u32;
            let (median, slowest) = (times[times.len() / 2], times[times.len() - 1]);
            println!(
                "{players:7} {pauses:7} {won:8} {lost:8} {unknown:8}  {median:8.1?}  {mean:8.1?}  {slowest:8.1?}"
            );
        }
    }
}

fn dealt(rules: &Rules, seed: &Seed) -> State {
    let mut state = Level10::start(rules);
    let Owed::Chance(name) = Level10::owed(&state) else {
        unreachable!("a game begins with a deal")
    };
    let deal = Level10::draw_chance(&state, &mut seed.stream(name));
    Level10::apply_chance(&mut state, &deal).expect("a shuffled deck");
    state
}

fn wins(mut state: State, actions: &[sobremesa_level10::Action]) -> bool {
    for action in actions {
        let by = Level10::owed(&state).actor().expect("the game goes on");
        Level10::apply(&mut state, by, action).expect("a legal action");
    }
    state.board().is_full()
}
