//! A game that players lost together, looked at again with all cards open.

use sobremesa_bots::{Bots, Care, LastChance};
use sobremesa_page::hindsight::{self, Hindsight};
use sobremesa_table::{Actor, Course, Game, Move, Stakes, Viewer};

use crate::room::Play;

/// Whether all players have lost a game together.
pub(super) fn is_lost<G: Game>(play: &Play<G>) -> bool {
    let outcome = G::outcome(play.course().state()).filter(|_| G::STAKES == Stakes::Team);
    let standing = outcome.map(|outcome| G::standing(play.rules(), &outcome));
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
