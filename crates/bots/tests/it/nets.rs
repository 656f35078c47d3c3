//! Nets as players: they fit one game, and do what they wish most.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use sobremesa_bots::net::{Misfit, Net, Nets, Role, Runtime};
use sobremesa_bots::{Budget, Turn};
use sobremesa_level8::Level8;
use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_table::{Course, Encodes, Game, Move, Owed, Seed, StreamName, decider};

const DUEL: Rules = Rules { players: 2, variant: Variant::Base, first: None };

/// Wishes for the codes in their order, the last one most.
struct Ascending(usize);

impl Runtime for Ascending {
    fn wishes(&self, numbers: &[f32]) -> Result<Vec<f32>, String> {
        assert!(numbers.iter().all(|number| (0.0..=1.0).contains(number)));
        match numbers.len() == Linko::NUMBERS {
            true => Ok((0..self.0).map(|code| code as f32).collect()),
            false => Err("another shape".into()),
        }
    }
}

fn net(codes: usize) -> Arc<Net> {
    let (name, version) = ("ascending".parse().expect("a name"), codes.to_string());
    let complain = |_: &str, reason: &str| panic!("{reason}");
    Arc::new(Net::new(name, version, Role::Decides, Ascending(codes), complain))
}

#[test]
fn a_net_that_was_made_for_another_game_is_refused() {
    assert_eq!((Nets::<Linko>::new().check)(&net(Linko::CODES)), Ok(()));
    let codes = (Nets::<Linko>::new().check)(&net(3));
    assert!(matches!(codes, Err(Misfit::Codes { wishes: 3, .. })), "{codes:?}");
    let numbers = (Nets::<Level8>::new().check)(&net(3));
    assert!(matches!(numbers, Err(Misfit::Numbers { .. })), "{numbers:?}");
}

/// Wishes as [`Ascending`] does where all numbers are these, and fails elsewhere.
struct Moody(&'static [f32]);

impl Runtime for Moody {
    fn wishes(&self, numbers: &[f32]) -> Result<Vec<f32>, String> {
        match numbers.iter().all(|number| self.0.contains(number)) {
            true => Ascending(Linko::CODES).wishes(numbers),
            false => Err("a bad day".into()),
        }
    }
}

static COMPLAINTS: AtomicUsize = AtomicUsize::new(0);

fn moody(good: &'static [f32]) -> Arc<Net> {
    let complain = |name: &str, _: &str| {
        assert_eq!(name, "moody");
        COMPLAINTS.fetch_add(1, Ordering::Relaxed);
    };
    let name = "moody".parse().expect("a name");
    Arc::new(Net::new(name, "1".to_owned(), Role::Decides, Moody(good), complain))
}

/// Lets a net decide for everyone, and compares the first codes of what it does with those of all that is legal.
fn watch(net: &Arc<Net>, check: impl Fn(u16, &[u16])) {
    let seed = Seed::from_text("net");
    let mut course = Course::<Linko>::new(&DUEL);
    let mut player = (Nets::<Linko>::new().player)(net);
    for _ in 0..200 {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed => {
                let by = owed.actor().expect("somebody decides");
                let seat = decider(owed).expect("somebody decides");
                let mut legal = Vec::new();
                Linko::legal_actions(course.state(), &mut legal);
                let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
                let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                let action = player.decide(turn);
                let code = |action| Linko::encode(course.state(), action).codes()[0];
                check(code(&action), &legal.iter().map(code).collect::<Vec<_>>());
                Move::Action { by, action }
            }
        };
        course.follow(&made).expect("it was legal");
    }
}

#[test]
fn a_net_does_what_it_wishes_most() {
    watch(&net(Linko::CODES), |done, legal| assert_eq!(Some(&done), legal.iter().max()));
}

#[test]
fn a_net_that_fails_in_a_position_does_the_first_code() {
    let net = moody(&[0.0, 1.0]);
    assert_eq!((Nets::<Linko>::new().check)(&net), Ok(()));
    watch(&net, |done, legal| assert_eq!(Some(&done), legal.iter().min()));
    assert_eq!(COMPLAINTS.load(Ordering::Relaxed), 1);
}

/// It is asked for what nothing and everything look like before it plays.
#[test]
fn a_net_that_fails_at_once_is_refused() {
    for good in [&[][..], &[0.0], &[1.0]] {
        let refused = (Nets::<Linko>::new().check)(&moody(good)).unwrap_err();
        assert!(refused.to_string().ends_with("of linko: a bad day"), "{refused}");
    }
}
