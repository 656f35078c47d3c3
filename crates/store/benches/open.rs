//! How long it takes to open a store with 100,000 tables, and what it does in a second.
//!
//! `cargo bench -p sobremesa-store`

use std::time::{Duration, Instant};

use sobremesa_store::{
    Append, Appended, Filter, Millis, PersonId, Store, Summary, TableId, TableState, Ticks, Version,
};

const TABLES: u32 = 100_000;
const ROWS: u64 = 3;
/// How many tables write at the same time.
const AT_ONCE: u32 = 1000;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("sobremesa.db");
    let store = Store::open(&path).await.expect("the store opens");
    let start = Instant::now();
    fill(&store).await;
    let appended = u64::from(TABLES) * ROWS;
    let rate = appended as f64 / start.elapsed().as_secs_f64();
    println!("{appended} rows of {TABLES} tables, {AT_ONCE} at once: {rate:.0} rows a second");
    alone(&store).await;
    store.close().await;

    let start = Instant::now();
    let store = Store::open(&path).await.expect("the store opens");
    println!("open: {:?}", start.elapsed());
    read(&store).await;
    store.close().await;
}

async fn fill(store: &Store) {
    for first in (0..TABLES).step_by(AT_ONCE as usize) {
        let tasks = (first..first + AT_ONCE).map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                for expected in 0..ROWS {
                    append(&store, number, expected).await;
                }
            })
        });
        for task in tasks.collect::<Vec<_>>() {
            task.await.expect("no append fails");
        }
    }
}

/// What a single table waits for a row.
async fn alone(store: &Store) {
    const MOVES: u64 = 200;
    let start = Instant::now();
    for expected in ROWS..ROWS + MOVES {
        append(store, 0, expected).await;
    }
    println!("one table alone: {:?} for a row", start.elapsed() / MOVES as u32);
}

async fn read(store: &Store) {
    let lobby = Filter {
        public_only: true,
        state: Some(TableState::Waiting),
        limit: 50,
        ..Filter::default()
    };
    timed("a page of the lobby", async { store.list(&lobby).await.map(|page| page.tables.len()) })
        .await;
    let person = Filter { person: Some(PersonId(7)), limit: 50, ..Filter::default() };
    timed("a person's tables", async { store.list(&person).await.map(|page| page.tables.len()) })
        .await;
    timed("tables due", async { store.due(Ticks(50), 50).await.map(|due| due.len()) }).await;
    timed("a table's log", async {
        store.load(&name(0)).await.map(|log| log.map_or(0, |log| log.len()))
    })
    .await;
}

async fn timed<E: std::fmt::Debug>(
    what: &str,
    read: impl Future<Output = Result<usize, E>>,
) -> Duration {
    let start = Instant::now();
    let count = read.await.expect("the database works");
    let time = start.elapsed();
    println!("{what}: {count} in {time:?}");
    time
}

fn name(number: u32) -> TableId {
    // A permutation of the numbers, so that the names are spread like random ones.
    let spread = u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut bits = [0; 10];
    bits[..8].copy_from_slice(&spread.to_be_bytes());
    TableId::from_bytes(bits)
}

async fn append(store: &Store, number: u32, expected: u64) {
    let states = [TableState::Waiting, TableState::Running, TableState::Finished];
    let row = Append {
        table: name(number),
        expected: Version(expected),
        command: Some(format!("{expected:032}").parse().expect("this is a name")),
        at: Millis(number.into()),
        ticks: Ticks(number.into()),
        body: "x".repeat(300),
        summary: Summary {
            game: "level8".into(),
            state: states[number as usize % 3],
            is_public: number.is_multiple_of(2),
            due: number.is_multiple_of(5).then_some(Ticks(number.into())),
            people: vec![PersonId((number % 5000).into()), PersonId((number % 4999).into())],
            card: "{}".into(),
        },
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    };
    assert_eq!(store.append(row).await.expect("the database works"), Appended::Done);
}
