//! Every kind of move of every game: its cards start where the event says that they lay, and stop where it
//! says that they go.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_bots::{Bots, Budget, Turn};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_page::flight::{Flight, Moved, Step};
use sobremesa_page::{House as Home, Line, Scene, Shows, Table, layout};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, StreamName, Viewer};
use {sobremesa_level8 as level8, sobremesa_level10 as level10, sobremesa_linko as linko};

use super::driver::Motion;
use super::games::set_up;
use super::house::House;
use super::motion::OWN_STREAM;
use super::sweep::set_size;
use super::visitor::Visitor;

const CHECK: &str = include_str!("flights.js");

/// Of each kind of row this many are looked at.
const EACH: usize = 2;

/// This many games are looked through at most, and this many rows of each.
const GAMES: usize = 40;
const ROWS: u64 = 400;

/// This many of the last rows are told beside a game, as on a server.
const LINES: usize = 12;

/// Which of the legal actions is done at a row; none for what a bot would do.
type Habit = fn(usize, usize) -> Option<usize>;

/// Bots have habits. Where now and then anything is done, or always the first thing, the rest happens, too.
const HABITS: [Habit; 2] = [|row, legal| (row % 5 == 0).then_some(row * 7 % legal), |_, _| Some(0)];

/// The rows of games between bots, as the player on the first seat sees them: the first of each kind.
struct Rows<G: Shows> {
    rules: G::Rules,
    course: Course<G>,
    lines: Vec<Line<G>>,
    /// How often each kind of event was met.
    met: BTreeMap<String, usize>,
    /// What is fed to the page.
    fed: Vec<Value>,
}

/// The table as the player sees it after a row.
struct Sight<G: Shows> {
    table: Table,
    view: G::View,
    legal: Vec<G::Action>,
    /// How many rows were made until then.
    rows: usize,
}

impl<G: Shows + Bots> Rows<G> {
    fn of(rules: &G::Rules, kinds: &[&str]) -> Rows<G> {
        let mut rows = Rows {
            rules: rules.clone(),
            course: Course::new(rules),
            lines: Vec::new(),
            met: BTreeMap::new(),
            fed: Vec::new(),
        };
        let wanted: BTreeSet<&str> = kinds.iter().copied().collect();
        for game in 0..GAMES {
            rows.play(&Seed::from_text(&game.to_string()), HABITS[game % HABITS.len()]);
            let met = rows.met.keys().filter_map(|kind| kind.split(' ').next());
            if met.collect::<BTreeSet<&str>>() == wanted {
                return rows;
            }
        }
        panic!("wanted {wanted:?}, met {:?}", rows.met.keys());
    }

    fn play(&mut self, seed: &Seed, habit: Habit) {
        self.course = Course::new(&self.rules);
        self.lines.clear();
        let mut stream = seed.stream(StreamName { purpose: "flights", round: 0 });
        let mut bot = (G::stand_in().player)();
        for version in 1..ROWS {
            let before = self.look();
            let mut events = Vec::new();
            if let Some(seat) = decider(&self.course) {
                let mut legal = Vec::new();
                G::legal_actions(self.course.state(), &mut legal);
                let turn = Turn::new(&self.course, seat, &legal, &mut stream, Budget::Default);
                let action = match habit(version as usize, legal.len()) {
                    Some(index) => legal[index].clone(),
                    None => bot.decide(turn),
                };
                let by = self.course.owed().actor().expect("someone decides");
                self.make(Move::Action { by, action }, &mut events);
            }
            while let Owed::Chance(name) = self.course.owed() {
                let drawn = G::draw_chance(self.course.state(), &mut seed.stream(name));
                self.make(Move::Chance(drawn), &mut events);
            }
            self.lines.push(Line { version, events, aside: None });
            if version > 1 {
                self.meet(&before);
            }
            if self.course.owed() == Owed::Nobody {
                return;
            }
        }
    }

    fn make(&mut self, made: Move<G>, events: &mut Vec<G::Event>) {
        let step = self.course.make(made).expect("it is legal");
        events.extend(self.course.events(&step, Viewer::Seat(me())));
    }

    /// Keeps the last row if it is one of the first of its kind.
    fn meet(&mut self, before: &Sight<G>) {
        let after = self.look();
        let (kinds, steps) = self.with_scene(&after, |scene| {
            let events = &scene.lines.last().expect("a row").events;
            let moving = events.iter().filter(|event| !G::steps(scene, event).is_empty());
            let kinds: Vec<String> = moving.map(|event| kind::<G>(event)).collect();
            let steps: Vec<Step> = events.iter().flat_map(|it| G::steps(scene, it)).collect();
            (kinds, steps)
        });
        if kinds.iter().all(|kind| self.met.get(kind).is_some_and(|met| *met >= EACH)) {
            return;
        }
        let what = kinds.join(" + ");
        for kind in kinds {
            *self.met.entry(kind).or_default() += 1;
        }
        let is_collect = |step: &Step| matches!(step, Step::Collect(_));
        let next = steps.iter().rposition(is_collect).map_or(0, |at| at + 1);
        let (old, new) = steps.split_at(next);
        let told = |steps: &[Step]| -> Vec<Value> {
            steps.iter().flat_map(Step::flights).map(told).collect()
        };
        let collected = (next > 0).then(|| told(old));
        let (before, after) = (self.page(before), self.page(&after));
        self.fed.push(json!({
            "what": what, "before": before, "after": after, "collected": collected, "flown": told(new),
        }));
    }

    fn look(&self) -> Sight<G> {
        let view = self.course.view(Viewer::Seat(me()));
        let table = Table::new(self.rules.players(), Some(me()), self.course.owed());
        let mut legal = Vec::new();
        if table.is_my_turn() {
            G::legal_actions(self.course.state(), &mut legal);
        }
        Sight { table, view, legal, rows: self.lines.len() }
    }

    fn page(&self, sight: &Sight<G>) -> String {
        let regions = self.with_scene(sight, layout::regions);
        regions.into_iter().map(|region| region.html.into_string()).collect()
    }

    fn with_scene<T>(&self, sight: &Sight<G>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        draw(&Scene {
            house: &Home::default(),
            table: &sight.table,
            view: &sight.view,
            legal: &sight.legal,
            proposals: &[],
            lines: &self.lines[sight.rows.saturating_sub(LINES)..sight.rows],
            pick: "",
            hint: None,
            chance: None,
            link: "",
            hindsight: None,
        })
    }
}

fn me() -> Seat {
    Seat::new(0).expect("a seat")
}

fn decider<G: Game>(course: &Course<G>) -> Option<Seat> {
    match course.owed().actor()? {
        Actor::Seat(seat) => Some(seat),
        Actor::Team => Some(me()),
    }
}

/// What an event is called, whose it is, and what is told in it.
fn kind<G: Shows>(event: &G::Event) -> String {
    let told = serde_json::to_value(event).expect("it is JSON");
    let fields: Vec<&String> = told.as_object().expect("fields").keys().collect();
    let mine = G::actor(event) == Some(me());
    format!("{} {mine} {fields:?}", told["type"].as_str().expect("a kind"))
}

/// A flight as the test compares it; without cards it is all that lies there.
fn told(flight: &Flight) -> Value {
    let cards = match &flight.cards {
        Moved::Faces(faces) => Some(faces.iter().map(|face| face.id.to_string()).collect()),
        Moved::Backs(count) => Some(vec!["back".to_owned(); *count]),
        Moved::AllBut(_) => None,
    };
    json!({ "from": flight.from.to_string(), "to": flight.to.to_string(), "cards": cards })
}

/// A table of the game whose stream is the test's.
async fn at_table(house: &House, game: &str, players: usize, motion: Motion) -> Visitor {
    let visitor = house.visitor_with(motion).await;
    set_up(&visitor, game, &vec!["heuristic"; players - 1]).await;
    visitor.prepare(OWN_STREAM).await;
    visitor.reload().await;
    visitor.until("the stream", "return window.stream?.heard.regions").await;
    visitor
}

async fn feed(visitor: &Visitor, rows: &[Value], motion: Motion) -> Value {
    // A whole game in one script takes its time on a busy machine.
    visitor.driver().set_script_timeout(Duration::from_secs(240)).await.expect("more time");
    let fed = visitor
        .driver()
        .execute_async(CHECK, vec![json!(rows), json!(motion == Motion::Off)])
        .await;
    fed.expect("it runs").json().clone()
}

/// Every card of every kind of row flies as its event says, on a desk and on a phone; for readers who want
/// nothing to move none does, and marks say where they went.
async fn every_card_flies<G: Shows + Bots>(rules: &G::Rules, kinds: &[&str]) {
    let rows = Rows::<G>::of(rules, kinds).fed;
    let house = House::open();
    for (motion, sizes) in
        [(Motion::On, &[(1280, 720), (390, 664)][..]), (Motion::Off, &[(1280, 720)])]
    {
        let visitor = at_table(&house, G::NAME, rules.players(), motion).await;
        for size in sizes {
            set_size(&visitor, *size).await;
            let fed = feed(&visitor, &rows, motion).await;
            let faults = fed["faults"].as_array().expect("a list");
            assert!(faults.is_empty(), "{motion:?} at {size:?}: {faults:#?}");
            // A new round has no marks, and what comes to the same place has one.
            let least = if motion == Motion::On { rows.len() } else { rows.len() / 2 };
            assert!(fed["flown"].as_u64() > Some(least as u64), "{fed}");
        }
        assert_eq!(visitor.complaints().await, [""; 0]);
    }
}

#[tokio::test]
async fn every_card_of_linko_flies_from_its_place_to_its_place() {
    use linko::{Rules, Variant};
    let rules = Rules { players: 3, variant: Variant::Base, first: None };
    let kinds = ["discarded", "drew", "filled", "played", "stolen", "took_back"];
    every_card_flies::<Linko>(&rules, &kinds).await;
}

#[tokio::test]
async fn every_card_of_the_duel_flies_from_its_place_to_its_place() {
    use linko::{Rules, Variant};
    let rules = Rules { players: 2, variant: Variant::Base, first: None };
    let kinds = ["discarded", "drew", "filled", "ghost_robbed", "played", "stolen", "took_back"];
    every_card_flies::<Linko>(&rules, &kinds).await;
}

#[tokio::test]
async fn every_card_of_level8_flies_from_its_place_to_its_place() {
    use level8::{Rules, Stars};
    let kinds = [
        "added",
        "dealt",
        "discarded",
        "drew",
        "laid",
        "passed",
        "reshuffled",
        "round_ended",
        "skipped",
    ];
    every_card_flies::<Level8>(&Rules::new(5, Stars::Two), &kinds).await;
}

#[tokio::test]
async fn every_card_of_level10_flies_from_its_place_to_its_place() {
    use level10::{Rules, Scoring};
    let rules = Rules { players: 3, pauses: 2, scoring: Scoring::Victory };
    let kinds = ["drew", "paused", "played", "put_under", "was_reset"];
    every_card_flies::<Level10>(&rules, &kinds).await;
}
