//! A connection to a server: requests on it, or one stream of events.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use hyper::body::{Body, Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio::time::timeout;

/// No answer of a server that works takes as long, and no stream is silent for as long.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// A connection.
pub(super) struct Line {
    server: SocketAddr,
    sender: SendRequest<String>,
    /// It works as long as this does.
    connection: AbortHandle,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

/// A person, as a server knows them again.
pub(super) type Cookie = str;

impl Line {
    pub(super) async fn open(server: SocketAddr) -> anyhow::Result<Line> {
        let opened = timeout(PATIENCE, TcpStream::connect(server)).await;
        let stream =
            opened.context("no connection in time")?.with_context(|| format!("no {server}"))?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        let connection = tokio::task::spawn_local(async move {
            // Whoever waits for an answer hears that there is none.
            let _ = connection.await;
        });
        Ok(Line { server, sender, connection: connection.abort_handle() })
    }

    /// Asks, and waits for the head of the answer.
    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&Cookie>,
        body: String,
    ) -> anyhow::Result<Response<Incoming>> {
        let mut request =
            Request::builder().method(method).uri(path).header(HOST, self.server.to_string());
        if let Some(cookie) = cookie {
            request =
                request.header(COOKIE, cookie).header(ORIGIN, format!("http://{}", self.server));
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        self.sender.ready().await?;
        let answer = timeout(PATIENCE, self.sender.send_request(request.body(body)?)).await;
        Ok(answer.context("no answer in time")??)
    }

    /// Does something that must succeed: what the server answers.
    pub(super) async fn post(
        &mut self,
        path: &str,
        cookie: Option<&Cookie>,
        body: String,
    ) -> anyhow::Result<Vec<u8>> {
        read(self.ask("POST", path, cookie, body).await?).await
    }

    /// Reads something that must be there.
    pub(super) async fn get(&mut self, path: &str) -> anyhow::Result<Vec<u8>> {
        read(self.ask("GET", path, None, String::new()).await?).await
    }

    /// A new guest.
    pub(super) async fn guest(&mut self) -> anyhow::Result<String> {
        let answer = self.ask("POST", "/api/me", None, "{}".to_owned()).await?;
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        read(answer).await?;
        cookie.context("a guest without a cookie")
    }

    /// Follows a table.
    pub(super) async fn follow(
        mut self,
        table: &str,
        cookie: Option<&Cookie>,
    ) -> anyhow::Result<Events> {
        let path = format!("/api/tables/{table}/events");
        let answer = self.ask("GET", &path, cookie, String::new()).await?;
        if !answer.status().is_success() {
            read(answer).await?;
            bail!("no stream");
        }
        Ok(Events { body: answer.into_body(), buffer: Vec::new(), taken: 0, _line: self })
    }
}

/// The whole of an answer, if it is a good one.
async fn read(answer: Response<Incoming>) -> anyhow::Result<Vec<u8>> {
    let status = answer.status();
    let mut body = answer.into_body();
    let mut bytes = Vec::new();
    while let Some(part) = frame(&mut body).await? {
        bytes.extend_from_slice(&part);
    }
    ensure!(status.is_success(), "{status}: {}", String::from_utf8_lossy(&bytes));
    Ok(bytes)
}

/// The next part of a body.
async fn frame(body: &mut Incoming) -> anyhow::Result<Option<Bytes>> {
    let next = poll_fn(|context| Pin::new(&mut *body).poll_frame(context));
    let next = timeout(PATIENCE, next).await.context("nothing more came in time")?;
    match next.transpose()? {
        Some(frame) => Ok(Some(frame.into_data().unwrap_or_default())),
        None => Ok(None),
    }
}

/// A stream of a table.
pub(super) struct Events {
    body: Incoming,
    buffer: Vec<u8>,
    /// This much of the buffer was read.
    taken: usize,
    _line: Line,
}

/// An event of a table: its version, and the table as its viewer sees it.
pub(super) struct Event<'a> {
    pub(super) version: u64,
    pub(super) data: &'a [u8],
}

impl Events {
    /// The next event of the table; pings are passed over.
    pub(super) async fn next(&mut self) -> anyhow::Result<Event<'_>> {
        loop {
            self.buffer.drain(..std::mem::take(&mut self.taken));
            let Some(length) = end_of_event(&self.buffer) else {
                let part = frame(&mut self.body).await?.context("the stream has ended")?;
                self.buffer.extend_from_slice(&part);
                continue;
            };
            self.taken = length;
            if let Some(version) = field(&self.buffer[..length], b"id: ") {
                let version = std::str::from_utf8(version)?.parse()?;
                let data = field(&self.buffer[..length], b"data: ").unwrap_or_default();
                return Ok(Event { version, data });
            }
        }
    }
}

/// How many bytes the first event has, if all of it is there.
fn end_of_event(bytes: &[u8]) -> Option<usize> {
    bytes.windows(2).position(|pair| pair == b"\n\n").map(|at| at + 2)
}

fn field<'a>(event: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    event.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_told_apart() {
        let stream = b"event: table\nid: 7\ndata: {\"a\":1}\n\nevent: ping\ndata: ping\n\nevent: t";
        let first = end_of_event(stream).expect("an event");
        assert_eq!(field(&stream[..first], b"id: "), Some(&b"7"[..]));
        assert_eq!(field(&stream[..first], b"data: "), Some(&b"{\"a\":1}"[..]));
        let second = first + end_of_event(&stream[first..]).expect("a ping");
        assert_eq!(field(&stream[first..second], b"id: "), None);
        assert_eq!(end_of_event(&stream[second..]), None);
    }
}
