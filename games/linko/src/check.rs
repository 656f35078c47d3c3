//! What is legal.

use sobremesa_table::{Actor, Owed};

use crate::action::{Action, Answer, Loot, Source};
use crate::board::Board;
use crate::cards::{Card, Cards, Layer, Value};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl State {
    /// Judges an action; nothing is changed.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        let action = *action;
        if let Actor::Seat(seat) = by {
            self.check_seat(seat)?;
        }
        self.check_kind(action)?;
        self.check_actor(by)?;
        match (self.phase(), action) {
            (Phase::Play(seat), Action::Play(layer)) => check_play(self.hand(seat), layer),
            (Phase::Ghost(seat), Action::Ghost(value)) => {
                let played = self.board().area(seat).top().ok_or(Refusal::NothingPlayed)?;
                check_ghost(self.board(), played, value)
            }
            (Phase::Steal { victim, .. }, Action::Steal { from, .. }) if from != victim => {
                Err(Refusal::OtherVictim { victim })
            }
            (_, Action::Draw(source)) => check_draw(self.board(), source),
            _ => Ok(()),
        }
    }

    /// Each decision is made in its time.
    fn check_kind(&self, action: Action) -> Result<(), Refusal> {
        let owed = self.phase();
        let variant = self.board().rules().variant;
        match (owed, action) {
            (Phase::Deal, _) => Err(Refusal::NotDealt),
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Play(_), Action::Play(_))
            | (Phase::Ghost(_), Action::Ghost(_))
            | (Phase::Steal { .. }, Action::Steal { .. })
            | (Phase::Answer { .. }, Action::Answer(_))
            | (Phase::Draw { .. } | Phase::Extra(_), Action::Draw(_))
            | (Phase::Extra(_), Action::Pass) => Ok(()),
            (Phase::Play(_) | Phase::Extra(_), Action::Ghost(_)) => Err(Refusal::NoGhostTheft),
            (Phase::Play(_) | Phase::Extra(_), Action::Steal { .. }) => Err(Refusal::NoTheft),
            (Phase::Play(_) | Phase::Extra(_), Action::Answer(_)) => Err(Refusal::NothingToAnswer),
            (Phase::Play(_), Action::Draw(_) | Action::Pass) => Err(Refusal::NoDraw { variant }),
            _ => Err(Refusal::SomethingElseIsDue { owed }),
        }
    }

    /// LK-3, LK-6, LK-8, LK-9: only the player decides whose decision it is.
    fn check_actor(&self, by: Actor) -> Result<(), Refusal> {
        let owed = self.phase();
        match (owed.owed(), by) {
            (Owed::Seat(owing), Actor::Seat(seat)) if owing == seat => Ok(()),
            _ => Err(Refusal::NotYourDecision { owed }),
        }
    }

    /// What [`check`](Self::check) accepts from whoever owes a decision: sorted, without duplicates,
    /// empty exactly when nobody owes one.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        actions
    }

    pub(crate) fn list_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase() {
            Phase::Deal | Phase::Over(_) => {}
            Phase::Play(seat) => list_plays(self.hand(seat), actions),
            phase => list_decisions(self.board(), phase, actions),
        }
    }
}

/// LK-4: the cards of a play are held.
pub fn check_play(hand: Cards, layer: Layer) -> Result<(), Refusal> {
    if layer.is_empty() {
        return Err(Refusal::NothingPlayed);
    }
    match layer.cards().counts().find(|(card, count)| hand.count(*card) < *count) {
        Some((card, count)) => {
            let held = hand.count(card);
            Err(Refusal::NotHeld { card, count, held })
        }
        None => Ok(()),
    }
}

/// LK-21: the set has as many cards as were played, and a lower value.
fn check_ghost(board: &Board, played: &Layer, value: Value) -> Result<(), Refusal> {
    if board.ghost_sets(played).any(|set| set == value) {
        return Ok(());
    }
    Err(Refusal::NoSuchSet { value })
}

/// LK-9, LK-10: a draw is from the pile while it has cards, or from a slot of the reserve.
pub fn check_draw(board: &Board, source: Source) -> Result<(), Refusal> {
    let slots = board.reserve().slots().len();
    match source {
        Source::Pile if board.pile_size() == 0 => Err(Refusal::PileEmpty),
        Source::Slot(slot) if usize::from(slot) >= slots => {
            Err(Refusal::NoSuchSlot { slot, slots })
        }
        Source::Pile | Source::Slot(_) => Ok(()),
    }
}

/// LK-4, LK-5: every play that a hand allows, once, sorted: some cards of a value with or without
/// jokers, then jokers alone.
pub(crate) fn list_plays(hand: Cards, actions: &mut Vec<Action>) {
    let jokers = hand.count(Card::Joker);
    for (card, count) in hand.counts() {
        let Card::Number(value) = card else { continue };
        for numbers in 1..=count {
            for jokers in 0..=jokers {
                actions.push(Action::Play(Layer::of_value(value, numbers, jokers)));
            }
        }
    }
    actions.extend((1..=jokers).map(|jokers| Action::Play(Layer::of_jokers(jokers))));
}

/// Everything that can be decided in a phase other than a play: it all lies open.
pub(crate) fn list_decisions(board: &Board, phase: Phase, actions: &mut Vec<Action>) {
    match phase {
        Phase::Deal | Phase::Play(_) | Phase::Over(_) => {}
        Phase::Ghost(seat) => {
            let played = board.area(seat).top();
            let sets = played.into_iter().flat_map(|played| board.ghost_sets(played));
            actions.extend(sets.map(Action::Ghost));
        }
        Phase::Steal { victim: from, .. } => {
            actions.extend([Loot::Take, Loot::Leave].map(|loot| Action::Steal { from, loot }));
        }
        Phase::Answer { .. } => {
            actions.extend([Answer::Keep, Answer::Discard].map(Action::Answer));
        }
        Phase::Draw { .. } => list_draws(board, actions),
        Phase::Extra(_) => {
            list_draws(board, actions);
            actions.push(Action::Pass);
        }
    }
}

fn list_draws(board: &Board, actions: &mut Vec<Action>) {
    if board.pile_size() > 0 {
        actions.push(Action::Draw(Source::Pile));
    }
    let slots = 0..board.reserve().slots().len() as u8;
    actions.extend(slots.map(|slot| Action::Draw(Source::Slot(slot))));
}
