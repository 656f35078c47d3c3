//! Laying a level: the finder's proposals, and an arrangement of one's own.

use maud::{Markup, html};
use sobremesa_words::arg;

use super::dock::{acts, question, steps};
use super::pick::{Arrangement, Chosen, Draft};
use super::place;
use super::sight::Sight;
use crate::words::Names;
use crate::{Action, Card, Combination, LAST_LEVEL, Laydown, MeldKind, Phase, Refusal, readings};

/// One of the finder's ways to lay the level.
pub(super) struct Proposal<'a> {
    number: usize,
    count: usize,
    action: &'a Action,
    pub(super) laydown: &'a Laydown,
}

/// The way that is shown: the one that the viewer asked for, or the first one.
pub(super) fn proposal<'a>(sight: &Sight<'a>) -> Option<Proposal<'a>> {
    let wanted = match sight.pick.chosen {
        Chosen::Nothing => 0,
        Chosen::Proposal(number) => number,
        Chosen::Card(_) | Chosen::Arrangement(_) | Chosen::Keep(_) => return None,
    };
    let legal = if sight.decides() { sight.scene.legal } else { &[] };
    let is_lay = |action: &&Action| matches!(action, Action::Lay(_));
    let count = legal.iter().filter(is_lay).count();
    let number = wanted.checked_rem(count)?;
    let action = legal.iter().filter(is_lay).nth(number)?;
    let Action::Lay(laydown) = action else { return None };
    Some(Proposal { number, count, action, laydown })
}

/// What its combinations are.
fn names(sight: &Sight<'_>, proposal: &Proposal<'_>) -> Vec<String> {
    let melds = proposal.laydown.melds();
    melds.map(|(kind, cards)| sight.words.kind(kind, cards.len())).collect()
}

/// What the viewer would lay, in their own place: the proposal, or what they arrange.
pub(super) fn planned(sight: &Sight<'_>) -> Option<Markup> {
    if !sight.decides() || !matches!(sight.view().phase, Phase::Act(_)) {
        return None;
    }
    if let Chosen::Arrangement(arrangement) = &sight.pick.chosen {
        return Some(drafts(sight, arrangement));
    }
    let proposal = proposal(sight)?;
    let names = names(sight, &proposal);
    Some(html! {
        ul.melds {
            @for ((_, cards), name) in proposal.laydown.melds().zip(names) {
                @let label = sight.words.message("level8-page-would-lie", [arg("meld", name)]);
                li.meld.ghost { (place::row(cards.iter().copied(), &label)) }
            }
        }
    })
}

/// Says what one of the ways is.
pub(super) fn propose(sight: &Sight<'_>, proposal: &Proposal<'_>) -> Markup {
    let Some((number, _)) = sight.my_level() else { return html! {} };
    let count = [arg("number", proposal.number + 1), arg("count", proposal.count)];
    let another = Chosen::Proposal((proposal.number + 1) % proposal.count);
    let another = sight.pick.with(another).to_string();
    let buttons = html! {
        (sight.act("btn primary", proposal.action, &sight.text("level8-page-lay")))
        @if proposal.count > 1 {
            (sight.scene.pick("btn", &another, &html! {
                (sight.text("level8-page-another")) " "
                span.soft { (sight.words.message("level8-page-another-of", count)) }
            }))
        }
        (start(sight))
    };
    html! {
        (steps(sight, 1))
        (question(&sight.words.message("level8-page-ask-lay", [arg("level", number)])))
        @if number == LAST_LEVEL { p { (sight.text("level8-page-lay-wins")) } }
        p.parts { (names(sight, proposal).join(" · ")) }
        (acts(sight, &buttons))
    }
}

/// The button that begins an arrangement.
pub(super) fn start(sight: &Sight<'_>) -> Markup {
    sight.choose(
        "btn quiet",
        Chosen::Arrangement(Arrangement::default()),
        &sight.text("level8-page-arrange"),
    )
}

/// A combination that is being filled.
struct Group {
    asked: Combination,
    draft: Draft,
    /// What the cards can be, each with the cards in their places.
    readings: Vec<(MeldKind, Vec<Card>)>,
}

impl Group {
    fn new(asked: Combination, draft: Draft) -> Group {
        let readings = readings(asked, &draft.cards);
        Group { asked, draft, readings }
    }

    fn is_full(&self) -> bool {
        self.draft.cards.len() >= self.asked.size().into()
    }

    /// What was chosen of the readings; at first a joker continues a run upward.
    fn chosen(&self) -> usize {
        let has_number = self.draft.cards.iter().any(|card| matches!(card, Card::Number(_)));
        let usual = if has_number { self.readings.len().saturating_sub(1) } else { 0 };
        self.draft.reading.filter(|index| *index < self.readings.len()).unwrap_or(usual)
    }

    /// The cards as they would lie; those that fit nothing as they were picked.
    fn cards(&self) -> &[Card] {
        self.readings.get(self.chosen()).map_or(&self.draft.cards, |(_, cards)| cards)
    }

    /// The first card with which the others fit nothing, and what these could have been.
    fn misfit(&self) -> Option<(MeldKind, Card)> {
        let cards = &self.draft.cards;
        let fits = |count: &usize| !readings(self.asked, &cards[..*count]).is_empty();
        let wrong = (1..=cards.len()).find(|count| !fits(count))?;
        let before = readings(self.asked, &cards[..wrong - 1]);
        before.last().map(|(kind, _)| (*kind, cards[wrong - 1]))
    }
}

/// The level's combinations with the cards that were picked for them.
fn groups(sight: &Sight<'_>, arrangement: &Arrangement) -> Vec<Group> {
    let Some((_, level)) = sight.my_level() else { return Vec::new() };
    let drafts = arrangement.drafts.iter().cloned().chain(std::iter::repeat(Draft::default()));
    let combinations = level.combinations().iter();
    combinations.zip(drafts).map(|(asked, draft)| Group::new(*asked, draft)).collect()
}

/// The combination that takes the next card: the chosen one, or else the next that is not full.
fn active(groups: &[Group], wanted: usize) -> Option<usize> {
    let order = (0..groups.len()).map(|step| (wanted + step) % groups.len());
    order.into_iter().find(|index| !groups[*index].is_full())
}

/// What is picked after a card of the hand was pressed: it goes into the arrangement, or out of it.
pub(super) fn toggled(
    sight: &Sight<'_>,
    arrangement: &Arrangement,
    card: Card,
    is_in: bool,
) -> Chosen {
    let groups = groups(sight, arrangement);
    let place = active(&groups, arrangement.active);
    let mut drafts: Vec<Draft> = groups.into_iter().map(|group| group.draft).collect();
    let holder = drafts.iter().rposition(|draft| draft.cards.contains(&card));
    let changed = if is_in { holder } else { place };
    if let Some(draft) = changed.and_then(|index| drafts.get_mut(index)) {
        draft.reading = None;
        match draft.cards.iter().rposition(|held| is_in && *held == card) {
            Some(place) => drop(draft.cards.remove(place)),
            None => draft.cards.push(card),
        }
    }
    Chosen::Arrangement(Arrangement { active: changed.unwrap_or(arrangement.active), drafts })
}

/// The arrangement, whether it can be laid, and if not, why.
pub(super) fn arrange(sight: &Sight<'_>, arrangement: &Arrangement) -> Markup {
    let Some((number, _)) = sight.my_level() else { return html! {} };
    let groups = groups(sight, arrangement);
    let judged = judge(sight, &groups);
    let buttons = html! {
        @if let Some(Ok(action)) = &judged {
            (sight.act("btn primary", action, &sight.text("level8-page-lay")))
        }
        (sight.choose("btn", Chosen::Arrangement(Arrangement::default()), &sight.text("level8-page-clear")))
        (sight.choose("btn quiet", Chosen::Nothing, &sight.text("level8-page-done-arranging")))
    };
    html! {
        (steps(sight, 1))
        (question(&sight.words.message("level8-page-ask-arrange", [arg("level", number)])))
        @match &judged {
            None => p { (sight.text("level8-page-arrange-how")) },
            Some(Ok(_)) => p { (sight.words.message("level8-page-arranged", [arg("level", number)])) },
            Some(Err(refusal)) => (sight.why(refusal)),
        }
        @for (index, group) in groups.iter().enumerate() {
            @if group.is_full() && group.readings.len() > 1 { (meanings(sight, &groups, index)) }
        }
        (acts(sight, &buttons))
    }
}

/// Whether the rules let the arrangement be laid; none while cards are missing and nothing is wrong.
fn judge(sight: &Sight<'_>, groups: &[Group]) -> Option<Result<Action, Refusal>> {
    let mut misfits = groups.iter().enumerate().filter_map(|(index, group)| {
        let (kind, card) = group.misfit()?;
        Some(Refusal::Misfit { index, kind, card })
    });
    if let Some(misfit) = misfits.next() {
        return Some(Err(misfit));
    }
    let full = groups.iter().filter(|group| group.is_full());
    let laid: Vec<&(MeldKind, Vec<Card>)> =
        full.filter_map(|group| group.readings.get(group.chosen())).collect();
    let laydown = Laydown::new(laid.iter().map(|(kind, cards)| (*kind, cards.as_slice())))?;
    let action = Action::Lay(laydown);
    (laid.len() == groups.len()).then(|| sight.view().check(&action).map(|()| action))
}

/// Whether the arrangement has room for another card.
pub(super) fn has_room(sight: &Sight<'_>, arrangement: &Arrangement) -> bool {
    active(&groups(sight, arrangement), arrangement.active).is_some()
}

/// The combinations that are being filled.
fn drafts(sight: &Sight<'_>, arrangement: &Arrangement) -> Markup {
    let groups = groups(sight, arrangement);
    let active = active(&groups, arrangement.active);
    html! {
        div.drafts {
            @for index in 0..groups.len() {
                (draft(sight, arrangement, &groups, index, active == Some(index)))
            }
        }
    }
}

/// The cards of one combination and its empty places.
fn draft(
    sight: &Sight<'_>,
    arrangement: &Arrangement,
    groups: &[Group],
    index: usize,
    is_active: bool,
) -> Markup {
    let group = &groups[index];
    let (part, size) = (sight.words.part(group.asked), group.asked.size());
    let count =
        [arg("part", part.as_str()), arg("count", group.draft.cards.len()), arg("size", size)];
    let pick = Chosen::Arrangement(Arrangement { active: index, ..arrangement.clone() });
    let cards = group.cards();
    let empty = usize::from(size).saturating_sub(cards.len());
    html! {
        button.draft.active[is_active].wrong[group.readings.is_empty()] form="pick" name="pick"
            value=(sight.pick.with(pick)) aria-pressed=(if is_active { "true" } else { "false" })
            aria-label=(sight.words.message("level8-page-group", count)) {
            span.label { (part) }
            span.cards {
                @for card in cards { (place::bare(*card, None)) }
                @for _ in 0..empty { span.hole {} }
            }
        }
    }
}

/// What jokers can stand for in a combination that has several readings.
fn meanings(sight: &Sight<'_>, groups: &[Group], index: usize) -> Markup {
    let group = &groups[index];
    let pick = |reading: usize| {
        let mut drafts: Vec<Draft> = groups.iter().map(|group| group.draft.clone()).collect();
        drafts[index].reading = Some(reading);
        sight.pick.with(Chosen::Arrangement(Arrangement { active: index, drafts }))
    };
    html! {
        div.pick.meanings role="group" aria-label=(sight.text("level8-page-reading")) {
            @for (reading, (kind, cards)) in group.readings.iter().enumerate() {
                button form="pick" name="pick" value=(pick(reading))
                    aria-pressed=(if reading == group.chosen() { "true" } else { "false" }) {
                    (sight.words.reading(*kind, cards.len()))
                }
            }
        }
    }
}
