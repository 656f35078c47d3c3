//! A game that is over, looked at again move by move: where the question is while one plays, the reel is now.

mod chart;

use std::fmt;
use std::str::FromStr;

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg};

pub use chart::{Chart, Study};

use crate::card::{Face, lying};
use crate::icon::{Icon, icon};
use crate::table::{Line, Scene, Shows, Stage};

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// A player's: what that player could know.
    Seat(Seat),
    /// Nobody's: all hands lie open.
    Open,
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(seat) => seat.fmt(f),
            Eyes::Open => f.write_str("open"),
        }
    }
}

/// A text that names nobody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotEyes;

impl fmt::Display for NotEyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("eyes are the number of a seat, or `open`")
    }
}

impl FromStr for Eyes {
    type Err = NotEyes;

    fn from_str(text: &str) -> Result<Eyes, NotEyes> {
        match text {
            "open" => Ok(Eyes::Open),
            number => number.parse().ok().and_then(Seat::new).map(Eyes::Seat).ok_or(NotEyes),
        }
    }
}

/// What a player holds, face up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    /// Cards with their spoken names.
    Cards(Vec<(Face, String)>),
    /// What the player sees of the table, as lines of text.
    Text(String),
}

impl Held {
    /// What the player whose view it is holds.
    pub fn of<G: Shows>(words: &Words, names: &[String], view: &G::View) -> Held {
        match G::held(words, view) {
            Some(cards) => Held::Cards(cards),
            None => Held::Text(G::board(words, names, view)),
        }
    }

    fn show(&self) -> Markup {
        html! {
            @match self {
                Held::Cards(cards) => ul.fan { @for (face, name) in cards { li { (lying(face, name)) } } },
                Held::Text(text) => pre.board { (text) },
            }
        }
    }
}

/// Which position of a game is looked at, and through whose eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct Reel {
    /// How many moves have been made.
    pub at: usize,
    /// The first position that there is something to see in.
    pub first: usize,
    /// The last one.
    pub last: usize,
    /// Whose place at the table the reader has.
    pub seat: Seat,
    /// Who has to decide, if it is one player.
    pub awaited: Option<Seat>,
    /// What everybody holds, seat 0 first, if all hands lie open; else only the hand of the seat is seen.
    pub hands: Vec<Held>,
    /// Positions that one wants to find again, with what happened there.
    pub landmarks: Vec<(usize, String)>,
    /// Where parts of the game begin, with their numbers.
    pub chapters: Vec<(usize, usize)>,
    /// What it could have been.
    pub study: Study,
    /// The positions before and after this one in which the player whose hand is seen has to decide.
    pub turns: (Option<usize>, Option<usize>),
    /// Where it comes from.
    pub origin: Origin,
    /// Whom it is watched with; none for somebody who watches alone.
    pub company: Option<Company>,
}

/// Those who watch a replay together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Company {
    /// There are none any more.
    Gone,
    /// One of them leads, or could.
    Led(Led),
}

/// Who leads those who watch together, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Led {
    /// The name of the company in links.
    pub code: String,
    /// The link for others.
    pub link: String,
    /// Who leads.
    pub leader: Leader,
    /// Where the leader is: after how many moves, and through whose eyes.
    pub spot: (usize, Eyes),
    /// Whether the reader goes along, or looks around alone.
    pub is_along: bool,
}

/// Who leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leader {
    /// The reader.
    Reader,
    /// Somebody else, by name.
    Other(String),
    /// Somebody who is gone, by name.
    Away(String),
    /// Nobody.
    Nobody,
}

/// Where a game that is looked at comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Its cards were dealt at a table here, and can be dealt again.
    Dealt,
    /// It was played at a table here, from a position of another game.
    Continued,
    /// Somebody brought its record.
    Brought,
}

impl Reel {
    /// Through whose eyes the game is looked at.
    pub(crate) fn eyes(&self) -> Eyes {
        if self.hands.is_empty() { Eyes::Seat(self.seat) } else { Eyes::Open }
    }

    /// The address of a position, seen through the same eyes.
    fn path(&self, table: &str, at: usize) -> String {
        self.path_through(table, at, self.eyes())
    }

    /// The address of a position.
    pub(crate) fn path_through(&self, table: &str, at: usize, eyes: Eyes) -> String {
        let with = self.code().map(|code| format!("&with={code}")).unwrap_or_default();
        format!("{}?at={at}&eyes={eyes}{with}", self.page(table))
    }

    /// The name in links of those with whom it is watched.
    pub(crate) fn code(&self) -> Option<&str> {
        match &self.company {
            Some(Company::Led(led)) => Some(&led.code),
            _ => None,
        }
    }

    /// The address of its page.
    pub(crate) fn page(&self, table: &str) -> String {
        match self.origin {
            Origin::Dealt | Origin::Continued => format!("{table}/replay"),
            Origin::Brought => table.to_owned(),
        }
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
                    input type="hidden" name="eyes" value=(reel.eyes());
                    @if let Some(code) = reel.code() { input type="hidden" name="with" value=(code); }
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
        a href=(reel.path(table, reel.at)) { (words.text("reel-look-again")) }
    }
}

/// A form that does something about those who watch together.
fn together(reel: &Reel, table: &str, deed: &str, button: &Markup) -> Markup {
    html! {
        form method="post" action={ (reel.page(table)) "/together" } {
            input type="hidden" name="deed" value=(deed);
            input type="hidden" name="at" value=(reel.at);
            input type="hidden" name="eyes" value=(reel.eyes());
            @if let Some(code) = reel.code() { input type="hidden" name="with" value=(code); }
            (button)
        }
    }
}

impl<G: Shows> Scene<'_, G> {
    /// With whom the game is watched, who leads, and where.
    fn company(&self, reel: &Reel) -> Markup {
        let (words, path) = (self.words(), self.table.path());
        let led = match &reel.company {
            None => return html! {},
            Some(Company::Gone) => {
                return html! { div.together role="status" { p { (words.text("together-gone")) } } };
            }
            Some(Company::Led(led)) => led,
        };
        let at = led.spot.0.clamp(reel.first, reel.last);
        let named = |id: &str, name: &str| {
            words.message(id, [arg("name", name), arg("at", at), arg("last", reel.last)])
        };
        let lead = || {
            together(reel, &path, "lead", &html! { button.btn { (words.text("together-lead")) } })
        };
        html! {
            div.together role="status" {
                @match &led.leader {
                    Leader::Reader => {
                        p { (words.text("together-leading")) }
                        input.link readonly value=(led.link) aria-label=(words.text("together-link")) data-copy;
                        button.btn.to-copy type="button" data-done=(words.text("waiting-copied")) {
                            span { (words.text("waiting-copy")) }
                        }
                        (together(reel, &path, "release", &html! { button.btn.quiet { (words.text("together-release")) } }))
                    }
                    Leader::Other(name) => {
                        p { (named(if led.is_along { "together-along" } else { "together-alone" }, name)) }
                        a.btn.along.here[led.is_along] href={ (reel.page(&path)) "?with=" (led.code) } {
                            (if led.is_along { words.text("reel-look-again") } else { named("together-back", name) })
                        }
                    }
                    Leader::Away(name) => { p { (named("together-away", name)) } (lead()) }
                    Leader::Nobody => { p { (words.text("together-nobody")) } (lead()) }
                }
            }
        }
    }

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
        let through = |eyes: Eyes, label: &Markup| {
            let href = reel.path_through(&path, reel.at, eyes);
            html! { a.btn href=(href) aria-current=[(eyes == reel.eyes()).then_some("true")] { (label) } }
        };
        let is_brought = reel.origin == Origin::Brought;
        let is_awaited = matches!(reel.study, Study::Waiting | Study::Running(_));
        Some(html! {
            div.reel data-last=(reel.last) data-study[is_awaited] data-with=[reel.code()]
                data-events=[reel.code().map(|code| format!("{}/events?with={code}", reel.page(&path)))] {
                // At the end the result has the heading.
                @if table.stage == Stage::Running { h2 #askh.sr { (words.text("reel-title")) } }
                div.controls {
                    div.steps {
                        (step("reel-first", "home", reel.first, Icon::First))
                        (step("reel-back", "arrowleft", back, Icon::Back))
                        button.btn.play type="button" aria-pressed="false" aria-label=(words.text("reel-play")) data-key=" " {
                            (icon(Icon::Play)) (icon(Icon::Stop))
                        }
                        (step("reel-on", "arrowright", on, Icon::On))
                        (step("reel-last", "end", reel.last, Icon::Last))
                        select.speed aria-label=(words.text("reel-speed")) {
                            @for (millis, speed) in [(2400, "½×"), (1200, "1×"), (600, "2×")] {
                                option value=(millis) selected[millis == 1200] { (speed) }
                            }
                        }
                    }
                    div.course.studied[chart.is_some()] {
                        @if let Some(chart) = chart { (chart.curve(words, reel, &path, &tokens)) }
                        label.slide {
                            span { (words.message("reel-at", position)) }
                            span.rail {
                                input type="range" min=(reel.first) max=(reel.last) value=(reel.at) data-eyes=(reel.eyes()) data-with=[reel.code()];
                                (chart::marks(reel))
                            }
                        }
                    }
                }
                @if let Some(chart) = chart {
                    p.judged { @for line in &chart.verdict { span { (line) } " " } }
                }
                div.eyes {
                    span { (words.text("reel-eyes")) }
                    (through(Eyes::Open, &html! { (words.text("reel-open")) }))
                    @for seat in Seat::all(table.chairs.len()) {
                        (through(Eyes::Seat(seat), &html! {
                            @if let Some(token) = tokens.get(seat.index()) { (token.show("")) }
                            (chart::sample(reel, &tokens, seat))
                            span.whose { (table.name(seat)) }
                        }))
                    }
                }
                // At the end the result has them.
                @if table.stage != Stage::Finished { (self.open_hands(reel)) }
                (self.company(reel))
                div.ways {
                    @if !reel.landmarks.is_empty() {
                        details.landmarks {
                            summary { (words.text("reel-landmarks")) }
                            ol.plate {
                                @for (at, text) in &reel.landmarks {
                                    li {
                                        a href=(reel.path(&path, *at))
                                            aria-current=[(*at == reel.at).then_some("true")] { (text) }
                                    }
                                }
                            }
                        }
                    }
                    @for (to, id, key) in [(reel.turns.0, "reel-turn-back", "p"), (reel.turns.1, "reel-turn-on", "n")] {
                        @if let Some(to) = to {
                            a href=(reel.path(&path, to)) data-key=(key) { (words.text(id)) }
                        }
                    }
                    @if reel.origin == Origin::Dealt {
                        button.as-link form="act" name="same_deal" value="1" { (words.text("end-same-cards")) }
                    }
                    @if let Some(chart) = chart { (chart.words(words, reel, &path)) }
                    (studying(words, reel, &path))
                    @if !matches!(reel.company, Some(Company::Led(_))) {
                        (together(reel, &path, "begin", &html! { button.as-link.begin { (words.text("together-begin")) } }))
                    }
                    @if table.stage == Stage::Running && !is_brought {
                        form method="post" action={ (path) "/try" } {
                            input type="hidden" name="at" value=(reel.at);
                            input type="hidden" name="eyes" value=(reel.seat);
                            button.btn.primary.try { (words.text("reel-try")) }
                        }
                    }
                    @if is_brought {
                        a href="/games#brought" { (words.text("home-mine")) }
                    } @else {
                        a href={ (path) "/story" } { (words.text("reel-story")) }
                        a href=(path) { (words.text("menu-back")) }
                    }
                }
            }
        })
    }

    /// What everybody holds, if all hands lie open.
    fn open_hands(&self, reel: &Reel) -> Markup {
        let (table, tokens) = (self.table, self.table.tokens());
        html! {
            @if !reel.hands.is_empty() {
                ol.hands aria-label=(self.words().text("reel-hands")) {
                    @for (seat, held) in Seat::all(table.chairs.len()).zip(&reel.hands) {
                        li.now[reel.awaited == Some(seat)] {
                            @if let Some(token) = tokens.get(seat.index()) { (token.show("")) }
                            b title=(table.name(seat)) { (table.name(seat)) }
                            (held.show())
                        }
                    }
                }
            }
        }
    }
}
