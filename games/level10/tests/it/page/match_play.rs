//! Games between bots, and the pages of those who look at them.

use sobremesa_bots::{Player, Turn};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{Action, Event, Level10, Phase, View};
use sobremesa_page::{Hindsight, House, Line, Looks, Scene, Table, layout};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stream, StreamName, Viewer,
};

use crate::rules::table::{rules, seat};

pub(crate) fn stream(text: &str) -> Stream {
    Seed::from_text(text).stream(StreamName { purpose: "page", round: 0 })
}

/// A game that goes on one move at a time, after which all tell their counts.
pub(crate) struct Match {
    pub(crate) course: Course<Level10>,
    seed: Seed,
    stream: Stream,
    steps: Vec<sobremesa_table::Step<Level10>>,
}

impl Match {
    pub(crate) fn new(players: u8, pauses: u8, seed: &str) -> Match {
        Match {
            course: Course::new(&rules(players, pauses)),
            seed: Seed::from_text(seed),
            stream: stream(seed),
            steps: Vec::new(),
        }
    }

    /// Makes one move; says whether there was one to make.
    pub(crate) fn go_on(&mut self) -> bool {
        let made = match self.course.owed() {
            Owed::Nobody => return false,
            Owed::Chance(name) => {
                let drawn = Level10::draw_chance(self.course.state(), &mut self.seed.stream(name));
                Move::Chance(drawn)
            }
            owed => {
                let by = owed.actor().expect("someone owes it");
                let decider = if let Actor::Seat(seat) = by { seat } else { seat(0) };
                let legal = self.course.state().legal_actions();
                let (stream, budget) = (&mut self.stream, Default::default());
                let turn = Turn::new(&self.course, decider, &legal, stream, budget);
                let action = Heuristic.decide(turn);
                Move::Action { by, action }
            }
        };
        self.steps = vec![self.course.make(made).expect("bots play by the rules")];
        for speaker in Seat::all(self.course.state().board().players()) {
            for statement in Heuristic.speak(&self.course.view(Viewer::Seat(speaker))) {
                let said = Move::Statement { seat: speaker, statement };
                self.steps.push(self.course.make(said).expect("bots tell the truth"));
            }
        }
        true
    }

    /// What a viewer saw of the last move. What was said since moves nothing.
    pub(crate) fn moved(&self, viewer: Viewer) -> Vec<Event> {
        self.steps.first().map(|step| self.course.events(step, viewer)).unwrap_or_default()
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = Seat::all(self.course.state().board().players()).map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    /// Who is asked, if it is not chance.
    pub(crate) fn decider(&self) -> Option<Viewer> {
        match self.course.state().phase() {
            Phase::First => Some(Viewer::Seat(seat(0))),
            Phase::Turn(seat) | Phase::Swap(seat) => Some(Viewer::Seat(seat)),
            Phase::Deal | Phase::Over(_) => None,
        }
    }
}

/// What a page is made from.
pub(crate) struct Page {
    pub(crate) view: View,
    pub(crate) table: Table,
    pub(crate) legal: Vec<Action>,
    pub(crate) proposals: Vec<(Seat, Action)>,
    pub(crate) looks: Looks,
    pub(crate) hint: Option<Action>,
    pub(crate) hindsight: Option<Hindsight<Level10>>,
    lines: Vec<Line<Level10>>,
}

impl Page {
    pub(crate) fn of(game: &Match, viewer: Viewer) -> Page {
        let view = game.course.view(viewer);
        let events =
            |step| Line { version: 1, events: game.course.events(step, viewer), aside: None };
        Page {
            table: Table::new(view.rules().players(), viewer.seat(), game.course.owed()),
            legal: view.legal_actions(),
            proposals: Vec::new(),
            looks: Looks::default(),
            hint: None,
            hindsight: None,
            // Only the last step ends where the course stands.
            lines: game.steps.last().map(events).into_iter().collect(),
            view,
        }
    }

    /// All regions of the page with this picked.
    pub(crate) fn html(&self, pick: &str) -> String {
        let regions = self.with_scene(pick, layout::regions);
        regions.into_iter().map(|region| region.html.into_string()).collect()
    }

    /// The table with this picked.
    pub(crate) fn with_scene<T>(
        &self,
        pick: &str,
        draw: impl FnOnce(&Scene<'_, Level10>) -> T,
    ) -> T {
        let house = House { looks: self.looks, path: "/".into(), ..House::default() };
        draw(&Scene {
            house: &house,
            table: &self.table,
            view: &self.view,
            legal: &self.legal,
            proposals: &self.proposals,
            lines: &self.lines,
            pick,
            hint: self.hint.as_ref(),
            chance: None,
            link: "https://example.org/t/some-table",
            hindsight: self.hindsight.as_ref(),
        })
    }
}
