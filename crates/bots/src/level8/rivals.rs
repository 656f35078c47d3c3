//! What the others can use, and who is dangerous.

use sobremesa_level8::{Card, Combination, Level, Number, Numbers, Value, View};
use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::weights::Weights;

/// What is known of another player.
pub(super) struct Rival<'a> {
    seat: Seat,
    /// The number of the level.
    number: u8,
    level: &'a Level,
    has_laid: bool,
    is_skipped: bool,
    hand_size: usize,
    /// The number cards that are known to be in the hand.
    known: Numbers,
}

impl<'a> Rival<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Rival<'a> {
        let place = view.board.place(seat);
        Rival {
            seat,
            number: place.level,
            level: view.board.level(seat),
            has_laid: place.has_laid(),
            is_skipped: place.is_skipped,
            hand_size: view.hand_sizes[seat.index()],
            known: view.known[seat.index()].numbers(),
        }
    }

    /// How well a card fits the level, as far as the known cards tell: 0 to 1.
    fn wants(&self, card: Number, weights: &Weights) -> f32 {
        let fit = |combination: &Combination| match *combination {
            Combination::Set(_) => {
                let same = self
                    .known
                    .intersection(Numbers::of_value(card.value))
                    .without([card].into_iter().collect());
                if same.is_empty() { weights.base } else { 1.0 }
            }
            Combination::Run(size) => {
                let near = self.known.iter().any(|known| {
                    let gap = known.value.number().abs_diff(card.value.number());
                    gap > 0 && gap < size
                });
                if near { 1.0 } else { weights.base * windows(card.value, size) }
            }
            Combination::Color(_) => {
                let same = self.known.intersection(Numbers::of_color(card.color));
                if same.is_empty() { weights.base } else { 1.0 }
            }
        };
        self.level.combinations().iter().map(fit).fold(0.0, f32::max)
    }
}

/// The part of the places in a run where a value can be: fewer near 1 and 15.
fn windows(value: Value, size: u8) -> f32 {
    let value = value.number();
    let below = value.min(size);
    let above = (Value::MOST + 1 - value).min(size);
    let most = size.min(Value::MOST + 1 - size).max(1);
    f32::from((below + above).saturating_sub(size).min(most)) / f32::from(most)
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
        let cost = |rival: &Rival<'_>| match rival.has_laid {
            _ if rival.is_skipped => 0.0,
            true if can_be_added => weights.addable / rival.hand_size.max(1) as f32,
            true => 0.0,
            false => weights.wanted * rival.wants(number, weights),
        };
        self.rivals.iter().map(cost).sum()
    }

    /// What it is worth that a rival misses a turn, less what the skip may be worth later.
    pub(super) fn skip_worth(&self, target: Seat) -> f32 {
        let weights = self.weights;
        let Some(rival) = self.rivals.iter().find(|rival| rival.seat == target) else { return 0.0 };
        let progress = f32::from(rival.number) / 8.0;
        let end =
            if rival.has_laid { weights.skip_laid / rival.hand_size.max(1) as f32 } else { 0.0 };
        weights.skip + weights.skip_level * progress + end
    }
}
