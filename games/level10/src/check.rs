//! What is legal.

use sobremesa_table::{Actor, Seat};

use crate::action::{Action, Swap};
use crate::board::Board;
use crate::cards::{Card, LevelCard, World};
use crate::hand::{Hand, LevelCards};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl State {
    /// Judges an action.
    ///
    /// # Errors
    /// The rule that forbids it, with the facts.
    pub fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        if let Actor::Seat(seat) = by {
            self.check_seat(seat)?;
        }
        let action = *action;
        match self.phase() {
            Phase::Deal => Err(Refusal::NotDealt),
            Phase::Over(_) => Err(Refusal::GameOver),
            Phase::First => self.check_first(by, action),
            Phase::Turn(turn) => {
                check_turn(turn, by, action)?;
                check_placing(self.board(), self.hand(turn), action)
            }
            Phase::Swap(turn) => {
                check_turn(turn, by, action)?;
                check_swap(self.hand(turn), action)
            }
        }
    }

    /// L10-5: the team chooses one of the players.
    fn check_first(&self, by: Actor, action: Action) -> Result<(), Refusal> {
        let Action::First(seat) = action else {
            return Err(Refusal::BeginnerNotChosen);
        };
        if by != Actor::Team {
            return Err(Refusal::TeamDecides);
        }
        self.check_seat(seat)
    }

    /// What [`check`](State::check) accepts from whoever owes a decision, sorted.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        actions
    }

    /// The same, in place of what is in `actions`.
    pub(crate) fn list_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase() {
            Phase::Deal | Phase::Over(_) => {}
            Phase::First => actions.extend(Seat::all(self.board().players()).map(Action::First)),
            Phase::Turn(seat) => list_placings(self.board(), self.hand(seat), actions),
            Phase::Swap(seat) => list_swaps(self.hand(seat), actions),
        }
    }

    /// L10-12: whether a player could do anything on a turn.
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        can_place(self.board(), self.hand(seat))
    }
}

/// L10-7: only the player whose turn it is acts; the beginner is chosen once.
fn check_turn(turn: Seat, by: Actor, action: Action) -> Result<(), Refusal> {
    if matches!(action, Action::First(_)) {
        return Err(Refusal::BeginnerAlreadyChosen);
    }
    if by != Actor::Seat(turn) {
        return Err(Refusal::NotYourTurn { turn });
    }
    Ok(())
}

/// L10-7: (A) a level or a pause from hand, or (B) a reset.
pub(crate) fn check_placing(board: &Board, hand: &Hand, action: Action) -> Result<(), Refusal> {
    match action {
        Action::First(_) => Err(Refusal::BeginnerAlreadyChosen),
        Action::Play(card) => {
            check_held(hand, Card::Level(card))?;
            board.check_level(card)
        }
        Action::Pause { row, tuck } => {
            check_held(hand, Card::Pause)?;
            board.check_pause(row)?;
            tuck.map_or(Ok(()), |card| check_tuck(board, hand, row, card))
        }
        Action::Reset(row) => board.check_reset(row),
        Action::Swap(_) => Err(Refusal::NoSwapNow),
    }
}

/// L10-7: cards are played from hand.
fn check_held(hand: &Hand, card: Card) -> Result<(), Refusal> {
    if hand.contains(card) {
        return Ok(());
    }
    Err(Refusal::NotHeld { card })
}

/// L10-18: with an empty pile, a card of the row's world may be tucked under a pause.
fn check_tuck(board: &Board, hand: &Hand, row: World, card: LevelCard) -> Result<(), Refusal> {
    if board.pile_size() > 0 {
        let pile_size = board.pile_size();
        return Err(Refusal::TuckTooEarly { pile_size });
    }
    if card.world != row {
        return Err(Refusal::TuckedOtherWorld { card, row });
    }
    if !hand.contains(Card::Level(card)) {
        return Err(Refusal::TuckedNotHeld { card });
    }
    Ok(())
}

/// L10-10: none, one or two cards of the hand are put under the pile.
pub(crate) fn check_swap(hand: &Hand, action: Action) -> Result<(), Refusal> {
    let Action::Swap(swap) = action else {
        return Err(Refusal::SwapIsDue);
    };
    let mut left = *hand;
    for card in swap.cards() {
        if !left.contains(card) {
            return Err(Refusal::SwappedNotHeld { card });
        }
        left.remove(card);
    }
    Ok(())
}

/// L10-12: whether a hand has anything to place, or a reset can be placed.
#[inline]
pub(crate) fn can_place(board: &Board, hand: &Hand) -> bool {
    !hand.levels().intersection(board.fitting_levels()).is_empty()
        || hand.pauses() > 0 && board.rows_for_pause().next().is_some()
        || board.rows_for_reset().next().is_some()
}

/// All placings that [`check_placing`] accepts, sorted.
pub(crate) fn list_placings(board: &Board, hand: &Hand, actions: &mut Vec<Action>) {
    let levels = hand.levels().intersection(board.fitting_levels());
    actions.extend(levels.iter().map(Action::Play));
    if hand.pauses() > 0 {
        for row in board.rows_for_pause() {
            actions.push(Action::Pause { row, tuck: None });
            if board.pile_size() == 0 {
                let tuckable = hand.levels().intersection(LevelCards::of_world(row));
                actions.extend(tuckable.iter().map(|card| Action::Pause { row, tuck: Some(card) }));
            }
        }
    }
    actions.extend(board.rows_for_reset().map(Action::Reset));
}

/// All exchanges that [`check_swap`] accepts, sorted.
pub(crate) fn list_swaps(hand: &Hand, actions: &mut Vec<Action>) {
    actions.push(Action::Swap(Swap::NONE));
    let distinct = |hand: &Hand| {
        let pause = (hand.pauses() > 0).then_some(Card::Pause);
        hand.levels().iter().map(Card::Level).chain(pause)
    };
    for first in distinct(hand) {
        actions.push(Action::Swap(Swap::one(first)));
        let mut left = *hand;
        left.remove(first);
        actions.extend(distinct(&left).map(|second| Action::Swap(Swap::two(first, second))));
    }
}
