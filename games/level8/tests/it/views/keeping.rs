//! Kept cards: their owner knows them, and everyone else how many there are.

use serde_json::json;
use sobremesa_level8::{Cards, Level8, Stars};
use sobremesa_table::{Game, Seed, StreamName, Viewer};

use crate::rules::table::{EASY, Table, read, rules, seat, text};

/// Seat 0 of three, on level 5, keeps cards; everyone saw it take Y7 from a discard pile.
fn keeping() -> Table {
    let table = Table::new(&rules(3, Stars::Two, EASY)).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(0, "R12 J X K1").hand(1, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let plan = plan.hand(2, "Y7");
    let table = table.dealt(&plan).after("draw pile; discard Y7; draw 2; discard K1; out");
    assert_eq!((table.next().as_str(), table.hand(0).contains("Y7")), ("0 keeps", true));
    table
}

/// The next round, in which seat 0 holds what it has kept.
fn dealt(table: &Table, kept: &str) -> Table {
    let others = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 Y10 Y11";
    let plan = table.plan().hand(0, kept).hand(1, others).top("B1");
    table.dealt(&plan.hand(2, "B2 B3 B4 B5 B6 B7 B8 B9 B10 B11"))
}

#[test]
fn the_number_is_known_once_it_is_decided() {
    let table = keeping();
    for (keep, size) in [("keep", 0), ("keep R12", 1), ("keep R12 Y7 J X", 4)] {
        let after = table.after(keep);
        for viewer in Viewer::all(3) {
            assert_eq!(*table.course().view(viewer).kept_sizes, [None, None, None]);
            let view = after.course().view(viewer);
            assert_eq!(*view.kept_sizes, [Some(size), None, None]);
            let shown = if viewer.is(seat(0)) { keep[4..].trim() } else { "" };
            assert_eq!(text(view.kept.iter()), shown);
        }
    }
}

#[test]
fn in_the_next_round_only_the_owner_knows_what_was_kept() {
    let after = dealt(&keeping().after("keep R12 Y7"), "R12 Y7");
    for viewer in Viewer::all(3) {
        let view = after.course().view(viewer);
        assert!(view.known.iter().all(Cards::is_empty), "{viewer:?}");
        assert_eq!((&*view.kept_sizes, view.kept.len()), (&[None; 3][..], 0));
        let holds = view.hand.is_some_and(|hand| hand.contains(read("Y7")));
        assert_eq!(holds, viewer.is(seat(0)));
    }
}

/// Whichever cards are kept, what the others see is the same to the byte, before and after the deal.
#[test]
fn others_cannot_tell_one_keep_from_another() {
    let table = keeping();
    let bytes = |kept: &str, viewer: Viewer| {
        let mut table = table.clone();
        let made = table.action(&format!("keep {kept}"));
        let step = table.make(made);
        let view = table.course().view(viewer);
        let later = dealt(&table, kept).course().view(viewer);
        json!([table.course().events(&step, viewer), view, later]).to_string()
    };
    for viewer in Viewer::all(3) {
        for other in ["R12 Y7", "J X", "Y7 X"] {
            let same = bytes("R12 J", viewer) == bytes(other, viewer);
            assert_eq!(same, !viewer.is(seat(0)), "{viewer:?}: {other}");
        }
    }
}

#[test]
fn guesses_keep_as_many() {
    let table = keeping().after("keep R12 J");
    let mut stream = Seed::from_text("kept").stream(StreamName { purpose: "guess", round: 0 });
    for viewer in Viewer::all(3) {
        let view = table.course().view(viewer);
        let mut others = 0;
        for _ in 0..50 {
            let guess = Level8::determinize(&view, &mut stream);
            let [kept, rest @ ..] = guess.kept() else { panic!("three players") };
            assert!(kept.len() == 2 && rest.iter().all(Cards::is_empty));
            assert!(kept.iter().all(|card| guess.hand(seat(0)).contains(card)));
            others += usize::from(text(kept.iter()) != "R12 J");
        }
        assert_eq!(others == 0, viewer.is(seat(0)), "{viewer:?}");
    }
}
