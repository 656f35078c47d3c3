//! The first game: it is played by the rules, and the newcomer wins it.

use sobremesa_linko::Linko;
use sobremesa_page::lesson::{ME, check};
use sobremesa_page::table::Shows;
use sobremesa_table::Game;

#[test]
fn the_lesson_is_played_by_the_rules_in_every_language() {
    check::<Linko>();
}

#[test]
fn the_newcomer_ends_the_game_and_wins() {
    let lesson = Linko::lesson().expect("a lesson");
    let end = lesson.at(lesson.points.len() - 1);
    let outcome = Linko::outcome(end.course.state()).expect("it is over");
    assert_eq!((outcome.winners, outcome.scores[ME.index()]), (vec![ME], 16));
}
