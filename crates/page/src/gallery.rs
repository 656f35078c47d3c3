//! Pages of tables in chosen positions, as files that a browser can open: to look at them without a
//! server. A game has an example that is its gallery.
//!
//! - [`Gallery`], [`Position`]: pages that are written. [`trouble`]: a table with every mishap.
//! - [`whole_game`]: all positions of a game as one player sees them, for benches and sizes.
//! - [`balance`]: whether what flies is what places lose and gain.

pub mod balance;
pub mod whole_game;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use sobremesa_bots::{Bots, Budget, Turn};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, StreamName, Viewer};
use sobremesa_words::Language;

use crate::assets::Assets;
use crate::{
    ChairKind, Character, Cover, House, Line, Looks, Presence, Scene, Shows, StandIn, Table, Theme,
    layout, rules, setup,
};

/// Where pages are written.
pub struct Gallery {
    folder: PathBuf,
    part: String,
    assets: Arc<Assets>,
}

/// A position to look at: the first of a game where `is_wanted` holds.
pub struct Position<'a, G: Game> {
    /// What the page is called.
    pub name: &'a str,
    /// The options.
    pub rules: G::Rules,
    /// The seed of the first game that is looked through.
    pub seed: &'a str,
    /// Who looks; none for a spectator.
    pub me: Option<usize>,
    /// What is picked.
    pub pick: &'a str,
    /// Whether a hint is shown.
    pub is_hinted: bool,
    /// Whether this is the position.
    pub is_wanted: fn(&G::State) -> bool,
}

impl Gallery {
    /// The gallery of a game, in the folder that the program's arguments name; a second argument is a
    /// part of the names of pages that are wanted.
    ///
    /// # Panics
    /// If no folder is named, or it cannot be written.
    pub fn of<G: Shows + Bots>() -> Gallery {
        let mut arguments = std::env::args().skip(1);
        let folder: PathBuf = arguments.next().expect("a folder to write to").into();
        let cover = Cover::of::<G>();
        let covers = [cover];
        let assets = Arc::new(Assets::new(&covers));
        for file in assets.files.iter().filter(|file| !file.is_script()) {
            let path = folder.join("assets").join(&assets.version).join(&*file.name);
            let parent = path.parent().expect("it lies in a folder");
            fs::create_dir_all(parent).expect("the folder can be made");
            fs::write(&path, file.bytes.as_ref()).expect("the folder can be written");
        }
        let gallery = Gallery { folder, part: arguments.next().unwrap_or_default(), assets };
        gallery.around(&format!("setup-{}", G::NAME), |house| {
            setup::page(house, &cover, &[], None).into_string()
        });
        gallery.around(&format!("rules-{}", G::NAME), |house| {
            rules::page(house, &cover, &covers, None).into_string()
        });
        gallery
    }

    /// Writes a position.
    pub fn show<G: Shows + Bots>(&self, position: &Position<'_, G>) {
        self.show_with(position, |_, _, _| {});
    }

    /// The same, with something changed at the table, with proposals of the team, or with things told.
    pub fn show_with<G: Shows + Bots>(
        &self,
        position: &Position<'_, G>,
        change: impl Fn(&mut Table, &mut Vec<(Seat, G::Action)>, &mut G::View),
    ) {
        self.show_picked(position, change, |_| position.pick.into());
    }

    /// The same, with a pick that depends on the view.
    pub fn show_picked<G: Shows + Bots>(
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

    /// Writes a page in English by day and by night, and in all other languages.
    pub fn around(&self, name: &str, page: impl Fn(&House) -> String) {
        if !name.contains(&self.part) {
            return;
        }
        for (suffix, language, theme) in [
            ("", Language::English, Theme::Light),
            ("-dark", Language::English, Theme::Dark),
            ("-es", Language::Spanish, Theme::Light),
            ("-fr", Language::French, Theme::Light),
            ("-it", Language::Italian, Theme::Light),
            ("-ru", Language::Russian, Theme::Light),
        ] {
            let looks = Looks { theme, ..Looks::default() };
            let assets = Arc::clone(&self.assets);
            let house =
                House { language, looks, name: Some("Nina".into()), path: "/".into(), assets };
            let page = page(&house).replace("/assets/", "assets/");
            let file = self.folder.join(format!("{name}{suffix}.html"));
            fs::write(&file, page).expect("the folder can be written");
            println!("{}", file.display());
        }
    }
}

/// Plays until the position is reached, with bots on all seats; none if the game ends before.
pub fn play<G: Shows + Bots>(
    position: &Position<'_, G>,
    seed: &str,
) -> Option<(Course<G>, Vec<Line<G>>)> {
    let seed = Seed::from_text(seed);
    let viewer = viewer(position.me);
    let mut course = Course::<G>::new(&position.rules);
    let mut bot = (G::stand_in().player)();
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
                let budget = Budget::Default;
                let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
                Move::Action { by, action: bot.decide(turn) }
            }
        };
        let is_heard = matches!(made, Move::Action { .. }) && bot.talks();
        let step = course.make(made).expect("bots play by the rules");
        version += 1;
        lines.push(Line { version, events: course.events(&step, viewer), aside: None });
        for seat in Seat::all(position.rules.players()).filter(|_| is_heard) {
            for statement in bot.speak(&course.view(Viewer::Seat(seat))) {
                let made = Move::Statement { seat, statement };
                let step = course.make(made).expect("bots tell the truth");
                version += 1;
                lines.push(Line { version, events: course.events(&step, viewer), aside: None });
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
    let table = Table::new(position.rules.players(), me, course.owed());
    let is_host = me.is_some();
    let mut table = Table { version: lines.len() as u64, is_host, can_undo: true, ..table };
    if let Some(second) = table.chairs.get_mut(1) {
        second.kind = ChairKind::Bot(Character::Marta);
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
        link: "https://example.org/t/some-table",
        hindsight: None,
    };
    layout::table(&scene).into_string()
}

/// Long names, players who are away, gone, elsewhere or replaced, one who wants to end, and a clock.
pub fn trouble(table: &mut Table) {
    let names = ["Wilhelmina Featherstonehaugh-Xu", "Maximiliana von und zu Hohenstein"];
    table.clock = Some(1_800_000_000_000);
    let now = SystemTime::UNIX_EPOCH.elapsed().expect("it is later than 1970");
    let soon = now.as_millis() as i64 + 48_000;
    for (index, chair) in table.chairs.iter_mut().enumerate() {
        chair.name = format!("{} {index}", names[index % 2]);
        chair.kind = ChairKind::Person {
            is_ready: true,
            is_away: index == 1,
            is_replaced: index == 2,
            wants_end: index == 0 || index == 3,
            is_muted: false,
            presence: match index {
                4 => Presence::Gone(StandIn::From(soon)),
                5 => Presence::Elsewhere,
                _ => Presence::Here,
            },
        };
    }
}
