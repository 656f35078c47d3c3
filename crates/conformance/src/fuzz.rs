//! Garbage: it is refused, and it breaks nothing.

use sobremesa_table::{Actor, Game, Options, Record, Seat, Seed, Stream, StreamName};

use crate::laws::fair_game;
use crate::{Subject, Walk, soak_factor, walk};

/// Records with random damage are refused or still good, never a panic; what is accepted is written
/// and read again alike.
pub fn records<S: Subject>() {
    let mut stream = stream("records");
    let walks = walk::<S>(1, "fuzz", |_, _| {});
    let fair = S::rules().into_iter().map(|rules| fair_game::<S>(&rules));
    let records = walks.iter().map(Walk::record).chain(fair);
    let lines: Vec<String> = records.map(|record| record.to_json()).collect();
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..6_000 * soak_factor() as usize {
        let line = &lines[round % lines.len()];
        let other = stream.pick(&lines).expect("there are records").clone();
        let mut bytes = line.clone().into_bytes();
        for _ in 0..=stream.below(3) {
            damage(&mut bytes, other.as_bytes(), &mut stream);
        }
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        match Record::<S::Game>::replay(&damaged, |_, _| {}) {
            Err(_) => refused += 1,
            Ok(record) => {
                accepted += 1;
                let again = Record::<S::Game>::replay(&record.to_json(), |_, _| {});
                assert_eq!(again.as_ref(), Ok(&record), "{damaged}");
            }
        }
    }
    assert!(refused > 0 && accepted > 0, "{refused} refused, {accepted} accepted");
}

/// Damages a record somewhere: a byte, a piece, a number, a word.
fn damage(bytes: &mut Vec<u8>, other: &[u8], stream: &mut Stream) {
    const WORDS: [&str; 16] = [
        "null",
        "true",
        "-1",
        "0",
        "1",
        "255",
        "256",
        "1e9",
        "99999999999999999999",
        "\"\"",
        "[]",
        "{}",
        "\"P\"",
        "\"F9\"",
        "\"\\ud800\"",
        ",",
    ];
    if bytes.is_empty() {
        return;
    }
    let at = stream.index(bytes.len());
    let end = (at + 1 + stream.index(24)).min(bytes.len());
    match stream.below(6) {
        0 => bytes[at] ^= 1 << stream.below(7),
        1 => drop(bytes.drain(at..end)),
        2 => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        3 => {
            let from = stream.index(other.len());
            let piece = other[from..(from + 24).min(other.len())].to_vec();
            bytes.splice(at..end, piece);
        }
        4 => swap_neighbors(bytes, at),
        _ => {
            let word = stream.pick(&WORDS).expect("there are words");
            let token = token_at(bytes, at);
            bytes.splice(token, word.bytes());
        }
    }
}

/// The JSON token around a position.
fn token_at(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let breaks = |byte: &u8| b"[]{},:".contains(byte);
    let start = bytes[..at].iter().rposition(breaks).map_or(0, |index| index + 1);
    let end = bytes[at..].iter().position(breaks).map_or(bytes.len(), |index| at + index);
    start..end.max(start)
}

/// Swaps the JSON token at a position with the one after it.
fn swap_neighbors(bytes: &mut Vec<u8>, at: usize) {
    let first = token_at(bytes, at);
    if first.end + 1 >= bytes.len() {
        return;
    }
    let second = token_at(bytes, first.end + 1);
    let swapped: Vec<u8> =
        [&bytes[second.clone()], &bytes[first.end..second.start], &bytes[first.clone()]].concat();
    bytes.splice(first.start..second.end, swapped);
}

/// Random actions from random actors never panic, change the state only when they are accepted, and
/// never lose a card; random text is an action only if it is written as one.
pub fn actions<S: Subject>() {
    let mut stream = stream("actions");
    let mut refused = 0;
    for (number, rules) in S::rules().iter().enumerate() {
        for game in 0..3 * soak_factor() {
            let mut walk =
                Walk::<S::Game>::new(rules, Seed::from_text(&format!("{number} {game}")));
            while walk.actions < S::LONGEST && walk.step::<S>().is_some() {
                refused += usize::from(!poke::<S>(&walk, rules, &mut stream));
            }
        }
    }
    assert!(refused > 0, "something was refused");
}

fn poke<S: Subject>(
    walk: &Walk<S::Game>,
    rules: &<S::Game as Game>::Rules,
    stream: &mut Stream,
) -> bool {
    let state = walk.course.state();
    let writable = S::writable_actions(state);
    let action = stream.pick(&writable).expect("some action can be written");
    let seat = Seat::new(stream.index(Seat::MOST)).expect("a seat");
    let by = if stream.below(8) == 0 { Actor::Team } else { Actor::Seat(seat) };
    let mut after = state.clone();
    let accepted = S::Game::apply(&mut after, by, action).is_ok();
    assert!(accepted || after == *state, "{action} by {by:?} was refused and changed the state");
    assert_eq!(S::cards(&after).len(), S::cards(state).len(), "of {} players", rules.players());

    let mut text = action.to_string().into_bytes();
    damage(&mut text, b"play F5 swap P 13 J R7 run", stream);
    if let Ok(text) = String::from_utf8(text)
        && let Ok(parsed) = text.parse::<<S::Game as Game>::Action>()
    {
        assert_eq!(parsed.to_string(), text, "an action is written in one way");
    }
    accepted
}

fn stream(name: &str) -> Stream {
    Seed::from_text(name).stream(StreamName { purpose: "fuzz", round: 0 })
}
