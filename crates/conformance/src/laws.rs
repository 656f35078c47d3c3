//! The laws about rules, cards and records.

use sobremesa_table::{
    Actor, Bound, Course, FairDeal, Game, Move, Nonce, Options, Owed, Record, Salt, Seat, Secret,
    canonical,
};

use crate::{Subject, Walk, soak_factor, walk};

/// The legal actions are sorted, without duplicates, and exactly what `check` accepts from the
/// actor who owes a decision; everything else that can be written down is refused from everyone,
/// and a refusal changes nothing.
pub fn legality<S: Subject>() {
    let mut legal = Vec::new();
    walk::<S>(4 * soak_factor(), "legality", |walk, _| {
        let state = walk.course.state();
        let owed = walk.course.owed();
        S::Game::legal_actions(state, &mut legal);
        assert!(legal.is_sorted_by(|a, b| a < b), "sorted, no duplicates: {legal:?}");
        assert_eq!(legal.is_empty(), owed.actor().is_none(), "a decision can be made: {state:?}");
        let writable = S::writable_actions(state);
        assert!(legal.iter().all(|action| writable.contains(action)), "all can be written");
        let players = S::Game::rules(state).players();
        let strangers = Seat::all(Seat::MOST).skip(players);
        for by in Seat::all(players).chain(strangers).map(Actor::Seat).chain([Actor::Team]) {
            for action in &writable {
                let expected = owed.actor() == Some(by) && legal.binary_search(action).is_ok();
                let verdict = S::Game::check(state, by, action);
                let accepted = verdict.is_ok();
                let canonical = !S::is_listed(action) && owed.actor() == Some(by);
                let as_listed = accepted == expected || canonical && accepted;
                assert!(as_listed, "{by:?}: {action}: {verdict:?}: {state:?}");
                let mut after = state.clone();
                assert_eq!(S::Game::apply(&mut after, by, action), verdict, "apply is as check");
                assert!(
                    verdict.is_ok() || after == *state,
                    "{action} was refused and changed {state:?}"
                );
            }
        }
    });
}

/// No card is lost or doubled, and what the state keeps is what follows from the rest of it.
pub fn conservation<S: Subject>() {
    walk::<S>(50 * soak_factor(), "conservation", |walk, step| {
        let Some(step) = step else { return };
        let mut now = S::cards(walk.course.state());
        now.sort();
        if !matches!(step.made(), Move::Chance(_)) {
            let mut before = S::cards(step.before());
            before.sort();
            assert_eq!(now, before, "after {:?}", step.made());
        }
        S::check_invariants(walk.course.state());
    });
}

/// Actions survive text, moves survive JSON.
pub fn round_trips<S: Subject>() {
    walk::<S>(2 * soak_factor(), "round trips", |walk, step| {
        let first = step.is_none();
        for action in S::writable_actions(walk.course.state()).iter().filter(|_| first) {
            let text = action.to_string();
            let again = text.parse::<<S::Game as Game>::Action>();
            assert_eq!(again.ok().as_ref(), Some(action), "{text}");
        }
        let Some(step) = step else { return };
        let json = serde_json::to_string(&S::Game::to_wire(step.made())).expect("moves are JSON");
        let wire = serde_json::from_str(&json).expect("what was written can be read");
        assert_eq!(S::Game::from_wire(wire).as_ref(), Ok(step.made()), "{json}");
    });
}

/// After this many moves each a game is written and replayed from its start.
const EVERY: usize = 8;

/// A game replayed from its record is equal to the original at every step, and writes the same
/// record again; one that is cut short anywhere is a good record without a result.
pub fn replay<S: Subject>() {
    let mut courses: Vec<Course<S::Game>> = Vec::new();
    let mut replayed = 0;
    walk::<S>(10 * soak_factor(), "replay", |walk, step| {
        if step.is_none() {
            courses.clear();
        } else {
            courses.push(walk.course.clone());
        }
        if walk.moves.len() % EVERY != 0 && walk.course.owed() != Owed::Nobody {
            return;
        }
        let line = walk.record().to_json();
        let mut originals = courses.iter();
        let again = Record::<S::Game>::replay(&line, |course, _| {
            assert_eq!(Some(course), originals.next(), "the replay differs: {line}");
        });
        let again = again.unwrap_or_else(|fault| panic!("{fault}: {line}"));
        assert!(originals.next().is_none(), "every step is replayed");
        assert_eq!(again, walk.record());
        assert_eq!(again.to_json(), line);
        replayed += 1;
    });
    assert!(replayed > 0, "something was replayed");
}

/// The game of a fair deal, with everything that a record can tell of it, is written and read alike;
/// with another nonce it is refused.
pub fn fair_deals<S: Subject>() {
    for rules in S::rules() {
        let mut record = fair_game::<S>(&rules);
        let line = record.to_json();
        let again = Record::<S::Game>::replay(&line, |_, _| {});
        assert_eq!(again.as_ref(), Ok(&record), "{line}");
        assert_eq!(again.expect("it is good").to_json(), line);

        let deal = record.fair.as_mut().expect("the deal was fair");
        *deal.nonces.last_mut().expect("games have players") = nonce("another");
        let refused = Record::<S::Game>::replay(&record.to_json(), |_, _| {});
        let fault = refused.expect_err("the seed is another one").to_string();
        assert_eq!(fault, "move 0: REC: the seed does not follow from secret, salt and nonces");
    }
}

/// How many moves of a fair game are made.
const FAIR_MOVES: usize = 20;

/// The record of a fair deal, played for some moves.
pub(crate) fn fair_game<S: Subject>(rules: &<S::Game as Game>::Rules) -> Record<S::Game> {
    let deal = FairDeal {
        secret: Secret::from_bytes([7; 32]),
        salt: Salt::from_bytes([8; 32]),
        nonces: (0..rules.players()).map(|seat| nonce(&"é".repeat(seat))).collect(),
        bound: Some(Bound {
            table: "0w3ge1r70w3ge1r7".into(),
            game: S::Game::NAME.into(),
            rules: canonical(&serde_json::to_value(rules).expect("options are JSON")),
        }),
    };
    let mut walk = Walk::<S::Game>::fair(rules, deal);
    while walk.moves.len() < FAIR_MOVES && walk.step::<S>().is_some() {}
    Record {
        practice: true,
        started: Some("2026-11-15T08:30:00Z".into()),
        ended: Some("2026-11-15T09:05:59.5Z".into()),
        ..walk.record()
    }
}

fn nonce(text: &str) -> Nonce {
    Nonce::new(text).expect("a short text")
}

/// Random games end within the stated bound, with a result exactly then.
pub fn termination<S: Subject>() {
    let ended = walk::<S>(50 * soak_factor(), "termination", |walk, _| {
        let over = walk.course.owed() == Owed::Nobody;
        assert_eq!(S::Game::outcome(walk.course.state()).is_some(), over);
    });
    let whole = ended.iter().filter(|walk| walk.actions < S::LONGEST);
    assert!(whole.clone().count() > 0, "some games are played to their end");
    for walk in whole {
        assert_eq!(walk.course.owed(), Owed::Nobody, "over within the bound");
    }
}
