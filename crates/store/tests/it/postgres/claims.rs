//! One server at a time.

use std::time::Duration;

use sobremesa_services::Postgres;
use sobremesa_store::{Database, Store, StoreError};
use sqlx::{Connection, PgConnection};
use tokio::time::timeout;

#[tokio::test]
async fn one_server_at_a_time_works_with_a_database() {
    let postgres = Postgres::start();
    let url = postgres.database();
    let database: Database = url.parse().unwrap();
    let claim = Store::claim(&database).await.unwrap();
    let second = Store::claim(&database).await.unwrap_err();
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    let elsewhere: Database = postgres.database().parse().unwrap();
    drop(Store::claim(&elsewhere).await.unwrap());
    // Whoever is no server is not kept out.
    Store::connect(&database).await.unwrap().close().await;
    // It is claimed again after a restart, and nobody else gets it.
    postgres.crash();
    postgres.resume();
    wait_until_claimed(&url).await;
    assert!(Store::claim(&database).await.is_err());
    assert!(timeout(Duration::from_millis(1), claim.lost()).await.is_err(), "it is still ours");
    drop(claim);
    Store::claim(&database).await.expect("it is free again");
}

/// Looks until somebody has claimed the database.
async fn wait_until_claimed(url: &str) {
    let mut connection = PgConnection::connect(url).await.expect("the database");
    for _ in 0..1000 {
        let claimed = sqlx::query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted");
        if !claimed.fetch_all(&mut connection).await.expect("locks").is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody claims it");
}

#[tokio::test]
async fn whoever_loses_a_database_to_another_server_hears_of_it() {
    let postgres = Postgres::start();
    let database: Database = postgres.database().parse().unwrap();
    let claim = Store::claim(&database).await.unwrap();
    postgres.stop();
    postgres.resume();
    // Another server is faster, or comes too late; it tries until it is not.
    let mut other = Store::claim(&database).await.ok();
    while other.is_none() {
        postgres.stop();
        postgres.resume();
        other = Store::claim(&database).await.ok();
    }
    timeout(Duration::from_secs(30), claim.lost()).await.expect("the first one is told");
}
