//! The faces of the cards.

use sobremesa_page::card::Face;
use sobremesa_page::sprite::{face, numeral};

use crate::{Card, Cell, LevelCard, World};

const PARTS: &str = include_str!("../../assets/sprite.svg");

impl From<LevelCard> for Face {
    fn from(card: LevelCard) -> Face {
        Face::of(card, glaze(card.world))
    }
}

impl From<Card> for Face {
    fn from(card: Card) -> Face {
        match card {
            Card::Level(card) => card.into(),
            Card::Pause => Face::of(card, "rest"),
        }
    }
}

/// The face of a row's reset.
pub(super) fn reset(row: World) -> Face {
    Face::of(format_args!("{row}r"), glaze(row))
}

/// The face of what lies in a cell of a row.
pub(super) fn placed(world: World, cell: Cell) -> Face {
    match cell {
        Cell::Level(value) => LevelCard { world, value }.into(),
        Cell::Reset => reset(world),
        Cell::Pause => Card::Pause.into(),
    }
}

/// The class of a world's glaze.
pub(super) fn glaze(world: World) -> &'static str {
    match world {
        World::Desert => "desert",
        World::Forest => "forest",
        World::Sky => "sky",
        World::Volcano => "volcano",
        World::Marsh => "marsh",
    }
}

/// All faces: a number, a loop or two bars over a world's landscape.
pub(super) fn drawings() -> String {
    let dip = |world: World| format!("dip-{}", glaze(world));
    let level =
        |card: LevelCard| face(&card.into(), &dip(card.world), &numeral(card.value.number()));
    let loops = "<use href=\"#g-loop\" transform=\"translate(7 8)\"/>";
    let resets = World::ALL.map(|row| face(&reset(row), &dip(row), loops));
    let bars = "<use href=\"#g-bars\" transform=\"translate(9 8) scale(.92)\"/>";
    let pause = face(&Card::Pause.into(), "dip-pause", bars);
    let faces = LevelCard::all().map(level).chain(resets).chain([pause]);
    PARTS.to_owned() + &faces.collect::<String>()
}
