//! Who will win, by the levels between two rounds.

use sobremesa_table::Seat;

use crate::ending::UP_BY_GOING_OUT;
use crate::{Board, Progress, Stars};

/// The odds of a player on each level, for two to six players: of two players on levels with the odds 1
/// and 3 the second wins three times in four. `examples/odds.rs` fits them to games between
/// heuristics.
type Odds = [[f32; 8]; 5];

const ONE_STAR: Odds = [
    [1.0, 1.7, 2.4, 4.5, 6.2, 13.2, 34.1, 102.3],
    [1.0, 1.3, 1.8, 3.0, 3.6, 7.5, 17.4, 42.1],
    [1.0, 1.2, 1.6, 2.3, 2.8, 5.3, 12.7, 20.8],
    [1.0, 1.2, 1.7, 2.2, 3.0, 5.2, 11.9, 20.3],
    [1.0, 1.1, 1.5, 1.9, 2.6, 4.2, 10.2, 13.6],
];

/// Here level 7 is better to be on than the last one: whoever goes out on it has won (L8-22).
const TWO_STARS: Odds = [
    [1.0, 1.3, 2.0, 3.1, 4.0, 8.6, 72.8, 30.5],
    [1.0, 1.1, 1.6, 2.4, 3.2, 6.0, 36.9, 17.1],
    [1.0, 1.0, 1.4, 1.9, 3.0, 5.2, 33.9, 12.0],
    [1.0, 1.1, 1.4, 2.1, 3.2, 5.6, 32.7, 11.1],
    [1.0, 1.1, 1.6, 2.3, 3.6, 6.7, 40.8, 11.0],
];

/// How likely a player wins, by everyone's level between two rounds.
pub(super) fn prospects(board: &Board, seat: Seat) -> f32 {
    share(board, seat, |seat| board.place(seat).progress)
}

/// The same, if `out` ended the round now (L8-20).
pub(super) fn prospects_after(board: &Board, out: Seat, seat: Seat) -> f32 {
    if board.wins_by_going_out(out) {
        return if out == seat { 1.0 } else { 0.0 };
    }
    share(board, seat, |seat| {
        let place = board.place(seat);
        place.progress.up(if seat == out { UP_BY_GOING_OUT } else { place.has_laid().into() })
    })
}

/// A player's part of all odds. With levels of one's own only how many are left counts.
fn share(board: &Board, seat: Seat, progress: impl Fn(Seat) -> Progress) -> f32 {
    let odds = match board.rules().stars {
        Stars::Two if !board.rules().custom => &TWO_STARS,
        Stars::One | Stars::Two => &ONE_STAR,
    };
    let odds = &odds[board.players() - 2];
    let of = |seat: Seat| odds[usize::from(progress(seat).level()) - 1];
    let all: f32 = Seat::all(board.players()).map(of).sum();
    of(seat) / all
}

#[cfg(test)]
mod tests {
    use crate::{Level8, Levels, Rules};
    use sobremesa_table::Game;

    use super::*;

    #[test]
    fn players_on_one_level_share_alike() {
        let custom: Levels = ["set2"; 8].join(",").parse().unwrap();
        for players in 2..=6 {
            for stars in [Stars::One, Stars::Two] {
                let rules = Rules::new(players, stars);
                for rules in [rules, rules.with_levels(custom)] {
                    let state = Level8::start(&rules);
                    let share = prospects(state.board(), Seat::new(0).unwrap());
                    assert!((share - 1.0 / f32::from(players)).abs() < 1e-6, "{share}");
                }
            }
        }
    }

    #[test]
    fn who_goes_out_is_ahead() {
        let state = Level8::start(&Rules::new(4, Stars::One));
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let [before, ahead, behind] = [
            prospects(state.board(), me),
            prospects_after(state.board(), me, me),
            prospects_after(state.board(), other, me),
        ];
        assert!(behind < before && before < ahead, "{behind} {before} {ahead}");
    }
}
