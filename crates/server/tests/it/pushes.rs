//! People who are not there are told that a slow game waits for them, and nothing else.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sobremesa_server::{Config, Pushing, Reach, Waits};

use crate::client::Client;
use crate::house::{House, wait_until};
use crate::server::{TestServer, easy};

/// A server that may tell devices of this machine.
pub(crate) fn telling() -> Config {
    let pushing = Pushing { reach: Reach::Anywhere, pause: Duration::from_millis(10) };
    Config { pushing, ..easy() }
}

/// A push service, and a browser that has asked it for an address.
pub(crate) struct Service {
    endpoint: String,
    pub(crate) heard: Receiver<Heard>,
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

/// A message as it came.
#[derive(Debug)]
pub(crate) struct Heard {
    head: Vec<String>,
    body: Vec<u8>,
}

const AUTH: [u8; 16] = [7; 16];

fn written(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn read(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).expect("base 64")
}

impl Service {
    /// Answers with these statuses, and with the last one from then on.
    pub(crate) fn open(statuses: &'static [u16]) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let endpoint = format!("http://{}/push/1", listener.local_addr().expect("an address"));
        let (sender, heard) = channel();
        std::thread::spawn(move || {
            let statuses = statuses.iter().chain(std::iter::repeat(statuses.last().expect("one")));
            for (stream, status) in listener.incoming().zip(statuses) {
                let Ok(stream) = stream else { return };
                if sender.send(answer(&stream, *status)).is_err() {
                    return;
                }
            }
        });
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new());
        let private = private.expect("a key");
        let public = private.compute_public_key().expect("a key").as_ref().to_vec();
        Service { endpoint, heard, private, public }
    }

    fn subscription(&self) -> Value {
        let keys = json!({ "p256dh": written(&self.public), "auth": written(AUTH) });
        json!({ "endpoint": self.endpoint, "expirationTime": null, "keys": keys })
    }

    pub(crate) fn subscribe(&self, client: &Client) {
        let answer = client.send("POST", "/api/me/pushes", &self.subscription());
        assert_eq!(answer.0, 204, "{answer:?}");
    }

    pub(crate) fn next(&self) -> Heard {
        self.heard.recv_timeout(Duration::from_secs(30)).expect("a message")
    }

    /// Opens a message, as the browser would.
    fn opened(self, Heard { body, .. }: &Heard) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record, and the sender's key");
        let (public, sealed) = rest[5..].split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, public);
        let info = [b"WebPush: info\0", self.public.as_slice(), public];
        let material =
            agree_ephemeral(self.private, &theirs, |shared| derive::<32>(&AUTH, shared, &info));
        let material = material.expect("a point of the curve");
        let key: [u8; 16] = derive(salt, &material, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derive(salt, &material, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for us");
        let (end, message) = opened.split_last().expect("an end");
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(message).expect("JSON")
    }
}

impl Heard {
    pub(crate) fn header(&self, name: &str) -> &str {
        let is_it = |line: &&String| line.to_lowercase().starts_with(&format!("{name}:"));
        let line = self.head.iter().find(is_it).unwrap_or_else(|| panic!("{name}: {self:?}"));
        line.split_once(':').expect("a header").1.trim()
    }
}

/// Takes a request in, and answers it.
fn answer(stream: &TcpStream, status: u16) -> Heard {
    let mut reader = BufReader::new(stream);
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("a line");
        if line.trim().is_empty() {
            break;
        }
        head.push(line.trim().to_owned());
    }
    let mut heard = Heard { head, body: Vec::new() };
    heard.body = vec![0; heard.header("content-length").parse().expect("a length")];
    reader.read_exact(&mut heard.body).expect("a body");
    let answer = format!("HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n");
    let mut writer = stream;
    writer.write_all(answer.as_bytes()).expect("somebody listens");
    heard
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const LENGTH: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; LENGTH] {
    let mut out = [0; LENGTH];
    let extracted = Salt::new(HKDF_SHA256, salt).extract(secret);
    extracted.expand(info, Length(LENGTH)).expect("short").fill(&mut out).expect("short");
    out
}

/// A running game between two with this clock: the one who must decide, the other one, and the table.
pub(crate) fn game<'a>(
    ann: &'a Client,
    bob: &'a Client,
    clock: u32,
) -> (&'a Client, &'a Client, String) {
    let settings = json!({ "clock": clock, "spectators": false });
    let table =
        ann.create(&json!({ "game": "linko", "seats": ["open", "open"], "settings": settings }));
    bob.command(&table, &json!({ "type": "sit" }));
    bob.command(&table, &json!({ "type": "ready", "nonce": "b" }));
    ann.command(&table, &json!({ "type": "ready", "nonce": "a" }));
    ann.command(&table, &json!({ "type": "start" }));
    let is_anns = !ann.show(&table)["legal"].as_array().expect("actions").is_empty();
    if is_anns { (ann, bob, table) } else { (bob, ann, table) }
}

/// Acts until somebody else must decide.
pub(crate) fn pass_on(client: &Client, table: &str) {
    loop {
        let shown = client.show(table);
        let Some(action) = shown["legal"].get(0) else { return };
        client.act(table, &shown["decision"], action);
    }
}

pub(crate) const DAY: u32 = 24 * 3600;

#[test]
fn a_slow_game_tells_whom_it_waits_for() {
    let server = TestServer::start_with(telling());
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let (first, second, table) = game(&ann, &bob, DAY);
    let service = Service::open(&[201]);
    service.subscribe(second);
    let key = second.get("/api/me/pushes")["key"].as_str().expect("a key").to_owned();
    pass_on(first, &table);
    let heard = service.next();
    assert_eq!(heard.head[0], "POST /push/1 HTTP/1.1");
    assert_eq!(heard.header("content-encoding"), "aes128gcm");
    assert_eq!(heard.header("topic"), topic(&table));
    let life: u32 = heard.header("ttl").parse().expect("seconds");
    assert!((60..=DAY).contains(&life), "{life}");

    // The house has signed who sends it, to whom, and for how long.
    let signed = heard.header("authorization").strip_prefix("vapid t=").expect("a signature");
    let (token, sender) = signed.split_once(", k=").expect("a key");
    assert_eq!(sender, key);
    let (text, by) = token.rsplit_once('.').expect("a signature");
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(&key))
        .verify(text.as_bytes(), &read(by))
        .expect("the house's signature");
    let claims = text.split_once('.').expect("claims").1;
    let claims: Value = serde_json::from_slice(&read(claims)).expect("JSON");
    assert_eq!(claims["aud"], service.endpoint.strip_suffix("/push/1").expect("an origin"));
    assert!(claims["exp"].is_i64() && claims["sub"].as_str().expect("a contact").contains(':'));

    let message = service.opened(&heard);
    let expected =
        json!({ "title": "Linko", "body": "It’s your turn.", "path": format!("/t/{table}") });
    assert_eq!(message, expected, "no card, and nobody's name");
}

#[test]
fn a_turn_is_told_once_and_only_to_those_who_are_not_there() {
    let house = House::open_with(telling());
    let (ann, bob) = (house.server.guest("Ann"), house.server.guest("Bob"));
    let (first, second, table) = game(&ann, &bob, DAY);
    let (one, other) = (Service::open(&[201]), Service::open(&[201]));
    one.subscribe(first);
    other.subscribe(second);
    // The first one follows the table, and is never told.
    let mut lines = first.stream(&table, None);
    assert!(lines.next().is_some());
    for _ in 0..3 {
        pass_on(first, &table);
        other.next();
        pass_on(second, &table);
    }
    assert!(other.heard.try_recv().is_err(), "once for each turn");
    // A quick game tells nobody: what comes next is of the slow one.
    let (decides, waits, quick) = game(&ann, &bob, 60);
    pass_on(decides, &quick);
    pass_on(waits, &quick);
    let (decides, waits, slow) = game(&ann, &bob, DAY);
    pass_on(decides, &slow);
    let service = if std::ptr::eq(waits, second) { other } else { one };
    assert_eq!(service.next().header("topic"), topic(&slow));
}

/// Somebody who was there when their turn began is told of it if they go before they have decided.
#[test]
fn who_goes_during_their_turn_is_told_once() {
    let waits = Waits { line: Duration::from_millis(50), ..easy().waits };
    let server = TestServer::start_with(Config { waits, ..telling() });
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let (first, second, table) = game(&ann, &bob, DAY);
    let service = Service::open(&[201]);
    service.subscribe(second);
    let mut lines = second.stream(&table, None);
    assert!(lines.next().is_some());
    pass_on(first, &table);
    drop(lines);
    assert_eq!(service.next().header("topic"), topic(&table));
    // They look again, go again, and come back to decide; the next turn finds them away.
    drop(second.stream(&table, None).next());
    pass_on(second, &table);
    pass_on(first, &table);
    assert_eq!(service.next().header("topic"), topic(&table));
    assert!(service.heard.try_recv().is_err(), "once for each turn");
}

#[test]
fn an_address_that_is_gone_is_forgotten() {
    let server = TestServer::start_with(telling());
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    for statuses in [&[404], &[410]] {
        let (decides, waits, table) = game(&ann, &bob, DAY);
        let service = Service::open(statuses);
        service.subscribe(waits);
        pass_on(decides, &table);
        service.next();
        wait_until(|| waits.get("/api/me/pushes")["pushes"] == json!([]));
    }
}

/// One that refuses, or leads elsewhere, is not asked again; and one that is busy not without end.
#[test]
fn a_service_that_is_busy_is_asked_again_a_few_times() {
    let server = TestServer::start_with(telling());
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let cases: [(&[u16], usize); 4] =
        [(&[429, 503, 201], 3), (&[500, 500, 500, 201], 3), (&[400, 201], 1), (&[307, 201], 1)];
    for (statuses, times) in cases {
        let (decides, waits, table) = game(&ann, &bob, DAY);
        let service = Service::open(statuses);
        service.subscribe(waits);
        pass_on(decides, &table);
        for _ in 0..times {
            assert_eq!(service.next().header("topic"), topic(&table), "{statuses:?}");
        }
        pass_on(waits, &table);
        pass_on(decides, &table);
        assert_eq!(service.next().header("topic"), topic(&table), "the next turn");
        assert_eq!(waits.get("/api/me/pushes")["pushes"].as_array().map(Vec::len), Some(1));
        assert_eq!(waits.send("DELETE", "/api/me/pushes", &Value::Null).0, 204);
    }
}

/// What is refused changes nothing.
#[test]
fn bad_addresses_and_keys_are_refused() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let service = Service::open(&[201]);
    let good = json!({ "p256dh": written(&service.public), "auth": written(AUTH) });
    let try_it = |endpoint: &str, keys: &Value| {
        let body = json!({ "endpoint": endpoint, "keys": keys });
        let (status, answer) = ann.send("POST", "/api/me/pushes", &body);
        (status, answer["error"].as_str().unwrap_or_default().to_owned())
    };
    for endpoint in [
        "",
        "x",
        service.endpoint.as_str(),
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://push.example.org:22/x",
    ] {
        assert_eq!(try_it(endpoint, &good), (422, "bad-endpoint".into()), "{endpoint}");
    }
    let endpoint = "https://push.example.org/x";
    for keys in [
        json!({ "p256dh": "", "auth": written(AUTH) }),
        json!({ "p256dh": written([4; 65]), "auth": written(AUTH) }),
        json!({ "p256dh": written(&service.public), "auth": written([1; 15]) }),
        json!({ "p256dh": "ä", "auth": "ö" }),
    ] {
        assert_eq!(try_it(endpoint, &keys), (422, "bad-key".into()), "{keys}");
    }
    assert_eq!(try_it(endpoint, &json!({})).0, 422);
    assert_eq!(ann.get("/api/me/pushes")["pushes"], json!([]));
    assert_eq!(ann.send("DELETE", "/api/me/pushes", &Value::Null).0, 404);
    let stranger = server.stranger().send("POST", "/api/me/pushes", &service.subscription());
    assert_eq!(stranger.0, 401);

    assert_eq!(try_it(endpoint, &good).0, 204);
    assert_eq!(try_it(endpoint, &good).0, 204, "again is the same");
    let told = ann.get("/api/me/pushes");
    assert_eq!(told["pushes"][0]["here"], true);
    let data = ann.get("/me/data");
    assert_eq!(data["notified_devices"].as_array().map(Vec::len), Some(1), "{data}");
    assert!(!data.to_string().contains("push.example.org"), "{data}");
    assert_eq!(ann.send("DELETE", "/api/me/pushes", &Value::Null).0, 204);
    assert_eq!(ann.get("/api/me/pushes")["pushes"], json!([]));
}

/// A browser belongs to one person at a time, and a person has a bounded number.
#[test]
fn subscriptions_are_bounded_and_go_with_the_device() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let service = Service::open(&[201]);
    let keys = service.subscription()["keys"].clone();
    let subscribe = |client: &Client, number: usize| {
        let endpoint = format!("https://push.example.org/{number}");
        client.send("POST", "/api/me/pushes", &json!({ "endpoint": endpoint, "keys": keys })).0
    };
    let device = |_| {
        let (_, token) = ann.send("POST", "/api/me/tokens", &json!({ "label": "phone" }));
        let mut client = house.server.stranger();
        let bearer = format!("Bearer {}", token["token"].as_str().expect("a token"));
        client.visitor = client.visitor.with("authorization", &bearer);
        (client, token["id"].as_i64().expect("a number"))
    };
    let devices: Vec<(Client, i64)> = (0..9).map(device).collect();
    for (number, (device, _)) in devices.iter().enumerate().take(8) {
        assert_eq!(subscribe(device, number), 204);
    }
    assert_eq!(subscribe(&devices[8].0, 8), 409);
    let told = || ann.get("/api/me/pushes")["pushes"].as_array().map(Vec::len);
    assert_eq!(told(), Some(8));
    let path = format!("/api/me/tokens/{}", devices[0].1);
    assert_eq!(ann.send("DELETE", &path, &Value::Null).0, 204);
    assert_eq!(told(), Some(7), "it went with the token");
    // The same browser, as somebody else.
    let bob = house.server.guest("Bob");
    assert_eq!(subscribe(&bob, 1), 204);
    assert_eq!(told(), Some(6));
    assert_eq!(bob.send("DELETE", "/api/me", &Value::Null).0, 204);
    assert_eq!(ann.send("DELETE", "/api/me", &Value::Null).0, 204);
    let left = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM pushes");
    let left = house.database.runtime.block_on(left.fetch_one(&mut house.database.connect()));
    assert_eq!(left.expect("a count"), 0, "they go with the identity");
}

/// The key is drawn once, and logs and pages never have its secret half.
#[test]
fn the_house_keeps_its_key() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let key = ann.get("/api/me/pushes")["key"].clone();
    assert_eq!(read(key.as_str().expect("a key")).len(), 65);
    let house = house.restart(|_| {});
    let ann = house.server.returning(&ann);
    assert_eq!(ann.get("/api/me/pushes")["key"], key);
    let page = ann.get("/turns");
    let page = page.as_str().expect("a page");
    assert!(page.contains(key.as_str().expect("a key")), "{page}");
}

/// What tells messages about a table from others, and does not name it.
pub(crate) fn topic(table: &str) -> String {
    let hash = Sha256::digest(format!("sobremesa/topic/1\n{table}"));
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
