//! The middle of the table: the track of the levels, and the pile.

use maud::{Markup, html};
use sobremesa_page::card::{self, Face};
use sobremesa_page::flight::Place;
use sobremesa_page::table::Region;
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::place;
use super::sight::Sight;
use crate::words::Names;
use crate::{Action, Card, LAST_LEVEL, Progress, Source};

/// The eight levels, with everyone's token at the level they are on.
pub(super) fn levels(sight: &Sight<'_>) -> Region {
    let rules = sight.view().rules();
    let mine = sight.me().map(|me| sight.board().place(me).progress);
    let heading = match &sight.round {
        Some(round) => sight.words.message("level8-page-round-over", [arg("round", round.number)]),
        None => sight.text("level8-page-level-card"),
    };
    let html = html! {
        section #levels.track aria-labelledby="lvh" {
            h2 #lvh.(if sight.round.is_some() { "over" } else { "sr" }) { (heading) }
            ol {
                @for number in 1..=LAST_LEVEL {
                    @let level = Progress::On(number);
                    li.past[mine.is_some_and(|mine| level < mine)]
                        aria-current=[(mine == Some(level)).then_some("step")] {
                        (who_is_on(sight, number))
                        i { (number) }
                        small { (sight.words.level_counted(rules.levels.level(number))) }
                    }
                }
            }
        }
    };
    Region { id: "levels", html }
}

fn who_is_on(sight: &Sight<'_>, number: u8) -> Markup {
    // Whoever is through stands on the last one.
    let is_here =
        |seat: &Seat| sight.board().place(*seat).progress.level().min(LAST_LEVEL) == number;
    let here: Vec<Seat> = Seat::all(sight.board().players()).filter(is_here).collect();
    let called = |seat: &Seat| match sight.is_me(*seat) {
        true => sight.text("level8-page-you"),
        false => sight.name(*seat).to_owned(),
    };
    let names: Vec<String> = here.iter().map(called).collect();
    let tokens = sight.scene.table.tokens();
    html! {
        span.toks title=[(!names.is_empty()).then(|| names.join(", "))] {
            @for seat in &here {
                @if let Some(token) = tokens.get(seat.index()) { (token.show("")) }
            }
            @if !names.is_empty() {
                span.sr { (sight.text("level8-page-at")) " " (names.join(", ")) }
            }
        }
    }
}

/// The draw pile.
pub(super) fn piles(sight: &Sight<'_>) -> Region {
    let html = html! {
        section #piles.piles aria-labelledby="pilesh" {
            h2 #pilesh.sr { (sight.text("level8-page-piles")) }
            div.pile {
                span.label { (sight.text("level8-page-pile")) " " b { (sight.board().pile_size()) } }
                span.stack { (pile(sight)) (pile_skips(sight)) }
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
            button.card.back.playable.proposed[sight.hint() == Some(&draw)] form="act" name="action" value=(draw)
                aria-label=(sight.text("level8-page-deed-draw")) data-place=(Place::pile()) {
                (card::picture(&Face::BACK))
            }
        } @else {
            span.card.back role="img" data-place=(Place::pile())
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
                (place::bare(Card::Skip, None))
            }
            b.under-count aria-hidden="true" { (count) }
        }
    }
}
