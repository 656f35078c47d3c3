//! Players with the failings of people.

use sobremesa_bots::random::Random;
use sobremesa_bots::{Budget, Failings, Human, Player, Turn};
use sobremesa_linko::bots::Heuristic;
use sobremesa_linko::{Action, Cards, Linko, Rules, Variant, View};
use sobremesa_table::{Course, Game, Move, Seat, Seed, Stream, StreamName, Viewer};

/// A mind that says what it was shown, by taking the first of the actions.
#[derive(Default)]
struct Witness {
    noticed: Vec<Action>,
    known: usize,
    budget: Budget,
    is_wanted: bool,
}

impl Player<Linko> for &mut Witness {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        self.noticed = turn.legal.to_vec();
        self.known = turn.view().known.iter().map(|known| known.len()).sum();
        self.budget = turn.budget;
        self.is_wanted = turn.is_wanted();
        turn.legal[0]
    }
}

fn stream(round: u32) -> Stream {
    Seed::from_text("human").stream(StreamName { purpose: "player", round })
}

/// A duel: everybody knows of the jokers that both were given.
fn duel() -> (Course<Linko>, Vec<Action>, Seat) {
    let rules = Rules { players: 2, variant: Variant::Base, first: Seat::new(0) };
    let mut course = Course::<Linko>::new(&rules);
    let deal = Linko::draw_chance(course.state(), &mut stream(0));
    course.make(Move::Chance(deal)).expect("a whole deck");
    let legal = course.state().legal_actions();
    (course, legal, Seat::new(0).expect("two play"))
}

fn forget(view: &mut View) {
    view.known.iter_mut().for_each(|known| *known = Cards::default());
}

/// What a mind is shown by somebody with these failings.
fn shown(overlooks: u32, forgets: u32, asked: Budget, round: u32) -> Witness {
    let (course, legal, seat) = duel();
    let mut witness = Witness::default();
    let failings = Failings { overlooks, forgets };
    let mut human = Human { mind: &mut witness, failings, forget, budget: Budget::Work(7) };
    human.decide(Turn::new(&course, seat, &legal, &mut stream(round), asked));
    witness
}

#[test]
fn who_forgets_still_knows_whether_somebody_waits() {
    let (course, legal, seat) = duel();
    for (forgets, waits) in [(0, false), (100, false), (0, true), (100, true)] {
        let mut witness = Witness::default();
        let failings = Failings { overlooks: 0, forgets };
        let mut human = Human { mind: &mut witness, failings, forget, budget: Budget::Default };
        let (mut stream, wanted) = (stream(9), || waits);
        let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
        human.decide(turn.while_wanted(&wanted));
        assert_eq!(witness.is_wanted, waits);
    }
}

#[test]
fn without_failings_everything_is_shown() {
    let (course, legal, seat) = duel();
    let witness = shown(0, 0, Budget::Default, 1);
    assert_eq!(witness.noticed, legal);
    assert_eq!(witness.known, 4, "two jokers each");
    assert!(course.view(Viewer::Seat(seat)).known.iter().all(|known| known.len() == 2));
}

#[test]
fn some_actions_are_overlooked_and_one_is_always_noticed() {
    let (_, legal, _) = duel();
    let noticed: Vec<usize> =
        (1..50).map(|round| shown(40, 0, Budget::Default, round).noticed.len()).collect();
    assert!(noticed.iter().all(|count| *count < legal.len()), "{noticed:?}");
    let mean = noticed.iter().sum::<usize>() * 100 / noticed.len() / legal.len();
    assert!((50..70).contains(&mean), "{mean}% of the actions are noticed");
    let witness = shown(100, 0, Budget::Default, 1);
    assert!(matches!(witness.noticed[..], [only] if legal.contains(&only)));
    assert!(shown(40, 0, Budget::Default, 1).noticed.is_sorted(), "in the order that minds expect");
}

#[test]
fn what_was_shown_is_forgotten() {
    assert_eq!(shown(0, 100, Budget::Default, 1).known, 0);
    let forgotten = (1..100).filter(|round| shown(0, 30, Budget::Default, *round).known == 0);
    let count = forgotten.count();
    assert!((15..45).contains(&count), "{count} of 99 times");
}

#[test]
fn a_budget_that_is_given_counts_more_than_the_own_one() {
    assert_eq!(shown(0, 0, Budget::Default, 1).budget, Budget::Work(7));
    assert_eq!(shown(0, 100, Budget::Work(50), 1).budget, Budget::Work(50));
}

#[test]
fn the_same_randomness_gives_the_same_lapses() {
    for round in 1..10 {
        let [one, other] = [0, 1].map(|_| shown(40, 50, Budget::Default, round));
        assert_eq!((one.noticed, one.known), (other.noticed, other.known));
    }
}

#[test]
fn a_human_is_as_its_mind_is() {
    let failings = Failings { overlooks: 1, forgets: 1 };
    let careful = Human::<Linko, _> { mind: Heuristic, failings, forget, budget: Budget::Default };
    assert!(careful.remembers());
    let careless = Human::<Linko, _> { mind: Random, failings, forget, budget: Budget::Default };
    assert!(!careless.remembers() && !careless.talks());
}
