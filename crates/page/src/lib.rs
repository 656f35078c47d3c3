//! What people see in the browser, made from views and words alone: no I/O, no clock, no rule.
//!
//! - [`House`]: whose page it is: language, looks, name. [`layout`]: the frame around every page.
//! - [`card`], [`sprite`], [`icon`]: the cards and signs, drawn here.
//! - [`home`], [`setup`], [`waiting`], [`menu`], [`options`], [`person`], [`problem`]: the pages around
//!   a game. [`rules`]: how a game is played, rule by rule.
//! - [`Table`], [`Scene`], [`Shows`]: a game at a table; [`level10`], [`linko`] and [`level8`] show
//!   theirs in regions, of which a stream sends those that have changed.
//! - [`assets`]: the styles, the script and the icons, all in the binary.

pub mod assets;
pub mod card;
pub mod home;
pub mod house;
pub mod icon;
pub mod layout;
pub mod level10;
pub mod level8;
pub mod linko;
pub mod menu;
pub mod options;
pub mod person;
pub mod problem;
pub mod rules;
pub mod setup;
pub mod sprite;
pub mod table;
pub mod waiting;

pub use house::{CardSize, House, Keys, Looks, Pace, Theme};
pub use maud::Markup;
pub use table::{Chair, ChairKind, Line, Region, Scene, Shows, Stage, Table};
