//! The end: who has won, by how much, and what comes next.

use maud::{Markup, html};
use sobremesa_page::ending::{Ending, Part, Rank, places};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use super::pieces::cards;
use super::sight::Sight;
use crate::view::Open;
use crate::words::Names;
use crate::{Cards, End, Phase};

/// The result, the standings, and what one can do next.
pub(super) fn over(sight: &Sight<'_>) -> Markup {
    let ranks: Vec<Rank> = standing(sight).into_iter().map(|place| rank(sight, place)).collect();
    html! {
        (ending(sight).show(sight.scene))
        (sight.scene.standing(&ranks))
        (sight.scene.afterwards(sight.view().open.is_some().then(|| told(sight)).as_deref()))
    }
}

/// Whose layers are shown beside the result: the viewer's after a win, else the winner's.
pub(super) fn shown(sight: &Sight<'_>) -> Option<Seat> {
    let winners = sight.view().open.as_ref().map_or(&[][..], |open| &open.outcome.winners);
    let me = sight.table().me.filter(|me| winners.is_empty() || winners.contains(me));
    me.or(winners.first().copied()).or(Seat::all(1).next()).filter(|_| sight.is_over())
}

pub(super) fn ending(sight: &Sight<'_>) -> Ending {
    let words = sight.words;
    let Some(open) = &sight.view().open else {
        let heading = words.text("linko-page-given-up");
        return Ending { heading, how: String::new(), sum: Vec::new(), note: None };
    };
    let heading = winners(sight, open);
    let how = [Some(end(sight)), margin(sight, open)].into_iter().flatten();
    let how = how.collect::<Vec<String>>().join(" ");
    let sum = shown_sum(sight, open).map(|seat| sum(sight, seat)).unwrap_or_default();
    Ending { heading, how, sum, note: None }
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

fn end(sight: &Sight<'_>) -> String {
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

/// By how much it was won: for the viewer, or else over the second; nothing among players who share it.
fn margin(sight: &Sight<'_>, open: &Open) -> Option<String> {
    let winners = &open.outcome.winners;
    let first = *winners.first()?;
    let rivals = || Seat::all(open.outcome.scores.len()).filter(|seat| !winners.contains(seat));
    let me = sight.table().me.filter(|me| !winners.contains(me));
    let second = || rivals().max_by_key(|seat| score(sight, *seat)).filter(|_| winners.len() == 1);
    let rival = me.or_else(second)?;
    let count = score(sight, first) - score(sight, rival);
    let id = match me {
        _ if count == 0 => return Some(sight.words.text("linko-page-tied")),
        Some(_) => "linko-page-behind",
        None if sight.is_me(first) => "linko-page-ahead",
        None => "linko-page-ahead-of",
    };
    Some(sight.words.message(id, [arg("count", count), arg("name", sight.name(first))]))
}

/// LK-15: the points of a player.
fn score(sight: &Sight<'_>, seat: Seat) -> i32 {
    let view = sight.view();
    view.board.area(seat).cards() as i32 - view.hand_sizes[seat.index()] as i32
}

fn figure(words: &Words, points: i32) -> String {
    words.decimal(f64::from(points), 0)
}

/// Whose points are added up: the viewer's, or else the winner's.
fn shown_sum(sight: &Sight<'_>, open: &Open) -> Option<Seat> {
    sight.table().me.or(open.outcome.winners.first().copied())
}

/// LK-15: what was laid, less what was left in hand.
fn sum(sight: &Sight<'_>, seat: Seat) -> Vec<Part> {
    let (words, view) = (sight.words, sight.view());
    let part = |sign, count: i32, id: &str| Part {
        sign,
        figure: figure(words, count),
        text: words.message(id, [arg("count", count)]),
    };
    vec![
        part("", view.board.area(seat).cards() as i32, "linko-page-sum-laid"),
        part("−", view.hand_sizes[seat.index()] as i32, "linko-page-sum-hand"),
        part("=", score(sight, seat), "linko-page-sum-points"),
    ]
}

/// LK-15: the players by their points, and then by fewer cards in hand.
fn standing(sight: &Sight<'_>) -> Vec<(usize, Seat)> {
    let in_hand = |seat: Seat| std::cmp::Reverse(sight.view().hand_sizes[seat.index()]);
    places(sight.view().rules().players.into(), |seat| (score(sight, seat), in_hand(seat)))
}

fn rank(sight: &Sight<'_>, (place, seat): (usize, Seat)) -> Rank {
    let (words, view) = (sight.words, sight.view());
    let count = |id: &str, count: usize| words.message(id, [arg("count", count)]);
    let hand = view.open.as_ref().and_then(|open| open.hands.get(seat.index()));
    let (laid, held) = (view.board.area(seat).cards(), view.hand_sizes[seat.index()]);
    let detail = html! {
        span.only-wide { (count("linko-page-laid", laid)) " − " (count("linko-page-in-hand", held)) }
        span.only-phone { (laid) " − " (held) }
        @if let Some(hand) = hand.filter(|hand| !hand.is_empty()) { (left(sight, *hand)) }
    };
    Rank { place, seat, detail, figure: figure(words, score(sight, seat)) }
}

/// What a player was left with.
fn left(sight: &Sight<'_>, hand: Cards) -> Markup {
    html! {
        span.left {
            span.sr { (sight.words.cards(hand)) }
            @for (kind, count) in hand.counts() { span.layer { (cards(Cards::of(kind, count))) } }
        }
    }
}

/// The result for others: everyone's points.
fn told(sight: &Sight<'_>) -> String {
    let of = |(_, seat): (usize, Seat)| {
        format!("{} {}", sight.name(seat), figure(sight.words, score(sight, seat)))
    };
    standing(sight).into_iter().map(of).collect::<Vec<String>>().join(", ")
}
