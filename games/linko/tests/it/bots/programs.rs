//! Nothing hidden reaches a program that plays.

use sobremesa_bots::program::told;
use sobremesa_conformance::secrecy;
use sobremesa_table::Viewer;

use crate::conformance::Table;

#[test]
fn programs_are_told_what_their_seat_may_know_and_nothing_else() {
    secrecy::twins_by::<Table>("programs", &mut |course, step, viewer| match viewer {
        Viewer::Seat(seat) => told(course, step, seat),
        Viewer::Spectator => String::new(),
    });
}
