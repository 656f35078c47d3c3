//! What the search promises, for every game: legal actions, and the same ones whatever the threads.

use std::time::Duration;

use sobremesa_bots::search::{Search, Searched};
use sobremesa_bots::{BotName, Bots, Budget, Level, Player, Turn};
use sobremesa_level8::{Level8, Rules as Level8Rules, Stars};
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Actor, Course, Move, Owed, Seat, Seed, StreamName, Viewer};

/// Plays a game of heuristics and shows every decision that has a choice to `each`.
fn decisions<G: Bots>(rules: &G::Rules, seed: &str, mut each: impl FnMut(&G::View, &[G::Action])) {
    let seed = Seed::from_text(seed);
    let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
    let mut course = Course::<G>::new(rules);
    let mut player = G::bot(Level::Heuristic).expect("every game has one");
    let mut legal = Vec::new();
    loop {
        let (by, seat) = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                let chance = G::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(chance)).expect("a shuffle");
                continue;
            }
            Owed::Team => (Actor::Team, Seat::new(0).expect("a seat")),
            Owed::Seat(seat) => (Actor::Seat(seat), seat),
        };
        G::legal_actions(course.state(), &mut legal);
        let view = course.view(Viewer::Seat(seat));
        if legal.len() > 1 {
            each(&view, &legal);
        }
        let turn =
            Turn { view: &view, legal: &legal, stream: &mut stream, budget: Budget::Default };
        let action = player.decide(turn);
        course.make(Move::Action { by, action }).expect("a legal action");
        for statement in player.speak(&course.view(Viewer::Seat(seat))) {
            course.make(Move::Statement { seat, statement }).expect("what may be said");
        }
    }
}

fn decide<G: Searched>(
    view: &G::View,
    legal: &[G::Action],
    threads: usize,
    budget: Budget,
) -> G::Action {
    let mut stream = Seed::from_text("search").stream(StreamName { purpose: "bot", round: 0 });
    let turn = Turn { view, legal, stream: &mut stream, budget };
    Player::<G>::decide(&mut Search { threads }, turn)
}

/// The decisions of a whole game with different numbers of threads.
#[track_caller]
fn threads_do_not_matter<G: Searched>(rules: &G::Rules, budget: Budget) {
    decisions::<G>(rules, "threads", |view, legal| {
        let alone = decide::<G>(view, legal, 1, budget);
        assert!(legal.contains(&alone), "{alone} is not legal");
        for threads in [2, 3, 16] {
            assert_eq!(decide::<G>(view, legal, threads, budget), alone);
        }
    });
}

/// However little time there is, the answer is a legal action.
#[track_caller]
fn time_is_enough_for_an_answer<G: Searched>(rules: &G::Rules) {
    decisions::<G>(rules, "time", |view, legal| {
        for time in [Duration::ZERO, Duration::from_micros(300)] {
            let action = decide::<G>(view, legal, 2, Budget::Time(time));
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
        threads_do_not_matter::<Level10>(&level10(players, 2), Budget::Work(40));
    }
}

#[test]
fn the_solver_answers_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Level10>(&level10(4, 0), Budget::Work(120));
}

#[test]
fn linko_searches_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Linko>(&linko(3, "expert"), Budget::Work(40));
}

#[test]
fn level8_searches_alike_with_any_number_of_threads() {
    threads_do_not_matter::<Level8>(&Level8Rules::new(2, Stars::Two), Budget::Work(40));
}

#[test]
fn level10_always_answers_in_time() {
    time_is_enough_for_an_answer::<Level10>(&level10(5, 3));
    time_is_enough_for_an_answer::<Level10>(&level10(1, 0));
}

#[test]
fn linko_always_answers_in_time() {
    time_is_enough_for_an_answer::<Linko>(&linko(2, "base"));
    time_is_enough_for_an_answer::<Linko>(&linko(5, "advanced"));
}

#[test]
fn level8_always_answers_in_time() {
    time_is_enough_for_an_answer::<Level8>(&Level8Rules::new(6, Stars::One));
}

#[test]
fn names_carry_their_budget() {
    for (text, budget) in [
        ("search", Budget::Default),
        ("search:5000", Budget::Work(5000)),
        ("search:200ms", Budget::Time(Duration::from_millis(200))),
    ] {
        let name: BotName = text.parse().unwrap();
        assert_eq!((name.level, name.budget), (Level::Search, budget));
        assert_eq!(name.to_string(), text);
    }
    for text in ["search:", "search:0", "search:0ms", "search:-1", "search:2s", "heuristic:5", ":5"]
    {
        assert!(text.parse::<BotName>().is_err(), "{text}");
    }
}

#[test]
fn a_search_weighs_what_it_looked_into() {
    let rules = linko(4, "base");
    let mut seen = 0;
    decisions::<Linko>(&rules, "weigh", |view, legal| {
        let mut stream = Seed::from_text("search").stream(StreamName { purpose: "bot", round: 0 });
        let budget = Budget::Work(100);
        let turn = Turn { view, legal, stream: &mut stream, budget };
        let opinions = Player::<Linko>::weigh(&mut Search::default(), turn);
        let chances: Vec<f64> = opinions.iter().filter_map(|opinion| opinion.chance).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        assert_eq!(opinions[0].action, decide::<Linko>(view, legal, 1, budget));
        seen += 1;
    });
    assert!(seen > 20, "{seen} decisions");
}
