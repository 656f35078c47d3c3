//! What the wishes that hold tell a viewer of the others' cards.

use sobremesa_table::Seat;

use super::{Coming, Speaker};
use crate::board::ROWS;
use crate::cards::{Card, World};
use crate::hand::LevelCards;
use crate::memory::Place;
use crate::view::View;

const SEATS: usize = 5;

/// What the wishes that hold, said and unsaid, tell of the other hands, as far as they are believed.
#[derive(Clone, Copy, Default)]
pub(crate) struct Told {
    /// The cards that are in a hand, by seat.
    pub(crate) holds: [LevelCards; SEATS],
    /// The cards that are not.
    pub(crate) lacks: [LevelCards; SEATS],
    /// Who has shown to speak by the rule.
    pub(crate) is_by_rule: [bool; SEATS],
}

impl Told {
    /// What the viewer learns, if it takes things for true that are as likely as `believe` asks for.
    ///
    /// A player who wishes what the viewer knows to be false is not believed at all. Of a card that
    /// several players seem to have, nothing is known.
    pub(crate) fn new(view: &View, mut believe: impl FnMut(f32) -> bool) -> Told {
        let players = view.board.players();
        let coming = World::ALL.map(|world| Coming::of(&view.board, world));
        let unseen = view.unseen_levels();
        let mut told = Told::default();
        let (mut claimed, mut twice) = (LevelCards::default(), LevelCards::default());
        for seat in Seat::all(players).filter(|seat| !view.viewer.is(*seat)) {
            let candor = &view.heard.candor[seat.index()];
            if !candor.has_wished() {
                continue;
            }
            let (holds, lacks) = told_by(view, &coming, seat);
            let can_be = holds.without(unseen).is_empty() && !is_refuted(view, seat, holds);
            if !can_be || !believe(candor.of_words()) {
                continue;
            }
            twice = twice.union(claimed.intersection(holds));
            claimed = claimed.union(holds);
            told.holds[seat.index()] = holds;
            if believe(candor.of_silence()) {
                told.lacks[seat.index()] = lacks;
                told.is_by_rule[seat.index()] = true;
            }
        }
        told.holds.iter_mut().for_each(|holds| *holds = holds.without(twice));
        told
    }
}

/// What a player's wishes say by the rule: the cards that they hold, and those that they do not.
fn told_by(view: &View, coming: &[Coming; ROWS], seat: Seat) -> (LevelCards, LevelCards) {
    let speaker = Speaker::new(seat, view.board.players());
    let wishes = &view.heard.wishes[seat.index()];
    let holds = std::array::from_fn(|row| wishes[row].holds(coming[row], speaker));
    let kinds = view.heard.candor[seat.index()].kinds;
    let lacks = std::array::from_fn(|row| wishes[row].lacks(kinds.among(coming[row]), speaker));
    (LevelCards::of_rows(holds), LevelCards::of_rows(lacks))
}

/// Whether counts, or cards that the viewer put under the pile, show that a player cannot hold these.
fn is_refuted(view: &View, seat: Seat, holds: LevelCards) -> bool {
    let bounds = &view.bounds[seat.index()];
    let too_many = |world: World| {
        let count = holds.values(world).count_ones();
        count > u32::from(bounds.most[world.index()])
    };
    let is_elsewhere = |trace: &crate::memory::Trace| match trace.card {
        Card::Level(card) => holds.contains(card) && !trace.places.contains(Place::Hand(seat)),
        Card::Pause => false,
    };
    World::ALL.into_iter().any(too_many) || view.traces.iter().any(is_elsewhere)
}
