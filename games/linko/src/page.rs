//! Linko at a table.
//!
//! - [`pick`]: what a viewer has picked of the hand. `sight`: what all parts of the page ask for.
//! - `seats`: everyone's layers; `board`: reserve, piles and ghost zone; `hand`: what one holds.
//! - `steps`: which cards an event moves. `lesson`: a first game.
//! - `dock`: what is asked, or whose answer is awaited; `over`: how it ended.

mod asked;
mod board;
mod cards;
mod dock;
mod effect;
mod glance;
mod hand;
mod lesson;
mod over;
pub mod pick;
mod pieces;
mod rules;
mod seats;
mod sight;
mod steps;

use maud::{Markup, html};
use sight::Sight;
use sobremesa_page::Deck;
use sobremesa_page::card::Face;
use sobremesa_page::ending::Ending;
use sobremesa_page::flight::Step;
use sobremesa_page::lesson::Lesson;
use sobremesa_page::rules::{Glance, Section, read};
use sobremesa_page::table::{Region, Scene, Shows, Stage};
use sobremesa_table::Seat;
use sobremesa_words::Words;

use crate::words::Names;
use crate::{Card, Event, Layer, Linko, Phase, Rules, Variant, View};

/// This many cards lie beside each other in a picture.
const IN_A_ROW: usize = 8;

impl Shows for Linko {
    const STYLE: &'static str = include_str!("../assets/linko.css");
    const SECTIONS: &'static [Section] = rules::SECTIONS;
    const SEATS: &'static [&'static str] = &["open", "regular", "regular", "closed"];
    const AT_ONCE: u8 = 3;

    fn drawings() -> String {
        cards::drawings()
    }

    fn deck(rules: &Rules) -> Option<Deck> {
        let order = (1..=13).map(|value| value.to_string()).chain(["J".to_owned()]).collect();
        let fixed = if rules.is_duel() { vec!["J".to_owned(); 2] } else { Vec::new() };
        Some(Deck { order, fixed })
    }

    fn emblem() -> Vec<Face> {
        ["5", "12", "J"].map(|card| read::<Card>(card).into()).into()
    }

    fn glance(words: &Words) -> Option<Glance> {
        Some(glance::glance(words))
    }

    fn held(words: &Words, view: &View) -> Option<Vec<(Face, String)>> {
        Some(view.hand?.iter().map(|card| (card.into(), words.card(card))).collect())
    }

    fn laid(view: &View) -> Vec<Vec<Face>> {
        let board = &view.board;
        let winner = view.open.as_ref().and_then(|open| open.outcome.winners.first());
        let Some(winner) = winner else {
            let top = |seat| board.area(seat).layers().last();
            let faces = |layer: &Layer| layer.cards().iter().map(Face::from).collect();
            return Seat::all(board.players()).filter_map(top).map(faces).collect();
        };
        let layers = board.area(*winner).layers();
        let cards: Vec<Face> =
            layers.iter().flat_map(|layer| layer.cards().iter()).map(Face::from).collect();
        cards.chunks(IN_A_ROW).map(<[Face]>::to_vec).collect()
    }

    fn ending(scene: &Scene<'_, Self>) -> Option<Ending> {
        Some(over::ending(&Sight::new(scene)))
    }

    fn lesson() -> Option<Lesson<Linko>> {
        Some(lesson::lesson())
    }

    fn class(scene: &Scene<'_, Self>) -> &'static str {
        match (&scene.view.open, scene.table.me) {
            (Some(open), Some(me)) if open.outcome.winners.contains(&me) => "linko over won",
            (Some(_), Some(_)) => "linko over lost",
            (Some(_), None) => "linko over",
            (None, _) if scene.table.stage == Stage::GivenUp => "linko over",
            (None, _) => "linko lay",
        }
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let words = scene.words();
        let variant = match scene.view.rules().variant {
            Variant::Base => "base",
            Variant::Advanced => "advanced",
            Variant::Expert => "expert",
        };
        html! {
            b { (now(scene)) }
            span.only-wide {
                " · " (words.message("linko-page-variant", [("variant", variant.into())]))
            }
        }
    }

    fn begins_turn(view: &View) -> bool {
        // Whoever is robbed decides in somebody else's turn.
        matches!(view.phase, Phase::Play(_) | Phase::Answer { .. } | Phase::Draw { .. })
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Stolen { .. } | Event::GhostRobbed { .. })
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::Stolen { thief, .. } | Event::Left { thief, .. } => Some(*thief),
            Event::Played { seat, .. }
            | Event::GhostRobbed { seat, .. }
            | Event::TookBack { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Passed { seat } => Some(*seat),
            Event::Dealt { .. } | Event::Filled { .. } | Event::Ended { .. } => None,
        }
    }

    fn steps(scene: &Scene<'_, Self>, event: &Event) -> Vec<Step> {
        steps::steps(scene, event)
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let sight = Sight::new(scene);
        let mut regions = vec![seats::others(&sight)];
        if scene.view.rules().is_duel() {
            regions.push(board::ghost(&sight));
        }
        regions.extend(scene.table.me.map(|me| seats::mine(&sight, me)));
        regions.extend([board::piles(&sight), dock::dock(&sight), scene.log()]);
        regions
    }
}

/// Whose move it is, in the fewest words.
fn now(scene: &Scene<'_, Linko>) -> String {
    let words = scene.words();
    let phase = scene.view.phase;
    match (scene.table.stage, phase) {
        (Stage::GivenUp, _) => words.text("linko-page-given-up"),
        (_, Phase::Over(_)) => words.text("linko-page-over"),
        // Nobody is waited for in a game that is looked at again.
        _ if scene.table.reel.is_some() => words.text("reel-title"),
        (_, Phase::Deal) => words.text("linko-page-dealing"),
        (_, Phase::Play(_)) if !scene.legal.is_empty() => words.text("linko-page-my-turn"),
        _ if !scene.legal.is_empty() => words.text("linko-page-my-decision"),
        _ => {
            let name = sight::owing(phase).map_or("", |seat| scene.table.name(seat));
            words.message("linko-page-awaited", [("name", name.into())])
        }
    }
}
