//! Games that are over are not judged again, whatever rules a later program has.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

/// After this many decisions a game should have ended.
const LONGEST: usize = 2_000;

/// Two people play a game of Linko to its end: the table.
fn play(ann: &Client, ben: &Client) -> String {
    let settings = json!({ "public": true, "pace": "instant" });
    let id =
        ann.create(&json!({ "game": "linko", "seats": ["open", "open"], "settings": settings }));
    ben.command(&id, &json!({ "type": "sit" }));
    for person in [ann, ben] {
        person.command(&id, &json!({ "type": "ready", "nonce": "x" }));
    }
    ann.command(&id, &json!({ "type": "start" }));
    for _ in 0..LONGEST {
        for person in [ann, ben] {
            let shown = person.show(&id);
            if shown["state"] == "finished" {
                return id;
            }
            if let Some(action) = shown["legal"].get(0) {
                person.act(&id, &shown["decision"], action);
            }
        }
    }
    panic!("the game does not end")
}

/// A table's log as the rules of another day would have let people play it: after the last move it goes on. With what
/// a program of today would never have written comes the hash that it would have written.
fn with_a_move_more(house: House, table: &str) -> House {
    house.restart(|database| {
        let rows = database.rows(table);
        let last = rows.iter().rfind(|row| row.body.contains(r#""type":"moved""#)).expect("a move");
        let mut body: Value = serde_json::from_str(&last.body).expect("JSON");
        let moves = body["moves"].as_array_mut().expect("moves");
        moves.push(moves[0].clone());
        let mut connection = database.connect();
        let change = sqlx::query("UPDATE log SET body = ? WHERE table_id = ? AND version = ?")
            .bind(body.to_string())
            .bind(table)
            .bind(last.version.0 as i64);
        database.runtime.block_on(change.execute(&mut connection)).expect("the row");
        // The hashes of a log without a last one are worked out when it is opened.
        database.sql("UPDATE tables SET head = NULL");
    })
}

/// What is told of a person's games in other places than the table.
fn told(client: &Client) -> Vec<Value> {
    ["/me/results", "/games", "/me/data", "/api/tables?mine=true"]
        .map(|path| client.get(path))
        .into()
}

#[test]
fn a_game_that_the_rules_refuse_shows_how_it_ended() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let table = play(&ann, &ben);
    let path = |rest: &str| format!("/api/tables/{table}{rest}");
    let before = (told(&ann), told(&ben), ann.show(&table), ann.get(&path("/record")));
    let house = with_a_move_more(house, &table);
    let (ann, ben) = (house.server.returning(&ann), house.server.returning(&ben));
    assert_eq!((told(&ann), told(&ben)), (before.0, before.1));

    let (shown, scores) = (ann.show(&table), &before.3["result"]["scores"]);
    for name in ["state", "seats", "title", "options", "practice", "decision", "version", "you"] {
        assert_eq!(shown[name], before.2[name], "{name}");
    }
    let place = |seat: usize| {
        let winners = before.3["result"]["winners"].as_array().expect("winners");
        json!({ "seat": seat, "won": winners.contains(&json!(seat)), "points": scores[seat] })
    };
    let ending = json!({ "result": before.3["result"], "places": [place(0), place(1)] });
    assert_eq!((&shown["ending"], &shown["view"]), (&ending, &Value::Null));
    assert_eq!((&shown["legal"], &shown["can_undo"]), (&json!([]), &json!(false)));

    let mut record = ann.get(&path("/record"));
    let moves = record["moves"].as_array_mut().expect("moves");
    assert!(moves.pop().is_some(), "the record has all moves that were made");
    assert_eq!(record, before.3);

    let page = ann.page(&table, "");
    assert!(page.contains("rules of its time") && page.contains("Ben"), "{page}");
    for score in scores.as_array().expect("scores") {
        assert!(page.contains(&score.to_string().replace('-', "\u{2212}")), "{score}: {page}");
    }
    let menu = ann.get(&format!("/t/{table}/menu"));
    assert!(menu.as_str().expect("a page").contains(&table), "{menu}");
    // They lead to the table's page.
    for part in ["replay", "story"] {
        let (status, _) = ann.send("GET", &format!("/t/{table}/{part}"), &Value::Null);
        assert_eq!(status, 303, "{part}");
    }
    for path in [format!("/t/{table}/picture"), path("/history"), path("/analysis")] {
        let (status, told) = ben.send("GET", &path, &Value::Null);
        assert_eq!((status, &told["error"]), (409, &json!("other-rules")), "{path}: {told}");
    }
    let (status, rematch) = ann.send("POST", &path("/rematch"), &json!({}));
    assert_eq!(status, 201, "{rematch}");
    assert_eq!(ben.show(&table)["rematch"], rematch["table"]);
    assert_eq!(ben.show(&table)["ending"], ending);
}

/// What is not what was written is damaged, however its game ended.
#[test]
fn damage_is_still_told() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let table = play(&ann, &ben);
    let house = house.restart(|database| {
        database.sql(
            "UPDATE log SET body = replace(body, '\"seat\":1', '\"seat\":0') WHERE version = 2",
        );
    });
    let ann = house.server.returning(&ann);
    for path in ["", "/record"] {
        let (status, told) = ann.send("GET", &format!("/api/tables/{table}{path}"), &Value::Null);
        assert_eq!((status, &told["error"]), (500, &json!("damaged")), "{path}");
    }
}

/// A program that judges otherwise what an ending tells takes the ending at its word; one that tells of people alone,
/// because an older program has kept nothing else, as well.
#[test]
fn what_was_kept_is_true() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let table = play(&ann, &ben);
    let record = ann.get(&format!("/api/tables/{table}/record"));
    let house = house.restart(|database| {
        let other = r#"{"result":{"scores":[71,-17],"winners":[0]},"places":[{"wins":60,"points":71},{"wins":0,"points":-17}]}"#;
        let mut connection = database.connect();
        let change = sqlx::query("UPDATE endings SET ending = ?").bind(other);
        database.runtime.block_on(change.execute(&mut connection)).expect("the ending");
    });
    let ann = house.server.returning(&ann);
    let places = json!([{ "seat": 0, "won": true, "points": 71 }, { "seat": 1, "won": false, "points": -17 }]);
    assert_eq!(ann.show(&table)["ending"]["places"], places);
    let again = ann.get(&format!("/api/tables/{table}/record"));
    assert_eq!(again["result"], json!({ "scores": [71, -17], "winners": [0] }));
    assert_eq!(again["moves"], record["moves"]);

    let house = house.restart(|database| {
        database.sql("DELETE FROM endings");
        database.sql("UPDATE results SET points = 99, wins = 60 WHERE person = 2");
    });
    let ben = house.server.returning(&ben);
    let places = ben.show(&table)["ending"]["places"].clone();
    assert_eq!(places[1], json!({ "seat": 1, "won": true, "points": 99 }));
    assert_eq!(places[0]["points"], record["result"]["scores"][0]);
}
