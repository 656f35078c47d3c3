//! The first game: it is played by the rules, and the newcomer climbs two levels.

use sobremesa_level8::Level8;
use sobremesa_page::lesson::check;
use sobremesa_page::table::Shows;
use sobremesa_table::{Seat, Viewer};

#[test]
fn the_lesson_is_played_by_the_rules_in_every_language() {
    check::<Level8>();
}

#[test]
fn the_newcomer_goes_out_and_climbs_two_levels() {
    let lesson = Level8::lesson().expect("a lesson");
    let end = lesson.at(lesson.points.len() - 1);
    let board = end.course.view(Viewer::Spectator).board;
    let levels: Vec<u8> = Seat::all(3).map(|seat| board.place(seat).progress.level()).collect();
    assert_eq!((levels, board.rounds()), (vec![3, 1, 2], 2));
}
