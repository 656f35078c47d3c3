//! Databases of older programs.

use sobremesa_store::Appended;

use super::chains::scene;
use super::scene::{append, table};

#[tokio::test]
async fn rows_of_an_older_program_are_completed_at_the_opening() {
    let mut scene = scene().await;
    scene.tamper("UPDATE log SET hash = NULL").await;
    scene.tamper("UPDATE tables SET head = NULL").await;
    scene.reopen().await;
    for number in [1, 2, 3] {
        assert_eq!(scene.store.load(&table(number)).await.unwrap().unwrap().len(), 5);
        assert_eq!(scene.store.append(append(table(number), 5)).await.unwrap(), Appended::Done);
    }
}
