//! Steps are true: what flies from and to each place is what the place loses and gains.

use std::collections::BTreeMap;

use sobremesa_level10::{COLUMNS, Event, Level10, View, World};
use sobremesa_page::Shows;
use sobremesa_page::flight::{Moved, Step};
use sobremesa_table::Seat;

use super::every_position;
use super::match_play::Page;

fn place(name: &str) -> String {
    name.into()
}

/// How many cards lie in each place; what is tucked under a pause is not seen.
fn sizes(view: &View) -> BTreeMap<String, i64> {
    let board = &view.board;
    let mut sizes = BTreeMap::from([("pile".to_owned(), board.pile_size() as i64)]);
    for seat in Seat::all(board.players()) {
        sizes.insert(format!("hand:{seat}"), view.hand_sizes[seat.index()] as i64);
    }
    for world in World::ALL {
        let row = board.row(world);
        sizes.insert(format!("resets:{world}"), row.resets_left().into());
        for column in 0..COLUMNS {
            sizes.insert(format!("cell:{world}:{column}"), row.cell(column).is_some().into());
        }
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
    let (mut moves, mut last) = (0, Vec::new());
    every_position(|game| {
        let pages: Vec<Page> = game.viewers().into_iter().map(|it| Page::of(game, it)).collect();
        for (before, page) in last.iter().zip(&pages) {
            let events = game.moved(page.view.viewer);
            // A game that has not been dealt has no cards.
            if events.is_empty() || events.iter().any(|event| matches!(event, Event::Dealt { .. }))
            {
                continue;
            }
            let steps = |event: &Event| page.with_scene("", |scene| Level10::steps(scene, event));
            let mut gains = gains(&events.iter().flat_map(steps).collect::<Vec<Step>>(), before);
            for event in &events {
                if let Event::Paused { row, column, tuck: Some(_), .. } = event {
                    *gains.entry(format!("cell:{row}:{column}")).or_default() -= 1;
                }
            }
            // The end of a game is looked at twice.
            if *before != sizes(&page.view) {
                assert_eq!(gains, changes(before, &sizes(&page.view)), "{events:?}");
                moves += 1;
            }
        }
        last = pages.iter().map(|page| sizes(&page.view)).collect();
    });
    assert!(moves > 500, "only {moves}");
}
