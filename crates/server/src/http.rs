//! The server's door for browsers and programs.

mod body;
mod events;
mod guard;
mod landing;
mod people;
mod problem;
mod tables;
mod visitor;

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
use axum::{Router, response::IntoResponse};
use sobremesa_store::Store;

pub(crate) use body::Body;
pub(crate) use guard::Limits;
pub(crate) use problem::Problem;
pub(crate) use visitor::{Me, Visitor};

use crate::config::Config;
use crate::hall::Hall;
use crate::metrics;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
}

impl Shared {
    pub(crate) fn store(&self) -> &Store {
        self.hall.store()
    }
}

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let api = Router::new()
        .route("/me", get(people::me).post(people::become_guest))
        .route("/me", axum::routing::patch(people::rename).delete(people::delete))
        .route("/me/tokens", get(people::tokens).post(people::add_token))
        .route("/me/tokens/{id}", delete(people::revoke_token))
        .route("/me/links", post(people::add_link))
        .route("/me/recovery", post(people::set_recovery))
        .route("/recover", post(people::recover))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/commands", post(tables::command))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/events", get(events::watch))
        .route("/tables/{id}/record", get(tables::record))
        .fallback(async || Problem::not_found());
    Router::new()
        .route("/", get(landing::home))
        .route("/link/{secret}", get(landing::link).post(people::follow_link))
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(ready))
        .route("/metrics", get(show_metrics))
        .nest("/api", api)
        .fallback(async || Problem::not_found())
        .method_not_allowed_fallback(async || {
            Problem::told(StatusCode::METHOD_NOT_ALLOWED, "problem-wrong-method")
        })
        .layer(from_fn_with_state(Arc::clone(&shared), guard::guard))
        .with_state(shared)
}

/// Whether tables can be loaded and stored.
async fn ready(State(shared): State<Arc<Shared>>) -> Result<&'static str, Problem> {
    let closing = || Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-closing");
    if shared.hall.shutdown().is_cancelled() {
        return Err(closing());
    }
    shared.store().due(crate::clock::now(), 1).await.map_err(|_| closing())?;
    Ok("ready")
}

async fn show_metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    metrics::set_open_tables(shared.hall.open_tables());
    metrics::handle().render()
}
