//! What to do.

use sobremesa_table::Seat;

use super::column::{Column, Reset, Rows};
use super::foresight::Foresight;
use super::joint::Joint;
use super::knowledge::Knowledge;
use super::offer::PAUSE;
use super::outlook::Outlook;
use super::row::RowState;
use super::wishes::{Requests, told};
use crate::wishes::Told;
use crate::{Action, Card, Hand, LevelCard, ROWS, Swap, Value, View, World};

/// What a reset's chance is cut to: the column has only one, and whoever comes later knows better
/// which row needs it. So between equals the reset waits.
const PATIENCE: f32 = 0.98;

/// What a tucked card is worth beyond its row: a card that fits nowhere any more may be all that its
/// holder has when the turn comes (L10-12). So between equals a card is tucked.
const RELIEF: f32 = 1.05;

/// What an exchange of one card, or of none, is worth compared with one of two.
const HALF_EXCHANGE: f32 = 0.8;
const NO_EXCHANGE: f32 = 0.6;

/// The placing after which the rows are most likely to be completed; of equals the first.
pub(super) fn placing(view: &View, seat: Seat, hand: &Hand, legal: &[Action]) -> Action {
    let mut best = legal[0];
    let mut most = f32::NEG_INFINITY;
    weigh_placings(view, seat, hand, legal, |action, chance| {
        if chance > most {
            most = chance;
            best = action;
        }
    });
    best
}

/// How likely the rows are completed after each placing, less what it counts for if it goes against
/// somebody's wish.
pub(super) fn weigh_placings(
    view: &View,
    seat: Seat,
    hand: &Hand,
    legal: &[Action],
    mut tell: impl FnMut(Action, f32),
) {
    let told = told(view);
    let foresight = foresee(view, seat, hand, &told);
    let open = Rows::open(&view.board);
    let closed =
        (0..ROWS).filter(|index| !open.contains(*index)).fold(Joint::NONE, |rows, index| {
            rows.with(foresight.next_column(index, foresight.knowledge.rows[index]))
        });
    let requests = Requests::heard(view, &told);
    let column = Column::new(&foresight, view, closed, &requests);
    for action in legal {
        let Some(placed) = Placed::by(*action, &foresight.knowledge.rows, Reset::of(&view.board))
        else {
            continue;
        };
        let row = foresight.next_column(placed.index, placed.row);
        let others = column.outcome(open.without(placed.index), placed.reset);
        let chance = placed.price * others.with(row).with(closed).chance();
        tell(*action, chance * requests.regard(seat, *action));
    }
}

/// What a placing changes.
struct Placed {
    index: usize,
    row: RowState,
    reset: Reset,
    /// By how much the chance must be cut for what the placing uses up.
    price: f32,
}

impl Placed {
    fn by(action: Action, rows: &[RowState; ROWS], reset: Reset) -> Option<Placed> {
        let row = |world: World| rows[world.index()];
        let placed = match action {
            Action::Play(card) => {
                let row = row(card.world).after_level(card.value.number());
                Placed { index: card.world.index(), row, reset, price: 1.0 }
            }
            Action::Pause { row: world, tuck: None } => {
                let row = row(world).after_pause();
                Placed { index: world.index(), row, reset, price: PAUSE }
            }
            Action::Pause { row: world, tuck: Some(card) } => {
                let row = row(world).after_tuck(card.value.number());
                Placed { index: world.index(), row, reset, price: PAUSE * RELIEF }
            }
            Action::Reset(world) => {
                let row = row(world).after_reset()?;
                Placed { index: world.index(), row, reset: Reset::Placed, price: PATIENCE }
            }
            Action::First(_) | Action::Swap(_) => return None,
        };
        Some(placed)
    }
}

/// The exchange after a reset: always the two levels that the rows miss least, for new cards are
/// what a team lives on, and what was put away comes back when the pile runs out. The one that is
/// missed less lies lower.
pub(super) fn exchange(view: &View, seat: Seat, hand: &Hand) -> Action {
    let mut foresight = look(view, seat, hand);
    let lowest = least_missed(&mut foresight);
    if let Some(card) = lowest {
        foresight.knowledge.put_away(card);
    }
    let above = least_missed(&mut foresight);
    let swap = match (above, lowest) {
        (Some(above), Some(lowest)) => Swap::two(Card::Level(above), Card::Level(lowest)),
        (_, Some(lowest)) => Swap::one(Card::Level(lowest)),
        (_, None) => Swap::NONE,
    };
    Action::Swap(swap)
}

/// How much of the rows' chances an exchange leaves. The card that is missed less lies lower.
pub(super) fn weigh_exchange(kept: &[[Option<f32>; 9]; ROWS], swap: Swap) -> f32 {
    let kept = |card: Card| match card {
        Card::Level(card) => kept[card.world.index()][usize::from(card.value.number())],
        Card::Pause => None,
    };
    let mut cards = swap.cards().map(|card| kept(card).unwrap_or_default());
    match (cards.next(), cards.next()) {
        (Some(above), Some(lowest)) if above > lowest => f32::NEG_INFINITY,
        (Some(above), Some(lowest)) => above * lowest,
        (Some(only), None) => HALF_EXCHANGE * only,
        _ => NO_EXCHANGE,
    }
}

/// For each level of the own hand what part of its row's chance is left without it.
pub(super) fn kept_without(foresight: &mut Foresight) -> [[Option<f32>; 9]; ROWS] {
    let mut kept = [[None; 9]; ROWS];
    for world in World::ALL {
        let index = world.index();
        let row = foresight.knowledge.rows[index];
        let now = foresight.alone(index, row);
        for value in foresight.knowledge.own[index].iter() {
            let card = LevelCard { world, value: Value::ALL[usize::from(value) - 1] };
            foresight.knowledge.put_away(card);
            kept[index][usize::from(value)] = Some(foresight.alone(index, row) / now);
            foresight.knowledge.take_back(card);
        }
    }
    kept
}

/// The level of the own hand without which its row loses the smallest part of its chance.
fn least_missed(foresight: &mut Foresight) -> Option<LevelCard> {
    let kept = kept_without(foresight);
    let mut least = None;
    let mut kept_most = f32::NEG_INFINITY;
    for world in World::ALL {
        for value in Value::ALL {
            let kept = kept[world.index()][usize::from(value.number())];
            if let Some(kept) = kept.filter(|kept| *kept > kept_most) {
                kept_most = kept;
                least = Some(LevelCard { world, value });
            }
        }
    }
    least
}

/// The player whom most wishes to play name, be they their own or others'. Of equals the one who, by what was told, has cards of the most worlds, and so the widest choice for an empty column;
/// of equals the first. Everyone hears the same, so all propose the same.
pub(super) fn beginner(view: &View) -> Action {
    let worlds = |seat: Seat| {
        let least = &view.bounds[seat.index()].least[..ROWS];
        least.iter().filter(|count| **count > 0).count()
    };
    // Of equals, `max_by_key` finds the last.
    let seats = Seat::all(view.board.players()).rev();
    let beginner = seats.max_by_key(|seat| (wishes_for(view, *seat), worlds(*seat)));
    Action::First(beginner.expect("someone plays"))
}

/// How many wishes to play name a player.
pub(super) fn wishes_for(view: &View, seat: Seat) -> usize {
    view.heard.wishes.iter().flatten().filter(|wish| wish.play == Some(seat)).count()
}

pub(super) fn look(view: &View, seat: Seat, hand: &Hand) -> Foresight {
    foresee(view, seat, hand, &told(view))
}

fn foresee(view: &View, seat: Seat, hand: &Hand, told: &Told) -> Foresight {
    let knowledge = Knowledge::new(view, seat, hand, told);
    Foresight { knowledge, outlook: Outlook::shared(view.board.players()) }
}
