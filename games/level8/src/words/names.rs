//! What the level card, its combinations and the cards are called.

use sobremesa_words::{Words, arg};

use super::{BETWEEN, list};
use crate::{Card, Color, Combination, Level, Meld, MeldKind, Rules, Stars};

/// The names of Level 8's levels, combinations and cards.
pub trait Names {
    /// The side of the level card, and whose levels these are.
    fn side(&self, rules: &Rules) -> String;

    /// A level's combinations; where those of two stars are shown, [`side`](Names::side) says that they
    /// are ours.
    fn level(&self, level: &Level) -> String;

    /// A level's combinations, equal ones counted.
    fn level_counted(&self, level: &Level) -> String;

    /// A combination that a level asks for, as a part of the level's name.
    fn part(&self, combination: Combination) -> String;

    /// A combination that a level asks for, in a sentence.
    fn combination(&self, combination: Combination) -> String;

    /// A combination on the table: what it was declared as, and its cards.
    fn meld(&self, meld: &Meld) -> String;

    /// What a combination of this many cards is, in a few words.
    fn kind(&self, kind: MeldKind, size: usize) -> String;

    /// What a combination of this many cards stands for, where it is seen what kind it is.
    fn reading(&self, kind: MeldKind, size: usize) -> String;

    /// A card's name with its article.
    fn card(&self, card: Card) -> String;

    /// A card's name without an article, as it is spoken where no sentence stands around it.
    fn face(&self, card: Card) -> String;
}

impl Names for Words {
    fn side(&self, rules: &Rules) -> String {
        let side = match (rules.stars, rules.custom) {
            (Stars::One, false) => "one-star",
            (Stars::Two, false) => "two-stars",
            (Stars::One, true) => "custom-one-star",
            (Stars::Two, true) => "custom-two-stars",
        };
        self.message("level8-side", [arg("side", side)])
    }

    fn level(&self, level: &Level) -> String {
        list(level.combinations().iter().map(|combination| self.part(*combination)), BETWEEN)
    }

    fn level_counted(&self, level: &Level) -> String {
        let alike = level.combinations().chunk_by(|one, other| one == other);
        let part = |alike: &[Combination]| {
            let kind = match alike[0] {
                Combination::Run(_) => "run",
                Combination::Set(2) => "pair",
                Combination::Set(_) => "set",
                Combination::Color(_) => "color",
            };
            let values =
                [arg("kind", kind), arg("count", alike.len()), arg("size", alike[0].size())];
            self.message("level8-page-parts", values)
        };
        list(alike.map(part), BETWEEN)
    }

    fn part(&self, combination: Combination) -> String {
        sized(self, "level8-part", combination)
    }

    fn combination(&self, combination: Combination) -> String {
        sized(self, "level8-combination", combination)
    }

    fn meld(&self, meld: &Meld) -> String {
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
            MeldKind::Color(color) => self.message(
                "level8-meld-color",
                [arg("size", size), arg("color", letter(color)), cards],
            ),
        }
    }

    fn kind(&self, kind: MeldKind, size: usize) -> String {
        declared(self, "level8-page-meld", kind, size)
    }

    fn reading(&self, kind: MeldKind, size: usize) -> String {
        declared(self, "level8-page-reading-of", kind, size)
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::Number(number) => {
                let value = arg("value", number.value.number());
                self.message("level8-number", [arg("color", letter(number.color)), value])
            }
            Card::Joker => self.text("level8-joker"),
            Card::Skip => self.text("level8-skip"),
        }
    }

    fn face(&self, card: Card) -> String {
        match card {
            Card::Number(number) => {
                let value = arg("value", number.value.number());
                self.message("level8-page-number", [arg("color", letter(number.color)), value])
            }
            Card::Joker => self.text("level8-page-joker"),
            Card::Skip => self.text("level8-page-skip"),
        }
    }
}

fn sized(words: &Words, id: &str, combination: Combination) -> String {
    let kind = match combination {
        Combination::Run(_) => "run",
        Combination::Set(_) => "set",
        Combination::Color(_) => "color",
    };
    words.message(id, [arg("kind", kind), arg("size", combination.size())])
}

fn declared(words: &Words, id: &str, kind: MeldKind, size: usize) -> String {
    let (name, value, color) = match kind {
        MeldKind::Run(from) => ("run", from.number(), Color::Red),
        MeldKind::Set(value) => ("set", value.number(), Color::Red),
        MeldKind::Color(color) => ("color", 0, color),
    };
    let values = [
        arg("kind", name),
        arg("size", size),
        arg("from", value),
        arg("to", usize::from(value) + size.saturating_sub(1)),
        arg("value", value),
        arg("color", letter(color)),
    ];
    words.message(id, values)
}

/// A color by its letter: every language has its own forms of the word for it.
pub(crate) fn letter(color: Color) -> String {
    color.letter().to_string()
}
