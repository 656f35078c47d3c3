//! The streams of pages end, are counted and pinged like all others.

use std::time::Duration;

use sobremesa_server::{Config, Streams};
use sobremesa_store::{Ban, PersonId};

use crate::browser::Browser;
use crate::house::House;
use crate::server::{TestServer, easy};

/// A house where viewers are looked at again soon, and each may follow three things.
fn house() -> House {
    let streams = Streams { per_address: 100, per_person: 3 };
    House::open_with(Config { ping: Duration::from_millis(20), streams, ..easy() })
}

#[test]
fn a_ban_ends_the_streams_of_pages() {
    let house = house();
    let mut ann = Browser::guest(&house.server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    for path in ["/events".to_owned(), format!("{table}/events?waits=true")] {
        let mut stream = ann.visitor.stream(&path).expect("a stream");
        assert!(stream.next().expect("regions").contains("event: regions"));
        let ban = Ban { until: None, reason: "a test".into() };
        house.database.store(async |store| store.ban(PersonId(1), ban).await);
        assert_eq!(stream.next(), None, "{path}");
        house.database.store(async |store| store.unban(PersonId(1)).await);
    }
}

#[test]
fn streams_of_pages_are_counted_and_end_with_the_server() {
    let house = house();
    let mut ann = Browser::guest(&house.server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    let table = format!("{table}/events?waits=true");
    let open = ["/events", &table, "/events"].map(|path| ann.visitor.stream(path));
    let mut open = open.map(|stream| stream.expect("a stream"));
    let first = open.each_mut().map(|stream| stream.next().expect("regions"));
    assert!(first.iter().all(|event| event.contains("event: regions")));
    for path in ["/events", table.as_str()] {
        let refused = ann.with("accept", "text/event-stream").get(path);
        assert_eq!(refused.problem(), (429, "too-many-streams".into()), "{path}");
    }
    drop(house.server);
    assert!(open.iter_mut().all(|stream| stream.next().is_none()), "they end with the server");
}

#[test]
fn the_first_page_tells_of_new_tables() {
    let server = TestServer::start();
    let (mut ann, eve) = (Browser::guest(&server, "Ann"), Browser::new(&server));
    let mut lists = eve.visitor.stream("/events").expect("a stream");
    assert!(!lists.next().expect("lists").contains("/t/"));
    let fields = [("seat2", "open"), ("public", "on"), ("spectators", "on")];
    let table = ann.post("/new/linko", &fields).goes_to();
    let has = |list: &String, text: &str| list.contains(text);
    assert!(lists.any(|list| has(&list, &table) && has(&list, "Ann")));
    ann.post("/me", &[("name", "Anna")]).leads_to("/me");
    assert!(lists.any(|list| has(&list, "Anna")), "names are as they are now");
}
