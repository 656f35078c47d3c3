//! What happened, as one viewer may know it.

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Actor, Move, Seat, Viewer};

use crate::action::{Action, Answer, Loot, Source};
use crate::cards::{Card, Cards, Layer};
use crate::deal::HAND;
use crate::ending::{End, Outcome};
use crate::game::Linko;
use crate::state::{Phase, State};

/// Something that happened. Cards that the viewer may not see are left out, not struck out.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(tag = "type", rename_all = "snake_case"))]
pub enum Event {
    /// The cards were dealt.
    Dealt {
        /// Who begins.
        first: Seat,
        /// How many cards each player has.
        hand_size: usize,
        /// The reserve, from the left; in the duel with what the ghost zone put on it.
        reserve: Vec<Cards>,
        /// The ghost zone.
        ghost: Cards,
        /// How many cards the pile has.
        pile_size: usize,
        /// The viewer's hand.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        hand: Option<Cards>,
    },
    /// A layer was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// Its cards.
        layer: Layer,
    },
    /// A set was stolen from the ghost zone.
    GhostRobbed {
        /// Who stole it.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// A layer was stolen and taken.
    Stolen {
        /// Who stole it.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// A layer was stolen and left to the victim.
    Left {
        /// Who left it.
        thief: Seat,
        /// To whom.
        victim: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// The victim took a layer back.
    TookBack {
        /// Who took it.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// The victim discarded a layer.
    Discarded {
        /// Who discarded it.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// A card was drawn, or a group of the reserve.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The slot of the reserve; none for the pile.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        slot: Option<u8>,
        /// What was drawn; from the pile only the player sees it.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        cards: Option<Cards>,
    },
    /// The draw was declined.
    Passed {
        /// Who declined.
        seat: Seat,
    },
    /// Cards of the pile were turned up: for the reserve, or in the duel for the ghost zone.
    Filled {
        /// The reserve now, from the left.
        reserve: Vec<Cards>,
        /// The ghost zone now.
        ghost: Cards,
        /// How many cards the pile has now.
        pile_size: usize,
        /// What was turned up for each slot of the reserve.
        to_reserve: Vec<Cards>,
        /// What was turned up for the ghost zone.
        to_ghost: Cards,
    },
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
    made: &Move<Linko>,
    after: &State,
    viewer: Viewer,
) -> Vec<Event> {
    match made {
        Move::Chance(deal) => vec![dealt(deal.first(), after, viewer)],
        Move::Action { by: Actor::Seat(seat), action } => {
            let mut events = vec![decided(*seat, *action, before, after, viewer)];
            events.extend(filled(*action, before, after));
            events.extend(ended(after));
            events
        }
        Move::Action { by: Actor::Team, .. } => Vec::new(),
        Move::Statement { statement, .. } => match *statement {},
    }
}

fn dealt(first: Seat, after: &State, viewer: Viewer) -> Event {
    let board = after.board();
    Event::Dealt {
        first,
        hand_size: HAND,
        reserve: board.reserve().slots().to_vec(),
        ghost: board.ghost(),
        pile_size: board.pile_size(),
        hand: viewer.seat().map(|seat| after.hand(seat)),
    }
}

fn decided(seat: Seat, action: Action, before: &State, after: &State, viewer: Viewer) -> Event {
    let layer_of = |seat: Seat| {
        let top = before.board().area(seat).top();
        top.map_or(Cards::default(), Layer::cards)
    };
    match action {
        Action::Play(layer) => Event::Played { seat, layer },
        Action::Ghost(_) => {
            Event::GhostRobbed { seat, cards: after.hand(seat).minus(before.hand(seat)) }
        }
        Action::Steal { from, loot: Loot::Take } => {
            Event::Stolen { thief: seat, victim: from, cards: layer_of(from) }
        }
        Action::Steal { from, loot: Loot::Leave } => {
            Event::Left { thief: seat, victim: from, cards: layer_of(from) }
        }
        Action::Answer(Answer::Keep) => Event::TookBack { seat, cards: layer_of(seat) },
        Action::Answer(Answer::Discard) => Event::Discarded { seat, cards: layer_of(seat) },
        Action::Draw(Source::Slot(slot)) => {
            let cards = before.board().reserve().slots()[usize::from(slot)];
            Event::Drew { seat, slot: Some(slot), cards: Some(cards) }
        }
        Action::Draw(Source::Pile) => {
            let own = viewer.is(seat);
            let cards = own.then(|| after.hand(seat).minus(before.hand(seat)));
            Event::Drew { seat, slot: None, cards }
        }
        Action::Pass => Event::Passed { seat },
    }
}

fn filled(action: Action, before: &State, after: &State) -> Option<Event> {
    let drawn = usize::from(action == Action::Draw(Source::Pile));
    let board = after.board();
    if board.pile_size() + drawn >= before.board().pile_size() {
        return None;
    }
    let (mut reserve, mut ghost) = (*before.board().reserve(), before.board().ghost());
    match action {
        Action::Draw(Source::Slot(slot)) => drop(reserve.take(slot.into())),
        Action::Ghost(value) => ghost = ghost.without(Card::Number(value)),
        _ => {}
    }
    let lay = reserve.slots().iter().copied().chain(std::iter::repeat(Cards::default()));
    let slots = board.reserve().slots().iter().zip(lay);
    Some(Event::Filled {
        reserve: board.reserve().slots().to_vec(),
        ghost: board.ghost(),
        pile_size: board.pile_size(),
        to_reserve: slots.map(|(lies, lay)| lies.minus(lay)).collect(),
        to_ghost: board.ghost().minus(ghost),
    })
}

fn ended(after: &State) -> Option<Event> {
    let Phase::Over(end) = after.phase() else { return None };
    after.outcome().map(|outcome| Event::Ended { end, outcome })
}
