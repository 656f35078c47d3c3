//! The way to a push service: over TLS, to an address that anybody on the internet may use, and nowhere else.
//! The endpoint is what a visitor says it is, so nothing of it is believed.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HOST, RETRY_AFTER};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// An endpoint is at most this long.
pub(crate) const LONGEST: usize = 1024;

/// The head of an answer is at most this long. The rest of it is not read.
const LARGEST_HEAD: usize = 16 * 1024;

/// How many addresses of a host are tried.
const TRIES: usize = 2;

/// Where pushes may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// To hosts of the internet, over TLS.
    #[default]
    Public,
    /// To anywhere, over TLS or not: for tests, whose push service is on the same machine. No setting of the
    /// program allows it.
    Anywhere,
}

/// Why an endpoint cannot be one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadEndpoint {
    #[error("it is not an address, or is longer than {LONGEST} characters")]
    Malformed,
    #[error("it is not https, or has another port, a name or a password in it")]
    Unusual,
    #[error("it leads to an address that is not of the internet")]
    Inside,
}

/// Why nothing was sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unsent {
    #[error(transparent)]
    Bad(#[from] BadEndpoint),
    #[error("it cannot be reached")]
    Unreachable(#[from] io::Error),
    #[error("it did not answer in time")]
    Slow,
    #[error("its answer cannot be read")]
    Unreadable(#[from] hyper::Error),
}

/// What a push service answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answered {
    pub(crate) status: StatusCode,
    /// How long it wants to be left alone, if it says so.
    pub(crate) wait: Option<Duration>,
}

/// A message on its way.
pub(crate) struct Parcel {
    pub(crate) authorization: String,
    /// For how many seconds it is worth keeping.
    pub(crate) life: u32,
    /// Replaces what was sent before under the same name, and has not arrived.
    pub(crate) topic: String,
    pub(crate) body: Vec<u8>,
}

impl Reach {
    /// The endpoint, if it can be one as far as can be seen without asking anybody.
    pub(crate) fn check(self, endpoint: &str) -> Result<Url, BadEndpoint> {
        if endpoint.len() > LONGEST {
            return Err(BadEndpoint::Malformed);
        }
        let url = Url::parse(endpoint).map_err(|_| BadEndpoint::Malformed)?;
        let host = url.host().ok_or(BadEndpoint::Malformed)?;
        if self == Reach::Anywhere {
            return Ok(url);
        }
        let is_plain = url.scheme() == "https"
            && url.port().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        match host {
            _ if !is_plain => Err(BadEndpoint::Unusual),
            Host::Ipv4(address) if !is_public(address.into()) => Err(BadEndpoint::Inside),
            Host::Ipv6(address) if !is_public(address.into()) => Err(BadEndpoint::Inside),
            Host::Domain(name) if !name.trim_end_matches('.').contains('.') => {
                Err(BadEndpoint::Inside)
            }
            _ => Ok(url),
        }
    }

    /// The addresses of a host to which something may be sent, of those that it has.
    fn allowed(
        self,
        found: impl Iterator<Item = SocketAddr>,
    ) -> Result<Vec<SocketAddr>, BadEndpoint> {
        let may = |address: &SocketAddr| self == Reach::Anywhere || is_public(address.ip());
        let allowed: Vec<SocketAddr> = found.filter(may).take(TRIES).collect();
        if allowed.is_empty() { Err(BadEndpoint::Inside) } else { Ok(allowed) }
    }
}

/// Whether anybody on the internet may have this address. Addresses that stand for others are judged by those.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = match (a, b, c) {
        // This network; providers' own (CGNAT); protocols; 6to4; benchmarks; all that is reserved.
        (0, ..)
        | (100, 64..=127, _)
        | (192, 0, 0)
        | (192, 88, 99)
        | (198, 18..=19, _)
        | (240.., ..) => true,
        _ => false,
    };
    !(is_special
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_unspecified())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let parts = address.segments();
    let [high, low] = [parts[6], parts[7]].map(u16::to_be_bytes);
    let inner = Ipv4Addr::new(high[0], high[1], low[0], low[1]);
    match parts {
        // NAT64 carries an address of the older kind.
        [0x64, 0xff9b, 0, 0, 0, 0, ..] => is_public_v4(inner),
        // 6to4 and Teredo carry one as well, and nobody needs them; documentation is for nobody.
        [0x2001, 0 | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        // What is given out to networks; loopback, unspecified, unique-local, link-local, site-local and
        // multicast addresses lie elsewhere.
        [0x2000..=0x3fff, ..] => true,
        _ => false,
    }
}

/// What opens connections.
pub(crate) struct Courier {
    reach: Reach,
    tls: TlsConnector,
    patience: Duration,
}

impl Courier {
    pub(crate) fn new(reach: Reach, patience: Duration) -> Courier {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        Courier::trusting(roots, reach, patience)
    }

    /// One that believes the certificates of these authorities, and no others.
    fn trusting(roots: RootCertStore, reach: Reach, patience: Duration) -> Courier {
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Courier { reach, tls: TlsConnector::from(Arc::new(config)), patience }
    }

    /// Where pushes may go.
    pub(crate) fn reach(&self) -> Reach {
        self.reach
    }

    /// Sends a message, and waits for the head of the answer. Redirections are answers like others.
    pub(crate) async fn send(&self, endpoint: &str, parcel: Parcel) -> Result<Answered, Unsent> {
        let url = self.reach.check(endpoint)?;
        timeout(self.patience, self.deliver(&url, parcel)).await.map_err(|_| Unsent::Slow)?
    }

    async fn deliver(&self, url: &Url, parcel: Parcel) -> Result<Answered, Unsent> {
        let stream = self.connect(url).await?;
        let host = url.host_str().unwrap_or_default();
        if url.scheme() == "http" {
            return exchange(stream, url, parcel).await;
        }
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
        let name = name.map_err(|_| BadEndpoint::Malformed)?;
        exchange(self.tls.connect(name, stream).await?, url, parcel).await
    }

    /// A connection to an address that was looked at: the name is not looked up again.
    async fn connect(&self, url: &Url) -> Result<TcpStream, Unsent> {
        let port = url.port_or_known_default().unwrap_or(443);
        let found: Vec<SocketAddr> = match url.host().ok_or(BadEndpoint::Malformed)? {
            Host::Domain(name) => lookup_host((name, port)).await?.collect(),
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
        };
        let mut failed = Unsent::Bad(BadEndpoint::Inside);
        for address in self.reach.allowed(found.into_iter())? {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(error) => failed = error.into(),
            }
        }
        Err(failed)
    }
}

/// Sends a message over a connection that is used for nothing else.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    url: &Url,
    parcel: Parcel,
) -> Result<Answered, Unsent> {
    let mut builder = http1::Builder::new();
    builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await?;
    let answer = sender.send_request(request(url, parcel));
    tokio::pin!(answer);
    let answer = tokio::select! {
        answer = &mut answer => answer?,
        // The answer came with the connection's end, or says why there is none.
        _ = connection => answer.await?,
    };
    Ok(Answered { status: answer.status(), wait: wait(answer.headers()) })
}

fn request(url: &Url, parcel: Parcel) -> Request<Body> {
    let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let request = Request::builder()
        .method(Method::POST)
        .uri(target)
        .header(HOST, authority)
        .header(AUTHORIZATION, parcel.authorization)
        .header(CONTENT_TYPE, "application/octet-stream")
        .header(CONTENT_ENCODING, "aes128gcm")
        .header("ttl", parcel.life)
        .header("urgency", "normal")
        .header("topic", parcel.topic);
    request
        .body(Body::from(Bytes::from(parcel.body)))
        .expect("our own words and a URL that was read")
}

fn wait(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod tls_tests;
