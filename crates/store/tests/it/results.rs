//! What came out of games.

use std::collections::HashMap;

use sobremesa_store::{
    Append, Appended, BotScore, CommandId, Company, Filter, Finish, Left, Millis, OnDeal, Past,
    PersonId, Score, Store, TableId, TableState, TokenHash, Try, Version, With,
};

use super::scene::{Scene, append, table};

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
        company: Company { people: 1, level: None },
    }
}

fn bot_score(seat: u32, bot: &str, points: i64) -> BotScore {
    BotScore {
        seat,
        bot: bot.into(),
        kind: "two".into(),
        wins: 0,
        points,
        is_practice: false,
        at: Millis(points),
        day: None,
        company: Company { people: 1, level: Some(2) },
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

async fn named(store: &Store, number: u8, name: &str) -> PersonId {
    let token = TokenHash([number; 32]);
    store.create_person(name, token, Millis(0)).await.expect("the store works")
}

/// A table that is over, changed at a time, with results for people who sit there and for bots.
fn met(number: u16, at: i64, people: &[PersonId], bots: &[&str]) -> Append {
    let company = Company { people: people.len() as u32, level: Some(3) };
    let scores = people.iter().enumerate();
    let scores =
        scores.map(|(index, one)| Score { company, ..score(*one, 60 - index as i64 * 20, at) });
    let mut row = over(number, 0, scores.collect());
    row.summary.people = people.to_vec();
    row.bots = bots.iter().zip(0..).map(|(bot, seat)| bot_score(seat, bot, 1)).collect();
    Append { at: Millis(at), ..row }
}

#[tokio::test]
async fn games_are_found_by_whom_they_were_played_with_and_when() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob, eve) =
        (named(store, 1, "Ada").await, named(store, 2, "Bob").await, named(store, 3, "Eve").await);
    add(store, met(1, 10, &[ada, bob], &[])).await;
    add(store, met(2, 20, &[ada, bob], &["luna", "luna"])).await;
    add(store, met(3, 30, &[ada, eve], &["bruno"])).await;
    add(store, met(4, 40, &[bob, eve], &["pepo"])).await;
    let found = async |filter: Filter| -> Vec<TableId> {
        let filter = Filter { person: Some(ada), limit: 9, ..filter };
        store.list(&filter).await.unwrap().tables.iter().map(|table| table.table).collect()
    };
    let with = |with: With| Filter { with: Some(with), ..Filter::default() };
    assert_eq!(found(with(With::Person("Bob".into()))).await, [table(2), table(1)]);
    assert_eq!(found(with(With::Person("Ada".into()))).await, [], "nobody plays with oneself");
    assert_eq!(found(with(With::Person("Zoe' OR 1".into()))).await, []);
    assert_eq!(found(with(With::Bot("luna".into()))).await, [table(2)]);
    assert_eq!(found(with(With::Bot("pepo".into()))).await, [], "others' games are theirs");
    let since = Filter { since: Some(Millis(20)), ..Filter::default() };
    assert_eq!(found(since).await, [table(3), table(2)]);
    let unfinished = Filter { unfinished: true, ..Filter::default() };
    assert_eq!(found(unfinished).await, []);

    let (people, bots) = store.met_by(ada, 9, 9).await.unwrap();
    assert_eq!(
        (people, bots),
        (vec!["Bob".into(), "Eve".into()], vec!["luna".into(), "bruno".into()])
    );
    let (last, _) = store.met_by(ada, 1, 9).await.unwrap();
    assert_eq!(last, ["Eve"], "of the last game");
    store.delete_person(bob).await.unwrap();
    assert_eq!(store.met_by(ada, 9, 9).await.unwrap().0, ["Eve"], "whoever is gone has no name");
    assert_eq!(found(with(With::Person("Bob".into()))).await, []);
}

#[tokio::test]
async fn results_where_people_met_are_found_in_their_order() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    add(store, met(2, 10, &[ada, bob], &[])).await;
    add(store, met(1, 20, &[ada, bob], &[])).await;
    add(store, met(3, 30, &[ada], &["luna"])).await;
    let mut practice = met(4, 40, &[ada, bob], &[]);
    practice.scores.iter_mut().for_each(|score| score.is_practice = true);
    add(store, practice).await;
    let all = async || -> Vec<(TableId, PersonId)> {
        let met = store.met("level10", 9).await.unwrap();
        met.into_iter().map(|met| (met.table, met.person)).collect()
    };
    let found = all().await;
    assert_eq!(found.len(), 4, "neither alone nor practice");
    assert!(found[..2].iter().all(|(at, _)| *at == table(1)), "the last game first");
    assert!(store.met("linko", 9).await.unwrap().is_empty());
    store.delete_person(bob).await.unwrap();
    assert_eq!(all().await, [(table(1), ada), (table(2), ada)]);
}

#[tokio::test]
async fn bots_have_results_of_games_with_people() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ada = person(store, 1).await;
    let today = BotScore { day: Some(7), ..bot_score(2, "luna", 30) };
    let alone = Company { people: 0, level: None };
    let among_bots = BotScore { company: alone, ..bot_score(3, "luna", 40) };
    let practice = BotScore { is_practice: true, ..bot_score(4, "luna", 50) };
    let bots =
        vec![bot_score(0, "luna", 10), bot_score(1, "bruno", 20), today, among_bots, practice];
    add(store, Append { bots, ..over(1, 0, vec![score(ada, 40, 10)]) }).await;
    let points = async |day: u32| -> Vec<i64> {
        let counted = store.counted_of_bot("luna", day, 9).await.unwrap();
        counted.iter().map(|result| result.points).collect()
    };
    assert_eq!(points(7).await, [10], "the day is not over");
    assert_eq!(points(8).await, [30, 10]);
    let company = store.counted_of_bot("bruno", 8, 9).await.unwrap()[0].company;
    assert_eq!(company, Some(Company { people: 1, level: Some(2) }));
    assert!(store.delete_table(&table(1)).await.unwrap());
    assert_eq!(points(8).await, [30, 10], "they outlive the table");
    // A game that is taken back has not been played.
    add(
        store,
        Append { bots: vec![bot_score(0, "luna", 60)], ..over(2, 0, vec![score(ada, 1, 1)]) },
    )
    .await;
    assert_eq!(points(8).await, [60, 30, 10]);
    add(store, append(table(2), 1)).await;
    assert_eq!(points(8).await, [30, 10]);
}

#[tokio::test]
async fn what_counted_for_a_day_stays_with_the_bots_as_well() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ada = person(store, 1).await;
    let day = |day, is_practice| {
        let bots = vec![BotScore { day, is_practice, ..bot_score(1, "luna", 10) }];
        (vec![Score { day, is_practice, ..score(ada, 40, 10) }], bots)
    };
    let (scores, bots) = day(Some(7), false);
    add(store, Append { bots, ..over(1, 0, scores) }).await;
    let (scores, bots) = day(None, true);
    add(store, Append { bots, ..over(1, 1, scores) }).await;
    assert_eq!(store.counted_of_bot("luna", 8, 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn results_of_deleted_tables_are_found_page_by_page() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    for number in 1..=4 {
        add(store, over(number, 0, vec![score(ada, number.into(), 1), score(bob, 9, 1)])).await;
    }
    for number in [1, 3, 4] {
        assert!(store.delete_table(&table(number)).await.unwrap());
    }
    let points =
        |left: Vec<Left>| -> Vec<i64> { left.iter().map(|one| one.score.points).collect() };
    let first = store.left(ada, None, 2).await.unwrap();
    assert_eq!(first[0].game, "level10");
    let last = first.last().expect("two").table;
    assert_eq!(points(first), [1, 3]);
    assert_eq!(points(store.left(ada, Some(&last), 2).await.unwrap()), [4]);
}

#[tokio::test]
async fn tries_are_found_by_the_commands_that_began_them() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    let id = |text: &str| -> CommandId { text.parse().expect("an id") };
    let begun = |number, text: &str| Append { command: Some(id(text)), ..append(table(number), 0) };
    add(store, begun(1, "a")).await;
    add(store, begun(2, "b")).await;
    add(store, over(1, 1, vec![Score { day: Some(7), ..score(ada, 40, 1) }])).await;
    let tries = store.tries(ada, &[id("a"), id("b"), id("c")]).await.unwrap();
    let done = Try { table: table(1), state: TableState::Finished, points: Some(40) };
    let waiting = Try { table: table(2), state: TableState::Waiting, points: None };
    assert_eq!(tries, HashMap::from([(id("a"), done), (id("b"), waiting)]));
    let others = store.tries(bob, &[id("a")]).await.unwrap();
    assert_eq!(others[&id("a")].points, None, "the points are one's own");
}

#[tokio::test]
async fn what_happens_after_the_end_changes_no_result() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let (ada, bob) = (person(store, 1).await, person(store, 2).await);
    add(store, over(1, 0, vec![score(ada, 40, 10)])).await;
    add(store, over(1, 1, vec![score(ada, 99, 20), score(bob, 99, 20)])).await;
    let counted = |scores: Vec<sobremesa_store::Counted>| -> Vec<i64> {
        scores.into_iter().map(|score| score.points).collect()
    };
    assert_eq!(counted(store.counted(ada, None, 9).await.expect("the store works")), [40]);
    assert_eq!(counted(store.counted(bob, None, 9).await.expect("the store works")), [0; 0]);
}

#[tokio::test]
async fn tries_of_a_day_are_counted_for_each_game_and_address() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let count = async |day, game, address| {
        store.count_try(day, game, address).await.expect("the store works")
    };
    assert_eq!(count(7, "linko", "here").await, 1);
    assert_eq!(count(7, "linko", "here").await, 2);
    assert_eq!(count(7, "linko", "there").await, 1);
    assert_eq!(count(7, "level8", "here").await, 1);
    assert_eq!(count(8, "linko", "here").await, 1, "another day");
    assert_eq!(count(7, "linko", "here").await, 1, "what was before it is forgotten");
}

#[tokio::test]
async fn an_ending_is_that_of_the_game_as_it_stands() {
    let scene = Scene::new().await;
    let store = &scene.store;
    let ended = |expected, ending: &str| Append {
        ending: Some(ending.to_owned()),
        ..over(1, expected, Vec::new())
    };
    let finish = async || store.finish(&table(1)).await.unwrap();
    let with = |version, ending: &str| {
        Some(Finish { version: Version(version), ending: Some(ending.to_owned()) })
    };
    add(store, append(table(1), 0)).await;
    assert_eq!(finish().await, None, "it is not over");
    add(store, ended(1, "lost")).await;
    assert_eq!(finish().await, with(2, "lost"));
    add(store, ended(2, "won")).await;
    assert_eq!(finish().await, with(3, "lost"), "what happens after the end changes nothing");
    add(store, append(table(1), 3)).await;
    assert_eq!(finish().await, None, "the last move was taken back");
    add(store, ended(4, "won")).await;
    assert_eq!(finish().await, with(5, "won"));
    assert!(store.delete_table(&table(1)).await.unwrap());
    assert_eq!(finish().await, None);
}

#[tokio::test]
async fn endings_that_older_programs_have_not_kept_are_added_once() {
    let scene = Scene::new().await;
    let store = &scene.store;
    add(store, append(table(1), 0)).await;
    for number in 2..5 {
        add(store, over(number, 0, Vec::new())).await;
    }
    let without = async |after: Option<TableId>, limit| {
        store.without_ending(after.as_ref(), limit).await.unwrap()
    };
    assert_eq!(without(None, 2).await, [table(2), table(3)]);
    assert_eq!(without(Some(table(3)), 2).await, [table(4)]);
    let keep = async |number, version, ending: &str| {
        store.keep_ending(&table(number), Version(version), ending.to_owned()).await.unwrap()
    };
    assert!(!keep(1, 1, "won").await, "it is not over");
    assert!(!keep(2, 2, "won").await, "it is not at this version");
    assert!(keep(2, 1, "won").await);
    assert!(!keep(2, 1, "lost").await, "it is kept already");
    let finish = store.finish(&table(2)).await.unwrap();
    assert_eq!(finish, Some(Finish { version: Version(1), ending: Some("won".into()) }));
    let finish = store.finish(&table(3)).await.unwrap();
    assert_eq!(finish, Some(Finish { version: Version(1), ending: None }));
    assert_eq!(without(None, 9).await, [table(3), table(4)]);
}
