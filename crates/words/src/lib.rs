//! What people read: languages, dictionaries of Fluent messages, and the sentences of the house itself.
//!
//! - [`Language`]: the languages. [`Words`]: the messages of one.
//! - [`Dictionary`], [`dictionary!`]: the words of a game in every language.
//! - [`Tells`]: what a game has to say, in sentences. [`People`]: of whom, and to whom.
//! - [`judge`]: whether a record is good; [`Told`]: what is wrong with it.

mod bundle;
mod fault;
mod language;
mod people;
mod sound;
mod tells;

pub use bundle::{Dictionary, Words, arg, is_guest};
pub use fault::{Told, judge};
pub use language::{Language, UnknownLanguage};
pub use people::People;
pub use tells::{RECORD, Tells, doer, reader_of};
