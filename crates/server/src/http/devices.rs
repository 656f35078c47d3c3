//! The same person on several devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{LinkHash, Millis, PersonId, RecoveryHash, TokenHash};
use utoipa::ToSchema;

use super::problem::{Anyone, BadBody, Known};
use super::visitor::{Token, hash};
use super::{Body, Me, Problem, Shared, Visitor};
use crate::clock::{later, now};

/// A link to another device is good for ten minutes.
const LINK_LIFE: i64 = 600_000;

/// A link for another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct Link {
    /// The page to open there.
    path: String,
    /// Until when it is good, in milliseconds since 1970.
    #[schema(value_type = i64)]
    expires: Millis,
}

/// Makes a link that carries the identity to another device, once.
#[utoipa::path(post, path = "/api/me/links", tag = "people",
    responses((status = 201, description = "The link", body = Link), Known))]
pub(crate) async fn add_link(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let token = Token::draw();
    let (now, link) = (now(), LinkHash(token.hash()));
    let expires = later(now, LINK_LIFE);
    shared.store().add_link(me.id, link, now, expires).await?;
    let shown = Link { path: format!("/link/{}", token.as_str()), expires };
    Ok((StatusCode::CREATED, Json(shown)).into_response())
}

/// Follows a link, after a click that confirms it.
pub(crate) async fn follow_link(
    State(shared): State<Arc<Shared>>,
    Visitor(_): Visitor,
    secret: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(secret) = secret?;
    let (link, token) = (LinkHash(hash(&secret)), Token::draw());
    let person = shared.store().use_link(&link, TokenHash(token.hash()), now()).await?;
    welcome_back(&shared, person, &token)
}

/// Makes a code that brings the identity back when the cookie is lost; an older one is good no more.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 201, description = "The code", body = Recovery), Known))]
pub(crate) async fn set_recovery(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let token = Token::draw();
    shared.store().set_recovery(me.id, RecoveryHash(token.hash())).await?;
    Ok((StatusCode::CREATED, Json(Recovery { code: token.as_str().to_owned() })).into_response())
}

/// A recovery code.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    /// The secret.
    code: String,
}

/// Nothing but the cookie.
#[derive(Serialize, ToSchema)]
pub(crate) struct Welcome {}

/// Becomes oneself again with a recovery code, which is used up.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recovery,
    responses(
        (status = 200, description = "Oneself again", body = Welcome,
            headers(("set-cookie" = String, description = "`sobremesa=…`: this person"))),
        (status = 410, description = "`used-up`: the code is good no more", body = Problem),
        Anyone, BadBody,
    ),
    security(()))]
pub(crate) async fn recover(
    State(shared): State<Arc<Shared>>,
    Visitor(_): Visitor,
    Body(Recovery { code }): Body<Recovery>,
) -> Result<Response, Problem> {
    let (code, token) = (RecoveryHash(hash(code.trim())), Token::draw());
    let person = shared.store().use_recovery(&code, TokenHash(token.hash()), now()).await?;
    welcome_back(&shared, person, &token)
}

/// Gives a person who was found the cookie for another device.
fn welcome_back(
    shared: &Shared,
    person: Option<PersonId>,
    token: &Token,
) -> Result<Response, Problem> {
    person.ok_or_else(|| Problem::told(StatusCode::GONE, "problem-used-up"))?;
    let cookie = AppendHeaders([token.set_cookie(shared.config.is_secure())]);
    Ok((StatusCode::OK, cookie, Json(Welcome {})).into_response())
}
