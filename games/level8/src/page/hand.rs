//! The viewer's hand, sorted as they like.

use maud::{Markup, html};
use sobremesa_page::card::{self, Face};
use sobremesa_page::flight::Place;
use sobremesa_words::arg;

use super::lay;
use super::pick::{Chosen, Sort};
use super::sight::Sight;
use crate::words::Names;
use crate::{Action, Card, Cards, Keep, Phase};

/// The hand with its tools.
pub(super) fn hand(sight: &Sight<'_>) -> Markup {
    let cards = sorted(sight.hand(), sight.pick.sort);
    let here = sight.me().map(Place::hand);
    let mut raised = raised(sight);
    let faces: Vec<Face> = cards.iter().map(|card| Face::from(*card)).collect();
    let new = here.as_ref().map(|here| sight.scene.new_in(here, &faces)).unwrap_or_default();
    let count = [arg("count", cards.len())];
    // Of equal cards the first ones are raised.
    let cards = cards.into_iter().map(|card| {
        let is_raised = raised.contains(card);
        raised.forget(card);
        (card, is_raised)
    });
    html! {
        div.hand data-place=[here] {
            div.handbar {
                h2 { (sight.text("level8-page-hand")) }
                span.soft.only-wide { (sight.words.message("level8-page-in-hand", count)) }
                (movers(sight))
                (sorting(sight))
            }
            ul data-sortable=[(sight.pick.sort == Sort::Own).then_some("")] {
                @for ((card, is_raised), is_new) in cards.zip(new) {
                    li data-card=(card) { (held(sight, card, is_raised, if is_new { "new" } else { "" })) }
                }
            }
            @if sight.pick.sort != Sort::Value {
                // The order of the hand outlives a decision.
                input type="hidden" form="act" name="pick" value=(sight.pick.with(Chosen::Nothing));
            }
        }
    }
}

fn sorted(hand: Cards, sort: Sort) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    if sort != Sort::Color {
        let key = |card: &Card| match card {
            Card::Number(number) => number.value.number(),
            Card::Joker | Card::Skip => u8::MAX,
        };
        cards.sort_by_key(key);
    }
    cards
}

/// The cards that are picked or proposed.
fn raised(sight: &Sight<'_>) -> Cards {
    if let Some(hint) = sight.hint() {
        return hinted(hint);
    }
    match &sight.pick.chosen {
        Chosen::Card(card) => [*card].into_iter().collect(),
        Chosen::Keep(cards) => cards.iter().copied().take(Keep::MOST).collect(),
        Chosen::Arrangement(arrangement) => {
            arrangement.drafts.iter().flat_map(|draft| draft.cards.iter().copied()).collect()
        }
        Chosen::Nothing | Chosen::Proposal(_) => lay::proposal(sight)
            .map(|proposal| proposal.laydown.cards().collect())
            .unwrap_or_default(),
    }
}

/// The cards that a hint is about.
fn hinted(hint: &Action) -> Cards {
    match hint {
        Action::Lay(laydown) => laydown.cards().collect(),
        Action::Keep(keep) => keep.cards().collect(),
        Action::Add { card, .. } | Action::Discard(card) => [*card].into_iter().collect(),
        Action::Skip(_) => [Card::Skip].into_iter().collect(),
        Action::Draw(_) | Action::Pass => Cards::default(),
    }
}

/// How a press on a card is answered.
enum Press {
    Act(Action),
    Choose(Chosen),
}

fn press(sight: &Sight<'_>, card: Card, is_raised: bool) -> Press {
    let phase = sight.view().phase;
    match &sight.pick.chosen {
        Chosen::Arrangement(arrangement) => {
            Press::Choose(lay::toggled(sight, arrangement, card, is_raised))
        }
        chosen if sight.decides() && matches!(phase, Phase::Keep(_)) => {
            let mut kept = match chosen {
                Chosen::Keep(kept) => kept.iter().copied().take(Keep::MOST).collect(),
                _ => Vec::new(),
            };
            match kept.iter().position(|held| is_raised && *held == card) {
                Some(place) => drop(kept.remove(place)),
                None => kept.push(card),
            }
            // A fifth one stays last, where the dock says that it is too many.
            if kept.len() <= Keep::MOST {
                kept.sort_unstable();
            }
            Press::Choose(Chosen::Keep(kept))
        }
        Chosen::Card(_) if is_raised => Press::Choose(Chosen::Nothing),
        _ => match only_action(sight, card).filter(|_| sight.scene.house.looks.plays_at_once) {
            Some(action) => Press::Act(action),
            None => Press::Choose(Chosen::Card(card)),
        },
    }
}

/// The one thing that can be done with a card, if there is only one.
fn only_action(sight: &Sight<'_>, card: Card) -> Option<Action> {
    let mut uses = sight.scene.legal.iter().filter(|action| match action {
        Action::Lay(laydown) => laydown.cards().any(|laid| laid == card),
        Action::Add { card: used, .. } | Action::Discard(used) => *used == card,
        Action::Skip(_) => card == Card::Skip,
        Action::Draw(_) | Action::Pass | Action::Keep(_) => false,
    });
    uses.next().filter(|_| uses.next().is_none()).copied()
}

/// How a card is to be seen: its classes, whether it can be used, and what is added to its name.
struct Look {
    class: &'static str,
    is_usable: bool,
    note: Option<&'static str>,
}

fn look(sight: &Sight<'_>, card: Card, is_raised: bool) -> Look {
    let is_proposed = matches!(sight.pick.chosen, Chosen::Nothing | Chosen::Proposal(_));
    let can_add = sight.additions(card).next().is_some();
    let any_adds = sight.scene.legal.iter().any(|action| matches!(action, Action::Add { .. }));
    let is_usable = match (&sight.pick.chosen, sight.view().phase) {
        _ if !sight.decides() => false,
        (Chosen::Keep(kept), Phase::Keep(_)) => is_raised || kept.len() < Keep::MOST,
        (_, Phase::Keep(_)) => true,
        (Chosen::Arrangement(arrangement), _) => {
            is_raised || card != Card::Skip && lay::has_room(sight, arrangement)
        }
        _ => sight.can(&Action::Discard(card)),
    };
    let class = match (is_raised, is_proposed) {
        (true, true) => "selected proposed",
        (true, false) => "selected",
        _ if !is_usable
            && sight.decides()
            && !matches!(sight.view().phase, Phase::Draw(_) | Phase::Pass(_)) =>
        {
            "unplayable"
        }
        _ if !is_usable => "",
        _ if any_adds && !can_add => "",
        _ => "playable",
    };
    let note = match () {
        () if is_raised && is_proposed => Some("level8-page-card-proposed"),
        () if can_add => Some("level8-page-card-fits"),
        () => None,
    };
    Look { class, is_usable, note }
}

fn held(sight: &Sight<'_>, card: Card, is_raised: bool, mark: &str) -> Markup {
    let face = Face::from(card);
    let Look { class, is_usable, note } = look(sight, card, is_raised);
    let name = sight.words.face(card);
    let name = match note {
        Some(id) => sight.words.message(id, [arg("card", name)]),
        None => name,
    };
    let (form, field, value, pressed) = match press(sight, card, is_raised) {
        Press::Act(action) => ("act", "action", action.to_string(), None),
        Press::Choose(chosen) => {
            let pressed = if is_raised { "true" } else { "false" };
            ("pick", "pick", sight.pick.with(chosen).to_string(), Some(pressed))
        }
    };
    html! {
        button.card.(face.glaze).(class).(mark) form=(form) name=(field) value=(value) aria-label=(name)
            aria-pressed=[pressed] aria-disabled=[(!is_usable).then_some("true")] { (card::picture(&face)) }
    }
}

/// How the hand is sorted.
fn sorting(sight: &Sight<'_>) -> Markup {
    let ways = [
        (Sort::Value, "level8-page-sort-value"),
        (Sort::Color, "level8-page-sort-color"),
        (Sort::Own, "level8-page-sort-own"),
    ];
    html! {
        div.pick role="group" aria-label=(sight.text("level8-page-sort")) {
            @for (sort, id) in ways {
                @let pick = super::pick::Pick { sort, chosen: sight.pick.chosen.clone() };
                button form="pick" name="pick" value=(pick)
                    aria-pressed=(if sort == sight.pick.sort { "true" } else { "false" }) {
                    (sight.text(id))
                }
            }
        }
    }
}

/// Moving the picked card, which only the script can do: it shows these buttons.
fn movers(sight: &Sight<'_>) -> Markup {
    html! {
        @if sight.pick.sort == Sort::Own && sight.picked().is_some() {
            span.movers hidden {
                button.btn.quiet type="button" data-move="left" aria-label=(sight.text("level8-page-move-left")) { "←" }
                button.btn.quiet type="button" data-move="right" aria-label=(sight.text("level8-page-move-right")) { "→" }
            }
        }
    }
}
