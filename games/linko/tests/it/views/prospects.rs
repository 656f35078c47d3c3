//! What a play would do, and what the viewer may do, agree with what the rules do.

use serde_json::json;
use sobremesa_linko::{Action, Layer, Linko, Phase, Prospect, Variant};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Viewer};

use super::games::{every_rules, watch};
use crate::rules::plan::Plan;
use crate::rules::table::{Table, seat, text};

/// What the play really does: every victim gets the layer back, so that the turn is played out.
fn done(course: &Course<Linko>, seat: Seat, layer: Layer) -> Prospect {
    let mut course = course.clone();
    let act = |by: Seat, action: &str, course: &mut Course<Linko>| {
        let action = action.parse().expect("an action");
        course.make(Move::Action { by: Actor::Seat(by), action }).expect("it is legal");
    };
    act(seat, &Action::Play(layer).to_string(), &mut course);
    let mut done = Prospect { ends_game: false, ghost: Vec::new(), victims: Vec::new() };
    loop {
        match course.state().phase() {
            Phase::Over(_) => done.ends_game = true,
            Phase::Ghost(_) => {
                let mut legal = Vec::new();
                Linko::legal_actions(course.state(), &mut legal);
                done.ghost.extend(legal.iter().filter_map(|action| match action {
                    Action::Ghost(value) => Some(value.number()),
                    _ => None,
                }));
                act(seat, &legal[0].to_string(), &mut course);
                continue;
            }
            Phase::Steal { victim, .. } => {
                done.victims.push(victim);
                act(seat, &format!("steal {victim} leave"), &mut course);
                act(victim, "keep", &mut course);
                continue;
            }
            _ => {}
        }
        return done;
    }
}

#[test]
fn what_a_play_would_do_is_what_it_does() {
    let (mut thefts, mut sets, mut ends) = (0, 0, 0);
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, _| {
                let Phase::Play(seat) = course.state().phase() else { return };
                let view = course.view(Viewer::Seat(seat));
                let prospects = view.prospects();
                let plays: Vec<Action> =
                    prospects.iter().map(|(layer, _)| Action::Play(*layer)).collect();
                assert_eq!(plays, view.legal_actions());
                for (layer, prospect) in prospects {
                    assert_eq!(prospect, done(course, seat, layer), "{layer}");
                    thefts += prospect.victims.len();
                    sets += prospect.ghost.len();
                    ends += usize::from(prospect.ends_game);
                }
            });
        }
    }
    assert!(thefts > 0 && sets > 0 && ends > 0, "{thefts} thefts, {sets} sets, {ends} ends");
}

/// For each play of a seat that would do something: what it would do.
fn prospects(table: &Table, index: usize) -> Vec<String> {
    let prospects = table.course().view(Viewer::Seat(seat(index))).prospects().into_iter();
    let shown = prospects.map(|(layer, prospect)| {
        let Prospect { ends_game, ghost, victims } = prospect;
        let end = if ends_game { " ends" } else { "" };
        format!("{layer}: ghost [{}] victims [{}]{end}", text(ghost), text(victims))
    });
    shown.filter(|shown| !shown.ends_with("ghost [] victims []")).collect()
}

#[test]
fn everyone_sees_what_each_own_play_would_rob_also_out_of_turn() {
    let game = Plan::new(4, Variant::Advanced).first(1).hand(1, "5 8*12 3*13 J").hand(2, "4 4");
    let table = game.hand(3, "3 8*1 2 2 2 J").table().after("play 5; play 4 4; play 3");
    // Seat 0 is to play; seat 3 holds eight 1s, three 2s and a joker, seat 1 12s, 13s and a joker.
    assert_eq!(prospects(&table, 3), ["J: ghost [] victims [1]"]);
    let expected = [
        "12: ghost [] victims [3]",
        "12 J: ghost [] victims [2]",
        "12 12: ghost [] victims [2]",
        "13: ghost [] victims [3]",
        "13 J: ghost [] victims [2]",
        "13 13: ghost [] victims [2]",
        "J: ghost [] victims [3]",
    ];
    assert_eq!(prospects(&table, 1), expected);
    assert!(table.course().view(Viewer::Spectator).prospects().is_empty());
}

#[test]
fn the_last_card_ends_the_game_and_robs_nothing() {
    let game = Plan::new(3, Variant::Advanced).hand(0, "8*6 3*4 5 5").hand(1, "2 2").hand(2, "1");
    let table = game.table().after("play 8*6; play 2 2; play 1; play 3*4");
    assert_eq!(prospects(&table, 0), ["5: ghost [] victims [2]", "5 5: ghost [] victims [] ends"]);
}

#[test]
fn a_prospect_is_json() {
    let game = Plan::new(2, Variant::Base).first(1).hand(1, "6").hand(0, "9");
    let table = game.ghost("1 3 3*11 8*12").table().after("play 6; ghost 1");
    let view = table.course().view(Viewer::Seat(seat(0)));
    let nine = view.prospects().into_iter().find(|(layer, _)| layer.to_string() == "9").unwrap();
    let ghost: Vec<u8> = nine.1.ghost.clone();
    assert!(ghost.contains(&3));
    let expected = json!({"ends_game": false, "ghost": ghost, "victims": [1]});
    assert_eq!(serde_json::to_value(&nine.1).unwrap(), expected);
}

#[test]
fn the_actions_shown_are_the_viewers_own_and_those_of_the_rules() {
    for rules in every_rules() {
        for game in 0..4 {
            watch(&rules, game, |course, _| {
                let mut legal = Vec::new();
                Linko::legal_actions(course.state(), &mut legal);
                for viewer in Viewer::all(rules.players.into()) {
                    let decides = viewer.seat().map(Owed::Seat) == Some(course.owed());
                    let shown = course.view(viewer).legal_actions();
                    assert_eq!(shown, if decides { legal.clone() } else { Vec::new() });
                }
            });
        }
    }
}
