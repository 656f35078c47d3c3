//! What the viewer is asked, with all answers.

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::{Tells, arg};

use super::effect::effect;
use super::pick;
use super::pieces::cards;
use super::sight::Sight;
use crate::Linko;
use crate::words::Names;
use crate::{Action, Answer, Card, Cards, Layer, Loot, Phase, Source};

/// What an action does, with the cards that lie on the table.
pub(super) fn deed(sight: &Sight<'_>, action: &Action) -> String {
    if let Action::Draw(Source::Slot(slot)) = action
        && let Some(slot) = sight.view().board.reserve().slots().get(usize::from(*slot))
    {
        let cards = arg("cards", sight.words.cards(*slot));
        return sight.words.message("linko-page-deed-draw-cards", [cards]);
    }
    Linko::deed(sight.words, &sight.table().names(), action)
}

/// The question that the viewer owes an answer to.
pub(super) fn question(sight: &Sight<'_>) -> Markup {
    match sight.view().phase {
        Phase::Play(_) => play(sight),
        Phase::Ghost(_) => ghost(sight),
        Phase::Steal { victim, .. } => steal(sight, victim),
        Phase::Answer { thief, victim } => answer(sight, thief, victim),
        Phase::Draw { thief, left, .. } => draw(sight, thief, left),
        Phase::Extra(_) => extra(sight),
        Phase::Deal | Phase::Over(_) => html! {},
    }
}

/// A button that does the deed, in its words.
fn primary(sight: &Sight<'_>, action: &Action) -> Markup {
    sight.scene.act("btn primary", action, &html! { (deed(sight, action)) })
}

fn play(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    html! {
        div aria-live="polite" {
            h2 #askh { (words.text("linko-page-my-turn")) }
            @match &sight.picked {
                Some((layer, play)) => (effect(sight, layer, play)),
                None if sight.hinted.is_some() => {}
                None => p { (words.text("linko-page-ask-play")) },
            }
        }
        @if let Some((layer, _)) = &sight.picked {
            div.acts {
                (primary(sight, &Action::Play(*layer)))
                (more(sight, layer))
                (sight.scene.pick("btn quiet", "", &html! { (words.text("linko-page-put-back")) }))
            }
        }
    }
}

/// Shorter ways to take more cards.
fn more(sight: &Sight<'_>, layer: &Layer) -> Markup {
    let words = sight.words;
    let hand = sight.view().hand.unwrap_or_default();
    let (kind, picked) = (layer.card(), layer.cards());
    let held = hand.count(kind);
    let can_add_joker = kind != Card::Joker && picked.count(Card::Joker) < hand.count(Card::Joker);
    html! {
        @if picked.count(kind) + 1 < held {
            @let label = words.message("linko-page-take-all", [arg("count", held)]);
            (sight.scene.pick("btn", &pick::so_many(picked, kind, held), &html! { (label) }))
        }
        @if can_add_joker {
            @let label = words.text("linko-page-with-joker");
            (sight.scene.pick("btn", &pick::one_more(picked, Card::Joker, hand), &html! { (label) }))
        }
    }
}

/// A heading with the cards that it is about, and the question below.
fn quest(about: Cards, heading: &str, question: &str) -> Markup {
    html! {
        div.quest aria-live="polite" {
            span.cards { (cards(about)) }
            div {
                h2 #askh { (heading) }
                p { (question) }
            }
        }
    }
}

/// An answer, and what it means.
fn choice(sight: &Sight<'_>, action: Action, answer: &str, means: &str) -> Markup {
    let class = if sight.hint() == Some(&action) { "choice proposed" } else { "choice" };
    sight.scene.act(class, &action, &html! { b { (answer) } span { (means) } })
}

fn steal(sight: &Sight<'_>, victim: Seat) -> Markup {
    let words = sight.words;
    let Some(layer) = sight.top(victim) else { return html! {} };
    let name = || arg("name", sight.name(victim));
    let count = || arg("count", layer.len());
    let heading = words.message("linko-page-stole", [name(), arg("layer", words.layer(layer))]);
    let action = |loot| Action::Steal { from: victim, loot };
    html! {
        (quest(layer.cards(), &heading, &words.message("linko-page-stole-question", [count()])))
        div.choices {
            (choice(sight, action(Loot::Take), &words.message("linko-page-take", [count()]),
                &words.message("linko-page-take-means", [count(), name()])))
            (choice(sight, action(Loot::Leave), &words.message("linko-page-leave", [count()]),
                &words.message("linko-page-leave-means", [count(), name()])))
        }
    }
}

fn answer(sight: &Sight<'_>, thief: Seat, victim: Seat) -> Markup {
    let words = sight.words;
    let Some(layer) = sight.top(victim) else { return html! {} };
    let count = || arg("count", layer.len());
    let values = [arg("name", sight.name(thief)), arg("layer", words.layer(layer))];
    let heading = words.message("linko-page-left-you", values);
    html! {
        (quest(layer.cards(), &heading, &words.message("linko-page-left-question", [count()])))
        div.choices {
            (choice(sight, Action::Answer(Answer::Keep), &words.message("linko-page-keep", [count()]),
                &words.message("linko-page-keep-means", [count()])))
            (choice(sight, Action::Answer(Answer::Discard), &words.message("linko-page-discard", [count()]),
                &words.message("linko-page-discard-means", [count()])))
        }
    }
}

fn ghost(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let heading = match sight.legal() {
        [_] => "linko-page-ghost-one",
        _ => "linko-page-ghost-which",
    };
    let zone = sight.view().board.ghost();
    html! {
        div aria-live="polite" { h2 #askh { (words.text(heading)) } }
        div.choices {
            @for action in sight.legal() {
                @if let Action::Ghost(value) = action {
                    @let kind = Card::Number(*value);
                    @let count = zone.count(kind);
                    @let label = html! {
                        span.cards { (cards(Cards::of(kind, count))) }
                        span {
                            b { (deed(sight, action)) }
                            span { (words.message("linko-page-ghost-means", [arg("count", count)])) }
                        }
                    };
                    (sight.scene.act("choice set", action, &label))
                }
            }
        }
    }
}

fn draw(sight: &Sight<'_>, thief: Seat, left: u8) -> Markup {
    let words = sight.words;
    html! {
        div aria-live="polite" {
            h2 #askh { (words.message("linko-page-draw", [arg("count", left)])) }
            p {
                (words.message("linko-page-draw-why", [arg("name", sight.name(thief))]))
                " "
                (words.text(where_from(sight)))
            }
        }
        @if sight.hint().is_none() { div.acts { (draw_pile(sight)) } }
    }
}

fn extra(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    html! {
        div aria-live="polite" {
            h2 #askh { (words.text("linko-page-extra")) }
            p { (words.text("linko-page-extra-why")) " " (words.text(where_from(sight))) }
        }
        @if sight.hint().is_none() {
            div.acts {
                (draw_pile(sight))
                (sight.scene.act("btn", &Action::Pass, &html! { (deed(sight, &Action::Pass)) }))
            }
        }
    }
}

/// The draw from the pile, if that can be done.
fn draw_pile(sight: &Sight<'_>) -> Markup {
    let action = Action::Draw(Source::Pile);
    html! { @if sight.legal().contains(&action) { (primary(sight, &action)) } }
}

fn where_from(sight: &Sight<'_>) -> &'static str {
    let has = |wanted: fn(&Source) -> bool| {
        sight.legal().iter().any(|action| match action {
            Action::Draw(source) => wanted(source),
            _ => false,
        })
    };
    match (has(|from| *from == Source::Pile), has(|from| *from != Source::Pile)) {
        (true, true) => "linko-page-draw-where",
        (true, false) => "linko-page-draw-where-pile",
        _ => "linko-page-draw-where-reserve",
    }
}
