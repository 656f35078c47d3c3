//! What a try of the search allocates: nothing.

use allocation_counter::{measure, opt_out};
use sobremesa_bots::search::{Searched, think};
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::{Level8, Rules, Stars};
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Actor, Course, Move, Owed, Seat, Seed, Stream, StreamName, Viewer};

/// Plays a game by the policy, and gives every view with a choice and what may be chosen.
fn choices<G: Searched>(rules: &G::Rules) -> Vec<(G::View, Vec<G::Action>)> {
    let seed = Seed::from_text("allocations");
    let mut course = Course::<G>::new(rules);
    let mut player = G::Policy::default();
    let mut stream = seed.stream(StreamName { purpose: "policy", round: 0 });
    let mut choices = Vec::new();
    loop {
        let (by, seat) = match course.owed() {
            Owed::Nobody => return choices,
            Owed::Chance(name) => {
                let chance = G::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(chance)).expect("a legal shuffle");
                continue;
            }
            Owed::Team => (Actor::Team, Seat::new(0).expect("the first seat")),
            Owed::Seat(seat) => (Actor::Seat(seat), seat),
        };
        let mut legal = Vec::new();
        G::legal_actions(course.state(), &mut legal);
        let view = course.view(Viewer::Seat(seat));
        let budget = Budget::Default;
        let action =
            player.decide(Turn { view: &view, legal: &legal, stream: &mut stream, budget });
        if legal.len() > 1 {
            choices.push((view, legal));
        }
        course.make(Move::Action { by, action }).expect("a legal action");
    }
}

/// How often a decision with so many tries allocates, samples apart.
fn allocations<G: Searched>(view: &G::View, legal: &[G::Action], tries: u64) -> u64 {
    let mut stream = Seed::from_text("tries").stream(StreamName { purpose: "bot", round: 0 });
    let sample = |count, stream: &mut Stream| {
        let mut courses = Vec::new();
        opt_out(|| {
            let memory = G::recall(view);
            let states = G::guess(view, count, stream).into_iter();
            courses = states.map(|state| Course::resume(state, memory.clone())).collect();
        });
        courses
    };
    let budget = Budget::Work(tries);
    let turn = Turn { view, legal, stream: &mut stream, budget };
    measure(|| drop(think::<G>(turn, 1, &sample))).count_total
}

/// Twice as many tries allocate no more, in some decisions of a game. A buffer may have to grow now and
/// then, so this is for a hundred tries.
#[track_caller]
fn tries_do_not_allocate<G: Searched>(rules: &G::Rules) {
    const TRIES: u64 = 400;
    let choices = choices::<G>(rules);
    let total = |tries| {
        let some = choices.iter().step_by(5);
        some.map(|(view, legal)| allocations::<G>(view, legal, tries)).sum::<u64>()
    };
    // What is made only once is made now.
    total(1);
    let (few, many) = (total(TRIES), total(2 * TRIES));
    let tries = TRIES * choices.len().div_ceil(5) as u64;
    assert_eq!(100 * many.saturating_sub(few) / tries, 0, "{few} allocations, then {many}");
    assert!(few > 0, "something is counted");
}

#[test]
fn a_try_of_level10_allocates_nothing() {
    let rules = serde_json::from_str(r#"{"players":4,"pauses":2,"scoring":"victory"}"#).unwrap();
    tries_do_not_allocate::<Level10>(&rules);
}

#[test]
fn a_try_of_linko_allocates_nothing() {
    let rules = serde_json::from_str(r#"{"players":4,"variant":"expert"}"#).unwrap();
    tries_do_not_allocate::<Linko>(&rules);
}

#[test]
fn a_try_of_level8_allocates_nothing() {
    tries_do_not_allocate::<Level8>(&Rules::new(4, Stars::Two));
}
