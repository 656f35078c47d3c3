//! Bots as people know them: by a name, a token, a temper and beads for how strong they are.

use maud::{Markup, html};
use sobremesa_bots::{BotKind, BotName, Bots, Budget, Strength};
use sobremesa_table::Game;
use sobremesa_words::{Words, arg};

/// Who a bot is to the others at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Character {
    /// Plays for the first time.
    Pepo,
    /// Plays now and then.
    Luna,
    /// Plays every week.
    Bruno,
    /// Is hard to beat.
    Marta,
    /// Is the expert.
    Ramiro,
}

/// Marta does one part in this many of Ramiro's work.
const LIGHT: u64 = 20;

impl Character {
    /// All of them, the weakest first.
    pub const ALL: [Character; 5] =
        [Character::Pepo, Character::Luna, Character::Bruno, Character::Marta, Character::Ramiro];

    /// Its name in paths and in the store.
    pub fn code(self) -> &'static str {
        match self {
            Character::Pepo => "pepo",
            Character::Luna => "luna",
            Character::Bruno => "bruno",
            Character::Marta => "marta",
            Character::Ramiro => "ramiro",
        }
    }

    /// The one that paths and the store call by this name.
    pub fn named(code: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.code() == code)
    }

    /// The one that is this strong, from 1 to 5.
    pub fn of_strength(strength: u32) -> Option<Character> {
        Character::ALL.into_iter().find(|character| u32::from(character.strength()) == strength)
    }

    /// The names of several that sit at a table.
    pub fn names(all: &[Character], words: &Words) -> Vec<String> {
        let name = |(index, character): (usize, &Character)| {
            let before = all[..index].iter().filter(|other| *other == character).count();
            character.name(words, before)
        };
        all.iter().enumerate().map(name).collect()
    }

    /// Who a bot of a kind is, by how much it may think.
    pub fn of<G: Game>(kind: &BotKind<G>, budget: Budget) -> Character {
        match (kind.strength, kind.work, budget) {
            (Strength::FirstTimer, ..) => Character::Pepo,
            (Strength::Casual, ..) => Character::Luna,
            (Strength::Regular, ..) => Character::Bruno,
            (Strength::Strong, ..) => Character::Marta,
            (Strength::Expert, Some(work), Budget::Work(tries)) if tries < work => Character::Marta,
            (Strength::Expert, ..) => Character::Ramiro,
        }
    }

    /// The bots that a game offers, the weakest first. An expert who thinks can also think less, if nobody else
    /// is that strong.
    pub(crate) fn offered<G: Bots>() -> Vec<(String, Character)> {
        let has_strong = G::offered().any(|kind| kind.strength == Strength::Strong);
        let named = |kind: &'static BotKind<G>, budget| {
            let name = BotName { budget, ..BotName::new(kind.name) };
            (name.to_string(), Character::of(kind, budget))
        };
        let all = G::offered().flat_map(|kind| {
            let light =
                kind.work.filter(|_| !has_strong).map(|work| Budget::Work((work / LIGHT).max(1)));
            light.into_iter().chain([Budget::Default]).map(move |budget| named(kind, budget))
        });
        all.collect()
    }

    /// How many of five beads show how strong it is.
    pub fn strength(self) -> u8 {
        self as u8 + 1
    }

    /// The figure and the glaze of its token.
    pub(crate) fn token(self) -> (&'static str, &'static str) {
        match self {
            Character::Pepo => ("snail", "honey"),
            Character::Luna => ("moon", "slate"),
            Character::Bruno => ("cup", "brick"),
            Character::Marta => ("spoon", "rose"),
            Character::Ramiro => ("olive", "olive"),
        }
    }

    /// The name of the bot that is this many after the first one of its character: relatives have names
    /// of their own, as long as there are some.
    pub fn name(self, words: &Words, number: usize) -> String {
        let names = words.text(match self {
            Character::Pepo => "bot-names-pepo",
            Character::Luna => "bot-names-luna",
            Character::Bruno => "bot-names-bruno",
            Character::Marta => "bot-names-marta",
            Character::Ramiro => "bot-names-ramiro",
        });
        let mut family = names.split(", ");
        let first = family.clone().next().unwrap_or_default();
        family.nth(number).map_or_else(|| format!("{first} {}", number + 1), ToOwned::to_owned)
    }

    /// What it is like to play with.
    pub fn temper(self, words: &Words) -> String {
        words.text(match self {
            Character::Pepo => "bot-temper-pepo",
            Character::Luna => "bot-temper-luna",
            Character::Bruno => "bot-temper-bruno",
            Character::Marta => "bot-temper-marta",
            Character::Ramiro => "bot-temper-ramiro",
        })
    }

    /// How it comes to its moves.
    pub fn thinks(self, words: &Words) -> String {
        words.text(match self {
            Character::Pepo => "bot-thinks-pepo",
            Character::Luna => "bot-thinks-luna",
            Character::Bruno => "bot-thinks-bruno",
            Character::Marta => "bot-thinks-marta",
            Character::Ramiro => "bot-thinks-ramiro",
        })
    }

    /// Who it is, in a line or two.
    pub fn about(self, words: &Words) -> String {
        words.text(match self {
            Character::Pepo => "bot-about-pepo",
            Character::Luna => "bot-about-luna",
            Character::Bruno => "bot-about-bruno",
            Character::Marta => "bot-about-marta",
            Character::Ramiro => "bot-about-ramiro",
        })
    }

    /// How strong it is, and its temper, in words.
    pub fn told(self, words: &Words) -> String {
        let strength = arg("strength", self.strength());
        words.message("bot-told", [strength, arg("temper", self.temper(words))])
    }

    /// How strong it is.
    pub fn beads(self, words: &Words) -> Markup {
        let label = words.message("bot-strength", [arg("strength", self.strength())]);
        html! {
            span.beads role="img" aria-label=(label) {
                @for bead in 1..=5 { i.on[bead <= self.strength()] {} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use sobremesa_words::{Language, Words};

    use super::Character;

    /// Five of the same kind can sit at a table, and more where nobody else plays.
    #[test]
    fn no_two_bots_have_the_same_name() {
        for language in Language::ALL {
            let words = Words::of(language);
            let names = |bot: Character| (0..6).map(move |number| bot.name(words, number));
            let mut all: Vec<String> = Character::ALL.into_iter().flat_map(names).collect();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), 30, "{all:?}");
        }
    }

    #[test]
    fn strength_is_one_to_five() {
        assert_eq!(Character::ALL.map(Character::strength), [1, 2, 3, 4, 5]);
        for character in Character::ALL {
            assert_eq!(Character::named(character.code()), Some(character));
            assert_eq!(Character::of_strength(character.strength().into()), Some(character));
        }
        assert_eq!(Character::named("nobody"), None);
    }
}
