//! What the heuristic for Level 10 does in small positions, and how well it plays.

pub(super) mod table;
mod wishes;

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::{BotName, Player};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{Action, Cell, Level10, Rules, State, Statement, World};
use sobremesa_table::{Course, Seat, Seed, Viewer};
use table::{choice, dealt, decide_as, play, talk};

use crate::rules::table::rules;

#[track_caller]
fn chooses(course: &Course<Level10>, expected: &str) {
    assert_eq!(choice(course), expected);
}

#[track_caller]
fn avoids(course: &Course<Level10>, bad: &str) {
    assert_ne!(choice(course), bad);
}

#[test]
fn plays_low_before_high() {
    // The Volcano will take the next reset, so the Desert must last.
    let mut course = dealt(0, &["D2 D6 D7 F1 F5 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V8"]);
    chooses(&course, "play D2");
}

#[test]
fn makes_one_row_ready_for_the_next_reset() {
    // Some row must take the next reset: best one that has spent a high card before.
    let mut course = dealt(0, &["D2 D6 D7 F1 F5 S1 S5 V1 V5 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V1"]);
    avoids(&course, "play D2");
}

#[test]
fn plays_exactly_the_lowest_card_into_a_row_without_resets() {
    let hand = "F1 S1 V1 M1 F2 S2 V2 D1 D2 D3";
    let mut course = dealt(0, &[hand], "M2 F3 S3 V3 M3");
    play(&mut course, &["first 0", "reset D", "swap", "play F1", "play S1", "play V1", "play M1"]);
    play(&mut course, &["reset D", "swap", "play F2", "play S2", "play V2", "play M2"]);
    play(&mut course, &["reset F", "swap", "play S3", "play V3", "play M3"]);
    chooses(&course, "play D1");
}

#[test]
fn keeps_a_high_card_back() {
    // The Volcano needs the next column's only reset; a Desert at 8 would need it, too.
    let mut course = dealt(0, &["D8 F1 F5 S1 S5 V1 V8 M1 M2 M3"], "F6 S6 V6");
    play(&mut course, &["first 0", "play F1", "play S1", "play V8"]);
    avoids(&course, "play D8");
}

#[test]
fn gives_the_reset_to_the_row_that_needs_it() {
    let mut course = dealt(0, &["D1 D8 F1 F2 S1 S2 V1 V2 M1 M2"], "");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V1", "play D8"]);
    while course.state().board().column() == 1 {
        let action = choice(&course);
        play(&mut course, &[&action]);
    }
    assert_eq!(course.state().board().row(World::Desert).cell(1), Some(Cell::Reset));
}

#[test]
fn leaves_the_reset_to_the_row_that_nobody_can_fill() {
    // By the counts told nobody has a Desert card, so the Desert must take the reset.
    let hands = ["F1 F5 S1 S5 V5 M1 M2", "F2 F6 S2 S6 V1 V6 M3"];
    let mut course = dealt(0, &hands, "F7 S7 V7");
    talk(&mut course);
    play(&mut course, &["first 0", "play F1", "play V1", "play S1"]);
    talk(&mut course);
    let choice = choice(&course);
    assert!(choice == "reset D" || choice == "play M3", "{choice}");
}

#[test]
fn leaves_a_row_to_the_only_player_who_can_fill_it() {
    // Seat 1 has nothing but Desert cards for the rows D and M; seat 0 could fill either.
    let hands = ["D1 D2 S1 V1 M1 M2 M3", "D3 D4 D5 F1 F2 S5 V5"];
    let mut course = dealt(0, &hands, "F7 F6 S7 S6");
    talk(&mut course);
    play(&mut course, &["first 0", "play V1", "play F1", "reset S", "swap", "play D3"]);
    talk(&mut course);
    chooses(&course, "play M1");
}

#[test]
fn keeps_a_pause_while_a_level_does_as_well() {
    let mut course = dealt(1, &["D1 D6 P F1 F5 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V8"]);
    chooses(&course, "play D1");
}

#[test]
fn spends_a_pause_rather_than_ruin_a_row() {
    // The Desert has no resets left, and its 8 would shut out all its other cards.
    let hand = "F1 S1 V1 M1 F2 S2 V2 P D8 M8";
    let mut course = dealt(1, &[hand], "M2 F3 S3 V3 M3 F4 S4 V4 M4 F5 S5 V5");
    play(&mut course, &["first 0", "reset D", "swap", "play F1", "play S1", "play V1", "play M1"]);
    play(&mut course, &["reset D", "swap", "play F2", "play S2", "play V2", "play M2"]);
    play(&mut course, &["reset F", "swap", "play S3", "play V3", "play M3"]);
    chooses(&course, "pause D");
}

#[test]
fn exchanges_two_levels_and_keeps_what_the_rows_need() {
    let mut course = dealt(1, &["D1 D8 P F1 F8 S1 S8 V1 V8 M1"], "");
    play(&mut course, &["first 0", "reset M"]);
    let Ok(Action::Swap(swap)) = choice(&course).parse() else { panic!("an exchange is owed") };
    let put: Vec<String> = swap.cards().map(|card| card.to_string()).collect();
    assert_eq!(put.len(), 2);
    assert!(put.iter().all(|card| card.ends_with('8')), "{put:?}");
}

#[test]
fn tells_what_the_others_cannot_know() {
    let mut course = dealt(0, &["D1 D2 F1 S1 S2 S3 V1", "D3 F2 F3 F4 V2 V3 M1"], "M8");
    let seat = Seat::new(0).unwrap();
    let speak = |course: &Course<Level10>| {
        let mut said = Heuristic.speak(&course.view(Viewer::Seat(seat)));
        said.retain(|said| matches!(said, Statement::Count { .. }));
        said
    };
    let count = |world, count| Statement::Count { world, count };
    // There are no pauses, so seven cards told are the whole hand: no Marsh is left to tell.
    let told = World::ALL.into_iter().zip([2, 1, 3, 1]).map(|(world, told)| count(world, told));
    assert_eq!(speak(&course), told.collect::<Vec<Statement>>());
    talk(&mut course);
    assert_eq!(speak(&course), []);
    play(&mut course, &["first 0", "play D1"]);
    assert_eq!(speak(&course), [count(World::Marsh, 1)], "what was drawn says all");
}

#[test]
fn says_nothing_to_itself() {
    let course = dealt(0, &["D1 D2 F1 S1 S2 S3 V1 V2 M1 M2"], "");
    assert_eq!(Heuristic.speak(&course.view(Viewer::Seat(Seat::new(0).unwrap()))), []);
}

#[test]
fn all_propose_the_same_beginner() {
    let hands = ["D1 D2 D3 D4 D5 D6 D7", "F1 S1 V1 M1 F2 S2 D8"];
    let mut course = dealt(0, &hands, "");
    talk(&mut course);
    for seat in Seat::all(2) {
        let proposal = decide_as(&mut Heuristic, &course, seat);
        assert_eq!(proposal.to_string(), "first 1");
    }
}

/// Plays the first games of the run `test`; gives the games won and the cells filled.
fn play_games(rules: Rules, bots: &[&str], games: u64) -> (usize, usize) {
    let bots = bots.iter().map(|name| Contestant::Bot(BotName::new(name)));
    let table: Match<Level10> = Match::new(rules, bots.collect()).expect("bots of the game");
    let run = Seed::from_text("test");
    let filled = (0..games).map(|game| {
        let state: State = table.play(&run.of_game(game)).state;
        state.board().filled()
    });
    filled.fold((0, 0), |(wins, cells), filled| (wins + usize::from(filled == 50), cells + filled))
}

#[test]
fn fills_far_more_cells_than_random_play_whatever_the_options() {
    for players in 1..=5 {
        for pauses in 0..=3 {
            let rules = rules(players, pauses);
            let seats = usize::from(players);
            let (_, cells) = play_games(rules, &vec!["heuristic"; seats], 20);
            let (_, random) = play_games(rules, &vec!["random"; seats], 20);
            assert!(cells >= 2 * random, "{rules:?}: {cells} cells, random fills {random}");
        }
    }
}

#[test]
fn plays_with_someone_who_says_nothing_and_knows_nothing() {
    for players in 2..=5 {
        let mut bots = vec!["random"; players];
        let (_, random) = play_games(rules(players as u8, 3), &bots, 100);
        bots[1..].fill("heuristic");
        let (_, cells) = play_games(rules(players as u8, 3), &bots, 100);
        assert!(4 * cells > 5 * random, "{players} players: {cells} cells, random fills {random}");
    }
}

#[track_caller]
fn wins_at_least(players: u8, pauses: u8, least: usize) {
    let bots = vec!["heuristic"; players.into()];
    let (wins, _) = play_games(rules(players, pauses), &bots, 200);
    assert!(wins >= least, "{wins} of 200 games won with {players} players, {pauses} pauses");
}

#[test]
fn wins_a_stated_number_of_fixed_games() {
    wins_at_least(1, 0, 130);
    wins_at_least(2, 0, 125);
    wins_at_least(3, 0, 85);
    wins_at_least(4, 0, 40);
    wins_at_least(5, 0, 30);
    wins_at_least(1, 2, 180);
    wins_at_least(4, 2, 140);
}
