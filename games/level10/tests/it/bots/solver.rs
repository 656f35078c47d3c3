//! What the solver of Level 10 says is true: its lines win, and what it calls lost is lost.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::BotName;
use sobremesa_level10::bots::solver::{
    Effort, Hindsight, Solution, Solver, Verdict, last_winnable,
};
use sobremesa_level10::{Action, End, Level10, Phase, Rules, State};
use sobremesa_table::{Course, Move, Seed};

use crate::rules::table::rules;

fn all_rules() -> impl Iterator<Item = Rules> {
    (1..=5).flat_map(|players| (0..=3).map(move |pauses| rules(players, pauses)))
}

/// The moves of a game that the heuristic plays.
fn moves(rules: Rules, seed: &Seed) -> Vec<Move<Level10>> {
    let bot = Contestant::Bot(BotName::new("heuristic"));
    let table: Match<Level10> =
        Match::new(rules, vec![bot; rules.players.into()]).expect("a bot of the game");
    table.play(seed).moves
}

/// The states of that game, from the deal to the end.
fn states(rules: Rules, seed: &Seed) -> Vec<State> {
    let mut course: Course<Level10> = Course::new(&rules);
    let mut states = Vec::new();
    for made in moves(rules, seed) {
        let is_said = matches!(made, Move::Statement { .. });
        course.make(made).expect("the game was played like this");
        if !is_said {
            states.push(course.state().clone());
        }
    }
    states
}

fn apply(state: &mut State, action: Action) {
    let by = state.owed().actor().expect("the game goes on");
    state.apply(by, &action).expect("a legal action");
}

/// Plays a line through the engine; no position on the way may be called a dead end.
#[track_caller]
fn assert_wins(state: &State, line: &[Action]) {
    let mut state = state.clone();
    for action in line {
        assert_eq!(state.board().dead_end(), None, "{:?}", state.board());
        apply(&mut state, *action);
    }
    assert_eq!(state.phase(), Phase::Over(End::Won));
}

#[test]
fn lines_from_fresh_deals_win() {
    let mut solver = Solver::default();
    let mut solved = 0;
    for rules in all_rules() {
        for game in 0..5 {
            let state = states(rules, &Seed::from_text("fresh").of_game(game)).swap_remove(0);
            assert_eq!(state.phase(), Phase::First);
            if let Solution::Won(line) = solver.solve(&state, Effort(200_000)) {
                assert_wins(&state, &line);
                solved += 1;
            }
        }
    }
    assert!(solved >= 95, "{solved} of 100");
}

#[test]
fn lines_from_the_midst_of_a_game_win() {
    let mut solver = Solver::default();
    let mut phases = [0; 2];
    for rules in all_rules() {
        for state in states(rules, &Seed::from_text("midst")) {
            if let Solution::Won(line) = solver.solve(&state, Effort(10_000)) {
                assert_wins(&state, &line);
                phases[usize::from(matches!(state.phase(), Phase::Swap(_)))] += 1;
            }
        }
    }
    assert!(phases.iter().all(|count| *count > 50), "{phases:?}");
}

#[test]
fn a_win_is_won_and_a_loss_is_lost() {
    let mut solver = Solver::default();
    for game in 0..20 {
        let states = states(rules(3, 1), &Seed::from_text("ends").of_game(game));
        let end = states.last().expect("a game has moves");
        let solution = solver.solve(end, Effort(1));
        match end.phase() {
            Phase::Over(End::Won) => assert_eq!(solution, Solution::Won(Vec::new())),
            _ => assert_eq!(solution, Solution::Lost),
        }
    }
}

#[test]
fn without_effort_nothing_is_known() {
    let state = states(rules(4, 0), &Seed::from_text("none")).swap_remove(0);
    assert_eq!(Solver::default().solve(&state, Effort(0)), Solution::Unknown);
}

#[test]
fn an_answer_does_not_depend_on_the_questions_before() {
    let states = states(rules(4, 1), &Seed::from_text("again"));
    let mut solver = Solver::default();
    for state in states.iter().chain(states.iter().rev()) {
        let fresh = Solver::default().solve(state, Effort(5_000));
        assert_eq!(solver.solve(state, Effort(5_000)), fresh);
    }
}

/// Tries everything through the engine; none when that takes too many states.
fn brute_force(state: &State, tries: &mut u32) -> Option<bool> {
    if let Phase::Over(end) = state.phase() {
        return Some(end == End::Won);
    }
    *tries = tries.checked_sub(1)?;
    for action in state.legal_actions() {
        let mut next = state.clone();
        apply(&mut next, action);
        if brute_force(&next, tries)? {
            return Some(true);
        }
    }
    Some(false)
}

#[test]
fn late_positions_are_what_trying_everything_says() {
    let mut solver = Solver::default();
    let mut compared = [0; 2];
    for pauses in 0..=3 {
        for players in 1..=5 {
            for game in 0..30 {
                let seed = Seed::from_text("late").of_game(game);
                for state in states(rules(players, pauses), &seed) {
                    if state.board().filled() < 32 {
                        continue;
                    }
                    let Some(winnable) = brute_force(&state, &mut 3_000) else { continue };
                    let verdict = solver.verdict(&state, Effort(1_000_000));
                    let expected = if winnable { Verdict::Winnable } else { Verdict::Lost };
                    assert_eq!(verdict, expected, "{state:?}");
                    compared[usize::from(winnable)] += 1;
                }
            }
        }
    }
    assert!(compared.iter().all(|count| *count > 1_000), "{compared:?}");
}

/// Games that were won without the solver's help have nothing that it may call lost.
#[test]
fn positions_of_won_games_are_never_lost() {
    let mut solver = Solver::default();
    let mut won = 0;
    for rules in all_rules() {
        for game in 0..20 {
            let states = states(rules, &Seed::from_text("won").of_game(game));
            if states.last().expect("a game has moves").phase() != Phase::Over(End::Won) {
                continue;
            }
            won += 1;
            for state in states {
                assert_eq!(state.board().dead_end(), None, "{state:?}");
                assert_ne!(solver.verdict(&state, Effort(300)), Verdict::Lost, "{state:?}");
            }
        }
    }
    assert!(won > 200, "{won} games were won");
}

#[test]
fn hindsight_finds_the_move_that_lost_the_game() {
    let (mut lost, mut won) = (0, 0);
    for game in 0..30 {
        let moves = moves(rules(4, 1), &Seed::from_text("hindsight").of_game(game));
        let effort = Effort(20_000);
        let Hindsight { last, unknown } =
            last_winnable(&rules(4, 1), &moves, effort).expect("a game");
        let last = last.expect("a position that can be won");
        let mut course: Course<Level10> = Course::new(&rules(4, 1));
        for made in &moves[..last.moves] {
            course.make(made.clone()).expect("the game was played like this");
        }
        assert_wins(course.state(), &last.line);
        let mut later = moves[last.moves..].iter();
        let Some(next) = later.find(|made| matches!(made, Move::Action { .. })) else {
            assert_eq!(unknown, 0, "the game is won");
            won += 1;
            continue;
        };
        course.make(next.clone()).expect("the game was played like this");
        let verdict = Solver::default().verdict(course.state(), effort);
        assert_eq!(verdict, if unknown == 0 { Verdict::Lost } else { verdict });
        assert_ne!(verdict, Verdict::Winnable);
        lost += 1;
    }
    assert!(lost > 5 && won > 5, "{lost} lost, {won} won");
}
