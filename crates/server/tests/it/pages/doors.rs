//! What is refused at the door: other pages, odd forms, and too much of anything.

use sobremesa_server::{Config, Rates};

use crate::browser::{Browser, form};
use crate::server::TestServer;

/// Everything that forms are sent to, with a table in it.
fn places(table: &str) -> Vec<String> {
    let me = ["", "/link", "/recovery", "/recover", "/token", "/revoke", "/delete"];
    let mut places: Vec<String> = me.iter().map(|place| format!("/me{place}")).collect();
    places.extend(["/play/linko", "/new/linko", "/options", "/link/x"].map(str::to_owned));
    places.extend([table.to_owned(), format!("{table}/report")]);
    places
}

#[test]
fn forms_of_other_pages_are_refused() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    let fields =
        [("name", "Eve"), ("sure", "on"), ("begin", "1"), ("nonce", ""), ("theme", "dark")];
    for place in places(&table) {
        for origin in ["null", "https://evil.example", "http://localhost"] {
            let mut foreign = ann.with("origin", origin);
            let answer = foreign.post(&place, &fields);
            assert_eq!(answer.status, 403, "{place}: {answer:?}");
            answer.is_page("en");
            let nobody = Browser::new(&server).with("origin", origin).post(&place, &fields);
            assert_eq!((nobody.status, nobody.header("set-cookie")), (403, None), "{place}");
        }
    }
    assert!(ann.page("/me").contains("value=\"Ann\""), "nothing has changed");
    assert!(ann.page(&table).contains("data-auto"), "nothing has begun");
}

#[test]
fn odd_forms_change_nothing_and_make_nobody() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    let before = ann.page(&table);
    let long = "x".repeat(15_000);
    let cases: Vec<(&str, Vec<(&str, &str)>)> = vec![
        (&table, vec![]),
        (&table, vec![("nothing", "1")]),
        (&table, vec![("action", "4"), ("decision", "soon")]),
        (&table, vec![("action", "4")]),
        (&table, vec![("undo", "1")]),
        (&table, vec![("sit", "-1")]),
        (&table, vec![("sit", "200")]),
        (&table, vec![("arrange", "1")]),
        (&table, vec![("arrange", "1 nobody")]),
        (&table, vec![("vote", "maybe")]),
        (&table, vec![("tell_counts", "1")]),
        (&table, vec![("phrase", "rude")]),
        (&table, vec![("pace", "hasty")]),
        (&table, vec![("ready", "1"), ("nonce", &long)]),
        (&table, vec![("action", &long), ("decision", "0")]),
        ("/me", vec![]),
        ("/me", vec![("name", &long)]),
        ("/me", vec![("name", "\u{202e}")]),
        ("/me/token", vec![("name", "")]),
        ("/me/revoke", vec![("key", "x")]),
        ("/me/revoke", vec![("key", "99")]),
        ("/me/recover", vec![("code", &long)]),
        ("/options", vec![("theme", "dark")]),
    ];
    for (place, fields) in &cases {
        for mut browser in [ann.clone(), Browser::new(&server)] {
            let answer = browser.post(place, fields);
            assert!((400..500).contains(&answer.status), "{place} {fields:?}: {answer:?}");
            answer.is_page("en");
            let is_sitting = fields.iter().any(|(name, _)| *name == "sit");
            assert!(is_sitting || answer.header("set-cookie").is_none(), "{place} {fields:?}");
        }
    }
    assert_eq!(ann.page(&table), before, "nothing has changed");
}

#[test]
fn what_is_no_form_changes_nothing() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let table = ann.post("/play/linko", &[]).goes_to();
    let before = ann.page(&table);
    for place in places(&table).iter().filter(|place| !place.starts_with("/link")) {
        let bodies =
            [("text/plain", "a=b"), ("application/json", "{}"), ("multipart/form-data", "")];
        for (kind, body) in bodies {
            let takes_none = ["/play", "/me/link", "/me/recovery"];
            if takes_none.iter().any(|free| place.starts_with(free)) && *place != "/me/recover" {
                continue;
            }
            let sender = ann.visitor.with("content-type", kind);
            let answer = sender.send_text("POST", place, body);
            assert_eq!(answer.status, 415, "{place} {kind}: {answer:?}");
            answer.is_page("en");
        }
    }
    let huge = form(&[("name", &"x".repeat(17_000))]);
    let sender = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    sender.send_text("POST", "/me", huge).is_problem_page(413, "en", "/me");
    assert_eq!(ann.page(&table), before, "nothing has changed");
}

#[test]
fn choices_are_kept_and_lead_back_to_our_own_pages() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann").with("accept-language", "fr");
    ann.get("/").is_page("fr");
    let chosen = [("language", "ru"), ("theme", "dark"), ("cards", "large"), ("sounds", "on")];
    let fields = [&chosen[..], &[("back", "/rules/linko?a=b&c=d")]].concat();
    ann.post("/options", &fields).leads_to("/rules/linko?a=b&c=d");
    let page = ann.get("/options");
    page.is_page("ru");
    for looks in
        ["data-theme=\"dark\"", "data-cards=\"large\"", "data-sounds=\"on\"", "data-keys=\"off\""]
    {
        assert!(page.text.contains(looks), "{looks}");
    }
    assert!(!page.text.contains("name=\"confirm\" value=\"on\" checked"), "it plays at once");
    assert!(ann.page("/me").contains("value=\"Ann\""), "it is still Ann");
    let problem = ann.with("accept", "*/*").get("/api/tables/x");
    assert!(problem.text.contains("ссылка"), "programs follow the choice, too: {problem:?}");
    for back in [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "\\\\evil",
        "",
        "x",
        "/\0",
        "/é",
        "javascript:alert(1)",
    ] {
        let fields = [&chosen[..], &[("back", back)]].concat();
        ann.post("/options", &fields).leads_to("/");
        let query = crate::browser::encoded(back);
        assert!(ann.page(&format!("/options?back={query}")).contains("name=\"back\" value=\"/\""));
    }
    // One comes back to the same page with the same query, also from the options themselves.
    for page in ["/?pick=a+b&hint=1", "/options?back=/%3Fpick%3Da%2Bb%26hint%3D1"] {
        let page = ann.page(page);
        assert!(page.contains("\"/options?back=/%3Fpick%3Da%2Bb%26hint%3D1\""), "{page}");
    }
    let defaults = [
        ("language", "xx"),
        ("theme", "pink"),
        ("cards", "huge"),
        ("confirm", "on"),
        ("keys", "on"),
    ];
    ann.post("/options", &defaults).leads_to("/");
    let page = ann.page("/options");
    assert!(page.contains("data-cards=\"medium\"") && !page.contains("data-theme"));
    assert!(page.contains("name=\"confirm\" value=\"on\" checked"));
}

#[test]
fn who_asks_too_often_is_told_so_on_a_page() {
    let rates = Rates { per_address: 1000, per_person: 3 };
    let server = TestServer::start_with(Config { rates, ..Config::default() });
    let ann = Browser::guest(&server, "Ann");
    let asked = (0..80).take_while(|_| ann.get("/").status == 200).count();
    // One page is one request, however often its maker asks who reads it.
    assert!((25..80).contains(&asked), "{asked}");
    let answer = ann.get("/me");
    answer.is_problem_page(429, "en", "/");
    assert!(answer.header("retry-after").is_some());
    Browser::new(&server).get("/").is_page("en");
}
