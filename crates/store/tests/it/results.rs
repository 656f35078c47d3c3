//! What came out of games.

use std::collections::HashMap;

use sobremesa_store::{
    Append, Appended, Millis, OnDeal, Past, PersonId, Score, Store, TableState, TokenHash,
};

use crate::scene::{Scene, append, table};

async fn person(store: &Store, number: u8) -> PersonId {
    let token = TokenHash([number; 32]);
    store.create_person("Somebody", token, Millis(0)).await.expect("the store works")
}

fn score(person: PersonId, points: i64, at: i64) -> Score {
    let wins = if points > 50 { 60 } else { 0 };
    Score {
        person,
        kind: "two".into(),
        wins,
        points,
        is_practice: false,
        at: Millis(at),
        deal: None,
        day: None,
    }
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

#[tokio::test]
async fn results_with_one_deal_and_of_one_day_are_found_together() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    let dealt = |person, points, deal: &str, day| Score {
        deal: Some(deal.to_owned()),
        day,
        ..score(person, points, 100 - points)
    };
    add(store, over(1, 0, vec![dealt(ada, 40, "a", Some(7)), dealt(bob, 20, "a", Some(7))])).await;
    add(store, over(2, 0, vec![dealt(ada, 58, "a", None)])).await;
    add(store, over(3, 0, vec![dealt(ada, 40, "b", Some(8))])).await;
    let later = Score { at: Millis(99), ..dealt(bob, 40, "b", Some(7)) };
    add(store, over(4, 0, vec![later])).await;

    let tables = |results: Vec<OnDeal>| -> Vec<_> {
        results.into_iter().map(|result| (result.table, result.person, result.points)).collect()
    };
    let with_deal = store.with_deal("level10", "a", 9).await.unwrap();
    let all = [(table(2), ada, 58), (table(1), ada, 40), (table(1), bob, 20)];
    assert_eq!(tables(with_deal), all);
    assert_eq!(store.with_deal("linko", "a", 9).await.unwrap(), []);
    let of_day = store.of_day("level10", 7, 2).await.unwrap();
    assert_eq!(tables(of_day), [(table(1), ada, 40), (table(4), bob, 40)], "the best two");
    assert_eq!(store.points_of_day("level10", 7).await.unwrap(), [(20, 1), (40, 2)]);
    assert_eq!(store.days_of(ada, "level10", 9).await.unwrap(), [8, 7]);
    let scores = store.scores(ada, &[table(3)]).await.unwrap();
    assert_eq!(scores[&table(3)].day, Some(8));
}

#[tokio::test]
async fn what_is_kept_first_stays() {
    let scene = Scene::new().await;
    assert_eq!(scene.store.keepsake("days", "first").await.unwrap(), "first");
    assert_eq!(scene.store.keepsake("days", "second").await.unwrap(), "first");
    assert_eq!(scene.store.keepsake("other", "second").await.unwrap(), "second");
}

#[tokio::test]
async fn a_page_is_shared_by_its_owner_alone() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    assert_eq!(store.page_of(ada).await.unwrap(), None, "it is private at first");
    store.set_page(ada, Some("a page")).await.unwrap();
    assert!(store.set_page(bob, Some("a page")).await.is_err(), "a name in links is one person's");
    let found = store.person_of_page("a page").await.unwrap();
    assert_eq!(found.map(|(person, _)| person), Some(ada));
    let practice = Score { is_practice: true, ..score(ada, 40, 10) };
    add(store, over(1, 0, vec![practice, score(bob, 20, 10)])).await;
    add(store, over(2, 0, vec![score(ada, 58, 20)])).await;
    let counted = store.counted(ada, None, 9).await.unwrap();
    let points: Vec<i64> = counted.iter().map(|result| result.points).collect();
    assert_eq!(points, [58], "practice does not count");
    let today = Score { day: Some(7), ..score(ada, 60, 30) };
    add(store, over(3, 0, vec![today])).await;
    assert_eq!(store.counted(ada, Some(7), 9).await.unwrap().len(), 1, "the day is not over");
    assert_eq!(store.counted(ada, Some(8), 9).await.unwrap().len(), 2);
    store.set_page(ada, None).await.unwrap();
    assert_eq!(store.person_of_page("a page").await.unwrap(), None);
}

#[tokio::test]
async fn what_has_counted_for_a_day_does_so_for_good() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ada = person(store, 1).await;
    let of_day = |day, is_practice| Score { day, is_practice, ..score(ada, 40, 10) };
    add(store, over(1, 0, vec![of_day(Some(7), false)])).await;
    // A row that comes later, such as a phrase, tells the result again.
    add(store, over(1, 1, vec![of_day(None, true)])).await;
    let kept = store.scores(ada, &[table(1)]).await.unwrap();
    assert_eq!(kept[&table(1)], of_day(Some(7), false));
}
