//! Throw-away: a field on duplicate deals.
use rayon::prelude::*;
use sobremesa_arena::Match;
use sobremesa_bots::{BotName, Bots};
use sobremesa_table::{Game, Options, Seed};
use std::time::Instant;

fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (game, players, option, bots, blocks, seed) =
        (&a[1], a[2].parse::<usize>().unwrap(), &a[3], &a[4], a[5].parse::<u64>().unwrap(), &a[6]);
    match game.as_str() {
        "linko" => run::<sobremesa_linko::Linko>(
            serde_json::from_str(&format!(r#"{{"players":{players},"variant":"{option}"}}"#))
                .unwrap(),
            bots,
            blocks,
            seed,
            |s, seat| {
                let o = sobremesa_linko::Linko::outcome(s).unwrap();
                if o.winners.iter().any(|w| w.index() == seat) {
                    1.0 / o.winners.len() as f64
                } else {
                    0.0
                }
            },
        ),
        "level8" => run::<sobremesa_level8::Level8>(
            sobremesa_level8::Rules::new(
                players as u8,
                if option == "1" {
                    sobremesa_level8::Stars::One
                } else {
                    sobremesa_level8::Stars::Two
                },
            ),
            bots,
            blocks,
            seed,
            |s, seat| {
                f64::from(u8::from(
                    sobremesa_level8::Level8::outcome(s).unwrap().winner.index() == seat,
                ))
            },
        ),
        _ => run::<sobremesa_level10::Level10>(
            serde_json::from_str(&format!(
                r#"{{"players":{players},"pauses":{option},"scoring":"victory"}}"#
            ))
            .unwrap(),
            bots,
            blocks,
            seed,
            |s, _| f64::from(u8::from(s.board().is_full())),
        ),
    }
}

fn run<G: Bots>(
    rules: G::Rules,
    bots: &str,
    blocks: u64,
    seed: &str,
    result: impl Fn(&G::State, usize) -> f64 + Sync,
) {
    let n = rules.players();
    let mut names: Vec<BotName> = bots.split(',').map(|b| b.parse().unwrap()).collect();
    while names.len() < n {
        names.push(*names.last().unwrap());
    }
    let rotations = if G::NAME == "level10" { 1 } else { n };
    let start = Instant::now();
    let seed = Seed::from_text(seed);
    let means: Vec<(f64, usize)> = (0..blocks)
        .into_par_iter()
        .map(|block| {
            let seed = seed.of_game(block);
            let mut sum = 0.0;
            let mut acts = 0;
            for r in 0..rotations {
                let mut seats = names.clone();
                seats.rotate_right(r);
                let m = Match::<G>::new(rules.clone(), seats).unwrap();
                let p = m.play(&seed);
                if G::outcome(&p.state).is_none() {
                    continue;
                }
                sum += result(&p.state, r % n);
                acts += p.actions;
            }
            (sum / rotations as f64, acts)
        })
        .collect();
    let t = start.elapsed().as_secs_f64();
    let mean = means.iter().map(|m| m.0).sum::<f64>() / blocks as f64;
    let var = means.iter().map(|m| (m.0 - mean).powi(2)).sum::<f64>() / (blocks - 1).max(1) as f64;
    let acts: usize = means.iter().map(|m| m.1).sum();
    println!(
        "{} {} {}: {:.1} % ± {:.1} ({} blocks, {:.0} s, {:.2} ms an action and thread)",
        G::NAME,
        n,
        bots,
        100.0 * mean,
        196.0 * (var / blocks as f64).sqrt(),
        blocks,
        t,
        1000.0 * t * rayon::current_num_threads() as f64 / acts as f64
    );
}
