//! The game at a table: the moves that stand, and what they show.

mod undo;

use std::collections::VecDeque;

use serde_json::Value;
use sobremesa_bots::Bots;
use sobremesa_store::{Millis, Version};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, Step, Viewer};

pub(crate) use undo::Standing;

use super::BadRow;

/// Of so many rows it is known what happened in them, for viewers who missed some.
const RECENT_ROWS: usize = 64;

/// A game being played.
pub(crate) struct Play<G: Game> {
    rules: G::Rules,
    seed: Seed,
    course: Course<G>,
    /// The game before the last row that was more than a statement.
    before_last: Course<G>,
    moves: Vec<Move<G>>,
    /// The rows that made moves, oldest first.
    rows: Vec<Row>,
    recent: VecDeque<Recent<G>>,
    /// What happened after this version is known.
    known_from: Version,
    pub(crate) proposals: Vec<(Seat, G::Action)>,
    pub(crate) is_practice: bool,
    pub(crate) started: Millis,
    pub(crate) ended: Option<Millis>,
}

/// A row that made moves.
#[derive(Clone, Copy)]
struct Row {
    seat: Option<Seat>,
    /// How many moves stood before it.
    before: usize,
    /// Whether it was more than a statement.
    decides: bool,
}

struct Recent<G: Game> {
    version: Version,
    steps: Vec<Step<G>>,
}

impl<G: Bots> Play<G> {
    /// A game before its deal.
    pub(crate) fn new(rules: G::Rules, seed: Seed, started: Millis) -> Self {
        let course = Course::new(&rules);
        Play {
            rules,
            seed,
            before_last: course.clone(),
            course,
            moves: Vec::new(),
            rows: Vec::new(),
            recent: VecDeque::new(),
            known_from: Version::NEW,
            proposals: Vec::new(),
            is_practice: false,
            started,
            ended: None,
        }
    }

    pub(crate) fn rules(&self) -> &G::Rules {
        &self.rules
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    pub(crate) fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    pub(crate) fn owed(&self) -> Owed {
        self.course.owed()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.owed() == Owed::Nobody
    }

    pub(crate) fn players(&self) -> usize {
        self.rules.players()
    }

    /// A move and the shuffles that follow from it, as a log writes them; nothing is changed.
    pub(crate) fn judge(&self, first: Option<Move<G>>) -> Result<Judged<G>, G::Refusal> {
        let mut course = self.course.clone();
        let mut made = Vec::new();
        if let Some(first) = first {
            course.make(first.clone())?;
            made.push(first);
        }
        while let Owed::Chance(name) = course.owed() {
            let chance = Move::Chance(G::draw_chance(course.state(), &mut self.seed.stream(name)));
            course.make(chance.clone())?;
            made.push(chance);
        }
        Ok(Judged { course, made })
    }

    /// Makes the moves of a row; says whether they were more than statements.
    pub(crate) fn make(
        &mut self,
        version: Version,
        seat: Option<Seat>,
        moves: Vec<Move<G>>,
    ) -> Result<bool, BadRow> {
        let before = self.moves.len();
        let decides = moves.iter().any(|made| !matches!(made, Move::Statement { .. }));
        if decides {
            self.before_last = self.course.clone();
            self.proposals.clear();
        }
        let mut steps = Vec::with_capacity(moves.len());
        for made in moves {
            let step = self.course.make(made).map_err(|_| BadRow)?;
            self.moves.push(step.made().clone());
            steps.push(step);
        }
        self.rows.push(Row { seat, before, decides });
        self.recent.push_back(Recent { version, steps });
        if self.recent.len() > RECENT_ROWS {
            self.known_from = self.recent.pop_front().map_or(version, |recent| recent.version);
        }
        Ok(decides)
    }

    /// What a seat proposes while the team decides.
    pub(crate) fn proposal(&self, seat: Seat) -> Option<&G::Action> {
        let mut proposals = self.proposals.iter();
        proposals.find(|(by, _)| *by == seat).map(|(_, action)| action)
    }

    /// What happened after a version, as a viewer may know it; none if that is not known any more.
    pub(crate) fn events_since(&self, since: Version, viewer: Viewer) -> Option<Vec<Value>> {
        if since < self.known_from {
            return None;
        }
        let steps: Vec<(Version, &Step<G>)> = self
            .recent
            .iter()
            .flat_map(|recent| recent.steps.iter().map(|step| (recent.version, step)))
            .collect();
        let after = |index: usize| {
            steps.get(index + 1).map_or(self.course.state(), |(_, next)| next.before())
        };
        let events = steps.iter().enumerate().filter(|(_, (version, _))| *version > since);
        let events = events.flat_map(|(index, (_, step))| {
            G::events(step.before(), step.made(), after(index), viewer)
        });
        Some(events.map(|event| serde_json::to_value(event).expect("events are JSON")).collect())
    }

    /// Everything that happened, as a viewer may know it.
    pub(crate) fn all_events(&self, viewer: Viewer) -> Vec<G::Event> {
        let mut course = Course::<G>::new(&self.rules);
        let mut events = Vec::new();
        for made in &self.moves {
            let step = course.make(made.clone()).expect("these moves were made before");
            events.extend(course.events(&step, viewer));
        }
        events
    }

    /// What happened in the last rows, as a viewer may know it.
    pub(crate) fn recent_events(&self, viewer: Viewer) -> Vec<(Version, Vec<G::Event>)> {
        let firsts = self.recent.iter().skip(1).map(|next| next.steps.first());
        let ends = firsts.map(|step| step.map(Step::before)).chain([None]);
        let rows = self.recent.iter().zip(ends);
        rows.map(|(recent, end)| {
            let after = |index: usize| {
                let next = recent.steps.get(index + 1).map(Step::before);
                next.or(end).unwrap_or(self.course.state())
            };
            let steps = recent.steps.iter().enumerate();
            let events = steps.flat_map(|(index, step)| {
                G::events(step.before(), step.made(), after(index), viewer)
            });
            (recent.version, events.collect())
        })
        .collect()
    }

    /// What a seat may do, as records write it.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<Value> {
        let by = match self.owed() {
            Owed::Seat(owed) if owed == seat => Actor::Seat(seat),
            Owed::Team => Actor::Team,
            Owed::Seat(_) | Owed::Chance(_) | Owed::Nobody => return Vec::new(),
        };
        let mut actions = Vec::new();
        G::legal_actions(self.course.state(), &mut actions);
        let written = |action| written::<G>(&Move::Action { by, action });
        actions.into_iter().map(written).collect()
    }
}

/// Moves that were found legal, and the game after them.
pub(crate) struct Judged<G: Game> {
    pub(crate) course: Course<G>,
    pub(crate) made: Vec<Move<G>>,
}

impl<G: Game> Judged<G> {
    pub(crate) fn written(&self) -> Vec<Value> {
        self.made.iter().map(written::<G>).collect()
    }
}

/// A move as records write it.
pub(crate) fn written<G: Game>(made: &Move<G>) -> Value {
    serde_json::to_value(G::to_wire(made)).expect("moves are JSON")
}

/// A move that a log wrote.
pub(crate) fn read<G: Game>(value: Value) -> Result<Move<G>, BadRow> {
    let wire = serde_json::from_value(value).map_err(|_| BadRow)?;
    G::from_wire(wire).map_err(|_| BadRow)
}
