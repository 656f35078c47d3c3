//! The dock: what is asked, what the viewer can do now, and the hand.

use maud::{Markup, html};
use sobremesa_page::table::Region;
use sobremesa_words::{Tells, arg};

use super::pick::Chosen;
use super::sight::Sight;
use super::{hand, lay, over, place, wait};
use crate::check::ends_round;
use crate::finder::Finder;
use crate::words::{Names, letter};
use crate::{Action, Card, Keep, Phase, Refusal};

/// The dock.
pub(super) fn dock(sight: &Sight<'_>) -> Region {
    let has_hand = sight.view().hand.is_some_and(|hand| !hand.is_empty());
    let html = html! {
        section #dock.dock aria-labelledby="askh" {
            @if sight.is_over() {
                (over::over(sight))
            } @else {
                div.ask aria-live="polite" { (ask(sight)) }
                @if has_hand { (hand::hand(sight)) }
            }
        }
    };
    Region { id: "dock", html }
}

fn ask(sight: &Sight<'_>) -> Markup {
    if let Some(reel) = sight.scene.reel() {
        return reel;
    }
    let asked = match sight.view().phase {
        _ if sight.scene.table.is_away => wait::away(sight),
        _ if !sight.decides() => wait::waiting(sight),
        Phase::Draw(_) => draw(sight),
        Phase::Pass(_) => pass(sight),
        Phase::Keep(_) => keep(sight),
        _ => act(sight),
    };
    html! { (asked) (wait::clock(sight)) (sight.scene.notices()) }
}

/// A question in the dock.
pub(super) fn question(text: &str) -> Markup {
    html! { h2 #askh { (text) } }
}

/// What a bot would do, with the button that does it; or else the buttons of the question.
pub(super) fn acts(sight: &Sight<'_>, buttons: &Markup) -> Markup {
    let Some(hint) = sight.hint() else {
        return html! { div.acts { (buttons) } };
    };
    let deed = crate::Level8::deed(sight.words, &sight.scene.table.names(), hint);
    let nothing = sight.pick.with(Chosen::Nothing).to_string();
    sight.scene.advice(hint, &deed, "page-hint-chance", &nothing)
}

/// The three steps of a turn, the current one marked.
pub(super) fn steps(sight: &Sight<'_>, current: usize) -> Markup {
    let first = if current == 0 { "level8-page-step-draw" } else { "level8-page-step-drawn" };
    let steps = [first, "level8-page-step-lay", "level8-page-step-discard"];
    html! {
        ol.steps aria-label=(sight.text("level8-page-steps")) {
            @for (index, id) in steps.into_iter().enumerate() {
                li aria-current=[(index == current).then_some("step")] { span { (sight.text(id)) } }
            }
        }
    }
}

/// A card of the hand that was pressed though it is not its time.
pub(super) fn not_now(sight: &Sight<'_>) -> Markup {
    let refusal = sight.picked().and_then(|card| sight.view().check(&Action::Discard(card)).err());
    html! { @if let Some(refusal) = refusal { (sight.why(&refusal)) } }
}

fn draw(sight: &Sight<'_>) -> Markup {
    let pile = Action::Draw(crate::Source::Pile);
    let button = sight.act("btn primary", &pile, &sight.text("level8-page-deed-draw"));
    html! {
        (steps(sight, 0))
        (question(&sight.text("level8-page-ask-draw")))
        p { span.how { (sight.text("level8-page-draw-how")) " " } (progress(sight)) }
        (not_now(sight))
        (acts(sight, &button))
    }
}

/// How far the hand is from the level.
pub(super) fn progress(sight: &Sight<'_>) -> String {
    let Some((number, level)) = sight.my_level() else { return String::new() };
    if sight.me().is_some_and(|me| sight.board().place(me).has_laid()) {
        return String::new();
    }
    let missing = Finder::new(&sight.hand(), level).missing();
    let number = arg("level", number);
    match missing {
        0 => sight.words.message("level8-page-draw-lays", [number]),
        _ => sight.words.message("level8-page-missing", [arg("count", missing), number]),
    }
}

fn pass(sight: &Sight<'_>) -> Markup {
    let button = sight.act("btn primary", &Action::Pass, &sight.text("level8-page-deed-pass"));
    html! {
        (question(&sight.text("level8-page-ask-pass")))
        p { (sight.text("level8-page-pass-how")) }
        (not_now(sight))
        (acts(sight, &button))
    }
}

fn keep(sight: &Sight<'_>) -> Markup {
    let chosen: &[Card] = match &sight.pick.chosen {
        Chosen::Keep(cards) => cards,
        _ => &[],
    };
    let kept = &chosen[..chosen.len().min(Keep::MOST)];
    let action = Action::Keep(Keep::new(kept).unwrap_or_default());
    let label = sight.words.message("level8-page-keep", [arg("count", kept.len())]);
    let buttons = html! {
        (sight.act("btn primary", &action, &label))
        @if !kept.is_empty() {
            (sight.choose("btn quiet", Chosen::Nothing, &sight.text("level8-page-clear")))
        }
    };
    let too_many = Refusal::TooManyKept { count: chosen.len() };
    html! {
        (question(&sight.words.message("level8-page-ask-keep", [arg("most", Keep::MOST)])))
        p { (sight.text("level8-page-keep-how")) }
        @if chosen.len() > kept.len() { (sight.why(&too_many)) }
        (acts(sight, &buttons))
    }
}

/// After the draw: lay, add, discard or skip.
fn act(sight: &Sight<'_>) -> Markup {
    if let Some(card) = sight.picked() {
        return picked(sight, card);
    }
    if let Chosen::Arrangement(arrangement) = &sight.pick.chosen {
        return lay::arrange(sight, arrangement);
    }
    if let Some(proposal) = lay::proposal(sight) {
        return lay::propose(sight, &proposal);
    }
    let has_laid = sight.me().is_some_and(|me| sight.board().place(me).has_laid());
    let can_add = sight.scene.legal.iter().any(|action| matches!(action, Action::Add { .. }));
    let (id, how) = match (has_laid, can_add) {
        (false, _) => ("level8-page-ask-discard", progress(sight)),
        (true, false) => ("level8-page-ask-discard", sight.text("level8-page-nothing-to-add")),
        (true, true) => ("level8-page-ask-add", sight.text("level8-page-add-how")),
    };
    let buttons = html! { @if !has_laid { (lay::start(sight)) } };
    html! {
        (steps(sight, if can_add { 1 } else { 2 }))
        (question(&sight.text(id)))
        p { (how) }
        (acts(sight, &buttons))
    }
}

/// A card that is picked: its places on the table, whom it can skip, and the discard.
fn picked(sight: &Sight<'_>, card: Card) -> Markup {
    let places: Vec<&Action> = sight.additions(card).collect();
    let skips = sight.scene.legal.iter().filter(|action| matches!(action, Action::Skip(_)));
    let skips: Vec<&Action> = skips.filter(|_| card == Card::Skip).collect();
    let comes_first = !places.is_empty() || !skips.is_empty();
    let discard = Action::Discard(card);
    let label = match comes_first {
        true => sight.text("level8-page-discard"),
        false => {
            let name = arg("card", sight.words.card(card));
            sight.words.message("level8-page-discard-card", [name])
        }
    };
    let buttons = html! {
        // Whom to skip is not for the page to say.
        @for action in &skips {
            (sight.scene.act(if skips.len() == 1 { "btn primary" } else { "btn" }, action, &skip_whom(sight, action)))
        }
        @if let Some(place) = places.first() {
            (sight.act("btn primary", place, &add_label(sight, place)))
        }
        (sight.act(if comes_first { "btn" } else { "btn primary" }, &discard, &label))
        (sight.choose("btn quiet", Chosen::Nothing, &sight.text("level8-page-put-back")))
    };
    html! {
        (steps(sight, if places.is_empty() { 2 } else { 1 }))
        (question(&picked_name(sight, card)))
        (consequence(sight, card, places.len(), skips.len()))
        (acts(sight, &buttons))
    }
}

fn skip_whom(sight: &Sight<'_>, action: &Action) -> Markup {
    let Action::Skip(target) = action else { return html! {} };
    let label = sight.of_name("level8-page-skip-whom", *target);
    html! {
        @if let Some(token) = sight.scene.table.tokens().get(target.index()) { (token.show("")) }
        span.whom title=(label) { (label) }
    }
}

fn add_label(sight: &Sight<'_>, action: &Action) -> String {
    let Action::Add { to, group, .. } = action else { return String::new() };
    let meld = sight.board().place(*to).meld(*group);
    let name = meld.map(|meld| sight.words.kind(meld.kind(), meld.cards().len()));
    place::add_here(sight, "level8-page-add-short", action, &name.unwrap_or_default())
}

fn picked_name(sight: &Sight<'_>, card: Card) -> String {
    let (kind, color, value) = match card {
        Card::Number(number) => ("number", Some(number.color), number.value.number()),
        Card::Joker => ("joker", None, 0),
        Card::Skip => ("skip", None, 0),
    };
    let color = color.map(letter).unwrap_or_default();
    let values = [arg("card", kind), arg("color", color), arg("value", value)];
    sight.words.message("level8-page-picked", values)
}

/// What comes of the picked card, or why it cannot be added.
fn consequence(sight: &Sight<'_>, card: Card, places: usize, skips: usize) -> Markup {
    let hand = sight.hand();
    let Some(me) = sight.me() else { return html! {} };
    let id = if ends_round(&hand, &Action::Discard(card)) {
        if sight.board().wins_by_going_out(me) {
            "level8-page-picked-wins"
        } else {
            "level8-page-picked-ends-round"
        }
    } else if card == Card::Skip {
        let can = skips > 0;
        if can { "level8-page-picked-skip" } else { "level8-page-picked-skip-alone" }
    } else if places > 0 {
        "level8-page-picked-where"
    } else if sight.board().place(me).has_laid() {
        return sight.ruled(&sight.text("level8-page-picked-fits-nowhere"), "L8-7");
    } else {
        return html! { p { (progress(sight)) } };
    };
    html! { p { (sight.text(id)) } }
}
