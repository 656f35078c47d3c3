//! What many games add up to.

use sobremesa_arena::{Match, Played, Tally};
use sobremesa_level8::tally::{Level8Tally, LevelFigures};
use sobremesa_level8::{Action, LAST_LEVEL, Level8, Levels, Phase, Rules, Stars, State};
use sobremesa_table::{Move, Seed};

/// The turns that each level took and how often it was laid, by making all moves again.
fn replayed(rules: &Rules, played: &Played<Level8>, levels: &mut [(u64, u64)]) {
    let mut state = State::new(rules).expect("good options");
    for made in &played.moves {
        let done = match made {
            Move::Chance(chance) => state.apply_chance(chance),
            Move::Action { by, action } => {
                if let Phase::Draw(seat) | Phase::Act(seat) = state.phase() {
                    let place = state.board().place(seat);
                    let (turns, laid) = &mut levels[usize::from(place.progress.level()) - 1];
                    match action {
                        Action::Draw(_) if !place.has_laid() => *turns += 1,
                        Action::Lay(_) => *laid += 1,
                        _ => {}
                    }
                }
                state.apply(*by, action)
            }
            Move::Statement { statement, .. } => match *statement {},
        };
        done.expect("a game that was played is legal");
    }
}

/// L8-20: whoever ends a round moves up two levels, the others who laid theirs one.
#[test]
fn turns_by_level_are_those_of_the_game_played_again() {
    let custom: Levels =
        "set2, run3, colour3, set2 set2, run4, colour4, set3, run5".parse().unwrap();
    let sides = [Stars::One, Stars::Two].map(|stars| Rules::new(4, stars));
    let more = [Rules::new(2, Stars::Two), Rules::new(6, Stars::One).with_levels(custom)];
    for rules in sides.into_iter().chain(more) {
        for bot in ["heuristic", "simple"] {
            let bots = vec![bot.parse().unwrap(); rules.players.into()];
            let table = Match::<Level8>::new(rules, bots).unwrap();
            let mut tally = Level8Tally::default();
            let mut levels = [(0, 0); LAST_LEVEL as usize];
            for game in 0..40 {
                let played = table.play(&Seed::from_text("tally").of_game(game));
                tally.add(&played);
                replayed(&rules, &played, &mut levels);
            }
            let figures = |(turns, laid): (u64, u64)| LevelFigures {
                turns,
                laid,
                turns_to_lay: (laid > 0).then(|| turns as f64 / laid as f64),
            };
            assert_eq!(tally.figures().levels, levels.map(figures));
            assert!(levels.iter().all(|(turns, laid)| turns >= laid && *laid > 0), "{levels:?}");
        }
    }
}
