//! Logs that are not what was written.

use sobremesa_store::{Appended, Filter, StoreError};

use super::scene::{Scene, append, table};

/// Tables 1, 2 and 3, with five rows each.
pub(super) async fn scene() -> Scene {
    let scene = Scene::new().await;
    for number in [1, 2, 3] {
        for expected in 0..5 {
            let done = scene.store.append(append(table(number), expected)).await;
            assert!(matches!(done, Ok(Appended::Done)), "{done:?}");
        }
    }
    scene
}

/// Table 2 is damaged by this, and the others are not.
async fn check(statement: &'static str) {
    let scene = scene().await;
    scene.tamper(statement).await;
    let damaged = scene.store.load(&table(2)).await;
    assert!(matches!(damaged, Err(StoreError::Damaged(_))), "{statement}: {damaged:?}");
    for good in [1, 3] {
        let rows = scene.store.load(&table(good)).await.expect("a log");
        assert_eq!(rows.map(|rows| rows.len()), Some(5), "{statement}");
    }
}

#[tokio::test]
async fn whatever_was_changed_is_noticed() {
    let everywhere = [
        "UPDATE log SET body = '{}' WHERE version = 3 AND table_id LIKE '%2'",
        "UPDATE log SET at = at + 1 WHERE version = 5 AND table_id LIKE '%2'",
        "UPDATE log SET ticks = 7 WHERE version = 1 AND table_id LIKE '%2'",
        "UPDATE log SET command = 'x' WHERE version = 2 AND table_id LIKE '%2'",
        "UPDATE log SET hash = NULL WHERE version = 2 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 1 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 3 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE version = 5 AND table_id LIKE '%2'",
        "DELETE FROM log WHERE table_id LIKE '%2'",
        "UPDATE tables SET version = 4 WHERE id LIKE '%2'",
    ];
    for statement in everywhere.into_iter().chain(Scene::DAMAGES) {
        check(statement).await;
    }
}

/// One summary that cannot be read leaves the others in the list.
#[tokio::test]
async fn a_damaged_summary_is_missing_and_takes_no_other_along() {
    let scene = scene().await;
    scene.tamper("UPDATE tables SET people = 'nobody' WHERE id LIKE '%2'").await;
    let listed = scene.store.list(&Filter { limit: 10, ..Filter::default() }).await.unwrap();
    let tables: Vec<_> = listed.tables.iter().map(|listed| listed.table).collect();
    assert_eq!(tables.len(), 2);
    assert!(!tables.contains(&table(2)));
}
