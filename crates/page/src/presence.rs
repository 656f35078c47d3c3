//! The people at a table: their places, and whether they are there.

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use crate::table::{ChairKind, Scene, Shows};

/// Whether a person is at the table just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// The person looks at it, or nobody asks.
    #[default]
    Here,
    /// The person was gone and has just come back.
    Back,
    /// The person looks at something else.
    Elsewhere,
    /// The person is gone.
    Gone(StandIn),
}

/// When a bot can play for a person who is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandIn {
    /// Once the game has waited for the person.
    Later,
    /// From this time on, in milliseconds since 1970.
    From(i64),
    /// Now, if the viewer says so.
    Offered,
}

impl<G: Shows> Scene<'_, G> {
    /// What is worth a card of its own: somebody is back, a bot could play for somebody, or the game may
    /// end.
    pub fn notices(&self) -> Markup {
        let (words, table) = (self.words(), self.table);
        let offered = |seat: &Seat| table.presence(*seat) == Presence::Gone(StandIn::Offered);
        let is_back = |seat: &Seat| table.presence(*seat) == Presence::Back;
        let named = |id: &str, seat: Seat| words.message(id, [arg("name", table.name(seat))]);
        let others = table.others();
        html! {
            @if let Some(seat) = others.iter().copied().find(offered) {
                div.vote.only-phone role="status" {
                    p { (named("page-gone", seat)) }
                    (self.stand_in("btn", seat))
                }
                (self.vote())
            } @else if let Some(seat) = others.iter().copied().find(is_back) {
                div.vote role="status" { p { (named("page-back", seat)) } }
            } @else if table.me.as_ref().is_some_and(is_back) {
                div.vote role="status" { p { (words.text("page-back-you")) } }
            } @else { (self.vote()) }
        }
    }

    /// The button that lets a bot play for somebody.
    fn stand_in(&self, class: &str, seat: Seat) -> Markup {
        html! {
            button.(class) form="act" name="remove" value=(seat) { (self.words().text("menu-replace")) }
        }
    }

    /// Whether the game shall end: the viewer's own wish, or else another's.
    fn vote(&self) -> Markup {
        let (words, table) = (self.words(), self.table);
        let other = table.others().into_iter().find(|seat| table.wants_end(*seat));
        let vote = |vote: &str, id: &str| {
            html! {
                button.btn form="act" name="vote" value=(vote) { (words.text(id)) }
            }
        };
        html! {
            @if table.me.is_some_and(|me| table.wants_end(me)) {
                div.vote role="status" {
                    p { (words.text("page-vote-mine")) }
                    (vote("go-on", "page-vote-go-on"))
                }
            } @else if let Some(other) = other.filter(|_| table.me.is_some()) {
                div.vote role="status" {
                    p { (words.message("page-vote", [arg("name", table.name(other))])) }
                    (vote("end", "page-vote-end"))
                }
            }
        }
    }

    /// A player's token and name, with what else is to be said of them below.
    pub fn who(&self, seat: Seat, below: &Markup) -> Markup {
        let (table, words) = (self.table, self.words());
        let class = match table.presence(seat) {
            _ if table.is_gone(seat) => "away",
            Presence::Elsewhere => "elsewhere",
            _ => "",
        };
        let name = table.name(seat);
        let beads = table.character(seat).map(|character| character.beads(words));
        html! {
            div.who {
                @if let Some(token) = table.tokens().get(seat.index()) {
                    (token.show_with(class, &beads.unwrap_or_default()))
                }
                div {
                    @if table.me == Some(seat) {
                        h3 { (words.text("page-you")) }
                    } @else if let Some(character) = table.character(seat) {
                        h3 title={ (name) ": " (character.told(words)) } { (name) }
                    } @else {
                        h3 title=(name) { (name) }
                    }
                    (below)
                }
                (self.bubble(seat))
            }
        }
    }

    /// The newest phrase of a player, as a slip of paper at the seat. The log tells it, too.
    fn bubble(&self, seat: Seat) -> Markup {
        let said = self.table.said.iter().rfind(|said| said.seat == seat);
        html! {
            @if let Some(said) = said {
                span.bubble #{ "said-" (said.version) } aria-hidden="true" { (said.text) }
            }
        }
    }

    /// What is worth knowing of who sits there: that it is a bot, or that the player is gone and what
    /// comes next, or would stop.
    pub fn presence(&self, seat: Seat) -> Markup {
        let words = self.words();
        let kind = self.table.chairs.get(seat.index()).map(|chair| chair.kind);
        let id = match (kind, self.table.presence(seat)) {
            (Some(ChairKind::Bot(_) | ChairKind::Program), _) => "page-mark-bot",
            (Some(ChairKind::Person { is_replaced: true, .. }), _) => "page-mark-replaced",
            (Some(ChairKind::Person { is_away: true, .. }), _) => "page-mark-away",
            (_, Presence::Gone(stand_in)) => return self.gone(seat, stand_in),
            _ if self.table.wants_end(seat) => "page-wants-end",
            (_, Presence::Elsewhere) => "page-mark-elsewhere",
            _ => return html! {},
        };
        let class = if matches!(kind, Some(ChairKind::Bot(_) | ChairKind::Program)) {
            "only-wide"
        } else {
            ""
        };
        html! { span.mark.plain.(class) { (words.text(id)) } }
    }

    /// That the player is gone, and when a bot can play.
    fn gone(&self, seat: Seat, stand_in: StandIn) -> Markup {
        let words = self.words();
        match stand_in {
            StandIn::Later => html! {
                span.mark.plain title=(words.text("page-gone-later")) { (words.text("page-mark-gone")) }
            },
            StandIn::From(until) => html! {
                span.mark.plain {
                    (words.text("page-mark-gone-until")) " "
                    span data-until=(until) { (words.text("page-minute")) }
                }
            },
            StandIn::Offered => html! {
                span.mark.plain { (words.text("page-mark-gone")) }
                (self.stand_in("mark only-wide", seat))
            },
        }
    }
}
