//! Steps are true: what flies from and to each place is what the place loses and gains.

use sobremesa_linko::{Linko, View};
use sobremesa_page::Shows;
use sobremesa_page::flight::Step;
use sobremesa_page::gallery::balance::{Sizes, changes, gains};
use sobremesa_table::Seat;

use super::game::{Look, every_rules, table, watch, with_scene};

/// The slots of the reserve close up, so they are one place here.
fn place(name: &str) -> &str {
    if name.starts_with("reserve:") { "reserve" } else { name }
}

/// How many cards lie in each place.
fn sizes(view: &View) -> Sizes {
    let board = &view.board;
    let reserve: usize = board.reserve().slots().iter().map(|slot| slot.len()).sum();
    let mut sizes = Sizes::from([
        ("reserve".to_owned(), reserve as i64),
        ("ghost".to_owned(), board.ghost().len() as i64),
        ("out".to_owned(), board.discard().len() as i64),
        ("pile".to_owned(), board.pile_size() as i64),
    ]);
    for seat in Seat::all(board.players()) {
        sizes.insert(format!("hand:{seat}"), view.hand_sizes[seat.index()] as i64);
        sizes.insert(format!("area:{seat}"), board.area(seat).cards() as i64);
    }
    sizes
}

#[test]
fn every_place_loses_and_gains_what_flies() {
    let mut moves = 0;
    for rules in every_rules() {
        let mut last: Vec<Sizes> = Vec::new();
        watch(rules, "steps", |course, lines| {
            let views: Vec<View> = lines.viewers().map(|viewer| course.view(viewer)).collect();
            for (before, view) in last.iter().zip(&views) {
                let lines = lines.of(view.viewer);
                let events = &lines.last().expect("a move").events;
                let steps: Vec<Step> =
                    with_scene(&table(view), view, Look { lines, ..Look::default() }, |scene| {
                        events.iter().flat_map(|event| Linko::steps(scene, event)).collect()
                    });
                // A game that has not been dealt has no pile.
                if before["pile"] > 0 {
                    assert_eq!(
                        gains(&steps, before, place),
                        changes(before, &sizes(view)),
                        "{events:?}"
                    );
                    moves += 1;
                }
            }
            last = views.iter().map(sizes).collect();
        });
    }
    assert!(moves > 500, "only {moves}");
}
