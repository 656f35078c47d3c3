//! What came out of games.

use std::collections::HashMap;

use sobremesa_store::{
    Append, Appended, Millis, Past, PersonId, Score, Store, TableState, TokenHash,
};

use crate::scene::{Scene, append, table};

async fn person(store: &Store, number: u8) -> PersonId {
    let token = TokenHash([number; 32]);
    store.create_person("Somebody", token, Millis(0)).await.expect("the store works")
}

fn score(person: PersonId, points: i64, at: i64) -> Score {
    let wins = if points > 50 { 60 } else { 0 };
    Score { person, kind: "two".into(), wins, points, is_practice: false, at: Millis(at) }
}

/// A table whose game is over.
fn over(number: u16, expected: u64, scores: Vec<Score>) -> Append {
    let mut row = append(table(number), expected);
    row.summary.state = TableState::Finished;
    Append { scores, ..row }
}

async fn add(store: &Store, row: Append) {
    assert_eq!(store.append(row).await.expect("the store works"), Appended::Done);
}

#[tokio::test]
async fn games_of_one_kind_are_summed_up_for_each_person() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob, eve) = (person(store, 1).await, person(store, 2).await, person(store, 3).await);
    add(store, over(1, 0, vec![score(ada, 40, 10), score(bob, 20, 10)])).await;
    add(store, over(2, 0, vec![score(ada, 58, 20)])).await;
    add(store, over(3, 0, vec![Score { kind: "three".into(), ..score(ada, 99, 30) }])).await;
    add(store, over(4, 0, vec![Score { is_practice: true, ..score(ada, 98, 40) }])).await;
    add(store, over(5, 0, vec![score(ada, 97, 50)])).await;

    let past = store.past(&[ada, bob, eve], "level10", "two", Millis(50)).await.unwrap();
    let ada_then = Past { games: 2, won: 1, best: 58 };
    let bob_then = Past { games: 1, won: 0, best: 20 };
    assert_eq!(past, HashMap::from([(ada, ada_then), (bob, bob_then)]));
    let other_game = store.past(&[ada], "linko", "two", Millis(50)).await.unwrap();
    assert_eq!(other_game, HashMap::new());
}

#[tokio::test]
async fn a_result_is_that_of_the_last_row() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ada = person(store, 1).await;
    add(store, over(1, 0, vec![score(ada, 40, 10)])).await;
    let scores = async || store.scores(ada, &[table(1), table(2)]).await.unwrap();
    assert_eq!(scores().await, HashMap::from([(table(1), score(ada, 40, 10))]));
    add(store, append(table(1), 1)).await;
    assert_eq!(scores().await, HashMap::new(), "the last move was taken back");
    add(store, over(1, 2, vec![score(ada, 45, 12)])).await;
    add(store, over(1, 3, vec![score(ada, 45, 12)])).await;
    assert_eq!(scores().await, HashMap::from([(table(1), score(ada, 45, 12))]));
}

#[tokio::test]
async fn results_outlive_the_table_but_not_the_person() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ada = person(store, 1).await;
    add(store, over(1, 0, vec![score(ada, 40, 10), score(PersonId(99), 30, 10)])).await;
    assert!(store.delete_table(&table(1)).await.unwrap());
    assert_eq!(store.scores(ada, &[table(1)]).await.unwrap().len(), 1);
    assert!(store.scores(PersonId(99), &[table(1)]).await.unwrap().is_empty(), "nobody");
    store.delete_person(ada).await.unwrap();
    assert_eq!(store.scores(ada, &[table(1)]).await.unwrap(), HashMap::new());
}
