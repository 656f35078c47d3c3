//! A day that goes on: every link of the house is followed, and nothing that is withheld is found.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use sobremesa_server::Config;

use super::{DAY, Days, answers, between, database_at_noon, noon, page, play, try_deal};
use crate::client::Client;
use crate::neighbors;
use crate::server::{GAMES, TestServer, easy};

/// More pages than a small house has.
const PAGES: usize = 2_000;

/// Lists are filtered in many ways; this many of each page are enough.
const WAYS: usize = 8;

/// Everything that a reader gets who follows every link from these paths on.
fn followed(reader: &Client, from: impl IntoIterator<Item = String>) -> BTreeMap<String, String> {
    let (mut found, mut ways) = (BTreeMap::new(), BTreeMap::<String, usize>::new());
    let mut next: VecDeque<String> = from.into_iter().collect();
    while let Some(path) = next.pop_front() {
        // Streams have no end, and the assets are the same for everyone.
        let is_other = path.contains("/events") || path.starts_with("/assets/");
        if is_other || found.contains_key(&path) {
            continue;
        }
        let way = ways.entry(path.split('?').next().unwrap_or_default().to_owned()).or_default();
        *way += 1;
        if *way > WAYS {
            continue;
        }
        let text = reader.visitor.get(&path).text;
        for name in ["href=\"", "src=\"", "data-record=\"", "content=\""] {
            let links = text.split(name).skip(1).filter_map(|rest| rest.split('"').next());
            let links = links.map(|link| link.strip_prefix(&reader.visitor.base).unwrap_or(link));
            let links = links.filter(|link| link.starts_with('/') && !link.starts_with("//"));
            next.extend(
                links.map(|link| link.split('#').next().unwrap_or_default().replace("&amp;", "&")),
            );
        }
        found.insert(path, text);
        assert!(found.len() < PAGES, "the house has no end");
    }
    found
}

/// What can be read of the API, with these tables and this record.
fn api(reader: &Client, tables: &[String]) -> Vec<String> {
    let description = reader.get("/api/openapi.json");
    let paths = description["paths"].as_object().expect("paths");
    let readable = paths.iter().filter(|(_, methods)| methods.get("get").is_some());
    let filled = readable.flat_map(|(path, _)| {
        let game = path.replace("{game}", "linko").replace("{record}", "none");
        tables.iter().map(move |table| game.replace("{table}", table).replace("{id}", table))
    });
    filled.collect()
}

#[test]
fn no_link_of_the_house_leads_to_what_a_running_day_withholds() {
    let days = Days::start();
    let (ann, ben) = (days.server.guest("Annabella"), days.server.guest("Ben"));
    let stranger = days.server.stranger();
    let played = GAMES.map(|game| play(&ann, game));
    let form = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    assert_eq!(form.send_text("POST", "/me/share", "share=on").status, 303);
    let shared = format!("/p/{}", between(&page(&ann, "/me/results"), "/p/", "\""));
    // One's own try goes on, too.
    let begun = try_deal(&ben, "linko");
    ben.begin(&begun);

    let mut tables = played.to_vec();
    tables.push(begun);
    let mut told = Vec::new();
    for reader in [&ann, &ben, &stranger] {
        let mut from = vec!["/".to_owned(), shared.clone(), "/bots".into(), "/metrics".into()];
        from.extend(GAMES.iter().map(|game| format!("/day/{game}")));
        let ways = |table: &String| answers(reader, table).into_iter().map(|(path, _, _)| path);
        from.extend(tables.iter().flat_map(ways));
        from.extend(api(reader, &tables));
        let mut found = followed(reader, from);
        assert!(found.len() > 60, "few pages: {:?}", found.keys());
        for table in &tables {
            for path in [format!("/t/{table}/events"), format!("/api/tables/{table}/events")] {
                let first = reader.visitor.stream(&path).and_then(|mut events| events.next());
                found.extend(first.map(|first| (path, first)));
            }
        }
        told.push(found);
    }
    let [anns, others @ ..] = &told[..] else { panic!("three read") };
    let streams = |found: &BTreeMap<String, String>| {
        found.keys().filter(|path| path.ends_with("/events")).count()
    };
    assert_eq!((streams(anns), streams(&others[0]), streams(&others[1])), (6, 2, 0));
    for (path, text) in others.iter().flatten() {
        let is_own = path == &shared || path.ends_with("/metrics");
        assert!(is_own || !text.contains("Annabella"), "{path}: {text}");
    }

    let date = between(&page(&ann, "/day/linko"), "datetime=\"", "\"").to_owned();
    days.end();
    // Then the page of that day tells it.
    let opened = followed(&stranger, GAMES.map(|game| format!("/day/{game}?day={date}")));
    for (game, table) in GAMES.iter().zip(&played) {
        let record = ann.get(&format!("/api/tables/{table}/record"));
        for name in ["seed", "secret", "salt"] {
            let secret = record[name].as_str().unwrap_or_else(|| panic!("{game}: {record}"));
            for (path, text) in told.iter().flatten() {
                assert!(!text.contains(secret), "{name} of {game}: {path}: {text}");
            }
            let is_told = opened.values().any(|text| text.contains(secret));
            assert!(is_told || name == "seed", "{name} of {game}");
        }
        let now = ann.show(table)["view"]["open"].to_string();
        let is_now = |(_, text): &(&String, &String)| text.contains(&now);
        assert!(told.iter().flatten().find(is_now).is_none(), "{game}: all cards were shown");
        assert!(ann.get(&format!("/api/tables/{table}")).to_string().contains(&now));
    }
}

/// What changes something tells nothing, either: nobody watches together, analyzes or goes on from there.
#[test]
fn no_form_opens_a_running_day() {
    let days = Days::start();
    let (ann, ben) = (days.server.guest("Ann"), days.server.guest("Ben"));
    let table = play(&ann, "linko");
    let deeds = [
        ("/replay/together", "deed=begin&at=5&eyes=open"),
        ("/replay", "at=2&eyes=1"),
        ("/try", "at=3&eyes=0"),
        ("", "same_deal=1"),
    ];
    for reader in [&ann, &ben] {
        let form = reader.visitor.with("content-type", "application/x-www-form-urlencoded");
        for (path, body) in deeds {
            let answer = form.send_text("POST", &format!("/t/{table}{path}"), body);
            assert_eq!(answer.status, 409, "{path}: {answer:?}");
        }
    }
    days.end();
    let form = ben.visitor.with("content-type", "application/x-www-form-urlencoded");
    for (path, body) in deeds {
        let answer = form.send_text("POST", &format!("/t/{table}{path}"), body);
        assert_eq!(answer.status, 303, "{path}: {answer:?}");
    }
}

/// A clock that is set a day ahead, or two, opens no day: it is not believed before it has gone like this for long.
#[test]
fn a_clock_that_jumps_opens_no_day() {
    let shift = noon();
    let server = TestServer::start_with(Config { shift: shift.clone(), ..easy() });
    let ann = server.guest("Ann");
    let table = play(&ann, "linko");
    let date =
        |client: &Client| between(&page(client, "/day/linko"), "datetime=\"", "\"").to_owned();
    let today = date(&ann);
    for jump in [DAY, 2 * DAY, -DAY] {
        shift.fetch_add(jump, Ordering::Relaxed);
        assert_eq!(date(&ann), today);
        let record = ann.send("GET", &format!("/api/tables/{table}/record"), &Value::Null);
        assert_eq!((record.0, &record.1["error"]), (409, &json!("sealed")), "{jump}");
        let shown = page(&server.stranger(), "/day/linko");
        assert!(!shown.contains("<dd class=\"code\">") && !shown.contains("Ann"), "{shown}");
        shift.fetch_sub(jump, Ordering::Relaxed);
    }
}

/// A day ends when the database says so: a server that starts with its own clock a day ahead tells nothing earlier.
#[test]
fn a_server_whose_clock_is_a_day_ahead_opens_no_day() {
    let ahead = Config { shift: Arc::new(AtomicI64::new(DAY)), ..easy() };
    let neighbors = neighbors::open_on(&database_at_noon(), [easy(), ahead]);
    let ann = neighbors.here.guest("Ann");
    let table = play(&ann, "linko");
    let there = neighbors.there.known(&ann.visitor);
    let date =
        |client: &Client| between(&page(client, "/day/linko"), "datetime=\"", "\"").to_owned();
    assert_eq!(date(&there), date(&ann));
    let record = there.send("GET", &format!("/api/tables/{table}/record"), &Value::Null);
    assert_eq!((record.0, &record.1["error"]), (409, &json!("sealed")));
}
