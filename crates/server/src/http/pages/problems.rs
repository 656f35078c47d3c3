//! What goes wrong on a page is told as a page.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use sobremesa_page::{House, Looks, problem};

use super::super::{Problem, Shared};
use super::reader::{self, Reading};
use crate::language;

/// Tells people what went wrong as a page; the script reads it as programs do.
pub(super) async fn as_pages(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let is_script = request.headers().contains_key("x-regions");
    let is_get = request.method() == Method::GET;
    let path = request.uri().path().to_owned();
    let (mut parts, body) = request.into_parts();
    let reading = Reading::from_request_parts(&mut parts, &shared).await.ok();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(problem) = response.extensions().get::<Problem>().cloned() else { return response };
    if is_script || path.ends_with("/events") {
        return response;
    }
    let anyone = || House {
        language: language::current(),
        looks: Looks::default(),
        name: None,
        path: "/".into(),
    };
    let house = reading.map_or_else(anyone, |reading| reading.house);
    // A page that cannot be shown leads home; a deed that cannot be done leads back.
    let back = if is_get { "/" } else { &path };
    let page = reader::page(problem::page(&house, problem.message(), back));
    let (mut head, _) = response.into_parts();
    head.headers.remove(axum::http::header::CONTENT_TYPE);
    head.headers.remove(axum::http::header::CONTENT_LENGTH);
    let (page_head, body) = page.into_parts();
    head.headers.extend(page_head.headers);
    Response::from_parts(head, body).into_response()
}
