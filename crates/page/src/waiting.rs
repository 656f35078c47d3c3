//! A table before its game: the empty table with its seats, how friends get there, and beginning.

use maud::{Markup, PreEscaped, html};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg, is_guest};

use crate::assets::AROUND;
use crate::card::silent;
use crate::icon::{Icon, icon};
use crate::layout::{Page, document_with, house_bar, look_again, preview};
use crate::table::{Chair, ChairKind, Region, Table};
use crate::token::Token;
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
    /// The programs that can play, by name.
    pub programs: &'a [String],
    /// The link as a picture for phones; none where the link leads nowhere from another device.
    pub qr: Option<&'a str>,
}

/// The page of a table before its game.
pub fn page(waiting: &Waiting<'_>) -> Markup {
    let words = waiting.house.words();
    let id = &waiting.table.id;
    let content = html! {
        (house_bar(waiting.house))
        (look_again(words, &format!("/t/{id}")))
        main #main.wait data-table=(id) data-version=(waiting.table.version)
            data-events={ "/t/" (id) "/events?waits=true" } {
            @for region in regions(waiting) { (region.html) }
        }
        p #offline.offline-note role="status" hidden { (words.text("page-offline")) }
        p #note.note role="alert" hidden {}
    };
    let title = waiting.game.title(waiting.house.language);
    let skip = words.text("page-skip");
    let (sprite, sheets) = (sprite::of(waiting.game), &[waiting.game.name, AROUND][..]);
    let page =
        Page { title: &title, class: "waits", skip: ("main", &skip), sprite, sheets, content };
    let sentence = waiting.words().text("waiting-preview");
    let picture = format!("/preview/{}", waiting.game.name);
    let preview = preview(waiting.title, &sentence, waiting.link, &picture);
    document_with(waiting.house, &page, &preview)
}

/// What changes while people sit down.
pub fn regions(waiting: &Waiting<'_>) -> Vec<Region> {
    vec![invite(waiting), you(waiting), who(waiting), begin(waiting)]
}

impl Waiting<'_> {
    fn words(&self) -> &'static Words {
        self.house.words()
    }

    /// The seats from the viewer's own on, or from the first one. Where nobody plays is the host's
    /// concern.
    fn seats(&self) -> Vec<(Seat, &Chair)> {
        let mut seats = self.table.others();
        seats.splice(0..0, self.table.me);
        let chairs = seats.into_iter().map(|seat| (seat, &self.table.chairs[seat.index()]));
        chairs.filter(|(_, chair)| self.table.is_host || chair.kind != ChairKind::Closed).collect()
    }

    /// The first seat that waits for somebody.
    fn free(&self) -> Option<Seat> {
        let is_open = |seat: &Seat| self.table.chairs[seat.index()].kind == ChairKind::Open;
        Seat::all(self.table.chairs.len()).find(is_open)
    }
}

/// How friends get here. The script shows the buttons that the browser has the means for.
fn invite(waiting: &Waiting<'_>) -> Region {
    let words = waiting.words();
    let html = html! {
        section #invite.plate aria-labelledby="inviteh" {
            h2 #inviteh { (words.text("waiting-invite")) }
            @if let Some(qr) = waiting.qr {
                div.qr role="img" aria-label=(words.text("waiting-qr")) { (PreEscaped(qr)) }
            }
            textarea.link readonly rows="2" aria-label=(words.text("waiting-link")) data-copy { (waiting.link) }
            div.acts {
                button.btn.primary.to-copy type="button" data-done=(words.text("waiting-copied")) {
                    (icon(Icon::Copy)) span { (words.text("waiting-copy")) }
                }
                button.btn.to-share type="button" {
                    (icon(Icon::Share)) span { (words.text("waiting-share")) }
                }
            }
        }
    };
    Region { id: "invite", html }
}

/// The viewer's name: it goes along with whatever is pressed next.
fn you(waiting: &Waiting<'_>) -> Region {
    let (words, table) = (waiting.words(), waiting.table);
    let name = waiting.house.name.as_deref();
    let chosen = name.filter(|name| !is_guest(name));
    let token = match table.me {
        Some(me) => table.tokens().get(me.index()).copied(),
        None => name.map(Token::of_name),
    };
    let html = html! {
        section #you.plate {
            @if table.me.is_some() || waiting.free().is_some() {
                label {
                    span.sr { (words.text("waiting-name")) }
                    @if let Some(token) = token { (token.show("")) }
                    input form="act" name="name" maxlength="32" autocomplete="nickname"
                        placeholder=(words.text("waiting-name")) value=[chosen];
                }
            } @else {
                p { (words.text("waiting-look")) }
            }
        }
    };
    Region { id: "you", html }
}

/// The table with its seats.
fn who(waiting: &Waiting<'_>) -> Region {
    let seats = waiting.seats();
    let tokens = waiting.table.tokens();
    let html = html! {
        section #who.cloth aria-labelledby="whoh" {
            div.middle {
                div.fan aria-hidden="true" { @for face in (waiting.game.emblem)() { (silent(&face)) } }
                h2 #whoh { (waiting.title) }
            }
            ul {
                @for (index, (seat, chair)) in seats.iter().enumerate() {
                    (place(waiting, (*seat, chair), spot(index, seats.len()), tokens[seat.index()]))
                }
            }
        }
    };
    Region { id: "who", html }
}

/// Where a seat stands: the first at the foot, then at the left, opposite, and at the right.
fn spot(index: usize, seats: usize) -> &'static str {
    match (index, seats) {
        (0, _) => "at-foot",
        (1, 3..) => "at-left",
        (index, 3..) if index + 1 == seats => "at-right",
        (1, _) | (2, 4) => "at-50",
        (2, 5) => "at-33",
        (3, 5) => "at-67",
        (2, _) => "at-25",
        (3, _) => "at-50",
        _ => "at-75",
    }
}

/// A place at the table: who has it, and what one can do with it.
fn place(waiting: &Waiting<'_>, (seat, chair): (Seat, &Chair), at: &str, token: Token) -> Markup {
    let (words, table) = (waiting.words(), waiting.table);
    let is_me = table.me == Some(seat);
    let can_sit = table.me.is_none() && chair.kind == ChairKind::Open;
    let is_asked = table.is_host && waiting.free() == Some(seat);
    html! {
        li.chair.(at).me[is_me] {
            @match chair.kind {
                ChairKind::Open => span.free aria-hidden="true" { "+" },
                ChairKind::Closed => span.free.closed aria-hidden="true" { "–" },
                ChairKind::Bot(_) | ChairKind::Program | ChairKind::Person { .. } => (token.show("")),
            }
            div.pill {
                b title=(chair.name) {
                    @match chair.kind {
                        ChairKind::Open => (words.text("waiting-open")),
                        ChairKind::Closed => (words.text("waiting-closed")),
                        ChairKind::Bot(bot) => a href={ "/bots/" (bot.code()) } { (chair.name) },
                        ChairKind::Program | ChairKind::Person { .. } => (chair.name),
                    }
                }
                @if let ChairKind::Bot(character) = chair.kind { (character.beads(words)) }
                @else if is_asked { small.asks { (words.text("waiting-asks")) } }
                @else if let Some(state) = state_id(chair.kind, is_me).filter(|_| !can_sit) {
                    small.ready[matches!(chair.kind, ChairKind::Person { is_ready: true, .. })] {
                        (words.text(state))
                    }
                }
                (seat_tool(waiting, seat, chair))
            }
        }
    }
}

fn state_id(kind: ChairKind, is_me: bool) -> Option<&'static str> {
    match kind {
        ChairKind::Person { is_ready: true, .. } if is_me => Some("waiting-you-ready"),
        ChairKind::Person { is_ready: true, .. } => Some("waiting-ready"),
        ChairKind::Person { .. } if is_me => Some("waiting-you"),
        ChairKind::Person { .. } => Some("waiting-not-ready"),
        ChairKind::Open => Some("waiting-free"),
        ChairKind::Closed | ChairKind::Bot(_) | ChairKind::Program => None,
    }
}

/// What one can do with a seat: sit down, get up, or as the host free it.
fn seat_tool(waiting: &Waiting<'_>, seat: Seat, chair: &Chair) -> Markup {
    let (words, table) = (waiting.words(), waiting.table);
    let small = |name: &str, value: &str, label: &str, sign: &str| {
        let label = words.text(label);
        html! {
            button.x form="act" name=(name) value={ (seat) (value) } aria-label=(label) title=(label) { (sign) }
        }
    };
    html! {
        @match chair.kind {
            ChairKind::Open if table.me.is_none() => {
                button.btn form="act" name="sit" value=(seat) { (words.text("waiting-sit")) }
            }
            ChairKind::Closed if table.is_host => (small("arrange", " open", "waiting-free-seat", "+")),
            ChairKind::Bot(_) | ChairKind::Program if table.is_host => (small("arrange", " open", "waiting-free-seat", "×")),
            ChairKind::Person { .. } if table.me == Some(seat) => (small("leave", "", "waiting-get-up", "×")),
            ChairKind::Person { .. } if table.is_host => (small("remove", "", "waiting-send-away", "×")),
            _ => {}
        }
    }
}

/// Being ready, and beginning. With nobody to wait for, the script begins by itself.
fn begin(waiting: &Waiting<'_>) -> Region {
    let (words, table) = (waiting.words(), waiting.table);
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
            noscript {
                label.field {
                    span { (words.text("waiting-own-nonce")) }
                    input name="nonce" maxlength="16" autocomplete="off";
                }
            }
            @if let Some(seat) = waiting.free().filter(|_| table.is_host) { (bots(waiting, seat)) }
            div.start {
                @if let (None, Some(seat)) = (table.me, waiting.free()) {
                    button.btn.primary name="join" value=(seat) { (words.text("waiting-join")) }
                } @else if begins {
                    button.btn.primary name="begin" value="1" { (words.text("waiting-begin")) }
                } @else if table.me.is_some() && !is_ready {
                    button.btn.primary name="ready" value="1" { (words.text("waiting-be-ready")) }
                }
                @if missing > 0 { p { (words.message("waiting-missing", [arg("count", missing)])) } }
                details {
                    summary { (words.text("waiting-fair")) }
                    p.soft { (words.text("waiting-fair-sentence")) }
                    p.code data-commitment=(waiting.commitment) { (waiting.commitment) }
                }
            }
        }
    };
    Region { id: "act", html }
}

/// Which bot takes the free seat, or nobody.
fn bots(waiting: &Waiting<'_>, seat: Seat) -> Markup {
    let words = waiting.words();
    html! {
        div.bots role="group" aria-labelledby="botsh" {
            h2 #botsh { (words.text("waiting-takes")) }
            ul {
                @for (bot, character) in (waiting.game.bots)() {
                    li {
                        button.bot name="arrange" value={ (seat) " " (bot) } title=(character.told(words)) {
                            (Token::of_character(character).show(""))
                            b { (character.name(words, 0)) }
                            (character.beads(words))
                        }
                    }
                }
                @for program in waiting.programs {
                    li {
                        button.bot name="arrange" value={ (seat) " " (program) } {
                            (Token::of_name(program).show(""))
                            b { (program) }
                        }
                    }
                }
                li {
                    button.bot name="arrange" value={ (seat) " closed" } {
                        span.free.closed aria-hidden="true" { "–" }
                        b { (words.text("waiting-close")) }
                    }
                }
            }
        }
    }
}
