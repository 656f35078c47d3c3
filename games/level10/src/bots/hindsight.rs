//! What the solver tells of a deal, and of a game that is over: both with all cards open.

use sobremesa_bots::{Care, LastChance, OpenCards, Solved};
use sobremesa_table::{Move, Seed};

use super::solver::{Effort, Solution, Solver, Verdict, last_winnable};
use crate::{Action, Level10, Rules, State};

/// With this many positions almost every deal gets an answer, most of them in 5 to 50 ms.
const OF_A_DEAL: Effort = Effort(1_000_000);

/// How many positions are looked at for each of the game's; almost all games need less, and all of them
/// together take a second or two.
const BRIEF: Effort = Effort(100_000);

/// Whether the deal of this seed can be won.
pub(super) fn open_cards(rules: &Rules, seed: &Seed) -> OpenCards {
    let mut state = State::new(rules).expect("the options were judged");
    state.apply_deal(&state.shuffle(seed)).expect("a game begins with its deal");
    match Solver::default().verdict(&state, OF_A_DEAL) {
        Verdict::Winnable => OpenCards::Winnable,
        Verdict::Lost => OpenCards::Lost,
        Verdict::Unknown => OpenCards::Unknown,
    }
}

/// Until when a game could have been won; none of a game before its deal.
pub(super) fn last_chance(
    rules: &Rules,
    moves: &[Move<Level10>],
    care: Care,
) -> Option<LastChance<Level10>> {
    if moves.is_empty() {
        return None;
    }
    let seen = last_winnable(rules, moves, effort(care)).expect("the game was played like this");
    let winnable = seen.last.map(|last| (last.moves, last.line));
    Some(LastChance { winnable, unknown: seen.unknown })
}

/// Whether a position can be won, and how.
pub(super) fn solve(state: &State, care: Care) -> Solved<Action> {
    match Solver::default().solve(state, effort(care)) {
        Solution::Won(line) => Solved::Winnable(line),
        Solution::Lost => Solved::Lost,
        Solution::Unknown => Solved::Unknown,
    }
}

fn effort(care: Care) -> Effort {
    match care {
        Care::Brief => BRIEF,
        Care::Thorough => Effort::default(),
        Care::Percent(share) => {
            Effort((Effort::default().0.saturating_mul(share.into()) / 100).max(BRIEF.0))
        }
    }
}
