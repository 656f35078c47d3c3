//! What is legal.

use arrayvec::ArrayVec;
use sobremesa_table::{Actor, Owed, Seat};

use crate::action::{Action, Keep, Source};
use crate::board::{Board, LAST_LEVEL};
use crate::cards::{Card, Cards};
use crate::finder::Finder;
use crate::meld::{Laydown, Tail};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl State {
    /// Judges an action; nothing is changed.
    ///
    /// # Errors
    /// Why it is not allowed.
    #[inline]
    pub fn check(&self, by: Actor, action: &Action) -> Result<(), Refusal> {
        let table = Judge { board: self.board(), phase: self.phase(), owed: self.owed() };
        table.check(by, |seat| self.hand(seat), action)
    }

    /// What the player who owes a decision may do, sorted; of lay-downs the canonical ones.
    /// [`check`](Self::check) accepts every other lay-down that the hand allows, too.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_actions(&mut actions);
        actions
    }

    /// Puts the [`legal_actions`](Self::legal_actions) into a list that is used again and again.
    pub(crate) fn list_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase() {
            Phase::Deal | Phase::Reshuffle(_) | Phase::Over(_) => {}
            Phase::Draw(_) => list_draws(self.board(), actions),
            Phase::Act(seat) => list_acts(self.board(), seat, self.hand(seat), actions),
            Phase::Pass(_) => actions.push(Action::Pass),
            Phase::Keep(seat) => list_keeps(self.hand(seat), actions),
        }
    }
}

/// What an action is judged by, beside the hand of the player who owes a decision.
pub(crate) struct Judge<'a> {
    pub(crate) board: &'a Board,
    pub(crate) phase: Phase,
    pub(crate) owed: Owed,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(crate) fn check(
        &self,
        by: Actor,
        hand: impl FnOnce(Seat) -> &'a Cards,
        action: &Action,
    ) -> Result<(), Refusal> {
        let board = self.board;
        if let Actor::Seat(seat) = by {
            board.check_seat(seat)?;
        }
        self.check_kind(action)?;
        let Owed::Seat(seat) = self.owed else {
            return Err(Refusal::SomethingElseIsDue { owed: self.phase });
        };
        if by != Actor::Seat(seat) {
            return Err(Refusal::NotYourDecision { owed: self.phase });
        }
        let hand = hand(seat);
        match action {
            Action::Draw(_) if matches!(self.phase, Phase::Act(_)) => Err(Refusal::AlreadyDrawn),
            Action::Draw(Source::Pile) | Action::Pass => Ok(()),
            Action::Draw(Source::Discard(from)) => check_draw_from(board, *from),
            Action::Lay(laydown) => check_lay(board, seat, hand, laydown),
            Action::Add { to, group, card, tail } => {
                board.check_seat(*to)?;
                check_add(board, seat, hand, (*to, *group), *card, *tail)
            }
            Action::Discard(card) => check_discard(hand, *card),
            Action::Skip(target) => {
                board.check_seat(*target)?;
                check_skip(board, seat, hand, *target)
            }
            Action::Keep(keep) => check_keep(hand, keep),
        }
    }

    /// Each decision is made in its time.
    fn check_kind(&self, action: &Action) -> Result<(), Refusal> {
        let owed = self.phase;
        match (owed, action) {
            (Phase::Deal, Action::Keep(_)) => Err(Refusal::NoKeepDue),
            (Phase::Deal, _) => Err(Refusal::NotDealt),
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Reshuffle(_), _) => {
                let has_skips = self.board.pile_skips() > 0;
                Err(Refusal::ReshuffleIsDue { has_skips })
            }
            (Phase::Draw(_) | Phase::Act(_), Action::Draw(_))
            | (
                Phase::Act(_),
                Action::Lay(_) | Action::Add { .. } | Action::Discard(_) | Action::Skip(_),
            )
            | (Phase::Pass(_), Action::Pass)
            | (Phase::Keep(_), Action::Keep(_)) => Ok(()),
            _ => Err(Refusal::SomethingElseIsDue { owed }),
        }
    }
}

/// L8-5: the top card of any player's discard pile, if there is one.
fn check_draw_from(board: &Board, from: Seat) -> Result<(), Refusal> {
    board.check_seat(from)?;
    match board.place(from).discard().top() {
        Some(_) => Ok(()),
        None => Err(Refusal::DiscardEmpty { seat: from }),
    }
}

/// L8-6: all of the level that the player is on, once in a round.
pub(crate) fn check_lay(
    board: &Board,
    seat: Seat,
    hand: &Cards,
    laydown: &Laydown,
) -> Result<(), Refusal> {
    if board.place(seat).has_laid() {
        return Err(Refusal::AlreadyLaid);
    }
    let level = board.level(seat);
    laydown.check(level, hand)?;
    if board.place(seat).progress.level() < LAST_LEVEL && hand.len() == level.cards() {
        return Err(Refusal::NothingLeftToDiscard);
    }
    Ok(())
}

/// L8-7, L8-9: after the own level, a card for any combination, if one is left to discard.
pub(crate) fn check_add(
    board: &Board,
    seat: Seat,
    hand: &Cards,
    (to, group): (Seat, u8),
    card: Card,
    tail: Option<Tail>,
) -> Result<(), Refusal> {
    if !board.place(seat).has_laid() {
        return Err(Refusal::LevelNotLaid);
    }
    let Some(meld) = board.place(to).meld(group) else {
        return Err(Refusal::NoSuchGroup { seat: to, group });
    };
    if !hand.contains(card) {
        return Err(Refusal::AddedNotHeld { card });
    }
    meld.check_add(card, tail)?;
    if hand.len() == 1 {
        return Err(Refusal::NothingLeftToDiscard);
    }
    Ok(())
}

/// L8-8: any card of the hand.
pub(crate) fn check_discard(hand: &Cards, card: Card) -> Result<(), Refusal> {
    if hand.contains(card) {
        return Ok(());
    }
    Err(Refusal::DiscardedNotHeld { card })
}

/// L8-19: whether this discard is the last card of the hand, which ends the round.
pub(crate) fn ends_round(hand: &Cards, action: &Action) -> bool {
    matches!(action, Action::Discard(_)) && hand.len() == 1
}

/// L8-16, L8-18: a skip before another player who has none there, but not as the last card.
pub(crate) fn check_skip(
    board: &Board,
    seat: Seat,
    hand: &Cards,
    target: Seat,
) -> Result<(), Refusal> {
    if hand.skips() == 0 {
        return Err(Refusal::NoSkip);
    }
    if target == seat {
        return Err(Refusal::SkipOfOneself);
    }
    if board.place(target).is_skipped {
        return Err(Refusal::AlreadySkipped { target });
    }
    if hand.len() == 1 {
        return Err(Refusal::LastCardIsDiscarded);
    }
    Ok(())
}

/// L8-24: up to four cards of the hand.
pub(crate) fn check_keep(hand: &Cards, keep: &Keep) -> Result<(), Refusal> {
    let mut left = *hand;
    for card in keep.cards() {
        if !left.contains(card) {
            return Err(Refusal::KeptNotHeld { card });
        }
        left.remove(card);
    }
    Ok(())
}

/// L8-5: the pile, and every discard pile that has a card.
pub(crate) fn list_draws(board: &Board, actions: &mut Vec<Action>) {
    actions.push(Action::Draw(Source::Pile));
    let seats = Seat::all(board.players());
    let seats = seats.filter(|seat| board.place(*seat).discard().top().is_some());
    actions.extend(seats.map(|seat| Action::Draw(Source::Discard(seat))));
}

/// What a player may do with a hand, sorted; of lay-downs the canonical ones.
pub(crate) fn list_acts(board: &Board, seat: Seat, hand: &Cards, actions: &mut Vec<Action>) {
    if board.place(seat).has_laid() {
        if hand.len() > 1 {
            list_additions(board, hand, actions);
        }
    } else {
        let wins = board.place(seat).progress.level() == LAST_LEVEL;
        if wins || hand.len() > board.level(seat).cards() {
            let from = actions.len();
            let finder = Finder::new(hand, board.level(seat));
            finder.each_laydown(|laydown| actions.push(Action::Lay(laydown)));
            actions[from..].sort_unstable();
        }
    }
    actions.extend(hand.kinds().map(Action::Discard));
    if hand.skips() > 0 && hand.len() > 1 {
        let targets =
            seat.others(board.players()).filter(|target| !board.place(*target).is_skipped);
        let from = actions.len();
        actions.extend(targets.map(Action::Skip));
        actions[from..].sort_unstable();
    }
}

/// L8-7: every card that can be added anywhere, sorted.
pub(crate) fn list_additions(board: &Board, hand: &Cards, actions: &mut Vec<Action>) {
    for to in Seat::all(board.players()) {
        for (group, meld) in (0..).zip(board.place(to).melds()) {
            for card in hand.kinds() {
                let ways = meld.ways_to_add(card);
                actions.extend(ways.map(|tail| Action::Add { to, group, card, tail }));
            }
        }
    }
}

/// L8-24: every choice of up to four cards, once, sorted.
pub(crate) fn list_keeps(hand: &Cards, actions: &mut Vec<Action>) {
    type Chosen = ArrayVec<Card, { Keep::MOST }>;
    fn choose(cards: &Cards, chosen: &mut Chosen, actions: &mut Vec<Action>) {
        actions.extend(Keep::new(chosen).map(Action::Keep));
        if chosen.is_full() {
            return;
        }
        let mut rest = *cards;
        for card in cards.kinds() {
            rest.remove(card);
            chosen.push(card);
            choose(&rest, chosen, actions);
            chosen.pop();
            // What follows is chosen from higher cards only, so that no choice comes twice.
            while rest.contains(card) {
                rest.remove(card);
            }
        }
    }
    choose(hand, &mut Chosen::new(), actions);
}
