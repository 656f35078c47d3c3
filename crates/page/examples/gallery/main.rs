//! Writes pages of tables in chosen positions as files that a browser can open, to look at them
//! without a server: `cargo run -p sobremesa-page --example gallery -- FOLDER [PART OF A NAME]`.

mod around;
mod level10;
mod level8;
mod linko;
#[path = "../../tests/set_up/table.rs"]
mod table;

use std::fs;
use std::path::{Path, PathBuf};

use sobremesa_bots::{Bots, Level, Turn};
use sobremesa_page::{ChairKind, House, Line, Looks, Scene, Shows, Table, Theme, assets, layout};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, StreamName, Viewer};
use sobremesa_words::Language;

/// Where pages are written.
pub(crate) struct Gallery {
    folder: PathBuf,
    part: String,
}

/// A position to look at: the first of a game where `is_wanted` holds.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) name: &'a str,
    pub(crate) rules: G::Rules,
    pub(crate) seed: &'a str,
    /// Who looks; none for a spectator.
    pub(crate) me: Option<usize>,
    pub(crate) pick: &'a str,
    /// Whether a hint is shown.
    pub(crate) is_hinted: bool,
    pub(crate) is_wanted: fn(&G::State) -> bool,
}

impl Gallery {
    /// Writes a position.
    pub(crate) fn show<G: Shows + Bots>(&self, position: &Position<'_, G>) {
        self.show_with(position, |_, _, _| {});
    }

    /// The same, with something changed at the table, with proposals of the team, or with things told.
    pub(crate) fn show_with<G: Shows + Bots>(
        &self,
        position: &Position<'_, G>,
        change: impl Fn(&mut Table, &mut Vec<(Seat, G::Action)>, &mut G::View),
    ) {
        self.show_picked(position, change, |_| position.pick.into());
    }

    /// The same, with a pick that depends on the view.
    pub(crate) fn show_picked<G: Shows + Bots>(
        &self,
        position: &Position<'_, G>,
        change: impl Fn(&mut Table, &mut Vec<(Seat, G::Action)>, &mut G::View),
        pick: impl Fn(&G::View) -> String,
    ) {
        let name = format!("{}-{}", G::NAME, position.name);
        if !name.contains(&self.part) {
            return;
        }
        // Not every game comes to every position: the next ones are tried, too.
        let seeds = (0..500).map(|game| match game {
            0 => position.seed.to_string(),
            _ => format!("{}-{game}", position.seed),
        });
        let found = seeds.into_iter().find_map(|seed| play(position, &seed));
        let (course, lines) = found.unwrap_or_else(|| panic!("{name} is never reached"));
        let pick = pick(&course.view(viewer(position.me)));
        let position = Position { pick: &pick, rules: position.rules.clone(), ..*position };
        self.around(&name, |house| page(&position, &course, &lines, house, &change));
    }

    /// Writes a page in English by day and by night, and in Spanish and Russian, whose words are long.
    pub(crate) fn around(&self, name: &str, page: impl Fn(&House) -> String) {
        if !name.contains(&self.part) {
            return;
        }
        for (suffix, language, theme) in [
            ("", Language::English, Theme::Light),
            ("-dark", Language::English, Theme::Dark),
            ("-es", Language::Spanish, Theme::Light),
            ("-ru", Language::Russian, Theme::Light),
        ] {
            let looks = Looks { theme, ..Looks::default() };
            let house = House { language, looks, name: Some("Nina".into()), path: "/".into() };
            let page = page(&house).replace("/assets/", "assets/");
            let file = self.folder.join(format!("{name}{suffix}.html"));
            fs::write(&file, page).expect("the folder can be written");
            println!("{}", file.display());
        }
    }
}

/// Plays until the position is reached, with bots on all seats; none if the game ends before.
fn play<G: Shows + Bots>(
    position: &Position<'_, G>,
    seed: &str,
) -> Option<(Course<G>, Vec<Line<G>>)> {
    let seed = Seed::from_text(seed);
    let viewer = viewer(position.me);
    let mut course = Course::<G>::new(&position.rules);
    let mut bot = G::bot(Level::Heuristic).expect("every game has this bot");
    let mut stream = seed.stream(StreamName { purpose: "gallery", round: 0 });
    let mut lines = Vec::new();
    let mut version = 0;
    while !(position.is_wanted)(course.state()) {
        let made = match course.owed() {
            Owed::Chance(name) => {
                Move::Chance(G::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Nobody => return None,
            owed => {
                let (by, seat) = match owed {
                    Owed::Seat(seat) => (Actor::Seat(seat), seat),
                    _ => (Actor::Team, Seat::all(1).next().expect("there is a seat")),
                };
                let mut legal = Vec::new();
                G::legal_actions(course.state(), &mut legal);
                let view = course.view(Viewer::Seat(seat));
                let turn = Turn {
                    view: &view,
                    legal: &legal,
                    stream: &mut stream,
                    budget: Default::default(),
                };
                Move::Action { by, action: bot.decide(turn) }
            }
        };
        let is_heard = matches!(made, Move::Action { .. }) && bot.talks();
        let step = course.make(made).expect("bots play by the rules");
        version += 1;
        lines.push(Line { version, events: course.events(&step, viewer) });
        for seat in Seat::all(position.rules.players()).filter(|_| is_heard) {
            for statement in bot.speak(&course.view(Viewer::Seat(seat))) {
                let made = Move::Statement { seat, statement };
                let step = course.make(made).expect("bots tell the truth");
                version += 1;
                lines.push(Line { version, events: course.events(&step, viewer) });
            }
        }
    }
    Some((course, lines))
}

fn viewer(me: Option<usize>) -> Viewer {
    me.and_then(Seat::new).map_or(Viewer::Spectator, Viewer::Seat)
}

fn page<G: Shows + Bots>(
    position: &Position<'_, G>,
    course: &Course<G>,
    lines: &[Line<G>],
    house: &House,
    change: impl Fn(&mut Table, &mut Vec<(Seat, G::Action)>, &mut G::View),
) -> String {
    let me = position.me.and_then(Seat::new);
    let table = table::table(position.rules.players(), me, course.owed());
    let is_host = me.is_some();
    let mut table = Table { version: lines.len() as u64, is_host, can_undo: true, ..table };
    if let Some(second) = table.chairs.get_mut(1) {
        second.kind = ChairKind::Bot;
    }
    let mut proposals = Vec::new();
    let mut view = course.view(viewer(position.me));
    change(&mut table, &mut proposals, &mut view);
    let mut legal = Vec::new();
    if table.is_my_turn() {
        G::legal_actions(course.state(), &mut legal);
    }
    let recent = &lines[lines.len().saturating_sub(8)..];
    let scene = Scene {
        house,
        table: &table,
        view: &view,
        legal: &legal,
        proposals: &proposals,
        lines: recent,
        pick: position.pick,
        hint: legal.first().filter(|_| position.is_hinted),
        chance: Some(62),
        hindsight: None,
    };
    layout::table(&scene).into_string()
}

/// Long names, players who are away or replaced, one who wants to end, and a clock.
pub(crate) fn trouble(table: &mut Table) {
    let names = ["Wilhelmina Featherstonehaugh-Xu", "Maximiliana von und zu Hohenstein"];
    table.clock = Some(1_800_000_000_000);
    for (index, chair) in table.chairs.iter_mut().enumerate() {
        chair.name = format!("{} {index}", names[index % 2]);
        chair.kind = ChairKind::Person {
            is_ready: true,
            is_away: index == 1,
            is_replaced: index == 2,
            wants_end: index == 0 || index == 3,
            is_muted: false,
        };
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder: PathBuf = arguments.next().expect("a folder to write to").into();
    let part = arguments.next().unwrap_or_default();
    write_assets(&folder.join("assets"));
    let gallery = Gallery { folder, part };
    around::show(&gallery);
    level10::show(&gallery);
    linko::show(&gallery);
    level8::show(&gallery);
}

fn write_assets(folder: &Path) {
    fs::create_dir_all(folder).expect("the folder can be made");
    fs::write(folder.join("style.css"), assets::STYLE).expect("the folder can be written");
    fs::write(folder.join("page.js"), "").expect("the folder can be written");
}
