//! Which actions the search tries.
//!
//! Most actions are clearly worse than the heuristic's choice; to try them would only take samples away
//! from the close ones.

use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::prospects::prospects_after;
use crate::Action;

/// By how much a discard may seem worse than the heuristic's, in cards.
const CLOSE: f32 = 0.5;

/// The same for the cards that a lay-down leaves stuck.
const CLOSE_LAY: f32 = 1.0;

/// The same for what is kept.
const CLOSE_KEEP: f32 = 1.0;

/// How often everyone may take from a discard pile in a row before the heuristic decides.
const ROUNDS_IN_CIRCLES: usize = 2;

impl Outlook<'_> {
    /// How much each action is liked; those that are not worth a try not at all.
    pub(super) fn priors(&self, legal: &[Action]) -> Vec<f32> {
        let chosen = self.choose(legal);
        let closing = self.closing(legal, chosen);
        let wins = closing.filter(|_| self.wins_by_going_out());
        let only = wins.or(self.must_get_on().then_some(chosen));
        // Whoever overlooks something may not see what would be chosen.
        if let Some(only) = only.filter(|only| legal.contains(only)) {
            let prior =
                |action: &Action| if *action == only { f32::INFINITY } else { f32::NEG_INFINITY };
            return legal.iter().map(prior).collect();
        }
        let favorite = self.favorite(legal, chosen, closing);
        let instead = self.instead(legal, chosen, &favorite);
        let prior = |action: &Action| match action {
            _ if *action == favorite => f32::INFINITY,
            _ if Some(*action) == instead => f32::MAX,
            _ => self.prior(action, &favorite),
        };
        legal.iter().map(prior).collect()
    }

    /// Whether the heuristic's choice is made without a search. Players who take each other's cards, and
    /// wait with what they could lay, would go on forever. The heuristic draws from the pile unless a card
    /// brings it nearer to its goal, so circles end; and the number of new piles is limited.
    fn must_get_on(&self) -> bool {
        let board = &self.view.board;
        let goes_in_circles =
            usize::from(self.view.circling) >= ROUNDS_IN_CIRCLES * board.players();
        goes_in_circles || board.reshuffles() > board.rounds()
    }

    fn wins_by_going_out(&self) -> bool {
        self.view.viewer.seat().is_some_and(|me| self.view.board.wins_by_going_out(me))
    }

    /// The way to go out if there is one, and else the heuristic's choice; except that nobody goes out
    /// where it is better to wait.
    fn favorite(&self, legal: &[Action], chosen: Action, closing: Option<Action>) -> Action {
        match closing {
            Some(closing) if !self.is_better_to_wait() => closing,
            Some(Action::Add { .. }) => self.choose_discard(legal),
            _ => chosen,
        }
    }

    /// Something quite different: to lay or to go out later, or to go out after all.
    fn instead(&self, legal: &[Action], chosen: Action, favorite: &Action) -> Option<Action> {
        match favorite {
            Action::Lay(_) | Action::Add { .. } => Some(self.choose_discard(legal)),
            Action::Discard(_) | Action::Skip(_) => Some(chosen),
            Action::Draw(_) | Action::Pass | Action::Keep(_) => None,
        }
    }

    /// How much an action is liked beside the favorite one.
    fn prior(&self, action: &Action, favorite: &Action) -> f32 {
        let close = |worth: f32, best: f32, margin: f32| {
            if worth >= best - margin { worth } else { f32::NEG_INFINITY }
        };
        match (action, favorite) {
            (Action::Draw(_), _) => self.draw_worth(action),
            (Action::Lay(laydown), Action::Lay(best)) => {
                close(self.lay_worth(laydown), self.lay_worth(best), CLOSE_LAY)
            }
            (Action::Skip(_), Action::Skip(_)) => self.discard_worth(action),
            (Action::Discard(_) | Action::Skip(_), Action::Discard(_) | Action::Skip(_)) => {
                close(self.discard_worth(action), self.discard_worth(favorite), CLOSE)
            }
            (Action::Keep(keep), Action::Keep(best)) => {
                close(self.keep_worth(keep), self.keep_worth(best), CLOSE_KEEP)
            }
            _ => f32::NEG_INFINITY,
        }
    }

    /// L8-20: whether it is better that another ends the round: two levels up can be worse than one.
    fn is_better_to_wait(&self) -> bool {
        let board = &self.view.board;
        let Some(me) = self.view.viewer.seat() else { return false };
        let rivals = || me.others(board.players());
        let laid = || rivals().filter(|rival| board.place(*rival).has_laid());
        let mean = |rivals: &mut dyn Iterator<Item = Seat>| {
            let (sum, count) = rivals.fold((0.0, 0.0), |(sum, count), rival| {
                (sum + prospects_after(board, rival, me), count + 1.0)
            });
            sum / count
        };
        let waiting = if laid().next().is_some() { mean(&mut laid()) } else { mean(&mut rivals()) };
        waiting > prospects_after(board, me, me)
    }
}
