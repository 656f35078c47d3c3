//! What the page says of a lost game that is looked at again.

use sobremesa_level10::{Card, Event, Level10, LevelCard, Phase, State, Value, World};
use sobremesa_page::{Hindsight, LastChance};
use sobremesa_table::Viewer;

use super::match_play::{Match, Page};
use crate::rules::table::seat;

/// A lost game, and how it stood when this many cells were filled.
fn lost(filled: usize) -> (Match, State) {
    for seed in ["lost", "lost again", "lost once more", "lost for good"] {
        let mut game = Match::new(4, 0, seed);
        let mut then = None;
        while game.go_on() {
            let state = game.course.state();
            if state.board().filled() == filled {
                then = Some(state.clone());
            }
        }
        if let Some(then) = then.filter(|_| !game.course.state().board().is_full()) {
            return (game, then);
        }
    }
    panic!("one of these games is lost, and not at once");
}

fn chance(state: State, unknown: usize) -> Hindsight<Level10> {
    let column = state.board().column();
    let play = |card| Event::Played { seat: seat(1), card, column };
    let is_open = |card: &LevelCard| state.board().row(card.world).cell(column).is_none();
    let held = state.hands()[1].levels().iter().find(is_open).expect("a card for an open cell");
    Hindsight::Chance(Box::new(LastChance {
        missed: vec![play(LevelCard { world: World::Forest, value: Value::Six })],
        line: vec![
            play(held),
            Event::Drew { seat: seat(1), count: 1, cards: Some(vec![Card::Pause]) },
        ],
        state,
        unknown,
    }))
}

#[test]
fn a_lost_game_shows_its_last_chance_and_how_it_could_have_been_won() {
    let (game, state) = lost(12);
    let mut page = Page::of(&game, Viewer::Spectator);
    assert!(page.html("").contains("Working it out…"));
    let placed = state.board().filled();
    page.hindsight = Some(chance(state, 0));
    let html = page.html("");
    assert!(html.contains("until 12 cards lay in the grid"), "{html}");
    assert!(html.contains("name=\"pick\" value=\"step 0\""), "{html}");

    let html = page.html("step 0");
    assert!(html.contains("With 12 cards in the grid, the game could still be won"), "{html}");
    let name = page.table.name(seat(1)).to_owned();
    assert!(html.contains(&format!("Then: {name} plays Forest 6 in column 3.")), "{html}");
    assert!(html.contains("After that, it could not."), "{html}");
    let lie = |html: &str| {
        let (grid, _) = html.split_once("</table>").expect("a grid");
        let (_, grid) = grid.split_once("class=\"grid\"").expect("a grid");
        (grid.matches("class=\"card").count(), grid.contains(" last\""))
    };
    assert_eq!(lie(&html), (placed, false));
    assert!(html.contains("value=\"step 1\"") && html.contains("0 of 1"), "{html}");

    let html = page.html("step 1");
    assert_eq!(lie(&html), (placed + 1, true), "and the card that would have won");
    let step = format!(" in column 3. {name} draws ");
    assert!(html.contains(&step) && html.contains("1 of 1"), "all cards are open: {html}");
    assert_eq!(
        lie(&page.html("step 99")),
        (placed + 1, true),
        "there is nothing after the last step"
    );
}

#[test]
fn what_is_not_known_is_not_claimed() {
    let (game, state) = lost(12);
    let mut page = Page::of(&game, Viewer::Spectator);
    for (hindsight, sentence) in [
        (chance(state, 2), "2 positions after that are unclear."),
        (Hindsight::Unknown, "but could not rule one out"),
        (Hindsight::Never, "this deal could not be won"),
    ] {
        page.hindsight = Some(hindsight);
        let html = page.html("step 0");
        assert!(html.contains(sentence), "{html}");
        let claims = html.contains("After that, it could not.");
        assert!(!claims, "{sentence}");
    }
}

#[test]
fn a_game_that_runs_or_was_won_has_no_hindsight() {
    let mut won = Match::new(1, 3, "won");
    while won.go_on() {
        let is_won = won.course.state().board().is_full();
        if matches!(won.course.state().phase(), Phase::Over(_)) && !is_won {
            panic!("this game is won");
        }
        let mut page = Page::of(&won, Viewer::Spectator);
        page.hindsight = Some(Hindsight::Never);
        assert!(!page.html("").contains("id=\"hindsight\""));
    }
}
