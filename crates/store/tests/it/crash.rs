//! What was acknowledged survives the sudden death of the process.
//!
//! The test starts itself again as a child that appends to several tables at once and prints what
//! was acknowledged. The parent kills it at a random moment, opens the database and looks.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sobremesa_store::{
    Append, Appended, Millis, PersonId, Store, Summary, TableId, TableState, Ticks, Version,
};

const CHILD: &str = "SOBREMESA_STORE_CRASH_TEST";
const KILLS: u64 = 25;
const TABLES: u8 = 6;

#[test]
fn acknowledged_rows_survive_a_kill() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Some(database) = std::env::var_os(CHILD) {
        runtime.block_on(append_until_killed(Path::new(&database)));
    }
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("sobremesa.db");
    let mut moments = ChaCha8Rng::seed_from_u64(20);
    let mut acknowledged = [0; TABLES as usize];
    for _ in 0..KILLS {
        let before: u64 = acknowledged.iter().sum();
        let lines = moments.next_u32() % 120;
        run_and_kill(&database, lines, &mut acknowledged);
        assert!(acknowledged.iter().sum::<u64>() >= before + u64::from(lines));
        runtime.block_on(check(&database, &acknowledged));
    }
}

/// Starts a child and kills it after it has printed this many lines.
fn run_and_kill(database: &Path, lines: u32, acknowledged: &mut [u64]) {
    let mut child = Command::new(std::env::current_exe().expect("the test is a file"))
        .args(["--exact", "crash::acknowledged_rows_survive_a_kill", "--nocapture"])
        .env(CHILD, database)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the test can start itself");
    let output = BufReader::new(child.stdout.take().expect("the output is piped"));
    let mut seen = 0;
    for line in output.split(b'\n') {
        let line = String::from_utf8(line.expect("the pipe works")).expect("the output is text");
        // Other lines are the test runner's; a last one may be cut off.
        if let Some((table, version)) = acknowledgement(&line) {
            acknowledged[table] = version;
            seen += 1;
        }
        if seen == lines {
            child.kill().expect("the child runs until it is killed");
        }
    }
    child.wait().expect("the child was started here");
}

/// Reads `ack TABLE VERSION.`
fn acknowledgement(line: &str) -> Option<(usize, u64)> {
    let (table, version) = line.strip_prefix("ack ")?.strip_suffix('.')?.split_once(' ')?;
    Some((table.parse().ok()?, version.parse().ok()?))
}

/// Every acknowledged row is there, in order, without a gap.
async fn check(database: &Path, acknowledged: &[u64]) {
    let store = Store::open(database).await.expect("the store opens after a crash");
    for (table, &acknowledged) in (0..).zip(acknowledged) {
        let rows = store.load(&name(table)).await.expect("the log can be read");
        let rows = rows.unwrap_or_default();
        assert!(rows.len() as u64 >= acknowledged, "table {table}: {acknowledged} were promised");
        for (version, row) in (1..).zip(&rows) {
            assert_eq!(row.version, Version(version));
            assert_eq!(row.body, body(table, version));
        }
    }
    store.close().await;
}

async fn append_until_killed(database: &Path) -> ! {
    let store = Store::open(database).await.expect("the store opens after a crash");
    let tasks: Vec<_> = (0..TABLES)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move { append_forever(&store, table).await })
        })
        .collect();
    for task in tasks {
        task.await.expect("no task ends before the kill");
    }
    unreachable!("the tasks go on until the kill");
}

async fn append_forever(store: &Store, table: u8) {
    let rows = store.load(&name(table)).await.expect("the log can be read");
    let mut version = rows.unwrap_or_default().len() as u64;
    loop {
        let appended = store.append(row(table, version)).await.expect("the database works");
        assert_eq!(appended, Appended::Done);
        version += 1;
        // The line begins anew because the test runner leaves one unfinished.
        let line = format!("\nack {table} {version}.\n");
        std::io::stdout().write_all(line.as_bytes()).expect("the parent listens");
    }
}

fn name(table: u8) -> TableId {
    TableId::from_bytes([table; 10])
}

/// Long enough that a transaction fills several pages.
fn body(table: u8, version: u64) -> String {
    format!("table {table}, version {version}{}", " ".repeat(1000))
}

fn row(table: u8, expected: u64) -> Append {
    Append {
        table: name(table),
        expected: Version(expected),
        command: Some(format!("command {expected}").parse().expect("this is a name")),
        at: Millis(expected as i64),
        ticks: Ticks(expected as i64),
        body: body(table, expected + 1),
        summary: Summary {
            game: "linko".into(),
            state: TableState::Running,
            is_public: true,
            due: Some(Ticks(expected as i64)),
            people: vec![PersonId(table.into())],
            card: "{}".into(),
        },
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    }
}
