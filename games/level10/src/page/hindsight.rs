//! A lost game, looked at again with all cards open: until when it could have been won, and how.

use maud::{Markup, html};
use sobremesa_page::card::lying_with;
use sobremesa_page::{Hindsight, LastChance};
use sobremesa_table::Seat;
use sobremesa_words::{Tells, arg};

use super::cards::{glaze, placed};
use super::{Sight, seats, tile};
use crate::words::Names;
use crate::{COLUMNS, Card, Cell, Event, Level10, World};

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

fn last_chance(sight: &Sight<'_>, chance: &LastChance<Level10>) -> Markup {
    let (words, names) = (sight.words, sight.scene.table.names());
    let tell = |events: &[Event]| -> Vec<String> {
        events.iter().filter_map(|event| Level10::line(words, &names, event)).collect()
    };
    let missed = tell(&chance.missed).into_iter().next().unwrap_or_default();
    let moment = [arg("count", chance.state.board().filled()), arg("line", missed)];
    let after = match chance.unknown {
        0 => words.text("level10-page-hindsight-lost"),
        count => words.message("level10-page-hindsight-open", [arg("count", count)]),
    };
    let hands = chance.state.hands();
    let hands = Seat::all(hands.len()).zip(hands);
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
fn grid(sight: &Sight<'_>, chance: &LastChance<Level10>) -> Markup {
    let words = sight.words;
    let would = chance.line.iter().find_map(would_place);
    html! {
        table.then {
            caption.sr { (words.text("level10-page-grid")) }
            @for world in World::ALL {
                tr.(glaze(world)) {
                    th scope="row" { (tile(world)) span.sr { (words.world(world)) } }
                    @for at in 0..COLUMNS {
                        td {
                            @match (chance.state.board().row(world).cell(at), would) {
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
fn would_place(event: &Event) -> Option<(World, usize, Cell)> {
    match *event {
        Event::Played { card, column, .. } => Some((card.world, column, Cell::Level(card.value))),
        Event::Paused { row, column, .. } => Some((row, column, Cell::Pause)),
        Event::WasReset { row, column, .. } => Some((row, column, Cell::Reset)),
        _ => None,
    }
}

fn small(sight: &Sight<'_>, world: World, cell: Cell, class: &str) -> Markup {
    lying_with(&placed(world, cell), &sight.cell(cell), class)
}
