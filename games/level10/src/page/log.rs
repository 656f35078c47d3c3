//! What happened lately, without the counts: they stand beside the seats, and there are many.

use maud::html;
use sobremesa_page::table::Region;
use sobremesa_words::Tells;

use super::Sight;
use crate::{Event, Level10, Statement};

pub(super) fn log(sight: &Sight<'_>) -> Region {
    let scene = sight.scene;
    let names = scene.table.names();
    let events = scene.lines.iter().flat_map(|line| &line.events);
    let is_count = |event: &Event| match event {
        Event::Said(said) => matches!(said.statement, Statement::Count { .. }),
        _ => false,
    };
    let told = events.filter(|event| !is_count(event));
    let told = told.filter_map(|event| Level10::line(sight.words, &names, event));
    let html = html! {
        aside #log.log aria-labelledby="logh" {
            h2 #logh { (sight.words.text("page-log")) }
            ol aria-live="polite" {
                @for line in told { li { (line) } }
            }
        }
    };
    Region { id: "log", html }
}
