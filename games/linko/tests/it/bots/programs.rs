//! Nothing hidden reaches a program that plays.

use sobremesa_bots::program::telling;
use sobremesa_conformance::secrecy;
use sobremesa_linko::Linko;
use sobremesa_table::Seed;

use crate::conformance::Table;

#[test]
fn programs_are_told_what_their_seat_may_know_and_nothing_else() {
    let seed = Seed::from_text("a program");
    secrecy::twins_told::<Table>(|rules, moves, seat| {
        telling::<Linko>(rules, moves, seat, seed).expect("both games are legal")
    });
}
