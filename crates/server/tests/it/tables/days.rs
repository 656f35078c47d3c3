//! Deals of the day, and the same cards once more.

mod running;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use sobremesa_linko::Linko;
use sobremesa_server::{Config, Waits};
use sobremesa_services::Postgres;
use sobremesa_table::Record;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::client::Client;
use crate::house::House;
use crate::neighbors;
use crate::server::{GAMES, TestServer, easy};
use crate::visitor::Answer;

const DAY: i64 = 24 * 3600 * 1000;

/// A house whose days a test can end.
struct Days {
    server: TestServer,
    shift: Arc<AtomicI64>,
}

/// How far the clock is from noon, so that no test meets midnight.
fn noon() -> Arc<AtomicI64> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    Arc::new(AtomicI64::new(DAY / 2 - now.as_millis() as i64 % DAY))
}

/// A database of PostgreSQL whose clock is at noon, too.
fn database_at_noon() -> String {
    let url = Postgres::shared().database();
    let set = format!(
        "CREATE FUNCTION public.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql
             AS 'SELECT pg_catalog.clock_timestamp() + INTERVAL ''{} ms''';
         DO $$ BEGIN
             EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
         END $$",
        noon().load(Ordering::Relaxed)
    );
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut connection = PgConnection::connect(&url).await.expect("the database");
        sqlx::raw_sql(AssertSqlSafe(set)).execute(&mut connection).await.expect("its clock is set");
    });
    url
}

impl Days {
    fn start() -> Days {
        let shift = noon();
        let waits = Waits { clock: Duration::ZERO, ..easy().waits };
        let config = Config { shift: Arc::clone(&shift), waits, ..easy() };
        Days { server: TestServer::start_with(config), shift }
    }

    /// The next day begins.
    fn end(&self) {
        self.shift.fetch_add(DAY, Ordering::Relaxed);
    }
}

/// Asks for the try of a game's deal.
fn begin(client: &Client, game: &str) -> Answer {
    let sender = client.visitor.with("content-type", "application/x-www-form-urlencoded");
    sender.send_text("POST", &format!("/day/{game}"), "")
}

/// Begins the try of a game's deal; its table.
#[track_caller]
fn try_deal(client: &Client, game: &str) -> String {
    let answer = begin(client, game);
    assert_eq!(answer.status, 303, "{answer:?}");
    let place = answer.header("location").expect("a place").to_owned();
    place.strip_prefix("/t/").expect("a table").to_owned()
}

/// Plays the try of a game's deal to its end; its table.
fn play(client: &Client, game: &str) -> String {
    let table = try_deal(client, game);
    client.command(&table, &json!({ "type": "pace", "pace": "instant" }));
    client.begin(&table);
    finish(client, &table);
    table
}

fn finish(client: &Client, table: &str) {
    loop {
        let shown = client.wait_for_turn(table);
        if shown["state"] != "running" {
            return;
        }
        client.act(table, &shown["decision"], &shown["legal"][0]);
    }
}

fn page(client: &Client, path: &str) -> String {
    client.get(path).as_str().expect("a page").to_owned()
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("{before}: {text}")).1;
    rest.split_once(after).expect("an end").0
}

/// The ways to a table, and what each answers.
fn answers(client: &Client, table: &str) -> Vec<(String, u16, Value)> {
    let replays = ["/replay", "/replay?at=3&eyes=1", "/replay?at=3&eyes=open"];
    let pages = ["", "/picture", "/story", "/menu", "?hint=1"];
    let pages = pages.into_iter().chain(replays);
    let pages = pages.map(|page| format!("/t/{table}{page}"));
    let api =
        ["", "/record", "/history", "/analysis"].map(|path| format!("/api/tables/{table}{path}"));
    let ask = |path: String| {
        let (status, answer) = client.send("GET", &path, &Value::Null);
        (path, status, answer)
    };
    pages.chain(api).map(ask).collect()
}

#[test]
fn there_is_one_try_and_one_deal_for_a_house_of_several_servers() {
    let neighbors = neighbors::open_on(&database_at_noon(), [easy(), easy()]);
    let (ann, ben) = (neighbors.here.guest("Ann"), neighbors.there.guest("Ben"));
    for game in GAMES {
        // The same person asks both servers at once.
        let visitors = [ann.visitor.clone(), neighbors.there.known(&ann.visitor).visitor];
        let asked = visitors.map(|visitor| {
            std::thread::spawn(move || {
                let sender = visitor.with("content-type", "application/x-www-form-urlencoded");
                let answer = sender.send_text("POST", &format!("/day/{game}"), "");
                answer.header("location").map(str::to_owned)
            })
        });
        let [one, other] = asked.map(|asked| asked.join().expect("an answer"));
        assert!(one.is_some() && one == other, "{one:?}, {other:?}");
        let hands = [&ann, &ben].map(|client| {
            let table = try_deal(client, game);
            client.begin(&table);
            client.show(&table)["view"]["hand"].clone()
        });
        assert!(!hands[0].is_null() && hands[0] == hands[1], "the same cards: {hands:?}");
    }
}

#[test]
fn everyone_has_the_same_cards_and_one_try() {
    let days = Days::start();
    let (ann, ben) = (days.server.guest("Ann"), days.server.guest("Ben"));
    for game in GAMES {
        let [first, second] = [&ann, &ben].map(|client| {
            let table = try_deal(client, game);
            assert_eq!(try_deal(client, game), table, "there is one try");
            // Their own nonces do not matter.
            let name = json!({ "type": "ready", "nonce": table });
            client.command(&table, &name);
            client.command(&table, &json!({ "type": "start" }));
            client.show(&table)
        });
        assert_ne!(first["table"], second["table"]);
        assert_eq!(first["commitment"], second["commitment"]);
        assert_eq!(first["view"]["hand"], second["view"]["hand"], "{game}");
        assert!(!first["view"]["hand"].is_null(), "{game}");
    }
}

/// Whoever does the same finds the same bots. Those of Level 10 heed what is said, and when that is depends on how fast
/// one plays.
#[test]
fn the_bots_of_a_day_play_the_same_against_everybody() {
    let days = Days::start();
    let people = ["Ann", "Ben"].map(|name| days.server.guest(name));
    for game in ["linko", "level8"] {
        let tables = people.each_ref().map(|client| play(client, game));
        days.end();
        let [first, second] = [0, 1].map(|who| {
            let record = people[who].get(&format!("/api/tables/{}/record", tables[who]));
            record["moves"].as_array().expect("moves").clone()
        });
        assert_eq!(first, second, "{game}");
    }
}

#[test]
fn nobody_learns_anything_of_a_day_before_it_is_over() {
    let days = Days::start();
    let (ann, ben, stranger) =
        (days.server.guest("Ann"), days.server.guest("Ben"), days.server.stranger());
    for game in GAMES {
        let path = format!("/day/{game}");
        for reader in [&ann, &ben, &stranger] {
            let before = page(reader, &path);
            assert!(!before.contains("class=\"histogram\""), "no results: {before}");
        }
        let table = play(&ann, game);
        // Ann sees what came of it, and no card that she has not seen.
        assert!(page(&ann, &path).contains("My try"));
        let shown = ann.show(&table);
        assert_eq!(shown["view"]["open"]["hands"], json!([]), "{shown}");
        assert_eq!(shown["view"]["open"]["pile"], json!([]), "{shown}");
        let end = ann.page(&table, "");
        for hidden in ["/replay\"", "same_deal", "/picture", "id=\"hindsight\""] {
            assert!(!end.contains(hidden), "{hidden}: {end}");
        }
        for (path, status, answer) in answers(&ann, &table) {
            let withheld = ["/replay", "/record", "/picture", "/analysis"];
            let is_withheld = withheld.iter().any(|part| path.contains(part));
            assert_eq!(status, if is_withheld { 409 } else { 200 }, "{path}: {answer}");
        }
        let again = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
        let again = again.send_text("POST", &format!("/t/{table}"), "same_deal=1");
        assert_eq!(again.status, 409, "{again:?}");
        let from_here = json!({ "at": 1, "seat": 0 });
        for (path, body) in [("analysis", json!({})), ("continuations", from_here)] {
            let (status, answer) = ann.send("POST", &format!("/api/tables/{table}/{path}"), &body);
            assert_eq!((status, &answer["error"]), (409, &json!("sealed")), "{path}: {answer}");
        }
        // Ben and strangers see nothing at all, though they have the link.
        for reader in [&ben, &stranger] {
            let streams = [format!("/t/{table}/events"), format!("/api/tables/{table}/events")];
            for path in streams {
                assert_eq!(reader.send("GET", &path, &Value::Null).0, 409, "{path}");
            }
            for (path, status, answer) in answers(reader, &table) {
                assert_eq!(status, 409, "{path}: {answer}");
                let told = answer.to_string();
                assert!(!told.contains("\"hand\"") && !told.contains("Ann"), "{path}: {told}");
            }
            assert!(!page(reader, &path).contains("Ann"), "{game}");
        }
        let yet_to_come = ann.send("GET", &format!("{path}?day=2999-01-01"), &Value::Null);
        assert_eq!(yet_to_come.0, 404);
    }
    let home = page(&ben, "/");
    assert!(home.contains("Not played yet") && !home.contains("Ann"), "{home}");
}

#[test]
fn when_the_day_is_over_everything_is_told() {
    let days = Days::start();
    let (ann, stranger) = (days.server.guest("Ann"), days.server.stranger());
    let today = page(&ann, "/day/linko");
    let commitment = between(&today, "<p class=\"code\">", "</p>").to_owned();
    let date = between(&today, "datetime=\"", "\"").to_owned();
    let table = play(&ann, "linko");
    assert_eq!(ann.show(&table)["commitment"], commitment.as_str());
    let own = page(&ann, "/day/linko");
    assert!(own.contains("class=\"histogram\"") && own.contains("You ▾"), "{own}");
    assert!(
        page(&stranger, "/bots/bruno").contains("Nobody has finished a game with this bot"),
        "the day goes on"
    );
    days.end();
    assert!(page(&stranger, "/bots/bruno").contains("Linko"));

    let shown = page(&stranger, &format!("/day/linko?day={date}"));
    assert!(shown.contains("Ann"), "{shown}");
    let record = ann.get(&format!("/api/tables/{table}/record"));
    let record = Record::<Linko>::replay(&record.to_string(), |_, _| {}).expect("a good record");
    let fair = record.fair.expect("a fair deal");
    assert_eq!(String::from(fair.secret), between(&shown, "<dd class=\"code\">", "</dd>"));
    assert!(fair.nonces.iter().all(|nonce| nonce.as_str().is_empty()));
    assert_eq!(Some(fair.seed()), record.seed);
    let story = page(&ann, &format!("/t/{table}/story"));
    assert!(story.contains("whatever the table") && !story.contains("data-dealt-for"), "{story}");
    for (path, status, answer) in answers(&stranger, &table) {
        assert_eq!(status, 200, "{path}: {answer}");
    }
    assert!(!ann.show(&table)["view"]["open"]["hands"].as_array().expect("hands").is_empty());
    // Another day has other cards.
    assert_ne!(between(&page(&ann, "/day/linko"), "<p class=\"code\">", "</p>"), commitment);
    assert_ne!(try_deal(&ann, "linko"), table);
}

/// The other one has that very name, and came to the very same end.
#[test]
fn who_is_deleted_is_nameless_in_lists_replays_and_pictures() {
    let days = Days::start();
    let (ann, other) = (days.server.guest("Annabella"), days.server.guest("Anonymous"));
    let date = between(&page(&ann, "/day/linko"), "datetime=\"", "\"").to_owned();
    let [table, others] = [&ann, &other].map(|client| play(client, "linko"));
    days.end();
    let paths = [
        format!("/day/linko?day={date}"),
        format!("/t/{table}"),
        format!("/t/{table}/replay?at=3&eyes=open"),
        format!("/t/{table}/story"),
    ];
    let picture = |table: &str| other.visitor.get(&format!("/t/{table}/picture")).text;
    for path in &paths {
        assert!(page(&other, path).contains("Annabella"), "{path}");
    }
    assert_ne!(picture(&table), picture(&others));
    assert_eq!(ann.send("DELETE", "/api/me", &json!({})).0, 204);
    for path in &paths {
        assert!(!page(&other, path).contains("Annabella"), "{path}");
    }
    assert_eq!(picture(&table), picture(&others));
}

#[test]
fn a_try_that_ends_after_its_day_does_not_count() {
    let days = Days::start();
    let (ann, ben) = (days.server.guest("Ann"), days.server.guest("Ben"));
    let date = between(&page(&ann, "/day/linko"), "datetime=\"", "\"").to_owned();
    play(&ben, "linko");
    let table = try_deal(&ann, "linko");
    ann.command(&table, &json!({ "type": "pace", "pace": "instant" }));
    ann.begin(&table);
    let shown = ann.wait_for_turn(&table);
    ann.act(&table, &shown["decision"], &shown["legal"][0]);
    days.end();
    finish(&ann, &table);
    let path = format!("/day/linko?day={date}");
    assert!(page(&ann, &path).contains("Your try has no result"));
    assert!(!page(&days.server.stranger(), &path).contains("Ann"), "only Ben's counts");
    assert!(page(&ben, &path).contains("My try"));
    // Days never come back, whatever the clock says.
    days.shift.fetch_sub(DAY, Ordering::Relaxed);
    assert_ne!(between(&page(&ann, "/day/linko"), "datetime=\"", "\""), date);
}

/// What was given up is over, and tells no more than other tries before the day ends.
#[test]
fn a_try_that_was_given_up_is_not_offered_to_look_back_at() {
    let days = Days::start();
    let ann = days.server.guest("Ann");
    let table = try_deal(&ann, "linko");
    ann.begin(&table);
    ann.command(&table, &json!({ "type": "vote", "end": true }));
    assert_eq!(ann.show(&table)["state"], "given_up");
    let replay = format!("/t/{table}/replay");
    let record = format!("/api/tables/{table}/record");
    let offers = |path: &str| {
        let page = ann.visitor.get(path).text;
        page.contains(&replay) || page.contains(&record)
    };
    for path in ["/", "/games", "/day/linko", "/me/data", &format!("/t/{table}")] {
        assert!(!offers(path), "{path}");
    }
    days.end();
    assert!(offers("/games") && offers("/me/data"));
    assert_eq!(ann.visitor.get(&replay).status, 200);
}

#[test]
fn nobody_else_sits_down_at_a_days_deal_and_nobody_leaves_it() {
    let days = Days::start();
    let (ann, ben) = (days.server.guest("Ann"), days.server.guest("Ben"));
    let table = try_deal(&ann, "linko");
    let refused = |client: &Client, command: Value| {
        let (status, answer) = client.try_command(&table, &command);
        assert_eq!((status, &answer["error"]), (409, &json!("of-the-day")), "{command}: {answer}");
    };
    refused(&ann, json!({ "type": "leave" }));
    refused(&ben, json!({ "type": "sit" }));
    ann.begin(&table);
    refused(&ann, json!({ "type": "leave" }));
    refused(&ben, json!({ "type": "sit" }));
}

#[test]
fn a_shared_page_tells_nothing_of_a_day_that_is_not_over() {
    let days = Days::start();
    let (ann, stranger) = (days.server.guest("Ann"), days.server.stranger());
    play(&ann, "linko");
    let sender = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    assert_eq!(sender.send_text("POST", "/me/share", "share=on").status, 303);
    let own = page(&ann, "/me/results");
    let shared = format!("/p/{}", between(&own, "/p/", "\""));
    assert!(own.contains("Linko"));
    assert!(page(&stranger, &shared).contains("No results yet."));
    days.end();
    assert!(page(&stranger, &shared).contains("Linko"));
}

#[test]
fn there_is_no_help_with_a_days_deal() {
    let days = Days::start();
    let ann = days.server.guest("Ann");
    let table = try_deal(&ann, "linko");
    let arrange = json!({ "type": "arrange", "seat": 1, "plan": { "bot": "random" } });
    let (status, answer) = ann.try_command(&table, &arrange);
    assert_eq!((status, &answer["error"]), (409, &json!("of-the-day")), "{answer}");
    ann.command(&table, &json!({ "type": "pace", "pace": "instant" }));
    ann.begin(&table);
    let shown = ann.wait_for_turn(&table);
    let page = ann.page(&table, "?hint=1");
    assert!(!page.contains("name=\"hint\"") && !page.contains("class=\"advice"), "{page}");
    let hint = json!({ "type": "hint", "decision": shown["decision"] });
    for help in [hint, json!({ "type": "tips", "tips": true })] {
        assert_eq!(ann.try_command(&table, &help).1["error"], json!("of-the-day"));
    }
    ann.act(&table, &shown["decision"], &shown["legal"][0]);
    let shown = ann.wait_for_turn(&table);
    assert_eq!(shown["can_undo"], json!(false));
    let undo = json!({ "type": "undo", "decision": shown["decision"] });
    assert_eq!(ann.try_command(&table, &undo).1["error"], json!("of-the-day"));
}

#[test]
fn one_address_has_few_tries() {
    let days = Days::start();
    let mut refused = 0;
    for _ in 0..14 {
        let guest = days.server.guest("Somebody");
        let answer = begin(&guest, "level8");
        match answer.status {
            303 => assert_eq!(refused, 0),
            429 => refused += 1,
            _ => panic!("{answer:?}"),
        }
    }
    assert_eq!(refused, 2);
    let answer = begin(&days.server.guest("Somebody"), "linko");
    assert_eq!(answer.status, 303, "every game is counted by itself");
}

/// They are counted on when the server starts again, and no address is kept.
#[test]
fn a_restart_gives_no_new_tries() {
    let config = || Config { shift: noon(), ..easy() };
    let house = House::open_with(config());
    for _ in 0..12 {
        assert_eq!(begin(&house.server.guest("Somebody"), "level8").status, 303);
    }
    let house = house.restart_with(config(), |_| {});
    assert_eq!(begin(&house.server.guest("Somebody"), "level8").status, 429);
    assert_eq!(begin(&house.server.guest("Somebody"), "linko").status, 303);
}

#[test]
fn the_same_cards_can_be_played_again() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let made = json!({
        "game": "level10", "seats": ["open", { "bot": "heuristic" }],
        "settings": { "pace": "instant" },
    });
    let first = ann.create(&made);
    ann.begin(&first);
    let dealt = ann.show(&first)["view"]["hand"].clone();
    let again = |client: &Client, table: &str| {
        let sender = client.visitor.with("content-type", "application/x-www-form-urlencoded");
        sender.send_text("POST", &format!("/t/{table}"), "same_deal=1")
    };
    assert_eq!(again(&ann, &first).status, 409, "the game is not over");
    let finish = |client: &Client, table: &str| loop {
        let shown = client.wait_for_turn(table);
        if shown["state"] != "running" {
            return shown;
        }
        client.act(table, &shown["decision"], &shown["legal"][0]);
    };
    finish(&ann, &first);
    // A record that somebody brought is no table that had these cards.
    let (status, brought) =
        ben.send("POST", "/api/records", &ann.get(&format!("/api/tables/{first}/record")));
    assert_eq!(status, 201, "{brought}");
    let place = || again(&ben, &first).header("location").expect("a table").to_owned();
    let second = place().strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(place(), format!("/t/{second}"), "pressed twice, it is one table");
    let closed = json!({ "type": "arrange", "seat": 1, "plan": "closed" });
    assert_eq!(ben.try_command(&second, &closed).1["error"], json!("same-cards"));
    ben.begin(&second);
    assert_eq!(ben.show(&second)["view"]["hand"], dealt);
    let end = finish(&ben, &second);
    assert_eq!(end["practice"], json!(true), "whoever wants can have known the cards");
    let points = |shown: &Value| shown["view"]["open"]["outcome"]["score"].to_string();
    let told = format!("Another table had these cards: {}", points(&ann.show(&first)));
    assert!(ben.page(&second, "").contains(&told), "{told}");
    assert_ne!(place(), format!("/t/{second}"), "once it is over, they can be played again");
    let replay = ben.page(&second, "/replay");
    assert!(replay.contains("name=\"same_deal\""), "{replay}");
}

/// Level 8 has no points: its days are told in levels, as its endings are.
#[test]
fn a_day_is_told_in_what_its_game_counts() {
    let days = Days::start();
    let ann = days.server.guest("Ann");
    let table = play(&ann, "level8");
    let end = ann.page(&table, "");
    let cleared = between(&end, "<ol class=\"sum\"", "</ol>");
    let cleared = between(cleared, "<b>", "</b>");
    let (told, home) = (page(&ann, "/day/level8"), page(&ann, "/"));
    for page in [&told, &home] {
        assert!(page.contains(&format!("{cleared} level")), "{cleared}: {page}");
    }
    assert!(!told.contains("oints"), "{told}");
    play(&ann, "linko");
    assert!(page(&ann, "/day/linko").contains(" point"));
}
