//! Several servers with one database.

use std::time::{SystemTime, UNIX_EPOCH};

use sobremesa_services::Postgres;
use sobremesa_store::{
    Append, Appended, Database, House, PersonId, Store, StoreError, Ticks, Version,
};

use super::scene::{Scene, append, summary, table};

async fn house() -> (Scene, House) {
    let scene = Scene::new().await;
    let house = scene.store.house().expect("PostgreSQL is for several");
    (scene, house)
}

/// All servers have said nothing for too long.
async fn fall_silent(scene: &Scene) {
    scene.tamper("UPDATE nodes SET beat = beat - INTERVAL '2 s'").await;
}

#[tokio::test]
async fn a_lease_is_one_nodes_and_its_number_nobody_elses() {
    let (_scene, house) = house().await;
    let (here, _) = house.join(Ticks(0)).await.unwrap();
    let (there, _) = house.join(Ticks(0)).await.unwrap();
    let tables = [table(1), table(2)];
    let taken = house.take(here, &tables[..1]).await.unwrap();
    assert_eq!(taken.len(), 1);
    let others = house.take(there, &tables).await.unwrap();
    assert_eq!(others.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [table(2)]);
    // Whoever has forgotten that it has one takes it anew, with another number.
    let again = house.take(here, &tables[..1]).await.unwrap();
    assert_ne!(again, taken);
    house.keep(here, &[again[0].1]).await.unwrap();
    assert_eq!(house.take(there, &tables[..1]).await.unwrap(), [], "it was kept");
    house.keep(here, &[taken[0].1]).await.unwrap();
    assert_eq!(house.take(there, &tables[..1]).await.unwrap().len(), 1);
    house.leave(there).await.unwrap();
    assert_eq!(house.take(here, &tables).await.unwrap().len(), 2, "it has left with its leases");
}

#[tokio::test]
async fn a_node_that_is_late_loses_its_leases_and_writes_nothing() {
    let (scene, house) = house().await;
    let (late, _) = house.join(Ticks(0)).await.unwrap();
    let first = Append { summary: summary(), ..append(table(1), 0) };
    scene.store.begin(first).await.unwrap();
    let (_, fence) = house.take(late, &[table(1)]).await.unwrap()[0];
    let done = house.append(append(table(1), 1), fence).await.unwrap();
    assert_eq!(done, Some(Appended::Done));
    fall_silent(&scene).await;
    // As long as nobody else has it, nothing is wrong.
    assert_eq!(house.append(append(table(1), 2), fence).await.unwrap(), Some(Appended::Done));
    assert_eq!(house.beat(late, Ticks(0)).await.unwrap(), None, "it is another node from now on");
    assert_eq!(house.take(late, &[table(1)]).await.unwrap(), []);
    let (fresh, _) = house.join(Ticks(0)).await.unwrap();
    let (_, newer) = house.take(fresh, &[table(1)]).await.unwrap()[0];
    assert_eq!(house.append(append(table(1), 3), fence).await.unwrap(), None);
    assert_eq!(house.append(append(table(1), 3), newer).await.unwrap(), Some(Appended::Done));
    assert_eq!(scene.store.load(&table(1)).await.unwrap().unwrap().len(), 4);
}

#[tokio::test]
async fn due_tables_are_those_that_nobody_tends() {
    let (scene, house) = house().await;
    for number in 1..=2 {
        let due = sobremesa_store::Summary { due: Some(Ticks(5)), ..summary() };
        scene.store.begin(Append { summary: due, ..append(table(number), 0) }).await.unwrap();
    }
    assert_eq!(house.due(Ticks(5), 9).await.unwrap(), [table(1), table(2)]);
    let (node, _) = house.join(Ticks(0)).await.unwrap();
    house.take(node, &[table(1)]).await.unwrap();
    assert_eq!(house.due(Ticks(5), 9).await.unwrap(), [table(2)]);
    fall_silent(&scene).await;
    assert_eq!(house.due(Ticks(5), 9).await.unwrap(), [table(1), table(2)]);
    assert_eq!(house.due(Ticks(4), 9).await.unwrap(), []);
}

/// Somebody sets the database's clock back: whoever died before would seem to be there until the same time comes again.
#[tokio::test]
async fn a_clock_that_was_set_back_keeps_no_lease() {
    let (scene, house) = house().await;
    let (dead, _) = house.join(Ticks(70_000)).await.unwrap();
    house.take(dead, &[table(1)]).await.unwrap();
    scene.tamper("UPDATE nodes SET beat = beat + INTERVAL '1 hour'").await;
    let (here, ticks) = house.join(Ticks(1_000)).await.unwrap();
    assert_eq!(ticks, Ticks(1_000), "nobody was there");
    assert_eq!(house.take(here, &[table(1)]).await.unwrap().len(), 1);
    assert_eq!(house.beat(dead, Ticks(70_000)).await.unwrap(), None);
}

#[tokio::test]
async fn the_clock_of_the_house_is_one() {
    let (scene, house) = house().await;
    let (_, ticks) = house.join(Ticks(7_000)).await.unwrap();
    assert_eq!(ticks, Ticks(7_000));
    let (behind, ticks) = house.join(Ticks(1_000)).await.unwrap();
    assert!((7_000..9_000).contains(&ticks.0), "{ticks:?}");
    let beat = house.beat(behind, Ticks(1_000)).await.unwrap().unwrap();
    assert!((7_000..9_000).contains(&beat.0), "{beat:?}");
    let beat = house.beat(behind, Ticks(9_000)).await.unwrap().unwrap();
    assert!((7_000..9_000).contains(&beat.0), "what others know: {beat:?}");
    fall_silent(&scene).await;
    let (_, ticks) = house.join(Ticks(1_000)).await.unwrap();
    assert_eq!(ticks, Ticks(1_000), "nobody was there");
}

/// Both clocks are this machine's here.
#[tokio::test]
async fn the_date_is_the_databases() {
    let (scene, _) = house().await;
    let machine = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let before = machine();
    let date = scene.store.date().await.unwrap().expect("it has a clock");
    assert!((before..=machine()).contains(&date.0), "{before}, {date:?}");
}

#[tokio::test]
async fn rows_after_one_that_is_known_are_read_and_checked() {
    let (scene, house) = house().await;
    for expected in 0..5 {
        assert_eq!(scene.store.append(append(table(1), expected)).await.unwrap(), Appended::Done);
    }
    let all = scene.store.load(&table(1)).await.unwrap().unwrap();
    for known in 1..=5 {
        let after = house.after(&table(1), Version(known)).await.unwrap().unwrap();
        assert_eq!(after, all[known as usize..]);
    }
    assert_eq!(house.after(&table(2), Version(1)).await.unwrap(), None);
    let beyond = house.after(&table(1), Version(6)).await.unwrap_err();
    assert!(matches!(beyond, StoreError::Damaged(_)), "{beyond}");
    let versions = house.versions(&[table(1), table(2)]).await.unwrap();
    assert_eq!(versions, [(table(1), Version(5))]);
}

#[tokio::test]
async fn a_house_is_shared_or_somebodys_own() {
    let database: Database = Postgres::shared().database().parse().unwrap();
    let (one, other) = (Store::share(&database).await.unwrap(), Store::share(&database).await);
    let other = other.expect("there is room for many");
    let alone = Store::claim(&database).await.unwrap_err();
    assert!(matches!(alone, StoreError::InUse(_)), "{alone}");
    drop((one, other));
    let alone = Store::claim(&database).await.expect("nobody else is there");
    assert!(matches!(Store::share(&database).await, Err(StoreError::InUse(_))));
    drop(alone);
    let file: Database = "sqlite:somewhere.db".parse().unwrap();
    assert!(matches!(Store::share(&file).await, Err(StoreError::InUse(_))));
}

#[tokio::test]
async fn who_is_there_is_known_while_their_node_is() {
    let (scene, house) = house().await;
    let (here, _) = house.join(Ticks(0)).await.unwrap();
    let (there, _) = house.join(Ticks(0)).await.unwrap();
    let tables = [table(1), table(2)];
    let said = |text: &str| Some(text.to_owned());
    house.attend(here, &[(table(1), said("ann")), (table(2), said("ben"))]).await.unwrap();
    house.attend(here, &[(table(1), said("anna")), (table(2), None)]).await.unwrap();
    assert_eq!(house.attended(there, &tables).await.unwrap(), [(table(1), "anna".to_owned())]);
    assert_eq!(house.attended(here, &tables).await.unwrap(), [], "it knows that itself");
    fall_silent(&scene).await;
    assert_eq!(house.attended(there, &tables).await.unwrap(), []);
    house.leave(here).await.unwrap();
    assert!(house.attend(here, &[(table(1), said("ann"))]).await.is_err(), "it has left");
}

#[tokio::test]
async fn one_call_is_made_for_a_turn() {
    let (scene, house) = house().await;
    let gone = house.call(&table(1), PersonId(1), 4).await;
    assert!(matches!(gone, Err(StoreError::Constraint(_))), "there is no such table: {gone:?}");
    scene.store.begin(Append { summary: summary(), ..append(table(1), 0) }).await.unwrap();
    let call = async |person, turn| house.call(&table(1), PersonId(person), turn).await.unwrap();
    assert!(call(1, 4).await);
    assert!(!call(1, 4).await);
    assert!(!call(1, 3).await, "a turn that was taken back, and comes again");
    assert!(call(2, 4).await);
    assert!(call(1, 5).await);
}

#[tokio::test]
async fn a_company_is_changed_by_whoever_knows_its_last_change() {
    let (scene, house) = house().await;
    let (code, other) = (table(1), table(2));
    let first = house.accompany(&code, 0, Ticks(10), "one").await.unwrap().unwrap();
    assert_eq!(house.accompany(&code, 0, Ticks(10), "another").await.unwrap(), None);
    let second = house.accompany(&code, first, Ticks(20), "two").await.unwrap().unwrap();
    assert!(second > first);
    assert_eq!(house.accompany(&code, first, Ticks(20), "late").await.unwrap(), None);
    let known = house.companies(&[code, other]).await.unwrap();
    assert_eq!(known, [(code, second, "two".to_owned())]);
    // What the database has forgotten is told anew, and those who know an older number hear of it.
    scene.tamper("DELETE FROM companies").await;
    let third = house.accompany(&code, second, Ticks(30), "three").await.unwrap().unwrap();
    assert!(third > second);
    house.forget_companies(Ticks(29)).await.unwrap();
    assert_eq!(house.companies(&[code]).await.unwrap().len(), 1);
    house.forget_companies(Ticks(30)).await.unwrap();
    assert_eq!(house.companies(&[code]).await.unwrap(), []);
}

#[tokio::test]
async fn the_clock_of_the_house_is_that_of_whoever_is_there() {
    let (scene, house) = house().await;
    assert_eq!(house.ticks().await.unwrap(), None);
    house.join(Ticks(70_000)).await.unwrap();
    assert!(house.ticks().await.unwrap() >= Some(Ticks(70_000)));
    fall_silent(&scene).await;
    assert_eq!(house.ticks().await.unwrap(), None);
}
