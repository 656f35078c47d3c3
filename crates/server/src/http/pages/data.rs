//! Everything that the house keeps of a person, as a file.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use sobremesa_store::{Filter, Left, Score, TableId, TableState, TokenKind};

use super::super::records::Brought;
use super::super::{Owner, Problem, Shared};
use crate::clock::written;
use crate::day::Day;

/// This many tables are read at a time.
const AT_A_TIME: u32 = 200;

/// The file. Games themselves are in their records, which it names.
pub(super) async fn file(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    let store = shared.store();
    let sealed = super::day::sealed(&shared, Some(me.id)).await?;
    let token = |token: sobremesa_store::Token| {
        let (kind, name) = match token.kind {
            TokenKind::Program { label, .. } => ("program", Some(label)),
            TokenKind::Cookie => ("device", None),
        };
        let (since, used) = (written(token.created_at), written(token.used_at));
        json!({ "kind": kind, "name": name, "since": since, "used": used })
    };
    let keys: Vec<Value> = store.tokens(me.id).await?.into_iter().map(token).collect();
    let mut tables = Vec::new();
    let mut filter = Filter { person: Some(me.id), limit: AT_A_TIME, ..Filter::default() };
    loop {
        let page = store.list(&filter).await?;
        let ids: Vec<TableId> = page.tables.iter().map(|table| table.table).collect();
        let scores = store.scores(me.id, &ids).await?;
        for listed in page.tables {
            let is_over = listed.summary.state == TableState::Finished;
            let is_sealed = sealed.contains(&listed.table);
            let result = scores.get(&listed.table).map(told);
            tables.push(json!({
                "table": listed.table.as_str(),
                "game": listed.summary.game,
                "changed": written(listed.changed_at),
                "record": (is_over && !is_sealed).then(|| format!("/api/tables/{}/record", listed.table)),
                "result": result,
            }));
        }
        match page.next {
            Some(next) => filter.before = Some(next),
            None => break,
        }
    }
    let mut left = Vec::new();
    let mut last = None;
    loop {
        let page = store.left(me.id, last.as_ref(), AT_A_TIME).await?;
        last = page.last().map(|result| result.table);
        for Left { table, game, score } in &page {
            left.push(json!({ "table": table.as_str(), "game": game, "result": told(score) }));
        }
        if page.len() < AT_A_TIME as usize {
            break;
        }
    }
    let brought: Vec<Brought> = store
        .uploads_of(me.id, shared.hall.clock().ticks())
        .await?
        .into_iter()
        .map(|upload| Brought::of(upload, shared.hall.clock()))
        .collect();
    let pushes = store.pushes(me.id).await?;
    let pushed = pushes
        .iter()
        .map(|push| json!({ "since": written(push.created_at), "language": push.language }));
    let pushed: Vec<Value> = pushed.collect();
    let data = json!({
        "name": me.name, "since": written(me.created_at), "devices_and_programs": keys,
        "notified_devices": pushed,
        "shared_page": store.page_of(me.id).await?.map(|page| format!("/p/{page}")),
        "tables": tables, "results_of_deleted_tables": left, "records": brought,
    });
    let head = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"sobremesa.json\""),
    ];
    Ok((head, format!("{data:#}")).into_response())
}

/// A result, as the file tells it.
fn told(score: &Score) -> Value {
    json!({
        "won": score.wins > 0, "points": score.points, "practice": score.is_practice,
        "ended": written(score.at), "day": score.day.map(|day| Day(day).to_string()),
    })
}
