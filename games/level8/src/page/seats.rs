//! The plates of the players: the others round the table, the viewer below.

use maud::{Markup, html};
use sobremesa_page::flight::Place;
use sobremesa_page::icon::shape;
use sobremesa_page::table::Region;
use sobremesa_table::{Owed, Seat};
use sobremesa_words::arg;

use super::sight::Sight;
use super::{lay, over, place, steps};
use crate::{Action, Card, Event, Phase, Progress};

/// The plates of the others, in the order of play; of all players for a spectator.
pub(super) fn seats(sight: &Sight<'_>) -> Region {
    let html = html! {
        section #seats.seats aria-labelledby="seatsh" {
            h2 #seatsh.sr { (sight.text("level8-page-players")) }
            ul {
                @for seat in sight.scene.table.others() {
                    li.seat.plate.robbed[sight.hint() == Some(&Action::Skip(seat))].awaits[is_awaited(sight, seat)].shown[over::shown(sight) == Some(seat)] data-place=(Place::hand(seat)) {
                        (plate(sight, seat))
                    }
                }
            }
        }
    };
    Region { id: "seats", html }
}

/// The viewer's own plate.
pub(super) fn mine(sight: &Sight<'_>) -> Region {
    let html = html! {
        @match sight.me() {
            None => div #mine hidden {},
            Some(me) => section #mine.seat.me.plate.awaits[is_awaited(sight, me)].shown[over::shown(sight) == Some(me)]
                aria-label=(sight.text("level8-page-mine")) {
                (plate(sight, me))
            },
        }
    };
    Region { id: "mine", html }
}

fn is_awaited(sight: &Sight<'_>, seat: Seat) -> bool {
    sight.is_running() && sight.scene.table.owed == Owed::Seat(seat)
}

fn plate(sight: &Sight<'_>, seat: Seat) -> Markup {
    let below = html! {
        p.n { (level_chip(sight, seat)) (hand_size(sight, seat)) (sight.scene.presence(seat)) }
    };
    html! {
        (sight.scene.who(seat, &below))
        div.area { (before(sight, seat)) }
        div.disc {
            @if sight.is_me(seat) { span.label.only-phone { (sight.text("level8-page-yours")) } }
            (place::discard(sight, seat))
        }
    }
}

/// The level that a player is on, and whether it is laid; after a round also the one before it.
fn level_chip(sight: &Sight<'_>, seat: Seat) -> Markup {
    let place = sight.board().place(seat);
    let level = place.progress.level();
    let of = |id: &str, level: &str| sight.words.message(id, [arg("level", level)]);
    let of_level = |level: &str| {
        html! {
            span.only-wide { (of("level8-page-level", level)) }
            span.only-phone { (of("level8-page-level-short", level)) }
        }
    };
    let risen = sight.round.as_ref().map(|round| round.from(seat)).filter(|from| *from < level);
    // Whoever has moved up for it has not laid the new one.
    let is_played = !matches!(sight.view().phase, Phase::Deal | Phase::Keep(_) | Phase::Over(_));
    let is_laid = place.has_laid() && is_played;
    html! {
        span.lvl.laid[is_laid || risen.is_some()] {
            @if place.progress == Progress::Through {
                (sight.text("level8-page-level-through"))
            } @else if let Some(from) = risen {
                @let moved = [arg("from", from), arg("to", level)];
                @let moved = sight.words.message("level8-page-moved", moved);
                span.only-wide { (of("level8-page-level", &moved)) }
                span.only-phone { (moved) }
            } @else if is_laid {
                span aria-hidden="true" { (of_level(&level.to_string())) " ✓" }
                span.sr { (of("level8-page-level-laid", &level.to_string())) }
            } @else {
                (of_level(&level.to_string()))
            }
        }
    }
}

fn hand_size(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = sight.view().hand_sizes[seat.index()];
    let spoken = sight.words.message("level8-page-in-hand", [arg("count", count)]);
    html! {
        span.held title=(spoken) {
            (shape("i-held")) b aria-hidden="true" { (count) } span.sr { (spoken) }
        }
    }
}

/// Combinations, those that are proposed or arranged, a skip, or that there is nothing.
fn before(sight: &Sight<'_>, seat: Seat) -> Markup {
    let place = sight.board().place(seat);
    let kept = sight.view().kept_sizes[seat.index()];
    let planned = if sight.is_me(seat) { lay::planned(sight) } else { None };
    let is_empty = !place.has_laid() && !place.is_skipped && planned.is_none();
    html! {
        @if place.has_laid() { (place::melds(sight, seat)) }
        @if let Some(planned) = planned { (planned) }
        @if place.is_skipped {
            div.skipped data-place=(steps::skip(seat)) { (skip(sight, seat)) span.mark.alarm { (sight.text("level8-page-skipped")) } }
        }
        @if let Some(count) = kept {
            span.mark { (sight.words.message("level8-page-kept-mark", [arg("count", count)])) }
        } @else if is_empty {
            p.none { (sight.text(sight.round.as_ref().map_or("level8-page-nothing-laid", |round| round.how(seat)))) }
        }
    }
}

/// The skip that lies before a player.
fn skip(sight: &Sight<'_>, seat: Seat) -> Markup {
    let is_last = matches!(sight.last, Some(Event::Skipped { target, .. }) if *target == seat);
    place::bare(Card::Skip, is_last.then_some("last"))
}
