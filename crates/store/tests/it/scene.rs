//! A store in a folder of its own, and rows to fill it with.

use sobremesa_store::{
    Append, Millis, PersonId, Store, Summary, TableId, TableState, Ticks, Version,
};
use tempfile::TempDir;

pub(crate) struct Scene {
    pub(crate) store: Store,
    folder: TempDir,
}

impl Scene {
    pub(crate) async fn new() -> Scene {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        Scene { store: open(&folder).await, folder }
    }

    /// The database's file.
    pub(crate) fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("data/sobremesa.db")
    }

    /// Closes the store and opens it again.
    pub(crate) async fn reopen(&mut self) {
        self.store.close().await;
        self.store = open(&self.folder).await;
    }
}

/// The store's own folder does not exist when it is opened for the first time.
async fn open(folder: &TempDir) -> Store {
    Store::open(&folder.path().join("data/sobremesa.db")).await.expect("the store opens")
}

pub(crate) fn table(number: u16) -> TableId {
    let mut bits = [0; 10];
    bits[8..].copy_from_slice(&number.to_be_bytes());
    TableId::from_bytes(bits)
}

pub(crate) fn summary() -> Summary {
    Summary {
        game: "level10".into(),
        state: TableState::Waiting,
        is_public: true,
        due: None,
        people: vec![PersonId(3), PersonId(1)],
        card: r#"{"name":"kitchen"}"#.into(),
    }
}

/// The row that follows `expected` others, made at that many milliseconds.
pub(crate) fn append(table: TableId, expected: u64) -> Append {
    Append {
        table,
        expected: Version(expected),
        command: None,
        at: Millis(expected as i64),
        ticks: Ticks(expected as i64),
        body: format!(r#"{{"row":{}}}"#, expected + 1),
        summary: summary(),
        scores: Vec::new(),
        bots: Vec::new(),
    }
}
