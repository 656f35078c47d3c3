//! While a game is played.

use super::*;
use crate::room::Phrase;
use crate::room::enact::MOST_DECISIONS;
use crate::room::entry::written;
use sobremesa_table::{Actor, Move};

/// Lets everyone play well for a decision; says whether there was one.
pub(super) fn play_on<G: Shows + Bots>(table: &mut Table<G>, people: &[PersonId]) -> bool {
    table.let_bots_play();
    let owing: Vec<PersonId> =
        people.iter().copied().filter(|person| table.first_legal(*person).is_some()).collect();
    let is_team = table.shown(None)["owed"] == "team";
    for person in &owing {
        let seat = table.room.now.seats.of(*person).expect("a person at the table");
        let by = if is_team { Actor::Team } else { Actor::Seat(seat) };
        // When the team decides, all go along with what seat 0 would do.
        let action = table.good_action(if is_team { super::seat(0) } else { seat });
        let command = table.act(written::<G>(&Move::Action { by, action }));
        table.does(*person, command);
    }
    !owing.is_empty()
}

pub(super) fn finish<G: Shows + Bots>(people: &[PersonId], bots: usize) -> Table<G> {
    let mut table = Table::<G>::running(people, bots);
    while play_on(&mut table, people) {}
    assert_eq!(table.state(), TableState::Finished);
    table
}

#[test]
fn a_move_answers_the_decision_that_is_due() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    table.let_bots_play();
    let action = table.first_legal(ANN).unwrap();
    let due = table.room.now.decision;
    for decision in [None, Some(due - 1), Some(due + 1)] {
        let action = Written::Json(action.clone());
        table.denies(ANN, Command::Act { decision, action }, "stale");
    }
    table.denies(BEN, table.act(action.clone()), "not-seated");
    let command = table.act(action);
    table.does(ANN, command.clone());
    table.denies(ANN, command, "stale");
}

#[test]
fn what_is_not_an_action_is_told_apart_from_what_the_rules_refuse() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    table.let_bots_play();
    for nonsense in [json!(1), json!({}), json!({ "type": "fly" }), json!({ "type": "play" })] {
        table.denies(ANN, table.act(nonsense), "not-an-action");
    }
    let deal = json!({ "type": "deal", "first": 0, "hands": [], "reserve": [], "pile": [] });
    table.denies(ANN, table.act(deal), "not-an-action");
    let illegal = table.act(json!({ "type": "play", "cards": [] }));
    let denied = table.tries(ANN, &illegal).unwrap_err();
    assert_eq!((denied.id(), denied.rule()), ("rules", Some("LK-4")));
    assert!(!denied.sentence(Language::English).is_empty());
}

/// The seat in an action is the sender's own, whatever it says.
#[test]
fn nobody_plays_for_another_seat() {
    let mut table = Table::<Linko>::running(&[ANN, BEN], 0);
    let (owes, other) = match table.first_legal(ANN) {
        Some(_) => (ANN, BEN),
        None => (BEN, ANN),
    };
    let action = table.first_legal(owes).unwrap();
    assert!(action.get("seat").is_some());
    table.denies(other, table.act(action), "rules");
}

#[test]
fn whole_games_end_with_a_record() {
    fn check<G: Shows + Bots>(people: &[PersonId], bots: usize) {
        let table = finish::<G>(people, bots);
        let names = Names::from([(ANN, "Ann".to_owned())]);
        let record = table.room.record(&Company { names, ..Company::default() }).unwrap();
        let read = sobremesa_table::Record::<G>::replay(&record, |_, _| {}).unwrap();
        assert!(read.outcome.is_some() && read.fair.is_some() && !read.practice);
        assert_eq!(read.players[0], "Ann");
        table.room.record(&Company::default()).unwrap();
    }
    check::<Level10>(&[ANN, BEN], 1);
    check::<Linko>(&[ANN], 3);
    check::<Level8>(&[ANN], 1);
    assert_eq!(
        Table::<Linko>::running(&[ANN], 1).room.record(&Company::default()),
        None,
        "not before"
    );
}

#[test]
fn people_agree_on_who_begins_in_level_10() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 1);
    let first = |player: usize| json!({ "type": "first", "player": player });
    assert!(table.room.now.bot_to_move().is_none(), "bots go along");
    let propose = table.act(first(1));
    table.does(ANN, propose);
    let other = table.act(first(2));
    table.does(BEN, other);
    assert_eq!(table.shown(None)["proposals"].as_array().unwrap().len(), 2);
    assert_eq!(table.shown(None)["owed"], "team");
    let agreed = table.act(first(2));
    table.does(ANN, agreed);
    assert_eq!(table.shown(None)["owed"], json!({ "seat": 2 }));
    assert_eq!(table.shown(None)["proposals"], json!([]));
    let mut alone = Table::<Level10>::running(&[ANN], 2);
    let pick = alone.act(first(1));
    alone.does(ANN, pick);
    assert_eq!(alone.shown(None)["owed"], json!({ "seat": 1 }), "alone with bots one just picks");
}

#[test]
fn statements_answer_no_decision_and_make_none_stale() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    let decision = table.room.now.decision;
    let wish = json!({ "type": "say", "what": "play", "world": "F" });
    table.does(BEN, said(wish));
    assert_eq!(table.room.now.decision, decision);
    let first = table.act(json!({ "type": "first", "player": 0 }));
    table.does(ANN, first);
    let lie = json!({ "type": "say", "what": "count", "world": "F", "count": 9 });
    let denied = table.tries(BEN, &said(lie)).unwrap_err();
    assert_eq!(denied.rule(), Some("L10-6"));
    table.denies(BEN, Command::Say(Phrase::WellPlayed), "no-phrases");
}

#[test]
fn counts_are_told_whenever_they_change() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    table.does(ANN, Command::StandingOrder { speaks: true });
    let told = |table: &Table<Level10>| {
        let count = |made: &&Move<Level10>| matches!(made, Move::Statement { seat, .. } if *seat == super::seat(0));
        table.room.moves().iter().filter(count).count()
    };
    assert_eq!(told(&table), 0);
    let first = json!({ "type": "first", "player": 0 });
    for person in [ANN, BEN] {
        let command = table.act(first.clone());
        table.does(person, command);
    }
    let after_first = told(&table);
    assert!(after_first > 0);
    let command = table.act(table.first_legal(ANN).unwrap());
    table.does(ANN, command);
    assert!(told(&table) > after_first, "a card was played and one drawn");
    let mut linko = Table::<Linko>::running(&[ANN], 1);
    linko.denies(ANN, Command::StandingOrder { speaks: true }, "no-counts");
}

#[test]
fn phrases_are_heard_where_the_game_has_no_words_of_its_own() {
    let mut table = Table::<Linko>::running(&[ANN], 1);
    table.does(ANN, Command::Say(Phrase::Thinking));
    let said = &table.shown(None)["phrases"][0];
    assert_eq!((&said["seat"], &said["phrase"]), (&json!(0), &json!("thinking")));
    table.denies(BEN, Command::Say(Phrase::Hello), "not-seated");
}

#[test]
fn a_rematch_has_the_same_people_and_options() {
    let table = finish::<Linko>(&[ANN, BEN], 1);
    let secrets = (Secret::from_bytes([8; 32]), Salt::from_bytes([9; 32]));
    let names = Names::from([(ANN, "Ann".into()), (BEN, "Ben".into())]);
    let created = table.room.now.judge_rematch(BEN, secrets, &names).unwrap();
    assert_eq!((created.host, created.seats.len()), (BEN, 3));
    let denied = table.room.now.judge_rematch(CLEO, secrets, &names).unwrap_err();
    assert_eq!(denied.id(), "not-seated");
    let running = Table::<Linko>::running(&[ANN], 1);
    let denied = running.room.now.judge_rematch(ANN, secrets, &names).unwrap_err();
    assert_eq!(denied.id(), "not-over");
}

/// A game that goes round in circles is given up before its log grows without end.
#[test]
fn a_game_without_an_end_is_given_up() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    for room in [&mut table.room, &mut table.reread] {
        room.now.decision = MOST_DECISIONS - 1;
    }
    assert_eq!(table.room.now.state(), TableState::Running);
    play_on(&mut table, &[ANN]);
    assert_eq!(table.room.now.state(), TableState::Finished);
    assert_eq!(shown(&table.room, None)["state"], "given_up");
}
