//! A lost game of Level 10, looked at again with all cards open.

use sobremesa_bots::level10::solver::{Effort, Winnable, last_winnable};
use sobremesa_games::Level10;
use sobremesa_level10::{Action, Event, Phase, Rules};
use sobremesa_page::level10::hindsight::{Hindsight, LastChance};
use sobremesa_table::{Actor, Course, Move, Viewer};

use super::Play;
use super::hosted::LookBack;

/// How many positions are looked at for each of the game's; almost all games need less, and all of them
/// together take a second or two.
const EFFORT: Effort = Effort(100_000);

/// Works out until when a lost game could have been won; none of one that was won.
pub(super) fn of_lost(over: &Play<Level10>) -> Option<LookBack<Level10>> {
    let is_lost = match over.course().state().phase() {
        Phase::Over(_) => !over.course().state().board().is_full(),
        Phase::Deal | Phase::First | Phase::Turn(_) | Phase::Swap(_) => false,
    };
    let (rules, moves) = (*over.rules(), over.moves().to_vec());
    is_lost.then(|| -> LookBack<Level10> { Box::new(move || look_back(&rules, &moves)) })
}

fn look_back(rules: &Rules, moves: &[Move<Level10>]) -> Hindsight {
    let seen = last_winnable(rules, moves, EFFORT).expect("the game was played like this");
    let unknown = seen.unknown;
    match seen.last {
        Some(Winnable { moves: made, line }) => {
            let (before, after) = moves.split_at(made);
            Hindsight::Chance(Box::new(last_chance(rules, before, after, &line, unknown)))
        }
        None if unknown == 0 => Hindsight::Never,
        None => Hindsight::Unknown,
    }
}

fn last_chance(
    rules: &Rules,
    before: &[Move<Level10>],
    after: &[Move<Level10>],
    line: &[Action],
    unknown: usize,
) -> LastChance {
    let mut course: Course<Level10> = Course::new(rules);
    for made in before {
        course.make(made.clone()).expect("the game was played like this");
    }
    let is_action = |made: &&Move<Level10>| matches!(made, Move::Action { .. });
    let missed = after.iter().find(is_action).cloned();
    let mut won = course.clone();
    let line = line.iter().flat_map(|action| {
        let by = won.owed().actor().expect("the line goes on");
        make(&mut won, Move::Action { by, action: *action })
    });
    LastChance {
        board: *course.state().board(),
        hands: course.state().hands().to_vec(),
        line: line.collect(),
        missed: missed.map(|made| make(&mut course.clone(), made)).unwrap_or_default(),
        unknown,
    }
}

/// Makes a move: what happened, as who made it knows it.
fn make(course: &mut Course<Level10>, made: Move<Level10>) -> Vec<Event> {
    let viewer = match &made {
        Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    };
    let step = course.make(made).expect("a legal move");
    course.events(&step, viewer)
}

#[cfg(test)]
mod tests {
    use sobremesa_bots::level10::Heuristic;
    use sobremesa_bots::{Player, Turn};
    use sobremesa_level10::{End, Scoring};
    use sobremesa_store::{Millis, Version};
    use sobremesa_table::{Game, Seat, Seed, StreamName};

    use super::*;

    /// A game of heuristics with this seed.
    fn played(seed: &str) -> Play<Level10> {
        let rules = Rules { players: 4, pauses: 0, scoring: Scoring::Victory };
        let mut play = Play::new(rules, Seed::from_text(seed), Millis(0));
        let mut stream = play.seed().stream(StreamName { purpose: "bot", round: 0 });
        let mut legal = Vec::new();
        let mut made = play.judge(None).unwrap().made;
        for version in 1.. {
            play.make(Version(version), None, made).ok().unwrap();
            let Some(by) = play.owed().actor() else { break };
            let seat = if let Actor::Seat(seat) = by { seat } else { Seat::new(0).unwrap() };
            Level10::legal_actions(play.course().state(), &mut legal);
            let view = play.course().view(Viewer::Seat(seat));
            let (stream, budget) = (&mut stream, Default::default());
            let action = Heuristic.decide(Turn { view: &view, legal: &legal, stream, budget });
            made = vec![Move::Action { by, action }];
        }
        play
    }

    #[test]
    fn a_lost_game_has_a_last_chance_and_a_line_that_wins() {
        let lost = played("lost");
        let Hindsight::Chance(chance) = of_lost(&lost).expect("it is lost")() else {
            panic!("it could have been won");
        };
        assert!(matches!(chance.line.last(), Some(Event::Ended { end: End::Won, .. })));
        assert!(chance.board.filled() < lost.course().state().board().filled());
        assert!(!chance.missed.is_empty(), "it was not won because of this");
        assert_ne!(chance.missed.first(), chance.line.first());
        assert_eq!(chance.hands.len(), 4);
    }

    #[test]
    fn a_game_that_was_won_is_not_looked_at() {
        let won = (0..100).map(|game| played(&format!("game {game}")));
        let mut won = won.filter(|play| play.course().state().board().is_full());
        assert!(of_lost(&won.next().expect("some are won")).is_none());
    }
}
