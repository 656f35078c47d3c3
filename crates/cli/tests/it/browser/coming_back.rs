//! Somebody who comes back: the table that waits, games with whom, results and the bots, without a barrier.

use serde_json::json;
use sobremesa_store::{
    Append, BotScore, Company, Millis, PersonId, Score, Store, Summary, TableId, TableState, Ticks,
    TokenHash, Version,
};

use super::barriers::Checker;
use super::games::set_up;
use super::house::House;
use super::screens::find_faults;

/// A game of the visitor, who is the first person, with somebody else and a bot.
fn over(number: u8, other: PersonId) -> Append {
    let (me, at) = (PersonId(1), Millis(1_700_000_000_000 + i64::from(number)));
    let company = Company { people: 2, level: Some(3) };
    let (kind, wins) = ("3 {}".to_owned(), if number.is_multiple_of(3) { 0 } else { 60 });
    let score = |person, wins| Score {
        person,
        kind: kind.clone(),
        wins,
        points: i64::from(wins) - 20,
        is_practice: false,
        at,
        deal: None,
        day: None,
        company,
    };
    let bot = BotScore {
        seat: 2,
        bot: "bruno".into(),
        kind: kind.clone(),
        wins: 0,
        points: -3,
        is_practice: false,
        at,
        day: None,
        company: Company { people: 2, level: None },
    };
    let card = json!({ "players": 3, "open": 0, "spectators": true, "bots": ["bruno"] });
    let summary = Summary {
        game: "linko".into(),
        state: TableState::Finished,
        is_public: false,
        due: None,
        people: vec![me, other],
        card: card.to_string(),
    };
    Append {
        table: TableId::from_bytes([number; 10]),
        expected: Version::NEW,
        command: None,
        at,
        ticks: Ticks(at.0),
        body: "{}".into(),
        summary,
        scores: vec![score(me, wins), score(other, 60 - wins)],
        bots: vec![bot],
        ending: None,
    }
}

#[tokio::test]
async fn one_comes_back_to_tables_games_and_results() {
    let house = House::open();
    let visitor = house.visitor().await;
    set_up(&visitor, "linko", &["heuristic"]).await;
    let table = visitor.path().await;
    let store = Store::open(&house.database()).await.expect("the store");
    let token = TokenHash([9; 32]);
    let nina = store.create_person("Nina", token, Millis(0)).await.expect("a person");
    for number in 1..=12 {
        store.begin(over(number, nina)).await.expect("it can be written");
    }
    let turn = "return document.getElementById('act')?.dataset.turn === 'mine'";
    visitor.until("a turn", turn).await;

    let (mut checker, mut found) = (Checker::new(&visitor), Vec::new());
    visitor.go("/").await;
    let primary = "const all = document.querySelectorAll('main .primary')
                   return all.length === 1 && all[0].closest('#waits') && new URL(all[0].href).pathname";
    assert_eq!(visitor.js(primary).await, table.as_str(), "one thing comes first");
    checker.check("the first page").await;
    find_faults(&visitor, "the first page", &mut found).await;

    visitor.press("#mine .all[href='/games']").await;
    visitor.press(".filters a[href*='with=Nina']").await;
    let rows = "return document.querySelectorAll('.lists li').length";
    visitor.until("Nina's games", "return location.search.includes('Nina')").await;
    assert_eq!(visitor.js(rows).await, 12);
    checker.check("my games").await;
    find_faults(&visitor, "my games", &mut found).await;
    visitor.press(".filters a[href*='won=false']").await;
    visitor.until("lost games", &format!("{rows} === 4")).await;
    visitor.press(".lists .company a").await;
    visitor.find(".profile .chart").await;
    assert_eq!(visitor.path().await, "/bots/bruno");
    checker.check("a bot").await;
    find_faults(&visitor, "a bot", &mut found).await;

    visitor.go("/me/results").await;
    visitor.find(".profile .band").await;
    checker.check("results").await;
    find_faults(&visitor, "results", &mut found).await;
    visitor.go("/bots").await;
    checker.check("the bots").await;
    checker.finish();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
