//! A table before its game: who sits there, how friends get there, and beginning.

use maud::{Markup, PreEscaped, html};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use crate::layout::{Page, document, house_bar, look_again};
use crate::table::{ChairKind, Region, Table};
use crate::{Cover, House, sprite};

/// A table before its game, as one viewer sees it.
pub struct Waiting<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The table.
    pub table: &'a Table,
    /// The game.
    pub game: &'a Cover,
    /// The game with its options, in the reader's language.
    pub title: &'a str,
    /// What the server has committed itself to.
    pub commitment: &'a str,
    /// The link that lets others in.
    pub link: &'a str,
    /// The link as a picture for phones; none where the link leads nowhere from another device.
    pub qr: Option<&'a str>,
}

/// The page of a table before its game.
pub fn page(waiting: &Waiting<'_>) -> Markup {
    let words = waiting.house.words();
    let id = &waiting.table.id;
    let content = html! {
        (house_bar(waiting.house))
        main #main.column data-table=(id) data-version=(waiting.table.version)
            data-events={ "/t/" (id) "/events?waits=true" } {
            (look_again(words, &format!("/t/{id}")))
            @for region in regions(waiting) { (region.html) }
        }
        p #offline.offline-note role="status" hidden { (words.text("page-offline")) }
        p #note.note role="alert" hidden {}
    };
    let title = waiting.game.title(waiting.house.language);
    let skip = words.text("page-skip");
    let sprite = sprite::of(waiting.game);
    document(
        waiting.house,
        &Page { title: &title, class: "form", skip: ("main", &skip), sprite, content },
    )
}

/// What changes while people sit down.
pub fn regions(waiting: &Waiting<'_>) -> Vec<Region> {
    vec![who(waiting), begin(waiting), invite(waiting)]
}

/// Who sits where.
fn who(waiting: &Waiting<'_>) -> Region {
    let (words, table) = (waiting.house.words(), waiting.table);
    let seats = Seat::all(table.chairs.len()).zip(&table.chairs);
    let html = html! {
        section #who.plate aria-labelledby="whoh" {
            h2 #whoh { (waiting.title) }
            ul.rows {
                @for (seat, chair) in seats {
                    li {
                        div {
                            b {
                                @match chair.kind {
                                    ChairKind::Open => (words.text("waiting-open")),
                                    ChairKind::Closed => (words.text("waiting-closed")),
                                    ChairKind::Bot(_) | ChairKind::Person { .. } => (chair.name),
                                }
                            }
                            small { (words.text(state_id(chair.kind, table.me == Some(seat)))) }
                        }
                        (seat_tools(waiting, seat, chair.kind))
                    }
                }
            }
        }
    };
    Region { id: "who", html }
}

fn state_id(kind: ChairKind, is_me: bool) -> &'static str {
    match kind {
        ChairKind::Person { is_ready: true, .. } if is_me => "waiting-you-ready",
        ChairKind::Person { is_ready: true, .. } => "waiting-ready",
        ChairKind::Person { .. } if is_me => "waiting-you",
        ChairKind::Person { .. } => "waiting-not-ready",
        ChairKind::Bot(_) => "waiting-bot",
        ChairKind::Open => "waiting-free",
        ChairKind::Closed => "waiting-unused",
    }
}

/// What one can do with a seat: sit down, or as the host give it another use.
fn seat_tools(waiting: &Waiting<'_>, seat: Seat, kind: ChairKind) -> Markup {
    let (words, table) = (waiting.house.words(), waiting.table);
    let bots = (waiting.game.bots)();
    let tool = |name: &str, value: &str, label: &str| {
        html! {
            button.btn form="act" name=(name) value={ (seat) (value) } { (words.text(label)) }
        }
    };
    html! {
        div.acts {
            @match kind {
                ChairKind::Open => {
                    @if table.me.is_none() { (tool("sit", "", "waiting-sit")) }
                    @if table.is_host {
                        @for (bot, character) in bots {
                            button.btn form="act" name="arrange" value={ (seat) " " (bot) }
                                title=(character.told(words)) {
                                (character.name(words, 0)) " " (character.beads(words))
                            }
                        }
                        (tool("arrange", " closed", "waiting-close"))
                    }
                }
                ChairKind::Bot(_) | ChairKind::Closed => {
                    @if table.is_host { (tool("arrange", " open", "waiting-free-seat")) }
                }
                ChairKind::Person { .. } => {
                    @if table.me == Some(seat) { (tool("leave", "", "waiting-get-up")) }
                    @else if table.is_host { (tool("remove", "", "waiting-send-away")) }
                }
            }
        }
    }
}

/// Being ready, and beginning. With nobody to wait for, the script begins by itself.
fn begin(waiting: &Waiting<'_>) -> Region {
    let (words, table) = (waiting.house.words(), waiting.table);
    let is_waiting = |kind: ChairKind| {
        matches!(kind, ChairKind::Open | ChairKind::Person { is_ready: false, .. })
    };
    let others = Seat::all(table.chairs.len()).zip(&table.chairs);
    let others = others.filter(|(seat, chair)| table.me != Some(*seat) && is_waiting(chair.kind));
    let missing = others.count();
    let is_ready = table
        .me
        .and_then(|me| table.chairs.get(me.index()))
        .is_some_and(|chair| matches!(chair.kind, ChairKind::Person { is_ready: true, .. }));
    let begins = table.is_host && missing == 0;
    let people =
        table.chairs.iter().filter(|chair| matches!(chair.kind, ChairKind::Person { .. })).count();
    let html = html! {
        form #act.plate method="post" action={ "/t/" (table.id) }
            data-title=(words.text("waiting-title")) data-auto[begins && people == 1 && !is_ready] {
            input type="hidden" name="decision" value=(table.decision);
            input type="hidden" name="nonce" value="";
            @if table.me.is_none() {
                p { (words.text("waiting-look")) }
            } @else if begins {
                button.btn.primary name="begin" value="1" { (words.text("waiting-begin")) }
            } @else if !is_ready {
                button.btn.primary name="ready" value="1" { (words.text("waiting-be-ready")) }
            }
            @if missing > 0 { p { (words.message("waiting-missing", [arg("count", missing)])) } }
            details {
                summary { (words.text("waiting-fair")) }
                p.soft { (words.text("waiting-fair-sentence")) }
                p.code { (waiting.commitment) }
            }
        }
    };
    Region { id: "act", html }
}

/// How friends get here.
fn invite(waiting: &Waiting<'_>) -> Region {
    let words = waiting.house.words();
    let html = html! {
        section #invite.plate aria-labelledby="inviteh" {
            h2 #inviteh { (words.text("waiting-invite")) }
            p { (words.text("waiting-invite-sentence")) }
            label.field {
                span { (words.text("waiting-link")) }
                input.link readonly value=(waiting.link) data-copy;
            }
            @if let Some(qr) = waiting.qr {
                div.qr role="img" aria-label=(words.text("waiting-qr")) { (PreEscaped(qr)) }
            }
        }
    };
    Region { id: "invite", html }
}
