//! What goes wrong on a page is told as a page.

use std::sync::Arc;

use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::Response;
use sobremesa_page::{House, Looks, problem};

use super::super::guard::Known;
use super::super::{Problem, Shared};
use super::reader::{looks, page};
use crate::language;

/// What was asked for, as far as it matters when it goes wrong.
pub(crate) struct Asked {
    /// Whether a person waits for a page; programs and our script are told as programs are.
    wants_page: bool,
    /// Where one can go from here.
    back: String,
    looks: Looks,
}

impl Asked {
    pub(crate) fn of(request: &Request) -> Asked {
        let path = request.uri().path();
        let is_deed = !matches!(*request.method(), Method::GET | Method::HEAD);
        Asked {
            wants_page: !path.starts_with("/api/") && accepts_pages(request.headers()),
            // A page that cannot be shown leads home; a deed that cannot be done leads back.
            back: if is_deed { place_of(path) } else { "/".to_owned() },
            looks: looks(request.headers()),
        }
    }

    /// Tells people what went wrong as a page.
    pub(crate) fn told(self, response: Response, known: &Known, shared: &Shared) -> Response {
        let problem = response.extensions().get::<Problem>().filter(|_| self.wants_page).cloned();
        let Some(problem) = problem else { return response };
        let person = known.0.get().and_then(Option::as_ref);
        let house = House {
            language: language::current(),
            looks: self.looks,
            name: person.map(|person| language::words().person(&person.name)),
            path: self.back.clone(),
            assets: Arc::clone(&shared.assets),
        };
        let (mut head, _) = response.into_parts();
        // What described the other body; it may have been compressed.
        for name in [CONTENT_TYPE, CONTENT_LENGTH, CONTENT_ENCODING] {
            head.headers.remove(name);
        }
        let is_missing = head.status == StatusCode::NOT_FOUND;
        let shown = problem::page(&house, is_missing, problem.message(), &self.back);
        let (shown_head, body) = page(shown).into_parts();
        head.headers.extend(shown_head.headers);
        Response::from_parts(head, body)
    }
}

/// Browsers name pages first when a person asks, and not when a script does.
fn accepts_pages(headers: &HeaderMap) -> bool {
    let kinds = headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok());
    kinds.is_some_and(|kinds| kinds.contains("text/html"))
}

/// The page where the form for a deed stands.
pub(super) fn place_of(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    match parts[..] {
        ["me", ..] => "/me".to_owned(),
        ["t", table, "report"] => format!("/t/{table}/menu"),
        ["t", table, ..] => format!("/t/{table}"),
        ["learn", game, step] => format!("/learn/{game}/{step}"),
        ["new", game] => format!("/new/{game}"),
        ["options"] => "/options".to_owned(),
        ["games" | "r", ..] => "/games".to_owned(),
        _ => "/".to_owned(),
    }
}
