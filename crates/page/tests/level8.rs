//! The table of Level 8: nothing hidden is shown, and everything that is legal can be pressed.

mod level8 {
    pub(super) mod page;
    mod picks;
    mod states;
}
