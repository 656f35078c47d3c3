//! What is written, how much of it, and what becomes of it.

use super::*;
use crate::room::judge::MOST_ROWS;
use crate::room::{BadRow, Phrase};
use sobremesa_store::Version;

#[test]
fn what_changes_nothing_makes_no_row() {
    let mut table = Table::<Level10>::new(&[bot(), SeatPlan::Open], Settings::default());
    table.denies(ANN, Command::Arrange(seat(1), bot()), "nothing-changes");
    table.denies(ANN, Command::Arrange(seat(2), SeatPlan::Open), "nothing-changes");
    table.does(ANN, Command::Arrange(seat(2), SeatPlan::Closed));
    table.does(ANN, Command::Ready("a".parse().unwrap()));
    table.denies(ANN, Command::Ready("a".parse().unwrap()), "nothing-changes");
    table.denies(ANN, Command::Ready("b".parse().unwrap()), "nothing-changes");
    table.denies(ANN, Command::StandingOrder { speaks: false }, "nothing-changes");
    table.does(ANN, Command::StandingOrder { speaks: true });
    table.denies(ANN, Command::StandingOrder { speaks: true }, "nothing-changes");
    table.does(ANN, Command::Start);
    table.denies(ANN, Command::Vote(false), "nothing-changes");
}

#[test]
fn nobody_fills_a_log_with_what_is_no_move() {
    let mut table = Table::<Linko>::running(&[ANN, BEN], 1);
    for vote in 0..MOST_ROWS - 2 {
        table.does(BEN, Command::Vote(vote % 2 == 0));
    }
    table.denies(BEN, Command::Vote(true), "too-much");
    table.denies(BEN, Command::Say(Phrase::Hello), "too-much");
    table.does(ANN, Command::Say(Phrase::Hello));
    table.let_bots_play();
    while table.first_legal(BEN).is_none() {
        let command = table.act(table.first_legal(ANN).unwrap());
        table.does(ANN, command);
        table.let_bots_play();
    }
    let command = table.act(table.first_legal(BEN).unwrap());
    table.does(BEN, command);
    table.does(BEN, Command::Leave);
}

#[test]
fn statements_and_undos_are_counted_too() {
    let wish = json!({ "type": "say", "what": "play", "world": "F" });
    let say = said(wish);
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    for _ in 1..MOST_ROWS {
        table.does(ANN, say.clone());
    }
    table.denies(ANN, say.clone(), "too-much");
    table.does(BEN, say);
    let mut alone = Table::<Linko>::running(&[ANN], 1);
    for undo in 1..=MOST_ROWS {
        alone.let_bots_play();
        let command = alone.act(alone.first_legal(ANN).unwrap());
        alone.does(ANN, command);
        if undo < MOST_ROWS {
            let undo = alone.undo();
            alone.does(ANN, undo);
        }
    }
    alone.denies(ANN, alone.undo(), "too-much");
}

/// Every person has a limit, and there are always more people.
#[test]
fn nobody_sits_down_any_more_at_a_table_that_has_seen_too_much() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open], Settings::default());
    let mut people = (10..100).map(PersonId);
    let denied = people.find_map(|person| {
        for _ in 0..100 {
            if let Err(denied) = table.tries(person, &Command::Sit(None)) {
                return Some(denied);
            }
            table.does(person, Command::Leave);
        }
        None
    });
    assert!(matches!(denied, Some(Denied::TooMuch)));
    assert!(table.room.now.version < Version(5_000));
}

#[test]
fn a_row_that_cannot_be_applied_is_an_error() {
    let bad = |entry: Value| {
        let mut table = Table::<Linko>::running(&[ANN], 1);
        // What is no move at all is found when it is read.
        let Ok(entry) = serde_json::from_value(entry) else { return Err(BadRow) };
        table.room.apply(table.room.now.version.next(), None, table.now, entry)
    };
    let nonsense = json!({ "type": "nonsense" });
    let illegal = json!({ "type": "play", "seat": 0, "cards": ["1", "2", "3"] });
    for moves in [json!([nonsense]), json!([illegal])] {
        assert_eq!(bad(json!({ "type": "moved", "seat": 0, "moves": moves })), Err(BadRow));
        assert_eq!(bad(json!({ "type": "started", "moves": moves })), Err(BadRow));
        let undone = json!({ "type": "undone", "seat": 0, "stands": 1, "kept": moves });
        assert_eq!(bad(undone), Err(BadRow));
    }
    assert_eq!(bad(json!({ "type": "proposed", "seat": 0, "action": {} })), Err(BadRow));
    let mut table = Table::<Linko>::running(&[ANN], 1);
    let late = table.room.now.version.next().next();
    let voted = Entry::Voted { seat: seat(0), end: true };
    assert_eq!(table.room.apply(late, None, table.now, voted), Err(BadRow));
}

/// What a viewer who saw this version is told of what happened since.
fn events(table: &Table<Linko>, since: Version) -> Value {
    let people = Company::default();
    let shown = table.room.seen(None, &people).to_json(Some(since), Language::English);
    serde_json::from_str::<Value>(&shown).unwrap()["events"].clone()
}

/// Players may fetch what they have seen: all of it, but nothing that only others have.
#[test]
fn everything_that_one_has_seen_can_be_fetched() {
    let mut table = Table::<Linko>::new(&[bot()], Settings::default());
    assert!(table.room.history(Some(ANN)).is_none(), "nothing was to be seen yet");
    let waiting = table.room.now.version;
    table.does(ANN, Command::Ready("a".parse().unwrap()));
    table.does(ANN, Command::Start);
    table.let_bots_play();
    let seen = table.room.history(Some(ANN)).unwrap()();
    let shown = table.room.history(None).unwrap()();
    let events: Vec<Value> = serde_json::from_str(&seen).unwrap();
    assert!(events[0].get("hand").is_some(), "one's own hand: {seen}");
    let public: Value = serde_json::from_str(&shown).unwrap();
    assert_eq!(public, self::events(&table, waiting), "the same as a stream has told");
    assert!(public[0].get("hand").is_none(), "who looks on sees no hand: {shown}");
}

#[test]
fn rows_without_moves_hide_no_event() {
    let mut table = Table::<Linko>::new(&[bot()], Settings::default());
    let waiting = table.room.now.version;
    table.does(ANN, Command::Say(Phrase::Hello));
    assert_eq!(events(&table, waiting), json!([]));
    table.does(ANN, Command::Ready("a".parse().unwrap()));
    table.does(ANN, Command::Start);
    assert_eq!(events(&table, waiting)[0]["type"], "dealt");
    table.let_bots_play();
    let command = table.act(table.first_legal(ANN).unwrap());
    table.does(ANN, command);
    let undo = table.undo();
    let before = table.room.now.version;
    table.does(ANN, undo);
    let undone = table.room.now.version;
    assert_eq!(events(&table, before), Value::Null, "what was taken back is not told");
    table.does(ANN, Command::Say(Phrase::Oops));
    assert_eq!(events(&table, undone), json!([]));
    let command = table.act(table.first_legal(ANN).unwrap());
    table.does(ANN, command);
    assert!(!events(&table, undone).as_array().unwrap().is_empty());
}
