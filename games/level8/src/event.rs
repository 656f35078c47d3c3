//! What happened, as one viewer may know it.

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Actor, Move, Seat, Viewer};

use crate::action::{Action, Source};
use crate::cards::{Card, Cards};
use crate::check::ends_round;
use crate::deal::Chance;
use crate::ending::{End, Outcome};
use crate::game::Level8;
use crate::record::{Group, TailName};
use crate::state::{Phase, State};

/// Something that happened. Cards that the viewer may not see are left out, not struck out.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(tag = "type", rename_all = "snake_case"))]
pub enum Event {
    /// A round was dealt.
    Dealt {
        /// Who dealt.
        dealer: Seat,
        /// The card that the dealer turned up.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        turned_up: Option<Card>,
        /// How many cards the pile has.
        pile_size: usize,
        /// The viewer's hand.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        hand: Option<Cards>,
    },
    /// A new draw pile was shuffled.
    Reshuffled {
        /// How many cards it has.
        pile_size: usize,
        /// How many came from each discard pile, seat 0 first.
        discards: Vec<usize>,
    },
    /// A card was drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Whose discard pile it was taken from; none for the draw pile.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        from: Option<Seat>,
        /// The card; from the draw pile only the player sees it.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        card: Option<Card>,
    },
    /// A level was laid down.
    Laid {
        /// By whom.
        seat: Seat,
        /// Which one.
        level: u8,
        /// Its combinations.
        groups: Vec<Group>,
    },
    /// A card was added to a combination.
    Added {
        /// By whom.
        seat: Seat,
        /// Whose combination.
        to: Seat,
        /// Which one.
        group: u8,
        /// The card.
        card: Card,
        /// The end of a run.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        end: Option<TailName>,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A skip was laid before a player.
    Skipped {
        /// By whom.
        seat: Seat,
        /// Before whom.
        target: Seat,
    },
    /// A skipped turn was passed.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// Cards are kept for the next round.
    Kept {
        /// By whom.
        seat: Seat,
        /// How many.
        count: usize,
        /// Which ones.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        cards: Option<Vec<Card>>,
    },
    /// A round is over.
    RoundEnded {
        /// Who went out.
        out: Seat,
        /// The levels that the players were on, seat 0 first.
        before: Vec<u8>,
        /// The levels that the players are on now, seat 0 first.
        levels: Vec<u8>,
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
    made: &Move<Level8>,
    after: &State,
    viewer: Viewer,
) -> Vec<Event> {
    match made {
        Move::Chance(chance) => vec![shuffled(chance, before, after, viewer)],
        Move::Action { by: Actor::Seat(seat), action } => {
            let mut events = vec![decided(*seat, action, before, after, viewer)];
            events.extend(round_ended(*seat, action, before, after));
            events.extend(ended(after));
            events
        }
        Move::Action { by: Actor::Team, .. } => Vec::new(),
        Move::Statement { statement, .. } => match *statement {},
    }
}

fn shuffled(chance: &Chance, before: &State, after: &State, viewer: Viewer) -> Event {
    let board = after.board();
    match chance {
        Chance::Deal(deal) => Event::Dealt {
            dealer: deal.dealer(),
            turned_up: board.place(deal.dealer()).discard().top(),
            pile_size: board.pile_size(),
            hand: viewer.seat().map(|seat| *after.hand(seat)),
        },
        Chance::Reshuffle(_) => {
            let sizes = |state: &State| -> Vec<usize> {
                state.board().places().iter().map(|place| place.discard().cards().len()).collect()
            };
            let discards = sizes(before).into_iter().zip(sizes(after)).map(|(was, is)| was - is);
            Event::Reshuffled { pile_size: board.pile_size(), discards: discards.collect() }
        }
    }
}

fn decided(seat: Seat, action: &Action, before: &State, after: &State, viewer: Viewer) -> Event {
    match action {
        Action::Draw(Source::Discard(from)) => {
            let card = before.board().place(*from).discard().top();
            Event::Drew { seat, from: Some(*from), card }
        }
        Action::Draw(Source::Pile) => {
            let is_new =
                |card: &Card| after.hand(seat).count(*card) > before.hand(seat).count(*card);
            let own = viewer.is(seat);
            let card = after.hand(seat).kinds().find(is_new).filter(|_| own);
            Event::Drew { seat, from: None, card }
        }
        Action::Lay(laydown) => {
            let groups = laydown.melds().map(|(kind, cards)| Group::new(kind, cards));
            let level = before.board().place(seat).progress.number();
            Event::Laid { seat, level, groups: groups.collect() }
        }
        Action::Add { to, group, card, tail } => {
            let end = tail.map(TailName::from);
            Event::Added { seat, to: *to, group: *group, card: *card, end }
        }
        Action::Discard(card) => Event::Discarded { seat, card: *card },
        Action::Skip(target) => Event::Skipped { seat, target: *target },
        Action::Pass => Event::Passed { seat },
        Action::Keep(keep) => Event::Kept {
            seat,
            count: keep.cards().count(),
            cards: viewer.is(seat).then(|| keep.cards().collect()),
        },
    }
}

fn round_ended(seat: Seat, action: &Action, before: &State, after: &State) -> Option<Event> {
    let levels = |state: &State| {
        let places = state.board().places().iter();
        places.map(|place| place.progress.number()).collect()
    };
    ends_round(before.hand(seat), action).then(|| Event::RoundEnded {
        out: seat,
        before: levels(before),
        levels: levels(after),
    })
}

fn ended(after: &State) -> Option<Event> {
    let Phase::Over(end) = after.phase() else { return None };
    after.outcome().map(|outcome| Event::Ended { end, outcome })
}
