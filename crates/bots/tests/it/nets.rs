//! Nets as players: they fit one game, and do what they wish most.

use std::sync::Arc;

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
    Arc::new(Net::new(name, version, Role::Decides, Ascending(codes)))
}

#[test]
fn a_net_that_was_made_for_another_game_is_refused() {
    assert_eq!((Nets::<Linko>::new().check)(&net(Linko::CODES)), Ok(()));
    let codes = (Nets::<Linko>::new().check)(&net(3));
    assert!(matches!(codes, Err(Misfit::Codes { wishes: 3, .. })), "{codes:?}");
    let numbers = (Nets::<Level8>::new().check)(&net(3));
    assert!(matches!(numbers, Err(Misfit::Numbers { .. })), "{numbers:?}");
}

#[test]
fn a_net_does_what_it_wishes_most() {
    let seed = Seed::from_text("net");
    let mut course = Course::<Linko>::new(&DUEL);
    let mut player = (Nets::<Linko>::new().player)(&net(Linko::CODES));
    for _ in 0..200 {
        let made = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed => {
                let by = owed.actor().unwrap();
                let seat = decider(owed).unwrap();
                let mut legal = Vec::new();
                Linko::legal_actions(course.state(), &mut legal);
                let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
                let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                let action = player.decide(turn);
                let code = |action| Linko::encode(course.state(), action).codes()[0];
                assert_eq!(code(&action), legal.iter().map(code).max().unwrap());
                Move::Action { by, action }
            }
        };
        course.follow(&made).unwrap();
    }
}
