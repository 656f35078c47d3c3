//! What becomes of questions to a table that just leaves memory, and of rows that are read again.

use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_store::{Filter, PersonId, Store, TableId, Version};
use sobremesa_table::{Game as _, Recorded, Seat, Viewer};
use sobremesa_words::Language;
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use super::{Ask, Failed, Keeper, retire};
use crate::config::Config;
use crate::game::Game;
use crate::hall::Hall;
use crate::room::{Answer, Command, Entry, Phrase, Plan, SeatPlan, Settings};
use crate::thinking::{Considered, Thought};

const ANN: PersonId = PersonId(1);

/// A hall with a table of Ann's in its store.
async fn hall(folder: &TempDir) -> (Arc<Hall>, TableId) {
    let store = Store::open(&folder.path().join("tables.db")).await.expect("a store");
    let games = [Game::of::<Linko>()];
    let hall = Hall::open(store, &games, &Config::default(), CancellationToken::new())
        .await
        .expect("a hall");
    let plan = Plan {
        host: ANN,
        options: json!({}),
        seats: vec![SeatPlan::Open, SeatPlan::Open],
        settings: Settings::default(),
        sits: true,
        day: None,
    };
    let table = hall.create(&games[0], plan, None).await.expect("a table");
    (hall, table)
}

/// A keeper leaves with Ann's phrase still in the inbox: the answer.
async fn leave(hall: &Arc<Hall>, table: &TableId) -> Result<Answer, Failed> {
    let (door, inbox) = mpsc::channel(1);
    let (reply, answer) = oneshot::channel();
    let command = Command::Say(Phrase::Hello);
    let said = Ask::Do { person: ANN, id: None, command, asked: Instant::now(), reply };
    assert!(door.send(said).await.is_ok(), "the inbox has room");
    retire(hall, table, inbox).await;
    assert!(door.is_closed(), "nobody asks here any more");
    answer.await.expect("an answer")
}

#[tokio::test]
async fn the_next_keeper_answers_what_is_left() {
    let folder = TempDir::new().unwrap();
    let (hall, table) = hall(&folder).await;
    let answer = leave(&hall, &table).await.unwrap();
    assert_eq!(answer.version, Version(2));
    assert_eq!(hall.open_tables(), 1, "the next keeper has it");
    let shown =
        |reply| Ask::Show { person: Some(ANN), since: None, language: Language::English, reply };
    let (edition, _) = hall.ask(&table, shown).await.unwrap();
    assert_eq!(edition.version, answer.version, "and knows what was written");
}

#[tokio::test]
async fn at_the_end_nothing_is_begun() {
    let folder = TempDir::new().unwrap();
    let (hall, table) = hall(&folder).await;
    hall.shutdown().cancel();
    assert!(matches!(leave(&hall, &table).await, Err(Failed::Closing)));
    assert_eq!(hall.open_tables(), 0);
    assert_eq!(hall.store().load(&table).await.unwrap().unwrap().len(), 1);
}

/// A table hears of a new name if the person sits there, and no other does.
#[tokio::test]
async fn only_tables_where_somebody_sits_hear_of_their_new_name() {
    let folder = TempDir::new().unwrap();
    let (hall, table) = hall(&folder).await;
    let bob = PersonId(2);
    assert_eq!(hall.doors_of(ANN).len(), 0, "it is not in memory");
    let asked = Instant::now();
    let sit = |reply| Ask::Do { person: bob, id: None, command: Command::Sit(None), asked, reply };
    // Nobody has made him, so that he gets up again at once.
    assert!(hall.ask(&table, sit).await.is_err());
    assert_eq!((hall.doors_of(ANN).len(), hall.doors_of(bob).len()), (1, 0));
    let leave = |reply| Ask::Do { person: ANN, id: None, command: Command::Leave, asked, reply };
    hall.ask(&table, leave).await.unwrap();
    assert_eq!(hall.doors_of(ANN).len(), 0);
}

/// A vote ends a game while bots think what to say: that is no failure.
#[tokio::test]
async fn what_bots_wanted_to_say_in_a_game_that_is_over_is_no_failure() {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
    let games = [Game::of::<Level10>()];
    let hall = Hall::open(store, &games, &Config::default(), CancellationToken::new()).await;
    let hall = hall.unwrap();
    let bot = SeatPlan::Bot("heuristic".into());
    let (options, settings) = (json!({}), Settings::default());
    let seats = vec![SeatPlan::Open, bot];
    let plan = Plan { host: ANN, options, seats, settings, sits: true, day: None };
    let table = hall.create(&games[0], plan, None).await.unwrap();
    let rows = hall.store().load(&table).await.unwrap().unwrap();
    let mut keeper = Keeper::<Level10>::new(&hall, table, rows).await.unwrap();
    for command in [Command::Ready("x".parse().unwrap()), Command::Start] {
        keeper.perform(ANN, None, &command).await.unwrap();
    }
    let seat = Seat::new(1).unwrap();
    let view = keeper.room.now.running().unwrap().course().view(Viewer::Seat(seat));
    let words: Vec<_> =
        Level10::standing_order(&view).into_iter().map(|said| (seat, said)).collect();
    assert!(!words.is_empty());
    let decision = keeper.room.now.decision;
    keeper.perform(ANN, None, &Command::Vote(true)).await.unwrap();
    let (version, rested) = (keeper.room.now.version, keeper.rests_until);
    keeper.follow(Considered { decision, thought: Thought::Words(words) }).await;
    assert_eq!((keeper.room.now.version, keeper.rests_until), (version, rested));
}

/// A row as it would be written again. In which order an object's fields come is nobody's concern.
fn rewritten<G: Recorded>(body: &str) -> Value {
    let entry: Entry<G> = serde_json::from_str(body).expect("a row");
    serde_json::to_value(&entry).expect("entries are JSON")
}

/// The database was written by an older program.
#[tokio::test]
async fn rows_are_written_as_they_always_were() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tables.db");
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/old_database/tables.db");
    std::fs::copy(old, &database).unwrap();
    let store = Store::open(&database).await.unwrap();
    let tables = store.list(&Filter { limit: 1000, ..Filter::default() }).await.unwrap().tables;
    assert_eq!(tables.len(), 47);
    for table in tables {
        for row in store.load(&table.table).await.unwrap().unwrap() {
            let again = match table.summary.game.as_str() {
                "level10" => rewritten::<Level10>(&row.body),
                "linko" => rewritten::<Linko>(&row.body),
                _ => rewritten::<Level8>(&row.body),
            };
            assert_eq!(again, serde_json::from_str::<Value>(&row.body).unwrap());
        }
    }
}
