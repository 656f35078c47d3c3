//! Taking back.

use super::play::play_on;
use super::*;
use sobremesa_level10::{Deed, Statement, World};
use sobremesa_page::{Aside, Line};
use sobremesa_table::{Course, Move, Viewer};

#[test]
fn in_ones_own_turn_what_revealed_nothing_is_taken_back() {
    // Ann takes the card that was turned up, which everyone knows, and takes that back.
    let mut table = Table::<Level8>::running(&[ANN, BEN], 0);
    let owes = if table.first_legal(ANN).is_some() { ANN } else { BEN };
    let other = if owes == ANN { BEN } else { ANN };
    let before = table.shown(Some(owes))["view"].clone();
    let legal = table.shown(Some(owes))["legal"].clone();
    let from = |source: &str| {
        let is_pile = |action: &&Value| action["from"] == "pile";
        let wanted = |action: &&Value| (source == "pile") == is_pile(action);
        legal.as_array().unwrap().iter().find(wanted).cloned().unwrap()
    };
    let take = table.act(from("discard"));
    table.denies(owes, table.undo(), "nothing-to-undo");
    table.does(owes, take);
    table.denies(other, table.undo(), "nothing-to-undo");
    assert_eq!(table.shown(Some(owes))["can_undo"], true);
    let decision = table.room.now.decision;
    table.does(owes, table.undo());
    assert_eq!(table.shown(Some(owes))["view"], before);
    assert!(table.room.now.decision > decision, "an old answer does not fit any more");
    assert_eq!(table.shown(Some(owes))["practice"], true, "something was taken back");
    let draw = table.act(from("pile"));
    table.does(owes, draw);
    table.denies(owes, table.undo(), "nothing-to-undo");
}

#[test]
fn alone_with_bots_everything_is_taken_back_for_practice() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    table.let_bots_play();
    let before = table.shown(Some(ANN))["view"].clone();
    let command = table.act(table.first_legal(ANN).unwrap());
    table.does(ANN, command);
    table.let_bots_play();
    table.does(ANN, table.undo());
    assert_eq!(table.shown(Some(ANN))["view"], before);
    while play_on(&mut table, &[ANN]) {}
    let record = table.room.record(&Company::default()).unwrap();
    assert!(record.contains("\"practice\":true"));
    sobremesa_table::Record::<Linko>::replay(&record, |_, _| {}).unwrap();
}

#[test]
fn the_same_command_twice_takes_back_one_decision() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    for _ in 0..2 {
        table.let_bots_play();
        let command = table.act(table.first_legal(ANN).unwrap());
        table.does(ANN, command);
    }
    let undo = table.undo();
    table.does(ANN, undo.clone());
    table.denies(ANN, undo, "stale");
    let undo = table.undo();
    table.does(ANN, undo);
}

#[test]
fn who_had_help_is_told_whatever_is_taken_back() {
    let mut table = Table::<Linko>::running(&[ANN], 2);
    table.let_bots_play();
    let command = table.act(table.first_legal(ANN).unwrap());
    table.does(ANN, command);
    table.let_bots_play();
    table.does(ANN, Command::Hint { decision: table.room.now.decision });
    table.does(ANN, table.undo());
    let lines = table.room.all_lines(Viewer::Spectator);
    let is_told = |line: &Line<Linko>| matches!(line.aside, Some(Aside::Hinted(_)));
    assert!(lines.iter().any(is_told));
    while play_on(&mut table, &[ANN]) {}
    table.denies(ANN, Command::Return, "is-over");
}

/// A table of two people and bots where a person has just placed a reset, and is to exchange cards.
fn after_a_reset(bots: usize) -> (Table<Level10>, PersonId, PersonId) {
    let mut table = Table::<Level10>::running(&[ANN, BEN], bots);
    for person in [ANN, BEN] {
        let command = table.act(json!({ "type": "first", "player": 0 }));
        table.does(person, command);
    }
    loop {
        table.let_bots_play();
        let (person, other) =
            if table.first_legal(ANN).is_some() { (ANN, BEN) } else { (BEN, ANN) };
        let legal = table.shown(Some(person))["legal"].as_array().unwrap().clone();
        let reset = legal.iter().find(|action| action["type"] == "reset");
        let command = table.act(reset.unwrap_or(&legal[0]).clone());
        table.does(person, command);
        if reset.is_some() {
            return (table, person, other);
        }
    }
}

#[test]
fn what_people_said_since_stays_said() {
    let (mut table, person, other) = after_a_reset(0);
    let wish = json!({ "type": "say", "what": "play", "world": "F" });
    table.does(other, said(wish));
    let undo = table.undo();
    table.does(person, undo);
    let play = table.room.now.running().unwrap();
    let said = table.room.moves().last().unwrap();
    let speaker = table.room.now.seats.of(other).unwrap();
    assert!(matches!(said, Move::Statement { seat, .. } if *seat == speaker), "{said:?}");
    let mut again = Course::<Level10>::new(play.rules());
    table.room.moves().iter().for_each(|made| drop(again.make(made.clone()).unwrap()));
    assert_eq!(again, *play.course(), "the line that stands is a game");
    assert!(table.first_legal(person).is_some());
}

/// Or one could place a reset in each row in turn, and hear what the bots wish for there.
#[test]
fn what_a_bot_has_answered_to_is_not_taken_back() {
    let (mut table, person, _) = after_a_reset(1);
    assert_eq!(table.shown(Some(person))["can_undo"], true);
    let wish = Statement::Wish { deed: Deed::Play, world: World::Forest, whom: None };
    let judged = table.room.judge_statement(seat(2), wish, table.now).expect("it may be said");
    table.writes(judged);
    assert_eq!(table.shown(Some(person))["can_undo"], false);
    table.denies(person, table.undo(), "nothing-to-undo");
}

#[test]
fn nobody_takes_back_what_the_team_decided() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    for person in [ANN, BEN] {
        let command = table.act(json!({ "type": "first", "player": 1 }));
        table.does(person, command);
    }
    assert!(table.first_legal(BEN).is_some(), "Ben agreed last, and begins");
    table.denies(BEN, table.undo(), "nothing-to-undo");
}

#[test]
fn after_an_undo_the_decision_before_it_can_be_taken_back_too() {
    let mut table = Table::<Linko>::running(&[ANN], 1);
    let mut undos = 0;
    for _ in 0..4 {
        assert!(play_on(&mut table, &[ANN]));
    }
    while table.tries(ANN, &table.undo()).is_ok() {
        undos += 1;
    }
    assert_eq!(undos, 4);
}

#[test]
fn in_ones_own_turn_two_decisions_are_taken_back_one_by_one() {
    let mut table = Table::<Level8>::running(&[ANN, BEN], 0);
    let mut views: Vec<Value> = Vec::new();
    // Until someone has made two decisions in a row that revealed nothing.
    let person = loop {
        let person = if table.first_legal(ANN).is_some() { ANN } else { BEN };
        views.push(table.shown(Some(person))["view"].clone());
        assert!(play_on(&mut table, &[person]), "the game is not over yet");
        if table.shown(Some(person))["can_undo"] == false {
            views.clear();
        } else if views.len() == 2 {
            break person;
        }
    };
    while let Some(view) = views.pop() {
        let undo = table.undo();
        table.does(person, undo);
        assert_eq!(table.shown(Some(person))["view"], view);
    }
}

/// Taking back a decision does not let one take back what revealed something before it.
#[test]
fn what_revealed_something_stays_when_the_decision_after_it_is_taken_back() {
    let mut table = Table::<Level8>::running(&[ANN, BEN], 0);
    let mut last_revealed = false;
    // Until someone has decided something that revealed nothing right after something that did.
    let person = loop {
        let person = if table.first_legal(ANN).is_some() { ANN } else { BEN };
        assert!(play_on(&mut table, &[person]), "the game is not over yet");
        let can_undo = table.shown(Some(person))["can_undo"] == true;
        if can_undo && last_revealed {
            break person;
        }
        last_revealed = !can_undo && table.first_legal(person).is_some();
    };
    let undo = table.undo();
    table.does(person, undo);
    table.denies(person, table.undo(), "nothing-to-undo");
}
