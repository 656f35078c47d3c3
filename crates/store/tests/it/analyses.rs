//! What was found out about finished games.

use sobremesa_store::{Analyzed, Appended, Millis};

use super::scene::{Scene, append, table};

const FIRST: Analyzed = Analyzed { version: 1, decision: 40 };

#[tokio::test]
async fn an_analysis_is_kept_for_its_version_and_its_game() {
    let scene = Scene::new().await;
    let store = &scene.store;
    assert_eq!(store.append(append(table(1), 0)).await.unwrap(), Appended::Done);
    assert_eq!(store.analysis(&table(1), FIRST).await.unwrap(), None);
    assert!(store.keep_analysis(table(1), FIRST, Millis(5), "{}".into()).await.unwrap());
    let second = Analyzed { version: 2, ..FIRST };
    assert!(store.keep_analysis(table(1), second, Millis(6), "[]".into()).await.unwrap());
    assert_eq!(store.analysis(&table(1), FIRST).await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.analysis(&table(1), second).await.unwrap().as_deref(), Some("[]"));
    let went_on = Analyzed { decision: 42, ..FIRST };
    assert_eq!(store.analysis(&table(1), went_on).await.unwrap(), None, "another game");
    assert!(store.keep_analysis(table(1), went_on, Millis(7), "1".into()).await.unwrap());
    assert_eq!(store.analysis(&table(1), FIRST).await.unwrap(), None, "one for each version");
}

#[tokio::test]
async fn an_analysis_goes_with_its_table() {
    let scene = Scene::new().await;
    let store = &scene.store;
    assert!(!store.keep_analysis(table(1), FIRST, Millis(5), "{}".into()).await.unwrap());
    assert_eq!(store.append(append(table(1), 0)).await.unwrap(), Appended::Done);
    assert!(store.keep_analysis(table(1), FIRST, Millis(5), "{}".into()).await.unwrap());
    assert!(store.delete_table(&table(1)).await.unwrap());
    assert_eq!(store.analysis(&table(1), FIRST).await.unwrap(), None);
}
