//! Level 10 at a table: the team, the grid, and the dock with hand and statements.

mod begin;
mod board;
mod cards;
mod dock;
mod exchange;
mod glance;
mod hand;
mod hindsight;
mod lesson;
mod over;
pub mod pick;
mod rules;
mod seats;
mod steps;
pub mod tell;
mod told;
mod turn;

use cards::glaze;
use maud::{Markup, html};
use pick::Pick;
use sobremesa_page::card::Face;
use sobremesa_page::ending::Ending;
use sobremesa_page::flight::Step;
use sobremesa_page::icon::shape;
use sobremesa_page::lesson::Lesson;
use sobremesa_page::rules::{Glance, Section, read};
use sobremesa_page::table::{Line, Region, Scene, Shows, Stage};
use sobremesa_page::token::Token;
use sobremesa_page::{ChairKind, Deck};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};
use tell::Telling;

use crate::words::Names;
use crate::{
    COLUMNS, Card, Cell, Event, Level10, LevelCard, Outcome, Phase, Statement, View, World,
};

impl Shows for Level10 {
    const STYLE: &'static str = include_str!("../assets/level10.css");
    const SECTIONS: &'static [Section] = rules::SECTIONS;
    const SEATS: &'static [&'static str] = &["open", "open", "closed", "closed"];
    const AT_ONCE: u8 = 2;

    fn drawings() -> String {
        cards::drawings()
    }

    fn deck(_rules: &crate::Rules) -> Option<Deck> {
        let cards =
            "DFSVM".chars().flat_map(|world| (1..=8).map(move |value| format!("{world}{value}")));
        Some(Deck { order: cards.chain(["P".to_owned()]).collect(), fixed: Vec::new() })
    }

    fn emblem() -> Vec<Face> {
        ["S4", "D7", "V2"].map(|card| read::<Card>(card).into()).into()
    }

    fn glance(words: &Words) -> Option<Glance> {
        Some(glance::glance(words))
    }

    fn ending(scene: &Scene<'_, Self>) -> Option<Ending> {
        Some(over::ending(&Sight::new(scene)))
    }

    fn lesson() -> Option<Lesson<Level10>> {
        Some(lesson::lesson())
    }

    fn class(scene: &Scene<'_, Self>) -> &'static str {
        match &scene.view.open {
            Some(open) if open.outcome.won => "level10 over won",
            None if scene.table.stage != Stage::GivenUp => "level10",
            _ => "level10 over lost",
        }
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let words = scene.words();
        let board = &scene.view.board;
        let count = |id: &str, count: usize| numbers(&words.message(id, [arg("count", count)]));
        let resets = World::ALL.map(|row| usize::from(board.row(row).resets_left()));
        let pauses = usize::from(board.rules().pauses) - board.pauses_placed();
        html! {
            (progress(scene))
            @if scene.view.open.is_none() && scene.view.phase != Phase::Deal {
                " · " (resets_left(words, resets.iter().sum()))
                @if board.rules().pauses > 0 {
                    span.only-wide { " · " (count("level10-page-pauses", pauses)) }
                }
                span.only-wide { " · " (count("level10-page-pile", board.pile_size())) }
            }
        }
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let sight = Sight::new(scene);
        vec![seats::team(&sight), board::board(&sight), dock::dock(&sight), log(scene)]
    }

    fn steps(scene: &Scene<'_, Self>, event: &Event) -> Vec<Step> {
        steps::steps(scene, event)
    }

    fn actor(event: &Event) -> Option<Seat> {
        match *event {
            Event::Played { seat, .. }
            | Event::Paused { seat, .. }
            | Event::WasReset { seat, .. }
            | Event::PutUnder { seat, .. }
            | Event::Drew { seat, .. } => Some(seat),
            Event::Said(said) => Some(said.seat),
            Event::Dealt { .. } | Event::Began { .. } | Event::Ended { .. } => None,
        }
    }

    fn is_landmark(event: &Event) -> bool {
        matches!(event, Event::WasReset { .. } | Event::Paused { .. })
    }

    fn held(words: &Words, view: &View) -> Option<Vec<(Face, String)>> {
        Some(view.hand?.iter().map(|card| (card.into(), words.card(card))).collect())
    }

    fn laid(view: &View) -> Vec<Vec<Face>> {
        let face = |world: World, cell: Cell| match cell {
            Cell::Level(value) => LevelCard { world, value }.into(),
            Cell::Reset => cards::reset(world),
            Cell::Pause => Card::Pause.into(),
        };
        let row = |world| view.board.row(world).cells().map(|cell| face(world, cell)).collect();
        World::ALL.map(row).into()
    }

    fn tiles(view: &View) -> Option<String> {
        let tile = |column| {
            let mut cells = World::ALL.into_iter().map(|world| view.board.row(world).cell(column));
            match cells.clone().all(|cell| cell.is_some()) {
                true if cells.any(|cell| cell == Some(Cell::Pause)) => "◧",
                true => "■",
                false => "□",
            }
        };
        Some((0..COLUMNS).map(tile).collect::<Vec<_>>().join(" "))
    }

    /// The column that is being filled.
    fn chapter(view: &View) -> Option<usize> {
        Some((view.board.column() + 1).min(COLUMNS))
    }

    fn is_talk(event: &Event) -> bool {
        matches!(event, Event::Said(_))
    }

    /// A [`Telling`] as text.
    fn telling(text: &str, view: &View) -> Option<Statement> {
        text.parse::<Telling>().ok()?.statement(view)
    }
}

/// What happened, without counts and without what bots wish for: that stands at the rows and beside the
/// names, and there is much of it.
fn log(scene: &Scene<'_, Level10>) -> Region {
    let is_bot = |seat: Seat| {
        let chair = scene.table.chairs.get(seat.index());
        chair.is_some_and(|chair| matches!(chair.kind, ChairKind::Bot(_) | ChairKind::Program))
    };
    let is_folded = |event: &Event| match event {
        Event::Said(said) => matches!(said.statement, Statement::Count { .. }) || is_bot(said.seat),
        _ => false,
    };
    let told = |line: &Line<Level10>| {
        let events = line.events.iter().filter(|event| !is_folded(event)).cloned().collect();
        Line { version: line.version, events, aside: line.aside }
    };
    let lines: Vec<Line<Level10>> = scene.lines.iter().map(told).collect();
    Scene { lines: &lines, ..*scene }.log()
}

/// How many resets the team has left: in words, and on phones by their sign.
fn resets_left(words: &Words, count: usize) -> Markup {
    let text = words.message("level10-page-resets", [arg("count", count)]);
    html! {
        span.only-wide { (numbers(&text)) }
        span.only-phone.loops role="img" aria-label=(text) { (shape("i-loop")) b { (count) } }
    }
}

/// How far the game is, or how it ended.
fn progress(scene: &Scene<'_, Level10>) -> Markup {
    let words = scene.words();
    if let Some(open) = &scene.view.open {
        return html! { (result(words, open.outcome)) };
    }
    if scene.view.phase == Phase::Deal {
        return html! { (words.text("level10-page-dealing")) };
    }
    let column = scene.view.board.column() + 1;
    numbers(&words.message("level10-page-column", [arg("column", column.min(COLUMNS))]))
}

/// Won or lost, and the points.
fn result(words: &Words, outcome: Outcome) -> Markup {
    let (won, points) = won_or_lost(words, outcome);
    html! { b { (won) } " · " (numbers(&points)) }
}

fn won_or_lost(words: &Words, outcome: Outcome) -> (String, String) {
    let id = if outcome.won { "level10-page-won" } else { "level10-page-lost" };
    let points = words.message("level10-page-points", [arg("score", outcome.score)]);
    (words.text(id), points)
}

/// A scene, and what the viewer has picked in it.
struct Sight<'a> {
    scene: &'a Scene<'a, Level10>,
    words: &'static Words,
    pick: Pick,
    tokens: Vec<Token>,
    /// Where the last card was placed.
    last: Option<(World, usize)>,
}

impl<'a> Sight<'a> {
    fn new(scene: &'a Scene<'a, Level10>) -> Sight<'a> {
        let placed = |event: &Event| match *event {
            Event::Played { card, column, .. } => Some((card.world, column)),
            Event::Paused { row, column, .. } | Event::WasReset { row, column, .. } => {
                Some((row, column))
            }
            _ => None,
        };
        Sight {
            scene,
            words: scene.words(),
            pick: Pick::read(scene.pick, scene.view),
            tokens: scene.table.tokens(),
            last: scene.lines.iter().rev().find_map(|line| line.events.iter().find_map(placed)),
        }
    }

    /// Whether the game goes on.
    fn is_running(&self) -> bool {
        self.scene.table.stage == Stage::Running
    }

    /// Whether the viewer owes the decision, and no bot plays in their place.
    fn is_asked(&self) -> bool {
        self.is_running() && !self.scene.legal.is_empty() && !self.scene.table.is_away
    }

    /// Whether the viewer may place a card or a reset.
    fn takes_placings(&self) -> bool {
        self.is_asked() && matches!(self.scene.view.phase, Phase::Turn(_))
    }

    /// A player's token.
    fn token(&self, seat: Seat) -> Markup {
        html! { @if let Some(token) = self.tokens.get(seat.index()) { (token.show("")) } }
    }

    /// A card's name on its own.
    fn card(&self, card: Card) -> String {
        match card {
            Card::Level(card) => self.level(card),
            Card::Pause => self.words.text("level10-page-pause"),
        }
    }

    /// What lies in a cell of a row, which names its world.
    fn cell(&self, cell: Cell) -> String {
        match cell {
            Cell::Level(value) => value.number().to_string(),
            Cell::Reset => self.words.text("level10-page-reset"),
            Cell::Pause => self.words.text("level10-page-pause"),
        }
    }

    fn level(&self, card: LevelCard) -> String {
        self.words.level_card(card)
    }

    /// The number of the current column, as people count.
    fn column(&self) -> usize {
        self.scene.view.board.column() + 1
    }
}

/// A world's sign on its glaze.
fn tile(world: World) -> Markup {
    let name = glaze(world);
    html! { span.tile.(name) { (shape(&format!("i-{name}"))) } }
}

/// A text with its numbers in bold.
fn numbers(text: &str) -> Markup {
    let is_digit = |char: char| char.is_ascii_digit();
    let mut rest = text;
    let mut parts = Vec::new();
    while let Some(start) = rest.find(is_digit) {
        let (before, from) = rest.split_at(start);
        let (number, after) = from.split_at(from.find(|c| !is_digit(c)).unwrap_or(from.len()));
        parts.push((before, number));
        rest = after;
    }
    html! { @for (before, number) in parts { (before) b { (number) } } (rest) }
}
