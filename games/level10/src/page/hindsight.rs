//! A lost game, looked at again with all cards open: until when it could have been won, and how.

use maud::{Markup, html};
use sobremesa_games::Level10;
use sobremesa_level10::board::COLUMNS;
use sobremesa_level10::{Board, Card, Cell, Event, Hand, LevelCard, World};
use sobremesa_table::Seat;
use sobremesa_words::{Tells, arg};

use super::{Sight, seats, tile};
use crate::card::{Face, lying_with, world as glaze};

/// What is seen when a lost game is looked at again.
#[derive(Clone, Debug, Default)]
pub enum Hindsight {
    /// From no position a win was found, and not all of them are proved lost.
    #[default]
    Unknown,
    /// Proved: the deal could not be won.
    Never,
    /// There was a last chance.
    Chance(Box<LastChance>),
}

/// The last position from which a game could have been won.
#[derive(Clone, Debug)]
pub struct LastChance {
    /// How the grid stood.
    pub board: Board,
    /// What everyone held, seat 0 first.
    pub hands: Vec<Hand>,
    /// What was done instead, and what followed from it.
    pub missed: Vec<Event>,
    /// What would have won, with open cards.
    pub line: Vec<Event>,
    /// Of so many later positions it is not known whether they could be won; all others could not.
    pub unknown: usize,
}

/// What is known of a lost game; nothing of others.
pub(super) fn hindsight(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let is_lost = sight.scene.view.open.as_ref().is_some_and(|open| !open.outcome.won);
    if !is_lost {
        return html! {};
    }
    let text = |id: &str| html! { p { (words.text(id)) } };
    html! {
        section #hindsight.hindsight aria-labelledby="hindsighth" aria-live="polite" {
            h2 #hindsighth.label { (words.text("level10-page-hindsight")) }
            @match sight.scene.hindsight {
                None => (text("level10-page-hindsight-awaited")),
                Some(Hindsight::Unknown) => (text("level10-page-hindsight-unknown")),
                Some(Hindsight::Never) => (text("level10-page-hindsight-never")),
                Some(Hindsight::Chance(chance)) => (last_chance(sight, chance)),
            }
        }
    }
}

fn last_chance(sight: &Sight<'_>, chance: &LastChance) -> Markup {
    let (words, names) = (sight.words, sight.scene.table.names());
    let tell = |events: &[Event]| -> Vec<String> {
        events.iter().filter_map(|event| Level10::line(words, &names, event)).collect()
    };
    let missed = tell(&chance.missed).into_iter().next().unwrap_or_default();
    let moment = [arg("count", chance.board.filled()), arg("line", missed)];
    let after = match chance.unknown {
        0 => words.text("level10-page-hindsight-lost"),
        count => words.message("level10-page-hindsight-open", [arg("count", count)]),
    };
    let hands = Seat::all(chance.hands.len()).zip(&chance.hands);
    html! {
        div.chance {
            p { (words.message("level10-page-hindsight-moment", moment)) " " (after) }
            (grid(sight, chance))
        }
        details {
            summary { (words.text("level10-page-hindsight-line")) }
            @for (seat, hand) in hands.filter(|(_, hand)| !hand.is_empty()) {
                @let name = arg("name", sight.scene.table.name(seat));
                h3.label { (words.message("level10-page-hand-of", [name])) }
                ul.open { (seats::cards(sight, &hand.iter().collect::<Vec<Card>>())) }
            }
            ol { @for line in tell(&chance.line) { li { (line) } } }
        }
    }
}

/// The grid as it stood, small, with the first card that would have won.
fn grid(sight: &Sight<'_>, chance: &LastChance) -> Markup {
    let words = sight.words;
    let would = chance.line.iter().find_map(placed);
    html! {
        table.then {
            caption.sr { (words.text("level10-page-grid")) }
            @for world in World::ALL {
                tr.(glaze(world)) {
                    th scope="row" { (tile(world)) span.sr { (words.world(world)) } }
                    @for at in 0..COLUMNS {
                        td {
                            @match (chance.board.row(world).cell(at), would) {
                                (Some(cell), _) => (small(sight, world, cell, "")),
                                (None, Some((row, column, cell))) if (row, column) == (world, at) => {
                                    (small(sight, world, cell, "would"))
                                }
                                (None, _) => {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What was placed by an event, and where.
fn placed(event: &Event) -> Option<(World, usize, Cell)> {
    match *event {
        Event::Played { card, column, .. } => Some((card.world, column, Cell::Level(card.value))),
        Event::Paused { row, column, .. } => Some((row, column, Cell::Pause)),
        Event::WasReset { row, column, .. } => Some((row, column, Cell::Reset)),
        _ => None,
    }
}

fn small(sight: &Sight<'_>, world: World, cell: Cell, class: &str) -> Markup {
    let (face, name) = match cell {
        Cell::Level(value) => (Face::Level(LevelCard { world, value }), value.number().to_string()),
        Cell::Reset => (Face::Reset(world), sight.words.text("level10-page-reset")),
        Cell::Pause => (Face::Pause, sight.words.text("level10-page-pause")),
    };
    lying_with(face, &name, class)
}
