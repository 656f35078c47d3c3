//! What worlds, cards and losses are called.

use sobremesa_words::{Words, arg};

use crate::{Card, LevelCard, Loss, World};

/// The names of Level 10's worlds and cards.
pub trait Names {
    /// A world's name.
    fn world(&self, world: World) -> String;

    /// A card's name.
    fn card(&self, card: Card) -> String;

    /// A level card's name.
    fn level_card(&self, card: LevelCard) -> String;

    /// A row's value by the card that it comes from.
    fn value_of(&self, world: World, value: u8) -> String;

    /// Why a game was lost, as a line of a table.
    fn loss(&self, loss: Loss) -> String;
}

impl Names for Words {
    fn world(&self, world: World) -> String {
        self.message("level10-world", [arg("world", world.letter().to_string())])
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::Level(card) => self.level_card(card),
            Card::Pause => self.text("level10-pause"),
        }
    }

    fn level_card(&self, card: LevelCard) -> String {
        self.value_of(card.world, card.value.number())
    }

    fn value_of(&self, world: World, value: u8) -> String {
        let world = arg("world", self.world(world));
        self.message("level10-card", [world, arg("value", value)])
    }

    fn loss(&self, loss: Loss) -> String {
        self.text(match loss {
            Loss::NoResetLeft => "level10-loss-no-reset-left",
            Loss::TooLow => "level10-loss-too-low",
            Loss::OtherWorlds => "level10-loss-other-worlds",
            Loss::HandsEmpty => "level10-loss-hands-empty",
        })
    }
}
