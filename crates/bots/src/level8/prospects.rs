//! Who will win, by the levels between two rounds.

use sobremesa_table::Seat;

/// How much a level counts for the win, from level 1 on; the logarithm of the odds.
const STRENGTH: [f32; 8] = [0.0, 0.5, 1.0, 1.5, 2.0, 2.6, 3.2, 3.8];

/// How likely a player wins, by everyone's level.
pub(super) fn prospects(levels: impl Iterator<Item = u8>, seat: Seat) -> f32 {
    let (mut mine, mut all) = (0.0, 0.0);
    for (index, level) in levels.enumerate() {
        let odds = STRENGTH[usize::from(level) - 1].exp();
        all += odds;
        if index == seat.index() {
            mine = odds;
        }
    }
    mine / all
}
