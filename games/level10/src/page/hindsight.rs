//! A lost game, looked at again with all cards open: until when it could have been won, and how, step by step.

use maud::{Markup, html};
use sobremesa_page::card::lying_with;
use sobremesa_page::{Hindsight, LastChance, Shows};
use sobremesa_table::Seat;
use sobremesa_words::{People, Tells, arg};

use super::cards::{glaze, placed};
use super::{Sight, tile};
use crate::words::Names;
use crate::{COLUMNS, Card, Cell, Event, Hand, Level10, World};

/// A step of what would have won, as the page's query names it: `step 3` shows the grid after three.
pub(super) struct Step<'a> {
    chance: &'a LastChance<Level10>,
    /// What was done until then.
    done: Vec<&'a [Event]>,
    count: usize,
}

impl<'a> Step<'a> {
    /// The step that the viewer looks at.
    pub(super) fn of(sight: &Sight<'a>) -> Option<Step<'a>> {
        let Some(Hindsight::Chance(chance)) = sight.scene.hindsight else { return None };
        let number: usize = sight.scene.pick.strip_prefix("step ")?.parse().ok()?;
        let mut done = steps(&chance.line);
        let count = done.len();
        done.truncate(number);
        Some(Step { chance, done, count })
    }

    /// The cards that a player held then.
    pub(super) fn hand(&self, seat: Seat) -> Hand {
        let mut hand = self.chance.state.hands()[seat.index()];
        for event in self.done.iter().copied().flatten() {
            match event {
                Event::Played { seat: by, card, .. } if *by == seat => {
                    hand.remove(Card::Level(*card));
                }
                Event::Paused { seat: by, tuck, .. } if *by == seat => {
                    hand.remove(Card::Pause);
                    tuck.iter().for_each(|card| hand.remove(Card::Level(*card)));
                }
                Event::PutUnder { seat: by, cards, .. } if *by == seat => {
                    cards.iter().flatten().for_each(|card| hand.remove(*card));
                }
                Event::Drew { seat: by, cards, .. } if *by == seat => {
                    cards.iter().flatten().for_each(|card| hand.insert(*card));
                }
                _ => {}
            }
        }
        hand
    }

    /// The grid as it would have been then, with the last card marked.
    pub(super) fn grid(&self, sight: &Sight<'_>) -> Markup {
        let words = sight.words;
        let last = self.done.last().and_then(|step| step.iter().find_map(would_place));
        html! {
            table.grid {
                caption.sr { (words.text("level10-page-hindsight-line")) }
                colgroup { col.cw; col.cr; @for _ in 0..COLUMNS { col.cx; } }
                tbody {
                    @for world in World::ALL {
                        tr.(glaze(world)) {
                            th scope="row" { span.world { (tile(world)) span { (words.world(world)) } } }
                            td {}
                            @for at in 0..COLUMNS {
                                @let is_last = last.is_some_and(|(row, column, _)| (row, column) == (world, at));
                                @match self.cell(world, at) {
                                    Some(cell) => td { (lying_with(&placed(world, cell), &sight.cell(cell), if is_last { "last" } else { "" })) },
                                    None => td.next {},
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What would have lain in a cell then.
    fn cell(&self, world: World, at: usize) -> Option<Cell> {
        let would = self.done.iter().copied().flatten().filter_map(would_place);
        let would = would.filter(|(row, column, _)| (*row, *column) == (world, at));
        let lay = self.chance.state.board().row(world).cell(at);
        lay.or(would.map(|(.., cell)| cell).next())
    }

    /// What was done in this step, and the ways to the others.
    pub(super) fn told(&self, sight: &Sight<'_>) -> Markup {
        let words = sight.words;
        let number = self.done.len();
        let last = self.done.last().copied().unwrap_or_default();
        let actor = last.iter().find_map(Level10::actor);
        let how =
            if number == 0 { moment(sight, self.chance) } else { tell(sight, last).join(" ") };
        let to = |id: &str, class: &str, step: Option<usize>, text: &str| {
            let disabled = step.is_none().then_some("true");
            let step = step.unwrap_or(number);
            html! {
                button.btn.(class) #(id) form="pick" name="pick" value={ "step " (step) } aria-disabled=[disabled] {
                    (words.text(text))
                }
            }
        };
        let values = [arg("step", number), arg("count", self.count)];
        html! {
            div.result aria-live="polite" {
                h2 #askh { (words.text("level10-page-hindsight-line")) }
                p.how { @if let Some(actor) = actor { (sight.token(actor)) " " } (how) }
                div.acts.stepper {
                    (to("step-back", "", number.checked_sub(1), "level10-page-step-back"))
                    span { (words.message("level10-page-step", values)) }
                    (to("step-on", "primary", Some(number + 1).filter(|next| *next <= self.count), "level10-page-step-on"))
                    (sight.scene.pick("btn quiet", "", &html! { (words.text("level10-page-step-close")) }))
                }
            }
        }
    }
}

/// What is known of a lost game; nothing of others.
pub(super) fn hindsight(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let is_lost = sight.scene.view.open.as_ref().is_some_and(|open| !open.outcome.won);
    if !is_lost || sight.scene.table.is_sealed {
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

/// Until when, and on demand how.
fn last_chance(sight: &Sight<'_>, chance: &LastChance<Level10>) -> Markup {
    let words = sight.words;
    let filled = arg("count", chance.state.board().filled());
    let line = html! { (words.text("level10-page-hindsight-line")) };
    html! {
        p { (words.message("level10-page-hindsight-yes", [filled])) }
        (sight.scene.pick("btn", "step 0", &line))
    }
}

/// How it stood when it could last be won, and what was done instead.
fn moment(sight: &Sight<'_>, chance: &LastChance<Level10>) -> String {
    let words = sight.words;
    let missed = tell(sight, &chance.missed).into_iter().next().unwrap_or_default();
    let moment = [arg("count", chance.state.board().filled()), arg("line", missed)];
    let after = match chance.unknown {
        0 => words.text("level10-page-hindsight-lost"),
        count => words.message("level10-page-hindsight-open", [arg("count", count)]),
    };
    [words.message("level10-page-hindsight-moment", moment), after].join(" ")
}

fn tell(sight: &Sight<'_>, events: &[Event]) -> Vec<String> {
    let names = sight.scene.table.names();
    let people = People { names: &names, you: sight.scene.table.me };
    events.iter().filter_map(|event| Level10::line(sight.words, people, event)).collect()
}

/// What was done, one by one, each with what followed from it: a card with what was drawn for it.
fn steps(line: &[Event]) -> Vec<&[Event]> {
    let begins =
        |event: &Event| would_place(event).is_some() || matches!(event, Event::PutUnder { .. });
    line.chunk_by(|_, next| !begins(next)).collect()
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
