//! Games that are over are looked at again, and others are not.

use serde_json::json;

use crate::client::Client;
use crate::server::{GAMES, TestServer};

pub(super) fn begin(client: &Client, game: &str) -> String {
    let seats = json!(["open", { "bot": "random" }]);
    let id =
        client.create(&json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } }));
    client.begin(&id);
    id
}

pub(super) fn finish(client: &Client, id: &str) {
    loop {
        let shown = client.wait_for_turn(id);
        if shown["state"] != "running" {
            return;
        }
        client.act(id, &shown["decision"], &shown["legal"][0]);
    }
}

pub(super) fn replay(client: &Client, id: &str, query: &str) -> String {
    let page = client.get(&format!("/t/{id}/replay{query}"));
    page.as_str().unwrap_or_else(|| panic!("{page}")).to_owned()
}

#[test]
fn every_position_of_every_game_is_shown_through_every_players_eyes() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    for game in GAMES {
        let id = begin(&ann, game);
        finish(&ann, &id);
        let first = replay(&ann, &id, "");
        let last: usize = first
            .split_once("data-last=\"")
            .and_then(|(_, rest)| rest.split('"').next())
            .and_then(|last| last.parse().ok())
            .expect("how many moves there were");
        assert!(first.contains("noindex") && !first.contains("data-events"), "{first}");
        for at in 1..=last {
            for eyes in ["0", "1", "open"] {
                let page = replay(&ann, &id, &format!("?at={at}&eyes={eyes}"));
                let told = format!("Move {at} of {last}");
                assert!(page.contains(&told) && page.contains("id=\"dock\""), "{game} {at} {eyes}");
            }
        }
        assert!(replay(&ann, &id, "?at=999999&eyes=5").contains(&format!("Move {last} of {last}")));
        for bad in ["at=x", "eyes=all", "eyes=-1", "eyes=17"] {
            let path = format!("/t/{id}/replay?{bad}");
            assert_eq!(ann.send("GET", &path, &json!(null)).0, 400, "{path}");
        }
        let turn = first.split_once("data-key=\"n\"").expect("the way to the next turn").0;
        let turn = turn.rsplit_once("href=\"").expect("a link").1.replace("&amp;", "&");
        let turn = turn.split('"').next().expect("its end");
        assert!(
            ann.get(turn).as_str().is_some_and(|page| page.contains("class=\"reel\"")),
            "{turn}"
        );
        let picture = ann.visitor.get(&format!("/t/{id}/picture"));
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
        assert!(ann.page(&id, "").contains(&format!("/t/{id}/picture\"")), "chats find it");
        // Whoever has the link sees it, too.
        assert!(replay(&server.guest("Ben"), &id, "").contains("class=\"reel\""));
    }
}

/// The faces of the cards that a page shows as held, row by row.
fn held(page: &str) -> Vec<Vec<String>> {
    let Some((_, hands)) = page.split_once("class=\"hands\"") else { return Vec::new() };
    let hands = hands.split_once("</ol>").expect("its end").0;
    let faces = |row: &str| {
        let mut faces: Vec<String> = row
            .split("href=\"#f-")
            .skip(1)
            .map(|face| face.split('"').next().expect("its end").into())
            .collect();
        faces.sort_unstable();
        faces
    };
    hands.split("class=\"fan\"").skip(1).map(faces).collect()
}

/// The hands that are dealt are in the record.
#[test]
fn with_open_eyes_all_hands_are_seen_and_through_a_seat_only_its_own() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let id = begin(&ann, "level10");
    finish(&ann, &id);
    let record = ann.get(&format!("/api/tables/{id}/record"));
    let dealt = |seat: usize| {
        let cards = record["moves"][0]["hands"][seat].as_array().expect("a hand").iter();
        let mut cards: Vec<String> = cards.map(|card| card.as_str().unwrap().to_owned()).collect();
        cards.sort_unstable();
        cards
    };
    let open = replay(&ann, &id, "?at=1&eyes=open");
    assert_eq!(held(&open), [dealt(0), dealt(1)]);
    assert!(open.contains("eyes=open\" aria-current=\"true\""), "{open}");
    for eyes in ["0", "1"] {
        let page = replay(&ann, &id, &format!("?at=1&eyes={eyes}"));
        assert!(held(&page).is_empty(), "{page}");
    }
    let others: Vec<String> =
        dealt(1).into_iter().filter(|card| !dealt(0).contains(card) && card != "P").collect();
    let through = replay(&ann, &id, "?at=1&eyes=0");
    let main = through.split_once("<main").expect("the table").1;
    for card in others {
        assert!(!main.contains(&format!("#f-{card}\"")), "{card}: {main}");
    }
}

#[test]
fn a_game_that_goes_on_is_not_looked_at_again() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    for game in GAMES {
        let id = begin(&ann, game);
        assert_eq!(ann.visitor.get(&format!("/t/{id}/picture")).status, 409);
        assert!(
            ann.page(&id, "").contains(&format!("/preview/{game}\"")),
            "the game's own picture"
        );
        for query in ["", "?eyes=open", "?at=1&eyes=1"] {
            let (status, body) = ann.send("GET", &format!("/t/{id}/replay{query}"), &json!(null));
            assert_eq!(status, 409, "{body}");
            assert!(!body.to_string().contains("class=\"card"), "{body}");
        }
    }
}
