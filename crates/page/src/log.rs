//! What happened at a table, in words.

use maud::html;
use sobremesa_table::Seat;
use sobremesa_words::People;

use crate::table::{Line, Region, Scene, Shows};

/// So many rows are told, and more if more happened since the viewer's last turn.
const LINES: usize = 12;

impl<G: Shows> Scene<'_, G> {
    /// What happened, in words, the newest first: since the viewer's last turn, then earlier.
    pub fn log(&self) -> Region {
        let (words, names, tokens) = (self.words(), self.table.names(), self.table.tokens());
        let people = People { names: &names, you: self.table.me };
        let row = |id: String, by: Option<Seat>, text: &str| {
            let token = by.and_then(|seat| tokens.get(seat.index()));
            html! { li #(id) { @if let Some(token) = token { (token.show("")) } span { (text) } } }
        };
        let tell = |line: &Line<G>| {
            let aside = line.aside.map(|aside| {
                let text = aside.tell(words, people);
                row(format!("log-{}", line.version), Some(aside.seat()), &text)
            });
            let told = line.events.iter().enumerate().rev().filter_map(|(index, event)| {
                let text = G::line(words, people, event)?;
                Some(row(format!("log-{}-{index}", line.version), G::actor(event), &text))
            });
            html! { @for row in told { (row) } (aside.unwrap_or_default()) }
        };
        let speaker = |seat| match self.table.me == Some(seat) {
            true => words.text("page-you"),
            false => self.table.name(seat).to_owned(),
        };
        let is_mine = |line: &Line<G>| {
            let is_mine = |event| self.table.me.is_some() && G::actor(event) == self.table.me;
            line.events.iter().any(|event| is_mine(event) && !G::is_talk(event))
        };
        let own = self.lines.iter().rposition(is_mine);
        // Right after one's own move there is nothing since then.
        let own = own.filter(|own| own + 1 < self.lines.len());
        let (earlier, lately) = self.lines.split_at(own.map_or(0, |own| own + 1));
        let lately =
            if own.is_some() { lately } else { &lately[lately.len().saturating_sub(LINES)..] };
        let earlier = &earlier[earlier.len().saturating_sub(LINES.saturating_sub(lately.len()))..];
        let html = html! {
            aside #log.log aria-labelledby="logh" {
                h2 #logh { (words.text(if own.is_some() { "page-log-since" } else { "page-log" })) }
                ol tabindex="0" aria-live="polite" {
                    @for said in self.table.said.iter().rev() {
                        li.said { span { b { (speaker(said.seat)) ": " } (said.text) } }
                    }
                    @for line in lately.iter().rev() { (tell(line)) }
                    @if own.is_some() { li.cut { (words.text("page-log-earlier")) } }
                    @for line in earlier.iter().rev() { (tell(line)) }
                }
                @if self.table.lesson.is_none() && !self.table.is_brought() {
                    a.all-of-it.only-wide href={ (self.table.path()) "/menu#whole-log" } data-drawer="part" {
                        (words.text("page-log-all"))
                    }
                }
            }
        };
        Region { id: "log", html }
    }
}
