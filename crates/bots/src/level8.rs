//! The players of Level 8. `docs/bots.md` tells how they think.
//!
//! - [`Simple`]: lays and adds what it can, and throws nothing away that its level needs.

mod simple;

pub use simple::Simple;
