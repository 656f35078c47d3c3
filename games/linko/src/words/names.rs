//! What cards and layers are called.

use sobremesa_words::{Words, arg};

use crate::{Card, Cards, Layer};

/// The names of Linko's cards.
pub trait Names {
    /// A card's name.
    fn card(&self, card: Card) -> String;

    /// This many cards of one kind: `2 × 9`, or `a 9`.
    fn set(&self, card: Card, count: u8) -> String;

    /// A layer as what it counts as: `3 × 9` for two 9s and a joker.
    fn layer(&self, layer: &Layer) -> String;

    /// A layer with what completes it: `3 × 9, one a joker`.
    fn layer_in_full(&self, layer: &Layer) -> String;

    /// Some cards, kind by kind: `a 5 and 2 × 13`.
    fn cards(&self, cards: Cards) -> String;

    /// The cards of a layer that lies or lay there.
    fn robbed(&self, cards: Cards) -> String;
}

impl Names for Words {
    fn card(&self, card: Card) -> String {
        match card {
            Card::Number(value) => value.number().to_string(),
            Card::Joker => self.text("linko-joker"),
        }
    }

    fn set(&self, card: Card, count: u8) -> String {
        let value = match card {
            Card::Number(value) => value.number(),
            Card::Joker => 0,
        };
        let values = [arg("kind", kind_of(card)), arg("value", value), arg("count", count)];
        self.message("linko-page-set", values)
    }

    fn layer(&self, layer: &Layer) -> String {
        self.set(layer.card(), layer.len())
    }

    fn layer_in_full(&self, layer: &Layer) -> String {
        let jokers = layer.cards().count(Card::Joker);
        if jokers == 0 || layer.card() == Card::Joker {
            return self.layer(layer);
        }
        let values = [arg("set", self.layer(layer)), arg("jokers", jokers)];
        self.message("linko-page-set-with-jokers", values)
    }

    fn cards(&self, cards: Cards) -> String {
        let kinds = cards.counts().map(|(card, count)| self.set(card, count));
        self.list(&kinds.collect::<Vec<String>>())
    }

    fn robbed(&self, cards: Cards) -> String {
        Layer::new(cards).map_or_else(|| self.cards(cards), |layer| self.layer_in_full(&layer))
    }
}

/// What kind of card it is, for languages whose words depend on that.
pub(super) fn kind_of(card: Card) -> &'static str {
    match card {
        Card::Number(_) => "number",
        Card::Joker => "joker",
    }
}
