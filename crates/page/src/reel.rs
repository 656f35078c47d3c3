//! A game that is over, looked at again move by move: where the question is while one plays, the reel is now.

mod chart;

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

pub use chart::{Chart, Study};

use crate::icon::{Icon, icon};
use crate::table::{Line, Scene, Shows, Stage};

/// Which position of a game is looked at, and through whose eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct Reel {
    /// How many moves have been made.
    pub at: usize,
    /// The first position that there is something to see in.
    pub first: usize,
    /// The last one.
    pub last: usize,
    /// Whose hand is seen.
    pub eyes: Seat,
    /// Positions that one wants to find again, with what happened there.
    pub landmarks: Vec<(usize, String)>,
    /// Where parts of the game begin, with their numbers.
    pub chapters: Vec<(usize, usize)>,
    /// What it could have been.
    pub study: Study,
    /// The positions before and after this one in which the player whose hand is seen has to decide.
    pub turns: (Option<usize>, Option<usize>),
    /// Whether its cards were dealt at this table, so that they can be dealt again.
    pub is_dealt_here: bool,
}

impl Reel {
    /// The address of a position.
    fn path(&self, table: &str, at: usize, eyes: Seat) -> String {
        format!("{table}/replay?at={at}&eyes={eyes}")
    }
}

/// What stands out in a game, with the position after it.
pub fn landmarks<G: Shows>(
    words: &Words,
    people: People<'_>,
    lines: &[Line<G>],
) -> Vec<(usize, String)> {
    let told = |(index, line): (usize, &Line<G>)| {
        let event = line.events.iter().find(|event| G::is_landmark(event))?;
        Some((index + 1, G::line(words, people, event)?))
    };
    lines.iter().enumerate().filter_map(told).collect()
}

/// The button that has the game analyzed, or how far that is.
fn studying(words: &Words, reel: &Reel, table: &str) -> Markup {
    let progress = match reel.study {
        Study::Impossible | Study::Done(_) => return html! {},
        Study::Offered => {
            return html! {
                form method="post" action={ (table) "/replay" } {
                    input type="hidden" name="at" value=(reel.at);
                    input type="hidden" name="eyes" value=(reel.eyes);
                    button.btn.analyze { (words.text("reel-analyze")) }
                }
            };
        }
        Study::Waiting => words.text("reel-waiting"),
        Study::Running(percent) => {
            let percent = words.percent(f64::from(percent) / 100.0, 0);
            words.message("reel-analyzing", [arg("percent", percent)])
        }
    };
    html! {
        span.progress role="status" { (progress) }
        a href=(reel.path(table, reel.at, reel.eyes)) { (words.text("reel-look-again")) }
    }
}

impl<G: Shows> Scene<'_, G> {
    /// The reel, if the game is looked at again.
    pub fn reel(&self) -> Option<Markup> {
        let (words, table) = (self.words(), self.table);
        let reel = table.reel.as_ref()?;
        let path = table.path();
        let step = |id: &str, key: &str, to: usize, sign: Icon| {
            html! {
                button.btn #(id) form="pick" name="at" value=(to) data-key=(key)
                    disabled[to == reel.at] aria-label=(words.text(id)) { (icon(sign)) }
            }
        };
        let back = reel.at.saturating_sub(1).max(reel.first);
        let on = (reel.at + 1).min(reel.last);
        let position = [arg("at", reel.at), arg("last", reel.last)];
        let tokens = table.tokens();
        let chart = match &reel.study {
            Study::Done(chart) => Some(chart),
            _ => None,
        };
        let is_awaited = matches!(reel.study, Study::Waiting | Study::Running(_));
        Some(html! {
            div.reel data-last=(reel.last) data-study[is_awaited] {
                // At the end the result has the heading.
                @if table.stage == Stage::Running { h2 #askh.sr { (words.text("reel-title")) } }
                div.steps {
                    (step("reel-first", "home", reel.first, Icon::First))
                    (step("reel-back", "arrowleft", back, Icon::Back))
                    (step("reel-on", "arrowright", on, Icon::On))
                    (step("reel-last", "end", reel.last, Icon::Last))
                    button.btn.play type="button" aria-pressed="false" data-key=" " { (words.text("reel-play")) }
                    select.speed aria-label=(words.text("reel-speed")) {
                        @for (millis, id) in [(2400, "reel-slow"), (1200, "reel-normal"), (600, "reel-fast")] {
                            option value=(millis) selected[millis == 1200] { (words.text(id)) }
                        }
                    }
                }
                div.course.studied[chart.is_some()] {
                    @if let Some(chart) = chart { (chart.curve(words, reel, &path, &tokens)) }
                    label.slide {
                        span { (words.message("reel-at", position)) }
                        input type="range" min=(reel.first) max=(reel.last) value=(reel.at) data-eyes=(reel.eyes);
                    }
                }
                @if let Some(chart) = chart {
                    p.judged { @for line in &chart.verdict { span { (line) } " " } }
                }
                div.eyes {
                    span { (words.text("reel-eyes")) }
                    @for seat in Seat::all(table.chairs.len()) {
                        a.btn href=(reel.path(&path, reel.at, seat)) aria-current=[(seat == reel.eyes).then_some("true")] {
                            (chart::sample(reel, &tokens, seat)) (table.name(seat))
                        }
                    }
                }
                div.ways {
                    @if !reel.landmarks.is_empty() {
                        details.landmarks {
                            summary { (words.text("reel-landmarks")) }
                            ol.plate {
                                @for (at, text) in &reel.landmarks {
                                    li {
                                        a href=(reel.path(&path, *at, reel.eyes))
                                            aria-current=[(*at == reel.at).then_some("true")] { (text) }
                                    }
                                }
                            }
                        }
                    }
                    @for (to, id, key) in [(reel.turns.0, "reel-turn-back", "p"), (reel.turns.1, "reel-turn-on", "n")] {
                        @if let Some(to) = to {
                            a href=(reel.path(&path, to, reel.eyes)) data-key=(key) { (words.text(id)) }
                        }
                    }
                    @if reel.is_dealt_here {
                        button.as-link form="act" name="same_deal" value="1" { (words.text("end-same-cards")) }
                    }
                    @if let Some(chart) = chart { (chart.words(words, reel, &path)) }
                    (studying(words, reel, &path))
                    @if table.stage == Stage::Running {
                        form method="post" action={ (path) "/try" } {
                            input type="hidden" name="at" value=(reel.at);
                            input type="hidden" name="eyes" value=(reel.eyes);
                            button.btn.primary.try { (words.text("reel-try")) }
                        }
                    }
                    a href={ (path) "/story" } { (words.text("reel-story")) }
                    a href=(path) { (words.text("menu-back")) }
                }
            }
        })
    }
}
