//! Tokens, recovery codes and links.

use sobremesa_store::{
    Appended, Ban, LinkHash, Millis, PersonId, RecoveryHash, Scope, StoreError, TokenHash,
    TokenKind,
};

use super::scene::{Scene, append, table};

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
    let kind = TokenKind::Program { label: "my bot".into(), scope: Scope::Play };
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
async fn a_token_knows_when_it_was_last_used() {
    let (scene, ada) = scene_with_ada().await;
    let hash = TokenHash([2; 32]);
    let added = scene.store.add_token(ada, hash, TokenKind::Cookie, Millis(8)).await.unwrap();
    let used = async || {
        let found = scene.store.person_by_token(&hash).await.unwrap().unwrap();
        let held = scene.store.tokens(ada).await.unwrap();
        assert_eq!((held[1].id, held[1].used_at), (added, found.used_at));
        assert_eq!(held[0].used_at, Millis(0), "the other one was not used");
        found.used_at
    };
    assert_eq!(used().await, Millis(8));
    scene.store.touch_token(added, Millis(90)).await.unwrap();
    assert_eq!(used().await, Millis(90));
}

/// Nobody is deleted whom something still needs, and nobody who was here lately.
#[tokio::test]
async fn guests_and_tokens_are_purged_by_age() {
    let (scene, ada) = scene_with_ada().await;
    let store = &scene.store;
    let mut people = Vec::new();
    for number in 2..=7 {
        let hash = TokenHash([number; 32]);
        people
            .push(store.create_person("Somebody", hash, Millis(i64::from(number))).await.unwrap());
    }
    let [recovers, banned, sits, came_back, new, old] = people[..] else { unreachable!() };
    let old_token = store.tokens(old).await.unwrap()[0].id;
    store.touch_token(old_token, Millis(30)).await.unwrap();
    store.set_recovery(recovers, RecoveryHash([1; 32])).await.unwrap();
    store.ban(banned, Ban { until: None, reason: String::new() }).await.unwrap();
    let mut row = append(table(1), 0);
    row.summary.people = vec![sits];
    assert_eq!(store.append(row).await.unwrap(), Appended::Done);
    let cookie = store.tokens(came_back).await.unwrap()[0].id;
    store.touch_token(cookie, Millis(60)).await.unwrap();
    store.add_token(new, TokenHash([99; 32]), TokenKind::Cookie, Millis(70)).await.unwrap();

    assert_eq!(store.purge_guests(Millis(0), 9).await.unwrap(), 0);
    assert_eq!(store.purge_guests(Millis(50), 1).await.unwrap(), 1);
    assert_eq!(store.purge_guests(Millis(50), 9).await.unwrap(), 1);
    let kept = [recovers, banned, sits, came_back, new];
    let mut left: Vec<PersonId> =
        store.names(&[&kept[..], &[ada, old]].concat()).await.unwrap().into_keys().collect();
    left.sort_unstable();
    assert_eq!(left, kept);

    assert_eq!(store.purge_tokens(Millis(50), 9).await.unwrap(), 4, "three, and one of the new");
    assert_eq!(store.tokens(new).await.unwrap().len(), 1);
    assert_eq!(store.tokens(came_back).await.unwrap().len(), 1);
    let token = TokenHash([50; 32]);
    let back = store.use_recovery(&RecoveryHash([1; 32]), token, Millis(80)).await.unwrap();
    assert_eq!(back, Some(recovers), "a recovery code needs no token");
}

#[tokio::test]
async fn a_recovery_code_works_once_and_only_the_last_one() {
    let (scene, ada) = scene_with_ada().await;
    let [old, new] = [RecoveryHash([4; 32]), RecoveryHash([5; 32])];
    scene.store.set_recovery(ada, old).await.unwrap();
    scene.store.set_recovery(ada, new).await.unwrap();
    let token = TokenHash([2; 32]);
    assert_eq!(scene.store.use_recovery(&old, token, Millis(3)).await.unwrap(), None);
    assert_eq!(scene.store.person_by_token(&token).await.unwrap(), None);
    assert_eq!(scene.store.use_recovery(&new, token, Millis(3)).await.unwrap(), Some(ada));
    assert_eq!(scene.store.person_by_token(&token).await.unwrap().unwrap().id, ada);
    assert_eq!(scene.store.use_recovery(&new, TokenHash([3; 32]), Millis(3)).await.unwrap(), None);
}

/// Whoever could not be let in has not used up the key.
#[tokio::test]
async fn a_key_is_used_up_only_with_the_token_for_it() {
    let (mut scene, ada) = scene_with_ada().await;
    let (recovery, link, taken) = (RecoveryHash([4; 32]), LinkHash([5; 32]), TokenHash([1; 32]));
    scene.store.set_recovery(ada, recovery).await.unwrap();
    scene.store.add_link(ada, link, Millis(0), Millis(10)).await.unwrap();
    let refused = scene.store.use_recovery(&recovery, taken, Millis(1)).await;
    assert!(matches!(refused, Err(StoreError::Constraint(_))), "{refused:?}");
    let refused = scene.store.use_link(&link, taken, Millis(1)).await;
    assert!(matches!(refused, Err(StoreError::Constraint(_))), "{refused:?}");
    scene.reopen().await;
    let [one, other] = [TokenHash([2; 32]), TokenHash([3; 32])];
    assert_eq!(scene.store.use_recovery(&recovery, one, Millis(1)).await.unwrap(), Some(ada));
    assert_eq!(scene.store.use_link(&link, other, Millis(1)).await.unwrap(), Some(ada));
    assert_eq!(scene.store.tokens(ada).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_token_is_good_until_it_is_revoked_or_its_holder_banned_or_deleted() {
    let (scene, ada) = scene_with_ada().await;
    let store = &scene.store;
    let cookie = store.tokens(ada).await.unwrap()[0].id;
    let kind = TokenKind::Program { label: "my bot".into(), scope: Scope::Play };
    let program = store.add_token(ada, TokenHash([2; 32]), kind, Millis(0)).await.unwrap();
    let are_good = async |now| {
        [store.is_good(cookie, now).await.unwrap(), store.is_good(program, now).await.unwrap()]
    };
    assert_eq!(are_good(Millis(1)).await, [true, true]);
    let ban = |until| Ban { until, reason: "she knows why".into() };
    store.ban(ada, ban(Some(Millis(5)))).await.unwrap();
    assert_eq!(are_good(Millis(4)).await, [false, false]);
    assert_eq!(are_good(Millis(5)).await, [true, true], "the ban is over");
    store.ban(ada, ban(None)).await.unwrap();
    assert_eq!(are_good(Millis(5)).await, [false, false]);
    store.unban(ada).await.unwrap();
    store.revoke_token(ada, program).await.unwrap();
    assert_eq!(are_good(Millis(5)).await, [true, false]);
    store.delete_person(ada).await.unwrap();
    assert_eq!(are_good(Millis(5)).await, [false, false]);
}

#[tokio::test]
async fn a_link_expires() {
    let (scene, ada) = scene_with_ada().await;
    let (store, link, token) = (&scene.store, LinkHash([6; 32]), TokenHash([2; 32]));
    store.add_link(ada, link, Millis(0), Millis(10)).await.unwrap();
    assert!(store.peek_link(&link, Millis(9)).await.unwrap());
    assert!(!store.peek_link(&link, Millis(10)).await.unwrap());
    assert_eq!(store.use_link(&link, token, Millis(10)).await.unwrap(), None);
    assert_eq!(store.purge_links(Millis(9)).await.unwrap(), 0);
    assert_eq!(store.use_link(&link, token, Millis(9)).await.unwrap(), Some(ada));
    assert_eq!(store.person_by_token(&token).await.unwrap().unwrap().id, ada);
    assert!(!store.peek_link(&link, Millis(9)).await.unwrap());
    store.add_link(ada, link, Millis(0), Millis(10)).await.unwrap();
    assert_eq!(store.purge_links(Millis(10)).await.unwrap(), 1);
}

#[tokio::test]
async fn a_new_link_sweeps_out_those_that_have_expired() {
    let (scene, ada) = scene_with_ada().await;
    let [old, new] = [LinkHash([6; 32]), LinkHash([7; 32])];
    scene.store.add_link(ada, old, Millis(0), Millis(10)).await.unwrap();
    scene.store.add_link(ada, new, Millis(10), Millis(20)).await.unwrap();
    assert_eq!(scene.store.purge_links(Millis(10)).await.unwrap(), 0, "none is left over");
    assert!(scene.store.peek_link(&new, Millis(19)).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_race_for_a_link_do_not_both_get_it() {
    let (scene, ada) = scene_with_ada().await;
    for round in 0..50 {
        let link = LinkHash([round; 32]);
        scene.store.add_link(ada, link, Millis(0), Millis(10)).await.unwrap();
        let racers = [(scene.store.clone(), 2), (scene.store.clone(), 3)];
        let [first, second] = racers.map(|(store, racer)| {
            let mut token = [round; 32];
            token[0] = racer;
            tokio::spawn(async move {
                store.use_link(&link, TokenHash(token), Millis(0)).await.unwrap()
            })
        });
        let taken = [first.await.unwrap(), second.await.unwrap()];
        assert_eq!(taken.iter().flatten().collect::<Vec<_>>(), [&ada], "round {round}");
    }
}

/// A program may play and do nothing else unless more is asked for, and a person has a limited number of them.
#[tokio::test]
async fn tokens_of_programs_have_a_scope_and_a_limit() {
    let Scene { store, .. } = &Scene::new().await;
    let ada = store.create_person("Ada", TokenHash([0; 32]), Millis(0)).await.unwrap();
    let kind = |scope| TokenKind::Program { label: "bot".into(), scope };
    for number in 1..=20 {
        let scope = if number == 1 { Scope::Account } else { Scope::Play };
        store.add_token(ada, TokenHash([number; 32]), kind(scope), Millis(0)).await.unwrap();
    }
    let one_more = store.add_token(ada, TokenHash([21; 32]), kind(Scope::Play), Millis(0)).await;
    assert!(matches!(one_more, Err(StoreError::TooManyTokens)), "{one_more:?}");
    store.add_token(ada, TokenHash([22; 32]), TokenKind::Cookie, Millis(0)).await.unwrap();
    for (number, scope) in [(0, Scope::Account), (1, Scope::Account), (2, Scope::Play)] {
        let found = store.person_by_token(&TokenHash([number; 32])).await.unwrap().unwrap();
        assert_eq!(found.scope, scope, "{number}");
    }
    assert_eq!(store.tokens(ada).await.unwrap()[2].kind, kind(Scope::Play));
}
