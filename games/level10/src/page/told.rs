//! What players told, as far as it still holds: counts by what happened since, and wishes until their
//! row has another card or their speaker exchanges cards.

use maud::{Markup, html};
use sobremesa_page::icon::shape;
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::Sight;
use super::cards::glaze;
use crate::memory::Kind;
use crate::words::Names;
use crate::{Deed, Statement, View, World};

/// What some would like to be done in a row.
struct Wish {
    by: Vec<Seat>,
    deed: Deed,
    whom: Option<Seat>,
}

/// How many cards of a world someone holds, at least and at most; none if that was not told, or tells
/// nothing any more.
fn count(view: &View, seat: Seat, world: World) -> Option<(u8, u8)> {
    let is_told = view.said.iter().any(|said| {
        let of_world = matches!(said.statement, Statement::Count { world: of, .. } if of == world);
        said.seat == seat && of_world
    });
    let (bounds, kind) = (view.bounds.get(seat.index())?, Kind::World(world));
    let (least, most) = (bounds.least[kind.index()], bounds.most[kind.index()]);
    let size = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let is_known = bounds.is_exact(kind) || least > 0 || usize::from(most) < size;
    (is_told && is_known).then_some((least, most))
}

/// The wishes that hold for a row, also those for the next column.
fn wishes(view: &View, world: World) -> Vec<Wish> {
    let mut wishes: Vec<Wish> = Vec::new();
    for by in Seat::all(view.board.players()) {
        for said in view.heard.wishes[by.index()][world.index()].statements(world, by) {
            let Statement::Wish { deed, whom, .. } = said else { continue };
            match wishes.iter_mut().find(|wish| (wish.deed, wish.whom) == (deed, whom)) {
                Some(wish) => wish.by.push(by),
                None => wishes.push(Wish { by: vec![by], deed, whom }),
            }
        }
    }
    wishes
}

/// Whether a wish can come true now.
fn can_be(view: &View, world: World, wish: &Wish) -> bool {
    match wish.deed {
        Deed::Play => view.board.check_pause(world).is_ok(),
        Deed::Reset => view.board.check_reset(world).is_ok(),
    }
}

/// A player's counts: five cells in the order of the rows, marked where they would like to play or reset.
pub(super) fn cells(sight: &Sight<'_>, seat: Seat) -> Markup {
    let (view, words) = (sight.scene.view, sight.words);
    let label = words.message("level10-page-told", [arg("name", sight.scene.table.name(seat))]);
    html! {
        ul.counts aria-label=(label) {
            @for world in World::ALL {
                @let wish = view.heard.wishes[seat.index()][world.index()];
                @let wants = wish.play == Some(seat) || wish.reset == Some(seat);
                @match count(view, seat, world) {
                    Some(count) => li.(glaze(world)).wants[wants] {
                        span.sr { (words.world(world)) " " } (figure(count))
                    },
                    None => li.unknown.wants[wants] aria-hidden="true" { "·" },
                }
            }
        }
    }
}

fn figure((least, most): (u8, u8)) -> Markup {
    html! { (least) @if most > least { "–" (most) } }
}

/// What was told of a row: who holds how many of its cards, and who would like what there.
pub(super) fn marks(sight: &Sight<'_>, world: World) -> Markup {
    let (view, words, table) = (sight.scene.view, sight.words, sight.scene.table);
    let counts =
        Seat::all(table.chairs.len()).filter_map(|seat| Some((seat, count(view, seat, world)?)));
    let counts: Vec<(Seat, (u8, u8))> = counts.collect();
    let wishes = wishes(view, world);
    if counts.is_empty() && wishes.is_empty() {
        return html! {};
    }
    let told = |seat| words.message("level10-page-told", [arg("name", table.name(seat))]);
    html! {
        ul.told {
            @for (seat, count) in counts {
                li { (sight.token(seat)) b { (figure(count)) } span.sr { " · " (told(seat)) } }
            }
            @for wish in wishes {
                @let (long, short) = sentences(sight, &wish);
                @let names: Vec<&str> = wish.by.iter().map(|by| table.name(*by)).collect();
                li.wish title={ (names.join(", ")) ": " (long) } {
                    @for by in &wish.by { (sight.token(*by)) }
                    span.t { (short) }
                }
            }
        }
    }
}

/// The wishes for an open cell, as flags: by whom, for whom, and what. Where there is room for one or two of them alone,
/// the rest is counted.
pub(super) fn flags(sight: &Sight<'_>, world: World) -> Markup {
    let view = sight.scene.view;
    let mut wishes = wishes(view, world);
    wishes.retain(|wish| can_be(view, world, wish));
    let count = wishes.len();
    html! {
        @if !wishes.is_empty() {
            span.flags aria-hidden="true" {
                @for wish in wishes {
                    span.flag {
                        @for by in &wish.by { (sight.token(*by)) }
                        @if let Some(whom) = wish.whom { i { "›" } (sight.token(whom)) }
                        (shape(match wish.deed { Deed::Play => "i-hand", Deed::Reset => "i-loop" }))
                    }
                }
                @if count > 1 { b.flag.but-one { "+" (count - 1) } }
                @if count > 3 { b.flag.but-two { "+" (count - 2) } }
            }
        }
    }
}

/// A wish in words, at length and in short.
fn sentences(sight: &Sight<'_>, wish: &Wish) -> (String, String) {
    let (words, table) = (sight.words, sight.scene.table);
    let is_mine = wish.whom.is_some() && wish.whom == table.me;
    let (long, short) = match (wish.deed, wish.whom) {
        (Deed::Play, None) => ("level10-page-wish-play", "level10-page-wish-play-short"),
        (Deed::Reset, None) => ("level10-page-wish-reset", "level10-page-wish-reset-short"),
        (Deed::Play, _) if is_mine => {
            ("level10-page-wish-play-you", "level10-page-wish-play-you-short")
        }
        (Deed::Reset, _) if is_mine => {
            ("level10-page-wish-reset-you", "level10-page-wish-reset-you-short")
        }
        (Deed::Play, _) => ("level10-page-wish-play-whom", "level10-page-wish-play-whom-short"),
        (Deed::Reset, _) => ("level10-page-wish-reset-whom", "level10-page-wish-reset-whom-short"),
    };
    let named = |id| words.message(id, [arg("whom", wish.whom.map_or("", |it| table.name(it)))]);
    (named(long), named(short))
}
