//! Golden games, and counts of the ways in which they could have gone on.

use sobremesa_table::{Course, Game, Move, Record, Recorded};

/// The positions of a recorded game, one after the deal and each action, the last one first.
///
/// # Panics
/// If the record is not good, or is written otherwise than it was read.
pub fn positions<G: Recorded>(line: &str) -> Vec<Course<G>> {
    let mut positions = Vec::new();
    let replayed = Record::<G>::replay(line, |course, step| {
        if matches!(step.made(), Move::Action { .. } | Move::Chance(_)) {
            positions.push(course.clone());
        }
    });
    let record = replayed.unwrap_or_else(|fault| panic!("{fault}"));
    let again = Record::<G>::replay(&record.to_json(), |_, _| {});
    assert_eq!(again.as_ref(), Ok(&record), "it is written as it was read");
    positions.reverse();
    positions
}

/// The number of ways to go on for this many actions.
///
/// # Panics
/// If a listed action is refused.
pub fn ways<G: Game>(state: &G::State, actions: usize) -> u64 {
    let Some(by) = G::owed(state).actor() else { return u64::from(actions == 0) };
    let mut legal = Vec::new();
    G::legal_actions(state, &mut legal);
    match actions {
        0 => 1,
        1 => legal.len() as u64,
        _ => legal
            .iter()
            .map(|action| {
                let mut next = state.clone();
                G::apply(&mut next, by, action).expect("a listed action is legal");
                ways::<G>(&next, actions - 1)
            })
            .sum(),
    }
}

/// Compares with a table of counts: game, actions before its end, length of the ways, their number.
/// Returns the number of rows.
///
/// # Panics
/// If a count differs.
pub fn check_ways<G: Recorded>(games: &str, table: &str) -> usize {
    let games: Vec<Vec<Course<G>>> = games.lines().map(positions).collect();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.inspect(|row| {
        let numbers: Vec<usize> =
            row.split(' ').map(|number| number.parse().expect("a number")).collect();
        let [game, before_end, actions, expected] = numbers[..] else { panic!("{row}") };
        let state = games[game - 1][before_end].state();
        assert_eq!(ways::<G>(state, actions), expected as u64, "{row}");
    })
    .count()
}
