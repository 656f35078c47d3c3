//! Games between bots, and what they add up to.

use sobremesa_arena::level8::Level8Tally;
use sobremesa_arena::level10::Level10Tally;
use sobremesa_arena::linko::LinkoTally;
use sobremesa_arena::{Match, Played, Tally};
use sobremesa_bots::BotName;
use sobremesa_level8::Level8;
use sobremesa_level10::{Level10, Scoring};
use sobremesa_linko::{Linko, Variant};
use sobremesa_table::{Game, Move, Record, Seed};

fn bots(count: usize) -> Vec<BotName> {
    vec!["random".parse().expect("a bot"); count]
}

fn linko() -> Match<Linko> {
    Match::new(
        sobremesa_linko::Rules { players: 3, variant: Variant::Expert, first: None },
        bots(3),
    )
    .expect("bots of the game")
}

/// A recorded game as if it had just been played.
fn played<G: Game>(line: &str) -> Played<G> {
    let mut last = None;
    let record = Record::<G>::replay(line, |course, _| last = Some(course.state().clone()));
    let record = record.expect("a good record");
    let actions = record.moves.iter().filter(|made| matches!(made, Move::Action { .. })).count();
    Played { record, state: last.expect("a game with moves"), actions }
}

/// The rules set no end to some games; programs do.
#[test]
fn games_are_cut_off_at_the_bound_and_have_no_result() {
    let mut table = linko();
    table.bound = 12;
    let played = table.play(&Seed::from_text("cut off"));
    assert_eq!(played.actions, 12);
    assert_eq!(played.record.outcome, None);
    let line = played.record.to_json();
    assert!(!line.contains("\"result\""));
    assert!(Record::<Linko>::replay(&line, |_, _| {}).is_ok(), "it is a good record");
    let mut tally = LinkoTally::default();
    tally.add(&played);
    let figures = tally.figures();
    assert_eq!((figures.games, figures.cut_off), (1, 1));
    assert_eq!((figures.ends.last_card, figures.ends.exhausted), (0, 0));
    assert!(figures.by_seat.is_empty(), "nobody won");
}

#[test]
fn games_within_the_bound_have_a_result() {
    let played = linko().play(&Seed::from_text("whole"));
    assert!(played.record.outcome.is_some());
}

/// Two golden games, counted by hand from their moves: the 25th and the 7th.
#[test]
fn the_figures_of_linko_are_what_happened() {
    let games: Vec<&str> = include_str!("../../linko/tests/golden/games.jsonl").lines().collect();
    let duel = games[24];
    let count = |line: &str, text: &str| line.matches(text).count() as f64;
    let mut tally = LinkoTally::default();
    tally.add(&played::<Linko>(duel));
    let figures = tally.figures();
    // Seat 0 won with 13 points to -1.
    assert_eq!((figures.by_seat[0].wins, figures.by_seat[1].wins), (1, 0));
    assert_eq!((figures.by_seat[0].score.mean, figures.by_seat[1].score.mean), (13.0, -1.0));
    let first = duel.split("\"first\":").nth(1).unwrap().starts_with('1');
    let winner = usize::from(first);
    assert_eq!(figures.by_order[winner].wins, 1, "counted from who begins");
    let thefts = count(duel, "\"type\":\"steal\"") + count(duel, "\"type\":\"ghost\"");
    assert!(thefts > 0.0);
    assert_eq!(figures.thefts.mean, thefts);
    assert_eq!(figures.length.mean, count(duel, "\"type\"") - 1.0, "all moves but the deal");
    assert_eq!(
        (figures.ends.last_card, figures.ends.exhausted),
        (1, 0),
        "hand 0 is empty: 13 points"
    );

    // Seats 0 and 2 shared the win with -11 points each.
    tally = LinkoTally::default();
    tally.add(&played::<Linko>(games[6]));
    let figures = tally.figures();
    let wins: Vec<u64> = figures.by_seat.iter().map(|place| place.wins).collect();
    assert_eq!((wins, figures.shared_wins), (vec![1, 0, 1, 0], 1));
    let scores: Vec<f64> = figures.by_seat.iter().map(|place| place.score.mean).collect();
    assert_eq!(scores, [-11.0, -20.0, -11.0, -17.0]);
    let orders: u64 = figures.by_order.iter().map(|place| place.wins).sum();
    assert_eq!(orders, 2);
}

/// Two golden games, the 20th and the 33rd, counted by another program from their moves.
#[test]
fn the_figures_of_level_8_are_what_happened() {
    let games: Vec<&str> = include_str!("../../level8/tests/golden/games.jsonl").lines().collect();
    let mut tally = Level8Tally::default();
    [19, 32].into_iter().for_each(|game| tally.add(&played::<Level8>(games[game])));
    let figures = tally.figures();
    assert_eq!((figures.games, figures.cut_off), (2, 0));
    let wins: Vec<u64> = figures.by_seat.iter().map(|seat| seat.wins).collect();
    assert_eq!(wins, [1, 1, 0, 0, 0, 0]);
    let laid: Vec<u64> = figures.levels.iter().map(|level| level.laid).collect();
    assert_eq!(laid, [6, 3, 2, 0, 2, 0, 2, 0]);
    let turns: Vec<u64> = figures.levels.iter().map(|level| level.turns).collect();
    assert_eq!(turns, [64, 15, 5, 0, 2, 0, 8, 0]);
    assert_eq!(figures.levels[0].turns_to_lay, Some(64.0 / 6.0));
    assert_eq!((figures.rounds.least, figures.rounds.most), (5, 5));
    assert_eq!((figures.reshuffles.least, figures.reshuffles.most), (0, 1));
    assert_eq!((figures.skips.least, figures.skips.most), (4, 6));
    assert_eq!((figures.ends.last_level, figures.ends.went_out), (0, 2));
    let actions: [i64; 2] = [144 - 5 - 1, 99 - 5];
    assert_eq!(tally.actions(), actions.into_iter().sum::<i64>());
}

#[test]
fn the_figures_of_level_10_are_what_happened() {
    let games: Vec<&str> = include_str!("../../level10/tests/golden/games.jsonl").lines().collect();
    let mut tally = Level10Tally::default();
    // Lost with 34 cells and 74 points; won with 50 and 100; lost with all hands empty.
    [0, 1, 17].into_iter().for_each(|game| tally.add(&played::<Level10>(games[game])));
    let figures = tally.figures();
    assert_eq!((figures.games, figures.wins, figures.cut_off), (3, 1, 0));
    assert_eq!(figures.score.mean, (74.0 + 100.0 + 89.0) / 3.0);
    assert_eq!(figures.cells.mean, (34.0 + 50.0 + 49.0) / 3.0);
    assert_eq!(figures.losses.values().sum::<u64>(), 2);
    assert_eq!(figures.losses[&sobremesa_level10::Loss::HandsEmpty], 1);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let rules = sobremesa_level10::Rules { players: 4, pauses: 2, scoring: Scoring::Victory };
    let bots = vec!["heuristic".parse().expect("a bot"); 4];
    let table = Match::<Level10>::new(rules, bots).unwrap();
    let seed = Seed::from_text("same");
    assert_eq!(table.play(&seed).record, table.play(&seed).record);
    assert_ne!(table.play(&seed).record, table.play(&seed.of_game(1)).record);
}

#[test]
fn a_bot_that_the_game_lacks_is_refused() {
    let rules = sobremesa_level10::Rules { players: 1, pauses: 2, scoring: Scoring::Victory };
    let refusal = Match::<Level10>::new(rules, vec!["simple".parse().unwrap()]).unwrap_err();
    let sentence = "level10 has no bot `simple`; its bots are `random`, `heuristic`, `search`";
    assert_eq!(refusal.to_string(), sentence);
}
