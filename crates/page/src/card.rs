//! Cards: clay, dipped in a glaze. The faces are in the [sprite](crate::sprite); an element of a card
//! is a class for its glaze and a use of its face.

use std::borrow::Cow;

use maud::{Markup, html};

/// What is seen of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The id of the face in the sprite. It is the card's name in records, so that the script can
    /// tell which card went where; a back has no name.
    pub id: Cow<'static, str>,
    /// The class that sets the glaze.
    pub glaze: &'static str,
}

impl Face {
    /// The back.
    pub const BACK: Face = Face { id: Cow::Borrowed("back"), glaze: "back" };

    /// The face of the card that records call so.
    pub fn of(card: impl std::fmt::Display, glaze: &'static str) -> Face {
        Face { id: format!("f-{card}").into(), glaze }
    }
}

/// The picture of a card.
pub fn picture(face: &Face) -> Markup {
    html! { svg viewBox="0 0 60 84" aria-hidden="true" { use href={ "#" (face.id) } {} } }
}

/// A card that only lies there, with its spoken name.
pub fn lying(face: &Face, name: &str) -> Markup {
    lying_with(face, name, "")
}

/// A card that only lies there, with more classes, such as `last`.
pub fn lying_with(face: &Face, name: &str, classes: &str) -> Markup {
    html! {
        span.card.(face.glaze).(classes) role="img" aria-label=(name) { (picture(face)) }
    }
}

/// A card that only lies there and whose name is spoken elsewhere.
pub fn silent(face: &Face) -> Markup {
    html! { span.card.(face.glaze) aria-hidden="true" { (picture(face)) } }
}
