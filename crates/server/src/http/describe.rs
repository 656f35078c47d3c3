//! The description of the API: for programs as OpenAPI, for people as a page.

mod games;
mod page;
mod schema;
mod text;

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use super::visitor::COOKIE_NAME;
use super::{Problem, Shared};
use crate::game::Game;

/// What is not said at the routes themselves.
#[derive(OpenApi)]
#[openapi(
    info(title = "Sobremesa", description = include_str!("describe/intro.md")),
    components(schemas(Problem)),
    modifiers(&Identities),
    security(("cookie" = []), ("token" = [])),
    tags(
        (name = "people", description = "Being someone, and nobody again."),
        (name = "tables", description = "Finding tables, making them, and playing."),
        (name = "records", description = "Games from elsewhere, brought to be watched."),
        (name = "description", description = "What you are reading."),
    ),
)]
struct Unsaid;

/// How a request says who makes it.
struct Identities;

impl Modify for Identities {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let about = "For browsers: the cookie that `POST /api/me` sets. A request that changes \
                     something must also have our own address as its `Origin`.";
        let cookie = ApiKeyValue::with_description(COOKIE_NAME, about);
        let about = "For programs: a token that `POST /api/me/tokens` made, in the header \
                     `Authorization: Bearer …`.";
        let mut token = Http::new(HttpAuthScheme::Bearer);
        token.description = Some(about.into());
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// A router that collects the descriptions of its routes.
pub(super) fn api() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::with_openapi(Unsaid::openapi())
}

/// The description with all routes, for these games.
pub(super) struct Description {
    /// For programs.
    json: Bytes,
    /// For people.
    page: Bytes,
}

impl Description {
    pub(super) fn new(games: &[Game]) -> Description {
        let (_, document) = super::api().split_for_parts();
        let mut document = serde_json::to_value(document).expect("a description is JSON");
        games::name(&mut document, games);
        Description { json: document.to_string().into(), page: page::page(&document).into() }
    }
}

/// It changes only with the server.
const KEPT: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "public, max-age=300");

/// This description, as OpenAPI 3.1.
#[utoipa::path(get, path = "/api/openapi.json", tag = "description",
    responses((status = 200, description = "The description", body = Object)), security(()))]
pub(crate) async fn document(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json"), KEPT], shared.description().json.clone())
}

/// This description, as a page for people.
#[utoipa::path(get, path = "/api", tag = "description", operation_id = "page",
    responses((status = 200, description = "The page", body = String, content_type = "text/html")),
    security(()))]
pub(crate) async fn page(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    ([KEPT], Html(shared.description().page.clone()))
}

/// How the page looks.
#[utoipa::path(get, path = "/api/style.css", tag = "description",
    responses((status = 200, description = "The style", body = String, content_type = "text/css")),
    security(()))]
pub(crate) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css"), KEPT], include_str!("describe/style.css"))
}
