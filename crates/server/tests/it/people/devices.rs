//! The same person on several devices, and as programs.

use serde_json::{Value, json};
use sobremesa_store::{LinkHash, Millis, PersonId, TokenId};

use super::{race, text};
use crate::house::House;
use crate::visitor::Visitor;

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
    house
        .database
        .store(async |store| store.add_link(PersonId(1), old, Millis(0), Millis(1)).await);
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
    let table = json!({ "game": "linko", "seats": ["open", "open"] });
    program.send("POST", "/api/tables", &table).good();
    let listed = ann.get("/api/me/tokens");
    assert_eq!(listed.json()["tokens"][0]["label"], "my bot");
    assert_eq!(listed.json()["tokens"].as_array().unwrap().len(), 1);
    assert!(!listed.text.contains(&token));
    for file in std::fs::read_dir(house.database.folder.path()).unwrap() {
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
    let long_ago =
        || house.database.store(async |store| store.touch_token(TokenId(1), Millis(1)).await);
    long_ago();
    let renewed = ann.get("/api/tables");
    let set = renewed.header("set-cookie").unwrap();
    assert!(set.starts_with(cookie) && set.contains("; Max-Age=31536000"), "{set}");
    assert_eq!(ann.get("/api/tables").cookie(), None, "once a day is enough");
    let device = &ann.get("/api/me/devices").good()["devices"][0];
    assert!(device["used"].as_i64().is_some_and(|at| at > 1), "{device}");

    // What an answer does to the cookie itself is left as it is, and programs have none.
    let token = text(&ann.send("POST", "/api/me/tokens", &json!({ "label": "x" })).good()["token"]);
    house.database.store(async |store| store.touch_token(TokenId(2), Millis(1)).await);
    let program = ann.without("cookie").with("authorization", &format!("Bearer {token}"));
    assert_eq!(program.get("/api/me").cookie(), None);
    long_ago();
    let gone = ann.send("DELETE", "/api/me", &json!({}));
    // Whatever it is called.
    let cleared = gone.headers.iter().filter(|(name, _)| name == "set-cookie");
    let names: Vec<&str> = cleared.filter_map(|(_, value)| value.split(';').next()).collect();
    assert_eq!(names, ["__Host-sobremesa=", "sobremesa="]);
}
