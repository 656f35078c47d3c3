//! The team: who sits where, how many cards each holds, and what each has told.

use maud::{Markup, html};
use sobremesa_page::ChairKind;
use sobremesa_page::card::lying;
use sobremesa_page::flight::Place;
use sobremesa_page::table::{Region, Scene};
use sobremesa_table::{Owed, Seat};
use sobremesa_words::arg;

use super::hindsight::Step;
use super::{Sight, told};
use crate::{Action, Card, Hand, Level10, Phase};

pub(super) fn team(sight: &Sight<'_>) -> Region {
    let table = sight.scene.table;
    let html = html! {
        section #team.team aria-labelledby="teamh" {
            h2 #teamh.sr { (sight.words.text("level10-page-team")) }
            ul { @for chair in table.others().into_iter().chain(table.me) { (seat(sight, chair)) } }
        }
    };
    Region { id: "team", html }
}

fn seat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let is_me = scene.table.me == Some(seat);
    let size = scene.view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let open = scene.view.open.as_ref().and_then(|open| open.hands.get(seat.index()).copied());
    let open = Step::of(sight).map(|step| step.hand(seat)).or(open);
    let size = open.map_or(size, |hand| hand.len());
    let below = html! {
        (scene.presence(seat))
        (proposal(sight, seat))
        @if let Some(hand) = open { (open_hand(sight, seat, &hand)) } @else { (told::cells(sight, seat)) }
    };
    html! {
        li.seat.me[is_me].awaits[awaits(scene, seat)] data-place=[(!is_me).then(|| Place::hand(seat))] {
            (scene.who(seat, &below))
            p.n {
                b aria-hidden="true" { (size) }
                span.sr { (words.message("level10-page-cards", [arg("count", size)])) }
            }
        }
    }
}

/// Whether the table waits for this player.
fn awaits(scene: &Scene<'_, Level10>, seat: Seat) -> bool {
    match scene.table.owed {
        Owed::Seat(owed) => owed == seat,
        Owed::Team => {
            let is_person = matches!(
                scene.table.chairs.get(seat.index()).map(|chair| chair.kind),
                Some(ChairKind::Person { is_replaced: false, .. })
            );
            is_person && scene.proposals.iter().all(|(by, _)| *by != seat)
        }
        Owed::Nobody | Owed::Chance(_) => false,
    }
}

/// Who should begin, as this player proposes.
fn proposal(sight: &Sight<'_>, seat: Seat) -> Markup {
    let scene = sight.scene;
    let first = scene.proposals.iter().find_map(|(by, action)| match action {
        Action::First(first) if *by == seat => Some(*first),
        _ => None,
    });
    let first = first.filter(|_| scene.view.phase == Phase::First);
    let proposes = |first| {
        let name = arg("name", scene.table.name(first));
        sight.words.message("level10-page-proposes", [name])
    };
    html! {
        @if let Some(proposed) = first.map(proposes) {
            span.mark.only-wide title=(proposed) { span { (proposed) } }
        }
    }
}

/// The hand of a game that is over.
fn open_hand(sight: &Sight<'_>, seat: Seat, hand: &Hand) -> Markup {
    let name = arg("name", sight.scene.table.name(seat));
    let label = sight.words.message("level10-page-hand-of", [name]);
    html! { ul.open aria-label=(label) { (cards(sight, &hand.iter().collect::<Vec<Card>>())) } }
}

/// Cards that lie open, small.
pub(super) fn cards(sight: &Sight<'_>, cards: &[Card]) -> Markup {
    html! { @for card in cards { li { (lying(&(*card).into(), &sight.card(*card))) } } }
}
