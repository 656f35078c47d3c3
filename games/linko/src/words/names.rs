//! What cards and layers are called.

use sobremesa_words::{Words, arg};

use crate::{Card, Cards, Layer};

/// The names of Linko's cards.
pub trait Names {
    /// A card's name.
    fn card(&self, card: Card) -> String;

    /// This many cards of one kind: `2 × 9`.
    fn set(&self, card: Card, count: u8) -> String;

    /// A layer as what it counts as: `3 × 9` for two 9s and a joker.
    fn layer(&self, layer: &Layer) -> String;

    /// A layer with what completes it: `3 × 9, one a joker`.
    fn layer_in_full(&self, layer: &Layer) -> String;

    /// Some cards, kind by kind: `1 × 5, 1 × 13`.
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
        let card = arg("card", self.card(card));
        self.message("linko-page-set", [arg("count", count), card])
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
        kinds.collect::<Vec<String>>().join(", ")
    }

    fn robbed(&self, cards: Cards) -> String {
        Layer::new(cards).map_or_else(|| self.cards(cards), |layer| self.layer_in_full(&layer))
    }
}
