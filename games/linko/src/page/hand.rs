//! What the viewer holds, by value: a group is one target, and each press takes one more of it.

use maud::{Markup, html};
use sobremesa_page::card::Face;
use sobremesa_page::flight::Place;
use sobremesa_words::arg;

use super::pick;
use super::pieces::card;
use super::sight::Sight;
use crate::words::Names;
use crate::{Action, Card, Cards, Phase};

/// The viewer's hand; nothing for a spectator.
pub(super) fn hand(sight: &Sight<'_>) -> Markup {
    let Some(hand) = sight.view().hand.filter(|_| sight.view().phase != Phase::Deal) else {
        return html! {};
    };
    let words = sight.words;
    let new = new(sight, hand);
    html! {
        div.hand data-place=[sight.table().me.map(Place::hand)] {
            h2.sr { (words.text("linko-page-hand")) }
            @if hand.is_empty() {
                p.soft { (words.text("linko-page-hand-empty")) }
            } @else {
                ul {
                    @for (kind, count) in hand.counts() {
                        @let new = new.iter().filter(|card| **card == kind).count();
                        li { (group(sight, hand, (kind, count), new)) }
                    }
                }
            }
        }
    }
}

/// The cards that have just come.
fn new(sight: &Sight<'_>, hand: Cards) -> Vec<Card> {
    let Some(me) = sight.table().me else { return Vec::new() };
    let faces: Vec<Face> = hand.iter().map(Face::from).collect();
    let is_new = sight.scene.new_in(&Place::hand(me), &faces);
    hand.iter().zip(is_new).filter_map(|(card, is_new)| is_new.then_some(card)).collect()
}

/// A group of the hand, the last cards of which are new.
fn group(sight: &Sight<'_>, hand: Cards, (kind, count): (Card, u8), new: usize) -> Markup {
    let picked = sight.picked_cards().count(kind);
    let hinted = sight.hinted.as_ref().map_or(0, |(layer, _)| layer.cards().count(kind));
    let can_play = sight.is_asked() && matches!(sight.view().phase, Phase::Play(_));
    let at_once = only_play(sight, kind).filter(|_| sight.scene.house.looks.plays_at_once);
    let (form, name) = if at_once.is_some() { ("act", "action") } else { ("pick", "pick") };
    let value = at_once
        .map_or_else(|| pick::one_more(sight.picked_cards(), kind, hand), |play| play.to_string());
    html! {
        button.group #{ "hand-" (kind) } form=(form) name=(name) value=(value)
            aria-label=(label(sight, kind, count, picked)) aria-pressed=[at_once.is_none().then_some(picked > 0)]
            aria-disabled=[(!can_play).then_some("true")] {
            @for index in 0..count {
                @let mark = if usize::from(count - index) <= new { " new" } else { "" };
                (card(kind, &[look(can_play, index < picked, index < hinted), mark].concat()))
            }
        }
    }
}

fn look(can_play: bool, is_picked: bool, is_hinted: bool) -> &'static str {
    match (is_picked, is_hinted, can_play) {
        (true, ..) => "selected",
        (false, true, _) => "playable proposed",
        (false, false, true) => "playable",
        (false, false, false) => "",
    }
}

fn label(sight: &Sight<'_>, kind: Card, count: u8, picked: u8) -> String {
    let words = sight.words;
    let (kind, count) = (arg("card", words.card(kind)), arg("count", count));
    match picked {
        0 => words.message("linko-page-group", [kind, count]),
        _ => words.message("linko-page-group-picked", [kind, count, arg("picked", picked)]),
    }
}

/// The play that a card is for, if there is exactly one.
fn only_play(sight: &Sight<'_>, kind: Card) -> Option<Action> {
    let has = |action: &&Action| match action {
        Action::Play(layer) => layer.cards().count(kind) > 0,
        _ => false,
    };
    let mut plays = sight.legal().iter().filter(has);
    plays.next().copied().filter(|_| plays.next().is_none())
}
