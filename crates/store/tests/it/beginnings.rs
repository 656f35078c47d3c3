//! How tables begin: once for each command, and together with the row that speaks of them.

use sobremesa_store::{Append, Appended, Version};

use super::scene::{Scene, append, table};

/// The first row of a table, made by a command.
fn first(number: u16, command: Option<&str>) -> Append {
    let command = command.map(|command| command.parse().expect("a command's name"));
    Append { command, ..append(table(number), 0) }
}

#[tokio::test]
async fn a_command_makes_one_table() {
    let mut scene = Scene::new().await;
    assert_eq!(scene.store.begun_by(&"make".parse().unwrap()).await.unwrap(), None);
    assert_eq!(scene.store.begin(first(1, Some("make"))).await.unwrap(), table(1));
    scene.reopen().await;
    assert_eq!(scene.store.begin(first(2, Some("make"))).await.unwrap(), table(1));
    assert_eq!(scene.store.load(&table(2)).await.unwrap(), None);
    assert_eq!(scene.store.begun_by(&"make".parse().unwrap()).await.unwrap(), Some(table(1)));
    assert_eq!(scene.store.begin(first(3, Some("other"))).await.unwrap(), table(3));
    assert_eq!(scene.store.begin(first(4, None)).await.unwrap(), table(4));
    assert_eq!(scene.store.begin(first(5, None)).await.unwrap(), table(5));
    assert!(scene.store.begin(first(5, None)).await.is_err(), "its name is taken");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_command_from_many_at_once_makes_one_table() {
    let scene = Scene::new().await;
    let racers: Vec<_> = (1..20)
        .map(|number| {
            let store = scene.store.clone();
            tokio::spawn(async move { store.begin(first(number, Some("make"))).await.unwrap() })
        })
        .collect();
    let mut made = Vec::new();
    for racer in racers {
        made.push(racer.await.unwrap());
    }
    made.dedup();
    assert_eq!(made.len(), 1);
}

#[tokio::test]
async fn a_row_and_the_table_that_it_speaks_of_are_stored_together() {
    let scene = Scene::new().await;
    let store = &scene.store;
    store.begin(first(1, None)).await.unwrap();
    let late = append(table(1), 7);
    assert_eq!(
        store.append_and_begin(late, first(2, None)).await.unwrap(),
        Appended::Conflict,
        "the table is at another version"
    );
    assert_eq!(store.load(&table(2)).await.unwrap(), None);
    let row = append(table(1), 1);
    assert_eq!(
        store.append_and_begin(row.clone(), first(1, None)).await.unwrap(),
        Appended::Conflict,
        "the other table is there already"
    );
    assert_eq!(store.load(&table(1)).await.unwrap().unwrap().len(), 1);
    assert_eq!(store.append_and_begin(row, first(2, None)).await.unwrap(), Appended::Done);
    assert_eq!(store.load(&table(1)).await.unwrap().unwrap()[1].version, Version(2));
    assert_eq!(store.load(&table(2)).await.unwrap().unwrap().len(), 1);
}
