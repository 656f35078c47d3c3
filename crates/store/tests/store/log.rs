//! The log of a table: order, conflicts, repeated commands, races.

use sobremesa_store::{Appended, Millis, Version};

use crate::scene::{Scene, append, summary, table};

#[tokio::test]
async fn rows_come_back_in_order() {
    let scene = Scene::new().await;
    for number in 0..50 {
        let done = scene.store.append(append(table(1), number)).await.unwrap();
        assert_eq!(done, Appended::Done);
    }
    let rows = scene.store.load(&table(1)).await.unwrap().unwrap();
    let versions: Vec<Version> = rows.iter().map(|row| row.version).collect();
    assert_eq!(versions, (1..=50).map(Version).collect::<Vec<_>>());
    assert_eq!(rows[6].body, append(table(1), 6).body);
    assert_eq!(rows[6].at, Millis(6));
    assert_eq!(scene.store.load(&table(2)).await.unwrap(), None);
    assert_eq!(scene.store.summary(&table(1)).await.unwrap(), Some(summary()));
    assert_eq!(scene.store.summary(&table(2)).await.unwrap(), None);
}

#[tokio::test]
async fn a_conflict_leaves_nothing() {
    let scene = Scene::new().await;
    let mut late = append(table(1), 1);
    late.summary.game = "another game".into();
    late.summary.people.clear();
    let refused = scene.store.append(late.clone()).await.unwrap();
    assert_eq!(refused, Appended::Conflict, "there is no such table");
    assert_eq!(scene.store.load(&table(1)).await.unwrap(), None);
    assert_eq!(scene.store.summary(&table(1)).await.unwrap(), None);

    for number in 0..3 {
        assert_eq!(scene.store.append(append(table(1), number)).await.unwrap(), Appended::Done);
    }
    for expected in [0, 1, 2, 4, u64::MAX] {
        late.expected = Version(expected);
        assert_eq!(scene.store.append(late.clone()).await.unwrap(), Appended::Conflict);
    }
    let rows = scene.store.load(&table(1)).await.unwrap().unwrap();
    assert_eq!(rows.len(), 3);
    assert_eq!(scene.store.summary(&table(1)).await.unwrap(), Some(summary()));
}

#[tokio::test]
async fn a_repeated_command_gives_its_row() {
    let mut scene = Scene::new().await;
    let mut first = append(table(1), 0);
    first.command = Some("hello there".parse().unwrap());
    assert_eq!(scene.store.append(first.clone()).await.unwrap(), Appended::Done);
    assert_eq!(scene.store.append(append(table(1), 1)).await.unwrap(), Appended::Done);
    let mut again = append(table(1), 2);
    again.command = first.command.clone();
    for round in 0..2 {
        let Appended::Repeated(row) = scene.store.append(again.clone()).await.unwrap() else {
            panic!("round {round}: the command was not recognized");
        };
        assert_eq!(row.version, Version(1));
        assert_eq!(
            (row.command, row.body, row.at),
            (first.command.clone(), first.body.clone(), first.at)
        );
        scene.reopen().await;
    }
    assert_eq!(scene.store.load(&table(1)).await.unwrap().unwrap().len(), 2);
    let mut elsewhere = append(table(2), 0);
    elsewhere.command = first.command;
    assert_eq!(scene.store.append(elsewhere).await.unwrap(), Appended::Done, "another table");
}
