//! Level 8 at a table.
//!
//! - [`pick`]: what a viewer has picked, as the page's query writes it.
//! - `cards`: their faces. `sight`: what the parts of the page ask: names, what is picked, the last move.
//! - `seats`: the plates of the players; `place`: combinations and discard piles.
//! - `middle`: the track of the levels, and the pile.
//! - `steps`: which cards an event moves. `lesson`: a first game.
//! - `dock`: what is asked; `wait`: whom one waits for; `lay`: proposals and free arrangement; `hand`; `over`: the end.

mod cards;
mod dock;
mod glance;
mod hand;
mod lay;
mod lesson;
mod middle;
mod over;
pub mod pick;
mod place;
mod rules;
mod seats;
mod sight;
mod steps;
mod wait;

use maud::{Markup, html};
use sight::Sight;
use sobremesa_page::Deck;
use sobremesa_page::card::Face;
use sobremesa_page::ending::{Ending, Score};
use sobremesa_page::flight::Step;
use sobremesa_page::lesson::Lesson;
use sobremesa_page::rules::{Glance, Section, read};
use sobremesa_page::table::{Region, Scene, Shows, Stage};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use crate::words::Names;
use crate::{Card, Event, Level8, Meld, Phase, Rules, View};

impl Shows for Level8 {
    const STYLE: &'static str = include_str!("../assets/level8.css");
    const HAS_POINTS: bool = false;
    const SECTIONS: &'static [Section] = rules::SECTIONS;
    const SEATS: &'static [&'static str] = &["open", "regular", "closed", "closed", "closed"];
    const AT_ONCE: u8 = 2;

    fn drawings() -> String {
        cards::drawings()
    }

    fn deck(_rules: &Rules) -> Option<Deck> {
        let cards =
            "RYGBPK".chars().flat_map(|color| (1..=15).map(move |value| format!("{color}{value}")));
        Some(Deck { order: cards.chain(["J", "X"].map(String::from)).collect(), fixed: Vec::new() })
    }

    fn emblem() -> Vec<Face> {
        ["G7", "P11", "B15"].map(|card| read::<Card>(card).into()).into()
    }

    fn glance(words: &Words) -> Option<Glance> {
        Some(glance::glance(words))
    }

    fn held(words: &Words, view: &View) -> Option<Vec<(Face, String)>> {
        Some(view.hand?.iter().map(|card| (card.into(), words.card(card))).collect())
    }

    fn laid(view: &View) -> Vec<Vec<Face>> {
        let board = &view.board;
        let of = |seat| board.place(seat).melds();
        let faces = |meld: &Meld| meld.cards().iter().map(|card| Face::from(*card)).collect();
        match view.phase {
            Phase::Over(end) => of(end.winner()).map(faces).collect(),
            _ => Seat::all(board.players()).flat_map(of).map(faces).collect(),
        }
    }

    /// L8-20: nobody counts points. What is compared is how many levels a player has behind them.
    fn score(words: &Words, level: i64) -> Score {
        let cleared = level - 1;
        let counted = words.message("level8-page-sum-levels", [arg("count", cleared)]);
        Score { figure: cleared.to_string(), text: format!("{cleared} {counted}") }
    }

    fn ending(scene: &Scene<'_, Self>) -> Option<Ending> {
        Some(over::ending(&Sight::new(scene)))
    }

    fn lesson() -> Option<Lesson<Level8>> {
        Some(lesson::lesson())
    }

    fn class(scene: &Scene<'_, Self>) -> &'static str {
        match (scene.view.phase, scene.table.me) {
            (Phase::Over(end), Some(me)) if me == end.winner() => "level8 over won",
            (Phase::Over(_), Some(_)) => "level8 over lost",
            (Phase::Over(_), None) => "level8 over",
            _ if scene.table.stage == Stage::GivenUp => "level8 over",
            _ => "level8 lay",
        }
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let words = scene.words();
        let turn = match scene.view.phase {
            _ if scene.table.stage == Stage::GivenUp => words.text("level8-page-turn-over"),
            _ if scene.table.is_my_turn() => words.text("level8-page-turn-mine"),
            Phase::Draw(seat) | Phase::Act(seat) | Phase::Pass(seat) | Phase::Keep(seat) => {
                words.message("level8-page-turn-of", [arg("name", scene.table.name(seat))])
            }
            Phase::Deal | Phase::Reshuffle(_) => words.text("level8-page-turn-dealing"),
            Phase::Over(_) => words.text("level8-page-turn-over"),
        };
        let round = arg("round", scene.view.board.rounds());
        let side = words.side(scene.view.rules());
        html! {
            (words.message("level8-page-where", [round, arg("turn", turn)]))
            span.only-wide { " · " (side) }
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::Laid { .. } | Event::RoundEnded { .. })
    }

    /// The round.
    fn chapter(view: &View) -> Option<usize> {
        Some(view.board.rounds() as usize)
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::Dealt { .. } | Event::Reshuffled { .. } => None,
            Event::Drew { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Added { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Skipped { seat, .. }
            | Event::Passed { seat }
            | Event::Kept { seat, .. }
            | Event::RoundEnded { out: seat, .. } => Some(*seat),
            Event::Ended { end, .. } => Some(end.winner()),
        }
    }

    fn steps(scene: &Scene<'_, Self>, event: &Event) -> Vec<Step> {
        steps::steps(scene, event)
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let sight = Sight::new(scene);
        vec![
            seats::seats(&sight),
            middle::levels(&sight),
            seats::mine(&sight),
            middle::piles(&sight),
            dock::dock(&sight),
            scene.log(),
        ]
    }
}
