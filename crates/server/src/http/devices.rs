//! The same person on several devices.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{LinkHash, Millis, PersonId, RecoveryHash, TokenHash, TokenId, TokenKind};
use utoipa::ToSchema;

use super::problem::{Anyone, BadBody, OfAccount};
use super::visitor::{Token, clear_cookie};
use super::{Body, Owner, Problem, Shared, Visitor};
use crate::clock::after;
use crate::hash::hash;

/// A link to another device is good for ten minutes.
const LINK_LIFE: i64 = 600_000;

/// What the page with the button sends.
const FORM: &str = "application/x-www-form-urlencoded";

/// A link for another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct Link {
    /// The page to open there.
    pub(super) path: String,
    /// Until when it is good, in milliseconds since 1970.
    #[schema(value_type = i64)]
    expires: Millis,
}

/// A browser that knows one.
#[derive(Serialize, ToSchema)]
pub(crate) struct Device {
    /// The number by which it is signed out.
    id: i64,
    /// Whether it is the one that asks.
    here: bool,
    /// Since when it knows one, in milliseconds since 1970.
    #[schema(value_type = i64)]
    created: Millis,
    /// When it was last used, to the day.
    #[schema(value_type = i64)]
    used: Millis,
}

/// One's devices.
#[derive(Serialize, ToSchema)]
pub(crate) struct Devices {
    /// All that are signed in.
    devices: Vec<Device>,
}

/// Lists the devices on which one is signed in by a cookie.
#[utoipa::path(get, path = "/api/me/devices", tag = "people",
    responses((status = 200, description = "The devices", body = Devices), OfAccount))]
pub(crate) async fn devices(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    let tokens = shared.store().tokens(me.id).await?;
    let cookies = tokens.into_iter().filter(|token| token.kind == TokenKind::Cookie);
    let devices = cookies.map(|token| Device {
        id: token.id.0,
        here: token.id == me.token,
        created: token.created_at,
        used: token.used_at,
    });
    Ok(Json(Devices { devices: devices.collect() }).into_response())
}

/// Signs a device out. Who is signed out everywhere, and has no token and no recovery code, cannot come
/// back.
#[utoipa::path(delete, path = "/api/me/devices/{id}", tag = "people",
    params(("id" = String, Path, description = "The device's number, or `here`")),
    responses(
        (status = 204, description = "Its cookie is good no more"),
        (status = 404, description = "One has no such device", body = Problem),
        OfAccount,
    ))]
pub(crate) async fn sign_out(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    id: Result<Path<String>, PathRejection>,
) -> Result<Response, Problem> {
    let Path(id) = id?;
    let id = match id.as_str() {
        "here" => me.token,
        number => TokenId(number.parse().map_err(|_| Problem::not_found())?),
    };
    if !shared.store().revoke_token(me.id, id).await? {
        return Err(Problem::not_found());
    }
    let forget = AppendHeaders((id == me.token).then(clear_cookie).into_iter().flatten());
    Ok((StatusCode::NO_CONTENT, forget).into_response())
}

/// Makes a link that carries the identity to another device, once.
#[utoipa::path(post, path = "/api/me/links", tag = "people",
    responses((status = 201, description = "The link", body = Link), OfAccount))]
pub(crate) async fn add_link(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    let link = new_link(&shared, me.id).await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

/// Makes a link that is good once.
pub(crate) async fn new_link(shared: &Shared, person: PersonId) -> Result<Link, Problem> {
    let token = Token::draw(shared.hall.random());
    let (now, link) = (shared.hall.clock().date(), LinkHash(token.hash()));
    let expires = after(now, LINK_LIFE);
    shared.store().add_link(person, link, now, expires).await?;
    Ok(Link { path: format!("/link/{}", token.as_str()), expires })
}

/// Follows a link, after a click that confirms it.
pub(crate) async fn follow_link(
    State(shared): State<Arc<Shared>>,
    Visitor(_): Visitor,
    secret: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Path(secret) = secret?;
    let (link, token) = (LinkHash(hash(&secret)), Token::draw(shared.hall.random()));
    let person =
        shared.store().use_link(&link, TokenHash(token.hash()), shared.hall.clock().date()).await?;
    let cookie = welcome_back(&shared, person, &token)?;
    // The browser of a person who clicked goes on to a page; a program has what it wanted.
    let is_form = headers.get(CONTENT_TYPE).is_some_and(|kind| kind == FORM);
    Ok(match is_form {
        true => (cookie, Redirect::to("/")).into_response(),
        false => (cookie, Json(Welcome {})).into_response(),
    })
}

/// Makes a code that brings the identity back when the cookie is lost; an older one is good no more.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people",
    responses((status = 201, description = "The code", body = Recovery), OfAccount))]
pub(crate) async fn set_recovery(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    let code = new_recovery(&shared, me.id).await?;
    Ok((StatusCode::CREATED, Json(Recovery { code })).into_response())
}

/// Makes a recovery code in place of an older one.
pub(crate) async fn new_recovery(shared: &Shared, person: PersonId) -> Result<String, Problem> {
    let token = Token::draw(shared.hall.random());
    shared.store().set_recovery(person, RecoveryHash(token.hash())).await?;
    Ok(token.as_str().to_owned())
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
    let cookie = come_back(&shared, &code).await?;
    Ok((cookie, Json(Welcome {})).into_response())
}

/// Uses a recovery code up.
pub(crate) async fn come_back(shared: &Shared, code: &str) -> Result<Cookie, Problem> {
    let (code, token) = (RecoveryHash(hash(code.trim())), Token::draw(shared.hall.random()));
    let person = shared
        .store()
        .use_recovery(&code, TokenHash(token.hash()), shared.hall.clock().date())
        .await?;
    welcome_back(shared, person, &token)
}

/// The header with a new cookie.
pub(crate) type Cookie = AppendHeaders<[(HeaderName, HeaderValue); 1]>;

/// Gives a person who was found the cookie for another device.
fn welcome_back(
    shared: &Shared,
    person: Option<PersonId>,
    token: &Token,
) -> Result<Cookie, Problem> {
    person.ok_or_else(|| Problem::told(StatusCode::GONE, "problem-used-up"))?;
    Ok(AppendHeaders([token.set_cookie(shared.config.is_secure())]))
}
