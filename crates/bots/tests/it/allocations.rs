//! What a try of the search allocates: nothing.

use allocation_counter::{measure, opt_out};
use sobremesa_bots::search::{Tactics, think};
use sobremesa_bots::{Budget, Turn, decisions};
use sobremesa_level8::{Level8, Rules, Stars, bots as level8};
use sobremesa_level10::{Level10, bots as level10};
use sobremesa_linko::{Linko, bots as linko};
use sobremesa_table::{Course, Game, Seat, Seed, Stream, StreamName, Viewer};

/// A choice: the game, who decides, and what is legal.
type Choice<G> = (Course<G>, Seat, Vec<<G as Game>::Action>);

/// The choices of a game by the policy.
fn choices<G: Game, T: Tactics<G>>(rules: &G::Rules) -> Vec<Choice<G>> {
    let mut choices = Vec::new();
    let (seed, mut player) = (Seed::from_text("allocations"), T::Policy::default());
    decisions(rules, &seed, &mut player, |course, seat, legal| {
        if legal.len() > 1 {
            choices.push((course.clone(), seat, legal.to_vec()));
        }
    });
    choices
}

/// How often a decision with this many tries allocates, samples apart.
fn allocations<G: Game, T: Tactics<G>>((course, seat, legal): &Choice<G>, tries: u64) -> u64 {
    let mut stream = Seed::from_text("tries").stream(StreamName { purpose: "bot", round: 0 });
    let view = course.view(Viewer::Seat(*seat));
    let sample = |count, stream: &mut Stream| {
        let mut courses = Vec::new();
        opt_out(|| {
            let memory = G::recall(&view);
            let states = T::guess(&view, count, stream).into_iter();
            courses = states.map(|state| Course::resume(state, memory.clone())).collect();
        });
        courses
    };
    let turn = Turn::new(course, *seat, legal, &mut stream, Budget::Work(tries));
    measure(|| drop(think::<G, T>(turn, 1, &sample))).count_total
}

/// Twice as many tries allocate no more, in some decisions of a game. A buffer may have to grow now and
/// then, so this is for a hundred tries.
#[track_caller]
fn tries_do_not_allocate<G: Game, T: Tactics<G>>(rules: &G::Rules) {
    const TRIES: u64 = 400;
    let choices = choices::<G, T>(rules);
    let total = |tries| {
        let some = choices.iter().step_by(5);
        some.map(|choice| allocations::<G, T>(choice, tries)).sum::<u64>()
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
    tries_do_not_allocate::<Level10, level10::Mind>(&rules);
}

#[test]
fn a_try_of_linko_allocates_nothing() {
    let rules = serde_json::from_str(r#"{"players":4,"variant":"expert"}"#).unwrap();
    tries_do_not_allocate::<Linko, linko::Mind>(&rules);
}

#[test]
fn a_try_of_level8_allocates_nothing() {
    tries_do_not_allocate::<Level8, level8::Mind>(&Rules::new(4, Stars::Two));
}
