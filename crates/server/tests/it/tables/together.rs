//! Replays that people watch together.

use serde_json::json;

use super::replays::{begin, finish, replay};
use crate::client::Client;
use crate::house::{House, wait_until};
use crate::neighbors;
use crate::server::{TestServer, easy};
use crate::visitor::Answer;

/// Does something about those who watch together.
fn change(client: &Client, path: &str, fields: &str) -> Answer {
    let visitor = client.visitor.with("content-type", "application/x-www-form-urlencoded");
    visitor.send_text("POST", &format!("{path}/together"), fields)
}

/// Begins to watch together: the code.
#[track_caller]
fn invite(client: &Client, path: &str, fields: &str) -> String {
    let begun = change(client, path, &format!("deed=begin&{fields}"));
    assert_eq!(begun.status, 303, "{begun:?}");
    let location = begun.header("location").expect("a way").to_owned();
    let (way, code) = location.split_once("&with=").expect("a code");
    assert_eq!(way, format!("{path}?{fields}"));
    code.to_owned()
}

#[test]
fn whoever_follows_sees_what_the_leader_sees() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let id = begin(&ann, "linko");
    finish(&ann, &id);
    let path = format!("/t/{id}/replay");
    let code = invite(&ann, &path, "at=2&eyes=open");
    let leading = replay(&ann, &id, &format!("?at=2&eyes=open&with={code}"));
    assert!(leading.contains("You lead.") && leading.contains(&format!("{path}?with={code}\"")));
    // Ben has no position in his address: his is Ann's, with her eyes.
    let follow = format!("?with={code}");
    let along = replay(&ben, &id, &follow);
    assert!(
        along.contains("You follow Ann, at move 2 of") && along.contains("class=\"hands\""),
        "{along}"
    );
    let mut stream = ben.visitor.lines(&format!("{path}/events?with={code}")).expect("a stream");
    let mut is_told = || stream.by_ref().any(|line| line == "event: lead");
    assert!(is_told(), "where it is now");
    replay(&ann, &id, &format!("?at=5&eyes=1&with={code}"));
    assert!(is_told());
    let along = replay(&server.stranger(), &id, &follow);
    assert!(along.contains("Move 5 of") && !along.contains("class=\"hands\""), "{along}");
    // Whoever looks around leads nobody, and finds the way back.
    let alone = replay(&ben, &id, &format!("?at=9&eyes=0&with={code}"));
    assert!(alone.contains("Move 9 of") && alone.contains("Ann is at move 5 of"), "{alone}");
    assert!(alone.contains(&format!("href=\"{path}?with={code}\"")), "{alone}");
    assert!(
        alone.contains(&format!("at=10&amp;eyes=0&amp;with={code}"))
            || alone.contains("name=\"with\"")
    );
    assert!(replay(&ben, &id, &follow).contains("Move 5 of"));
    // Only what the leader gives away can be taken.
    let lead = format!("deed=lead&at=9&eyes=0&with={code}");
    change(&ben, &path, &lead);
    assert!(replay(&ben, &id, &follow).contains("You follow Ann"));
    assert_eq!(change(&ann, &path, &format!("deed=release&at=5&eyes=1&with={code}")).status, 303);
    assert!(is_told());
    assert!(replay(&ann, &id, &follow).contains("Nobody leads right now."));
    let taken = change(&ben, &path, &lead);
    assert_eq!(taken.header("location"), Some(format!("{path}?at=5&eyes=1&with={code}").as_str()));
    assert!(is_told());
    assert!(replay(&ann, &id, &follow).contains("You follow Ben, at move 5 of"));
}

#[test]
fn nobody_follows_what_they_may_not_see() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let seats = json!(["open", { "bot": "random" }]);
    let settings = json!({ "pace": "instant", "spectators": false });
    let id = ann.create(&json!({ "game": "linko", "seats": seats, "settings": settings }));
    ann.begin(&id);
    let path = format!("/t/{id}/replay");
    assert_eq!(change(&ann, &path, "deed=begin&at=1&eyes=open").status, 409, "it is not over");
    finish(&ann, &id);
    let code = invite(&ann, &path, "at=1&eyes=open");
    for address in [format!("{path}?with={code}"), format!("{path}/events?with={code}")] {
        let refused = ben.visitor.get(&address);
        assert_eq!(refused.status, 403, "{address}");
        assert!(!refused.text.contains("class=\"card"), "{refused:?}");
    }
    for deed in ["begin", "lead", "release"] {
        let fields = format!("deed={deed}&at=1&eyes=open&with={code}");
        assert_eq!(change(&ben, &path, &fields).status, 403, "{deed}");
    }
    for bad in
        ["deed=begin", "deed=begin&at=x&eyes=0", "deed=lead&at=1&eyes=0", "deed=x&at=1&eyes=0"]
    {
        assert_eq!(change(&ann, &path, bad).status, 422, "{bad}");
    }
}

#[test]
fn it_ends_with_the_server_and_there_are_not_too_many() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let id = begin(&ann, "level10");
    finish(&ann, &id);
    let path = format!("/t/{id}/replay");
    let codes: Vec<String> = (0..5).map(|_| invite(&ann, &path, "at=1&eyes=0")).collect();
    let full = change(&ann, &path, "deed=begin&at=1&eyes=0");
    assert_eq!(full.problem(), (429, "too-many-together".into()));
    // A code holds for one replay.
    let other = begin(&ann, "level10");
    finish(&ann, &other);
    assert!(
        replay(&ann, &other, &format!("?with={}", codes[0]))
            .contains("Nobody is watching together")
    );
    let house = house.restart(|_| {});
    let ann = house.server.returning(&ann);
    for code in [&codes[0], "nonsense", ""] {
        let page = replay(&ann, &id, &format!("?at=3&with={code}"));
        assert!(
            page.contains("Nobody is watching together here anymore.")
                && page.contains("Move 3 of")
        );
        assert_eq!(ann.visitor.get(&format!("{path}/events?with={code}")).status, 404);
    }
}

#[test]
fn a_record_from_elsewhere_is_watched_together_too() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let id = begin(&ann, "level8");
    finish(&ann, &id);
    let record = ann.get(&format!("/api/tables/{id}/record"));
    let brought = ann.send("POST", "/api/records", &record).1;
    let path = brought["replay"].as_str().expect("a path");
    let code = invite(&ann, path, "at=4&eyes=open");
    let page = ben.get(&format!("{path}?with={code}"));
    assert!(page.as_str().expect("a page").contains("You follow Ann, at move 4 of"), "{page}");
}

#[test]
fn people_at_two_servers_watch_together() {
    let neighbors = neighbors::open(&easy());
    let (ann, ben) = (neighbors.here.guest("Ann"), neighbors.there.guest("Ben"));
    let id = begin(&ann, "linko");
    finish(&ann, &id);
    let path = format!("/t/{id}/replay");
    let code = invite(&ann, &path, "at=2&eyes=open");
    let (follow, events) = (format!("?with={code}"), format!("{path}/events?with={code}"));
    assert!(replay(&ben, &id, &follow).contains("You follow Ann, at move 2 of"));
    let mut stream = ben.visitor.lines(&events).expect("a stream");
    let mut is_told = || stream.by_ref().any(|line| line == "event: lead");
    assert!(is_told(), "where it is now");
    for at in 5..8 {
        replay(&ann, &id, &format!("?at={at}&eyes=1&with={code}"));
        assert!(is_told());
        assert!(replay(&ben, &id, &follow).contains(&format!("Move {at} of")));
    }
    // Ben asks in vain as long as Ann leads, and leads when she lets him.
    let lead = format!("deed=lead&at=9&eyes=0&with={code}");
    change(&ben, &path, &lead);
    assert!(replay(&ben, &id, &follow).contains("You follow Ann"));
    change(&ann, &path, &format!("deed=release&at=7&eyes=1&with={code}"));
    assert!(is_told());
    change(&ben, &path, &lead);
    assert!(replay(&ann, &id, &follow).contains("You follow Ben, at move 7 of"));
    // He is there as long as his stream is open at his server.
    change(&ann, &path, &lead);
    assert!(replay(&ann, &id, &follow).contains("You follow Ben"));
    drop(stream);
    wait_until(|| {
        change(&ann, &path, &lead);
        replay(&ann, &id, &follow).contains("You lead.")
    });
    assert!(replay(&ben, &id, &follow).contains("You follow Ann"));
}
