//! What every request passes: limits, and headers that keep browsers careful.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, SET_COOKIE, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use sobremesa_store::Person;
use tokio::time::timeout;
use tracing::Instrument;

use super::pages::Asked;
use super::request_id::{self, RequestId};
use super::visitor::sets_cookie;
use super::{Problem, Shared};
use crate::config::Config;
use crate::language;
use crate::metrics::count_request;
use crate::network::household;
use crate::places::Place;

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 16 * 1024;

/// The largest body of a request that brings a record, in bytes.
const LARGEST_RECORD: usize = 1024 * 1024;

/// Where records are brought.
const RECORDS: [&str; 2] = ["/api/records", "/games/upload"];

/// Scripts, styles, fonts and pictures come from us, and nobody frames our pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; \
     img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers of every answer; those that the answer sets itself stay.
const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (CACHE_CONTROL, "no-store"),
];

/// Where people come by TLS, browsers come by nothing else for a year.
const TLS_ONLY: &str = "max-age=31536000";

/// The address under which a request is counted.
#[derive(Clone, Copy)]
pub(crate) struct Counted(pub(crate) IpAddr);

/// The cookie that an answer renews, if the request shows one that was not used for a while.
#[derive(Clone, Default)]
pub(crate) struct Renewal(Arc<OnceLock<HeaderValue>>);

impl Renewal {
    pub(crate) fn renew(&self, cookie: HeaderValue) {
        // A request shows one cookie; asked for twice, it is the same.
        let _ = self.0.set(cookie);
    }
}

/// Who makes a request, once it was looked up: not twice, and not counted twice.
#[derive(Clone, Default)]
pub(crate) struct Known(pub(crate) Arc<OnceLock<Option<Person>>>);

/// The header in which proxies tell for whom they ask.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The client's address: the last one that a trusted proxy did not add itself. What is no address
/// was not added by one of ours, and neither was anything before it.
fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let values: Vec<&HeaderValue> = headers.get_all(FORWARDED).iter().collect();
    let values = values.iter().rev().map(|value| value.to_str().unwrap_or_default());
    let mut client = peer;
    for claim in values.flat_map(|value| value.rsplit(',')) {
        let is_trusted = config.trusted_proxies.iter().any(|proxy| proxy.contains(client));
        match claim.trim().parse() {
            Ok(address) if is_trusted => client = address,
            _ => break,
        }
    }
    client
}

/// Takes a request's body in before anyone judges the request. An answer to a body that is still on
/// its way ends the connection, and the client may never read the answer.
async fn take_in(
    shared: &Shared,
    address: IpAddr,
    request: Request,
) -> Result<(Request, Option<Place>), Problem> {
    let (parts, body) = request.into_parts();
    let too_slow = |_| Problem::told(StatusCode::REQUEST_TIMEOUT, "problem-too-slow");
    let (largest, sentence) = match RECORDS.contains(&parts.uri.path()) {
        true => (LARGEST_RECORD, "upload-too-large"),
        false => (LARGEST_BODY, "problem-too-large"),
    };
    let too_large = || {
        let sentence = language::words().text(sentence);
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", sentence)
    };
    let broken = |error: axum::Error| {
        Problem::told(StatusCode::BAD_REQUEST, "problem-bad-body").detailed(error.to_string())
    };
    let read = async {
        let (mut stream, mut bytes, mut place) = (body.into_data_stream(), Vec::new(), None);
        while let Some(part) = stream.next().await {
            bytes.extend_from_slice(&part.map_err(broken)?);
            if bytes.len() > largest {
                return Err(too_large());
            }
            if bytes.len() > LARGEST_BODY && place.is_none() {
                place = Some(shared.limits.take_large_body(address)?);
            }
        }
        Ok((bytes, place))
    };
    let read = timeout(shared.config.body_wait, read).await;
    let (bytes, place) = read.map_err(too_slow)??;
    Ok((Request::from_parts(parts, Body::from(bytes)), place))
}

/// The routes of the API that can be asked for something by a query.
const WITH_QUERY: [&str; 2] = ["/api/tables", "/api/tables/{table}"];

/// Refuses a query where the API has none. The routes that have one look at it themselves.
fn check_query(route: Option<&str>, request: &Request) -> Result<(), Problem> {
    let is_asked = request.uri().query().is_some_and(|query| !query.is_empty());
    let is_api = route.is_some_and(|route| route == "/api" || route.starts_with("/api/"));
    let has_one =
        request.method() == Method::GET && route.is_some_and(|it| WITH_QUERY.contains(&it));
    if !is_asked || !is_api || has_one {
        return Ok(());
    }
    let detail = "there are no parameters here".to_owned();
    Err(Problem::told(StatusCode::BAD_REQUEST, "problem-bad-query").detailed(detail))
}

/// Limits requests by size and address, adds the headers, and logs what was asked and answered.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = household(client(&shared.config, peer.ip(), request.headers()));
    request.extensions_mut().insert(Counted(address));
    let (renewal, known) = (Renewal::default(), Known::default());
    request.extensions_mut().insert(renewal.clone());
    request.extensions_mut().insert(known.clone());
    let asked = Asked::of(&request);
    let (method, start) = (request.method().clone(), Instant::now());
    // The route and not the path, which can hold a link's secret.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let language = language::wanted(request.headers());
    let id = RequestId::new();
    let span = tracing::error_span!("request", %id);
    let answer = async {
        let checked = check_query(route.as_ref().map(MatchedPath::as_str), &request);
        let taken = take_in(&shared, address, request).await;
        let taken = taken.and_then(|taken| checked.map(|()| taken));
        let response = match (taken, shared.limits.check_address(address)) {
            // A large body has its place until it is answered.
            (Ok((request, _place)), Ok(())) => next.run(request).await,
            (_, Err(wait)) => Problem::too_often(wait).into_response(),
            (Err(problem), _) => problem.into_response(),
        };
        let response = asked.told(response, &known, &shared);
        let (route, status) = (route.as_ref().map(MatchedPath::as_str), response.status().as_u16());
        let millis = start.elapsed().as_secs_f64() * 1000.0;
        tracing::debug!(%method, route, status, millis, "a request");
        response
    };
    let mut response = language::speaking(language, answer).instrument(span).await;
    count_request(response.status());
    response.headers_mut().insert(request_id::HEADER, id.value());
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if shared.config.is_secure() {
        response
            .headers_mut()
            .insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TLS_ONLY));
    }
    if let Some(cookie) = renewal.0.get() {
        // An answer that gives another cookie, or takes it away, knows better.
        if !sets_cookie(response.headers()) {
            response.headers_mut().append(SET_COOKIE, cookie.clone());
        }
    }
    response
}
