//! Two servers with one database: what they count, know and tell together.

use std::time::Duration;

use serde_json::json;
use sobremesa_server::{Config, Rates, Waits};
use sobremesa_services::{Nats, Postgres};

use crate::client::Client;
use crate::house::wait_until;
use crate::pushes::{DAY, Service, game, pass_on, telling, topic};
use crate::server::{TestServer, easy};
use crate::visitor::Visitor;

pub(crate) struct Neighbors {
    // Fields are dropped in this order: servers end before what they need.
    pub(crate) here: TestServer,
    pub(crate) there: TestServer,
    _nats: Nats,
}

pub(crate) fn open(config: &Config) -> Neighbors {
    open_on(&Postgres::shared().database(), [config.clone(), config.clone()])
}

/// Two servers with this database, each set up in its own way.
pub(crate) fn open_on(database: &str, configs: [Config; 2]) -> Neighbors {
    let nats = Nats::start();
    let database: sobremesa_store::Database = database.parse().expect("a database");
    let [here, there] = configs.map(|config| {
        let nats = Some(nats.url().parse().expect("an address"));
        TestServer::open_at(database.clone(), Config { nats, ..config })
    });
    Neighbors { here, there, _nats: nats }
}

/// Players are missed at once, except those whose pages have no stream.
fn hasty(config: Config) -> Config {
    let (line, greeting) = (Duration::from_millis(50), Duration::from_millis(1));
    let waits = Waits { line, greeting, ..config.waits };
    Config { waits, ..config }
}

#[test]
fn what_people_do_is_counted_together() {
    let Neighbors { here, there, _nats } = open(&easy());
    let reports = |client: &Client| {
        let report = |_: &usize| {
            let (status, json) = client.send("POST", "/api/reports", &json!({ "text": "Help!" }));
            assert!([201, 429].contains(&status), "{json}");
            status == 201
        };
        (0..12).take_while(report).count()
    };
    // Ten reports an hour. A server that does not hear in time of those at the other takes as many again: somebody else
    // tries it then.
    wait_until(|| {
        let ann = here.guest("Ann");
        assert_eq!(reports(&ann), 10);
        reports(&there.known(&ann.visitor)) < 10
    });
}

/// Requests a second that are allowed; ten seconds' worth at once, and half of that at each server.
const RATE: u32 = 3;
const HALF: usize = 15;

/// Whether both servers refuse somebody who has asked each of them half of what is allowed. By itself, each would allow
/// as much again.
fn refuse_together(both: [&Visitor; 2], path: &str) -> bool {
    for visitor in both {
        assert_eq!([(); HALF].map(|()| visitor.get(path).status), [200; HALF]);
    }
    std::thread::sleep(Duration::from_millis(200));
    // A request or two are allowed again by now.
    both.iter().all(|visitor| (0..HALF / 3).any(|_| visitor.get(path).status == 429))
}

/// Servers that do not hear each other yet count alone: somebody else tries it then.
#[test]
fn requests_of_an_address_are_counted_together() {
    let trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    let rates = Rates { per_address: RATE, ..easy().rates };
    let Neighbors { here, there, _nats } = open(&Config { rates, trusted_proxies, ..easy() });
    let mut addresses = (1..).map(|last| format!("198.51.100.{last}"));
    wait_until(|| {
        let address = addresses.next().expect("an address");
        let visitor = |server| Visitor::stranger(server).with("x-forwarded-for", &address);
        refuse_together([&visitor(&here), &visitor(&there)], "/healthz")
    });
}

#[test]
fn requests_of_a_person_are_counted_together() {
    let rates = Rates { per_person: RATE, ..easy().rates };
    let Neighbors { here, there, _nats } = open(&Config { rates, ..easy() });
    wait_until(|| {
        let ann = Visitor::guest(&here, "Ann");
        refuse_together([&ann, &there.known(&ann).visitor], "/api/me")
    });
}

#[test]
fn who_is_at_one_server_is_seen_at_the_other() {
    let Neighbors { here, there, _nats } = open(&hasty(easy()));
    let (ann, bob) = (here.guest("Ann"), there.guest("Bob"));
    let table = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    bob.command(&table, &json!({ "type": "sit" }));
    bob.command(&table, &json!({ "type": "ready", "nonce": "his" }));
    ann.begin(&table);
    let is_bob = |client: &Client, presence: &str| {
        wait_until(|| client.show(&table)["seats"][1]["presence"] == presence);
    };
    for _ in 0..2 {
        let mut line = bob.stream(&table, None);
        assert!(line.next().is_some());
        is_bob(&ann, "here");
        drop(line);
        is_bob(&ann, "gone");
        // Somebody who comes to the other server hears the same there.
        is_bob(&there.known(&ann.visitor), "gone");
    }
}

/// A page that is loaded anew closes its stream and opens another one.
#[test]
fn whoever_loads_a_page_anew_is_not_told() {
    let waits = Waits { line: Duration::from_secs(60), ..easy().waits };
    let Neighbors { here, there, _nats } = open(&Config { waits, ..telling() });
    let (ann, bob) = (here.guest("Ann"), there.guest("Bob"));
    let (first, second, table) = game(&ann, &bob, DAY);
    let [one, other] = [first, second].map(|_| Service::open(&[201]));
    other.subscribe(second);
    let mut lines = first.stream(&table, None);
    assert!(lines.next().is_some());
    for _ in 0..3 {
        pass_on(first, &table);
        other.next();
        pass_on(second, &table);
    }
    one.subscribe(first);
    drop(lines);
    let mut lines = first.stream(&table, None);
    assert!(lines.next().is_some());
    pass_on(first, &table);
    other.next();
    assert!(one.heard.try_recv().is_err(), "the first one was there");
}

#[test]
fn one_of_them_tells_whom_a_slow_game_waits_for() {
    let Neighbors { here, there, _nats } = open(&hasty(telling()));
    let (ann, bob) = (here.guest("Ann"), there.guest("Bob"));
    let (first, second, table) = game(&ann, &bob, DAY / 2);
    let seat = usize::from(std::ptr::eq(first, &bob));
    let both = [here.known(&second.visitor), there.known(&second.visitor)];
    let is_first = |presence: &str| {
        for client in &both {
            wait_until(|| client.show(&table)["seats"][seat]["presence"] == presence);
        }
    };
    // The first one has come, gone and come back, and follows the table now, as both servers know.
    drop(first.stream(&table, None).next());
    is_first("gone");
    let mut lines = first.stream(&table, None);
    assert!(lines.next().is_some());
    is_first("here");
    let (one, other) = (Service::open(&[201]), Service::open(&[201]));
    one.subscribe(first);
    other.subscribe(second);
    for _ in 0..3 {
        pass_on(first, &table);
        assert_eq!(other.next().header("topic"), topic(&table));
        pass_on(second, &table);
    }
    assert!(other.heard.try_recv().is_err(), "once for each turn");
    // Whoever goes while the game waits for them is told then.
    drop(lines);
    assert_eq!(one.next().header("topic"), topic(&table));
    pass_on(first, &table);
    other.next();
    assert!(one.heard.try_recv().is_err(), "once for each turn");
}
