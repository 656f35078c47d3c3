//! The server's door for browsers and programs.

mod analyses;
mod body;
mod commands;
mod describe;
mod devices;
mod events;
mod guard;
mod limits;
mod line;
mod lobby;
mod multipart;
mod new_tables;
mod pages;
mod people;
mod problem;
mod pushes;
mod records;
mod reports;
mod request_id;
mod tables;
mod tokens;
mod turns;
mod visitor;

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use sobremesa_bots::Outsider;
use sobremesa_page::Cover;
use sobremesa_page::assets::Assets;
use sobremesa_store::Store;
use tokio::sync::Semaphore;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use body::Body;
pub(crate) use limits::Limits;
pub(crate) use pages::chosen_language;
pub(crate) use problem::Problem;
pub(crate) use visitor::{Me, Owner, Visitor};

use crate::config::Config;
use crate::game::Game;
use crate::hall::Hall;
use crate::metrics;
use crate::ratings::Ranking;
use describe::Description;
use lobby::Lobby;

/// This many records that people brought are drawn at the same time.
const WATCHED_AT_ONCE: usize = 2;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) hall: Arc<Hall>,
    pub(crate) limits: Limits,
    /// What the house's pages know of the games.
    pub(crate) covers: Vec<Cover>,
    /// What all pages load.
    pub(crate) assets: Arc<Assets>,
    /// The games' pictures for chats, once somebody has asked for them.
    previews: HashMap<&'static str, OnceLock<Bytes>>,
    /// Held while a record that somebody brought is checked.
    judging: Arc<tokio::sync::Mutex<()>>,
    /// Places for drawing such records.
    watching: Arc<Semaphore>,
    /// Held while a picture is drawn.
    pub(crate) painting: tokio::sync::Mutex<()>,
    /// The tables that anybody may join or look at.
    pub(crate) lobby: Lobby,
    /// How strong people are.
    pub(crate) ranking: Ranking,
    /// What the API's description says, once somebody has asked for it.
    description: OnceLock<Description>,
}

impl Shared {
    pub(crate) fn new(config: Config, hall: Arc<Hall>, games: &[Game]) -> Shared {
        let covers: Vec<Cover> = games.iter().map(|game| game.cover).collect();
        Shared {
            limits: Limits::new(&config),
            config,
            hall,
            assets: Arc::new(Assets::new(&covers)),
            previews: covers.iter().map(|cover| (cover.name, OnceLock::new())).collect(),
            covers,
            judging: Arc::default(),
            watching: Arc::new(Semaphore::new(WATCHED_AT_ONCE)),
            painting: tokio::sync::Mutex::default(),
            lobby: Lobby::default(),
            ranking: Ranking::default(),
            description: OnceLock::new(),
        }
    }

    pub(crate) fn store(&self) -> &Store {
        self.hall.store()
    }

    fn description(&self) -> &Description {
        self.description.get_or_init(|| Description::new(self.hall.games()))
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
        .routes(routes!(turns::turns))
        .routes(routes!(pushes::pushes, pushes::add_push, pushes::remove_push))
        .routes(routes!(tables::list, new_tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(commands::command))
        .routes(routes!(events::watch))
        .routes(routes!(tables::record))
        .routes(routes!(tables::history))
        .routes(routes!(tables::hint))
        .routes(routes!(analyses::show, analyses::begin))
        .routes(routes!(new_tables::rematch))
        .routes(routes!(new_tables::go_on))
        .routes(routes!(records::list, records::bring))
        .routes(routes!(records::delete))
        .routes(routes!(reports::report))
}

/// All routes.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let (api, _) = api().split_for_parts();
    Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(ready))
        .route("/metrics", get(show_metrics))
        .merge(api)
        .merge(pages::router())
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
    let storage = || Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-storage");
    let read = shared.store().due(shared.hall.clock().ticks(), 1).await;
    if read.is_err() || !shared.store().is_storing() {
        return Err(storage());
    }
    Ok("ready")
}

/// The figures, for this machine and those whom the operator lets read them, while they have no port of their
/// own. What a proxy forwards was asked by somebody else, and a proxy on this machine may not say so.
async fn show_metrics(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, Problem> {
    let (peer, config) = (peer.ip().to_canonical(), &shared.config);
    let is_here = peer.is_loopback() && !config.is_behind_proxy();
    let is_known = is_here || config.metrics_from.iter().any(|network| network.contains(peer));
    let is_forwarded = BY_PROXY.iter().any(|name| headers.contains_key(*name));
    if config.metrics.is_some() || !is_known || is_forwarded {
        return Err(Problem::not_found());
    }
    Ok(figures(&shared))
}

/// Headers that proxies add.
const BY_PROXY: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// The figures as they are now.
fn figures(shared: &Shared) -> String {
    metrics::set_storing(shared.store().is_storing());
    metrics::set_open_tables(shared.hall.open_tables());
    for outsider in shared.hall.outsiders() {
        if let Outsider::Program(program) = outsider {
            metrics::set_conduct(&program.conduct());
        }
    }
    metrics::set_process();
    metrics::handle().render()
}

/// The figures alone, for a port of their own.
pub(crate) fn metrics_router(shared: Arc<Shared>) -> Router {
    let show = async |State(shared): State<Arc<Shared>>| figures(&shared);
    Router::new().route("/metrics", get(show)).with_state(shared)
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse;
    use tempfile::TempDir;
    use tokio_util::sync::CancellationToken;

    use super::*;

    async fn shared(folder: &TempDir) -> Arc<Shared> {
        let store = Store::open(&folder.path().join("tables.db")).await.expect("a store");
        let config = Config::default();
        let hall = Hall::open(store, &[], &config, CancellationToken::new()).await.expect("a hall");
        Arc::new(Shared::new(config, hall, &[]))
    }

    async fn status(shared: &Arc<Shared>) -> StatusCode {
        ready(State(Arc::clone(shared))).await.into_response().status()
    }

    #[tokio::test]
    async fn it_is_not_ready_while_it_ends() {
        let folder = TempDir::new().unwrap();
        let shared = shared(&folder).await;
        assert_eq!(status(&shared).await, StatusCode::OK);
        shared.hall.shutdown().cancel();
        assert_eq!(status(&shared).await, StatusCode::SERVICE_UNAVAILABLE);
    }

    #[tokio::test]
    async fn it_is_not_ready_without_its_store() {
        let folder = TempDir::new().unwrap();
        let shared = shared(&folder).await;
        shared.store().close().await;
        assert_eq!(status(&shared).await, StatusCode::SERVICE_UNAVAILABLE);
    }

    /// A peer that is neither this machine nor named by the operator gets nothing.
    #[tokio::test]
    async fn figures_are_for_those_who_may_have_them() {
        let folder = TempDir::new().unwrap();
        let mut shared = shared(&folder).await;
        let known = Arc::get_mut(&mut shared).expect("nobody else has it");
        known.config.metrics_from = vec!["10.0.0.0/8".parse().unwrap()];
        for (peer, expected) in [("127.0.0.1", 200), ("10.9.9.9", 200), ("198.51.100.1", 404)] {
            let peer = SocketAddr::new(peer.parse().unwrap(), 1);
            let (state, headers) = (State(Arc::clone(&shared)), HeaderMap::new());
            let answer = show_metrics(state, ConnectInfo(peer), headers).await.into_response();
            assert_eq!(answer.status(), expected, "{peer}");
        }
    }
}
