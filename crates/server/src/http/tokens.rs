//! Tokens: how programs are someone.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{Millis, PersonId, Scope, TokenHash, TokenId, TokenKind};
use utoipa::ToSchema;

use super::people::check_name;
use super::problem::{BadBody, OfAccount};
use super::visitor::Token;
use super::{Body, Owner, Problem, Shared};

/// A token that is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Labeled {
    /// What it is for, in 1 to 32 characters.
    #[schema(example = "my bot")]
    pub(super) label: String,
    /// What it may do.
    #[serde(default)]
    #[schema(value_type = Option<WantedScope>, default = "play")]
    pub(super) scope: WantedScope,
    /// Must be `true` for the scope `account`.
    #[serde(default)]
    #[schema(value_type = Option<bool>)]
    pub(super) confirmed: bool,
}

/// What a token may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Scope)]
pub(crate) enum WantedScope {
    /// Whatever there is to do at tables, and with games.
    #[default]
    Play,
    /// Everything: also the name, devices, tokens, one's data, and deleting all of it.
    Account,
}

impl From<WantedScope> for Scope {
    fn from(scope: WantedScope) -> Scope {
        match scope {
            WantedScope::Play => Scope::Play,
            WantedScope::Account => Scope::Account,
        }
    }
}

impl From<Scope> for WantedScope {
    fn from(scope: Scope) -> WantedScope {
        match scope {
            Scope::Play => WantedScope::Play,
            Scope::Account => WantedScope::Account,
        }
    }
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// The number by which it is taken back.
    id: i64,
    /// What it is for.
    label: String,
    /// What it may do.
    scope: WantedScope,
    /// The secret, for the header `Authorization: Bearer …`. It is shown this once.
    pub(super) token: String,
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct KnownToken {
    /// The number by which it is taken back.
    id: i64,
    /// What it is for.
    label: String,
    /// What it may do.
    scope: WantedScope,
    /// When it was made, in milliseconds since 1970.
    #[schema(value_type = i64)]
    created: Millis,
    /// When it was last used, to the day.
    #[schema(value_type = i64)]
    used: Millis,
}

/// One's tokens.
#[derive(Serialize, ToSchema)]
pub(crate) struct Tokens {
    /// All that were not taken back.
    tokens: Vec<KnownToken>,
}

/// Makes a token for a program; it is shown this once.
///
/// It may play. One that may do everything is asked for by its scope, and confirmed.
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = Labeled,
    responses(
        (status = 201, description = "The token", body = NewToken),
        (status = 409, description = "`too-many-tokens`: one has 20 already", body = Problem),
        OfAccount, BadBody,
    ))]
pub(crate) async fn add_token(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    Body(wanted): Body<Labeled>,
) -> Result<Response, Problem> {
    let shown = new_token(&shared, me.id, wanted).await?;
    Ok((StatusCode::CREATED, Json(shown)).into_response())
}

/// Makes a token.
pub(crate) async fn new_token(
    shared: &Shared,
    person: PersonId,
    Labeled { label, scope, confirmed }: Labeled,
) -> Result<NewToken, Problem> {
    let label = check_name(&label)?;
    if scope == WantedScope::Account && !confirmed {
        return Err(Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-not-confirmed"));
    }
    let kind = TokenKind::Program { label: label.clone(), scope: scope.into() };
    let token = Token::draw(shared.hall.random());
    let id = shared
        .store()
        .add_token(person, TokenHash(token.hash()), kind, shared.hall.clock().date())
        .await?;
    Ok(NewToken { id: id.0, label, scope, token: token.as_str().to_owned() })
}

/// Lists the tokens, without their secrets.
#[utoipa::path(get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, description = "The tokens", body = Tokens), OfAccount))]
pub(crate) async fn tokens(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    let tokens = shared.store().tokens(me.id).await?;
    let shown = tokens.into_iter().filter_map(|token| match token.kind {
        TokenKind::Cookie => None,
        TokenKind::Program { label, scope } => {
            let (created, used) = (token.created_at, token.used_at);
            Some(KnownToken { id: token.id.0, label, scope: scope.into(), created, used })
        }
    });
    Ok(Json(Tokens { tokens: shown.collect() }).into_response())
}

/// Takes a token back.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people",
    params(("id" = i64, Path, description = "The token's number")),
    responses(
        (status = 204, description = "It is good no more"),
        (status = 404, description = "One has no such token", body = Problem),
        OfAccount,
    ))]
pub(crate) async fn revoke_token(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    id: Result<Path<i64>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path(id) = id?;
    let revoked = shared.store().revoke_token(me.id, TokenId(id)).await?;
    if revoked { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::not_found()) }
}
