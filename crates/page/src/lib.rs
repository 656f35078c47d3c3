//! What people see in the browser, made from views and words alone: no I/O, no clock, no rule, no game.
//!
//! - [`House`]: whose page it is: language, looks, name. [`layout`]: the frame around every page.
//! - [`card`], [`sprite`], [`icon`]: cards and signs. A game draws its own faces.
//! - [`home`], [`day`], [`games`], [`setup`], [`waiting`], [`menu`], [`story`], [`options`], [`person`], [`profile`], [`bots`], [`problem`]:
//!   the pages around a game. [`figures`]: what came of many games. [`Cover`]: what they know of it. [`rules`]: how it is played, rule by rule.
//! - [`Table`], [`Scene`], [`Shows`]: a game at a table, shown in regions, of which a stream sends
//!   those that have changed; [`ending`]: what all of them say when it is over; `plain`: the page of a
//!   game that has none of its own.
//! - [`lesson`]: a first game, at which a newcomer does what is explained.
//! - [`reel`]: a game that is over, move by move; [`insight`], [`curve`]: what it could have been.
//! - [`flight`]: which cards an event moves, and from where to where; the script plays it.
//! - `gallery`, with the feature of that name: pages to look at without a server.
//! - [`app`]: the house on a home screen, and without a line.
//! - [`assets`]: the styles, the script and the icons, all in the binary.

pub mod app;
pub mod assets;
pub mod bots;
pub mod card;
mod character;
mod cover;
pub mod curve;
pub mod day;
pub mod ending;
pub mod figures;
pub mod flight;
#[cfg(feature = "gallery")]
pub mod gallery;
pub mod games;
pub mod hindsight;
pub mod home;
pub mod house;
pub mod icon;
pub mod insight;
pub mod layout;
pub mod lesson;
mod log;
pub mod menu;
pub mod options;
pub mod person;
pub mod picture;
mod plain;
mod presence;
pub mod problem;
pub mod profile;
pub mod reel;
pub mod rules;
mod seal;
pub mod settled;
pub mod setup;
pub mod sprite;
pub mod story;
pub mod table;
pub mod token;
pub mod turns;
pub mod waiting;

pub use character::Character;
pub use cover::Cover;
pub use ending::{Ending, Part, Rank, Score};
pub use hindsight::{Hindsight, LastChance};
pub use house::{CardSize, House, Keys, Looks, Pace, Theme};
pub use insight::Insight;
pub use maud::Markup;
pub use presence::{Presence, StandIn};
pub use seal::Deck;
pub use table::{Aside, Chair, ChairKind, Line, Region, Said, Scene, Shows, Stage, Table};
