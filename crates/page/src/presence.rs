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

/// Something that waits for the viewer to decide.
pub(crate) struct Matter {
    /// What it is, in a sentence.
    pub(crate) told: String,
    /// The sentence, and what can be done.
    html: Markup,
}

impl<G: Shows> Scene<'_, G> {
    /// What is worth a card of its own: somebody is back, or something is to be decided. On phones the greeting is
    /// in the bar, and the rest opens from there.
    pub fn notices(&self) -> Markup {
        if let Some(greeting) = self.greeting() {
            return html! { div.vote.only-wide role="status" { p { (greeting) } } };
        }
        let open = self.open_matters();
        html! {
            @if !open.is_empty() {
                div #matters.matters popover {
                    @for matter in open { (matter.html) }
                }
            }
        }
    }

    /// A word to whoever is back, or about them.
    pub(crate) fn greeting(&self) -> Option<String> {
        let (words, table) = (self.words(), self.table);
        let is_back = |seat: &Seat| table.presence(*seat) == Presence::Back;
        if self.stand_in_offered().is_some() {
            return None;
        }
        if let Some(seat) = table.others().into_iter().find(is_back) {
            return Some(words.message("page-back", [arg("name", table.name(seat))]));
        }
        table.me.filter(is_back).map(|_| words.text("page-back-you"))
    }

    /// What waits for the viewer to decide: whether a bot plays for somebody, which the seats ask where they have
    /// room, and whether the game shall end.
    pub(crate) fn open_matters(&self) -> Vec<Matter> {
        let offer = self.stand_in_offered().map(|seat| {
            let told = self.words().message("page-gone", [arg("name", self.table.name(seat))]);
            let html = html! {
                div.vote.only-phone role="status" { p { (told) } (self.stand_in("btn", seat)) }
            };
            Matter { told, html }
        });
        offer.into_iter().chain(self.vote()).collect()
    }

    /// Who is gone for so long that a bot may play for them.
    fn stand_in_offered(&self) -> Option<Seat> {
        let offered = |seat: &Seat| self.table.presence(*seat) == Presence::Gone(StandIn::Offered);
        self.table.others().into_iter().find(offered)
    }

    /// The button that lets a bot play for somebody.
    fn stand_in(&self, class: &str, seat: Seat) -> Markup {
        html! {
            button.(class) form="act" name="remove" value=(seat) { (self.words().text("menu-replace")) }
        }
    }

    /// Whether the game shall end: the viewer's own wish, or else another's.
    fn vote(&self) -> Option<Matter> {
        let (words, table) = (self.words(), self.table);
        let me = table.me?;
        let (told, vote, id) = if table.wants_end(me) {
            (words.text("page-vote-mine"), "go-on", "page-vote-go-on")
        } else {
            let other = table.others().into_iter().find(|seat| table.wants_end(*seat))?;
            let told = words.message("page-vote", [arg("name", table.name(other))]);
            (told, "end", "page-vote-end")
        };
        let html = html! {
            div.vote role="status" {
                p { (told) }
                button.btn form="act" name="vote" value=(vote) { (words.text(id)) }
            }
        };
        Some(Matter { told, html })
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
