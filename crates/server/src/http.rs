//! The server's door for browsers and programs.

mod body;
mod commands;
mod describe;
mod devices;
mod events;
mod guard;
mod landing;
mod new_tables;
mod people;
mod problem;
mod reports;
mod streams;
mod tables;
mod tokens;
mod visitor;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::header::FORWARDED;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use sobremesa_store::Store;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

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

/// The routes for programs, each with its description: what is not described is not served.
fn api() -> OpenApiRouter<Arc<Shared>> {
    describe::api()
        .routes(routes!(describe::page))
        .routes(routes!(describe::document))
        .routes(routes!(describe::style))
        .routes(routes!(people::me, people::become_guest, people::rename, people::delete))
        .routes(routes!(tokens::tokens, tokens::add_token))
        .routes(routes!(tokens::revoke_token))
        .routes(routes!(devices::devices))
        .routes(routes!(devices::sign_out))
        .routes(routes!(devices::add_link))
        .routes(routes!(devices::set_recovery))
        .routes(routes!(devices::recover))
        .routes(routes!(tables::list, new_tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(commands::command))
        .routes(routes!(events::watch))
        .routes(routes!(tables::record))
        .routes(routes!(new_tables::rematch))
        .routes(routes!(reports::report))
}

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let (api, _) = api().split_for_parts();
    Router::new()
        .route("/", get(landing::home))
        .route("/link/{secret}", get(landing::link).post(devices::follow_link))
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(ready))
        .route("/metrics", get(show_metrics))
        .merge(api)
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

/// The figures, for this machine and whom the operator lets read them. What a proxy forwards was asked
/// by somebody else.
async fn show_metrics(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, Problem> {
    let peer = peer.ip().to_canonical();
    let is_known = peer.is_loopback()
        || shared.config.metrics_from.iter().any(|network| network.contains(peer));
    if !is_known || headers.contains_key(guard::FORWARDED) || headers.contains_key(FORWARDED) {
        return Err(Problem::not_found());
    }
    metrics::set_open_tables(shared.hall.open_tables());
    Ok(metrics::handle().render())
}
