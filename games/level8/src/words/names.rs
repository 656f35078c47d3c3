//! What the level card, its combinations and the cards are called.

use sobremesa_level8::{Card, Color, Combination, Level, Meld, MeldKind, Rules, Stars};

use super::list;
use crate::{Words, arg};

impl Words {
    /// The side of the level card, and whose levels these are.
    pub fn level8_side(&self, rules: &Rules) -> String {
        let side = match (rules.stars, rules.custom) {
            (Stars::One, false) => "one-star",
            (Stars::Two, false) => "two-stars",
            (Stars::One, true) => "custom-one-star",
            (Stars::Two, true) => "custom-two-stars",
        };
        self.message("level8-side", [arg("side", side)])
    }

    /// A level's combinations; where those of two stars are shown,
    /// [`level8_side`](Words::level8_side) says that they are ours.
    pub fn level8_level(&self, level: &Level) -> String {
        let part = |combination: &Combination| self.level8_part(*combination);
        list(level.combinations().iter().map(part), " + ")
    }

    /// A combination that a level asks for, as a part of the level's name.
    pub fn level8_part(&self, combination: Combination) -> String {
        self.sized("level8-part", combination)
    }

    /// A combination that a level asks for, in a sentence.
    pub fn level8_combination(&self, combination: Combination) -> String {
        self.sized("level8-combination", combination)
    }

    fn sized(&self, id: &str, combination: Combination) -> String {
        let kind = match combination {
            Combination::Run(_) => "run",
            Combination::Set(_) => "set",
            Combination::Color(_) => "color",
        };
        self.message(id, [arg("kind", kind), arg("size", combination.size())])
    }

    /// A combination on the table: what it was declared as, and its cards.
    pub fn level8_meld(&self, meld: &Meld) -> String {
        let cards = arg("cards", list(meld.cards(), " "));
        let size = meld.cards().len();
        match meld.kind() {
            MeldKind::Run(from) => {
                let (from, to) = (from.number(), usize::from(from.number()) + size - 1);
                self.message("level8-meld-run", [arg("from", from), arg("to", to), cards])
            }
            MeldKind::Set(value) => {
                let value = arg("value", value.number());
                self.message("level8-meld-set", [arg("size", size), value, cards])
            }
            MeldKind::Color(color) => {
                let color = arg("color", self.level8_color(color));
                self.message("level8-meld-color", [arg("size", size), color, cards])
            }
        }
    }

    /// A color's name.
    pub fn level8_color(&self, color: Color) -> String {
        self.message("level8-color", [arg("color", color.letter().to_string())])
    }

    /// A card's name with its article.
    pub fn level8_card(&self, card: Card) -> String {
        match card {
            Card::Number(number) => {
                let color = arg("color", self.level8_color(number.color));
                self.message("level8-number", [color, arg("value", number.value.number())])
            }
            Card::Joker => self.text("level8-joker"),
            Card::Skip => self.text("level8-skip"),
        }
    }
}
