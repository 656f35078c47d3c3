//! Being someone, on several devices, and nobody again.

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "tables/client.rs"]
mod client;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "people/visitor.rs"]
mod visitor;

use std::thread;

use client::TestServer;
use serde_json::{Value, json};
use sobremesa_server::Config;
use sobremesa_store::{
    Append, Appended, Ban, LinkHash, Millis, PersonId, Store, StoreError, TableId, TokenId, Version,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use visitor::{Answer, Visitor};

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A server, and the store that it works with.
struct House {
    server: TestServer,
    folder: TempDir,
}

impl House {
    fn open() -> House {
        let folder = TempDir::new().expect("a temporary folder");
        let server = TestServer::open(&folder.path().join("tables.db"));
        House { server, folder }
    }

    /// Two guests.
    fn ann_and_bob(&self) -> (Visitor, Visitor) {
        (Visitor::guest(&self.server, "Ann"), Visitor::guest(&self.server, "Bob"))
    }

    /// Two guests at a table of the first one.
    fn two_at_a_table(&self) -> (Visitor, Visitor, String) {
        let (ann, bob) = self.ann_and_bob();
        let table = json!({ "game": "linko", "seats": ["open", "open"] });
        let table = text(&ann.send("POST", "/api/tables", &table).good()["table"]);
        bob.command(&table, &json!({ "type": "sit" })).good();
        (ann, bob, table)
    }

    /// Does something to the store, as those who run the server can.
    fn store<T>(&self, work: impl AsyncFnOnce(Store) -> Result<T, StoreError>) -> T {
        let runtime = Runtime::new().expect("a runtime");
        let database = self.folder.path().join("tables.db");
        let done = runtime.block_on(async { work(Store::open(&database).await?).await });
        done.expect("a store")
    }
}

/// Lets the game of two begin.
fn start(host: &Visitor, friend: &Visitor, table: &str) {
    for person in [host, friend] {
        person.command(table, &json!({ "type": "ready", "nonce": "" })).good();
    }
    host.command(table, &json!({ "type": "start" })).good();
}

/// The statuses of the same request sent by eight at once.
fn race(request: impl Fn() -> Answer + Sync) -> Vec<u16> {
    let mut statuses: Vec<u16> = thread::scope(|scope| {
        let racers: Vec<_> = (0..8).map(|_| scope.spawn(|| request().status)).collect();
        racers.into_iter().map(|racer| racer.join().expect("an answer")).collect()
    });
    statuses.sort_unstable();
    statuses
}

#[test]
fn a_visitor_becomes_a_guest_with_a_careful_cookie() {
    let house = House::open();
    let stranger = Visitor::stranger(&house.server);
    assert_eq!(stranger.get("/api/me").problem(), (401, "unknown-visitor".into()));
    let answer = stranger.send("POST", "/api/me", &json!({}));
    assert_eq!(answer.status, 201);
    assert!(text(&answer.json()["name"]).starts_with("Guest "));
    let cookie = answer.header("set-cookie").unwrap();
    let mut parts = cookie.split("; ");
    let token = parts.next().unwrap().strip_prefix("sobremesa=").unwrap();
    assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let flags: Vec<&str> = parts.collect();
    assert_eq!(flags, ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=31536000"]);
    assert!(!answer.text.contains(token), "scripts never see the token");

    let guest = stranger.with("cookie", &format!("theme=dark; sobremesa={token}; x=y"));
    assert_eq!(guest.get("/api/me").good()["name"], answer.json()["name"]);
    let again = guest.send("POST", "/api/me", &json!({ "name": "Other" }));
    assert_eq!((again.status, again.cookie()), (200, None), "who is someone stays it");
    assert_eq!(guest.get("/api/me").good()["name"], answer.json()["name"]);
}

#[test]
fn cookies_keep_to_tls_where_there_is_tls() {
    let folder = TempDir::new().unwrap();
    let public_url = Some("https://cards.example.org".to_owned());
    let config = Config { public_url, ..Config::default() };
    let server = TestServer::open_with(&folder.path().join("tables.db"), config);
    let page = Visitor::stranger(&server).with("origin", "https://cards.example.org");
    let answer = page.send("POST", "/api/me", &json!({}));
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    let foreign = Visitor::stranger(&server).send("POST", "/api/me", &json!({}));
    assert_eq!(foreign.problem(), (403, "foreign-origin".into()));
}

#[test]
fn a_new_name_is_seen_at_the_table() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&path).good()["seats"][1]["name"], "Bob");
    bob.send("PATCH", "/api/me", &json!({ "name": "  Robert   B. " })).good();
    assert_eq!(ann.get(&path).good()["seats"][1]["name"], "Robert B.");
}

#[test]
fn a_link_carries_the_identity_once() {
    let house = House::open();
    let ann = Visitor::guest(&house.server, "Ann");
    let device = Visitor::stranger(&house.server);
    let new_link = || text(&ann.send("POST", "/api/me/links", &json!({})).good()["path"]);
    let link = new_link();
    // Programs that preview links look at them, several times.
    for _ in 0..3 {
        let page = device.get(&link);
        assert_eq!(page.status, 200);
        assert!(page.cookie().is_none() && page.text.contains("method=\"post\""));
    }
    let foreign = device.with("origin", "https://evil.example");
    assert_eq!(foreign.send_text("POST", &link, "").status, 403);
    let form = device.with("content-type", "application/x-www-form-urlencoded");
    let followed = form.send_text("POST", &link, "");
    assert_eq!((followed.status, followed.header("location")), (303, Some("/")), "on to a page");
    let device = device.with("cookie", &followed.cookie().unwrap());
    assert_eq!(device.get("/api/me").good()["name"], "Ann");
    assert_eq!(form.send_text("POST", &link, "").problem(), (410, "used-up".into()));
    assert_eq!(form.get(&link).status, 410);
    assert_eq!(ann.get("/api/me").status, 200, "the first device stays");

    let link = new_link();
    assert_eq!(
        race(|| form.send_text("POST", &link, "")),
        [303, 410, 410, 410, 410, 410, 410, 410]
    );
    let program = device.without("content-type").send_text("POST", &new_link(), "");
    assert_eq!((program.status, program.text.as_str()), (200, "{}"), "it needs no page");

    let old = LinkHash(sha256("old"));
    house.store(async |store| store.add_link(PersonId(1), old, Millis(0), Millis(1)).await);
    assert_eq!(form.get("/link/old").status, 410);
    assert_eq!(form.send_text("POST", "/link/old", "").status, 410);
}

fn sha256(secret: &str) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    Sha256::digest(secret.as_bytes()).into()
}

#[test]
fn a_recovery_code_brings_the_identity_back_once() {
    let house = House::open();
    let ann = Visitor::guest(&house.server, "Ann");
    let lost = Visitor::stranger(&house.server);
    let new_code = || text(&ann.send("POST", "/api/me/recovery", &json!({})).good()["code"]);
    let (older, code) = (new_code(), new_code());
    let recover = |code: &str| lost.send("POST", "/api/recover", &json!({ "code": code }));
    assert_eq!(recover(&older).problem(), (410, "used-up".into()), "there is one code");
    let found = recover(&format!(" {code}\n"));
    assert_eq!(lost.with("cookie", &found.cookie().unwrap()).get("/api/me").good()["name"], "Ann");
    assert_eq!(recover(&code).status, 410);
    assert_eq!(recover("").status, 410);
    let code = new_code();
    assert_eq!(race(|| recover(&code))[..2], [200, 410]);
}

#[test]
fn tokens_are_shown_once_and_revoked() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let made = ann.send("POST", "/api/me/tokens", &json!({ "label": "my bot" })).good();
    let (id, token) = (made["id"].as_i64().unwrap(), text(&made["token"]));
    let program = Visitor::stranger(&house.server)
        .without("origin")
        .with("authorization", &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").good()["name"], "Ann");
    program.send("PATCH", "/api/me", &json!({ "name": "Anne" })).good();
    let listed = ann.get("/api/me/tokens");
    assert_eq!(listed.json()["tokens"][0]["label"], "my bot");
    assert_eq!(listed.json()["tokens"].as_array().unwrap().len(), 1);
    assert!(!listed.text.contains(&token));
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let is_there = bytes.windows(64).any(|window| window == token.as_bytes());
        assert!(!is_there, "the store keeps hashes");
    }
    let path = format!("/api/me/tokens/{id}");
    assert_eq!(bob.send("DELETE", &path, &json!({})).status, 404, "it is not Bob's");
    assert_eq!(ann.send("DELETE", &path, &json!({})).status, 204);
    assert_eq!(program.get("/api/me").status, 401);
    assert_eq!(ann.send("DELETE", &path, &json!({})).status, 404);
}

/// Signs a person in on another device.
fn another_device(house: &House, person: &Visitor) -> Visitor {
    let link = text(&person.send("POST", "/api/me/links", &json!({})).good()["path"]);
    let device = Visitor::stranger(&house.server);
    let cookie = device.send_text("POST", &link, "").cookie().expect("a cookie");
    device.with("cookie", &cookie)
}

#[test]
fn devices_are_listed_and_signed_out() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let (phone, lost) = (another_device(&house, &ann), another_device(&house, &ann));
    ann.send("POST", "/api/me/tokens", &json!({ "label": "my bot" })).good();
    let list = |visitor: &Visitor| visitor.get("/api/me/devices").good()["devices"].clone();
    let devices = list(&phone);
    let here: Vec<&Value> = devices.as_array().unwrap().iter().map(|one| &one["here"]).collect();
    assert_eq!(here, [false, true, false], "programs are no devices");
    assert!(devices[0]["created"].as_i64().is_some_and(|at| at > 0), "{devices}");
    assert_eq!(devices[0]["used"], devices[0]["created"]);

    let path = format!("/api/me/devices/{}", devices[2]["id"]);
    assert_eq!(bob.send("DELETE", &path, &json!({})).status, 404, "it is not Bob's");
    let gone = ann.send("DELETE", &path, &json!({}));
    assert_eq!((gone.status, gone.cookie()), (204, None));
    assert_eq!(lost.get("/api/me").status, 401);
    assert_eq!(ann.send("DELETE", &path, &json!({})).status, 404);

    let gone = phone.send("DELETE", "/api/me/devices/here", &json!({}));
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(phone.get("/api/me").status, 401);
    assert_eq!(list(&ann).as_array().map(Vec::len), Some(1));
}

#[test]
fn a_cookie_that_is_used_lives_on() {
    let house = House::open();
    let ann = Visitor::guest(&house.server, "Ann");
    let cookie = &ann.headers.iter().find(|(name, _)| *name == "cookie").unwrap().1;
    assert_eq!(ann.get("/api/tables").cookie(), None, "it was used today");
    let long_ago = || house.store(async |store| store.touch_token(TokenId(1), Millis(1)).await);
    long_ago();
    let renewed = ann.get("/api/tables");
    let set = renewed.header("set-cookie").unwrap();
    assert!(set.starts_with(cookie) && set.contains("; Max-Age=31536000"), "{set}");
    assert_eq!(ann.get("/api/tables").cookie(), None, "once a day is enough");
    let device = &ann.get("/api/me/devices").good()["devices"][0];
    assert!(device["used"].as_i64().is_some_and(|at| at > 1), "{device}");

    // What an answer does to the cookie itself is left as it is, and programs have none.
    let token = text(&ann.send("POST", "/api/me/tokens", &json!({ "label": "x" })).good()["token"]);
    house.store(async |store| store.touch_token(TokenId(2), Millis(1)).await);
    let program = ann.without("cookie").with("authorization", &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").cookie(), None);
    long_ago();
    let gone = ann.send("DELETE", "/api/me", &json!({}));
    assert_eq!(gone.cookie().as_deref(), Some("sobremesa="));
}

#[test]
fn who_is_blocked_is_told_so() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    ann.command(&table, &json!({ "type": "block", "seat": 1 })).good();
    for path in ["", "/events", "/record"] {
        let answer = bob.get(&format!("/api/tables/{table}{path}"));
        assert_eq!(answer.problem(), (403, "is-blocked".into()), "{path}");
    }
}

/// Whether a table exists is told to who may see it, and to nobody else.
#[test]
fn a_report_does_not_tell_which_tables_exist() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let table = json!({ "game": "linko", "seats": ["open", { "bot": "random" }, { "bot": "random" }],
        "settings": { "spectators": false } });
    let table = text(&ann.send("POST", "/api/tables", &table).good()["table"]);
    ann.command(&table, &json!({ "type": "ready", "nonce": "" })).good();
    ann.command(&table, &json!({ "type": "start" })).good();
    for seat in [json!(null), json!(0), json!(1), json!(5)] {
        let report = |table: &str| json!({ "table": table, "seat": seat, "text": "he cheats" });
        let hidden = bob.send("POST", "/api/reports", &report(&table));
        assert_eq!(hidden.status, 404, "{hidden:?}");
        assert_eq!(hidden, bob.send("POST", "/api/reports", &report("0w3ge1r70w3ge1r7")));
    }
    let seen = json!({ "table": table, "text": "a bot cheats" });
    assert_eq!(ann.send("POST", "/api/reports", &seen).status, 201);
}

#[test]
fn who_is_deleted_leaves_no_name() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    start(&ann, &bob, &table);
    for person in [&ann, &bob] {
        person.command(&table, &json!({ "type": "vote", "end": true })).good();
    }
    let record = format!("/api/tables/{table}/record");
    assert_eq!(ann.get(&record).good()["players"], json!(["Ann", "Bob"]));

    let token =
        text(&bob.send("POST", "/api/me/tokens", &json!({ "label": "bot" })).good()["token"]);
    let link = text(&bob.send("POST", "/api/me/links", &json!({})).good()["path"]);
    let code = bob.send("POST", "/api/me/recovery", &json!({})).good()["code"].clone();
    let gone = bob.send("DELETE", "/api/me", &json!({}));
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));

    let stranger = Visitor::stranger(&house.server);
    assert_eq!(bob.get("/api/me").status, 401);
    assert_eq!(
        stranger.with("authorization", &format!("Bearer {token}")).get("/api/me").status,
        401
    );
    assert_eq!(stranger.send_text("POST", &link, "").status, 410);
    assert_eq!(stranger.send("POST", "/api/recover", &json!({ "code": code })).status, 410);
    assert_eq!(ann.get(&record).good()["players"], json!(["Ann", "Anonymous"]));
    let shown = ann.get(&format!("/api/tables/{table}"));
    assert_eq!(shown.json()["seats"][1]["name"], "Anonymous");
    assert!(!shown.text.contains("Bob"));
    assert_eq!(
        bob.send("POST", "/api/me", &json!({})).status,
        201,
        "and may come again as someone else"
    );
}

/// Others need not wait for somebody who is nobody any more.
#[test]
fn who_is_deleted_gets_up_from_running_tables() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    start(&ann, &bob, &table);
    assert_eq!(bob.send("DELETE", "/api/me", &json!({})).status, 204);
    let shown = ann.get(&format!("/api/tables/{table}")).good();
    assert_eq!(shown["seats"][1]["away"], true);
    assert_eq!(shown["seats"][1]["name"], "Anonymous");
}

/// However many tables there are.
#[test]
fn who_is_deleted_gets_up_from_all_tables() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    let id: TableId = table.parse().unwrap();
    house.store(async |store| {
        let summary = store.summary(&id).await?.expect("a table");
        for number in 0..150 {
            let later = Append {
                table: TableId::from_bytes([number; 10]),
                expected: Version::NEW,
                command: None,
                at: Millis(i64::MAX),
                body: "a table from which Bob got up".into(),
                summary: summary.clone(),
            };
            assert_eq!(store.append(later).await?, Appended::Done);
        }
        Ok(())
    });
    assert_eq!(bob.send("DELETE", "/api/me", &json!({})).status, 204);
    let shown = ann.get(&format!("/api/tables/{table}")).good();
    assert_eq!(shown["seats"][1]["kind"], "open");
}

/// Requests that meet a deletion half-way are refused; they are not our fault.
#[test]
fn a_deletion_may_meet_other_requests() {
    let house = House::open();
    for _ in 0..10 {
        let ann = Visitor::guest(&house.server, "Ann");
        thread::scope(|scope| {
            for (method, path, body) in [
                ("PATCH", "/api/me", json!({ "name": "Anne" })),
                ("POST", "/api/me/tokens", json!({ "label": "bot" })),
                ("POST", "/api/me/links", json!({})),
                ("POST", "/api/me/recovery", json!({})),
                ("DELETE", "/api/me", json!({})),
            ] {
                let ann = ann.clone();
                scope.spawn(move || {
                    let answer = ann.send(method, path, &body);
                    assert!(answer.status < 500, "{method} {path}: {answer:?}");
                });
            }
        });
    }
}

#[test]
fn banned_people_are_refused() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let ban = |until| Ban { until, reason: "he knows why".into() };
    house.store(async |store| store.ban(PersonId(2), ban(None)).await);
    for (method, path) in
        [("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/me"), ("DELETE", "/api/me")]
    {
        let answer = bob.send(method, path, &json!({}));
        assert_eq!(answer.problem(), (403, "banned".into()), "{method} {path}");
        assert!(!answer.text.contains("knows why"), "the reason is for those who run the server");
    }
    assert_eq!(ann.get("/api/me").status, 200);
    house.store(async |store| store.ban(PersonId(2), ban(Some(Millis(1)))).await);
    assert_eq!(bob.get("/api/me").status, 200, "the ban is over");
}
