//! The table of Level 8: nothing hidden is shown, and everything that is legal can be pressed.

#[path = "set_up/table.rs"]
mod table;

mod level8 {
    pub(super) mod page;
    mod picks;
    mod states;
}
