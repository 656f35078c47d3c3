//! A first way to lay the hidden cards by which the game can go on.

use sobremesa_table::{Seat, Stream};

use super::hidden::Spot;
use super::plan::{Plan, unseen};
use crate::cards::Card;
use crate::hand::LevelCards;
use crate::memory::{Place, Places, Trace};
use crate::state::Phase;
use crate::view::View;

/// L10-12: the game goes on, so the player whose turn it is holds a card that fits, unless a reset
/// can be placed.
#[derive(Clone, Copy)]
pub(super) struct Need {
    pub(super) seat: Seat,
    levels: LevelCards,
    pause: bool,
}

impl Need {
    pub(super) fn of(view: &View) -> Option<Need> {
        let Phase::Turn(seat) = view.phase else { return None };
        let board = &view.board;
        if view.viewer.is(seat) || board.rows_for_reset().next().is_some() {
            return None;
        }
        let pause = board.rows_for_pause().next().is_some();
        Some(Need { seat, levels: board.fitting_levels(), pause })
    }

    pub(super) fn is_met_by(&self, card: Card) -> bool {
        match card {
            Card::Level(card) => self.levels.contains(card),
            Card::Pause => self.pause,
        }
    }
}

/// Lays the cards so that the wanted ones lie where they are wanted, and the need is met.
pub(super) fn lay_by(
    view: &View,
    need: Option<Need>,
    wanted: &[(Trace, Option<Trace>)],
    stream: &mut Stream,
) -> Option<Vec<Spot>> {
    let Some(need) = need else { return lay(view, wanted, stream) };
    let mut ways = ways_to_meet(need, view, wanted);
    stream.shuffle(&mut ways);
    ways.iter().find_map(|wanted| lay(view, wanted, stream))
}

/// A card that fits, as the player in need may hold it: one that the viewer traced, or another.
fn ways_to_meet(
    need: Need,
    view: &View,
    traces: &[(Trace, Option<Trace>)],
) -> Vec<Vec<(Trace, Option<Trace>)>> {
    let hand = Place::Hand(need.seat);
    let mut cards = unseen(view);
    cards.dedup();
    let mut ways = Vec::new();
    for card in cards.into_iter().filter(|card| need.is_met_by(*card)) {
        let in_hand = Trace { card, places: Places::only(hand) };
        for (index, (trace, _)) in traces.iter().enumerate() {
            if trace.card == card && trace.places.contains(hand) {
                let mut way = traces.to_vec();
                way[index].0 = in_hand;
                ways.push(way);
            }
        }
        ways.push(traces.iter().copied().chain([(in_hand, None)]).collect());
    }
    ways
}

/// Lays the cards so that the wanted ones lie where they are wanted; each comes with its true trace.
fn lay(view: &View, wanted: &[(Trace, Option<Trace>)], stream: &mut Stream) -> Option<Vec<Spot>> {
    let mut wanted = wanted.to_vec();
    wanted.sort_by_key(|(trace, _)| trace.places.len());
    let traces: Vec<Trace> = wanted.iter().map(|(trace, _)| *trace).collect();
    let mut plan = Plan::new(view, &traces, stream)?;
    let mut settled = Vec::new();
    let counts = plan.settle(&traces, &mut settled, stream)?;
    let mut spots: Vec<Spot> = wanted
        .iter()
        .zip(settled)
        .map(|((wanted, trace), place)| Spot::new(place, wanted.card, *trace))
        .collect();
    plan.fill(&counts, &mut spots);
    Some(spots)
}
