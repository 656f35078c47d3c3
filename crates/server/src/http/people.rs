//! People: being someone, and nobody again.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{PersonId, TokenHash};
use sobremesa_words::arg;
use utoipa::ToSchema;

use super::problem::{Anyone, BadBody, Known, OfAccount};
use super::visitor::{Token, check_owner, clear_cookie};
use super::{Body, Me, Owner, Problem, Shared, Visitor};
use crate::random::Random;
use crate::{language, names};

/// A name that can be shown anywhere.
pub(crate) fn check_name(name: &str) -> Result<String, Problem> {
    let bad = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-name");
    names::checked(name).ok_or_else(bad)
}

/// A guest's first name.
pub(crate) fn guest_name(random: &Random) -> String {
    let [high, low]: [u8; 2] = random.bytes();
    let number = 1000 + (u32::from(high) << 8 | u32::from(low)) % 9000;
    language::words().message("person-guest", [arg("number", number.to_string())])
}

/// Somebody's name.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    /// 1 to 32 characters, none of them invisible. A guest without a name gets one.
    #[schema(example = "Ann")]
    name: Option<String>,
}

/// Who one is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Person {
    /// The name that others read.
    name: String,
}

impl Person {
    /// A guest who has not chosen a name is called so in the reader's language.
    fn of(name: &str) -> Person {
        Person { name: language::words().person(name) }
    }
}

/// Becomes a guest; whoever is someone already stays it.
///
/// The answer sets the cookie that says who one is from now on.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Named,
    responses(
        (status = 201, description = "A new guest, whom the cookie will know again", body = Person,
            headers(("set-cookie" = String, description = "`sobremesa=…`: this guest"))),
        (status = 200, description = "Who one is already", body = Person),
        Anyone, BadBody,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn become_guest(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Body(Named { name }): Body<Named>,
) -> Result<Response, Problem> {
    if let Some(person) = person {
        return Ok(Json(Person::of(&person.name)).into_response());
    }
    let random = shared.hall.random();
    let name = name.as_deref().map(check_name).transpose()?;
    let name = name.unwrap_or_else(|| guest_name(random));
    let token = Token::draw(random);
    shared
        .store()
        .create_person(&name, TokenHash(token.hash()), shared.hall.clock().date())
        .await?;
    let cookie = AppendHeaders([token.set_cookie(shared.config.is_secure())]);
    Ok((StatusCode::CREATED, cookie, Json(Person::of(&name))).into_response())
}

/// Says who one is.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, description = "Oneself", body = Person), Known))]
pub(crate) async fn me(Me(me): Me) -> Response {
    Json(Person::of(&me.name)).into_response()
}

/// Takes another name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Named,
    responses((status = 200, description = "The new name", body = Person), OfAccount, BadBody))]
pub(crate) async fn rename(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
    Body(Named { name }): Body<Named>,
) -> Result<Response, Problem> {
    let name = be_called(&shared, &me, &name.unwrap_or_default()).await?;
    Ok(Json(Person::of(&name)).into_response())
}

/// Gives a person another name, also at the tables.
pub(crate) async fn be_called(
    shared: &Shared,
    person: &sobremesa_store::Person,
    name: &str,
) -> Result<String, Problem> {
    check_owner(person)?;
    let name = check_name(name)?;
    shared.store().rename_person(person.id, &name).await?;
    shared.hall.names_changed(person.id).await;
    Ok(name)
}

/// Becomes nobody: the identity and its data go; names in old records become anonymous.
#[utoipa::path(delete, path = "/api/me", tag = "people", operation_id = "forget_me",
    responses((status = 204, description = "One is nobody now"), OfAccount))]
pub(crate) async fn delete(
    State(shared): State<Arc<Shared>>,
    Owner(me): Owner,
) -> Result<Response, Problem> {
    forget(&shared, me.id).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders(clear_cookie())).into_response())
}

/// Lets a person get up everywhere, and forgets everything about them.
pub(crate) async fn forget(shared: &Shared, person: PersonId) -> Result<(), Problem> {
    shared.hall.leave_all(person).await?;
    shared.store().delete_person(person).await?;
    // A request that was on its way may have sat down meanwhile; later ones find nobody.
    shared.hall.leave_all(person).await?;
    shared.hall.names_changed(person).await;
    Ok(())
}
