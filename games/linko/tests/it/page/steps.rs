//! Steps are true: what flies from and to each place is what the place loses and gains.

use std::collections::BTreeMap;

use sobremesa_linko::{Linko, View};
use sobremesa_page::Shows;
use sobremesa_page::flight::{Moved, Step};
use sobremesa_table::Seat;

use super::game::{Look, every_rules, table, watch, with_scene};

/// The slots of the reserve close up, so they are one place here.
fn place(name: &str) -> String {
    name.split_once("reserve:").map_or(name, |_| "reserve").into()
}

/// How many cards lie in each place.
fn sizes(view: &View) -> BTreeMap<String, i64> {
    let board = &view.board;
    let reserve: usize = board.reserve().slots().iter().map(|slot| slot.len()).sum();
    let mut sizes = BTreeMap::from([
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

/// How many cards each place gains by these steps; what is collected is all that lies there but what stays.
fn gains(steps: &[Step], before: &BTreeMap<String, i64>) -> BTreeMap<String, i64> {
    let mut gains = BTreeMap::new();
    for flight in steps.iter().flat_map(Step::flights) {
        let (from, to) = (place(&flight.from.to_string()), place(&flight.to.to_string()));
        let count = match &flight.cards {
            Moved::Faces(faces) => faces.len() as i64,
            Moved::Backs(count) => *count as i64,
            Moved::AllBut(stay) => {
                let lies = before.get(&from).copied().unwrap_or_default();
                lies + gains.get(&from).copied().unwrap_or_default() - stay.len() as i64
            }
        };
        *gains.entry(from).or_default() -= count;
        *gains.entry(to).or_default() += count;
    }
    gains.retain(|_, gain| *gain != 0);
    gains
}

fn changes(before: &BTreeMap<String, i64>, after: &BTreeMap<String, i64>) -> BTreeMap<String, i64> {
    let places = before.keys().chain(after.keys());
    let size = |sizes: &BTreeMap<String, i64>, place: &String| {
        sizes.get(place).copied().unwrap_or_default()
    };
    let change = |place: &String| (place.clone(), size(after, place) - size(before, place));
    places.map(change).filter(|(_, change)| *change != 0).collect()
}

#[test]
fn every_place_loses_and_gains_what_flies() {
    let mut moves = 0;
    for rules in every_rules() {
        let mut last: Vec<BTreeMap<String, i64>> = Vec::new();
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
                    assert_eq!(gains(&steps, before), changes(before, &sizes(view)), "{events:?}");
                    moves += 1;
                }
            }
            last = views.iter().map(sizes).collect();
        });
    }
    assert!(moves > 500, "only {moves}");
}
