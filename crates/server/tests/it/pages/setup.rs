//! Playing at once, and setting up a table.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::TestServer;

/// The fields of a form.
type Fields<'a> = &'a [(&'a str, &'a str)];

/// The table of a page as programs see it.
pub(crate) fn shown(browser: &Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{}", table.trim_start_matches("/t/"))).good()
}

#[test]
fn playing_at_once_makes_a_guest_who_has_a_share_in_the_shuffle() {
    let server = TestServer::start();
    for (game, seats) in [("level10", 3), ("linko", 4), ("level8", 3)] {
        let mut browser = Browser::new(&server);
        let table = browser.post(&format!("/play/{game}"), &[]).goes_to();
        assert!(browser.cookie("sobremesa").is_some(), "a guest");
        let waits = shown(&browser, &table);
        assert_eq!((&waits["state"], &waits["you"]), (&json!("waiting"), &json!(0)));
        assert_eq!(waits["seats"].as_array().map(Vec::len), Some(seats));
        // What the server has drawn is fixed and shown before it learns the reader's share.
        let page = browser.page(&table);
        assert!(page.contains(waits["commitment"].as_str().expect("a commitment")));
        assert!(page.contains("data-auto"), "the script begins by itself");
        assert!(page.contains("name=\"nonce\" value=\"\""), "with a share of its own");
        browser
            .post(&table, &[("begin", "1"), ("nonce", "mine"), ("decision", "0")])
            .leads_to(&table);
        let runs = shown(&browser, &table);
        assert_eq!(runs["state"], "running");
        assert_eq!(runs["commitment"], waits["commitment"]);
        assert!(!browser.page(&table).contains("data-auto"));
    }
}

#[test]
fn a_table_is_set_up_with_every_option() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let seats = [("seat2", "open"), ("seat3", "closed")];
    let cases: [(&str, Fields<'_>, Value); 9] = [
        ("level10", &[], json!({})),
        (
            "level10",
            &[("pauses", "0"), ("scoring", "strict")],
            json!({ "pauses": 0, "scoring": "strict" }),
        ),
        ("level10", &[("pauses", "3"), ("scoring", "victory")], json!({ "pauses": 3 })),
        ("linko", &[("variant", "base")], json!({ "variant": "base" })),
        ("linko", &[("variant", "advanced")], json!({ "variant": "advanced" })),
        ("linko", &[("variant", "expert")], json!({ "variant": "expert" })),
        ("level8", &[("stars", "1"), ("levels", "")], json!({ "stars": 1 })),
        ("level8", &[("stars", "2")], json!({ "stars": 2 })),
        (
            "level8",
            &[(
                "levels",
                "Run4 + set2, colour5\n; set3+set3,run8,set4+set4,colour7,run9,set5+run4",
            )],
            json!({}),
        ),
    ];
    for (game, fields, expected) in cases {
        let fields = [&seats[..], fields, &[("clock", "60"), ("pace", "slow")]].concat();
        let table = ann.post(&format!("/new/{game}"), &fields).goes_to();
        let table = shown(&ann, &table);
        assert_eq!(table["game"], game);
        assert_eq!(table["settings"]["clock"], 60);
        assert_eq!(table["settings"]["pace"], "slow");
        for (name, value) in expected.as_object().expect("options") {
            assert_eq!(table["options"][name], *value, "{fields:?}: {table}");
        }
        let given = fields.iter().find(|(name, value)| *name == "levels" && !value.is_empty());
        if given.is_some() {
            assert_eq!(table["options"]["levels"][0], json!(["run4", "set2"]));
            assert_eq!(table["options"]["levels"].as_array().map(Vec::len), Some(8));
        }
        assert_eq!(table["seats"].as_array().map(Vec::len), Some(3));
    }
}

/// The list of levels that the page gives as an example can be played.
#[test]
fn the_example_of_levels_can_be_played() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let page = ann.page("/new/level8");
    let example = page.split("<code>").nth(1).and_then(|rest| rest.split("</code>").next());
    let example = example.expect("there is one").replacen("run3", "run4", 1);
    let table = ann.post("/new/level8", &[("seat2", "random"), ("levels", &example)]).goes_to();
    assert_eq!(shown(&ann, &table)["options"]["levels"][0], json!(["run4", "run3"]));
}

#[test]
fn only_public_tables_are_listed_and_only_open_ones_are_looked_at() {
    let server = TestServer::start();
    let (mut ann, eve) = (Browser::guest(&server, "Ann"), Browser::new(&server));
    let bots = [("seat2", "heuristic"), ("seat3", "random")];
    let public = [&bots[..], &[("public", "on"), ("spectators", "on")]].concat();
    let public = ann.post("/new/linko", &public).goes_to();
    let secret = ann.post("/new/linko", &bots).goes_to();
    assert!(eve.page("/").contains(&public) && !eve.page("/").contains(&secret));
    assert!(ann.page("/").contains(&secret), "one's own tables are there");
    for table in [&public, &secret] {
        ann.post(table, &[("begin", "1"), ("nonce", "")]).leads_to(table);
    }
    assert!(eve.page(&public).contains("lang=\"en\""));
    eve.get(&secret).is_problem_page(403, "en", "/");
    eve.get(&format!("{secret}/menu")).is_problem_page(403, "en", "/");
    assert_eq!(eve.get(&format!("{secret}/events")).status, 403);
}

#[test]
fn what_cannot_be_played_is_said_on_the_same_page() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let huge = "run4, ".repeat(700);
    let cases: [(&str, Fields<'_>); 14] = [
        ("level8", &[("seat2", "random"), ("levels", "banana")]),
        ("level8", &[("seat2", "random"), ("levels", "run4")]),
        (
            "level8",
            &[
                ("seat2", "random"),
                ("levels", "run99, run99, run99, run99, run99, run99, run99, run99"),
            ],
        ),
        ("level8", &[("seat2", "random"), ("levels", "++,++")]),
        ("level8", &[("seat2", "random"), ("levels", &huge)]),
        ("level8", &[("seat2", "random"), ("stars", "many")]),
        ("level8", &[("seat2", "random"), ("stars", "9")]),
        ("level10", &[("seat2", "random"), ("pauses", "-1")]),
        ("level10", &[("seat2", "random"), ("scoring", "none")]),
        ("linko", &[("seat2", "random"), ("variant", "chess")]),
        ("linko", &[("seat2", "nobody")]),
        ("linko", &[]),
        ("linko", &[("seat2", "random"), ("clock", "soon")]),
        ("linko", &[("seat2", "random"), ("clock", "1")]),
    ];
    for (game, fields) in cases {
        let answer = ann.post(&format!("/new/{game}"), fields);
        assert!((400..500).contains(&answer.status), "{fields:?}: {answer:?}");
        answer.is_page("en");
        assert!(answer.text.contains("class=\"problem\" role=\"alert\""), "{fields:?}");
        assert!(answer.text.contains(&format!("action=\"/new/{game}\"")), "it can be mended");
        let levels = fields.iter().find(|(name, _)| *name == "levels");
        if let Some((_, levels)) = levels {
            assert!(answer.text.contains(&format!("value=\"{levels}\"")), "as it was filled in");
        }
        assert!(!answer.text.contains("name=\"spectators\" value=\"on\" checked"));
    }
    let mine = ann.get("/api/tables?mine=true").good();
    assert_eq!(mine["tables"], json!([]), "nothing was made");
}
