//! Random play: list the legal actions, pick one, apply it.

use sobremesa_linko::{Action, Linko, Rules, Variant};
use sobremesa_table::{Game, Owed, Seed, StreamName};

fn main() {
    divan::main();
}

fn play(games: u64, players: u8) -> u64 {
    let rules = Rules { players, variant: Variant::Base, first: None };
    let mut actions: Vec<Action> = Vec::new();
    let mut decisions = 0;
    let run = Seed::from_text("bench");
    let mut picks = run.stream(StreamName { purpose: "picks", round: 0 });
    let mut deals = run.stream(StreamName { purpose: "deals", round: 0 });
    for _ in 0..games {
        let mut state = Linko::start(&rules);
        loop {
            match Linko::owed(&state) {
                Owed::Nobody => break,
                Owed::Chance(_) => {
                    let deal = Linko::draw_chance(&state, &mut deals);
                    Linko::apply_chance(&mut state, &deal).expect("a drawn deal is legal");
                }
                owed @ (Owed::Team | Owed::Seat(_)) => {
                    Linko::legal_actions(&state, &mut actions);
                    let action = actions[picks.index(actions.len())];
                    let by = owed.actor().expect("a decision is owed");
                    Linko::apply(&mut state, by, &action).expect("a listed action is legal");
                    decisions += 1;
                }
            }
        }
    }
    decisions
}

#[divan::bench(args = [2, 3, 4, 5])]
fn random_play(bencher: divan::Bencher<'_, '_>, players: u8) {
    let games = 1_000;
    let decisions = play(games, players);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench_local(|| play(games, players));
}
