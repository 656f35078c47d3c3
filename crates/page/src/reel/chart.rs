//! What a game could have been, as a picture: the curve lies over the slider, and shares its axis.

use std::sync::Arc;

use maud::{Markup, html};
use sobremesa_bots::analysis::Figures;
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use super::Reel;
use crate::curve::{DASHES, Frame};
use crate::insight::Told;
use crate::token::Token;

/// What is known of what a game could have been.
#[derive(Clone, PartialEq, Debug)]
pub enum Study {
    /// It cannot be analyzed.
    Impossible,
    /// Nobody has asked for it.
    Offered,
    /// Others come first.
    Waiting,
    /// So many percent are done.
    Running(u8),
    /// It is done.
    Done(Box<Chart>),
}

/// The analysis of a game, through the eyes of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// What was found out.
    pub figures: Arc<Figures>,
    /// What the move before this position did to one's chance, and what the bot says to it.
    pub verdict: Vec<String>,
    /// The moves after which one's own chance, or the team's, changed most.
    pub turnings: Vec<Told>,
    /// The decisions that gave most away, whoever made them.
    pub slips: Vec<Told>,
    /// Until when it could be won with open cards.
    pub open: Option<String>,
    /// What would have won, action by action.
    pub line: Vec<String>,
    /// How sure all of this is.
    pub noise: String,
}

impl Chart {
    /// The curve, with a link at every turning point.
    pub(super) fn curve(
        &self,
        words: &Words,
        reel: &Reel,
        table: &str,
        tokens: &[Token],
    ) -> Markup {
        let (figures, own) = (&self.figures, self.figures.line(reel.seat));
        let points = &figures.curve;
        let width = points.len().saturating_sub(1).max(1);
        let frame = Frame { left: 0.0, top: 0.0, width: width as f64, height: 100.0 };
        let lines = points.first().map_or(0, |point| point.chances.len());
        let others = (0..lines).filter(|line| *line != own);
        let lost = figures.open.as_ref().and_then(|open| open.lost);
        let now = percent(reel, reel.at);
        html! {
            svg.curve role="group" aria-label=(words.text("insight-title")) {
                g aria-hidden="true" {
                    @if let Some(lost) = lost {
                        rect.lost x=(percent(reel, lost)) y="0" width=(share(reel, reel.last - lost)) height="100%" {}
                    }
                    @for (y, chance) in [("0%", 1.0), ("50%", 0.5), ("100%", 0.0)] {
                        line.grid x1="0" x2="100%" y1=(y) y2=(y) {}
                        text.scale x="0" y=(y) { (words.percent(chance, 0)) }
                    }
                    @for (at, number) in &reel.chapters {
                        line.chapter x1=(percent(reel, *at)) x2=(percent(reel, *at)) y1="0" y2="100%" {}
                        text.number x=(percent(reel, *at)) y="100%" { (number) }
                    }
                    svg width="100%" height="100%" viewBox={ "0 0 " (width) " 100" } preserveAspectRatio="none" {
                        path.band d=(frame.band(points, own)) {}
                        @for line in others {
                            path.line.(glaze(tokens, line)) stroke-dasharray=(DASHES[line % DASHES.len()])
                                d=(frame.line(points, line)) {}
                        }
                        path.line.own d=(frame.line(points, own)) {}
                    }
                    line.now x1=(now) x2=(now) y1="0" y2="100%" {}
                }
                @for told in &self.turnings {
                    a.turn.(if told.is_up { "up" } else { "down" }) href=(reel.path(table, told.number))
                        aria-label=(in_one_line(words, told)) aria-current=[(told.number == reel.at).then_some("true")] {
                        svg x=(percent(reel, told.number)) y=(height(figures, told.number, own)) overflow="visible" {
                            rect.touch x="-14" y="-22" width="28" height="44" {}
                            path d="M0-8 8 0 0 8-8 0Z" {}
                        }
                    }
                }
            }
        }
    }

    /// The same in words.
    pub(super) fn words(&self, words: &Words, reel: &Reel, table: &str) -> Markup {
        let list = |heading: &str, told: &[Told]| {
            html! {
                h3 { (words.text(heading)) }
                @if told.is_empty() { p { (words.text("insight-quiet")) } }
                ol {
                    @for told in told {
                        li {
                            a href=(reel.path(table, told.number)) {
                                (words.message("insight-at", [arg("number", told.number), arg("deed", told.deed.clone())]))
                            }
                            @for line in told.change.iter().chain(&told.advice) { p { (line) } }
                        }
                    }
                }
            }
        };
        html! {
            details.landmarks.studied {
                summary { (words.text("insight-summary")) }
                div.plate {
                    (list("insight-turnings", &self.turnings))
                    (list("insight-slips", &self.slips))
                    @if let Some(open) = &self.open {
                        p { (open) }
                        @if !self.line.is_empty() {
                            p { (words.text("analyze-line")) }
                            ol.way { @for deed in &self.line { li { (deed) } } }
                        }
                    }
                    p.doubt { (self.noise) }
                }
            }
        }
    }
}

/// This many chapters have room for their numbers.
const NUMBERED: usize = 12;

/// What the slider shows: where chapters begin, and what stands out. The list of landmarks has the same in words.
pub(super) fn marks(reel: &Reel) -> Markup {
    let numbers = match reel.study {
        Study::Done(_) => &[][..],
        _ => Some(&reel.chapters[..]).filter(|all| all.len() <= NUMBERED).unwrap_or_default(),
    };
    html! {
        svg.marks aria-hidden="true" {
            @for (at, _) in &reel.landmarks {
                line.mark x1=(percent(reel, *at)) x2=(percent(reel, *at)) y1="0" y2="40%" {}
            }
            @for (at, _) in &reel.chapters {
                line.chapter x1=(percent(reel, *at)) x2=(percent(reel, *at)) y1="0" y2="100%" {}
            }
            @for (at, number) in numbers { text.number x=(percent(reel, *at)) y="100%" { (number) } }
        }
    }
}

/// How a player's line is drawn, beside the name.
pub(super) fn sample(reel: &Reel, tokens: &[Token], seat: Seat) -> Markup {
    let Study::Done(chart) = &reel.study else { return html! {} };
    if chart.figures.together {
        return html! {};
    }
    let line = seat.index();
    let is_own = seat == reel.seat;
    let class = if is_own { "own" } else { glaze(tokens, line) };
    let dash = if is_own { "none" } else { DASHES[line % DASHES.len()] };
    html! {
        svg.sample viewBox="0 0 24 4" aria-hidden="true" {
            path.line.(class) stroke-dasharray=(dash) d="M0 2H24" {}
        }
    }
}

fn glaze(tokens: &[Token], line: usize) -> &'static str {
    tokens.get(line).map_or("", |token| token.glaze())
}

/// Where a position lies on the axis.
fn percent(reel: &Reel, at: usize) -> String {
    share(reel, at.saturating_sub(reel.first))
}

/// How wide this many moves are.
fn share(reel: &Reel, moves: usize) -> String {
    let all = reel.last.saturating_sub(reel.first).max(1);
    format!("{:.2}%", 100.0 * moves as f64 / all as f64)
}

fn height(figures: &Figures, number: usize, line: usize) -> String {
    let chance = figures.curve.get(number - 1).map_or(0.0, |point| point.chances[line]);
    format!("{:.2}%", 100.0 * (1.0 - chance))
}

fn in_one_line(words: &Words, told: &Told) -> String {
    let deed =
        words.message("insight-at", [arg("number", told.number), arg("deed", told.deed.clone())]);
    let parts: Vec<&str> = [deed.as_str()]
        .into_iter()
        .chain(told.change.as_deref())
        .chain(told.advice.as_deref())
        .collect();
    parts.join(" ")
}
