//! The first game: it is played by the rules, and two columns are filled.

use sobremesa_level10::Level10;
use sobremesa_page::lesson::check;
use sobremesa_page::table::Shows;
use sobremesa_table::Viewer;

#[test]
fn the_lesson_is_played_by_the_rules_in_every_language() {
    check::<Level10>();
}

#[test]
fn two_columns_are_filled() {
    let lesson = Level10::lesson().expect("a lesson");
    let end = lesson.at(lesson.points.len() - 1);
    let board = end.course.view(Viewer::Spectator).board;
    assert_eq!((board.column(), board.pauses_placed()), (2, 1));
}
