//! The viewer's hand: what can be played, what is picked, and why not.

use maud::{Markup, html};
use sobremesa_page::card::{Face, picture};
use sobremesa_page::flight::Place;
use sobremesa_words::{Tells, arg};

use super::pick::{Choice, Pick};
use super::{Sight, dock};
use crate::{Action, Card, Hand, Level10, LevelCard, Phase, Refusal, View};

/// How one card of the hand is shown, and what pressing it does.
struct Shown {
    classes: &'static str,
    /// The message for its spoken name.
    label: &'static str,
    refusal: Option<Refusal>,
    is_pressed: bool,
    press: Press,
}

/// What pressing a card does.
enum Press {
    Do(Action),
    Pick(Pick),
}

pub(super) fn hand(sight: &Sight<'_>, hand: &Hand) -> Markup {
    let cards: Vec<Card> = hand.iter().collect();
    let here = sight.scene.table.me.map(Place::hand);
    let faces: Vec<Face> = hand.iter().map(Face::from).collect();
    let new = here.as_ref().map(|here| sight.scene.new_in(here, &faces)).unwrap_or_default();
    let equal_before = |at: usize| cards[..at].iter().filter(|card| **card == cards[at]).count();
    html! {
        div.hand data-place=[here] {
            h2.sr { (sight.words.text("level10-page-hand")) }
            ul {
                @for (at, (card, is_new)) in cards.iter().zip(new).enumerate() {
                    li { (button(sight, *card, equal_before(at), if is_new { "new" } else { "" })) }
                }
            }
        }
    }
}

/// One card; `copy` counts the equal ones before it.
fn button(sight: &Sight<'_>, card: Card, copy: usize, mark: &str) -> Markup {
    let words = sight.words;
    let shown = show(sight, card, copy);
    let name = arg("card", sight.card(card));
    let told = |refusal| Level10::refusal(words, &sight.scene.table.names(), &refusal);
    let reason = shown.refusal.map(told);
    let label = match &reason {
        Some(reason) => words.message(shown.label, [name, arg("reason", reason.as_str())]),
        None => words.message(shown.label, [name]),
    };
    let face = Face::from(card);
    let classes = format!("card {} {} {mark}", face.glaze, shown.classes);
    match shown.press {
        Press::Do(action) => html! {
            button class=(classes) form="act" name="action" value=(action) aria-label=(label) {
                (picture(&face)) }
        },
        Press::Pick(pick) => html! {
            button class=(classes) form="pick" name="pick" value=(pick) aria-label=(label)
                aria-pressed=(shown.is_pressed)
                aria-disabled=[reason.is_some().then_some("true")] {
                (picture(&face))
                @if let Some(reason) = &reason { span.why aria-hidden="true" { (reason) } }
            }
        },
    }
}

fn show(sight: &Sight<'_>, card: Card, copy: usize) -> Shown {
    let place = nth(sight.pick.cards(), card, copy);
    match (sight.scene.view.phase, sight.is_asked(), &sight.pick.choice) {
        (Phase::Swap(_), true, _) => exchanged(sight, card, place),
        (Phase::Turn(_), true, Choice::Pause { row, tuck }) if is_tuckable(sight, card) => {
            let Card::Level(level) = card else { unreachable!("levels are tucked") };
            let is_pressed = *tuck == Some(level);
            let tuck = (!is_pressed).then_some(level);
            Shown {
                classes: if is_pressed { "playable selected" } else { "playable" },
                label: if is_pressed {
                    "level10-page-card-selected"
                } else {
                    "level10-page-card-plain"
                },
                refusal: None,
                is_pressed,
                press: Press::Pick(sight.pick.with(Choice::Pause { row: *row, tuck })),
            }
        }
        (Phase::Turn(_), true, _) => played(sight, card, place.is_some()),
        _ => held(sight, card, place.is_some()),
    }
}

/// Where the n-th of the equal cards is among the picked ones.
fn nth(picked: &[Card], card: Card, copy: usize) -> Option<usize> {
    let places = picked.iter().enumerate().filter(|(_, picked)| **picked == card);
    places.map(|(place, _)| place).nth(copy)
}

/// Whether the card can lie under the pause that is picked.
fn is_tuckable(sight: &Sight<'_>, card: Card) -> bool {
    let (Card::Level(level), Choice::Pause { row, .. }) = (card, &sight.pick.choice) else {
        return false;
    };
    sight.scene.legal.contains(&Action::Pause { row: *row, tuck: Some(level) })
}

fn exchanged(sight: &Sight<'_>, card: Card, place: Option<usize>) -> Shown {
    let hinted = match dock::hint(sight) {
        Some(Action::Swap(swap)) => swap.cards().any(|hinted| hinted == card),
        _ => false,
    };
    let (classes, label) = match place {
        Some(0) => ("playable selected first", "level10-page-card-first"),
        Some(_) => ("playable selected second", "level10-page-card-second"),
        None if hinted => ("playable proposed", "level10-page-card-plain"),
        None => ("playable", "level10-page-card-plain"),
    };
    let press = Press::Pick(sight.pick.exchanging(card, place.is_some()));
    Shown { classes, label, refusal: None, is_pressed: place.is_some(), press }
}

fn played(sight: &Sight<'_>, card: Card, is_picked: bool) -> Shown {
    let scene = sight.scene;
    let actions: Vec<&Action> = scene.legal.iter().filter(|action| uses(action, card)).collect();
    let refusal = if actions.is_empty() { refusal(scene.view, card) } else { None };
    let hinted = dock::hint(sight).is_some_and(|hint| uses(&hint, card));
    let (classes, label) = match (refusal, is_picked) {
        (Some(_), _) => ("unplayable", "level10-page-card-unplayable"),
        (None, true) => ("playable selected", "level10-page-card-selected"),
        (None, false) if hinted => ("playable proposed", "level10-page-card-playable"),
        (None, false) => ("playable", "level10-page-card-playable"),
    };
    let press = match actions[..] {
        [action] if scene.house.looks.plays_at_once => Press::Do(*action),
        _ => Press::Pick(toggled(sight, card, is_picked)),
    };
    Shown { classes, label, refusal, is_pressed: is_picked, press }
}

/// A card while others decide: one may look where it would go.
fn held(sight: &Sight<'_>, card: Card, is_picked: bool) -> Shown {
    let (classes, label) = match is_picked {
        true => ("selected", "level10-page-card-selected"),
        false => ("", "level10-page-card-plain"),
    };
    let press = Press::Pick(toggled(sight, card, is_picked));
    Shown { classes, label, refusal: None, is_pressed: is_picked, press }
}

fn toggled(sight: &Sight<'_>, card: Card, is_picked: bool) -> Pick {
    sight.pick.with(if is_picked { Choice::Nothing } else { Choice::Cards(vec![card]) })
}

/// Whether an action plays the card from hand.
pub(super) fn uses(action: &Action, card: Card) -> bool {
    match *action {
        Action::Play(level) => card == Card::Level(level),
        Action::Pause { .. } => card == Card::Pause,
        Action::First(_) | Action::Reset(_) | Action::Swap(_) => false,
    }
}

/// Why a card of the hand can go nowhere now; none if it can.
pub(super) fn refusal(view: &View, card: Card) -> Option<Refusal> {
    let is_own = |level: LevelCard, row| level.world == row;
    let judgments = view.judgments().into_iter().filter(|judgment| judgment.card == card);
    let mut verdicts = judgments.filter(|judgment| match card {
        Card::Level(level) => is_own(level, judgment.row),
        Card::Pause => view.board.is_open(judgment.row),
    });
    let first = verdicts.next()?;
    let fits = first.verdict.is_ok() || verdicts.any(|judgment| judgment.verdict.is_ok());
    first.verdict.err().filter(|_| !fits)
}

/// A refusal in words, with the way to its rule.
pub(super) fn reason(sight: &Sight<'_>, refusal: &Refusal) -> Markup {
    let words = sight.words;
    let rule = sobremesa_table::Refusal::rule(refusal);
    html! {
        p.reason {
            (Level10::refusal(words, &sight.scene.table.names(), refusal)) " "
            (sight.scene.rule(rule))
        }
    }
}
