//! Streams of events, which need little memory.
//!
//! What the HTTP library holds for a connection, buffers above all, is for what may be asked on it later. On one that
//! sends events nothing else is asked. So once the head of such an answer has gone out, the connection is taken back
//! from the library, and a small task sends what comes.

use std::io;
use std::mem;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::BoxError;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::http::{HeaderValue, Method, Request, Response, Version};
use futures_util::StreamExt;
use hyper::body::{Buf, Frame};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::HEAD;
use super::patience::Patient;

/// How far an answer that is a stream of events has come.
#[derive(Default)]
enum Stage {
    /// There is none.
    #[default]
    None,
    /// The library has it.
    Answered(Body),
    /// Its head waits to be written.
    Begun(Body),
    /// Its head has gone out.
    Out(Body),
}

/// The way of a stream of events from the library to its own task.
#[derive(Clone, Default)]
pub(super) struct Handover(Arc<Mutex<Stage>>);

impl Handover {
    fn change(&self, next: impl FnOnce(Stage) -> Stage) {
        // A panic elsewhere leaves it whole: nothing here can panic half-way.
        let mut stage = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *stage = next(mem::take(&mut stage));
    }

    /// Keeps the events of an answer, if it has some. The library gets a body that never tells anything, and the
    /// client hears that nothing comes after them.
    pub(super) fn keep(&self, mut answer: Response<Body>) -> Response<Body> {
        let kind = answer.headers().get(CONTENT_TYPE);
        if kind.is_none_or(|kind| kind != "text/event-stream") {
            return answer;
        }
        answer.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        answer.map(|events| {
            self.change(|_| Stage::Answered(events));
            Body::new(Silence(self.clone()))
        })
    }

    /// Everything that the library has written so far has gone out.
    pub(super) fn note_flushed(&self) {
        self.change(|stage| match stage {
            Stage::Begun(events) => Stage::Out(events),
            other => other,
        });
    }

    /// The events, once the head of their answer has gone out.
    pub(super) fn take(&self) -> Option<Body> {
        let mut taken = None;
        self.change(|stage| match stage {
            Stage::Out(events) => {
                taken = Some(events);
                Stage::None
            }
            other => other,
        });
        taken
    }
}

/// Whether an answer in parts of unknown number can be taken over: older clients, and those who want the head alone,
/// are left to the library.
pub(super) fn can_follow<B>(request: &Request<B>) -> bool {
    request.method() == Method::GET && request.version() == Version::HTTP_11
}

/// The body of an answer whose events are sent by somebody else. Whatever asks for it has already written the head.
struct Silence(Handover);

impl HttpBody for Silence {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        self.0.change(|stage| match stage {
            Stage::Answered(events) => Stage::Begun(events),
            other => other,
        });
        Poll::Pending
    }
}

/// Sends events until there are no more, or nobody is there. The connection ends with them.
pub(super) async fn send(mut line: Patient, events: Body) -> io::Result<()> {
    let mut events = events.into_data_stream();
    let (mut said, mut left) = ([0; 16], HEAD);
    loop {
        tokio::select! {
            event = events.next() => match event {
                Some(event) => send_part(&mut line, event.map_err(io::Error::other)?).await?,
                None => {
                    line.write_all(b"0\r\n\r\n").await?;
                    return line.shutdown().await;
                }
            },
            // What is asked in between has no answer. It is read because the end comes after it; but nobody may go on
            // and on.
            count = line.read(&mut said), if left > 0 => match count? {
                0 => return Ok(()),
                count => left = left.saturating_sub(count),
            },
        }
    }
}

/// Sends a part of an answer in parts.
async fn send_part(line: &mut Patient, part: Bytes) -> io::Result<()> {
    if part.is_empty() {
        return Ok(());
    }
    let size = format!("{:x}\r\n", part.len());
    let mut all = Buf::chain(Buf::chain(size.as_bytes(), part), &b"\r\n"[..]);
    line.write_all_buf(&mut all).await?;
    line.flush().await
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Duration;

    use axum::Router;
    use axum::routing::get;
    use futures_util::stream;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::mpsc;
    use tokio::task::JoinHandle;
    use tokio::time::timeout;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::config::Config;

    /// Nothing that is waited for takes nearly as long.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// The events that come through a channel.
    fn body(events: mpsc::Receiver<Bytes>) -> Body {
        Body::from_stream(stream::unfold(events, |mut events| async move {
            Some((Ok::<_, BoxError>(events.recv().await?), events))
        }))
    }

    /// A server with one stream of events, which come through the channel.
    async fn serve_until(
        shutdown: CancellationToken,
    ) -> (SocketAddr, mpsc::Sender<Bytes>, JoinHandle<()>) {
        let (told, events) = mpsc::channel(1);
        let events = Arc::new(Mutex::new(Some(events)));
        let stream = async move || {
            let events = events.lock().unwrap().take().expect("it is asked for once");
            ([("content-type", "text/event-stream")], body(events))
        };
        let app = Router::new().route("/events", get(stream)).route("/", get(async || "plain"));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(async move {
            super::super::serve(listener, app, &Config::default(), shutdown).await;
        });
        (address, told, serving)
    }

    async fn serve() -> (SocketAddr, mpsc::Sender<Bytes>) {
        let (address, told, _) = serve_until(CancellationToken::new()).await;
        (address, told)
    }

    async fn ask(address: SocketAddr, request: &str) -> TcpStream {
        let mut line = TcpStream::connect(address).await.unwrap();
        line.write_all(request.as_bytes()).await.unwrap();
        line
    }

    /// What comes until it ends like this.
    async fn read_to(line: &mut TcpStream, end: &str) -> String {
        let mut text = String::new();
        while !text.ends_with(end) {
            text.push(char::from(line.read_u8().await.expect("more to come")));
        }
        text
    }

    #[tokio::test]
    async fn events_come_one_by_one_and_the_connection_ends_with_them() {
        let (address, told) = serve().await;
        let pipelined = "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /events HTTP/1.1\r\nHost: a\r\n\r\n";
        let mut line = ask(address, pipelined).await;
        read_to(&mut line, "\r\n\r\nplain").await;
        let head = read_to(&mut line, "\r\n\r\n").await;
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains("transfer-encoding: chunked\r\n"), "{head}");
        assert!(head.contains("connection: close\r\n"), "{head}");
        for event in ["one", "a second one, longer than fifteen"] {
            told.send(event.into()).await.unwrap();
            let part = read_to(&mut line, &format!("{event}\r\n")).await;
            assert_eq!(part, format!("{:x}\r\n{event}\r\n", event.len()));
        }
        drop(told);
        let mut rest = String::new();
        line.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "0\r\n\r\n");
    }

    #[tokio::test]
    async fn whoever_goes_is_not_told_any_more() {
        let (address, told) = serve().await;
        let mut line = ask(address, "GET /events HTTP/1.1\r\nHost: a\r\n\r\n").await;
        read_to(&mut line, "\r\n\r\n").await;
        drop(line);
        told.closed().await;
    }

    #[tokio::test]
    async fn whoever_asks_in_between_has_no_answer_and_may_go() {
        let (address, told) = serve().await;
        let mut line = ask(address, "GET /events HTTP/1.1\r\nHost: a\r\n\r\n").await;
        read_to(&mut line, "\r\n\r\n").await;
        line.write_all(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
        told.send("one".into()).await.unwrap();
        assert_eq!(read_to(&mut line, "one\r\n").await, "3\r\none\r\n");
        drop(line);
        timeout(PATIENCE, told.closed()).await.expect("it is noticed without another event");
    }

    #[tokio::test]
    async fn whoever_never_reads_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let _deaf = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let line = Patient::new(stream, Duration::from_millis(50), Handover::default());
        let (told, events) = mpsc::channel(1);
        let sending = tokio::spawn(send(line, body(events)));
        let large = Bytes::from(vec![b'x'; 1 << 20]);
        let feeding = async { while told.send(large.clone()).await.is_ok() {} };
        timeout(PATIENCE, feeding).await.expect("an end");
        let error = sending.await.unwrap().unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut, "{error}");
    }

    #[tokio::test]
    async fn a_shutdown_waits_for_the_end_of_the_events() {
        let shutdown = CancellationToken::new();
        let (address, told, serving) = serve_until(shutdown.clone()).await;
        let mut line = ask(address, "GET /events HTTP/1.1\r\nHost: a\r\n\r\n").await;
        read_to(&mut line, "\r\n\r\n").await;
        shutdown.cancel();
        told.send("last".into()).await.unwrap();
        assert_eq!(read_to(&mut line, "last\r\n").await, "4\r\nlast\r\n");
        assert!(!serving.is_finished(), "somebody is still told something");
        drop(told);
        let mut rest = String::new();
        line.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "0\r\n\r\n");
        timeout(PATIENCE, serving).await.expect("an end").unwrap();
    }

    #[tokio::test]
    async fn older_clients_get_them_in_one_piece() {
        let (address, told) = serve().await;
        let mut line = ask(address, "GET /events HTTP/1.0\r\n\r\n").await;
        told.send("one".into()).await.unwrap();
        told.send("two".into()).await.unwrap();
        drop(told);
        let mut text = String::new();
        line.read_to_string(&mut text).await.unwrap();
        assert!(text.ends_with("\r\n\r\nonetwo"), "{text}");
    }

    /// Long before an answer would be.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn events_that_nobody_reads_are_given_up_soon() {
        let (address, told) = serve().await;
        let _deaf = ask(address, "GET /events HTTP/1.1\r\nHost: a\r\n\r\n").await;
        let more = Bytes::from(vec![b'x'; HEAD]);
        let given_up = async { while told.send(more.clone()).await.is_ok() {} };
        assert!(PATIENCE < Config::default().write_wait);
        timeout(PATIENCE, given_up).await.expect("an end");
    }

    #[tokio::test]
    async fn a_head_alone_has_no_events() {
        let (address, _told) = serve().await;
        let both = "HEAD /events HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n";
        let mut line = ask(address, both).await;
        read_to(&mut line, "\r\n\r\nplain").await;
    }
}
