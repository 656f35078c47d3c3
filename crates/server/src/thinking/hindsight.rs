//! A game that players lost together, looked at again with all cards open.

use sobremesa_bots::{Bots, Care, LastChance};
use sobremesa_page::hindsight::{self, Hindsight};
use sobremesa_table::{Actor, Course, Game, Move, Stakes, Viewer};

/// Whether all players have lost a game together.
pub(super) fn is_lost<G: Game>(rules: &G::Rules, state: &G::State) -> bool {
    let outcome = G::outcome(state).filter(|_| G::STAKES == Stakes::Team);
    let standing = outcome.map(|outcome| G::standing(rules, &outcome));
    standing.is_some_and(|standing| standing.wins.iter().all(|wins| *wins == 0))
}

/// Until when a lost game could have been won; none where nobody can tell.
pub(super) fn look_back<G: Bots>(rules: &G::Rules, moves: &[Move<G>]) -> Option<Hindsight<G>> {
    let LastChance { winnable, unknown } = G::last_chance(rules, moves, Care::Brief)?;
    Some(match winnable {
        Some((made, line)) => {
            let chance = last_chance(rules, moves.split_at(made), line, unknown);
            Hindsight::Chance(Box::new(chance))
        }
        None if unknown == 0 => Hindsight::Never,
        None => Hindsight::Unknown,
    })
}

/// The last position that could be won, what was done there instead, and what would have won.
fn last_chance<G: Game>(
    rules: &G::Rules,
    (before, after): (&[Move<G>], &[Move<G>]),
    line: Vec<G::Action>,
    unknown: usize,
) -> hindsight::LastChance<G> {
    let mut course: Course<G> = Course::new(rules);
    for made in before {
        course.make(made.clone()).expect("the game was played like this");
    }
    let is_action = |made: &&Move<G>| matches!(made, Move::Action { .. });
    let missed = after.iter().find(is_action).cloned();
    let mut won = course.clone();
    let line = line.into_iter().flat_map(|action| {
        let by = won.owed().actor().expect("the line goes on");
        make(&mut won, Move::Action { by, action })
    });
    hindsight::LastChance {
        state: course.state().clone(),
        line: line.collect(),
        missed: missed.map(|made| make(&mut course, made)).unwrap_or_default(),
        unknown,
    }
}

/// Makes a move: what happened, as the player who made it knows it.
fn make<G: Game>(course: &mut Course<G>, made: Move<G>) -> Vec<G::Event> {
    let viewer = match &made {
        Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    };
    let step = course.make(made).expect("a legal move");
    course.events(&step, viewer)
}

#[cfg(test)]
mod tests {
    use sobremesa_bots::{Budget, Turn};
    use sobremesa_level10::{End, Event, Level10, Rules, Scoring};
    use sobremesa_table::{Owed, Seat, Seed, StreamName};

    use super::*;

    const RULES: Rules = Rules { players: 4, pauses: 0, scoring: Scoring::Victory };

    /// A game of good bots with this seed: its end, and its moves.
    fn played(seed: &str) -> (Course<Level10>, Vec<Move<Level10>>) {
        let seed = Seed::from_text(seed);
        let mut stream = seed.stream(StreamName { purpose: "bot", round: 0 });
        let (mut course, mut moves) = (Course::<Level10>::new(&RULES), Vec::new());
        let mut legal = Vec::new();
        loop {
            let made = match (course.owed(), course.owed().actor()) {
                (Owed::Chance(name), _) => {
                    let stream = &mut seed.stream(name);
                    Move::Chance(Level10::draw_chance(course.state(), stream))
                }
                (_, Some(by)) => {
                    let seat = match by {
                        Actor::Seat(seat) => seat,
                        Actor::Team => Seat::new(0).unwrap(),
                    };
                    Level10::legal_actions(course.state(), &mut legal);
                    let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                    Move::Action { by, action: (Level10::stand_in().player)().decide(turn) }
                }
                (_, None) => return (course, moves),
            };
            course.make(made.clone()).unwrap();
            moves.push(made);
        }
    }

    #[test]
    fn a_lost_game_has_a_last_chance_and_a_line_that_wins() {
        let (lost, moves) = played("lost");
        assert!(is_lost::<Level10>(&RULES, lost.state()));
        let Some(Hindsight::Chance(chance)) = look_back::<Level10>(&RULES, &moves) else {
            panic!("it could have been won");
        };
        assert!(matches!(chance.line.last(), Some(Event::Ended { end: End::Won, .. })));
        assert!(chance.state.board().filled() < lost.state().board().filled());
        assert!(!chance.missed.is_empty(), "it was not won because of this");
        assert_ne!(chance.missed.first(), chance.line.first());
        assert_eq!(chance.state.hands().len(), 4);
    }

    #[test]
    fn a_game_that_was_won_is_not_looked_at() {
        let mut games = (0..100).map(|game| played(&format!("game {game}")).0);
        let won = games.find(|game| game.state().board().is_full()).expect("some are won");
        assert!(!is_lost::<Level10>(&RULES, won.state()));
    }
}
