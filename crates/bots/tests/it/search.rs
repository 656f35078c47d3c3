//! What the search promises, for every game: legal actions, and the same ones whatever the threads.

use std::cell::Cell;
use std::time::Duration;

use sobremesa_bots::search::{Playout, Search, Tactics};
use sobremesa_bots::{Budget, Player, Turn, decisions};
use sobremesa_level8::{Level8, Rules as Level8Rules, Stars, bots as level8};
use sobremesa_level10::{Level10, bots as level10};
use sobremesa_linko::{Linko, bots as linko};
use sobremesa_table::{Course, Game, Seat, Seed, StreamName};

/// Shows every decision of a game between policies that has a choice.
fn choices<G: Game, T: Tactics<G>>(
    rules: &G::Rules,
    seed: &str,
    mut each: impl FnMut(&Course<G>, Seat, &[G::Action]),
) {
    let seed = Seed::from_text(seed);
    decisions(rules, &seed, &mut T::Policy::default(), |course, seat, legal| {
        if legal.len() > 1 {
            each(course, seat, legal);
        }
    });
}

fn decide<G: Game, T: Tactics<G>>(
    (course, seat, legal): (&Course<G>, Seat, &[G::Action]),
    threads: usize,
    budget: Budget,
) -> G::Action {
    let mut stream = Seed::from_text("search").stream(StreamName { purpose: "bot", round: 0 });
    let turn = Turn::new(course, seat, legal, &mut stream, budget);
    Search::<G, T>::with_threads(threads).decide(turn)
}

/// The decisions of a whole game with different numbers of threads.
#[track_caller]
fn threads_do_not_matter<G: Game, T: Tactics<G>>(rules: &G::Rules, budget: Budget) {
    choices::<G, T>(rules, "threads", |course, seat, legal| {
        let alone = decide::<G, T>((course, seat, legal), 1, budget);
        assert!(legal.contains(&alone), "{alone} is not legal");
        for threads in [2, 3, 16] {
            assert_eq!(decide::<G, T>((course, seat, legal), threads, budget), alone);
        }
    });
}

/// When nobody waits any more, the answer comes at once, and is a legal action.
#[track_caller]
fn who_is_not_wanted_decides_at_once<G: Game, T: Tactics<G>>(rules: &G::Rules) {
    choices::<G, T>(rules, "wanted", |course, seat, legal| {
        let mut stream = Seed::from_text("wanted").stream(StreamName { purpose: "bot", round: 0 });
        let asked = Cell::new(0);
        let wanted = || asked.replace(asked.get() + 1) < 2;
        let turn = Turn::new(course, seat, legal, &mut stream, Budget::Work(u64::MAX));
        let action = Search::<G, T>::default().decide(turn.while_wanted(&wanted));
        assert!(legal.contains(&action), "{action} is not legal");
        assert!(asked.get() <= 3, "asked {} times", asked.get());
    });
}

/// However little time there is, the answer is a legal action.
#[track_caller]
fn time_is_enough_for_an_answer<G: Game, T: Tactics<G>>(rules: &G::Rules) {
    choices::<G, T>(rules, "time", |course, seat, legal| {
        for time in [Duration::ZERO, Duration::from_micros(300)] {
            let action = decide::<G, T>((course, seat, legal), 2, Budget::Time(time));
            assert!(legal.contains(&action), "{action} is not legal");
        }
    });
}

fn level10(players: u8, pauses: u8) -> sobremesa_level10::Rules {
    let wire = format!(r#"{{"players":{players},"pauses":{pauses},"scoring":"victory"}}"#);
    serde_json::from_str(&wire).expect("rules")
}

fn linko(players: u8, variant: &str) -> sobremesa_linko::Rules {
    let wire = format!(r#"{{"players":{players},"variant":"{variant}"}}"#);
    serde_json::from_str(&wire).expect("rules")
}

#[test]
fn level10_searches_alike_with_any_number_of_threads() {
    for players in 1..=3 {
        threads_do_not_matter::<Level10, level10::Mind>(&level10(players, 2), Budget::Work(40));
    }
}

#[test]
fn the_solver_answers_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Level10, level10::Mind>(&level10(4, 0), Budget::Work(120));
}

#[test]
fn linko_searches_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Linko, linko::Mind>(&linko(3, "expert"), Budget::Work(40));
}

#[test]
fn level8_searches_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Level8, level8::Mind>(
        &Level8Rules::new(2, Stars::Two),
        Budget::Work(40),
    );
}

#[test]
fn level10_always_answers_in_time() {
    time_is_enough_for_an_answer::<Level10, level10::Mind>(&level10(5, 3));
    time_is_enough_for_an_answer::<Level10, level10::Mind>(&level10(1, 0));
}

#[test]
fn linko_always_answers_in_time() {
    time_is_enough_for_an_answer::<Linko, linko::Mind>(&linko(2, "base"));
    time_is_enough_for_an_answer::<Linko, linko::Mind>(&linko(5, "advanced"));
}

#[test]
fn level8_always_answers_in_time() {
    time_is_enough_for_an_answer::<Level8, level8::Mind>(&Level8Rules::new(6, Stars::One));
}

#[test]
fn nobody_thinks_on_when_nobody_waits() {
    who_is_not_wanted_decides_at_once::<Level10, level10::Mind>(&level10(3, 2));
    who_is_not_wanted_decides_at_once::<Linko, linko::Mind>(&linko(4, "base"));
    who_is_not_wanted_decides_at_once::<Level8, level8::Mind>(&Level8Rules::new(2, Stars::One));
}

#[test]
fn a_search_weighs_what_it_looked_into() {
    let rules = linko(4, "base");
    let mut seen = 0;
    choices::<Linko, linko::Mind>(&rules, "weigh", |course, seat, legal| {
        let mut stream = Seed::from_text("search").stream(StreamName { purpose: "bot", round: 0 });
        let budget = Budget::Work(100);
        let turn = Turn::new(course, seat, legal, &mut stream, budget);
        let opinions = Search::<Linko, linko::Mind>::default().weigh(turn);
        let chances: Vec<f64> = opinions.iter().filter_map(|opinion| opinion.chance).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        let decided = decide::<Linko, linko::Mind>((course, seat, legal), 1, budget);
        assert_eq!(opinions[0].action, decided);
        seen += 1;
    });
    assert!(seen > 20, "{seen} decisions");
}

/// A game that tells the search nothing still has one, which plays its tries to the end.
#[test]
fn playouts_win_against_chance() {
    let rules = linko(3, "base");
    threads_do_not_matter::<Linko, Playout>(&rules, Budget::Work(30));
}
