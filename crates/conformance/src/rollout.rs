//! Random play as fast as it goes, for benchmarks.

use sobremesa_table::{Game, Owed, Seed, StreamName};

/// Plays this many games at random: at every decision lists the legal actions, picks one uniformly,
/// applies it. Returns the number of decisions.
///
/// # Panics
/// If a listed action or a drawn shuffle is refused.
pub fn rollout<G: Game>(rules: &G::Rules, games: u64) -> u64 {
    let run = Seed::from_text("rollout");
    let mut picks = run.stream(StreamName { purpose: "picks", round: 0 });
    let mut shuffles = run.stream(StreamName { purpose: "shuffles", round: 0 });
    let mut actions: Vec<G::Action> = Vec::new();
    let mut decisions = 0;
    for _ in 0..games {
        let mut state = G::start(rules);
        loop {
            let owed = G::owed(&state);
            if let Owed::Chance(_) = owed {
                let chance = G::draw_chance(&state, &mut shuffles);
                G::apply_chance(&mut state, &chance).expect("a drawn shuffle is legal");
            }
            let Some(by) = G::owed(&state).actor() else { break };
            G::legal_actions(&state, &mut actions);
            let action = &actions[picks.index(actions.len())];
            G::apply(&mut state, by, action).expect("a listed action is legal");
            decisions += 1;
        }
    }
    decisions
}
