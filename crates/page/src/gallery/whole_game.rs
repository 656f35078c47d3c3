//! A game from its deal to its end, as one player sees it.

use std::collections::HashMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use sobremesa_bots::{Bots, Budget, Player, Turn};
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stream, StreamName, Viewer,
};

use crate::assets::{Asset, Assets};
use crate::{ChairKind, Character, Cover, House, Line, Scene, Shows, Table, layout};

/// This many of the last rows are told beside a game, as on a server.
const LINES: usize = 12;

/// What the player on the first seat knows after a move.
pub struct Position<G: Game> {
    table: Table,
    view: G::View,
    legal: Vec<G::Action>,
    lines: Vec<Line<G>>,
}

impl<G: Shows> Position<G> {
    /// Shows the position.
    pub fn with_scene<T>(&self, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let (name, path) = (Some("Nina".to_owned()), "/t/figures".into());
        let house = House { name, path, ..House::default() };
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
            link: "",
            hindsight: None,
        })
    }
}

/// All positions of a game between bots.
pub fn positions<G: Shows + Bots>(rules: &G::Rules, seed: &str) -> Vec<Position<G>> {
    let seed = Seed::from_text(seed);
    let me = Seat::all(1).next().expect("there is a seat");
    let mut bot = (G::stand_in().player)();
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
        let table = Table::new(rules.players(), Some(me), course.owed());
        let id = "figures".into();
        let mut table = Table { id, version, decision: version, is_host: true, ..table };
        table.chairs.iter_mut().for_each(|chair| chair.kind = ChairKind::Bot(Character::Bruno));
        let mut legal = Vec::new();
        if table.is_my_turn() {
            G::legal_actions(course.state(), &mut legal);
        }
        let lines = told.iter().map(|(version, events)| Line {
            version: *version,
            events: events.clone(),
            aside: None,
        });
        let view = course.view(Viewer::Seat(me));
        positions.push(Position { table, view, legal, lines: lines.collect() });
    }
}

fn decide<G: Shows + Bots>(
    bot: &mut Box<dyn Player<G>>,
    course: &Course<G>,
    seat: Seat,
    stream: &mut Stream,
) -> G::Action {
    let mut legal = Vec::new();
    G::legal_actions(course.state(), &mut legal);
    bot.decide(Turn::new(course, seat, &legal, stream, Budget::Default))
}

/// Prints how much a browser loads: the first page of a table, and what a move changes.
pub fn print_sizes<G: Shows + Bots>(rules: &G::Rules) {
    let assets = Assets::new(&[Cover::of::<G>()]);
    let (fonts, files): (Vec<&Asset>, Vec<&Asset>) =
        assets.files.iter().filter(|file| file.is_for_tables()).partition(|file| file.is_font());
    let fonts: usize = fonts.iter().map(|file| file.bytes.len()).sum();
    let files: usize = files.iter().map(|file| packed(&file.bytes)).sum();
    let (mut pages, mut fragments) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let mut shown = HashMap::new();
        for position in positions::<G>(rules, &game.to_string()) {
            pages.push(packed(position.with_scene(layout::table).into_string().as_bytes()));
            let mut fragment = 0;
            for region in position.with_scene(layout::regions) {
                let html = region.html.into_string();
                if shown.get(region.id) != Some(&html) {
                    fragment += html.len();
                    shown.insert(region.id, html);
                }
            }
            fragments.push(fragment);
        }
    }
    pages.sort_unstable();
    fragments.sort_unstable();
    let (page, fragment) = (pages[pages.len() - 1], fragments[fragments.len() / 2]);
    println!(
        "{}: first load {:.1} KB compressed at most, {:.1} KB with all fonts (page {:.1} KB); a move {:.1} KB \
         at the median of {} moves, {:.1} KB at most, not compressed",
        G::NAME,
        kilobytes(files + page),
        kilobytes(files + page + fonts),
        kilobytes(page),
        kilobytes(fragment),
        fragments.len(),
        kilobytes(fragments[fragments.len() - 1]),
    );
}

/// How many games the sizes come from.
const GAMES: usize = 5;

/// Bytes as servers send them by default.
fn packed(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("memory can be written");
    encoder.finish().expect("memory can be written").len()
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}
