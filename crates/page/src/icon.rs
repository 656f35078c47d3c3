//! The signs on buttons.

use maud::{Markup, html};

/// A sign that is drawn with a stroke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// A lamp: a hint.
    Hint,
    /// The same, crossed out: no more tips.
    NoHint,
    /// An arrow back: undo.
    Undo,
    /// A book: the rules.
    Rules,
    /// Sliders: options.
    Options,
    /// Three lines: the menu.
    Menu,
    /// A globe: the language.
    Language,
    /// Two sheets: copy.
    Copy,
    /// A clock that runs back: a game told once more.
    Story,
    /// An arrow head: the next position.
    On,
    /// The same, the other way.
    Back,
    /// An arrow head at a wall: the last position.
    Last,
    /// The same, the other way.
    First,
    /// A large arrow head: it goes on by itself.
    Play,
    /// Two bars: it stops.
    Stop,
    /// Two arrow heads: on to one's own turn.
    Hurry,
    /// Three points that are joined: passing on.
    Share,
    /// A cross: leaving.
    Leave,
    /// A bell: something waits to be decided.
    Bell,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Icon::Hint => {
                "M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.3 1 2.2h6c0-.9.3-1.6 1-2.2a6.5 6.5 0 0 0-4-11.6Z"
            }
            Icon::NoHint => {
                "M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.3 1 2.2h6c0-.9.3-1.6 1-2.2a6.5 6.5 0 0 0-4-11.6ZM3.5 3.5l17 17"
            }
            Icon::Undo => "M8 4 3.5 8.5 8 13M4 8.5h10a6 6 0 0 1 0 12H9",
            Icon::Rules => {
                "M4 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-1.5H4ZM20 4.5h-6a2 2 0 0 0-2 2V20a2 2 0 0 1 2-1.5h6Z"
            }
            Icon::Options => {
                "M4 7h9M17 7h3M4 17h3M11 17h9M17 7a2 2 0 1 1-4 0a2 2 0 1 1 4 0M11 17a2 2 0 1 1-4 0a2 2 0 1 1 4 0"
            }
            Icon::Copy => "M9 9h11v11H9ZM15 9V4H4v11h5",
            Icon::Menu => "M4 7h16M4 12h16M4 17h16",
            Icon::Story => "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2",
            Icon::On => "M9 5l8 7-8 7Z",
            Icon::Back => "M15 5l-8 7 8 7Z",
            Icon::Last => "M6 5l8 7-8 7ZM16 5h2v14h-2Z",
            Icon::First => "M18 5l-8 7 8 7ZM6 5h2v14H6Z",
            Icon::Play => "M7 4l13 8-13 8Z",
            Icon::Stop => "M7 5h3v14H7ZM14 5h3v14h-3Z",
            Icon::Hurry => "M5 6l7 6-7 6ZM13 6l7 6-7 6Z",
            Icon::Leave => "M6 6l12 12M18 6 6 18",
            Icon::Bell => "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM12 5V2.5M10 21.5h4",
            Icon::Share => {
                "M8.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M20 5.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M20 18.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M8.2 10.8l7-4M8.2 13.2l7 4"
            }
            Icon::Language => {
                "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c3.5 3 3.5 15 0 18c-3.5-3-3.5-15 0-18"
            }
        }
    }
}

/// The sign as a picture that is not spoken.
pub fn icon(icon: Icon) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(icon.path()) {} } }
}

/// A filled shape of the sprite, such as a world's sign.
pub fn shape(id: &str) -> Markup {
    html! { svg aria-hidden="true" { use href={ "#" (id) } {} } }
}
