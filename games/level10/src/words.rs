//! Level 10 in sentences.

mod lines;
mod names;
mod refusal;
mod why;

use sobremesa_table::{Actor, Course, Move, Owed, Seat, Step, Viewer};
use sobremesa_words::{
    Dictionary, Language, People, RECORD, Tells, Words, arg, dictionary, reader_of,
};

use crate::bots::reason::reasons;
use crate::{
    Action, Board, COLUMNS, Card, Cell, Deed, End, Event, Hand, Level10, Refusal, Rules, Scoring,
    State, Statement, View, World,
};

pub use names::Names;

static WORDS: Dictionary = dictionary!("../locales");

impl Tells for Level10 {
    fn words(language: Language) -> &'static Words {
        WORDS.of(language)
    }

    fn title(words: &Words, rules: &Rules) -> String {
        let scoring = match rules.scoring {
            Scoring::Victory => "victory",
            Scoring::Strict => "strict",
        };
        let players = arg("players", rules.players);
        words.message(
            "level10-title",
            [players, arg("pauses", rules.pauses), arg("scoring", scoring)],
        )
    }

    fn refusal(words: &Words, names: &[String], refusal: &Refusal) -> String {
        refusal::sentence(words, names, reader_of(names), refusal)
    }

    fn fault(words: &Words, names: &[String], refusal: &Refusal) -> String {
        refusal::sentence(words, names, RECORD, refusal)
    }

    fn step(words: &Words, course: &Course<Self>, step: &Step<Self>, names: &[String]) -> String {
        Narrator { words, people: People::of(names) }.step(course, step)
    }

    fn line(words: &Words, people: People<'_>, event: &Event) -> Option<String> {
        Narrator { words, people }.line(event)
    }

    fn deed(words: &Words, names: &[String], action: &Action) -> String {
        Narrator { words, people: People::of(names) }.deed(action)
    }

    fn why(words: &Words, names: &[String], view: &View, action: &Action) -> Vec<String> {
        let reasons = reasons(view, action);
        reasons.iter().map(|reason| why::sentence(words, names, reason)).collect()
    }
}

/// Tells a game with all cards open.
struct Narrator<'a> {
    words: &'a Words,
    people: People<'a>,
}

impl Narrator<'_> {
    fn step(&self, course: &Course<Level10>, step: &Step<Level10>) -> String {
        let state = course.state();
        // Whoever acts sees the cards that the action moves.
        let viewer = match step.made() {
            Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
            Move::Action { by: Actor::Team, .. } | Move::Chance(_) | Move::Statement { .. } => {
                Viewer::Spectator
            }
        };
        let events = course.events(step, viewer);
        let mut text: Vec<String> = events.iter().map(|event| self.event(event, state)).collect();
        if let Some(seat) = viewer.seat() {
            text.insert(text.len() - ending_lines(&events), self.hand(state.hand(seat)));
            let over = course.owed() == Owed::Nobody;
            let picture = if state.board().column_is_fresh() || over {
                self.grid(state.board())
            } else {
                self.column(state.board())
            };
            text.insert(text.len() - ending_lines(&events), picture);
        }
        text.join("\n")
    }

    fn name(&self, seat: Seat) -> String {
        self.people.name(seat)
    }

    fn cards(&self, cards: impl Iterator<Item = Card>) -> String {
        cards.map(|card| card.to_string()).collect::<Vec<String>>().join(" ")
    }

    fn event(&self, event: &Event, state: &State) -> String {
        let words = self.words;
        match event {
            Event::Dealt { .. } => self.deal(state),
            Event::PutUnder { seat, cards, count } if *count > 0 => {
                let cards = self.cards(cards.iter().flatten().copied());
                let name = arg("name", self.name(*seat));
                words.message("level10-put-under", [name, arg("cards", cards)])
            }
            Event::Drew { cards, .. } => {
                let cards = self.cards(cards.iter().flatten().copied());
                words.message("level10-drew", [arg("cards", cards)])
            }
            Event::Said(said) => self.statement(said.seat, said.statement),
            Event::Ended { end, outcome } => {
                let outcome = words.message(
                    "level10-outcome",
                    [
                        arg("score", outcome.score),
                        arg("placed", outcome.placed),
                        arg("unused", outcome.unused_pauses),
                    ],
                );
                format!("{}\n{outcome}", self.ending(*end, state))
            }
            Event::Began { .. }
            | Event::Played { .. }
            | Event::Paused { .. }
            | Event::WasReset { .. }
            | Event::PutUnder { .. } => self.open_event(event).unwrap_or_default(),
        }
    }

    fn deal(&self, state: &State) -> String {
        let mut lines: Vec<String> = Seat::all(state.board().players())
            .map(|seat| {
                let cards = arg("cards", self.cards(state.hand(seat).iter()));
                self.words.message("level10-dealt-hand", [arg("name", self.name(seat)), cards])
            })
            .collect();
        let pile = self.cards(state.pile().iter().copied());
        lines.push(self.words.message("level10-dealt-pile", [arg("cards", pile)]));
        lines.join("\n")
    }

    fn statement(&self, seat: Seat, statement: Statement) -> String {
        let (words, people) = (self.words, self.people);
        let in_world = |world| arg("world", words.world(world));
        match statement {
            Statement::Count { world, count } => {
                let values = [arg("count", count), in_world(world)];
                people.tell(words, "level10-said-count", [("name", seat)], values)
            }
            Statement::Wish { deed, world, whom: None } => {
                let id = match deed {
                    Deed::Play => "level10-said-play",
                    Deed::Reset => "level10-said-reset",
                };
                people.tell(words, id, [("name", seat)], [in_world(world)])
            }
            Statement::Wish { deed, world, whom: Some(whom) } => {
                let id = match deed {
                    Deed::Play => "level10-said-play-whom",
                    Deed::Reset => "level10-said-reset-whom",
                };
                people.tell(words, id, [("name", seat), ("whom", whom)], [in_world(world)])
            }
        }
    }

    fn hand(&self, hand: &Hand) -> String {
        if hand.is_empty() {
            return self.words.text("level10-empty-hand");
        }
        self.words.message("level10-hand", [arg("cards", self.cards(hand.iter()))])
    }

    /// The column that is being filled, in the order of the rows.
    fn column(&self, board: &Board) -> String {
        let column = board.column();
        let cells = World::ALL.map(|world| {
            let cell = board.row(world).cell(column).map_or("·".into(), cell_text);
            format!("{world} {cell}")
        });
        let number = arg("column", column + 1);
        self.words.message("level10-column", [number, arg("cells", cells.join("  "))])
    }

    fn grid(&self, board: &Board) -> String {
        let names: Vec<String> = World::ALL.map(|world| self.words.world(world)).into();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        let heading: String = (1..=COLUMNS).map(|column| format!("{column:>3}")).collect();
        let left = self.words.text("level10-resets-left");
        let mut lines = vec![format!("{:width$} {heading}   {left}", "")];
        for (world, name) in World::ALL.into_iter().zip(names) {
            let row = board.row(world);
            let cells: String = (0..COLUMNS)
                .map(|column| format!("{:>3}", row.cell(column).map_or("·".into(), cell_text)))
                .collect();
            lines.push(format!("{name:width$} {cells}   {}", row.resets_left()));
        }
        lines.join("\n")
    }

    fn ending(&self, end: End, state: &State) -> String {
        match end {
            End::Won => self.words.text("level10-won"),
            End::HandsEmpty => self.words.text("level10-hands-empty"),
            End::Stuck(seat) => {
                let mut lines = vec![self.stuck(seat)];
                lines.extend(self.why_stuck(seat, state));
                lines.join("\n")
            }
        }
    }

    /// Why no card of the hand and no reset can be placed.
    fn why_stuck(&self, seat: Seat, state: &State) -> Vec<String> {
        let board = state.board();
        let reason = |refusal: &Refusal| {
            arg("reason", Level10::refusal(self.words, self.people.names, refusal))
        };
        let levels = state.hand(seat).levels();
        let mut lines: Vec<String> = levels
            .iter()
            .filter_map(|card| {
                let refusal = board.check_level(card).err()?;
                let card = arg("card", card.to_string());
                Some(self.words.message("level10-stuck-card", [card, reason(&refusal)]))
            })
            .collect();
        lines.extend(board.open_rows().filter_map(|row| {
            let refusal = board.check_reset(row).err()?;
            Some(self.words.message("level10-stuck-reset", [reason(&refusal)]))
        }));
        lines
    }
}

fn ending_lines(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Ended { .. })).count()
}

fn cell_text(cell: Cell) -> String {
    match cell {
        Cell::Level(value) => value.number().to_string(),
        Cell::Reset => "0".into(),
        Cell::Pause => "P".into(),
    }
}
