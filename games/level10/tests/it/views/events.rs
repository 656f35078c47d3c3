//! What happened, as each viewer may know it.

use serde_json::{Value, json};
use sobremesa_level10::memory::Said;
use sobremesa_level10::{Event, Level10};
use sobremesa_table::{Course, Move, Step, Viewer};

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, rules, seat, statement};

fn seen(course: &Course<Level10>, step: &Step<Level10>, viewer: Viewer) -> Value {
    serde_json::to_value(course.events(step, viewer)).expect("events are JSON")
}

/// After `action` the one who acts sees `own`, and everyone else `others`.
#[track_caller]
fn shows(table: &mut Table, action: &str, actor: usize, own: &Value, others: &Value) {
    let made = table.action(action);
    let step = table.make(made);
    for viewer in Viewer::all(table.state().hands().len()) {
        let expected = if viewer.is(seat(actor)) { own } else { others };
        assert_eq!(&seen(table.course(), &step, viewer), expected, "{action}: {viewer:?}");
    }
}

#[test]
fn a_deal_shows_the_own_hand() {
    let mut table = Table::new(&rules(5, 1));
    let deal = Plan::new(rules(5, 1)).holds(0, "D1 F2 F3 P").holds(1, "S1 S2 S3 S4").deal();
    let step = table.make(Move::Chance(deal));
    let sizes = |hand: Option<Value>| {
        let mut dealt = json!({"type": "dealt", "hand_size": 4, "pile_size": 21});
        if let Some(hand) = hand {
            dealt["hand"] = hand;
        }
        json!([dealt])
    };
    let (course, of) = (table.course(), |index| Viewer::Seat(seat(index)));
    assert_eq!(seen(course, &step, of(0)), sizes(Some(json!(["D1", "F2", "F3", "P"]))));
    assert_eq!(seen(course, &step, of(1)), sizes(Some(json!(["S1", "S2", "S3", "S4"]))));
    assert_eq!(seen(course, &step, Viewer::Spectator), sizes(None));
}

#[test]
fn a_play_is_seen_by_all_and_its_draw_by_the_player() {
    let game = Plan::new(rules(5, 1)).holds(0, "D1 F2 F3 P").pile("S8 S7");
    let mut table = game.holds(1, "V1").table();
    let began = json!([{"type": "began", "seat": 0}]);
    shows(&mut table, "team: first 0", 0, &began, &began);

    let played = json!({"type": "played", "seat": 0, "card": "F2", "column": 0});
    let own = json!([played, {"type": "drew", "seat": 0, "count": 1, "cards": ["S8"]}]);
    let others = json!([played, {"type": "drew", "seat": 0, "count": 1}]);
    shows(&mut table, "play F2", 0, &own, &others);
}

#[test]
fn a_pause_is_seen_by_all() {
    let mut table = Plan::new(rules(5, 1)).then("first 0").holds(0, "P").pile("S8").table();
    let paused = json!({"type": "paused", "seat": 0, "row": "V", "column": 0});
    let own = json!([paused, {"type": "drew", "seat": 0, "count": 1, "cards": ["S8"]}]);
    let others = json!([paused, {"type": "drew", "seat": 0, "count": 1}]);
    shows(&mut table, "pause V", 0, &own, &others);
}

#[test]
fn of_an_exchange_others_see_the_number() {
    let game = Plan::new(rules(5, 1)).then("first 0").holds(0, "D1 F2 F3 P").pile("S8 S7");
    let mut table = game.table();
    let reset = json!([{"type": "was_reset", "seat": 0, "row": "M", "column": 0}]);
    shows(&mut table, "reset M", 0, &reset, &reset);

    let none = json!({"type": "put_under", "seat": 0, "count": 0});
    let mut own = none.clone();
    own["cards"] = json!([]);
    shows(&mut table.clone(), "swap", 0, &json!([own]), &json!([none]));

    let own = json!([
        {"type": "put_under", "seat": 0, "count": 2, "cards": ["P", "F2"]},
        {"type": "drew", "seat": 0, "count": 2, "cards": ["S8", "S7"]},
    ]);
    let others = json!([
        {"type": "put_under", "seat": 0, "count": 2}, {"type": "drew", "seat": 0, "count": 2},
    ]);
    shows(&mut table, "swap P F2", 0, &own, &others);
}

#[test]
fn without_a_pile_nobody_draws_and_a_tucked_card_is_seen_by_all() {
    let game = Plan::new(rules(4, 1)).then("first 0").fill(FULL, 30).holds(2, "D8 F8 P");
    let table = game.table();
    assert_eq!(table.pile(), "");
    let played = json!([{"type": "played", "seat": 2, "card": "F8", "column": 6}]);
    shows(&mut table.clone(), "play F8", 2, &played, &played);
    let paused = json!([{"type": "paused", "seat": 2, "row": "D", "column": 6, "tuck": "D8"}]);
    shows(&mut table.clone(), "pause D tuck D8", 2, &paused, &paused);
    let reset = json!([{"type": "was_reset", "seat": 2, "row": "V", "column": 6}]);
    shows(&mut table.clone(), "reset V", 2, &reset, &reset);
}

#[test]
fn a_statement_is_heard_by_all() {
    let mut table = Plan::new(rules(3, 0)).holds(1, "F1 F2 S1 S2 S3 S4").table();
    for text in ["count F 2", "play M", "reset F 2"] {
        let step = table.say(1, text);
        let said = Said { seat: seat(1), statement: statement(text), filled: 0 };
        for viewer in Viewer::all(3) {
            assert_eq!(table.course().events(&step, viewer), [Event::Said(said)]);
        }
    }
    let step = table.say(1, "reset F 2");
    let heard = serde_json::to_string(&table.course().events(&step, Viewer::Spectator)).unwrap();
    let said = r#"[{"type":"said","seat":1,"what":"reset","world":"F","whom":2,"filled":0}]"#;
    assert_eq!(heard, said);
}

#[test]
fn the_end_comes_with_the_result() {
    let picture = "D 1 2 3\nF 1 2 3\nS 1 2 3\nV 1 2 3\nM 0 0 .";
    let game = Plan::new(rules(3, 0)).then("first 0").fill(picture, 14).pile("D8");
    let mut table = game.table_after(13);
    let played = json!({"type": "played", "seat": 1, "card": "V3", "column": 2});
    let outcome = json!({"won": false, "score": 54, "placed": 14, "unused_pauses": 3});
    let ended = json!({"type": "ended", "end": {"stuck": 2}, "outcome": outcome});
    let drawn = table.pile()[..2].to_string();
    let own = json!([played, {"type": "drew", "seat": 1, "count": 1, "cards": [drawn]}, ended]);
    let others = json!([played, {"type": "drew", "seat": 1, "count": 1}, ended]);
    shows(&mut table, "play V3", 1, &own, &others);
    let step = table.say(0, "play F");
    let heard = table.course().events(&step, Viewer::Spectator);
    assert!(matches!(heard[..], [Event::Said(_)]), "the end is told once");
}
