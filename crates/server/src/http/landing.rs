//! Plain pages, until there are better ones.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::Html;
use sobremesa_store::LinkHash;

use super::visitor::hash;
use super::{Problem, Shared};
use crate::clock::now;

/// The first page.
pub(crate) async fn home() -> Html<&'static str> {
    Html(include_str!("landing/home.html"))
}

/// Asks for a click before a link is used up: programs that preview links do not click.
pub(crate) async fn link(
    State(shared): State<Arc<Shared>>,
    secret: Result<Path<String>, PathRejection>,
) -> Result<Html<&'static str>, Problem> {
    let Path(secret) = secret?;
    let is_good = shared.store().peek_link(&LinkHash(hash(&secret)), now()).await?;
    if is_good { Ok(Html(include_str!("landing/link.html"))) } else { Err(Problem::not_found()) }
}
