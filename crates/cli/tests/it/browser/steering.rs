//! Tables in chosen positions: a game of bots up to there is written into the log of a table.

use serde_json::{Value, json};
use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::{BotName, Bots};
use sobremesa_store::{Append, Appended, Store, TableId, Version};
use sobremesa_table::{Course, Move, Options, Recorded, Seed};

use super::games::set_up;
use super::house::House;
use super::visitor::Visitor;

/// This many games are tried; each is the same in every run.
const GAMES: u32 = 500;

/// Lets a visitor sit at the first seat of a table where a wanted position has come.
pub(crate) async fn steer<G: Bots + Recorded>(
    house: &mut House,
    visitor: &Visitor,
    rules: &G::Rules,
    is_wanted: fn(&G::State) -> bool,
) {
    let bots = vec!["heuristic"; rules.players() - 1];
    set_up(visitor, G::NAME, &bots).await;
    let path = visitor.path().await;
    let table = path.trim_start_matches("/t/").parse().expect("a table");
    visitor.go("about:blank").await;
    house.kill();
    let store = Store::open(&house.database()).await.expect("the server has ended");
    replace_game(&store, table, &game_up_to::<G>(rules, is_wanted)).await;
    store.close().await;
    house.reopen();
    visitor.go(&path).await;
    visitor.find("#dock").await;
}

/// The record of the first game of bots in which the position comes, up to there.
fn game_up_to<G: Bots + Recorded>(rules: &G::Rules, is_wanted: fn(&G::State) -> bool) -> Value {
    let bot = Contestant::from(BotName::new("heuristic"));
    let bots = Match::<G>::new(rules.clone(), vec![bot; rules.players()]).expect("it plays all");
    let up_to = |number: u32| {
        let record = bots.record(&bots.play(&Seed::from_text(&number.to_string())));
        let mut course = Course::<G>::new(rules);
        let comes = |made: &Move<G>| {
            course.make(made.clone()).expect("it was made before");
            is_wanted(course.state())
        };
        let last = record.moves.iter().position(comes)?;
        let mut record: Value = serde_json::from_str(&record.to_json()).expect("it is JSON");
        record["moves"].as_array_mut().expect("a list").truncate(last + 1);
        Some(record)
    };
    (0..GAMES).find_map(up_to).expect("it comes in some game")
}

/// Writes the log of a table anew: the same people begin with the moves and the rules of a record.
async fn replace_game(store: &Store, table: TableId, record: &Value) {
    let rows = store.load(&table).await.expect("it can be read").expect("a table");
    let summary = store.summary(&table).await.expect("it can be read").expect("a table");
    assert!(store.delete_table(&table).await.expect("it can be written"));
    let mut expected = Version::NEW;
    for row in rows {
        let mut body: Value = serde_json::from_str(&row.body).expect("rows are JSON");
        let begins = body["type"] == "started";
        if body["type"] == "created" {
            body["options"] = record["rules"].clone();
        }
        if begins {
            body = json!({ "type": "started", "moves": record["moves"] });
        }
        let append = Append {
            table,
            expected,
            command: None,
            at: row.at,
            ticks: row.ticks,
            body: body.to_string(),
            summary: summary.clone(),
            scores: Vec::new(),
            bots: Vec::new(),
            ending: None,
        };
        if expected == Version::NEW {
            store.begin(append).await.expect("it can be written");
        } else {
            let appended = store.append(append).await.expect("it can be written");
            assert_eq!(appended, Appended::Done);
        }
        if begins {
            return;
        }
        expected = expected.next();
    }
    panic!("the game has not begun");
}
