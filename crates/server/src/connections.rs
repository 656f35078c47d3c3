//! The connections of clients. `axum::serve` would let anybody have any number of them, and wait without
//! end for one who never finishes asking, or never reads.

mod admission;
mod events;
mod patience;

use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::metrics;
use crate::network::households;
use admission::{Admission, Admitted};
use events::Handover;
use patience::Patient;

/// The most bytes of a request's head. What is read, or written, waits in buffers of this size.
const HEAD: usize = 16 * 1024;

/// The most bytes that wait in the system for a client who does not read.
const UNREAD: usize = 256 * 1024;

/// How long it is waited after an accept that failed, such as for want of descriptors.
const PAUSE: Duration = Duration::from_millis(100);

/// How often it is logged that connections were turned away, or could not be accepted.
const TOLD: Duration = Duration::from_secs(60);

/// What somebody who is turned away is told.
const TURNED_AWAY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\n\
    Connection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n";

/// Serves until the shutdown; then waits until what was asked before it is answered.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    config: &Config,
    shutdown: CancellationToken,
) {
    let connections = TaskTracker::new();
    let mut uncounted = config.trusted_proxies.clone();
    uncounted.extend(households(&config.unlimited_from));
    let admission = Admission::new(config.connections, uncounted);
    let waits = Waits { header: config.header_wait, write: config.write_wait };
    let (mut turned_away, mut not_accepted) = (Told::default(), Told::default());
    while let Some(accepted) = shutdown.run_until_cancelled(listener.accept()).await {
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                metrics::count_accept_error();
                if let Some(count) = not_accepted.count() {
                    tracing::error!(%error, count, "connections cannot be accepted");
                }
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        match admission.admit(peer.ip()) {
            Ok(admitted) => {
                let line = Line { stream, peer, admitted };
                let tasks = connections.clone();
                connections.spawn(attend(line, app.clone(), waits, shutdown.clone(), tasks));
            }
            Err(why) => {
                metrics::count_turned_away(why);
                if let Some(count) = turned_away.count() {
                    tracing::warn!(%peer, why, count, "too many connections");
                }
                // Whoever does not get it is turned away all the same.
                let _ = SockRef::from(&stream).send(TURNED_AWAY);
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// How long a client is waited for.
#[derive(Clone, Copy)]
struct Waits {
    header: Duration,
    write: Duration,
}

/// How often something has happened since it was last logged.
#[derive(Default)]
struct Told {
    count: u64,
    at: Option<Instant>,
}

impl Told {
    /// Once more; if it is time to say so, how often it was.
    fn count(&mut self) -> Option<u64> {
        self.count += 1;
        if self.at.is_some_and(|at| at.elapsed() < TOLD) {
            return None;
        }
        self.at = Some(Instant::now());
        Some(std::mem::take(&mut self.count))
    }
}

/// A connection that was let in.
struct Line {
    stream: TcpStream,
    peer: SocketAddr,
    admitted: Admitted,
}

/// Answers what is asked on a connection, until it ends; after the shutdown, only what was asked before it. Events
/// are sent by another task.
async fn attend(
    Line { stream, peer, admitted }: Line,
    app: Router,
    waits: Waits,
    shutdown: CancellationToken,
    tasks: TaskTracker,
) {
    // A connection that is not quite as we like it is one all the same.
    let _ = prepare(&stream, waits);
    let (app, handover) = (TowerToHyperService::new(app), Handover::default());
    let keeper = handover.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        let keeper = events::can_follow(&request).then(|| keeper.clone());
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = app.call(request);
        async move {
            let answer = answer.await?;
            Ok::<_, Infallible>(match keeper {
                Some(keeper) => keeper.keep(answer),
                None => answer,
            })
        }
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(waits.header).max_buf_size(HEAD);
    let io = TokioIo::new(Patient::new(stream, waits.write, handover.clone()));
    let mut connection = builder.serve_connection(io, service);
    let (mut shutdown, mut ends) = (pin!(shutdown.cancelled()), false);
    // Until it ends, or sends events. One that breaks is the client's affair.
    let events = poll_fn(|cx| {
        if !ends && shutdown.as_mut().poll(cx).is_ready() {
            ends = true;
            Pin::new(&mut connection).graceful_shutdown();
        }
        match Pin::new(&mut connection).poll(cx) {
            Poll::Ready(_) => Poll::Ready(None),
            Poll::Pending => {
                handover.take().map_or(Poll::Pending, |events| Poll::Ready(Some(events)))
            }
        }
    });
    let events = events.await;
    if let Some(events) = events {
        let line = connection.into_parts().io.into_inner();
        tasks.spawn(async move {
            // Others wait to hear that nobody is there any more.
            let _ = give_up_after(line.stream(), DEAD);
            let _ = events::send(line, events).await;
            drop(admitted);
        });
    }
}

/// A line that is idle for this long is tried.
const IDLE: Duration = Duration::from_secs(3);
/// How often it is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// A stream of which nothing arrives for this long is dead, such as that of a phone without a network.
const DEAD: Duration = Duration::from_secs(5);

/// Sends at once what there is, for events are small and someone waits for each of them; and notices when
/// nobody is left to read it.
fn prepare(stream: &TcpStream, waits: Waits) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let socket = SockRef::from(stream);
    socket.set_send_buffer_size(UNREAD)?;
    socket.set_tcp_keepalive(&TcpKeepalive::new().with_time(IDLE).with_interval(AGAIN))?;
    // Whoever does not read an answer is given up by us first: a proxy may stop reading while its client is slow.
    give_up_after(stream, waits.write + DEAD)
}

/// Lets the system give up a line on which nothing is heard for this long, or nothing is read.
#[cfg(target_os = "linux")]
fn give_up_after(stream: &TcpStream, time: Duration) -> io::Result<()> {
    SockRef::from(stream).set_tcp_user_timeout(Some(time))
}

/// Elsewhere the system has a time of its own.
#[cfg(not(target_os = "linux"))]
fn give_up_after(_: &TcpStream, _: Duration) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The others hear within ten seconds of somebody whose network is cut.
    #[test]
    fn a_dead_line_is_noticed_in_time() {
        assert!(IDLE + AGAIN < DEAD, "it is tried before it is given up");
        let line = crate::config::Waits::default().line;
        assert!(DEAD + line < Duration::from_secs(10));
    }
}
