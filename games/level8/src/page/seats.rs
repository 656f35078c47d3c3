//! The plates of the others; of all players for a spectator.

use maud::{Markup, html};
use sobremesa_page::ChairKind;
use sobremesa_page::table::Region;
use sobremesa_table::{Owed, Seat};
use sobremesa_words::arg;

use super::place;
use super::sight::Sight;
use crate::{Card, Event, Progress};

/// The plates, in the order of play.
pub(super) fn seats(sight: &Sight<'_>) -> Region {
    let seats = sight.scene.table.others();
    let many = match seats.len() {
        0 | 1 => "one",
        2 => "two",
        3 => "",
        4 => "four",
        _ => "many",
    };
    let html = html! {
        section #seats.seats aria-labelledby="seatsh" {
            h2 #seatsh.sr { (sight.text("level8-page-players")) }
            ul.(many) { @for seat in seats { (plate(sight, seat)) } }
        }
    };
    Region { id: "seats", html }
}

fn plate(sight: &Sight<'_>, seat: Seat) -> Markup {
    let is_awaited = sight.is_running() && sight.scene.table.owed == Owed::Seat(seat);
    html! {
        li.seat.plate.awaits[is_awaited] data-place={ "seat-" (seat) } {
            div.who {
                h3 { (sight.name(seat)) }
                (level_chip(sight, seat))
                (hand_size(sight, seat))
                (marks(sight, seat))
            }
            div.place {
                (before(sight, seat))
                div.disc { (place::discard(sight, seat)) }
            }
            (open_hand(sight, seat))
        }
    }
}

/// The level that a player is on, and whether it is laid.
pub(super) fn level_chip(sight: &Sight<'_>, seat: Seat) -> Markup {
    let place = sight.board().place(seat);
    let of_level = |id: &str| sight.words.message(id, [arg("level", place.progress.level())]);
    html! {
        span.lvl.laid[place.has_laid()] {
            @if place.progress == Progress::Through {
                (sight.text("level8-page-level-through"))
            } @else if place.has_laid() {
                span.only-wide { (of_level("level8-page-level-laid")) }
                span.only-phone { (of_level("level8-page-level")) " ✓" }
            } @else {
                (of_level("level8-page-level"))
            }
        }
    }
}

fn hand_size(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = arg("count", sight.view().hand_sizes[seat.index()]);
    html! { span.n { (sight.words.message("level8-page-in-hand", [count])) } }
}

/// What else is to be known of a player, in a word each.
fn marks(sight: &Sight<'_>, seat: Seat) -> Markup {
    let place = sight.board().place(seat);
    let kept = sight.view().kept_sizes[seat.index()];
    let kind = sight.scene.table.chairs.get(seat.index()).map(|chair| chair.kind);
    let (mut is_away, mut is_replaced) = (false, false);
    if let Some(ChairKind::Person { is_away: away, is_replaced: bot, .. }) = kind {
        (is_away, is_replaced) = (away && !bot, bot);
    }
    html! {
        span.marks {
            @if place.progress == Progress::Through { span.mark.accent { (sight.text("level8-page-won-mark")) } }
            @if place.is_skipped { span.mark.alarm.skipped { (sight.text("level8-page-skipped")) } }
            @if let Some(count) = kept {
                span.mark { (sight.words.message("level8-page-kept-mark", [arg("count", count)])) }
            }
            @if kind == Some(ChairKind::Bot) { span.mark.calm { (sight.text("level8-page-bot")) } }
            @if is_away { span.mark.alarm { (sight.text("level8-page-away")) } }
            @if is_replaced { span.mark { (sight.text("level8-page-replaced")) } }
            @if sight.scene.table.wants_end(seat) {
                span.mark.alarm { (sight.text("page-wants-end")) }
            }
        }
    }
}

/// Combinations, a skip, or that there is nothing.
fn before(sight: &Sight<'_>, seat: Seat) -> Markup {
    let place = sight.board().place(seat);
    html! {
        div.before {
            @if place.has_laid() { (place::melds(sight, seat)) }
            @if place.is_skipped {
                div.none { (skip(sight, seat)) p { (sight.text("level8-page-misses")) } }
            } @else if !place.has_laid() {
                p.none { (sight.text("level8-page-nothing-laid")) }
            }
        }
    }
}

/// The skip that lies before a player.
pub(super) fn skip(sight: &Sight<'_>, seat: Seat) -> Markup {
    let by = match sight.last {
        Some(Event::Skipped { seat: by, target }) if *target == seat => Some(*by),
        _ => None,
    };
    let from = by.map(|by| format!("seat-{by}"));
    place::bare(Card::Skip, by.map(|_| "last"), from.as_deref())
}

/// The hand, once the game is over.
fn open_hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let open = sight.view().open.as_ref();
    let hand = open.and_then(|open| open.hands.get(seat.index())).filter(|hand| !hand.is_empty());
    html! {
        @if let Some(hand) = hand {
            div.open {
                span.label aria-hidden="true" { (sight.text("page-open-hand")) }
                (place::row(hand.iter(), &sight.of_name("level8-page-hand-of", seat)))
            }
        }
    }
}
