//! The log of a table: order, conflicts, repeated commands, races.

use sobremesa_store::{Appended, Millis, StoreError, TableState, Version};

use super::scene::{Scene, append, summary, table};

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_many_wins_each_version() {
    const TASKS: usize = 16;
    const ROUNDS: u64 = 20;
    let scene = Scene::new().await;
    let mut winners = Vec::new();
    for round in 0..ROUNDS {
        let race = (0..TASKS).map(|task| {
            let store = scene.store.clone();
            let mut append = append(table(1), round);
            append.body = format!("task {task}");
            tokio::spawn(async move { (append.body.clone(), store.append(append).await.unwrap()) })
        });
        let mut won = Vec::new();
        for task in race.collect::<Vec<_>>() {
            match task.await.unwrap() {
                (body, Appended::Done) => won.push(body),
                (_, outcome) => assert_eq!(outcome, Appended::Conflict),
            }
        }
        assert_eq!(won.len(), 1, "version {}", round + 1);
        winners.append(&mut won);
    }
    let rows = scene.store.load(&table(1)).await.unwrap().unwrap();
    let bodies: Vec<String> = rows.into_iter().map(|row| row.body).collect();
    assert_eq!(bodies, winners);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_write_at_once() {
    const TABLES: u16 = 600;
    let mut scene = Scene::new().await;
    let tables = (0..TABLES).map(|number| {
        let store = scene.store.clone();
        tokio::spawn(async move {
            for expected in 0..3 {
                let appended = store.append(append(table(number), expected)).await.unwrap();
                assert_eq!(appended, Appended::Done);
            }
        })
    });
    for task in tables.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    scene.reopen().await;
    for number in 0..TABLES {
        assert_eq!(scene.store.load(&table(number)).await.unwrap().unwrap().len(), 3);
    }
}

#[tokio::test]
async fn closing_finishes_what_waits_and_lets_nothing_in() {
    let mut scene = Scene::new().await;
    let store = scene.store.clone();
    let (appended, ()) = tokio::join!(store.append(append(table(1), 0)), store.close());
    assert_eq!(appended.unwrap(), Appended::Done);
    store.close().await;
    assert!(matches!(store.append(append(table(1), 1)).await, Err(StoreError::Closed)));
    assert!(matches!(store.load(&table(1)).await, Err(StoreError::Closed)));
    scene.reopen().await;
    assert_eq!(scene.store.load(&table(1)).await.unwrap().unwrap().len(), 1);
}

#[tokio::test]
async fn a_deleted_table_is_gone() {
    let scene = Scene::new().await;
    for number in 0..3 {
        assert_eq!(scene.store.append(append(table(1), number)).await.unwrap(), Appended::Done);
    }
    assert!(scene.store.delete_table(&table(1)).await.unwrap());
    assert!(!scene.store.delete_table(&table(1)).await.unwrap());
    assert_eq!(scene.store.load(&table(1)).await.unwrap(), None);
    assert_eq!(scene.store.summary(&table(1)).await.unwrap(), None);
    assert_eq!(scene.store.append(append(table(1), 3)).await.unwrap(), Appended::Conflict);
}

/// Rows that are stored together are as good as rows that are stored alone, also when some of them cannot be.
#[tokio::test]
async fn a_group_stores_what_it_can() {
    const TABLES: u16 = 40;
    let scene = Scene::new().await;
    for number in 0..TABLES {
        let mut first = append(table(number), 0);
        first.command = Some("first".parse().unwrap());
        assert_eq!(scene.store.append(first).await.unwrap(), Appended::Done);
    }
    for round in 1..6 {
        let mut rows = tokio::task::JoinSet::new();
        for number in 0..TABLES {
            let store = scene.store.clone();
            let mut row = append(table(number), round);
            row.summary.card = format!("card {round}");
            match (number % 8, round) {
                (1, 3) => row.expected = Version(1),
                (2, 3) => row.command = Some("first".parse().unwrap()),
                (3, 3) => row.summary.people.clear(),
                (4, 3) => row.summary.state = TableState::Finished,
                _ => {}
            }
            rows.spawn(async move { (number, store.append(row).await.unwrap()) });
        }
        while let Some(done) = rows.join_next().await {
            let (number, appended) = done.unwrap();
            match (number % 8, round) {
                // After the row that was not stored all later ones come too soon.
                (1 | 2, 4..) => assert_eq!(appended, Appended::Conflict),
                (1, 3) => assert_eq!(appended, Appended::Conflict),
                (2, 3) => assert!(
                    matches!(appended, Appended::Repeated(row) if row.version == Version(1))
                ),
                _ => assert_eq!(appended, Appended::Done, "table {number}, round {round}"),
            }
        }
    }
    for number in 0..TABLES {
        let rows = scene.store.load(&table(number)).await.unwrap().unwrap();
        let last = if matches!(number % 8, 1 | 2) { 3 } else { 6 };
        assert_eq!(
            rows.len(),
            last,
            "table {number}: rows that vouch for each other, without a gap"
        );
        let summary = scene.store.summary(&table(number)).await.unwrap().unwrap();
        assert_eq!(summary.card, format!("card {}", last - 1));
    }
}

/// Another process, such as the operator's, may delete a table that this one knows.
#[tokio::test]
async fn a_table_that_others_deleted_takes_no_row() {
    let scene = Scene::new().await;
    for number in 0..3 {
        for known in [1, 2] {
            let row = append(table(known), number);
            assert_eq!(scene.store.append(row).await.unwrap(), Appended::Done);
        }
    }
    scene.tamper("DELETE FROM tables WHERE id LIKE '%1'").await;
    let (gone, there) = tokio::join!(
        scene.store.append(append(table(1), 3)),
        scene.store.append(append(table(2), 3))
    );
    assert_eq!((gone.unwrap(), there.unwrap()), (Appended::Conflict, Appended::Done));
    assert_eq!(scene.store.load(&table(1)).await.unwrap(), None);
    assert_eq!(scene.store.load(&table(2)).await.unwrap().unwrap().len(), 4);
}
