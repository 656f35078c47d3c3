//! Oneself, by forms.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use sobremesa_page::person::{self, Key, Shown};
use sobremesa_store::{LinkHash, Scope, TokenId, TokenKind};

use super::super::people::{be_called, check_name, forget};
use super::super::tokens::{Labeled, WantedScope};
use super::super::visitor::{check_owner, clear_cookie};
use super::super::{Owner, Problem, Shared, devices, tokens};
use super::form::{Fields, Filled};
use super::reader::{self, Reading, Someone};
use crate::clock::written;
use crate::hash::hash;
use crate::qr;

/// The page about oneself.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    show(&shared, &reading, None).await
}

/// The page about oneself, with what is shown once.
async fn show(
    shared: &Shared,
    reading: &Reading,
    shown: Option<&Shown>,
) -> Result<Response, Problem> {
    let mut keys = Vec::new();
    let owner = reading.person.as_ref().filter(|person| check_owner(person).is_ok());
    if let Some(person) = owner {
        for token in shared.store().tokens(person.id).await? {
            let (name, may_all) = match token.kind {
                TokenKind::Program { label, scope } => (label, Some(scope == Scope::Account)),
                TokenKind::Cookie if token.id == person.token => continue,
                TokenKind::Cookie => (crate::language::words().text("person-device"), None),
            };
            let (id, used) = (token.id.0.to_string(), written(token.used_at));
            keys.push(Key { id, name, may_all, used });
        }
    }
    Ok(reader::page(person::page(&reading.house, &keys, shown)))
}

/// Takes another name.
pub(super) async fn rename(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let name = check_name(fields.text("name"))?;
    let person = someone.person(&shared).await?;
    be_called(&shared, &person, &name).await?;
    Ok(Redirect::to("/me").into_response())
}

/// Makes a link for another device.
pub(super) async fn add_link(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    reading: Reading,
) -> Result<Response, Problem> {
    let link = devices::new_link(&shared, me.id).await?;
    let link = format!("{}{}", reading.outside, link.path);
    let picture = qr::picture(&link).unwrap_or_default();
    show(&shared, &reading, Some(&Shown::Link(link, picture))).await
}

/// Makes a code that brings the identity back.
pub(super) async fn set_recovery(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    reading: Reading,
) -> Result<Response, Problem> {
    let code = devices::new_recovery(&shared, me.id).await?;
    show(&shared, &reading, Some(&Shown::Recovery(code))).await
}

/// Comes back with a code.
pub(super) async fn recover(
    State(shared): State<Arc<Shared>>,
    _: Reading,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let cookie = devices::come_back(&shared, fields.text("code")).await?;
    Ok((cookie, Redirect::to("/")).into_response())
}

/// Makes a token for a program.
pub(super) async fn add_token(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    reading: Reading,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let scope = match fields.text("account") {
        "on" => WantedScope::Account,
        _ => WantedScope::Play,
    };
    let (label, confirmed) = (fields.text("name").to_owned(), fields.text("sure") == "on");
    let token = tokens::new_token(&shared, me.id, Labeled { label, scope, confirmed }).await?;
    show(&shared, &reading, Some(&Shown::Token(token.token))).await
}

/// Takes back a token, or signs out another device.
pub(super) async fn revoke(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let id = fields.text("key").parse().map_err(|_| Problem::not_found())?;
    if !shared.store().revoke_token(me.id, TokenId(id)).await? {
        return Err(Problem::not_found());
    }
    Ok(Redirect::to("/me").into_response())
}

/// Becomes nobody.
pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    if fields.text("sure") != "on" {
        return Ok(Redirect::to("/me").into_response());
    }
    forget(&shared, me.id).await?;
    Ok((AppendHeaders(clear_cookie()), Redirect::to("/")).into_response())
}

/// Asks for a click before a link is used up: programs that preview links do not click.
pub(super) async fn link(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    secret: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(secret) = secret?;
    let is_good =
        shared.store().peek_link(&LinkHash(hash(&secret)), shared.hall.clock().date()).await?;
    let used_up = || Problem::told(StatusCode::GONE, "problem-used-up");
    is_good.then(|| reader::page(person::link_page(&reading.house))).ok_or_else(used_up)
}
