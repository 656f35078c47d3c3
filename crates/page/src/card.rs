//! Cards: clay, dipped in a glaze. The faces are in the [sprite](crate::sprite); an element of a card
//! is a class for its glaze and a use of its face.

use maud::{Markup, html};
use sobremesa_level8::Color;
use sobremesa_level10::World;

/// What is seen of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The back.
    Back,
    /// A level card of Level 10.
    Level(sobremesa_level10::LevelCard),
    /// A reset of Level 10.
    Reset(World),
    /// A pause of Level 10.
    Pause,
    /// A card of Linko.
    Linko(sobremesa_linko::Card),
    /// A card of Level 8.
    Level8(sobremesa_level8::Card),
}

impl From<sobremesa_level10::Card> for Face {
    fn from(card: sobremesa_level10::Card) -> Face {
        match card {
            sobremesa_level10::Card::Level(card) => Face::Level(card),
            sobremesa_level10::Card::Pause => Face::Pause,
        }
    }
}

impl From<sobremesa_linko::Card> for Face {
    fn from(card: sobremesa_linko::Card) -> Face {
        Face::Linko(card)
    }
}

impl From<sobremesa_level8::Card> for Face {
    fn from(card: sobremesa_level8::Card) -> Face {
        Face::Level8(card)
    }
}

impl Face {
    /// The id of the face in the sprite. It is the card's name in records, so that the script can
    /// tell which card went where; a back has no name.
    pub fn id(self) -> String {
        match self {
            Face::Back => "back".into(),
            Face::Level(card) => format!("f-{card}"),
            Face::Reset(world) => format!("f-{}r", world.letter()),
            Face::Pause => "f-P".into(),
            Face::Linko(card) => format!("f-{card}"),
            Face::Level8(card) => format!("f-{card}"),
        }
    }

    /// The class that sets the glaze.
    pub fn glaze(self) -> &'static str {
        match self {
            Face::Back => "back",
            Face::Level(card) => world(card.world),
            Face::Reset(row) => world(row),
            Face::Pause => "rest",
            Face::Linko(sobremesa_linko::Card::Joker)
            | Face::Level8(sobremesa_level8::Card::Joker) => "joker",
            Face::Linko(sobremesa_linko::Card::Number(value)) => band(value.number()),
            Face::Level8(sobremesa_level8::Card::Number(number)) => color(number.color),
            Face::Level8(sobremesa_level8::Card::Skip) => "skip",
        }
    }
}

/// The class of a world's glaze.
pub fn world(world: World) -> &'static str {
    match world {
        World::Desert => "desert",
        World::Forest => "forest",
        World::Sky => "sky",
        World::Volcano => "volcano",
        World::Marsh => "marsh",
    }
}

/// The class of a color's glaze.
pub fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "brick",
        Color::Yellow => "honey",
        Color::Green => "olive",
        Color::Blue => "sea",
        Color::Purple => "fig",
        Color::Black => "slate",
    }
}

/// The class of the band that a value of Linko lies in.
fn band(value: u8) -> &'static str {
    match value {
        0..=3 => "band1",
        4..=6 => "band2",
        7..=9 => "band3",
        10..=12 => "band4",
        _ => "band5",
    }
}

/// The picture of a card.
pub fn picture(face: Face) -> Markup {
    html! { svg viewBox="0 0 60 84" aria-hidden="true" { use href={ "#" (face.id()) } {} } }
}

/// A card that only lies there, with its spoken name.
pub fn lying(face: Face, name: &str) -> Markup {
    lying_with(face, name, "")
}

/// A card that only lies there, with more classes, such as `last`.
pub fn lying_with(face: Face, name: &str, classes: &str) -> Markup {
    html! {
        span.card.(face.glaze()).(classes) role="img" aria-label=(name) { (picture(face)) }
    }
}

/// A card that only lies there and whose name is spoken elsewhere.
pub fn silent(face: Face) -> Markup {
    html! { span.card.(face.glaze()) aria-hidden="true" { (picture(face)) } }
}
