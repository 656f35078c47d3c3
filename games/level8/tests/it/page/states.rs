//! Every state of whole games can be shown, and shows nothing that is hidden.

use std::collections::BTreeSet;

use sobremesa_level8::page::pick::Pick;
use sobremesa_level8::{Card, Cards, Level8, Phase, Rules, Stars};
use sobremesa_table::{Game, Seed, StreamName, Viewer};

use super::game::{Play, actions, picks, play, values, viewers};

/// The page is well-formed as far as its parts promise.
#[track_caller]
fn check(html: &str) {
    let ids: Vec<&str> = values(html, " id=\"").collect();
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), different.len(), "ids are unique: {ids:?}");
    assert!(!html.contains("style=") && !html.contains("<script"), "no style or script inside");
    for label in values(html, "aria-labelledby=\"") {
        assert!(different.contains(label), "{label} is there");
    }
    for pick in picks(html) {
        assert_eq!(Pick::read(pick).to_string(), pick, "picks are read as they are written");
    }
    actions(html);
}

fn all(rules: Rules, seed: &str) {
    let mut phases = BTreeSet::new();
    play(&rules, seed, |play| {
        for viewer in viewers(play.players()) {
            check(&play.page(viewer, ""));
        }
        phases.insert(match play.course.state().phase() {
            Phase::Deal => "deal",
            Phase::Draw(_) => "draw",
            Phase::Act(_) => "act",
            Phase::Pass(_) => "pass",
            Phase::Reshuffle(_) => "reshuffle",
            Phase::Keep(_) => "keep",
            Phase::Over(_) => "over",
        });
    });
    assert!(phases.is_superset(&["draw", "act", "over"].into()));
    assert_eq!(phases.contains("keep"), rules.stars == Stars::Two, "{phases:?}");
}

#[test]
fn whole_games_can_be_shown_to_everyone() {
    for players in 2..=6 {
        all(Rules::new(players, Stars::One), "whole");
    }
    all(Rules::new(3, Stars::Two), "whole");
}

/// A card of another's hand that the viewer cannot know is nowhere in the page: the page is the same
/// for another state that the viewer could not tell from the true one.
#[test]
fn what_is_hidden_changes_no_byte() {
    let mut stream = Seed::from_text("hidden").stream(StreamName { purpose: "test", round: 0 });
    let mut count = 0;
    play(&Rules::new(4, Stars::Two), "hidden", |play| {
        count += 1;
        if count % 7 > 0 {
            return;
        }
        for viewer in viewers(4) {
            let view = play.course.view(viewer);
            let other = Level8::determinize(&view, &mut stream);
            let other = Level8::view(&other, play.course.memory(), viewer);
            for pick in ["", "color R7", "J", "arrange 0 J"] {
                assert_eq!(play.page_of(&view, pick), play.page_of(&other, pick));
            }
        }
    });
    assert!(count > 100);
}

/// What a spectator reads has no card of any hand, and no button.
#[test]
fn who_looks_on_sees_no_hand() {
    play(&Rules::new(3, Stars::One), "watched", |play| {
        let html = play.page(Viewer::Spectator, "R7");
        if let Phase::Over(_) = play.course.state().phase() {
            return;
        }
        assert!(actions(&html).is_empty() && !html.contains("data-card="));
        let shown: BTreeSet<&str> = values(&html, "href=\"#f-").collect();
        let view = play.course.view(Viewer::Spectator);
        let hidden = view.unseen().numbers().iter().map(Card::Number);
        assert!(hidden.into_iter().all(|card| !shown.contains(card.to_string().as_str())));
    });
}

/// The result says who has won and lets all hands be seen.
#[test]
fn the_end_is_told() {
    let is_over = |play: &Play| matches!(play.course.state().phase(), Phase::Over(_));
    play(&Rules::new(4, Stars::One), "end", |play| {
        for viewer in viewers(4).filter(|_| is_over(play)) {
            let html = play.page(viewer, "");
            assert!(
                html.contains("/t/some-table/replay") && html.contains("class=\"standing plate\"")
            );
            let rounds = play.course.state().board().rounds();
            assert!(html.contains(&format!("<b>{rounds}</b>")), "the rounds are told: {html}");
            assert_eq!(html.contains("name=\"rematch\""), viewer != Viewer::Spectator);
            let won = play.course.state().phase();
            let won = matches!(won, Phase::Over(end) if viewer == Viewer::Seat(end.winner()));
            assert_eq!(html.contains("data-class=\"table level8 over won\""), won);
            let shown: BTreeSet<&str> = values(&html, "href=\"#f-").collect();
            let held = play.course.state().hands().iter().flat_map(Cards::iter);
            assert!(held.into_iter().all(|card| shown.contains(card.to_string().as_str())));
        }
    });
}

/// After a round everyone reads how it went and what is needed next, until they act again.
#[test]
fn rounds_are_summed_up() {
    let mut summaries = 0;
    play(&Rules::new(2, Stars::One), "rounds", |play| {
        let is_new = play.course.state().board().rounds() > 1;
        let drawn = matches!(play.course.state().phase(), Phase::Act(_));
        for viewer in viewers(2) {
            let html = play.page(viewer, "");
            let shows = html.contains("<h2 class=\"over\" id=\"lvh\">");
            assert!(!shows || is_new || !drawn);
            // Whoever went out has moved up, and it is seen from where.
            assert_eq!(html.contains(" → "), shows);
            summaries += usize::from(shows);
        }
    });
    assert!(summaries > 4);
}
