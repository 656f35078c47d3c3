//! How the game ended.

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::sight::Sight;
use crate::view::Open;
use crate::{End, Phase};

/// The result, how it came about, and what one can do next.
pub(super) fn result(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    html! {
        @if let Some(open) = &sight.view().open {
            div aria-live="polite" {
                h2 #askh.others { (winners(sight, open)) }
                p { (how(sight)) }
            }
            (next(sight))
            (scores(sight, open))
        } @else {
            div aria-live="polite" { h2 #askh.others { (words.text("linko-page-given-up")) } }
            (next(sight))
        }
    }
}

fn winners(sight: &Sight<'_>, open: &Open) -> String {
    let words = sight.words;
    let winners = &open.outcome.winners;
    let i_win = sight.table().me.is_some_and(|me| winners.contains(&me));
    match (i_win, winners.len()) {
        (true, 1) => words.text("linko-page-you-win"),
        (true, _) => words.text("linko-page-you-share"),
        (false, count) => {
            let names: Vec<&str> = winners.iter().map(|seat| sight.name(*seat)).collect();
            let values = [arg("count", count), arg("names", words.list(&names))];
            words.message("linko-page-wins", values)
        }
    }
}

fn how(sight: &Sight<'_>) -> String {
    let words = sight.words;
    match sight.view().phase {
        Phase::Over(End::LastCard(seat)) if sight.is_me(seat) => {
            words.text("linko-page-end-last-card-you")
        }
        Phase::Over(End::LastCard(seat)) => {
            words.message("linko-page-end-last-card", [arg("name", sight.name(seat))])
        }
        _ => words.text("linko-page-end-exhausted"),
    }
}

/// A new game with the same players, and the record of this one.
fn next(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let table = sight.table();
    html! {
        div.acts {
            @if let Some(rematch) = &table.rematch {
                a.btn.primary href={ "/t/" (rematch) } { (words.text("linko-page-to-rematch")) }
            } @else if table.me.is_some() {
                button.btn.primary form="act" name="rematch" value="1" { (words.text("linko-page-rematch")) }
            }
            a.btn.quiet href={ "/api/tables/" (table.id) "/record" } { (words.text("linko-page-record")) }
        }
    }
}

fn scores(sight: &Sight<'_>, open: &Open) -> Markup {
    let words = sight.words;
    let view = sight.view();
    let mut seats: Vec<Seat> = Seat::all(open.outcome.scores.len()).collect();
    let place =
        |seat: &Seat| (!open.outcome.winners.contains(seat), -open.outcome.scores[seat.index()]);
    seats.sort_by_key(place);
    html! {
        table.scores {
            caption.sr { (words.text("linko-page-result")) }
            thead {
                tr {
                    @for id in ["linko-page-column-name", "linko-page-column-laid", "linko-page-column-hand", "linko-page-column-points"] {
                        th scope="col" { (words.text(id)) }
                    }
                }
            }
            tbody {
                @for seat in seats {
                    tr.(if open.outcome.winners.contains(&seat) { "won" } else { "lost" }) {
                        th scope="row" {
                            @if sight.is_me(seat) { (words.text("page-you")) } @else { (sight.name(seat)) }
                        }
                        td { (view.board.area(seat).cards()) }
                        td { (view.hand_sizes[seat.index()]) }
                        td { b { (open.outcome.scores[seat.index()]) } }
                    }
                }
            }
        }
    }
}
