//! Tokens, recovery codes and links.

use sobremesa_store::{LinkHash, Millis, PersonId, RecoveryHash, TokenHash, TokenKind};

use crate::scene::Scene;

async fn scene_with_ada() -> (Scene, PersonId) {
    let scene = Scene::new().await;
    let ada = scene.store.create_person("Ada", TokenHash([1; 32]), Millis(0)).await;
    (scene, ada.expect("the token is new"))
}

#[tokio::test]
async fn tokens_are_added_and_revoked() {
    let (mut scene, ada) = scene_with_ada().await;
    let bob = scene.store.create_person("Bob", TokenHash([9; 32]), Millis(0)).await.unwrap();
    let hash = TokenHash([2; 32]);
    let kind = TokenKind::Program("my bot".into());
    let added = scene.store.add_token(ada, hash, kind.clone(), Millis(8)).await.unwrap();
    scene.reopen().await;
    let held = scene.store.tokens(ada).await.unwrap();
    assert_eq!(held.len(), 2);
    assert_eq!((&held[0].kind, held[0].created_at), (&TokenKind::Cookie, Millis(0)));
    assert_eq!((held[1].id, &held[1].kind, held[1].created_at), (added, &kind, Millis(8)));
    let found = scene.store.person_by_token(&hash).await.unwrap().unwrap();
    assert_eq!((found.id, found.token), (ada, added));
    assert!(!scene.store.revoke_token(bob, added).await.unwrap(), "it is not Bob's");
    assert!(scene.store.revoke_token(ada, added).await.unwrap());
    assert!(!scene.store.revoke_token(ada, added).await.unwrap());
    assert_eq!(scene.store.person_by_token(&hash).await.unwrap(), None);
}

#[tokio::test]
async fn a_recovery_code_works_once_and_only_the_last_one() {
    let (scene, ada) = scene_with_ada().await;
    let [old, new] = [RecoveryHash([4; 32]), RecoveryHash([5; 32])];
    scene.store.set_recovery(ada, old).await.unwrap();
    scene.store.set_recovery(ada, new).await.unwrap();
    assert_eq!(scene.store.take_recovery(&old).await.unwrap(), None);
    assert_eq!(scene.store.take_recovery(&new).await.unwrap(), Some(ada));
    assert_eq!(scene.store.take_recovery(&new).await.unwrap(), None);
}

#[tokio::test]
async fn a_link_expires() {
    let (scene, ada) = scene_with_ada().await;
    let link = LinkHash([6; 32]);
    scene.store.add_link(ada, link, Millis(10)).await.unwrap();
    assert!(scene.store.peek_link(&link, Millis(9)).await.unwrap());
    assert!(!scene.store.peek_link(&link, Millis(10)).await.unwrap());
    assert_eq!(scene.store.take_link(&link, Millis(10)).await.unwrap(), None);
    assert_eq!(scene.store.purge_links(Millis(9)).await.unwrap(), 0);
    assert_eq!(scene.store.take_link(&link, Millis(9)).await.unwrap(), Some(ada));
    assert!(!scene.store.peek_link(&link, Millis(9)).await.unwrap());
    scene.store.add_link(ada, link, Millis(10)).await.unwrap();
    assert_eq!(scene.store.purge_links(Millis(10)).await.unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_race_for_a_link_do_not_both_get_it() {
    let (scene, ada) = scene_with_ada().await;
    for round in 0..50 {
        let link = LinkHash([round; 32]);
        scene.store.add_link(ada, link, Millis(10)).await.unwrap();
        let racers = [scene.store.clone(), scene.store.clone()];
        let [first, second] = racers.map(|store| {
            tokio::spawn(async move { store.take_link(&link, Millis(0)).await.unwrap() })
        });
        let taken = [first.await.unwrap(), second.await.unwrap()];
        assert_eq!(taken.iter().flatten().collect::<Vec<_>>(), [&ada], "round {round}");
    }
}
