//! Guesses of a small position: every possible one, each as often as the other.

use std::collections::BTreeMap;

use sobremesa_conformance::golden;
use sobremesa_linko::{Card, Linko};
use sobremesa_table::{Game, Seat, Seed, StreamName, Viewer};

/// How often each card of the unseen ones lies on top of the pile, or in the next player's hand: as
/// often as there are such cards. Pearson's test at six standard deviations.
#[test]
fn unseen_cards_are_anywhere_alike() {
    let games = include_str!("golden/games.jsonl");
    let mut stream = Seed::from_text("guesses").stream(StreamName { purpose: "guess", round: 0 });
    let samples = 4000;
    let mut positions = 0;
    for line in games.lines().take(12) {
        let courses = golden::positions::<Linko>(line);
        for course in courses.iter().skip(1).step_by(40) {
            let viewer = Viewer::Seat(Seat::new(0).unwrap());
            let view = course.view(viewer);
            let unseen = view.unseen();
            if view.open.is_some() || view.board.pile_size() == 0 {
                continue;
            }
            positions += 1;
            let mut tops: BTreeMap<Card, f64> = BTreeMap::new();
            for _ in 0..samples {
                let guess = Linko::determinize(&view, &mut stream);
                *tops.entry(guess.pile().next().unwrap()).or_default() += 1.0;
            }
            let chi: f64 = unseen
                .counts()
                .map(|(card, count)| {
                    let expected = f64::from(samples) * f64::from(count) / unseen.len() as f64;
                    (tops.get(&card).copied().unwrap_or_default() - expected).powi(2) / expected
                })
                .sum();
            let freedom = unseen.counts().count() as f64 - 1.0;
            assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt() + 6.0, "{chi} at {freedom}");
            assert!(tops.keys().all(|card| unseen.count(*card) > 0), "only unseen cards");
        }
    }
    assert!(positions > 20, "{positions} positions");
}
