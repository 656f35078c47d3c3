//! The connections of clients. `axum::serve` would wait without end for one who never finishes asking.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Serves until the shutdown; then waits until what was asked before it is answered.
pub(crate) async fn serve(
    mut listener: impl Listener<Addr = SocketAddr>,
    app: Router,
    header_wait: Duration,
    shutdown: CancellationToken,
) {
    let connections = TaskTracker::new();
    while let Some((io, peer)) = shutdown.run_until_cancelled(listener.accept()).await {
        let app = TowerToHyperService::new(app.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.call(request)
        });
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(header_wait);
        let connection = builder.serve_connection(TokioIo::new(io), service);
        let shutdown = shutdown.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            // A connection that breaks is the client's affair.
            if shutdown.run_until_cancelled(connection.as_mut()).await.is_none() {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}
