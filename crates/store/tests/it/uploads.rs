//! Records that people brought to look at.

use sobremesa_store::{Millis, PersonId, Shelf, Ticks, TokenHash, Upload};

use super::scene::{Scene, table};

const SHELF: Shelf = Shelf { own: 2, all: 3 };

fn upload(number: u16, person: PersonId, expires: i64) -> Upload {
    Upload {
        id: table(number),
        person,
        game: "linko".into(),
        players: vec!["Ann".into(), "\"Ben\"".into()],
        at: Millis(i64::from(number)),
        expires: Ticks(expires),
    }
}

async fn two_people(scene: &Scene) -> [PersonId; 2] {
    let mut made = Vec::new();
    for number in [1, 2] {
        made.push(
            scene
                .store
                .create_person("x", TokenHash([number; 32]), Millis(0))
                .await
                .expect("a person"),
        );
    }
    made.try_into().expect("two people")
}

#[tokio::test]
async fn an_upload_is_kept_until_it_expires_and_for_its_person() {
    let scene = Scene::new().await;
    let (store, [ann, ben]) = (&scene.store, two_people(&scene).await);
    let first = upload(1, ann, 100);
    assert!(store.keep_upload(first.clone(), "{}".into(), SHELF, Ticks(1)).await.unwrap());
    let found = store.upload(&first.id, Ticks(99)).await.unwrap();
    assert_eq!(found, Some((first.clone(), "{}".into())));
    assert_eq!(store.upload(&first.id, Ticks(100)).await.unwrap(), None);
    assert_eq!(store.uploads_of(ann, Ticks(99)).await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(store.uploads_of(ann, Ticks(100)).await.unwrap(), []);
    assert_eq!(store.uploads_of(ben, Ticks(1)).await.unwrap(), []);
    assert!(!store.delete_upload(ben, first.id).await.unwrap(), "it is not Ben's");
    assert_eq!(store.purge_uploads(Ticks(99)).await.unwrap(), 0);
    assert_eq!(store.purge_uploads(Ticks(100)).await.unwrap(), 1);
    assert!(!store.delete_upload(ann, first.id).await.unwrap());
}

#[tokio::test]
async fn there_is_room_for_so_many_and_they_go_with_their_person() {
    let scene = Scene::new().await;
    let (store, [ann, ben]) = (&scene.store, two_people(&scene).await);
    let keep = |number: u16, person, expires| {
        let now = Ticks(i64::from(number));
        store.keep_upload(upload(number, person, expires), "{}".into(), SHELF, now)
    };
    assert!(keep(1, ann, 5).await.unwrap() && keep(2, ann, 100).await.unwrap());
    assert!(!keep(3, ann, 100).await.unwrap(), "two for one person");
    assert!(keep(6, ann, 100).await.unwrap(), "one of them has expired by now");
    assert!(keep(7, ben, 100).await.unwrap());
    assert!(keep(8, ben, 100).await.unwrap(), "three for everybody, and Ann had most for longest");
    assert_eq!(store.upload(&table(2), Ticks(9)).await.unwrap(), None, "her oldest made room");
    assert!(store.upload(&table(6), Ticks(9)).await.unwrap().is_some());
    assert_eq!(store.uploads_of(ben, Ticks(9)).await.unwrap().len(), 2);
    assert!(store.delete_person(ann).await.unwrap());
    assert_eq!(store.upload(&table(6), Ticks(9)).await.unwrap(), None);
    assert!(store.delete_upload(ben, table(8)).await.unwrap());
    assert!(keep(9, ben, 100).await.unwrap());
    assert!(!keep(10, ann, 100).await.unwrap(), "nobody is nobody's");
}
