//! A server from its start to its end.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use sobremesa_store::{Database, Lock, Store, StoreError, files_of, keep_private};
use tokio::net::TcpListener;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, Connections};
use crate::game::Game;
use crate::hall::Hall;
use crate::house::House;
use crate::http::{Shared, metrics_router, router};
use crate::metrics;
use crate::push::Pushes;
use crate::{connections, descriptors};

/// Streams and tables have this time after the signal to end; the store's last writes come after it,
/// and all of it takes less than five seconds.
const LAST_MOMENTS: Duration = Duration::from_secs(4);

/// The store has at least this time: a database that cannot be reached must not hold up the end.
const LAST_WRITES: Duration = Duration::from_millis(750);

/// Those who read figures at a port of its own are few, and take no places from people.
const FOR_FIGURES: Connections = Connections { per_address: 16, per_network: 16, total: 16 };

/// How often clients that have not come for a while are forgotten.
const TIDY: Duration = Duration::from_secs(60);

/// A server that has opened its store and its port.
pub struct Server {
    listener: TcpListener,
    /// Where the figures are read, if they have a port of their own.
    metrics: Option<TcpListener>,
    shared: Arc<Shared>,
    shutdown: CancellationToken,
    lock: Lock,
}

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The port cannot be opened.
    #[error("cannot listen on {address}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        #[source]
        cause: io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Opens the store and the port of a server where these games are played.
    ///
    /// # Errors
    /// If one of them cannot be opened.
    pub async fn start(
        address: SocketAddr,
        database: impl Into<Database>,
        games: &[Game],
        config: Config,
    ) -> Result<Server, ServerError> {
        metrics::handle();
        let database = database.into();
        let lock = match config.nats {
            Some(_) => Store::share(&database).await?,
            None => Store::claim(&database).await?,
        };
        let mut private = match &database {
            Database::File(path) => files_of(path),
            Database::Postgres(_) => Vec::new(),
        };
        private.extend(config.data.clone());
        make_private(&private);
        let store = Store::connect(&database).await?;
        let listener = bind(address).await?;
        let metrics = match config.metrics {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let config = with_room(config);
        let config = config.with_port(listener.local_addr().map_or(0, |address| address.port()));
        let shutdown = CancellationToken::new();
        let hall = Hall::open(store, games, &config, shutdown.clone()).await?;
        let shared = Arc::new(Shared::new(config, hall, games));
        if let Some(house) = shared.hall.house() {
            shared.limits.share(house);
            house.share("phrase", shared.hall.phrases().shared());
        }
        Ok(Server { listener, metrics, shared, shutdown, lock })
    }

    /// Where it listens.
    ///
    /// # Panics
    /// If the system does not know.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound port has an address")
    }

    /// Where its figures are read, if they have a port of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Ends the server when it is cancelled.
    pub fn shutdown(&self) -> CancellationToken {
        self.shutdown.clone()
    }

    /// Serves until it is told to end; then streams end, writes are finished, and the store is closed.
    pub async fn run(self) {
        let Server { listener, metrics, shared, shutdown, lock } = self;
        let hall = Arc::clone(&shared.hall);
        let sweeper = tokio::spawn(Arc::clone(&hall).sweep());
        let caller = tokio::spawn(Pushes::work(Arc::clone(&hall)));
        let neighbor = tokio::spawn(House::work(Arc::clone(&hall)));
        let inspector = Arc::clone(&hall);
        hall.spawn(async move { inspector.inspect().await });
        hall.spawn(Arc::clone(&hall).keep_endings());
        let tidier = tokio::spawn(tidy(Arc::clone(&shared)));
        if let Some(listener) = metrics {
            let (app, shutdown) = (metrics_router(Arc::clone(&shared)), shutdown.clone());
            let config = Config { connections: FOR_FIGURES, ..shared.config.clone() };
            tokio::spawn(async move {
                connections::serve(listener, app, &config, shutdown).await;
            });
        }
        let app = router(Arc::clone(&shared));
        let serve = connections::serve(listener, app, &shared.config, shutdown.clone());
        tokio::select! {
            () = serve => {}
            // A client that never reads must not hold up the end.
            () = async { shutdown.cancelled().await; tokio::time::sleep(LAST_MOMENTS / 2).await } => {}
            () = end_when_lost(&lock, &shutdown) => {}
        }
        tidier.abort();
        let end = async {
            if timeout(LAST_MOMENTS / 2, hall.close()).await.is_err() {
                tracing::warn!("some tables did not finish in time");
            }
            drop((sweeper.await, caller.await, neighbor.await));
            hall.note_time().await;
            hall.store().close().await;
        };
        if timeout(LAST_MOMENTS / 2 + LAST_WRITES, end).await.is_err() {
            tracing::warn!("the database was not closed in time");
        }
        drop(lock);
    }
}

/// Ends the server if another one has taken the database, while it could not be reached from here.
async fn end_when_lost(lock: &Lock, shutdown: &CancellationToken) {
    lock.lost().await;
    tracing::error!("another server has taken the database; this one ends");
    shutdown.cancel();
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServerError> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|cause| ServerError::Listen { address, cause })
}

/// Takes from others what they may do with files and folders of ours, where that is more than nothing: secrets of
/// games that are being played lie there.
fn make_private(paths: &[PathBuf]) {
    for path in paths.iter().filter(|path| path.exists()) {
        let path_shown = path.display();
        match keep_private(path) {
            Ok(false) => {}
            Ok(true) => {
                tracing::warn!(path = %path_shown, "others could look into it; not any more");
            }
            Err(error) => tracing::error!(path = %path_shown, %error, "others can look into it"),
        }
    }
}

/// Raises what the system lets the process have open; if that is not enough for all connections, there are fewer.
fn with_room(mut config: Config) -> Config {
    let most = descriptors::raise().unwrap_or(usize::MAX);
    if most < config.connections.total {
        let wanted = config.connections.total;
        tracing::warn!(
            most,
            wanted,
            "fewer connections than set up: the limit of open files is low"
        );
        // No address has all of them then, and no network.
        let Connections { per_address, per_network, .. } = config.connections;
        config.connections = Connections {
            per_address: per_address.min(most / 4).max(1),
            per_network: per_network.min(most / 2).max(1),
            total: most,
        };
    }
    config
}

async fn tidy(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(TIDY).await;
        shared.limits.tidy();
        shared.hall.phrases().tidy();
        shared.hall.together().tidy();
        if let Some(house) = shared.hall.house()
            && let Err(error) = shared.hall.together().tidy_house(house).await
        {
            tracing::error!(%error, "cannot forget who watched together");
        }
        if let Err(error) = shared.store().purge_uploads(shared.hall.clock().ticks()).await {
            tracing::error!(%error, "cannot delete what has expired");
        }
        // Without it, what was measured would wait in memory until somebody asks for it.
        metrics::handle().run_upkeep();
    }
}
