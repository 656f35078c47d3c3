//! A whole house, carried from one database to the other and back.

use sobremesa_services::Postgres;
use sobremesa_store::{
    Analyzed, Append, Appended, Ban, BotScore, CarryError, Company, Database, LinkHash, Millis,
    NewReport, PersonId, Push, RecoveryHash, Scope, Score, Shelf, Store, StoreError, TableState,
    Ticks, TokenHash, TokenKind, Upload, carry,
};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use crate::rows::{append, summary, table};

fn score(person: PersonId) -> Score {
    Score {
        person,
        kind: "two".into(),
        wins: 60,
        points: -7,
        is_practice: false,
        at: Millis(5),
        deal: Some("cards".into()),
        day: Some(7),
        company: Company { people: 2, level: Some(3) },
    }
}

fn bot_score() -> BotScore {
    let company = Company { people: 1, level: None };
    BotScore {
        seat: 1,
        bot: "luna".into(),
        kind: "two".into(),
        wins: 0,
        points: 3,
        is_practice: true,
        at: Millis(5),
        day: None,
        company,
    }
}

/// Something of everything that a store keeps. The last person is deleted again, and their number is used up.
async fn furnish(store: &Store) {
    let ada = store
        .create_person("Ada “Ω”", TokenHash([1; 32]), Millis(1))
        .await
        .expect("the store works");
    let gone =
        store.create_person("Bob", TokenHash([2; 32]), Millis(2)).await.expect("the store works");
    let program = TokenKind::Program { label: "bot".into(), scope: Scope::Play };
    let token = store
        .add_token(ada, TokenHash([3; 32]), program, Millis(3))
        .await
        .expect("the store works");
    store.touch_token(token, Millis(9)).await.expect("the store works");
    store.set_page(ada, Some("page")).await.expect("the store works");
    store.set_recovery(ada, RecoveryHash([4; 32])).await.expect("the store works");
    store.add_link(ada, LinkHash([5; 32]), Millis(0), Millis(100)).await.expect("the store works");
    store.ban(ada, Ban { until: None, reason: "rude".into() }).await.expect("the store works");
    let push = Push {
        token,
        endpoint: "https://push.example.org/1".into(),
        key: vec![4; 65],
        auth: vec![6; 16],
        language: "en".into(),
        created_at: Millis(3),
    };
    assert!(store.add_push(ada, push, 5).await.expect("the store works"));
    let (by, at) = (ada, Millis(4));
    let report =
        NewReport { by, table: Some(table(1)), about: None, text: "two\nlines".into(), at };
    store.report(report).await.expect("the store works");
    for number in 0..5 {
        for expected in 0..4 {
            let command = Some(format!("command {expected}").parse().expect("a name"));
            let row = Append { command, ..append(table(number), expected) };
            assert_eq!(store.append(row).await.expect("the store works"), Appended::Done);
        }
    }
    let finished = Append {
        scores: vec![score(ada)],
        bots: vec![bot_score()],
        ending: Some("{}".into()),
        summary: sobremesa_store::Summary {
            state: TableState::Finished,
            people: vec![ada],
            ..summary()
        },
        ..append(table(2), 4)
    };
    assert_eq!(store.append(finished).await.expect("the store works"), Appended::Done);
    let of = Analyzed { version: 1, decision: 40 };
    assert!(
        store.keep_analysis(table(2), of, Millis(6), "{}".into()).await.expect("the store works")
    );
    store.keep("clock", "17").await.expect("the store works");
    let (id, players) = (table(9), vec!["Ann".into()]);
    let upload = Upload {
        id,
        person: ada,
        game: "linko".into(),
        players,
        at: Millis(1),
        expires: Ticks(99),
    };
    assert!(
        store
            .keep_upload(upload, "{}".into(), Shelf { own: 2, all: 3 }, Ticks(1))
            .await
            .expect("the store works")
    );
    assert!(store.delete_person(gone).await.expect("the store works"));
}

/// Empty databases of both kinds.
struct Places {
    folder: TempDir,
}

impl Places {
    fn new() -> Places {
        Places { folder: tempfile::tempdir().expect("there is room for a folder") }
    }

    fn file(&self, name: &str) -> Database {
        self.folder.path().join(name).into()
    }

    fn postgres() -> Database {
        Postgres::shared().database().parse().expect("a database")
    }
}

/// Does something to a file behind the store's back.
async fn tamper(database: &Database, statement: &'static str) {
    let Database::File(path) = database else { panic!("a file") };
    let mut connection =
        SqliteConnectOptions::new().filename(path).connect().await.expect("the store works");
    let done = sqlx::query(statement).execute(&mut connection).await.expect("the store works");
    assert!(done.rows_affected() > 0, "{statement}");
}

#[tokio::test]
async fn a_house_moves_to_postgresql_and_back() {
    let places = Places::new();
    let (first, house, last) =
        (places.file("first.db"), Places::postgres(), places.file("last.db"));
    let store = Store::connect(&first).await.unwrap();
    furnish(&store).await;
    // A row of an older program had no ticks.
    store.close().await;
    tamper(&first, "UPDATE log SET ticks = NULL WHERE version = 1").await;
    let there = carry(&first, &house).await.unwrap();
    assert_eq!((there.tables, there.damaged), (5, 0));
    let back = carry(&house, &last).await.unwrap();
    assert_eq!(back, there, "as much comes back");

    for place in [&first, &house, &last] {
        let store = Store::connect(place).await.unwrap();
        let found = store.person_by_token(&TokenHash([3; 32])).await.unwrap().unwrap();
        assert_eq!((found.name.as_str(), found.used_at), ("Ada “Ω”", Millis(9)), "{place}");
        assert_eq!(store.load(&table(2)).await.unwrap().unwrap().len(), 5, "{place}");
        let scores = store.scores(found.id, &[table(2)]).await.unwrap();
        assert_eq!(scores[&table(2)], score(found.id), "{place}");
        assert_eq!(store.append(append(table(3), 4)).await.unwrap(), Appended::Done, "{place}");
        let next = store.create_person("Cy", TokenHash([7; 32]), Millis(1)).await.unwrap();
        assert_eq!(next.0, found.id.0 + 2, "{place}: no number is given twice");
        store.close().await;
    }
}

#[tokio::test]
async fn nothing_is_carried_to_where_something_is() {
    let places = Places::new();
    let (full, house) = (places.file("full.db"), Places::postgres());
    let store = Store::connect(&full).await.unwrap();
    furnish(&store).await;
    let other = Store::connect(&house).await.unwrap();
    other.keep("clock", "1").await.unwrap();
    for (from, to) in [(&full, &house), (&house, &full)] {
        let refused = carry(from, to).await;
        assert!(matches!(refused, Err(CarryError::NotEmpty(_))), "{refused:?}");
    }
    assert_eq!(other.load(&table(1)).await.unwrap(), None, "and nothing of it came");
    // It may be carried somewhere else while it is in use.
    assert_eq!(carry(&full, &places.file("new.db")).await.unwrap().tables, 5);
}

#[tokio::test]
async fn damage_is_carried_as_it_is_and_told() {
    let places = Places::new();
    let (first, house) = (places.file("first.db"), Places::postgres());
    let store = Store::connect(&first).await.unwrap();
    furnish(&store).await;
    store.close().await;
    tamper(&first, "UPDATE log SET body = '{}' WHERE version = 3 AND table_id LIKE '%1'").await;
    assert_eq!(carry(&first, &house).await.unwrap().damaged, 1);
    let store = Store::connect(&house).await.unwrap();
    assert!(matches!(store.load(&table(1)).await, Err(StoreError::Damaged(_))));
    assert_eq!(store.load(&table(3)).await.unwrap().unwrap().len(), 4);
}
