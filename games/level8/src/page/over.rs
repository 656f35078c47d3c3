//! The end: the result, how it came about, and what comes next.

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::sight::Sight;
use crate::{End, Progress};

/// Who has won, and how.
pub(super) fn result(sight: &Sight<'_>, end: End) -> Markup {
    let winner = end.winner();
    let (heading, how) = match (end, sight.is_me(winner)) {
        (End::LastLevel(_), true) => {
            (sight.text("level8-page-you-win"), sight.text("level8-page-won-last-level-mine"))
        }
        (End::WentOut(_), true) => {
            (sight.text("level8-page-you-win"), sight.text("level8-page-won-out-mine"))
        }
        (End::LastLevel(_), false) => (
            sight.of_name("level8-page-wins", winner),
            sight.of_name("level8-page-won-last-level", winner),
        ),
        (End::WentOut(_), false) => (
            sight.of_name("level8-page-wins", winner),
            sight.of_name("level8-page-won-out", winner),
        ),
    };
    let rounds = [arg("count", sight.board().rounds())];
    html! {
        h2 #askh.(if sight.is_me(winner) { "" } else { "others" }) { (heading) }
        p { (how) " " (sight.words.message("level8-page-rounds", rounds)) }
        @if sight.scene.table.is_practice { p.soft { (sight.text("level8-page-practice")) } }
        (next(sight))
    }
}

/// The game was ended before it was over.
pub(super) fn given_up(sight: &Sight<'_>) -> Markup {
    html! {
        h2 #askh.others { (sight.text("level8-page-given-up")) }
        p { (sight.text("level8-page-given-up-how")) }
        (next(sight))
    }
}

/// Everyone's level, the highest first.
pub(super) fn standing(sight: &Sight<'_>) -> Markup {
    let progress = |seat: &Seat| sight.board().place(*seat).progress;
    let mut seats: Vec<Seat> = Seat::all(sight.board().players()).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(progress(seat)));
    let tokens = sight.scene.table.tokens();
    html! {
        ol.standing.plate aria-label=(sight.text("level8-page-standing")) {
            @for seat in seats {
                li {
                    @if let Some(token) = tokens.get(seat.index()) { (token.show("")) }
                    @if sight.is_me(seat) {
                        b { (sight.text("page-you")) }
                    } @else {
                        b title=(sight.name(seat)) { (sight.name(seat)) }
                    }
                    span {
                        @match progress(&seat) {
                            Progress::Through => (sight.text("level8-page-level-through")),
                            Progress::On(level) => {
                                (sight.words.message("level8-page-level", [arg("level", level)]))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Rematch and record.
fn next(sight: &Sight<'_>) -> Markup {
    let table = sight.scene.table;
    html! {
        div.acts {
            @if let Some(rematch) = &table.rematch {
                a.btn.primary href={ "/t/" (rematch) } { (sight.text("level8-page-to-rematch")) }
            } @else if table.me.is_some() {
                button.btn.primary form="act" name="rematch" value="1" { (sight.text("level8-page-rematch")) }
            }
            a.btn.quiet href={ "/api/tables/" (table.id) "/record" } { (sight.text("level8-page-record")) }
        }
    }
}
