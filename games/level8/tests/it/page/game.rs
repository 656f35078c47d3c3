//! Games that are played by bots, and their pages.

use std::collections::BTreeSet;

use sobremesa_bots::{Player, Turn};
use sobremesa_level8::bots::Heuristic;
use sobremesa_level8::{Action, Level8, Rules, View};
use sobremesa_page::{House, Line, Looks, Scene, Table, layout};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, StreamName, Viewer};

/// A game in progress, with what every viewer has seen.
pub(crate) struct Play {
    pub(crate) course: Course<Level8>,
    /// For seats 0 and up, then for spectators.
    lines: Vec<Vec<Line<Level8>>>,
    /// How the reader wants it.
    pub(crate) looks: Looks,
}

/// Plays a game to its end and shows `each` position.
pub(crate) fn play(rules: &Rules, seed: &str, mut each: impl FnMut(&mut Play)) {
    let seed = Seed::from_text(seed);
    let mut stream = seed.stream(StreamName { purpose: "test", round: 0 });
    let viewers: Vec<Viewer> = viewers(rules.players()).collect();
    let lines = viewers.iter().map(|_| Vec::new()).collect();
    let mut play = Play { course: Course::new(rules), lines, looks: Looks::default() };
    loop {
        let made = match play.course.owed() {
            Owed::Chance(name) => {
                let state = play.course.state();
                Move::Chance(Level8::draw_chance(state, &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                let view = play.course.view(Viewer::Seat(seat));
                let legal = view.legal_actions();
                let budget = Default::default();
                let turn = Turn::with_view(&view, seat, &legal, &mut stream, budget);
                Move::Action { by: Actor::Seat(seat), action: Heuristic.decide(turn) }
            }
            Owed::Team | Owed::Nobody => return,
        };
        let step = play.course.make(made).expect("bots play by the rules");
        for (lines, viewer) in play.lines.iter_mut().zip(&viewers) {
            let version = lines.len() as u64 + 1;
            lines.push(Line { version, events: play.course.events(&step, *viewer), aside: None });
        }
        each(&mut play);
    }
}

/// All seats, and a spectator.
pub(crate) fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

impl Play {
    pub(crate) fn players(&self) -> usize {
        self.course.state().board().players()
    }

    pub(crate) fn legal(&self, viewer: Viewer) -> Vec<Action> {
        self.course.view(viewer).legal_actions()
    }

    /// The regions of the page of a viewer with something picked.
    pub(crate) fn page(&self, viewer: Viewer, pick: &str) -> String {
        self.page_of(&self.course.view(viewer), pick)
    }

    /// The regions of the page for a view.
    pub(crate) fn page_of(&self, view: &View, pick: &str) -> String {
        let regions = self.with_scene(view, pick, layout::regions);
        regions.into_iter().map(|region| region.html.into_string()).collect()
    }

    /// The table as a view shows it.
    pub(crate) fn with_scene<T>(
        &self,
        view: &View,
        pick: &str,
        draw: impl FnOnce(&Scene<'_, Level8>) -> T,
    ) -> T {
        let me = view.viewer.seat();
        let table = Table::new(self.players(), me, self.course.owed());
        let lines = &self.lines[me.map_or(self.players(), Seat::index)];
        let house = House { looks: self.looks, path: "/".into(), ..House::default() };
        let legal = view.legal_actions();
        let lines = &lines[lines.len().saturating_sub(12)..];
        let (hint, chance, hindsight) = (None, None, None);
        let (house, table, legal, proposals) = (&house, &table, &legal, &[]);
        let link = "https://example.org/t/some-table";
        let scene = Scene {
            house,
            table,
            view,
            legal,
            proposals,
            lines,
            pick,
            hint,
            chance,
            link,
            hindsight,
        };
        draw(&scene)
    }
}

/// The values of all attributes of this kind.
pub(crate) fn values<'a>(html: &'a str, before: &str) -> impl Iterator<Item = &'a str> {
    html.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// What the page can do: the actions of its buttons.
pub(crate) fn actions(html: &str) -> BTreeSet<Action> {
    let action = |text: &str| text.parse().unwrap_or_else(|error| panic!("{error}"));
    values(html, "name=\"action\" value=\"").map(action).collect()
}

/// What can be picked on the page.
pub(crate) fn picks(html: &str) -> BTreeSet<&str> {
    values(html, "form=\"pick\" name=\"pick\" value=\"").collect()
}
