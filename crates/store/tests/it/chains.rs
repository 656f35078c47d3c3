//! Logs that are not what was written.

use sobremesa_store::{Appended, Filter, StoreError};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::scene::{Scene, append, table};

/// Tables 1, 2 and 3, with five rows each.
async fn scene() -> Scene {
    let scene = Scene::new().await;
    for number in [1, 2, 3] {
        for expected in 0..5 {
            let done = scene.store.append(append(table(number), expected)).await;
            assert!(matches!(done, Ok(Appended::Done)), "{done:?}");
        }
    }
    scene
}

/// Does something to the database behind the store's back.
async fn tamper(scene: &Scene, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(scene.path());
    let mut connection = options.connect().await.expect("the database");
    let done = sqlx::query(statement).execute(&mut connection).await.expect("it can be done");
    assert!(done.rows_affected() > 0, "{statement}");
}

/// Table 2 is damaged by this, and the others are not.
async fn check(statement: &'static str) {
    let scene = scene().await;
    tamper(&scene, statement).await;
    let damaged = scene.store.load(&table(2)).await;
    assert!(matches!(damaged, Err(StoreError::Damaged(_))), "{statement}: {damaged:?}");
    for good in [1, 3] {
        let rows = scene.store.load(&table(good)).await.expect("a log");
        assert_eq!(rows.map(|rows| rows.len()), Some(5), "{statement}");
    }
}

#[tokio::test]
async fn whatever_was_changed_is_noticed() {
    for statement in [
        "UPDATE log SET body = '{}' WHERE version = 3 AND table_id LIKE '%2'",
        "UPDATE log SET at = at + 1 WHERE version = 5 AND table_id LIKE '%2'",
        "UPDATE log SET ticks = 7 WHERE version = 1 AND table_id LIKE '%2'",
        "UPDATE log SET command = 'x' WHERE version = 2 AND table_id LIKE '%2'",
        "UPDATE log SET hash = zeroblob(32) WHERE version = 5 AND table_id LIKE '%2'",
        "UPDATE log SET hash = NULL WHERE version = 2 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 1 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 3 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 5 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE table_id LIKE '%2'",
        "UPDATE tables SET version = 4 WHERE id LIKE '%2'",
        "UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE version = 4 AND table_id LIKE '%2'",
    ] {
        check(statement).await;
    }
}

#[tokio::test]
async fn rows_of_an_older_program_are_completed_at_the_opening() {
    let mut scene = scene().await;
    tamper(&scene, "UPDATE log SET hash = NULL").await;
    tamper(&scene, "UPDATE tables SET head = NULL").await;
    scene.reopen().await;
    for number in [1, 2, 3] {
        assert_eq!(scene.store.load(&table(number)).await.unwrap().unwrap().len(), 5);
        assert_eq!(scene.store.append(append(table(number), 5)).await.unwrap(), Appended::Done);
    }
}

/// One summary that cannot be read leaves the others in the list.
#[tokio::test]
async fn a_damaged_summary_is_missing_and_takes_no_other_along() {
    let scene = scene().await;
    tamper(&scene, "UPDATE tables SET people = 'nobody' WHERE id LIKE '%2'").await;
    let listed = scene.store.list(&Filter { limit: 10, ..Filter::default() }).await.unwrap();
    let tables: Vec<_> = listed.tables.iter().map(|listed| listed.table).collect();
    assert_eq!(tables.len(), 2);
    assert!(!tables.contains(&table(2)));
}
