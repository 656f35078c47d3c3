//! People from their first visit to their last, bans and complaints.

use std::collections::HashMap;

use sobremesa_store::{
    Appended, Ban, LinkHash, Millis, NewReport, PersonId, RecoveryHash, StoreError, TokenHash,
    TokenKind,
};

use super::scene::{Scene, append, table};

#[tokio::test]
async fn a_person_comes_and_is_renamed() {
    let mut scene = Scene::new().await;
    let token = TokenHash([1; 32]);
    let ada = scene.store.create_person("Ada", token, Millis(5)).await.unwrap();
    let bob = scene.store.create_person("Bob", TokenHash([2; 32]), Millis(6)).await.unwrap();
    scene.store.rename_person(ada, "Ada L.").await.unwrap();
    scene.reopen().await;
    let found = scene.store.person_by_token(&token).await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str(), found.created_at), (ada, "Ada L.", Millis(5)));
    assert_eq!(found.ban, None);
    assert_eq!(scene.store.person_by_token(&TokenHash([3; 32])).await.unwrap(), None);
    let names = scene.store.names(&[bob, PersonId(77), ada, bob]).await.unwrap();
    assert_eq!(names, HashMap::from([(ada, "Ada L.".into()), (bob, "Bob".into())]));
    assert_eq!(scene.store.names(&[]).await.unwrap(), HashMap::new());
}

#[tokio::test]
async fn a_token_has_one_holder() {
    let scene = Scene::new().await;
    let token = TokenHash([1; 32]);
    let ada = scene.store.create_person("Ada", token, Millis(0)).await.unwrap();
    let refused = scene.store.create_person("Bob", token, Millis(0)).await;
    assert!(matches!(refused, Err(StoreError::Constraint(_))));
    let after = scene.store.create_person("Cy", TokenHash([2; 32]), Millis(0)).await.unwrap();
    let everyone: Vec<PersonId> = (0..=after.0).map(PersonId).collect();
    let names = scene.store.names(&everyone).await.unwrap();
    assert_eq!(names, HashMap::from([(ada, "Ada".into()), (after, "Cy".into())]));
}

#[tokio::test]
async fn a_deleted_person_leaves_only_a_number() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let token = TokenHash([1; 32]);
    let ada = store.create_person("Ada", token, Millis(0)).await.unwrap();
    store.set_recovery(ada, RecoveryHash([2; 32])).await.unwrap();
    store.add_link(ada, LinkHash([3; 32]), Millis(0), Millis(100)).await.unwrap();
    store.ban(ada, Ban { until: None, reason: String::new() }).await.unwrap();
    let mut row = append(table(1), 0);
    row.summary.people = vec![ada];
    assert_eq!(store.append(row).await.unwrap(), Appended::Done);

    assert!(store.delete_person(ada).await.unwrap());
    assert!(!store.delete_person(ada).await.unwrap());
    assert_eq!(store.person_by_token(&token).await.unwrap(), None);
    assert_eq!(store.names(&[ada]).await.unwrap(), HashMap::new());
    assert_eq!(store.tokens(ada).await.unwrap(), []);
    assert_eq!(
        store.use_recovery(&RecoveryHash([2; 32]), TokenHash([5; 32]), Millis(0)).await.unwrap(),
        None
    );
    assert_eq!(
        store.use_link(&LinkHash([3; 32]), TokenHash([5; 32]), Millis(0)).await.unwrap(),
        None
    );
    assert!(!store.unban(ada).await.unwrap());
    assert_eq!(store.summary(&table(1)).await.unwrap().unwrap().people, [ada]);
    let next = store.create_person("Eve", token, Millis(0)).await.unwrap();
    assert_ne!(next, ada, "the number is not given to another");
}

#[tokio::test]
async fn nobody_can_be_given_anything() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let nobody = PersonId(7);
    let ban = Ban { until: None, reason: String::new() };
    let token = store.add_token(nobody, TokenHash([1; 32]), TokenKind::Cookie, Millis(0)).await;
    let refusals = [
        token.map(|_| ()),
        store.rename_person(nobody, "No").await,
        store.set_recovery(nobody, RecoveryHash([1; 32])).await,
        store.add_link(nobody, LinkHash([1; 32]), Millis(0), Millis(9)).await,
        store.ban(nobody, ban).await,
    ];
    for refusal in refusals {
        assert!(matches!(refusal, Err(StoreError::NoSuchPerson(PersonId(7)))), "{refusal:?}");
    }
}

#[tokio::test]
async fn a_ban_ends() {
    let scene = Scene::new().await;
    let token = TokenHash([1; 32]);
    let ada = scene.store.create_person("Ada", token, Millis(0)).await.unwrap();
    let person = async || scene.store.person_by_token(&token).await.unwrap().unwrap();
    let for_good = Ban { until: None, reason: "rude".into() };
    scene.store.ban(ada, for_good.clone()).await.unwrap();
    assert_eq!(person().await.ban, Some(for_good));
    assert!(person().await.is_banned(Millis(i64::MAX)));
    let for_now = Ban { until: Some(Millis(10)), reason: "sorry".into() };
    scene.store.ban(ada, for_now).await.unwrap();
    assert!(person().await.is_banned(Millis(9)));
    assert!(!person().await.is_banned(Millis(10)));
    assert!(scene.store.unban(ada).await.unwrap());
    assert!(!person().await.is_banned(Millis(9)));
}

#[tokio::test]
async fn a_report_is_open_until_resolved() {
    let mut scene = Scene::new().await;
    let complaint = |text: &str| NewReport {
        by: PersonId(1),
        table: Some(table(1)),
        about: Some(PersonId(2)),
        text: text.into(),
        at: Millis(3),
    };
    let first = scene.store.report(complaint("first")).await.unwrap();
    let bare = NewReport { table: None, about: None, ..complaint("second") };
    let second = scene.store.report(bare.clone()).await.unwrap();
    scene.reopen().await;
    let open = scene.store.open_reports(9).await.unwrap();
    assert_eq!(open.len(), 2);
    assert_eq!((open[0].id, &open[0].report), (first, &complaint("first")));
    assert_eq!((open[1].id, &open[1].report), (second, &bare));
    assert_eq!(scene.store.open_reports(1).await.unwrap().len(), 1);
    assert!(scene.store.resolve_report(first).await.unwrap());
    assert!(!scene.store.resolve_report(first).await.unwrap());
    assert_eq!(scene.store.open_reports(9).await.unwrap()[0].id, second);
}
