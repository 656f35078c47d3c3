//! A lost game, looked at again with all cards open: until when it could have been won, and how.

use maud::{Markup, html};
use sobremesa_page::card::{lying_with, silent};
use sobremesa_page::{Hindsight, LastChance, Shows};
use sobremesa_table::Seat;
use sobremesa_words::{People, Tells, arg};

use super::cards::{glaze, placed};
use super::{Sight, over, seats, tile};
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
            h2 #hindsighth { (words.text("level10-page-hindsight")) }
            @match sight.scene.hindsight {
                None => (text("level10-page-hindsight-awaited")),
                Some(Hindsight::Unknown) => (text("level10-page-hindsight-unknown")),
                Some(Hindsight::Never) => (text("level10-page-hindsight-never")),
                Some(Hindsight::Chance(chance)) => (last_chance(sight, chance)),
            }
        }
    }
}

/// Until when, and on demand how: on a slip over the page.
fn last_chance(sight: &Sight<'_>, chance: &LastChance<Level10>) -> Markup {
    let words = sight.words;
    let filled = chance.state.board().filled();
    let missed = tell(sight, &chance.missed).into_iter().next().unwrap_or_default();
    let moment = [arg("count", filled), arg("line", missed)];
    let after = match chance.unknown {
        0 => words.text("level10-page-hindsight-lost"),
        count => words.message("level10-page-hindsight-open", [arg("count", count)]),
    };
    let hands = chance.state.hands();
    let hands = Seat::all(hands.len()).zip(hands);
    html! {
        p { (words.message("level10-page-hindsight-yes", [arg("count", filled)])) }
        button.btn type="button" popovertarget="chance" { (words.text("level10-page-hindsight-line")) }
        div #chance.slip popover aria-labelledby="chanceh" {
            h2 #chanceh { (words.text("level10-page-hindsight-line")) }
            p { (words.message("level10-page-hindsight-moment", moment)) " " (after) }
            (grid(sight, chance))
            @for (seat, hand) in hands.filter(|(_, hand)| !hand.is_empty()) {
                @let name = arg("name", sight.scene.table.name(seat));
                h3.label { (words.message("level10-page-hand-of", [name])) }
                ul.open { (seats::cards(sight, &hand.iter().collect::<Vec<Card>>())) }
            }
            ol.steps { @for step in steps(&chance.line) { (show_step(sight, step)) } }
            (over::close(sight, "chance"))
        }
    }
}

fn tell(sight: &Sight<'_>, events: &[Event]) -> Vec<String> {
    let names = sight.scene.table.names();
    let people = People::of(&names);
    events.iter().filter_map(|event| Level10::line(sight.words, people, event)).collect()
}

/// What was done, one by one, each with what followed from it: a card with what was drawn for it.
fn steps(line: &[Event]) -> Vec<&[Event]> {
    let begins =
        |event: &Event| would_place(event).is_some() || matches!(event, Event::PutUnder { .. });
    line.chunk_by(|_, next| !begins(next)).collect()
}

fn show_step(sight: &Sight<'_>, step: &[Event]) -> Markup {
    let actor = step.iter().find_map(Level10::actor);
    html! {
        li {
            @if let Some(actor) = actor { (sight.token(actor)) }
            @if let Some((world, _, cell)) = step.iter().find_map(would_place) {
                (silent(&placed(world, cell)))
            }
            span { (tell(sight, step).join(" ")) }
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
