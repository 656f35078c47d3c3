//! The team: who sits where, how many cards each holds, and what each has told.

use maud::{Markup, html};
use sobremesa_page::ChairKind;
use sobremesa_page::card::lying;
use sobremesa_page::table::{Region, Scene};
use sobremesa_table::{Owed, Seat};
use sobremesa_words::arg;

use super::cards::glaze;
use super::{Sight, numbers};
use crate::memory::Kind;
use crate::words::Names;
use crate::{Action, Card, Deed, Hand, Level10, Phase, Statement, World};

pub(super) fn team(sight: &Sight<'_>) -> Region {
    let table = sight.scene.table;
    let others = table.others();
    let count = others.len();
    let html = html! {
        section #team.team.plate.(format!("of-{count}")) aria-labelledby="teamh" {
            h2 #teamh.sr { (sight.words.text("level10-page-team")) }
            ul {
                @for chair in others { (seat(sight, chair)) }
                @if let Some(me) = table.me { (seat(sight, me)) }
            }
        }
    };
    Region { id: "team", html }
}

fn seat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let is_me = table.me == Some(seat);
    let name = if is_me { words.text("level10-page-you") } else { table.name(seat).to_string() };
    let size = sight.scene.view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let size = words.message("level10-page-cards", [arg("count", size)]);
    let open = sight.scene.view.open.as_ref().and_then(|open| open.hands.get(seat.index()));
    html! {
        li.seat.me[is_me].awaits[!is_me && awaits(sight.scene, seat)] data-place={ "seat-" (seat) } {
            div.who {
                h3 { (name) }
                span.n { (numbers(&size)) }
                (marks(sight, seat))
            }
            @if let Some(hand) = open {
                (open_hand(sight, &name, hand))
            } @else {
                (told(sight, seat, &name))
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

/// Who plays there, and what that player wants of the table.
fn marks(sight: &Sight<'_>, seat: Seat) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let kind = table.chairs.get(seat.index()).map(|chair| chair.kind);
    let proposal = sight.scene.proposals.iter().find_map(|(by, action)| match action {
        Action::First(first) if *by == seat => Some(*first),
        _ => None,
    });
    let proposal = proposal.filter(|_| sight.scene.view.phase == Phase::First);
    html! {
        @match kind {
            Some(ChairKind::Bot) => span.kind { (words.text("level10-page-bot")) },
            Some(ChairKind::Person { is_replaced: true, .. }) => {
                span.mark { (words.text("level10-page-replaced")) }
            }
            Some(ChairKind::Person { is_away: true, .. }) => {
                span.mark { (words.text("level10-page-away")) }
            }
            _ => {}
        }
        @if table.wants_end(seat) { span.mark.alarm { (words.text("page-wants-end")) } }
        @if let Some(first) = proposal {
            span.mark.only-wide {
                (words.message("level10-page-proposes", [arg("name", table.name(first))]))
            }
        }
    }
}

/// The hand of a game that is over.
fn open_hand(sight: &Sight<'_>, name: &str, hand: &Hand) -> Markup {
    let label = sight.words.message("level10-page-hand-of", [arg("name", name)]);
    html! {
        ul.open aria-label=(label) {
            @for card in hand.iter() { li { (lying(&card.into(), &sight.card(card))) } }
        }
    }
}

/// The counts that are known from what was told, and the wishes that can still come true.
fn told(sight: &Sight<'_>, seat: Seat, name: &str) -> Markup {
    let view = sight.scene.view;
    let mut worlds = [false; 5];
    let mut wishes: Vec<(Deed, World, Option<Seat>)> = Vec::new();
    for said in view.said.iter().filter(|said| said.seat == seat) {
        match said.statement {
            Statement::Count { world, .. } => worlds[world.index()] = true,
            Statement::Wish { deed, world, whom } => {
                let is_recent = usize::from(said.filled) / World::ALL.len() == view.board.column();
                let is_open = match deed {
                    Deed::Play => view.board.check_pause(world).is_ok(),
                    Deed::Reset => view.board.check_reset(world).is_ok(),
                };
                let wish = (deed, world, whom);
                if is_recent && is_open && !wishes.contains(&wish) {
                    wishes.push(wish);
                }
            }
        }
    }
    let counts: Vec<Markup> = World::ALL
        .into_iter()
        .filter(|world| worlds[world.index()])
        .filter_map(|world| count(sight, seat, world))
        .collect();
    if counts.is_empty() && wishes.is_empty() {
        return html! {};
    }
    let label = sight.words.message("level10-page-told", [arg("name", name)]);
    html! {
        ul.told aria-label=(label) {
            @for count in counts { (count) }
            @for (deed, world, whom) in wishes { (wish(sight, deed, world, whom)) }
        }
    }
}

/// How many cards of a world someone holds, by what was told and happened since.
fn count(sight: &Sight<'_>, seat: Seat, world: World) -> Option<Markup> {
    let view = sight.scene.view;
    let (bounds, kind) = (view.bounds.get(seat.index())?, Kind::World(world));
    let (least, most) = (bounds.least[kind.index()], bounds.most[kind.index()]);
    let size = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
    let is_known = bounds.is_exact(kind) || least > 0 || usize::from(most) < size;
    is_known.then(|| {
        html! { li { (named_tile(sight, world)) (least) @if most > least { "–" (most) } } }
    })
}

/// A world's sign with its spoken name.
fn named_tile(sight: &Sight<'_>, world: World) -> Markup {
    let name = glaze(world);
    html! {
        span.tile.(name) role="img" aria-label=(sight.words.world(world)) {
            svg { use href={ "#i-" (name) } {} }
        }
    }
}

/// What someone would like, at length and in short.
fn wish(sight: &Sight<'_>, deed: Deed, world: World, whom: Option<Seat>) -> Markup {
    let (words, table) = (sight.words, sight.scene.table);
    let (long, short) = match (whom, deed) {
        (None, Deed::Play) => ("level10-page-wish-play", "level10-page-wish-play-short"),
        (None, Deed::Reset) => ("level10-page-wish-reset", "level10-page-wish-reset-short"),
        (Some(_), Deed::Play) if whom == table.me => {
            ("level10-page-wish-play-you", "level10-page-wish-play-you-short")
        }
        (Some(_), Deed::Reset) if whom == table.me => {
            ("level10-page-wish-reset-you", "level10-page-wish-reset-you-short")
        }
        (Some(_), Deed::Play) => {
            ("level10-page-wish-play-whom", "level10-page-wish-play-whom-short")
        }
        (Some(_), Deed::Reset) => {
            ("level10-page-wish-reset-whom", "level10-page-wish-reset-whom-short")
        }
    };
    let named = |id| words.message(id, [arg("whom", whom.map_or("", |whom| table.name(whom)))]);
    html! {
        li.wish {
            (named_tile(sight, world))
            span.t.only-wide { (named(long)) } span.t.only-phone { (named(short)) }
        }
    }
}

/// Cards that lie open, small.
pub(super) fn cards(sight: &Sight<'_>, cards: &[Card]) -> Markup {
    html! { @for card in cards { li { (lying(&(*card).into(), &sight.card(*card))) } } }
}
