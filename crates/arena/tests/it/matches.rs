//! Games between bots, and what they add up to.

use sobremesa_arena::{BySeat, Contestant, Match, Tally};
use sobremesa_level10::{Level10, Scoring};
use sobremesa_linko::{Linko, Variant};
use sobremesa_table::{Record, Seed};

fn bots(count: usize) -> Vec<Contestant> {
    vec!["random".parse().expect("a bot"); count]
}

fn linko() -> Match<Linko> {
    Match::new(
        sobremesa_linko::Rules { players: 3, variant: Variant::Expert, first: None },
        bots(3),
    )
    .expect("bots of the game")
}

/// The rules set no end to some games; programs do.
#[test]
fn games_are_cut_off_at_the_bound_and_have_no_result() {
    let mut table = linko();
    table.bound = 12;
    let played = table.play(&Seed::from_text("cut off"));
    assert_eq!(played.actions, 12);
    assert_eq!(played.outcome, None);
    let line = table.record(&played).to_json();
    assert!(!line.contains("\"result\""));
    assert!(Record::<Linko>::replay(&line, |_, _| {}).is_ok(), "it is a good record");
    let mut tally = BySeat::default();
    Tally::<Linko>::add(&mut tally, &played);
    let figures = serde_json::to_value(Tally::<Linko>::figures(&tally)).unwrap();
    assert_eq!((&figures["games"], &figures["cut_off"]), (&1.into(), &1.into()));
}

#[test]
fn games_within_the_bound_have_a_result() {
    let played = linko().play(&Seed::from_text("whole"));
    assert!(played.outcome.is_some());
}

#[test]
fn the_same_seed_is_the_same_game() {
    let rules = sobremesa_level10::Rules { players: 4, pauses: 2, scoring: Scoring::Victory };
    let bots = vec!["heuristic".parse().expect("a bot"); 4];
    let table = Match::<Level10>::new(rules, bots).unwrap();
    let seed = Seed::from_text("same");
    let record = |seed: &Seed| table.record(&table.play(seed));
    assert_eq!(record(&seed), record(&seed));
    assert_ne!(record(&seed), record(&seed.of_game(1)));
}

#[test]
fn a_bot_that_the_game_lacks_is_refused() {
    let rules = sobremesa_level10::Rules { players: 1, pauses: 2, scoring: Scoring::Victory };
    let refusal = Match::<Level10>::new(rules, vec!["simple".parse().unwrap()]).err().unwrap();
    let sentence = "level10 has no bot `simple`; its bots are `random`, `first-timer`, `casual`, \
                    `regular`, `strong`, `heuristic`, `search`; \
                    the arena also seats `open-hands`";
    assert_eq!(refusal.to_string(), sentence);
}
