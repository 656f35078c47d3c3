//! A game that is played again with other hidden cards.

use serde_json::Value;
use sobremesa_store::{Row, TableId};
use sobremesa_table::Viewer;

use super::history::History;
use super::pages;
use super::stage::{Heard, Sent, Stage};
use super::twin::Twin;

/// Plays the game again with the twin's cards; the viewer receives the same.
pub(crate) fn again(history: &History, twin: &Twin, viewer: Viewer) {
    let mut stage = Stage::open(history.players, TableId::from_bytes([7; 10]));
    let watching = match viewer {
        Viewer::Seat(seat) => vec![seat.index()],
        Viewer::Spectator => vec![history.players, history.players + 1],
    };
    let mut heard: Vec<Vec<Heard>> = Vec::new();
    for (index, (row, body)) in history.rows.iter().zip(&twin.bodies).enumerate() {
        let row = Row { body: body.to_string(), ..row.clone() };
        if index == 0 {
            stage.append(&row, history.summaries[0].clone());
            watching.iter().for_each(|viewer| stage.follow(*viewer));
        } else {
            let (who, answer) = send(&stage, history, &row, body);
            if let Some(place) = watching.iter().position(|viewer| *viewer == who) {
                heard[index - 1][place].0.push(answer);
            }
        }
        let (version, tries) = (row.version.0, &history.tries[index]);
        let hear = |viewer: &usize| stage.hear(*viewer, version, tries);
        heard.push(watching.iter().map(hear).collect());
    }
    for (row, body) in stage.rows(&stage.table).iter().zip(&twin.bodies) {
        let written: Value = serde_json::from_str(&row.body).expect("JSON");
        assert_eq!(written, *body, "the twin was played");
    }
    compare(history, &watching, &heard);
    for viewer in watching {
        let compared = pages::compare(&history.page_events[viewer], &stage.page_events(viewer));
        assert!(compared > 3, "too few versions to compare");
    }
}

/// Sends the command behind a row: who sent it, and the answer.
fn send(stage: &Stage, history: &History, row: &Row, body: &Value) -> (usize, String) {
    let index = row.version.0 as usize - 1;
    let Sent { who, mut command } = history.sent[index - 1].clone();
    let moves = body["moves"].as_array().map(Vec::as_slice).unwrap_or_default();
    if let ("act", [made, ..]) = (command["type"].as_str().unwrap_or_default(), moves) {
        command["action"] = made.clone();
    }
    // What the server would do in another way by itself is there before it.
    if command["type"] == "start" || moves.len() > 1 {
        stage.append(row, history.summaries[index].clone());
    }
    let answer = stage.send(&Sent { who, command });
    assert_eq!(answer.status, 200, "row {}: {answer:?}", row.version);
    (who, format!("{answer:?}"))
}

fn compare(history: &History, watching: &[usize], heard: &[Vec<Heard>]) {
    for (version, (truth, heard)) in (1..).zip(history.heard.iter().zip(heard)) {
        for (viewer, Heard(heard)) in watching.iter().zip(heard) {
            let Heard(truth) = &truth[*viewer];
            for (one, other) in truth.iter().zip(heard) {
                assert_eq!(one, other, "viewer {viewer} sees a difference at version {version}");
            }
            // The answer to the command after the last version is not awaited.
            assert!(heard.len() == truth.len() || heard.len() + 1 == truth.len());
        }
    }
}
