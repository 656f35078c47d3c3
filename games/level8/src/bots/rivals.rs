//! What the others can use, and who is dangerous.

use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::weights::Weights;
use crate::{Card, Combination, LAST_LEVEL, Level, Number, Numbers, Place, Value, View};

/// A round hardly ever needs a new pile. With this many more of them than rounds, players seem to wait for
/// each other.
const PATIENCE: u32 = 4;

/// What is known of another player.
pub(super) struct Rival<'a> {
    pub(super) seat: Seat,
    place: &'a Place,
    level: &'a Level,
    hand_size: f32,
    /// The number cards that are known to be in the hand: taken from discard piles.
    known: Numbers,
    /// The number cards on the discard pile.
    thrown: Numbers,
}

impl<'a> Rival<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Rival<'a> {
        let place = view.board.place(seat);
        let thrown = place.discard().cards().iter().filter_map(|card| match card {
            Card::Number(number) => Some(*number),
            Card::Joker | Card::Skip => None,
        });
        Rival {
            seat,
            place,
            level: view.board.level(seat),
            hand_size: view.hand_sizes[seat.index()].max(1) as f32,
            known: view.known[seat.index()].numbers(),
            thrown: thrown.collect(),
        }
    }

    /// How well a card fits the level, from 0 to 1, as far as the cards that were taken and thrown
    /// away tell.
    fn wants(&self, card: Number, weights: &Weights) -> f32 {
        let want = |combination: &Combination| {
            let (near, like, chance) = match *combination {
                Combination::Set(_) => {
                    let like = Numbers::of_value(card.value);
                    (like, like, 1.0)
                }
                Combination::Run(size) => {
                    let near = near(card.value, size);
                    (near, Numbers::of_value(card.value), windows(card.value, size))
                }
                Combination::Color(_) => {
                    let like = Numbers::of_color(card.color);
                    (like, like, 1.0)
                }
            };
            let collects = !self.known.intersection(near).is_empty();
            let throws = !self.thrown.intersection(like).is_empty();
            let want = if collects { 1.0 } else { weights.unknown * chance };
            if throws { weights.thrown * want } else { want }
        };
        self.level.combinations().iter().map(want).fold(0.0, f32::max)
    }
}

impl Rival<'_> {
    /// A card that the rival took, and that goes with this one for the level.
    pub(super) fn collects(&self, card: Number) -> Option<Number> {
        let goes_with = |combination: &Combination| match *combination {
            Combination::Set(_) => Numbers::of_value(card.value),
            Combination::Run(size) => near(card.value, size),
            Combination::Color(_) => Numbers::of_color(card.color),
        };
        let parts = self.level.combinations().iter();
        parts.flat_map(|part| self.known.intersection(goes_with(part)).iter().next()).next()
    }
}

/// The cards that can be in one run of this size with a value, and do not have it.
fn near(value: Value, size: u8) -> Numbers {
    let is_near = |other: &Value| {
        let gap = other.number().abs_diff(value.number());
        gap > 0 && gap < size
    };
    let values = Value::all().filter(is_near);
    values.fold(Numbers::default(), |all, value| all.union(Numbers::of_value(value)))
}

/// The part of the places in a run that a value can have: fewer near 1 and 15.
fn windows(value: Value, size: u8) -> f32 {
    let first = value.number().saturating_sub(size - 1).max(1);
    let last = value.number().min(Value::MOST + 1 - size);
    let most = size.min(Value::MOST + 1 - size);
    f32::from(last + 1 - first) / f32::from(most)
}

impl Outlook<'_> {
    /// What it costs that the others can take a card from the own discard pile.
    pub(super) fn danger(&self, card: Card) -> f32 {
        let weights = self.weights;
        let number = match card {
            Card::Number(number) => number,
            Card::Joker => return weights.joker,
            Card::Skip => return weights.thrown_skip,
        };
        let can_be_added = self.openings.take(card);
        let cost = |rival: &Rival<'_>| match rival.place.has_laid() {
            _ if rival.place.is_skipped => 0.0,
            true if can_be_added => weights.addable / rival.hand_size,
            true => 0.0,
            false => weights.wanted * rival.wants(number, weights),
        };
        self.rivals.iter().map(cost).sum()
    }

    /// Whether the round may go on forever because everyone holds what others need. Whoever has laid
    /// loses little by giving way; of the others one does at a time, so that somebody gains by it.
    pub(super) fn gives_way(&self) -> bool {
        let board = &self.view.board;
        let is_next = |me: Seat| board.reshuffles() as usize % board.players() == me.index();
        board.reshuffles() > board.rounds() + PATIENCE
            && (self.has_laid || self.view.viewer.seat().is_some_and(is_next))
    }

    /// L8-16: what it is worth that a rival misses a turn: more the higher the level, and most of one
    /// who has laid it and may go out.
    pub(super) fn skip_worth(&self, rival: &Rival<'_>) -> f32 {
        let weights = self.weights;
        let level = f32::from(rival.place.progress.level()) / f32::from(LAST_LEVEL);
        let end = if rival.place.has_laid() { 1.0 / rival.hand_size } else { 0.0 };
        weights.skip + weights.skip_level * level + weights.skip_laid * end
    }

    /// L8-16: whom to skip, and what it is worth; of equals the one who comes first.
    pub(super) fn best_skip(&self) -> Option<(Seat, f32)> {
        let targets = self.rivals.iter().filter(|rival| !rival.place.is_skipped);
        let skips = targets.map(|rival| (rival.seat, self.skip_worth(rival)));
        skips.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }
}
