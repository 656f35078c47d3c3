//! People: being someone, on several devices, and nobody again.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use sobremesa_store::{LinkHash, Millis, PersonId, RecoveryHash, TokenHash, TokenId, TokenKind};

use super::visitor::{Token, clear_cookie, hash};
use super::{Body, Me, Problem, Shared, Visitor};
use crate::clock::{later, now};
use crate::random::random_bytes;

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// A link to another device is good for ten minutes.
const LINK_LIFE: i64 = 600_000;

/// A name that can be shown anywhere.
fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let good = (1..=LONGEST_NAME).contains(&name.chars().count())
        && !name.chars().any(|char| char.is_control() || is_invisible(char));
    let bad = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-name");
    good.then_some(name).ok_or_else(bad)
}

/// Characters that change how the text around them is shown.
fn is_invisible(char: char) -> bool {
    matches!(char, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A guest's first name.
fn guest_name() -> String {
    let [high, low]: [u8; 2] = random_bytes();
    format!("Guest {}", 1000 + (u32::from(high) << 8 | u32::from(low)) % 9000)
}

/// Somebody's name.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: Option<String>,
}

/// Becomes a guest; who is someone already stays it.
pub(crate) async fn become_guest(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Body(Named { name }): Body<Named>,
) -> Result<Response, Problem> {
    if let Some(person) = person {
        return Ok(Json(json!({ "name": person.name })).into_response());
    }
    let name = name.as_deref().map(check_name).transpose()?.unwrap_or_else(guest_name);
    let token = Token::draw();
    shared.store().create_person(&name, TokenHash(token.hash()), now()).await?;
    let cookie = AppendHeaders([token.set_cookie(shared.config.is_secure())]);
    Ok((StatusCode::CREATED, cookie, Json(json!({ "name": name }))).into_response())
}

/// Says who one is.
pub(crate) async fn me(Me(me): Me) -> Response {
    Json(json!({ "name": me.name })).into_response()
}

/// Takes another name.
pub(crate) async fn rename(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(Named { name }): Body<Named>,
) -> Result<Response, Problem> {
    let name = check_name(&name.unwrap_or_default())?;
    shared.store().rename_person(me.id, &name).await?;
    shared.hall.names_changed(me.id).await?;
    Ok(Json(json!({ "name": name })).into_response())
}

/// Becomes nobody: the identity and its data go; names in old records become anonymous.
pub(crate) async fn delete(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    shared.store().delete_person(me.id).await?;
    shared.hall.names_changed(me.id).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([clear_cookie()])).into_response())
}

/// A label for a token.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Labeled {
    label: String,
}

/// Makes a token for a program; it is shown this once.
pub(crate) async fn add_token(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(Labeled { label }): Body<Labeled>,
) -> Result<Response, Problem> {
    let label = check_name(&label)?;
    let (token, kind) = (Token::draw(), TokenKind::Program(label.clone()));
    let id = shared.store().add_token(me.id, TokenHash(token.hash()), kind, now()).await?;
    let shown = json!({ "id": id.0, "label": label, "token": token.as_str() });
    Ok((StatusCode::CREATED, Json(shown)).into_response())
}

/// Lists the tokens, without their secrets.
pub(crate) async fn tokens(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let tokens = shared.store().tokens(me.id).await?;
    let shown = tokens.iter().filter_map(|token| match &token.kind {
        TokenKind::Cookie => None,
        TokenKind::Program(label) => {
            Some(json!({ "id": token.id.0, "label": label, "created": token.created_at }))
        }
    });
    Ok(Json(json!({ "tokens": shown.collect::<Vec<_>>() })).into_response())
}

/// Takes a token back.
pub(crate) async fn revoke_token(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    id: Result<Path<i64>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(id) = id?;
    let revoked = shared.store().revoke_token(me.id, TokenId(id)).await?;
    if revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::not_found()) }
}

/// Makes a link that carries the identity to another device, once.
pub(crate) async fn add_link(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let token = Token::draw();
    let expires = later(now(), LINK_LIFE);
    shared.store().add_link(me.id, LinkHash(token.hash()), expires).await?;
    let shown = json!({ "path": format!("/link/{}", token.as_str()), "expires": expires });
    Ok((StatusCode::CREATED, Json(shown)).into_response())
}

/// Follows a link, after a click that confirms it.
pub(crate) async fn follow_link(
    State(shared): State<Arc<Shared>>,
    Visitor(_): Visitor,
    secret: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(secret) = secret?;
    let person = shared.store().take_link(&LinkHash(hash(&secret)), now()).await?;
    welcome_back(&shared, person, now()).await
}

/// Makes a code that brings the identity back when the cookie is lost; an older one is good no more.
pub(crate) async fn set_recovery(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let token = Token::draw();
    shared.store().set_recovery(me.id, RecoveryHash(token.hash())).await?;
    Ok((StatusCode::CREATED, Json(json!({ "code": token.as_str() }))).into_response())
}

/// A recovery code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    code: String,
}

/// Becomes oneself again with a recovery code, which is used up.
pub(crate) async fn recover(
    State(shared): State<Arc<Shared>>,
    Visitor(_): Visitor,
    Body(Recovery { code }): Body<Recovery>,
) -> Result<Response, Problem> {
    let person = shared.store().take_recovery(&RecoveryHash(hash(code.trim()))).await?;
    welcome_back(&shared, person, now()).await
}

/// Gives a person a cookie on another device.
async fn welcome_back(
    shared: &Shared,
    person: Option<PersonId>,
    at: Millis,
) -> Result<Response, Problem> {
    let used = || Problem::told(StatusCode::GONE, "problem-used-up");
    let person = person.ok_or_else(used)?;
    let token = Token::draw();
    shared.store().add_token(person, TokenHash(token.hash()), TokenKind::Cookie, at).await?;
    let cookie = AppendHeaders([token.set_cookie(shared.config.is_secure())]);
    Ok((StatusCode::OK, cookie, Json(json!({}))).into_response())
}
