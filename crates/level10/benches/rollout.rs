//! Random play: list the legal actions, pick one, apply it.

use sobremesa_level10::{Action, Level10, Rules, Scoring};
use sobremesa_table::{Game, Owed, Seed, StreamName};

fn main() {
    divan::main();
}

fn play(games: u64, players: u8) -> u64 {
    let rules = Rules { players, pauses: 2, scoring: Scoring::Victory };
    let mut actions: Vec<Action> = Vec::new();
    let mut decisions = 0;
    let run = Seed::from_text("bench");
    let mut picks = run.stream(StreamName { purpose: "picks", round: 0 });
    let mut deals = run.stream(StreamName { purpose: "deals", round: 0 });
    for _ in 0..games {
        let mut state = Level10::start(&rules);
        loop {
            match Level10::owed(&state) {
                Owed::Nobody => break,
                Owed::Chance(_) => {
                    let deal = Level10::draw_chance(&state, &mut deals);
                    Level10::apply_chance(&mut state, &deal).expect("a drawn deal is legal");
                }
                owed @ (Owed::Team | Owed::Seat(_)) => {
                    Level10::legal_actions(&state, &mut actions);
                    let action = actions[picks.index(actions.len())];
                    let by = owed.actor().expect("a decision is owed");
                    Level10::apply(&mut state, by, &action).expect("a listed action is legal");
                    decisions += 1;
                }
            }
        }
    }
    decisions
}

#[divan::bench(args = [1, 2, 3, 4, 5])]
fn random_play(bencher: divan::Bencher<'_, '_>, players: u8) {
    let games = 10_000;
    let decisions = play(games, players);
    bencher
        .counter(divan::counter::ItemsCount::new(decisions))
        .bench_local(|| play(games, players));
}
