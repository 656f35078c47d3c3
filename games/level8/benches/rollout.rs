//! Whole games of Level 8 between simple players: list the legal actions, show the view, decide, apply.

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::Simple;
use sobremesa_level8::{Action, Level8, Memory, Rules, Stars};
use sobremesa_table::{Actor, Game, Owed, Seed, StreamName, Viewer};

/// How many games make a sample.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn one_star(bencher: divan::Bencher<'_, '_>, players: u8) {
    bench(bencher, &Rules::new(players, Stars::One));
}

#[divan::bench(args = [4])]
fn two_stars(bencher: divan::Bencher<'_, '_>, players: u8) {
    bench(bencher, &Rules::new(players, Stars::Two));
}

fn bench(bencher: divan::Bencher<'_, '_>, rules: &Rules) {
    let decisions = play(rules);
    bencher.counter(divan::counter::ItemsCount::new(decisions)).bench_local(|| play(rules));
}

/// Plays some games, and returns the number of decisions.
fn play(rules: &Rules) -> u64 {
    let run = Seed::from_text("simple play");
    let mut picks = run.stream(StreamName { purpose: "picks", round: 0 });
    let mut shuffles = run.stream(StreamName { purpose: "shuffles", round: 0 });
    let mut legal: Vec<Action> = Vec::new();
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut state = Level8::start(rules);
        let memory = Memory::default();
        loop {
            match Level8::owed(&state) {
                Owed::Seat(seat) => {
                    Level8::legal_actions(&state, &mut legal);
                    let view = Level8::view(&state, &memory, Viewer::Seat(seat));
                    let (stream, budget) = (&mut picks, Budget::Default);
                    let turn = Turn::with_view(&view, seat, &legal, stream, budget);
                    let action = Simple.decide(turn);
                    Level8::apply(&mut state, Actor::Seat(seat), &action).expect("a legal action");
                    decisions += 1;
                }
                Owed::Chance(_) => {
                    let chance = Level8::draw_chance(&state, &mut shuffles);
                    Level8::apply_chance(&mut state, &chance).expect("a drawn shuffle is legal");
                }
                Owed::Team | Owed::Nobody => break,
            }
        }
    }
    decisions
}
