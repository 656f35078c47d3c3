//! Devices that want to be told that it is their person's turn.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{Millis, Push};
use utoipa::ToSchema;

use super::problem::{BadBody, Known};
use super::{Body, Me, Problem, Shared};
use crate::language;
use crate::push::{AUTH, MOST, is_key, read};

/// A browser's subscription, as its `PushSubscription.toJSON()` writes it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subscription {
    /// The address of its push service: `https`, at a host of the internet, at most 1024 characters.
    #[schema(example = "https://push.example.org/1234")]
    endpoint: String,
    /// What messages are sealed with.
    keys: Keys,
    /// When the browser gives it up by itself. It is taken and not used.
    #[serde(rename = "expirationTime", default)]
    #[schema(nullable = true)]
    #[expect(dead_code, reason = "browsers send it")]
    expiration_time: Option<f64>,
}

/// What messages to a browser are sealed with, in base 64 for URLs.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Keys {
    /// Its public key: a point of P-256, 65 bytes.
    p256dh: String,
    /// The secret that it shares: 16 bytes.
    auth: String,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

/// A device that is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Told {
    /// The device's number, as `GET /api/me/devices` has it.
    device: i64,
    /// Whether it is the one that asks.
    here: bool,
    /// Since when, in milliseconds since 1970.
    #[schema(value_type = i64)]
    created: Millis,
}

/// One's devices that are told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Pushes {
    /// The house's public key, which a browser asks for; absent if nobody can be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    key: Option<String>,
    /// The devices, without their addresses and keys.
    pushes: Vec<Told>,
}

/// Lists the devices that are told when a slow game waits for one.
#[utoipa::path(get, path = "/api/me/pushes", tag = "people",
    responses((status = 200, description = "The devices, and the house's key", body = Pushes), Known))]
pub(crate) async fn pushes(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let told = |push: Push| Told {
        device: push.token.0,
        here: push.token == me.token,
        created: push.created_at,
    };
    let pushes = shared.store().pushes(me.id).await?.into_iter().map(told).collect();
    Ok(Json(Pushes { key: shared.hall.pushes().key(), pushes }).into_response())
}

/// Tells this device from now on when a slow game waits for one and no page of one's follows it.
#[utoipa::path(post, path = "/api/me/pushes", tag = "people", request_body = Subscription,
    responses(
        (status = 204, description = "It is told"),
        (status = 409, description = "`too-many-pushes`: eight others are told", body = Problem),
        (status = 422, description = "`bad-endpoint`: it cannot be a push service of the internet. \
            `bad-key`: nothing can be sealed with it", body = Problem),
        Known, BadBody,
    ))]
pub(crate) async fn add_push(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(Subscription { endpoint, keys, .. }): Body<Subscription>,
) -> Result<Response, Problem> {
    let bad = |message| Problem::told(StatusCode::UNPROCESSABLE_ENTITY, message);
    shared
        .hall
        .pushes()
        .check(&endpoint)
        .map_err(|error| bad("problem-bad-endpoint").detailed(error.to_string()))?;
    let key = read(&keys.p256dh).filter(|key| is_key(key));
    let auth = read(&keys.auth).filter(|auth| auth.len() == AUTH);
    let (Some(key), Some(auth)) = (key, auth) else { return Err(bad("problem-bad-key")) };
    let (language, created_at) =
        (language::current().code().to_owned(), shared.hall.clock().date());
    let push = Push { token: me.token, endpoint, key, auth, language, created_at };
    match shared.store().add_push(me.id, push, MOST).await? {
        true => Ok(StatusCode::NO_CONTENT.into_response()),
        false => Err(Problem::told(StatusCode::CONFLICT, "problem-too-many-pushes")),
    }
}

/// Does not tell this device any more.
#[utoipa::path(delete, path = "/api/me/pushes", tag = "people",
    responses(
        (status = 204, description = "It is told no more"),
        (status = 404, description = "It was not told", body = Problem),
        Known,
    ))]
pub(crate) async fn remove_push(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    match shared.store().remove_push(me.token, None).await? {
        true => Ok(StatusCode::NO_CONTENT.into_response()),
        false => Err(Problem::not_found()),
    }
}
