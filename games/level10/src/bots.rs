//! The players of Level 10. `docs/bots.md` tells how they think.
//!
//! The heuristic's parts, from the smallest thought to the largest:
//! - `values`, `row`: what has to go into a row still.
//! - `outlook`: how likely a row is to be completed, wherever its cards are.
//! - `knowledge`, `turns`: where the cards are, and who comes next, as far as a seat can know.
//! - `foresight`, `joint`: how the rows stand for the next column, which takes exactly one reset.
//! - `offer`, `column`: whether the players still to come can fill this column.
//! - `wishes`: what others would like.
//! - `ladder`: players of five strengths, for people. [`reason`]: what speaks for an action.
//! - [`Person`]: somebody who speaks in a way of their own.
//! - `choose`: what to do. What to say is the rules' to know ([`View::untold_counts`]).
//!
//! The search's parts: `search`, with [`solver`] and `value` for how a try is judged. `hindsight`: what
//! the solver tells of a deal, and of a game that is over.

mod choose;
mod column;
mod foresight;
mod hindsight;
mod joint;
mod knowledge;
mod ladder;
mod offer;
mod outlook;
mod person;
pub mod reason;
mod row;
mod search;
pub mod solver;
mod turns;
mod value;
mod values;
mod wishes;

use sobremesa_bots::net::Nets;
use sobremesa_bots::{BotKind, Bots, Care, LastChance, OpenCards, Player, Solved, Strength, Turn};
use sobremesa_table::{Move, Seed};

use crate::{Action, Level10, Phase, Rules, State, Statement, View};
pub use person::{Person, Voice};
pub use search::Mind;

impl Bots for Level10 {
    const BOTS: &'static [BotKind<Level10>] = &[
        BotKind::random().for_programs(),
        ladder::FIRST_TIMER,
        ladder::CASUAL,
        ladder::REGULAR,
        ladder::STRONG,
        BotKind::new("heuristic", Strength::Regular, || Box::new(Heuristic)).for_programs(),
        BotKind::search::<Mind>(),
    ];

    const NETS: Option<Nets<Level10>> = Some(Nets::new());

    fn open_cards(rules: &Rules, seed: &Seed) -> Option<OpenCards> {
        Some(hindsight::open_cards(rules, seed))
    }

    fn solve(state: &State, care: Care) -> Option<Solved<Action>> {
        Some(hindsight::solve(state, care))
    }

    fn last_chance(
        rules: &Rules,
        moves: &[Move<Level10>],
        care: Care,
    ) -> Option<LastChance<Level10>> {
        hindsight::last_chance(rules, moves, care)
    }
}

/// A good club player's sense: it counts the cards, believes what it is told, and asks of every
/// action whether the others can fill the column after it and how the rows stand then.
///
/// It is the same for the same view: it uses no randomness and remembers nothing of its own.
#[derive(Clone, Copy, Default, Debug)]
pub struct Heuristic;

impl Player<Level10> for Heuristic {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        let (view, legal) = (turn.view(), turn.legal);
        let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) else { return legal[0] };
        match view.phase {
            Phase::Turn(_) => choose::placing(view, seat, &hand, legal),
            Phase::Swap(_) => choose::exchange(view, seat, &hand),
            Phase::First => choose::beginner(view),
            Phase::Deal | Phase::Over(_) => legal[0],
        }
    }

    fn talks(&self) -> bool {
        true
    }

    fn speak(&mut self, view: &View) -> Vec<Statement> {
        let mut said = view.untold_counts();
        said.extend(view.untold_wishes());
        said
    }
}
