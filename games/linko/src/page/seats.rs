//! Everyone's layers.

use maud::{Markup, html};
use sobremesa_page::flight::Place;
use sobremesa_page::table::Region;
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::over;
use super::pieces::{card, older};
use super::sight::{Sight, owing};
use super::steps::area;
use crate::words::Names;
use crate::{Action, Layer, Phase};

/// The other players, or all of them for a spectator.
pub(super) fn others(sight: &Sight<'_>) -> Region {
    let seats = sight.table().others();
    let title = if sight.table().me.is_some() { "linko-page-others" } else { "linko-page-players" };
    let html = html! {
        section #seats.seats aria-labelledby="seatsh" {
            h2 #seatsh.sr { (sight.words.text(title)) }
            ul {
                @for seat in seats {
                    li.seat.plate.shown[over::shown(sight) == Some(seat)].(state(sight, seat)) data-place=(Place::hand(seat)) {
                        (who(sight, seat))
                        div.area data-place=(area(seat)) { (layers(sight, seat)) }
                    }
                }
            }
        }
    };
    Region { id: "seats", html }
}

/// The viewer's own layers.
pub(super) fn mine(sight: &Sight<'_>, me: Seat) -> Region {
    let html = html! {
        section #mine.seat.me.plate.shown[over::shown(sight) == Some(me)].(state(sight, me)) aria-label=(sight.words.text("page-you")) {
            (who(sight, me))
            div.area data-place=(area(me)) { (layers(sight, me)) }
        }
    };
    Region { id: "mine", html }
}

/// The classes that say what happens to a player.
fn state(sight: &Sight<'_>, seat: Seat) -> &'static str {
    let awaited = owing(sight.view().phase) == Some(seat) && !sight.is_me(seat);
    match (loses(sight, seat).is_some(), awaited) {
        (true, true) => "robbed awaits",
        (true, false) => "robbed",
        (false, true) => "awaits",
        (false, false) => "",
    }
}

/// How many cards a player loses by what is picked or being decided.
fn loses(sight: &Sight<'_>, seat: Seat) -> Option<u8> {
    let can_be = |layer: &Layer| !sight.is_asked() || sight.legal().contains(&Action::Play(*layer));
    let by_pick =
        sight.aimed().is_some_and(|(layer, play)| play.victims.contains(&seat) && can_be(layer));
    let by_phase = match sight.view().phase {
        Phase::Steal { victim, .. } | Phase::Answer { victim, .. } => victim == seat,
        _ => false,
    };
    (by_pick || by_phase).then(|| sight.top(seat).map(Layer::len)).flatten()
}

fn who(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    let view = sight.view();
    let hand = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let laid = view.board.area(seat).cards();
    let counts = html! {
        p.n {
            span { (words.message("linko-page-in-hand", [arg("count", hand)])) }
            span { (words.message("linko-page-laid", [arg("count", laid)])) }
        }
        p.marks { (marks(sight, seat)) }
    };
    sight.scene.who(seat, &counts)
}

fn marks(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    let won = sight.view().open.as_ref().is_some_and(|open| open.outcome.winners.contains(&seat));
    html! {
        @if let Some(count) = loses(sight, seat) {
            span.mark.accent { (words.message("linko-page-mark-loses", [arg("count", count)])) }
        } @else if won {
            span.mark { (words.text("linko-page-mark-won")) }
        }
        (sight.scene.presence(seat))
    }
}

/// The layers: the older ones small, the oldest first, the top one large.
fn layers(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    let Some((top, below)) = sight.view().board.area(seat).layers().split_last() else {
        return html! { p.layers.bare { (words.text("linko-page-no-layers")) } };
    };
    html! {
        div.layers {
            @if !below.is_empty() {
                ol.older aria-label=(words.text("linko-page-layers")) {
                    @for layer in below { (older(sight, layer)) }
                }
            }
            (top_layer(sight, seat, top))
        }
    }
}

fn top_layer(sight: &Sight<'_>, seat: Seat, top: &Layer) -> Markup {
    let words = sight.words;
    let is_last = sight.last == Some(seat);
    let classes = if is_last { "last" } else { "" };
    let spoken = arg("layer", words.layer_in_full(top));
    html! {
        p.layer.top {
            span.sr { (words.message("linko-page-top-spoken", [spoken])) }
            @for one in top.cards().iter() { (card(one, classes)) }
            span.tag aria-hidden="true" {
                (words.layer(top))
                small { (words.text("linko-page-top")) }
            }
        }
    }
}
