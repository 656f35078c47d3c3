//! What becomes of tables when the store fails, or when another writer was faster.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sobremesa_store::{Append, Appended, Millis, Summary, TableId, TableState, Ticks, Version};

use crate::client::Client;
use crate::house::{House, wait_until};

const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON log \
     BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
const NOT_FULL: &str = "DROP TRIGGER full";

fn phrases(shown: &Value) -> Vec<&str> {
    let phrases = shown["phrases"].as_array().expect("phrases").iter();
    phrases.map(|said| said["phrase"].as_str().expect("a phrase")).collect()
}

fn say(phrase: &str) -> Value {
    json!({ "type": "say", "phrase": phrase })
}

/// A person's number and their name for a command, as it is stored.
fn stored(command: &str) -> String {
    Sha256::digest(command).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn open_table(client: &Client) -> String {
    client.create(&json!({ "game": "linko", "seats": ["open", "open"] }))
}

#[test]
fn nobody_is_told_of_what_was_not_stored() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = open_table(&ann);
    let mut stream = ben.events(&id, None);
    assert_eq!(stream.next().unwrap()["version"], 1);
    house.database.sql(FULL);
    let hello = json!({ "id": "hello", "type": "say", "phrase": "hello" });
    let (status, answer) = ann.try_command(&id, &hello);
    assert_eq!((status, &answer["error"]), (500, &json!("internal")));
    let shown = ann.show(&id);
    assert_eq!((&shown["version"], phrases(&shown)), (&json!(1), vec![]));
    house.database.sql(NOT_FULL);
    assert_eq!(ann.command(&id, &say("oops"))["version"], 2);
    let next = stream.next().unwrap();
    assert_eq!((&next["version"], phrases(&next)), (&json!(2), vec!["oops"]));
    assert_eq!(ann.command(&id, &hello)["version"], 3, "it can be sent again");
}

#[test]
fn a_table_that_cannot_read_its_log_leaves_memory_and_comes_back() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = open_table(&ann);
    ann.command(&id, &say("hello"));
    let mut stream = ben.events(&id, None);
    assert_eq!(stream.next().unwrap()["version"], 2);
    house.database.sql("ALTER TABLE log RENAME TO elsewhere");
    let (status, answer) = ann.try_command(&id, &say("oops"));
    assert_eq!((status, &answer["error"]), (500, &json!("internal")));
    let (status, answer) = ann.send("GET", &format!("/api/tables/{id}"), &Value::Null);
    assert_eq!((status, &answer["error"]), (500, &json!("internal")), "it is not that it is gone");
    assert_eq!(stream.next(), None, "and what was not stored is not told");
    house.database.sql("ALTER TABLE elsewhere RENAME TO log");
    let shown = ann.show(&id);
    assert_eq!((&shown["version"], phrases(&shown)), (&json!(2), vec!["hello"]));
    assert_eq!(ann.command(&id, &say("thanks"))["version"], 3);
}

#[test]
fn a_bot_whose_move_was_not_stored_moves_again() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let seats = json!([{ "bot": "random" }, { "bot": "random" }]);
    let settings = json!({ "pace": "instant" });
    let table = json!({ "game": "linko", "seats": seats, "settings": settings, "sit": false });
    let id = ann.create(&table);
    house.database.sql(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.body LIKE '%\"moved\"%' \
         BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    ann.command(&id, &json!({ "type": "start" }));
    assert_eq!(ann.show(&id)["version"], 2);
    house.database.sql(NOT_FULL);
    ann.wait_for(&id, |shown| shown["version"].as_u64() > Some(2));
}

#[test]
fn a_command_is_judged_again_when_another_writer_was_faster() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = open_table(&ann);
    let mut stream = ben.events(&id, None);
    assert_eq!(stream.next().unwrap()["version"], 1);
    house.database.append(&id, None, r#"{"type":"said","seat":0,"phrase":"hello"}"#);
    assert_eq!(ann.command(&id, &say("oops"))["version"], 3);
    let told = stream.find(|shown| shown["version"] == 3).unwrap();
    assert_eq!(phrases(&told), ["hello", "oops"]);
    // The seat that Ben wants is taken by now.
    house.database.append(&id, None, r#"{"type":"sat","seat":1,"person":77}"#);
    let (status, answer) = ben.try_command(&id, &json!({ "type": "sit", "seat": 1 }));
    assert_eq!((status, &answer["error"]), (409, &json!("seat-taken")));
    assert_eq!(house.database.rows(&id).len(), 4, "what is denied is not stored");
}

#[test]
fn a_command_that_another_writer_has_stored_gets_its_first_answer() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let id = open_table(&ann);
    assert_eq!(ann.show(&id)["version"], 1);
    let command = stored("1 my command");
    house.database.append(&id, Some(&command), r#"{"type":"said","seat":0,"phrase":"hello"}"#);
    house.database.append(&id, None, r#"{"type":"said","seat":0,"phrase":"thanks"}"#);
    let sent = json!({ "id": "my command", "type": "say", "phrase": "hello" });
    assert_eq!(ann.command(&id, &sent)["version"], 2);
    assert_eq!(phrases(&ann.show(&id)), ["hello", "thanks"]);
    assert_eq!(house.database.rows(&id).len(), 3);
}

/// Whoever sends old commands again holds nobody up: of the log nothing is read but which rows they made.
#[test]
fn commands_of_long_ago_get_their_first_answers() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = open_table(&ann);
    let ready = json!({ "type": "ready", "nonce": "mine" });
    let mut commands = vec![
        (&ben, json!({ "type": "sit" })),
        (&ben, ready.clone()),
        (&ann, ready),
        (&ann, json!({ "type": "start" })),
    ];
    let votes = [&ann, &ben].map(|who| [true, false].map(|end| (who, end)));
    for (who, end) in votes.as_flattened().iter().cycle().take(520) {
        commands.push((who, json!({ "type": "vote", "end": end })));
    }
    for (index, (_, command)) in commands.iter_mut().enumerate() {
        command["id"] = json!(index.to_string());
    }
    let answered = |(who, command): &(&Client, Value)| who.command(&id, command);
    let mut answers: Vec<Value> = commands.iter().map(answered).collect();
    assert_eq!((&answers[2]["decision"], &answers[3]["decision"]), (&json!(0), &json!(1)));
    let body = r#"{"type":"said","seat":0,"phrase":"hello"}"#;
    house.database.append(&id, Some(&stored("1 elsewhere")), body);
    let elsewhere = json!({ "id": "elsewhere", "type": "say", "phrase": "hello" });
    commands.push((&ann, elsewhere));
    answers.push(json!({ "version": 526, "decision": 1 }));
    assert_eq!(answered(&commands[524]), answers[524], "another writer has stored it");
    house.database.sql("UPDATE log SET body = '' WHERE version < 500");
    for (command, answer) in commands.iter().zip(&answers) {
        assert_eq!(answered(command), *answer);
    }
}

/// A table that is due, with a log that nobody can read.
fn broken(number: u16) -> Append {
    let mut bits = [0; 10];
    bits[8..].copy_from_slice(&number.to_be_bytes());
    let summary = Summary {
        game: "linko".into(),
        state: TableState::Running,
        is_public: false,
        due: Some(Ticks(1)),
        people: Vec::new(),
        card: "{}".into(),
    };
    let (table, at) = (TableId::from_bytes(bits), Millis(1));
    let body = "nobody can read this".into();
    Append {
        table,
        expected: Version::NEW,
        command: None,
        at,
        ticks: Ticks(1),
        body,
        summary,
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    }
}

#[test]
fn tables_that_cannot_be_read_do_not_hold_up_others() {
    let house = House::open();
    let id = super::clocks::game_at_a_bots_turn(&house.server.guest("Ann"));
    let before = house.database.rows(&id).len();
    let house = house.restart(|database| {
        database.store(async |store| {
            for number in 0..300 {
                assert_eq!(store.append(broken(number)).await?, Appended::Done);
            }
            Ok(())
        });
    });
    wait_until(|| house.database.rows(&id).len() > before);
    let due = house.database.store(async |store| store.due(Ticks(1), 1000).await);
    assert_eq!(due, [], "and they do not come up again");
}
