//! What Level 8's simple player does in whole games.

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::Simple;
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Action, Cards, Level8, Rules, Stars, View};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName, Viewer};

/// Plays games among its like, and shows every decision.
fn play(stars: Stars, mut each: impl FnMut(&View, &[Action], &Action)) {
    let rules = Rules::new(3, stars);
    for seed in (0..10).map(|game| Seed::from_text("simple").of_game(game)) {
        let mut course = Course::<Level8>::new(&rules);
        let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
        let mut legal = Vec::new();
        for _ in 0..Level8::action_bound(&rules) {
            let made = match course.owed() {
                Owed::Nobody | Owed::Team => break,
                Owed::Chance(name) => {
                    Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
                }
                Owed::Seat(seat) => {
                    Level8::legal_actions(course.state(), &mut legal);
                    let view = course.view(Viewer::Seat(seat));
                    let (stream, budget) = (&mut stream, Budget::Default);
                    let turn = Turn::with_view(&view, seat, &legal, stream, budget);
                    let action = Simple.decide(turn);
                    each(&view, &legal, &action);
                    Move::Action { by: Actor::Seat(seat), action }
                }
            };
            course.make(made).expect("a legal move");
        }
        assert_eq!(course.owed(), Owed::Nobody, "the game comes to its end");
    }
}

fn is_lay(action: &Action) -> bool {
    matches!(action, Action::Lay(_))
}

fn is_add(action: &Action) -> bool {
    matches!(action, Action::Add { .. })
}

#[test]
fn lays_when_it_can() {
    let mut times = 0;
    play(Stars::One, |_, legal, action| {
        let can = legal.iter().any(is_lay);
        assert_eq!(is_lay(action), can);
        times += usize::from(can);
    });
    assert!(times > 50, "{times}");
}

#[test]
fn adds_when_it_can() {
    let mut times = 0;
    play(Stars::One, |_, legal, action| {
        let can = legal.iter().any(is_add);
        assert_eq!(is_add(action), can);
        times += usize::from(can);
    });
    assert!(times > 50, "{times}");
}

/// Before the level is laid there is always a card that it does not need.
#[test]
fn throws_nothing_away_that_the_level_needs() {
    for stars in [Stars::One, Stars::Two] {
        let mut times = 0;
        play(stars, |view, _, action| {
            let (Action::Discard(card), Some(hand)) = (action, view.hand) else { return };
            let seat = view.viewer.seat().expect("a player discards");
            if view.board.place(seat).has_laid() {
                return;
            }
            let missing = |cards: &Cards| Finder::new(cards, view.board.level(seat)).missing();
            let mut rest = hand;
            rest.remove(*card);
            assert_eq!(missing(&rest), missing(&hand), "{card} of {hand:?}");
            times += 1;
        });
        assert!(times > 50, "{times}");
    }
}

/// L8-24: nothing is kept but what the level needs.
#[test]
fn keeps_what_the_level_needs() {
    let mut times = 0;
    play(Stars::Two, |view, _, action| {
        let Action::Keep(keep) = action else { return };
        let kept: Cards = keep.cards().collect();
        let level = view.board.level(view.viewer.seat().expect("a player keeps"));
        let missing = usize::from(Finder::new(&kept, level).missing());
        assert_eq!(level.cards() - missing, kept.len(), "{kept:?} for {level:?}");
        times += 1;
    });
    assert!(times > 5, "{times}");
}
