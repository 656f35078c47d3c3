//! A table with people around it who keep every byte that they receive.

use std::cell::RefCell;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::Value;
use sobremesa_store::{
    Append, Appended, Millis, Row, Store, Summary, TableId, TableState, Ticks, Version,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::pages::pages;
use crate::server::{TestServer, easy};
use crate::visitor::{Answer, Visitor};

/// A server with one table that is looked at, and those who look.
pub(crate) struct Stage {
    // Fields are dropped in this order: the server ends before its folder goes.
    streams: Vec<Option<Receiver<String>>>,
    /// The streams of the game's page, from the beginning of the game on.
    page_streams: RefCell<Vec<Option<Receiver<String>>>>,
    /// One for each seat, then a guest who looks on, then a stranger.
    pub(crate) viewers: Vec<Visitor>,
    _server: TestServer,
    runtime: Runtime,
    store: Store,
    pub(crate) table: TableId,
    _folder: TempDir,
}

/// What one viewer received at one version of the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Heard(pub(crate) Vec<String>);

/// A command, and who sent it.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) who: usize,
    pub(crate) command: Value,
}

impl Stage {
    /// A server with as many guests as there are seats, one who looks on, and a stranger.
    pub(crate) fn open(players: usize, table: TableId) -> Stage {
        let folder = TempDir::new().expect("a temporary folder");
        let database = folder.path().join("tables.db");
        let server = TestServer::open(&database, easy());
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(1).enable_all().build().expect("a runtime");
        let store = runtime.block_on(Store::open(&database)).expect("a store");
        let mut viewers: Vec<Visitor> =
            (0..=players).map(|who| Visitor::guest(&server, &format!("Person {who}"))).collect();
        viewers.push(Visitor::stranger(&server));
        let streams = viewers.iter().map(|_| None).collect();
        let page_streams = RefCell::new(viewers.iter().map(|_| None).collect());
        Stage {
            streams,
            page_streams,
            viewers,
            _server: server,
            runtime,
            store,
            table,
            _folder: folder,
        }
    }

    /// A table whose log begins with something that is not the beginning of a log.
    pub(crate) fn broken_table(database: &Path, body: &str) -> TableId {
        let table = TableId::from_bytes([9; 10]);
        let summary = Summary {
            game: "level10".to_owned(),
            state: TableState::Waiting,
            is_public: false,
            due: None,
            people: Vec::new(),
            card: "{}".to_owned(),
        };
        let (expected, body) = (Version::NEW, body.to_owned());
        let (at, ticks) = (Millis(0), Ticks(0));
        let append = Append {
            table,
            expected,
            command: None,
            at,
            ticks,
            body,
            summary,
            scores: Vec::new(),
            bots: Vec::new(),
            ending: None,
        };
        let runtime = Runtime::new().expect("a runtime");
        let appended =
            runtime.block_on(async { Store::open(database).await?.append(append).await });
        assert_eq!(appended.expect("a store"), Appended::Done);
        table
    }

    pub(crate) fn rows(&self, table: &TableId) -> Vec<Row> {
        let rows = self.runtime.block_on(self.store.load(table)).expect("a log");
        rows.expect("a table")
    }

    /// What the store keeps beside a table's log.
    pub(crate) fn summary(&self, table: &TableId) -> Summary {
        let summary = self.runtime.block_on(self.store.summary(table)).expect("a store");
        summary.expect("a table")
    }

    /// Writes a row into the log, as another server at the same store would.
    pub(crate) fn append(&self, row: &Row, summary: Summary) {
        let append = Append {
            table: self.table,
            expected: Version(row.version.0 - 1),
            command: row.command.clone(),
            at: row.at,
            ticks: row.ticks,
            body: row.body.clone(),
            summary,
            scores: Vec::new(),
            bots: Vec::new(),
            ending: None,
        };
        let appended = self.runtime.block_on(self.store.append(append)).expect("a store");
        assert_eq!(appended, Appended::Done);
    }

    /// Begins to follow the table's stream.
    pub(crate) fn follow(&mut self, viewer: usize) {
        let stream = self.viewers[viewer].events(self.table.as_str());
        self.streams[viewer] = Some(keep(stream));
    }

    /// Begins to follow the stream of the table's page, if it is not followed.
    fn follow_page(&self, viewer: usize) {
        let path = format!("/t/{}/events", self.table);
        let open = || keep(self.viewers[viewer].stream(&path).expect("a stream"));
        self.page_streams.borrow_mut()[viewer].get_or_insert_with(open);
    }

    /// What the stream of the table's page has sent to a viewer.
    pub(crate) fn page_events(&self, viewer: usize) -> Vec<String> {
        let streams = self.page_streams.borrow();
        streams[viewer].iter().flat_map(Receiver::try_iter).collect()
    }

    pub(crate) fn show(&self, viewer: usize) -> Value {
        self.viewers[viewer].get(&self.path("")).good()
    }

    pub(crate) fn send(&self, sent: &Sent) -> Answer {
        self.viewers[sent.who].command(self.table.as_str(), &sent.command)
    }

    fn path(&self, more: &str) -> String {
        format!("/api/tables/{}{more}", self.table)
    }

    /// Everything that a viewer can get at this version, with the answers to what they try in
    /// vain. It must be the version that the stream sends next.
    pub(crate) fn hear(&self, viewer: usize, version: u64, tries: &[Sent]) -> Heard {
        let stream = self.streams[viewer].as_ref().expect("followed");
        let event = stream.recv_timeout(Duration::from_secs(30)).expect("the stream goes on");
        assert!(
            event.contains(&format!("\nid: {version}"))
                || event.contains(&format!("id: {version}\n")),
            "no version is left out: {event}"
        );
        let visitor = &self.viewers[viewer];
        if event.contains("\"state\":\"running\"") {
            self.follow_page(viewer);
        }
        let mut heard = vec![event];
        let mut keep = |answer: Answer| heard.push(format!("{answer:?}"));
        keep(visitor.get(&self.path("")));
        keep(visitor.get(&self.path(&format!("?since={}", version - version % 4))));
        if version.is_multiple_of(5) {
            keep(visitor.get(&self.path(&format!("?since={}", version / 2))));
            keep(visitor.get(&self.path("/record")));
            keep(visitor.get(&self.path("/history")));
            keep(visitor.get(&self.path("/nothing")));
            keep(self.lobby(visitor));
        }
        if version % 5 == 1 {
            let resumed = visitor.with("last-event-id", &(version / 3 * 2).to_string());
            heard.extend(resumed.events(self.table.as_str()).next());
        }
        heard.extend(pages(visitor, &self.table, version));
        let tried = tries.iter().filter(|sent| sent.who == viewer);
        heard.extend(tried.map(|sent| format!("{:?}", self.send(sent))));
        Heard(heard)
    }

    /// The list of tables, without times.
    fn lobby(&self, visitor: &Visitor) -> Answer {
        let mut lobby = visitor.get("/api/tables");
        let mut json = lobby.json();
        let tables = json["tables"].as_array_mut().expect("tables");
        tables.retain(|listed| listed["table"] == self.table.as_str());
        tables.iter_mut().for_each(|listed| listed["changed"] = Value::Null);
        lobby.headers.retain(|(name, _)| name != "content-length");
        lobby.text = json.to_string();
        lobby
    }
}

/// Keeps what a stream sends until somebody asks for it.
fn keep(stream: impl Iterator<Item = String> + Send + 'static) -> Receiver<String> {
    let (sender, events) = channel();
    std::thread::spawn(move || {
        stream.take_while(|event| sender.send(event.clone()).is_ok()).count()
    });
    events
}
