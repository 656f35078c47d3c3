//! Every page answers as a page, in the reader's language, carefully.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

use crate::browser::{Browser, buttons, encoded};
use crate::server::{GAMES, TestServer};

const LANGUAGES: [&str; 5] = ["en", "es", "fr", "it", "ru"];

/// Sits down with bots, and begins.
fn running(browser: &mut Browser, game: &str) -> String {
    let table = browser.post(&format!("/play/{game}"), &[]).goes_to();
    browser.post(&table, &[("begin", "1"), ("nonce", "mine")]).leads_to(&table);
    table
}

#[test]
fn every_page_is_a_careful_page_in_the_readers_language() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let paths = ["/", "/games", "/turns", "/me", "/me/results", "/options", "/offline"];
    let mut paths: Vec<String> = paths.into_iter().map(str::to_owned).collect();
    for game in GAMES {
        paths.push(format!("/new/{game}"));
        paths.push(format!("/rules/{game}"));
        paths.push(format!("/day/{game}"));
        paths.push(ann.post(&format!("/play/{game}"), &[]).goes_to());
        let table = running(&mut ann, game);
        paths.extend([format!("{table}/menu"), format!("{table}?hint=1"), table.clone()]);
        let picks = buttons(&ann.page(&table), "pick");
        paths.extend(picks.iter().map(|pick| format!("{table}?pick={}", encoded(pick))));
    }
    for language in LANGUAGES {
        let reader = ann.with("accept-language", &format!("de, {language};q=0.8"));
        for path in &paths {
            let answer = reader.get(path);
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            answer.is_page(language);
        }
        Browser::new(&server).with("accept-language", language).get("/").is_page(language);
    }
}

#[test]
fn pages_are_packed_when_asked() {
    let server = TestServer::start();
    let browser = Browser::new(&server);
    let plain = browser.with("accept-encoding", "identity").get("/");
    assert_eq!(plain.header("content-encoding"), None);
    // The client unpacks it by itself, and then says no more that it was packed.
    let address = server.address;
    for path in ["/", "/rules/linko", "/assets/0/house.css", "/assets/0/page.js"] {
        let head = raw(
            address,
            &format!(
                "GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
            ),
        );
        let head = head.to_lowercase();
        assert!(
            head.starts_with("http/1.1 200") && head.contains("content-encoding: gzip"),
            "{head}"
        );
        assert!(head.contains("vary: accept-encoding"), "{head}");
    }
    // What is packed would wait for more.
    let stream = raw(address, "GET /events HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
    assert!(!stream.to_lowercase().contains("content-encoding"), "{stream}");
}

/// What a browser loads for a table, compressed: the page and all that it names.
#[test]
fn a_table_loads_little() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let packed = |bytes: &[u8]| {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).expect("it is in memory");
        encoder.finish().expect("it is in memory").len()
    };
    for game in GAMES {
        let table = running(&mut ann, game);
        let page = ann.page(&table);
        let mut files: Vec<&str> =
            page.split('"').filter(|text| text.starts_with("/assets/")).collect();
        files.sort_unstable();
        files.dedup();
        let (fonts, others): (Vec<&str>, Vec<&str>) =
            files.into_iter().partition(|file| file.ends_with(".woff2"));
        assert!(fonts.len() >= 3 && others.len() > 10, "{fonts:?} {others:?}");
        let others: usize = others.iter().map(|file| packed(ann.get(file).text.as_bytes())).sum();
        let others = others + packed(page.as_bytes());
        assert!(others <= 45 * 1024, "{game}: {others} bytes without fonts");
        let fonts = std::fs::read_dir("../page/assets/fonts").expect("the fonts");
        let fonts: u64 = fonts
            .map(|file| file.expect("a file"))
            .filter(|file| file.path().extension().is_some_and(|end| end == "woff2"))
            .map(|file| file.metadata().expect("its size").len())
            .sum();
        assert!(fonts <= 90 * 1024, "{fonts} bytes of fonts");
        assert!(others as u64 + fonts <= 130 * 1024, "{game}: {others} and {fonts} bytes");
    }
}

/// The head of an answer, as it comes over the wire.
fn raw(address: SocketAddr, request: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("a connection");
    socket.write_all(request.as_bytes()).expect("it is sent");
    let lines = BufReader::new(socket).lines().map_while(Result::ok);
    lines.take_while(|line| !line.is_empty()).collect::<Vec<String>>().join("\n")
}

#[test]
fn assets_are_kept_for_good_under_their_version() {
    let server = TestServer::start();
    let browser = Browser::new(&server);
    let page = browser.page("/");
    let kinds = [
        ("house.css", "text/css; charset=utf-8"),
        ("page.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ];
    for (file, kind) in kinds {
        let path = asset(&page, file);
        let answer = browser.get(&path);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)));
        let caching = answer.header("cache-control").expect("caching");
        assert!(caching.contains("immutable"), "{caching}");
        for version in ["0", "%ff", "-"] {
            let answer = browser.get(&format!("/assets/{version}/{file}"));
            let expected = if version == "%ff" { 404 } else { 200 };
            assert_eq!(answer.status, expected, "{version}: {answer:?}");
            assert!(expected == 404 || answer.header("cache-control") == Some("public, no-cache"));
        }
    }
    browser.get("/assets/0/other.css").is_problem_page(404, "en", "/");
    browser.get("/assets/house.css").is_problem_page(404, "en", "/");
    assert_eq!(browser.get("/assets/0/icon-turn.svg").status, 200);
}

/// Where a page finds a file.
fn asset(page: &str, file: &str) -> String {
    let (before, _) = page.split_once(&format!("/{file}\"")).expect("it is loaded");
    let (_, folder) = before.rsplit_once('"').expect("a path");
    format!("{folder}/{file}")
}

#[test]
fn what_is_not_there_is_said_in_the_readers_language() {
    let server = TestServer::start();
    let ann = Browser::guest(&server, "Ann <b>");
    for (language, sentence) in [("es", "el enlace"), ("ru", "ссылка")] {
        let reader = ann.with("accept-language", language);
        for path in
            ["/t/0w3ge1r70w3ge1r7", "/t/x", "/t/x/menu", "/rules/chess", "/new/chess", "/nothing"]
        {
            let answer = reader.get(path);
            answer.is_problem_page(404, language, "/");
            assert!(answer.text.contains(sentence), "{path}: {}", answer.text);
            let is_ours = path != "/nothing";
            assert!(answer.text.contains("Ann &lt;b&gt;") || !is_ours, "it knows who reads it");
        }
        reader.get("/play/linko").is_problem_page(405, language, "/");
        // Programs, our script among them, are told as programs are, in the same language.
        for (path, kind) in
            [("/api/tables/x", "text/html"), ("/t/x", "*/*"), ("/t/x/events", "text/event-stream")]
        {
            let answer = reader.with("accept", kind).get(path);
            assert_eq!(answer.problem(), (404, "not-found".into()));
            assert!(answer.json()["message"].as_str().is_some_and(|told| told.contains(sentence)));
        }
    }
}

#[test]
fn every_game_has_a_picture_for_chats() {
    let server = TestServer::start();
    let browser = Browser::guest(&server, "Ann");
    for game in GAMES {
        let answer = browser.get(&format!("/preview/{game}"));
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")));
        let caching = answer.header("cache-control").expect("caching");
        assert!(caching.contains("max-age"), "{caching}");
    }
    browser.get("/preview/chess").is_problem_page(404, "en", "/");
}

#[test]
fn the_house_can_be_put_on_a_home_screen() {
    let server = TestServer::start();
    let reader = Browser::new(&server).with("accept-language", "fr");
    let manifest = reader.get("/manifest.webmanifest");
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let manifest: Value = serde_json::from_str(&manifest.text).expect("JSON");
    assert_eq!(manifest["lang"], "fr");
    let icons = manifest["icons"].as_array().expect("icons");
    assert!(icons.iter().any(|icon| icon["purpose"] == "any maskable"), "{manifest}");
    for icon in icons {
        let picture = reader.get(icon["src"].as_str().expect("a path"));
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
    }
    assert_eq!(reader.get("/icon/4096").status, 404);
    assert_eq!(reader.get("/icon/large").status, 404);
    let worker = reader.get("/worker.js");
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"), "a new one is found soon");
}
