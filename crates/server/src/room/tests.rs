//! Tables without a network or a store: what they take, and what they become.

mod clocks;
mod hosts;
mod log;
mod play;
mod seats;
mod team;
mod undo;

use serde_json::{Value, json};
use sobremesa_bots::{Budget, Level, Turn};
use sobremesa_games::{Level8, Level10, Linko};
use sobremesa_store::{Millis, PersonId, TableId, TableState};
use sobremesa_table::{Nonce, Salt, Seat, Secret, StreamName, Viewer};
use sobremesa_words::Words;

use crate::clock::later;

use super::{
    Answer, Command, Created, Denied, Entry, Hosted, Names, Occupant, Room, SeatPlan, Settings,
    Sitter, Whom,
};

/// Ann is the host.
const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const CLEO: PersonId = PersonId(3);

/// A table, and the time there.
struct Table<G: Hosted> {
    room: Room<G>,
    now: Millis,
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

impl<G: Hosted> Table<G> {
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
        };
        let now = Millis(1_000_000);
        Table { room: Room::new(TableId::from_bytes([7; 10]), created, now), now }
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

    #[track_caller]
    fn writes(&mut self, entry: Entry) {
        let next = self.room.version.next();
        self.room.apply(next, None, self.now, entry).expect("a good row");
    }

    fn tries(&mut self, person: PersonId, command: &Command) -> Result<Answer, Denied> {
        let entry = self.room.judge(person, command, self.now)?;
        // What is stored is what is applied.
        let body = serde_json::to_string(&entry).expect("entries are JSON");
        let entry = serde_json::from_str(&body).expect("entries are read as they were written");
        self.writes(entry);
        Ok(Answer { version: self.room.version, decision: self.room.decision })
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
        let before = (self.room.version, self.room.decision);
        let denied = self.tries(person, &command).expect_err("it is denied");
        assert_eq!(denied.id(), id, "{command:?}");
        assert_eq!((self.room.version, self.room.decision), before, "nothing changed");
    }

    fn shown(&self, person: Option<PersonId>) -> Value {
        serde_json::from_str(&self.room.show(person, None, &Names::new(), Words::english()))
            .expect("JSON")
    }

    fn state(&self) -> TableState {
        self.room.state()
    }

    /// The first thing that a person may do.
    fn first_legal(&self, person: PersonId) -> Option<Value> {
        self.shown(Some(person))["legal"].as_array()?.first().cloned()
    }

    fn act(&self, action: Value) -> Command {
        Command::Act { decision: Some(self.room.decision), action }
    }

    fn undo(&self) -> Command {
        Command::Undo { decision: self.room.decision }
    }

    /// Lets time pass.
    fn wait(&mut self, millis: i64) {
        self.now = later(self.now, millis);
    }

    /// What the table does by itself when its time has come; whom a bot replaces.
    fn tick(&mut self) -> Option<Seat> {
        let entry = self.room.overdue(self.now)?;
        self.writes(entry.clone());
        match entry {
            Entry::Replaced { seat } => Some(seat),
            _ => None,
        }
    }

    /// What a good player would do on a seat that owes a decision.
    fn good_action(&self, seat: Seat) -> G::Action {
        let play = self.room.running().expect("a game");
        let mut legal = Vec::new();
        G::legal_actions(play.course().state(), &mut legal);
        let view = play.course().view(Viewer::Seat(seat));
        let name = StreamName { purpose: "test", round: self.room.decision as u32 };
        let stream = &mut play.seed().stream(name);
        let budget = Budget::Default;
        let mut player = G::bot(Level::Heuristic).expect("every game has one");
        player.decide(Turn { view: &view, legal: &legal, stream, budget })
    }

    /// Lets bots play until a person must decide, or the game is over.
    fn let_bots_play(&mut self) {
        while let Some((seat, _)) = self.room.bot_to_move() {
            let action = self.good_action(seat);
            let entry = self.room.judge_bot(seat, action).expect("a legal action");
            self.writes(entry);
        }
    }
}
