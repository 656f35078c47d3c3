//! The middle of the table: the level card or a round's summary with the viewer's next level, the piles,
//! the own combinations.

use maud::{Markup, html};
use sobremesa_page::card::{self, Face};
use sobremesa_page::table::Region;
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::sight::Sight;
use super::{place, seats};
use crate::words::Names;
use crate::{Action, Card, Event, LAST_LEVEL, Progress, Source, Stars};

/// The level card; after a round, until the viewer acts again, how the round went.
pub(super) fn levels(sight: &Sight<'_>) -> Region {
    let html = match summary(sight).filter(|_| sight.view().open.is_none()) {
        Some(summary) => summary,
        None => level_card(sight),
    };
    Region { id: "levels", html }
}

fn level_card(sight: &Sight<'_>) -> Markup {
    let rules = sight.view().rules();
    let mine = sight.me().map(|me| sight.board().place(me).progress);
    let stars = if rules.stars == Stars::One { "★" } else { "★★" };
    html! {
        section #levels.levels.plate.narrow[lies_before_me(sight).is_some()] aria-labelledby="lvh" {
            h2 #lvh { (sight.text("level8-page-level-card")) " " span aria-hidden="true" { (stars) } }
            ol {
                @for number in 1..=LAST_LEVEL {
                    @let level = Progress::On(number);
                    li aria-current=[(mine == Some(level)).then_some("step")] {
                        i { (number) }
                        span.asks.done[mine.is_some_and(|mine| level < mine)] {
                            (sight.words.level_counted(rules.levels.level(number)))
                        }
                        (who_is_on(sight, number))
                    }
                }
            }
        }
    }
}

fn who_is_on(sight: &Sight<'_>, number: u8) -> Markup {
    let seats = Seat::all(sight.board().players());
    let here = seats.filter(|seat| sight.board().place(*seat).progress == Progress::On(number));
    let names: Vec<String> = here.map(|seat| called(sight, seat)).collect();
    html! {
        @if !names.is_empty() {
            span.at { span.sr { (sight.text("level8-page-at")) " " } (names.join(", ")) }
        }
    }
}

/// What the viewer calls a player.
fn called(sight: &Sight<'_>, seat: Seat) -> String {
    match sight.is_me(seat) {
        true => sight.text("level8-page-you"),
        false => sight.name(seat).to_owned(),
    }
}

/// How the last round went, until the viewer acts in the new one; and what the viewer's level asks for now.
fn summary(sight: &Sight<'_>) -> Option<Markup> {
    // A spectator reads it until anyone acts.
    let acts_on = |seat: &Seat| sight.me().is_none_or(|me| me == *seat);
    let mut since = sight.scene.lines.iter().flat_map(|line| &line.events).rev();
    let (out, before, levels) = since.find_map(|event| match event {
        Event::RoundEnded { out, before, levels } => Some(Some((*out, before, levels))),
        Event::Drew { seat, .. } | Event::Passed { seat } if acts_on(seat) => Some(None),
        _ => None,
    })??;
    let round = sight.board().rounds() - u32::from(is_new_round(sight));
    let rows = Seat::all(before.len()).zip(before.iter().zip(levels));
    let html = html! {
        section #levels.levels.summary.plate aria-labelledby="lvh" {
            h2 #lvh { (sight.words.message("level8-page-round-over", [arg("round", round)])) }
            @if let Some((number, level)) = sight.my_level() {
                p.next {
                    b { (sight.words.message("level8-page-level", [arg("level", number)])) }
                    span.asks { (sight.words.level_counted(level)) }
                }
            }
            table {
                thead.sr { tr {
                    th scope="col" { (sight.text("level8-page-player")) }
                    th scope="col" { (sight.text("level8-page-level-word")) }
                    th scope="col" { (sight.text("level8-page-how")) }
                } }
                tbody {
                    @for (seat, (from, to)) in rows {
                        tr.me[sight.is_me(seat)] {
                            th scope="row" { (called(sight, seat)) }
                            td { (moved(sight, *from, *to)) }
                            td.soft { (sight.text(how(seat == out, from < to))) }
                        }
                    }
                }
            }
        }
    };
    Some(html)
}

/// Whether the next round is dealt already.
fn is_new_round(sight: &Sight<'_>) -> bool {
    let mut events = sight.scene.lines.iter().flat_map(|line| &line.events).rev();
    let last = events.find(|event| matches!(event, Event::Dealt { .. } | Event::RoundEnded { .. }));
    matches!(last, Some(Event::Dealt { .. }))
}

fn moved(sight: &Sight<'_>, from: u8, to: u8) -> String {
    if from == to {
        return from.to_string();
    }
    sight.words.message("level8-page-moved", [arg("from", from), arg("to", to)])
}

fn how(is_out: bool, moved_up: bool) -> &'static str {
    match (is_out, moved_up) {
        (true, _) => "level8-page-went-out",
        (false, true) => "level8-page-laid-it",
        (false, false) => "level8-page-stays",
    }
}

/// The viewer's seat, if anything lies before it.
fn lies_before_me(sight: &Sight<'_>) -> Option<Seat> {
    let lies = |seat: &Seat| {
        let place = sight.board().place(*seat);
        place.has_laid() || place.is_skipped
    };
    sight.me().filter(lies)
}

/// The viewer's own combinations, and the skip before them.
pub(super) fn mine(sight: &Sight<'_>) -> Region {
    let html = html! {
        @match lies_before_me(sight) {
            None => div #mine hidden {},
            Some(me) => section #mine.mine.plate aria-labelledby="mineh" {
                h2 #mineh { (sight.text("level8-page-mine")) }
                @if sight.board().place(me).has_laid() { (place::melds(sight, me)) }
                @if sight.board().place(me).is_skipped {
                    div.none { (seats::skip(sight, me)) p { (sight.text("level8-page-misses")) } }
                }
            },
        }
    };
    Region { id: "mine", html }
}

/// The draw pile, and the viewer's own discard pile.
pub(super) fn piles(sight: &Sight<'_>) -> Region {
    let html = html! {
        section #piles.piles aria-labelledby="pilesh" {
            h2 #pilesh.sr { (sight.text("level8-page-piles")) }
            div.pile {
                span.label { (sight.text("level8-page-pile")) " " b { (sight.board().pile_size()) } }
                span.stack { (pile(sight)) (pile_skips(sight)) }
            }
            @if let Some(me) = sight.me() {
                div.pile.own {
                    span.label { (sight.text("level8-page-yours")) }
                    span.stack { (place::discard(sight, me)) }
                }
            }
        }
    };
    Region { id: "piles", html }
}

fn pile(sight: &Sight<'_>) -> Markup {
    let draw = Action::Draw(Source::Pile);
    let count = arg("count", sight.board().pile_size());
    html! {
        @if sight.can(&draw) {
            button.card.back.playable form="act" name="action" value=(draw)
                aria-label=(sight.text("level8-page-deed-draw")) data-place="pile" {
                (card::picture(&Face::BACK))
            }
        } @else {
            span.card.back role="img" data-place="pile"
                aria-label=(sight.words.message("level8-page-pile-of", [count])) {
                (card::picture(&Face::BACK))
            }
        }
    }
}

/// The skips that lie face up under the pile.
fn pile_skips(sight: &Sight<'_>) -> Markup {
    let count = sight.board().pile_skips();
    html! {
        @if count > 0 {
            span.under role="img"
                aria-label=(sight.words.message("level8-page-pile-skips", [arg("count", count)])) {
                (place::bare(Card::Skip, None, None))
            }
            b.under-count aria-hidden="true" { (count) }
        }
    }
}
