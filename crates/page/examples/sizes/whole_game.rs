//! A game from its deal to its end, as one player sees it.

#[path = "../../tests/set_up/table.rs"]
mod set_up;

use sobremesa_bots::{Bots, Level, Player, Turn};
use sobremesa_page::{ChairKind, House, Line, Looks, Scene, Shows, Table};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, StreamName, Viewer};
use sobremesa_words::Language;

use set_up::table;

/// So many of the last rows are told beside a game, as on a server.
const LINES: usize = 12;

/// What the player on the first seat knows after a move.
pub(crate) struct Position<G: Game> {
    table: Table,
    view: G::View,
    legal: Vec<G::Action>,
    lines: Vec<Line<G>>,
}

impl<G: Shows> Position<G> {
    /// Shows the position.
    pub(crate) fn with_scene<T>(&self, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let (looks, name) = (Looks::default(), Some("Nina".to_owned()));
        let house = House { language: Language::English, looks, name, path: "/t/figures".into() };
        draw(&Scene {
            house: &house,
            table: &self.table,
            view: &self.view,
            legal: &self.legal,
            proposals: &[],
            lines: &self.lines,
            pick: "",
            hint: None,
            chance: None,
            hindsight: None,
        })
    }
}

/// Three players, as most people play.
pub(crate) fn level10() -> sobremesa_level10::Rules {
    sobremesa_level10::Rules { players: 3, pauses: 2, scoring: Default::default() }
}

/// Four players.
pub(crate) fn linko() -> sobremesa_linko::Rules {
    sobremesa_linko::Rules { players: 4, variant: sobremesa_linko::Variant::Base, first: None }
}

/// Four players, with the levels of one star.
pub(crate) fn level8() -> sobremesa_level8::Rules {
    sobremesa_level8::Rules::new(4, sobremesa_level8::Stars::One)
}

/// All positions of a game between bots.
pub(crate) fn positions<G: Shows + Bots>(rules: &G::Rules, seed: &str) -> Vec<Position<G>>
where
    G::Event: Clone,
{
    let seed = Seed::from_text(seed);
    let me = Seat::all(1).next().expect("there is a seat");
    let mut bot = G::bot(Level::Heuristic).expect("every game has this bot");
    let mut stream = seed.stream(StreamName { purpose: "figures", round: 0 });
    let mut course = Course::<G>::new(rules);
    let mut rows: Vec<(u64, Vec<G::Event>)> = Vec::new();
    let mut positions = Vec::new();
    loop {
        let made = match course.owed() {
            Owed::Nobody => return positions,
            Owed::Chance(name) => {
                Move::Chance(G::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Team => {
                Move::Action { by: Actor::Team, action: decide(&mut bot, &course, me, &mut stream) }
            }
            Owed::Seat(seat) => Move::Action {
                by: Actor::Seat(seat),
                action: decide(&mut bot, &course, seat, &mut stream),
            },
        };
        let step = course.make(made).expect("bots play by the rules");
        rows.push((rows.len() as u64 + 1, course.events(&step, Viewer::Seat(me))));
        let told = &rows[rows.len().saturating_sub(LINES)..];
        let version = rows.len() as u64;
        let table = table(rules.players(), Some(me), course.owed());
        let id = "figures".into();
        let mut table = Table { id, version, decision: version, is_host: true, ..table };
        table.chairs.iter_mut().for_each(|chair| chair.kind = ChairKind::Bot);
        let mut legal = Vec::new();
        if table.is_my_turn() {
            G::legal_actions(course.state(), &mut legal);
        }
        let lines =
            told.iter().map(|(version, events)| Line { version: *version, events: events.clone() });
        let view = course.view(Viewer::Seat(me));
        positions.push(Position { table, view, legal, lines: lines.collect() });
    }
}

fn decide<G: Shows + Bots>(
    bot: &mut Box<dyn Player<G>>,
    course: &Course<G>,
    seat: Seat,
    stream: &mut sobremesa_table::Stream,
) -> G::Action {
    let mut legal = Vec::new();
    G::legal_actions(course.state(), &mut legal);
    let view = course.view(Viewer::Seat(seat));
    bot.decide(Turn { view: &view, legal: &legal, stream, budget: Default::default() })
}
