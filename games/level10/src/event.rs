//! What happened, as one viewer may know it.

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Actor, Move, Seat, Viewer};

use crate::action::Action;
use crate::cards::{Card, LevelCard, World};
use crate::ending::{End, Outcome};
use crate::game::Level10;
use crate::hand::Hand;
use crate::memory::Said;
use crate::state::{Phase, State};

/// Something that happened. Cards that the viewer may not see are left out, not struck out.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(tag = "type", rename_all = "snake_case"))]
pub enum Event {
    /// The cards were dealt.
    Dealt {
        /// How many cards each player has.
        hand_size: usize,
        /// How many cards the pile has.
        pile_size: usize,
        /// The viewer's hand.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        hand: Option<Hand>,
    },
    /// The team chose who begins.
    Began {
        /// Who begins.
        seat: Seat,
    },
    /// A level card was placed.
    Played {
        /// Who placed it.
        seat: Seat,
        /// What was placed.
        card: LevelCard,
        /// Where, from 0.
        column: usize,
    },
    /// A pause was placed.
    Paused {
        /// Who placed it.
        seat: Seat,
        /// In which row.
        row: World,
        /// In which column, from 0.
        column: usize,
        /// What was tucked under it.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        tuck: Option<LevelCard>,
    },
    /// A reset was placed.
    WasReset {
        /// Who placed it.
        seat: Seat,
        /// In which row.
        row: World,
        /// In which column, from 0.
        column: usize,
    },
    /// Cards were put under the pile.
    PutUnder {
        /// Who did it.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which ones, the first one first.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        cards: Option<Vec<Card>>,
    },
    /// Cards were drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which ones.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        cards: Option<Vec<Card>>,
    },
    /// Something was said.
    Said(Said),
    /// The game is over.
    Ended {
        /// Why.
        end: End,
        /// The result.
        outcome: Outcome,
    },
}

/// What happened between `before` and `after` by the move `made`, as `viewer` may know it.
pub(crate) fn events(
    before: &State,
    made: &Move<Level10>,
    after: &State,
    viewer: Viewer,
) -> Vec<Event> {
    match made {
        Move::Chance(_) => vec![dealt(after, viewer)],
        Move::Statement { seat, statement } => {
            vec![Event::Said(Said::new(*seat, *statement, after.board()))]
        }
        Move::Action { by, action } => {
            let mut events = Vec::with_capacity(3);
            events.extend(decided(*by, *action, before, viewer));
            events.extend(drew(*by, before, after, viewer));
            events.extend(ended(after));
            events
        }
    }
}

fn dealt(after: &State, viewer: Viewer) -> Event {
    Event::Dealt {
        hand_size: after.board().rules().hand_size(),
        pile_size: after.board().pile_size(),
        hand: viewer.seat().map(|seat| *after.hand(seat)),
    }
}

fn decided(by: Actor, action: Action, before: &State, viewer: Viewer) -> Option<Event> {
    let column = before.board().column();
    let event = match (by, action) {
        (_, Action::First(seat)) => Event::Began { seat },
        (Actor::Seat(seat), Action::Play(card)) => Event::Played { seat, card, column },
        (Actor::Seat(seat), Action::Pause { row, tuck }) => {
            Event::Paused { seat, row, column, tuck }
        }
        (Actor::Seat(seat), Action::Reset(row)) => Event::WasReset { seat, row, column },
        (Actor::Seat(seat), Action::Swap(swap)) => Event::PutUnder {
            seat,
            count: swap.cards().count(),
            cards: viewer.is(seat).then(|| swap.cards().collect()),
        },
        (
            Actor::Team,
            Action::Play(_) | Action::Pause { .. } | Action::Reset(_) | Action::Swap(_),
        ) => return None,
    };
    Some(event)
}

fn drew(by: Actor, before: &State, after: &State, viewer: Viewer) -> Option<Event> {
    let Actor::Seat(seat) = by else { return None };
    let drawn = after.drawn_since(before.drawn());
    (!drawn.is_empty()).then(|| Event::Drew {
        seat,
        count: drawn.len(),
        cards: viewer.is(seat).then(|| drawn.to_vec()),
    })
}

fn ended(after: &State) -> Option<Event> {
    let Phase::Over(end) = after.phase() else { return None };
    after.outcome().map(|outcome| Event::Ended { end, outcome })
}
