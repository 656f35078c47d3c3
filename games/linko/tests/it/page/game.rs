//! Games that are played by bots, and pages of them.

use sobremesa_bots::random::Random;
use sobremesa_bots::{Player, Turn};
use sobremesa_linko::{Action, Linko, Rules, Variant, View};
use sobremesa_page::{ChairKind, Character, House, Line, Looks, Scene, Table, layout};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, StreamName, Viewer};

/// All players and variants.
pub(crate) fn every_rules() -> impl Iterator<Item = Rules> {
    let variants = [Variant::Base, Variant::Advanced, Variant::Expert];
    (2..=5).zip(variants.into_iter().cycle()).map(|(players, variant)| Rules {
        players,
        variant,
        first: None,
    })
}

/// Plays a game of random bots and shows what happens to `look`, with each viewer's lines.
pub(crate) fn watch(rules: Rules, seed: &str, mut look: impl FnMut(&Course<Linko>, &Lines)) {
    let seed = Seed::from_text(seed);
    let mut stream = seed.stream(StreamName { purpose: "page", round: 0 });
    let mut course = Course::<Linko>::new(&rules);
    let mut lines = Lines::new(rules);
    let mut legal = Vec::new();
    look(&course, &lines);
    for _ in 0..400 {
        let made = match course.owed() {
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Linko::legal_actions(course.state(), &mut legal);
                let budget = Default::default();
                let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
                Move::Action { by: Actor::Seat(seat), action: Random.decide(turn) }
            }
            Owed::Team | Owed::Nobody => return,
        };
        let step = course.make(made).expect("bots play by the rules");
        lines.add(&course, &step);
        look(&course, &lines);
    }
}

/// What each viewer has seen lately.
pub(crate) struct Lines {
    viewers: Vec<(Viewer, Vec<Line<Linko>>)>,
}

impl Lines {
    fn new(rules: Rules) -> Lines {
        let viewers = Viewer::all(rules.players.into());
        Lines { viewers: viewers.map(|viewer| (viewer, Vec::new())).collect() }
    }

    fn add(&mut self, course: &Course<Linko>, step: &sobremesa_table::Step<Linko>) {
        for (viewer, lines) in &mut self.viewers {
            let version = lines.last().map_or(1, |line| line.version + 1);
            lines.push(Line { version, events: course.events(step, *viewer), aside: None });
            let old = lines.len().saturating_sub(8);
            lines.drain(..old);
        }
    }

    pub(crate) fn of(&self, viewer: Viewer) -> &[Line<Linko>] {
        let own = self.viewers.iter().find(|(known, _)| *known == viewer);
        own.map_or(&[], |(_, lines)| lines)
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.viewers.iter().map(|(viewer, _)| *viewer)
    }
}

/// The table that a view is seen at.
pub(crate) fn table(view: &View) -> Table {
    let players = view.rules().players.into();
    let mut table = Table::new(players, view.viewer.seat(), view.phase.owed());
    table.chairs[1].kind = ChairKind::Bot(Character::Luna);
    table
}

/// A way to look at a view.
#[derive(Clone, Copy, Default)]
pub(crate) struct Look<'a> {
    pub(crate) pick: &'a str,
    pub(crate) is_hinted: bool,
    pub(crate) plays_at_once: bool,
    pub(crate) lines: &'a [Line<Linko>],
}

/// All regions of the page.
pub(crate) fn page(view: &View, look: Look<'_>) -> String {
    page_at(&table(view), view, look)
}

/// All regions of the page of a table.
pub(crate) fn page_at(table: &Table, view: &View, look: Look<'_>) -> String {
    let regions = with_scene(table, view, look, layout::regions);
    regions.iter().map(|region| region.html.0.as_str()).collect()
}

/// A table as somebody sees it.
pub(crate) fn with_scene<T>(
    table: &Table,
    view: &View,
    look: Look<'_>,
    draw: impl FnOnce(&Scene<'_, Linko>) -> T,
) -> T {
    let looks = Looks { plays_at_once: look.plays_at_once, ..Looks::default() };
    let house = House { looks, path: "/".into(), ..House::default() };
    let legal: Vec<Action> = view.legal_actions();
    draw(&Scene {
        house: &house,
        table,
        view,
        legal: &legal,
        proposals: &[],
        lines: look.lines,
        pick: look.pick,
        hint: legal.last().filter(|_| look.is_hinted),
        chance: Some(62),
        link: "https://example.org/t/some-table",
        hindsight: None,
    })
}

/// The values of an attribute, in the order of the page.
pub(crate) fn values<'a>(html: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// The actions that the page's buttons post.
pub(crate) fn actions(html: &str) -> Vec<Action> {
    let texts = values(html, r#"name="action" value=""#);
    texts.map(|text| text.parse().expect("a button posts an action")).collect()
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}
