//! How a table came to be as it is: the moves that stand, and what they have shown.

use std::collections::VecDeque;

use sobremesa_page::{Aside, Line};
use sobremesa_store::{CommandId, Version};
use sobremesa_table::{Game, Move, Seat, Step, Viewer};

use super::Entry;
use super::play::is_decision;
use crate::hash::hash;

/// Of this many rows it is known what happened in them, for viewers who missed some.
const RECENT_ROWS: usize = 8;

/// What has happened at a table.
pub(super) struct Past<G: Game> {
    /// The moves that stand.
    pub(super) moves: Vec<Move<G>>,
    /// The rows that made them, the oldest first.
    pub(super) rows: Vec<Row>,
    recent: VecDeque<Recent<G>>,
    /// What happened beside the game, and how many moves stood then.
    asides: Vec<(usize, Aside)>,
    /// What happened after this version is known.
    known_from: Version,
    /// After which versions another decision was due, the oldest first.
    pub(super) decided: Vec<Version>,
    /// Which commands were done.
    pub(super) answers: Answers,
}

/// Of this many of the last commands it is known which rows they made; the log knows the others.
const LAST_ANSWERS: usize = 500;

/// The last commands that were done, and the rows that they made.
#[derive(Default)]
pub(super) struct Answers {
    /// From the oldest on. There are few enough to look through them, and most of what a table needs in memory
    /// would be these names, if they were kept as they are.
    last: VecDeque<(Digest, Version)>,
    /// Whether there were more.
    pub(super) are_some: bool,
}

/// The beginning of a command's hash: nobody finds two commands with the same one.
type Digest = [u8; 16];

fn digest(command: &CommandId) -> Digest {
    let hash = hash(command.as_str());
    std::array::from_fn(|index| hash[index])
}

impl Answers {
    pub(super) fn add(&mut self, command: &CommandId, version: Version) {
        self.last.push_back((digest(command), version));
        if self.last.len() > LAST_ANSWERS {
            self.last.pop_front();
            self.are_some = true;
        }
    }

    pub(super) fn get(&self, command: &CommandId) -> Option<Version> {
        let digest = digest(command);
        let mut last = self.last.iter().rev();
        last.find(|(known, _)| *known == digest).map(|(_, version)| *version)
    }
}

/// A row that made moves.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) seat: Option<Seat>,
    /// How many moves stood before it.
    pub(super) before: usize,
    /// Whether it was more than a statement.
    pub(super) decides: bool,
}

/// A row that is still told.
struct Recent<G: Game> {
    version: Version,
    /// How many moves stood before it.
    before: usize,
    steps: Vec<Step<G>>,
    /// What happened beside the game.
    aside: Option<Aside>,
}

impl<G: Game> Default for Past<G> {
    fn default() -> Self {
        Past {
            moves: Vec::new(),
            rows: Vec::new(),
            recent: VecDeque::new(),
            asides: Vec::new(),
            known_from: Version::NEW,
            decided: Vec::new(),
            answers: Answers::default(),
        }
    }
}

impl<G: Game> Past<G> {
    /// Adds what a row did.
    pub(super) fn add(&mut self, version: Version, entry: Entry<G>, steps: Vec<Step<G>>) {
        match entry {
            Entry::Started { moves } => self.add_row(version, None, moves, steps),
            Entry::Continued { moves, .. } => self.go_on(version, moves, steps),
            Entry::Moved { seat, moves } => self.add_row(version, Some(seat), moves, steps),
            Entry::Undone { seat, stands, kept } => {
                self.moves.truncate(stands);
                self.rows.retain(|row| row.before < stands);
                // Who had help is told, whatever is taken back.
                let is_help = |aside| matches!(aside, Some(Aside::Hinted(_)));
                self.recent
                    .retain(|row| row.before + row.steps.len() <= stands || is_help(row.aside));
                self.recent.iter_mut().for_each(|row| row.before = row.before.min(stands));
                self.asides.retain(|(stood, aside)| *stood <= stands || is_help(Some(*aside)));
                self.asides.iter_mut().for_each(|(stood, _)| *stood = (*stood).min(stands));
                self.known_from = version;
                self.add_aside(version, Aside::Undone(seat));
                if !kept.is_empty() {
                    self.add_row(version, None, kept, steps);
                }
            }
            Entry::Hinted { seat } => self.add_aside(version, Aside::Hinted(seat)),
            _ => {}
        }
    }

    fn add_aside(&mut self, version: Version, aside: Aside) {
        let before = self.moves.len();
        self.asides.push((before, aside));
        self.tell(Recent { version, before, steps: Vec::new(), aside: Some(aside) });
    }

    fn add_row(
        &mut self,
        version: Version,
        seat: Option<Seat>,
        moves: Vec<Move<G>>,
        steps: Vec<Step<G>>,
    ) {
        let (before, decides) = (self.moves.len(), moves.iter().any(is_decision));
        self.rows.push(Row { seat, before, decides });
        self.moves.extend(moves);
        self.tell(Recent { version, before, steps, aside: None });
    }

    /// Adds the moves of another game. Only the last of them is told: the rest was seen there.
    fn go_on(&mut self, version: Version, moves: Vec<Move<G>>, mut steps: Vec<Step<G>>) {
        let earlier = steps.len().saturating_sub(1);
        let last = steps.split_off(earlier);
        self.rows.push(Row { seat: None, before: 0, decides: true });
        self.moves.extend(moves);
        self.known_from = version;
        self.tell(Recent { version, before: earlier, steps: last, aside: None });
    }

    fn tell(&mut self, row: Recent<G>) {
        self.recent.push_back(row);
        if self.recent.len() > RECENT_ROWS {
            let first = self.recent.pop_front().map_or(Version::NEW, |row| row.version);
            self.known_from = self.known_from.max(first);
        }
    }

    /// What happened after a version, as a viewer may know it; none if that is not known any more.
    /// `state` is the game's now.
    pub(super) fn events_since(
        &self,
        since: Version,
        state: &G::State,
        viewer: Viewer,
    ) -> Option<Vec<G::Event>> {
        if since < self.known_from {
            return None;
        }
        let first = self.recent.partition_point(|row| row.version <= since);
        let lines = self.lines_from(first, state, viewer);
        Some(lines.into_iter().flat_map(|line| line.events).collect())
    }

    /// What happened in this many of the last rows, as a viewer may know it.
    pub(super) fn last_lines(
        &self,
        count: usize,
        state: &G::State,
        viewer: Viewer,
    ) -> Vec<Line<G>> {
        self.lines_from(self.recent.len().saturating_sub(count), state, viewer)
    }

    /// What happened beside the game when this many moves stood.
    pub(super) fn asides_after(&self, moves: usize) -> impl Iterator<Item = Line<G>> {
        let then = self.asides.iter().filter(move |(stood, _)| *stood == moves);
        then.map(|(_, aside)| Line { version: 0, events: Vec::new(), aside: Some(*aside) })
    }

    fn lines_from(&self, first: usize, state: &G::State, viewer: Viewer) -> Vec<Line<G>> {
        let rows = self.recent.range(first..);
        // A step ends where the next one begins.
        let mut ends = rows.clone().flat_map(|row| &row.steps).skip(1).map(Step::before);
        let mut events = |step: &Step<G>| {
            G::events(step.before(), step.made(), ends.next().unwrap_or(state), viewer)
        };
        let line = |row: &Recent<G>| Line {
            version: row.version.0,
            events: row.steps.iter().flat_map(&mut events).collect(),
            aside: row.aside,
        };
        rows.map(line).collect()
    }
}
