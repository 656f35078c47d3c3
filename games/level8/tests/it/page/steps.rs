//! Steps are true: what flies from and to each place is what the place loses and gains.

use sobremesa_level8::{Level8, Rules, Stars, View};
use sobremesa_page::Shows;
use sobremesa_page::flight::Step;
use sobremesa_page::gallery::balance::{Sizes, changes, gains};
use sobremesa_table::Seat;

use super::game::{Play, play, viewers};

/// How many cards lie in each place.
fn sizes(view: &View) -> Sizes {
    let board = &view.board;
    let pile = board.pile_size() + usize::from(board.pile_skips());
    let mut sizes = Sizes::from([("pile".to_owned(), pile as i64)]);
    for seat in Seat::all(board.players()) {
        let place = board.place(seat);
        sizes.insert(format!("hand:{seat}"), view.hand_sizes[seat.index()] as i64);
        sizes.insert(format!("discard:{seat}"), place.discard().cards().len() as i64);
        sizes.insert(format!("skip:{seat}"), place.is_skipped.into());
        for (group, meld) in place.melds().enumerate() {
            sizes.insert(format!("meld:{seat}:{group}"), meld.cards().len() as i64);
        }
    }
    sizes
}

#[test]
fn every_place_loses_and_gains_what_flies() {
    let mut moves = 0;
    for (players, stars) in [(2, Stars::One), (3, Stars::Two), (5, Stars::One)] {
        let mut last: Vec<Sizes> = Vec::new();
        play(&Rules::new(players, stars), "steps", |play: &mut Play| {
            let views = viewers(players.into()).map(|viewer| play.course.view(viewer));
            let views: Vec<View> = views.collect();
            for (before, view) in last.iter().zip(&views) {
                let (steps, events) = play.with_scene(view, "", |scene| {
                    let events = &scene.lines.last().expect("a move").events;
                    let steps = events.iter().flat_map(|event| Level8::steps(scene, event));
                    (steps.collect::<Vec<Step>>(), format!("{events:?}"))
                });
                let mut gains = gains(&steps, before, |name| name);
                let mut changes = changes(before, &sizes(view));
                // What stays in a hand that nobody sees is not told when the others are collected.
                if steps.iter().any(|step| matches!(step, Step::Collect(_))) {
                    let is_told = |place: &String| !place.starts_with("hand") && place != "pile";
                    gains.retain(|place, _| is_told(place));
                    changes.retain(|place, _| is_told(place));
                }
                assert_eq!(gains, changes, "{events}");
                moves += 1;
            }
            last = views.iter().map(sizes).collect();
        });
    }
    assert!(moves > 500, "only {moves}");
}
