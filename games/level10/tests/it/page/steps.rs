//! Steps are true: what flies from and to each place is what the place loses and gains.

use sobremesa_level10::{COLUMNS, Event, Level10, View, World};
use sobremesa_page::Shows;
use sobremesa_page::flight::Step;
use sobremesa_page::gallery::balance::{Sizes, changes, gains};
use sobremesa_table::Seat;

use super::every_position;
use super::match_play::Page;

/// How many cards lie in each place; what is tucked under a pause is not seen.
fn sizes(view: &View) -> Sizes {
    let board = &view.board;
    let mut sizes = Sizes::from([("pile".to_owned(), board.pile_size() as i64)]);
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
            let mut gains =
                gains(&events.iter().flat_map(steps).collect::<Vec<Step>>(), before, |name| name);
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
