//! Every state of a game can be shown to everyone.

use std::collections::BTreeSet;

use sobremesa_linko::{Action, Phase, Rules, Variant};
use sobremesa_page::{Aside, ChairKind, Line, Presence, Stage};
use sobremesa_table::{Owed, Viewer};

use super::game::{Look, actions, every_rules, page, page_at, seat, table, values, watch};

#[track_caller]
fn check(html: &str) {
    assert!(!html.contains("style="), "no style of an element");
    assert!(!html.contains("<script") && !html.contains(" onclick"), "no script in a region");
    let ids: Vec<&str> = values(html, " id=\"").collect();
    let different: BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(different.len(), ids.len(), "every id once: {ids:?}");
    let is_plain = |id: &&str| id.chars().all(|char| char.is_ascii_alphanumeric() || char == '-');
    assert!(ids.iter().all(is_plain), "{ids:?}");
    for labelled in values(html, "aria-labelledby=\"") {
        assert!(ids.contains(&labelled), "{labelled} is on the page");
    }
    for tag in ["section", "div", "button", "ul", "ol", "li", "p", "span", "table", "svg"] {
        let opened =
            html.matches(&format!("<{tag} ")).count() + html.matches(&format!("<{tag}>")).count();
        assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn every_state_is_shown_to_everyone() {
    let mut phases = BTreeSet::new();
    for rules in every_rules() {
        watch(rules, "states", |course, lines| {
            for viewer in lines.viewers() {
                let view = course.view(viewer);
                let html = page(&view, Look { lines: lines.of(viewer), ..Look::default() });
                check(&html);
                let offered: BTreeSet<_> = actions(&html).into_iter().collect();
                let legal: BTreeSet<_> = view.legal_actions().into_iter().collect();
                assert!(offered.is_subset(&legal));
                // All decisions but the play need no pick.
                if !matches!(view.phase, Phase::Play(_)) {
                    assert_eq!(offered, legal, "{:?}", view.phase);
                }
                phases
                    .insert(format!("{:?}", view.phase).split(['(', ' ']).next().map(String::from));
            }
        });
    }
    assert_eq!(phases.len(), 8, "{phases:?}");
}

#[test]
fn whoever_is_awaited_is_marked_for_the_others() {
    let rules = Rules { players: 4, variant: Variant::Base, first: None };
    watch(rules, "awaited", |course, lines| {
        let Owed::Seat(owing) = course.owed() else { return };
        for viewer in lines.viewers() {
            let view = course.view(viewer);
            let html = page(&view, Look::default());
            assert_eq!(html.matches(" awaits").count(), usize::from(!viewer.is(owing)));
            assert!(viewer.is(owing) || html.contains(table(&view).name(owing)));
        }
    });
}

#[test]
fn the_end_shows_result_hands_and_rematch() {
    let rules = Rules { players: 3, variant: Variant::Base, first: None };
    let mut ends = 0;
    watch(rules, "end", |course, _| {
        let Phase::Over(_) = course.state().phase() else { return };
        ends += 1;
        let view = course.view(Viewer::Seat(seat(0)));
        let html = page(&view, Look::default());
        assert!(html.contains(r#"name="rematch""#) && html.contains("/t/some-table/replay"));
        assert!(actions(&html).is_empty());
        let hands = view.hand_sizes.iter().filter(|size| **size > 0).count();
        assert_eq!(html.matches(r#"class="left""#).count(), hands);
        let (laid, held) = (view.board.area(seat(0)).cards(), view.hand_sizes[0]);
        let points = laid as i64 - held as i64;
        let points = points.to_string().replace('-', "−");
        for figure in [laid.to_string(), held.to_string(), points.clone()] {
            assert!(html.contains(&format!("<b>{figure}</b>")), "{figure} is in the sum: {html}");
        }
        let told = values(&html, r#"data-share=""#).next().expect("the result can be passed on");
        assert!(told.starts_with("Linko: ") && told.contains(&format!("Nina {points}")), "{told}");
        let mut again = table(&view);
        again.rematch = Some("next".into());
        assert!(page_at(&again, &view, Look::default()).contains(r#"href="/t/next""#));
        let spectator = page(&course.view(Viewer::Spectator), Look::default());
        assert!(!spectator.contains(r#"name="rematch""#) && !spectator.contains(r#"id="mine""#));
    });
    assert_eq!(ends, 1);
}

#[test]
fn the_log_speaks_to_its_reader() {
    let rules = Rules { players: 3, variant: Variant::Base, first: Some(seat(0)) };
    let mut plays = 0;
    watch(rules, "log", |course, lines| {
        if course.view(Viewer::Spectator).phase != Phase::Play(seat(1)) || plays > 0 {
            return;
        }
        plays += 1;
        let log = |viewer| {
            let undone =
                [Line { version: 1, events: Vec::new(), aside: Some(Aside::Undone(seat(0))) }];
            let look = |lines| page(&course.view(viewer), Look { lines, ..Look::default() });
            look(lines.of(viewer)) + &look(&undone)
        };
        let (mine, others) = (log(Viewer::Seat(seat(0))), log(Viewer::Spectator));
        for (you, other) in [("You play ", "Nina plays "), ("You took back", "Nina took back")] {
            assert!(mine.contains(you) && !mine.contains(other), "{mine}");
            assert!(others.contains(other) && !others.contains(you), "{others}");
        }
    });
    assert_eq!(plays, 1);
}

#[test]
fn a_hint_raises_its_cards_marks_the_robbed_and_is_done_by_one_press() {
    let rules = Rules { players: 4, variant: Variant::Base, first: None };
    let mut robs = 0;
    watch(rules, "hint", |course, _| {
        let Phase::Play(owing) = course.state().phase() else { return };
        let view = course.view(Viewer::Seat(owing));
        let html = page(&view, Look { is_hinted: true, ..Look::default() });
        let hint = *view.legal_actions().last().expect("something can be played");
        let Action::Play(layer) = hint else { panic!("a layer is played") };
        let play = view.prospects().into_iter().find(|(possible, _)| *possible == layer);
        let (_, play) = play.expect("it is possible");
        assert_eq!(html.matches(" proposed").count(), usize::from(layer.len()), "{html}");
        assert_eq!(html.matches(" robbed").count(), play.victims.len(), "{html}");
        assert!(html.contains(&format!(r#"value="{hint}">Do it<"#)), "{html}");
        robs += play.victims.len();
    });
    assert!(robs > 0, "somebody is robbed in this game");
}

#[test]
fn tables_that_were_given_up_left_or_timed_say_so() {
    let rules = Rules { players: 3, variant: Variant::Base, first: Some(seat(0)) };
    let mut plays = 0;
    watch(rules, "table", |course, _| {
        let Phase::Play(owing) = course.state().phase() else { return };
        plays += 1;
        let view = course.view(Viewer::Seat(owing));
        let mut given_up = table(&view);
        given_up.stage = Stage::GivenUp;
        let html = page_at(&given_up, &view, Look::default());
        check(&html);
        assert!(html.contains("ended early") && html.contains(r#"name="rematch""#));
        assert!(actions(&html).is_empty());

        let mut left = table(&view);
        left.is_away = true;
        let html = page_at(&left, &view, Look { pick: "J", ..Look::default() });
        check(&html);
        assert!(html.contains(r#"name="return""#) && actions(&html).is_empty());

        let mut timed = table(&view);
        timed.clock = Some(3_723_000);
        let other = owing.next(3).index();
        timed.chairs[other].kind = ChairKind::Person {
            is_ready: true,
            is_away: false,
            is_replaced: false,
            wants_end: true,
            is_muted: false,
            presence: Presence::Here,
        };
        let html = page_at(&timed, &view, Look { is_hinted: true, ..Look::default() });
        check(&html);
        assert!(html.contains(r#"data-until="3723000""#) && html.contains("01:02:03"));
        assert!(html.contains(r#"name="vote" value="end""#));
        assert_eq!(
            actions(&html),
            view.legal_actions().last().copied().into_iter().collect::<Vec<_>>()
        );
    });
    assert!(plays > 5);
}
