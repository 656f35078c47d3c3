//! What was deleted leaves no room behind.

use sobremesa_store::{Appended, Millis, TableState};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions};

use super::scene::{Scene, append, table};

/// Fills the file with tables, deletes them, and lets it shrink: its size before and after.
async fn grow_and_shrink(scene: &Scene) -> (u64, u64) {
    for number in 0..100 {
        let mut row = append(table(number), 0);
        row.body = "much ".repeat(4000);
        row.summary.state = TableState::Finished;
        assert_eq!(scene.store.append(row).await.expect("the store works"), Appended::Done);
    }
    scene.store.shrink().await.expect("the store works");
    let before = scene.size();
    let deleted = scene.store.purge_tables(TableState::Finished, Millis(i64::MAX), 1000).await;
    assert_eq!(deleted.expect("the store works"), 100);
    scene.store.shrink().await.expect("the store works");
    (before, scene.size())
}

#[tokio::test]
async fn a_file_shrinks_when_tables_are_deleted() {
    let mut scene = Scene::new().await;
    let (before, after) = grow_and_shrink(&scene).await;
    assert!(before > 2_000_000 && after < before / 4, "{before} and {after} bytes");
    // One of an earlier version, which did not know how to, learns it.
    scene.store.close().await;
    let options = SqliteConnectOptions::new().filename(scene.path());
    let mut connection =
        options.auto_vacuum(SqliteAutoVacuum::None).connect().await.expect("the database");
    sqlx::query("VACUUM").execute(&mut connection).await.unwrap();
    drop(connection);
    scene.reopen().await;
    let (before, after) = grow_and_shrink(&scene).await;
    assert!(before > 2_000_000 && after < before / 4, "{before} and {after} bytes");
    assert_eq!(scene.store.append(append(table(1), 0)).await.unwrap(), Appended::Done);
}
