//! A server from its start to its end.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use sobremesa_store::{Store, StoreError};
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::connections;
use crate::game::Game;
use crate::hall::Hall;
use crate::http::{Shared, router};
use crate::metrics;
use crate::push::Pushes;

/// Streams and tables have this time after the signal to end; the store's last writes come after it,
/// and all of it takes less than five seconds.
const LAST_MOMENTS: Duration = Duration::from_secs(4);

/// How often clients that have not come for a while are forgotten.
const TIDY: Duration = Duration::from_secs(60);

/// A server that has opened its store and its port.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
    shutdown: CancellationToken,
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
        database: &Path,
        games: &[Game],
        config: Config,
    ) -> Result<Server, ServerError> {
        metrics::handle();
        let store = Store::open(database).await?;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|cause| ServerError::Listen { address, cause })?;
        let config = config.with_port(listener.local_addr().map_or(0, |address| address.port()));
        let shutdown = CancellationToken::new();
        let hall = Hall::open(store, games, &config, shutdown.clone()).await?;
        let shared = Arc::new(Shared::new(config, hall, games));
        Ok(Server { listener, shared, shutdown })
    }

    /// Where it listens.
    ///
    /// # Panics
    /// If the system does not know.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().expect("a bound port has an address")
    }

    /// Ends the server when it is cancelled.
    pub fn shutdown(&self) -> CancellationToken {
        self.shutdown.clone()
    }

    /// Serves until it is told to end; then streams end, writes are finished, and the store is closed.
    pub async fn run(self) {
        let Server { listener, shared, shutdown } = self;
        let hall = Arc::clone(&shared.hall);
        let sweeper = tokio::spawn(Arc::clone(&hall).sweep());
        let caller = tokio::spawn(Pushes::work(Arc::clone(&hall)));
        let tidier = tokio::spawn(tidy(Arc::clone(&shared)));
        // Events are small and someone waits for each of them.
        let listener = listener.tap_io(|stream| drop(prepare(stream)));
        let header_wait = shared.config.header_wait;
        let serve = connections::serve(listener, router(shared), header_wait, shutdown.clone());
        tokio::select! {
            () = serve => {}
            // A client that never reads must not hold up the end.
            () = async { shutdown.cancelled().await; tokio::time::sleep(LAST_MOMENTS / 2).await } => {}
        }
        tidier.abort();
        if timeout(LAST_MOMENTS / 2, hall.close()).await.is_err() {
            tracing::warn!("some tables did not finish in time");
        }
        drop((sweeper.await, caller.await));
        hall.note_time().await;
        hall.store().close().await;
    }
}

async fn tidy(shared: Arc<Shared>) {
    loop {
        tokio::time::sleep(TIDY).await;
        shared.limits.tidy();
        shared.hall.phrases().tidy();
        shared.together.tidy();
        if let Err(error) = shared.store().purge_uploads(shared.hall.clock().ticks()).await {
            tracing::error!(%error, "cannot delete what has expired");
        }
        // Without it, what was measured would wait in memory until somebody asks for it.
        metrics::handle().run_upkeep();
    }
}

/// A line that is idle for this long is tried.
const IDLE: Duration = Duration::from_secs(3);
/// How often it is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// A line on which nothing is heard for this long is dead, such as that of a phone without a network.
const DEAD: Duration = Duration::from_secs(5);

/// Sends at once what there is, and notices when nobody is left to read it.
fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let socket = SockRef::from(stream);
    socket.set_tcp_keepalive(&TcpKeepalive::new().with_time(IDLE).with_interval(AGAIN))?;
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(Some(DEAD))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Waits;

    /// The others hear within ten seconds of somebody whose network is cut.
    #[test]
    fn a_dead_line_is_noticed_in_time() {
        assert!(IDLE + AGAIN < DEAD, "it is tried before it is given up");
        assert!(DEAD + Waits::default().line < Duration::from_secs(10));
    }
}
