//! Tables without a network or a store: what they take, and what they become.

mod clocks;
mod hosts;
mod log;
mod pages;
mod play;
mod seats;
mod team;
mod undo;

use serde_json::{Value, json};
use sobremesa_bots::{Bots, Budget, Turn};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_page::Shows;
use sobremesa_store::{Millis, PersonId, TableId, TableState, Ticks};
use sobremesa_table::{Nonce, Salt, Seat, Secret, StreamName};
use sobremesa_words::Language;

use crate::clock::{Moment, later};

use super::{
    Answer, Command, Company, Created, Denied, Entry, Judged, Names, Occupant, Room, SeatPlan,
    Settings, Sitter, Whom, Written,
};

/// Ann is the host.
const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const CLEO: PersonId = PersonId(3);

/// A table, and the time there.
struct Table<G: Shows + Bots> {
    room: Room<G>,
    /// The same table, made of its rows as they are stored.
    reread: Room<G>,
    now: Moment,
}

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Whoever is on a seat.
fn on(index: usize) -> Whom {
    Whom { seat: seat(index), seen: None }
}

fn bot() -> SeatPlan {
    SeatPlan::Bot("heuristic".into())
}

impl<G: Shows + Bots> Table<G> {
    /// A table with Ann on the first seat.
    fn new(others: &[SeatPlan], settings: Settings) -> Table<G> {
        let others = others.iter().map(|plan| plan.occupant::<G>().expect("a good plan"));
        let seats = [Occupant::Person(Sitter::new(ANN))].into_iter().chain(others).collect();
        let created = Created {
            game: G::NAME.into(),
            options: json!({}),
            seats,
            settings,
            host: ANN,
            secret: Secret::from_bytes([1; 32]),
            salt: Salt::from_bytes([2; 32]),
            blocked: Vec::new(),
            muted: Vec::new(),
            nonces: None,
            day: None,
            dealt_for: None,
        };
        let now = Moment { date: Millis(1_000_000), ticks: Ticks(1_000_000) };
        let [room, reread] =
            [(); 2].map(|()| Room::new(TableId::from_bytes([7; 10]), created.clone(), now));
        Table { room, reread, now }
    }

    /// A running game between these people and bots.
    fn running(people: &[PersonId], bots: usize) -> Table<G> {
        Table::running_with(people, bots, Settings::default())
    }

    fn running_with(people: &[PersonId], bots: usize, settings: Settings) -> Table<G> {
        let open = people[1..].iter().map(|_| SeatPlan::Open);
        let plans: Vec<SeatPlan> = open.chain((0..bots).map(|_| bot())).collect();
        let mut table = Table::new(&plans, settings);
        people[1..].iter().for_each(|person| table.does(*person, Command::Sit(None)));
        for person in people {
            let nonce: Nonce = format!("share of {person}").parse().expect("a nonce");
            table.does(*person, Command::Ready(nonce));
        }
        table.does(ANN, Command::Start);
        table
    }

    /// Stores what was judged, and adopts it: the table is the one that its rows make.
    #[track_caller]
    fn writes(&mut self, judged: Judged<G>) -> Answer {
        let body = serde_json::to_string(&judged.entry).expect("entries are JSON");
        let summary = judged.summary();
        let answer = self.room.adopt(judged, None);
        assert_eq!(self.room.now.summary(), summary, "{body}");
        let entry = serde_json::from_str(&body).expect("entries are read as they were written");
        self.reread.apply(answer.version, None, self.now, entry).expect("a good row");
        let [one, other] = [&self.room, &self.reread].map(|room| shown(room, None));
        assert_eq!(one, other, "{body}");
        answer
    }

    fn tries(&mut self, person: PersonId, command: &Command) -> Result<Answer, Denied> {
        let judged = self.room.judge(person, command, self.now)?;
        Ok(self.writes(judged))
    }

    #[expect(clippy::needless_pass_by_value, reason = "tests make commands where they need them")]
    #[track_caller]
    fn does(&mut self, person: PersonId, command: Command) {
        if let Err(denied) = self.tries(person, &command) {
            panic!("{command:?}: {denied:?}");
        }
    }

    #[expect(clippy::needless_pass_by_value, reason = "tests make commands where they need them")]
    #[track_caller]
    fn denies(&mut self, person: PersonId, command: Command, id: &str) {
        let before = self.shown(Some(person));
        let denied = self.tries(person, &command).expect_err("it is denied");
        assert_eq!(denied.id(), id, "{command:?}");
        assert_eq!(self.shown(Some(person)), before, "nothing changed");
    }

    fn shown(&self, person: Option<PersonId>) -> Value {
        shown(&self.room, person)
    }

    fn state(&self) -> TableState {
        self.room.now.state()
    }

    /// The first thing that a person may do.
    fn first_legal(&self, person: PersonId) -> Option<Value> {
        self.shown(Some(person))["legal"].as_array()?.first().cloned()
    }

    fn act(&self, action: Value) -> Command {
        Command::Act { decision: Some(self.room.now.decision), action: Written::Json(action) }
    }

    fn undo(&self) -> Command {
        Command::Undo { decision: self.room.now.decision }
    }

    /// Lets time pass.
    fn wait(&mut self, millis: i64) {
        self.now.date.0 += millis;
        self.now.ticks = later(self.now.ticks, millis);
    }

    /// What the table does by itself when its time has come; whom a bot replaces.
    fn tick(&mut self) -> Option<Seat> {
        let judged = self.room.judge_overdue(self.now).ok()?;
        let replaced = match judged.entry {
            Entry::Replaced { seat } => Some(seat),
            _ => None,
        };
        self.writes(judged);
        replaced
    }

    /// What a good player would do on a seat that owes a decision.
    fn good_action(&self, seat: Seat) -> G::Action {
        let play = self.room.now.running().expect("a game");
        let legal = play.legal_actions();
        let name = StreamName { purpose: "test", round: self.room.now.decision as u32 };
        let stream = &mut play.seed().stream(name);
        let turn = Turn::new(play.course(), seat, &legal, stream, Budget::Default);
        (G::stand_in().player)().decide(turn)
    }

    /// Lets bots play until a person must decide, or the game is over.
    fn let_bots_play(&mut self) {
        while let Some(mover) = self.room.now.bot_to_move() {
            let action = self.good_action(mover.seat);
            let judged = self.room.judge_bot(mover.seat, action, self.now).expect("a legal action");
            self.writes(judged);
        }
    }
}

/// A statement, which answers no decision.
fn said(statement: Value) -> Command {
    Command::Act { decision: None, action: Written::Json(statement) }
}

fn shown<G: Shows + Bots>(room: &Room<G>, person: Option<PersonId>) -> Value {
    let people = Company::default();
    let shown = room.seen(person, &people).to_json(None, Language::English);
    serde_json::from_str(&shown).expect("JSON")
}
