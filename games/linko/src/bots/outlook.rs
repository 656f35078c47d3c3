//! What is worked out once for a decision.

use sobremesa_table::Seat;

use super::clock::Clock;
use super::danger::Danger;
use super::hand::Sets;
use super::weights::Weights;
use crate::{Action, Answer, Cards, Loot, View};

/// A player's view of the game, and what follows from it.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) weights: &'a Weights,
    pub(super) me: Seat,
    pub(super) hand: Cards,
    /// The cards that I cannot place.
    pub(super) unseen: Cards,
    pub(super) clock: Clock,
    pub(super) danger: Danger,
    pub(super) sets: Sets,
    /// What a point that a rival loses is worth to me.
    pub(super) harm: f32,
    /// Points lost for each card that is stolen from me before my next turn.
    pub(super) robbed: f32,
}

impl<'a> Outlook<'a> {
    /// The outlook of the player who looks; a spectator has none.
    pub(super) fn new(view: &'a View, weights: &'a Weights) -> Option<Outlook<'a>> {
        let (me, hand) = (view.viewer.seat()?, view.hand?);
        let unseen = view.unseen();
        let clock = Clock::new(view, me, weights);
        // What is drawn for a stolen layer is played the turn after next at the earliest.
        let early = clock.chance(2);
        let robbed = early * weights.robbed_early + (1.0 - early) * weights.robbed_late;
        let danger = Danger::new(view, me, unseen, weights);
        let sets = Sets::new(weights, &clock, &danger, robbed);
        let harm = weights.harm / (view.board.players() - 1) as f32;
        Some(Outlook { view, weights, me, hand, unseen, clock, danger, sets, harm, robbed })
    }

    /// What an action is worth in points, compared with others of the same decision.
    pub(super) fn worth(&self, action: &Action) -> f32 {
        match action {
            Action::Play(layer) => self.play_worth(layer),
            Action::Ghost(value) => self.ghost_worth(*value, self.hand),
            Action::Steal { from, loot: Loot::Take } => self.take_worth(*from),
            Action::Steal { from, loot: Loot::Leave } => self.leave_worth(*from),
            Action::Answer(Answer::Keep) => self.keep_worth(),
            Action::Answer(Answer::Discard) => self.discard_worth(),
            Action::Draw(source) => self.draw_worth(*source),
            Action::Pass => self.hand_worth(self.hand),
        }
    }
}
