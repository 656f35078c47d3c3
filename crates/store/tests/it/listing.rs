//! Lists of tables, tables that are due, and clean-up.

use sobremesa_store::{
    Append, Appended, Cursor, Filter, Listed, Millis, PersonId, Store, TableId, TableState, Ticks,
    TokenHash,
};

use super::scene::{Scene, append, table};

/// Adds a table's first row at this moment, after `change` had its way with it.
async fn add(store: &Store, number: u16, at: i64, change: impl FnOnce(&mut Append)) {
    let mut row = append(table(number), 0);
    row.at = Millis(at);
    change(&mut row);
    assert_eq!(store.append(row).await.expect("the store works"), Appended::Done);
}

async fn tables(store: &Store, filter: Filter) -> Vec<TableId> {
    let page = store.list(&Filter { limit: 100, ..filter }).await.expect("the store works");
    assert_eq!(page.next, None);
    page.tables.iter().map(|listed| listed.table).collect()
}

#[tokio::test]
async fn a_list_keeps_to_its_filter() {
    let scene = Scene::new().await;
    let store = &scene.store;
    add(store, 1, 10, |_| ()).await;
    add(store, 2, 30, |row| row.summary.game = "linko".into()).await;
    add(store, 3, 20, |row| row.summary.state = TableState::Running).await;
    add(store, 4, 40, |row| row.summary.is_public = false).await;
    add(store, 5, 50, |row| row.summary.people = vec![PersonId(9)]).await;

    let all = Filter::default();
    assert_eq!(tables(store, all.clone()).await, [5, 4, 2, 3, 1].map(table));
    let linko = Filter { game: Some("linko".into()), ..all.clone() };
    assert_eq!(tables(store, linko).await, [2].map(table));
    let waiting = Filter { state: Some(TableState::Waiting), ..all.clone() };
    assert_eq!(tables(store, waiting.clone()).await, [5, 4, 2, 1].map(table));
    let public = Filter { public_only: true, ..waiting };
    assert_eq!(tables(store, public).await, [5, 2, 1].map(table));
    let of_person = Filter { person: Some(PersonId(1)), ..all };
    assert_eq!(tables(store, of_person).await, [4, 2, 3, 1].map(table));
}

#[tokio::test]
async fn who_left_a_table_still_finds_it() {
    let scene = Scene::new().await;
    add(&scene.store, 1, 0, |row| row.summary.people = vec![PersonId(1), PersonId(2)]).await;
    let mut left = append(table(1), 1);
    left.summary.people = vec![PersonId(2), PersonId(4)];
    assert_eq!(scene.store.append(left.clone()).await.unwrap(), Appended::Done);
    for person in [1, 2, 4] {
        let filter = Filter { person: Some(PersonId(person)), ..Filter::default() };
        assert_eq!(tables(&scene.store, filter).await, [table(1)]);
    }
    assert_eq!(scene.store.summary(&table(1)).await.unwrap(), Some(left.summary));
}

#[tokio::test]
async fn pages_stay_while_tables_come_and_change() {
    let scene = Scene::new().await;
    for number in 0..20 {
        // Several tables change in the same millisecond.
        add(&scene.store, number, i64::from(number / 3), |_| ()).await;
    }
    let mut seen: Vec<Listed> = Vec::new();
    let mut before: Option<Cursor> = None;
    let mut new = 100;
    loop {
        let filter = Filter { before, limit: 3, ..Filter::default() };
        let page = scene.store.list(&filter).await.unwrap();
        assert!(page.tables.len() <= 3);
        seen.extend(page.tables);
        add(&scene.store, new, 1000, |_| ()).await;
        let mut again = append(seen[0].table, 1 + u64::from(new - 100));
        again.at = Millis(2000);
        assert_eq!(scene.store.append(again).await.unwrap(), Appended::Done);
        new += 1;
        before = page.next.map(|next| next.to_string().parse().unwrap());
        if before.is_none() {
            break;
        }
    }
    let seen: Vec<TableId> = seen.iter().map(|listed| listed.table).collect();
    assert_eq!(seen, (0..20).rev().map(table).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_full_last_page_has_no_next() {
    let scene = Scene::new().await;
    for number in 0..4 {
        add(&scene.store, number, 0, |_| ()).await;
    }
    let filter = Filter { limit: 2, ..Filter::default() };
    let first = scene.store.list(&filter).await.unwrap();
    assert!(first.next.is_some());
    let second = scene.store.list(&Filter { before: first.next, ..filter }).await.unwrap();
    assert_eq!((second.tables.len(), second.next), (2, None));
}

#[tokio::test]
async fn tables_are_due_in_order() {
    let scene = Scene::new().await;
    let store = &scene.store;
    for (number, due) in [(1, Some(50)), (2, Some(20)), (3, None), (4, Some(51)), (5, Some(-1))] {
        add(store, number, 0, |row| row.summary.due = due.map(Ticks)).await;
    }
    assert_eq!(store.due(Ticks(50), 10).await.unwrap(), [5, 2, 1].map(table));
    assert_eq!(store.due(Ticks(50), 2).await.unwrap(), [5, 2].map(table));
    let mut woken = append(table(5), 1);
    woken.summary.due = None;
    assert_eq!(store.append(woken).await.unwrap(), Appended::Done);
    assert_eq!(store.due(Ticks(50), 10).await.unwrap(), [2, 1].map(table));
    store.let_sleep(&table(2)).await.unwrap();
    assert_eq!(store.due(Ticks(50), 10).await.unwrap(), [table(1)]);
}

#[tokio::test]
async fn old_tables_are_purged_by_state() {
    let scene = Scene::new().await;
    for number in 0..6 {
        add(&scene.store, number, i64::from(number), |row| {
            if number % 2 == 0 {
                row.summary.state = TableState::Finished;
            }
        })
        .await;
    }
    let purge = |limit| scene.store.purge_tables(TableState::Finished, Millis(4), limit);
    assert_eq!(purge(1).await.unwrap(), 1);
    assert_eq!(purge(9).await.unwrap(), 1);
    assert_eq!(purge(9).await.unwrap(), 0);
    assert_eq!(tables(&scene.store, Filter::default()).await, [5, 4, 3, 1].map(table));
    assert_eq!(scene.store.load(&table(0)).await.unwrap(), None);
}

/// Somebody who is alone with bots closes the page, and no clock runs.
#[tokio::test]
async fn a_game_that_was_abandoned_goes_and_its_guest_can_go() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ann = store.create_person("Ann", TokenHash([1; 32]), Millis(1)).await.unwrap();
    let (running, waiting) = (TableState::Running, TableState::Waiting);
    for (number, at, state, people) in
        [(1, 2, running, vec![ann]), (2, 9, running, vec![]), (3, 2, waiting, vec![])]
    {
        add(store, number, at, |row| (row.summary.state, row.summary.people) = (state, people))
            .await;
    }
    assert_eq!(store.purge_guests(Millis(5), 9).await.unwrap(), 0, "she sits at a table");
    assert_eq!(store.purge_tables(running, Millis(5), 9).await.unwrap(), 1);
    assert_eq!(tables(store, Filter::default()).await, [2, 3].map(table));
    assert_eq!(store.purge_guests(Millis(5), 9).await.unwrap(), 1);
}
