//! A game, decision by decision.

use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, StreamName, Viewer};

use crate::{Budget, Player, Turn};

/// Plays the game of this seed with one player on all seats, and shows every decision to `each`: the
/// game, who decides, and what is legal. It is for tests, benches and examples.
///
/// # Panics
/// If the player breaks a rule.
pub fn decisions<G: Game>(
    rules: &G::Rules,
    seed: &Seed,
    player: &mut dyn Player<G>,
    mut each: impl FnMut(&Course<G>, Seat, &[G::Action]),
) {
    let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
    let mut course = Course::<G>::new(rules);
    let mut legal = Vec::new();
    for _ in 0..G::action_bound(rules) {
        let (by, seat) = match course.owed() {
            Owed::Nobody => return,
            Owed::Chance(name) => {
                let chance = G::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(chance)).expect("a legal shuffle");
                continue;
            }
            Owed::Team => (Actor::Team, Seat::all(1).next().expect("the first seat")),
            Owed::Seat(seat) => (Actor::Seat(seat), seat),
        };
        G::legal_actions(course.state(), &mut legal);
        each(&course, seat, &legal);
        let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
        let action = player.decide(turn);
        course.make(Move::Action { by, action }).expect("a legal action");
        if player.talks() {
            for statement in player.speak(&course.view(Viewer::Seat(seat))) {
                course.make(Move::Statement { seat, statement }).expect("what may be said");
            }
        }
    }
}
