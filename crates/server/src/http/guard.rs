//! What every request passes: limits, and headers that keep browsers careful.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use sobremesa_store::PersonId;
use tokio::time::timeout;

use super::{Problem, Shared};
use crate::config::{Config, Rates};

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 16 * 1024;

/// A body that takes longer than this to arrive is not waited for.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Scripts, styles and pictures come from us, and nobody frames our pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers of every answer; those that the answer sets itself stay.
const HEADERS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (CACHE_CONTROL, "no-store"),
];

/// How many requests are too many.
pub(crate) struct Limits {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<PersonId>,
    reports: DefaultKeyedRateLimiter<PersonId>,
    phrases: DefaultKeyedRateLimiter<PersonId>,
}

/// So many phrases may a person say a minute.
const PHRASES: NonZeroU32 = NonZeroU32::new(12).expect("not zero");

/// So many complaints may a person make an hour.
const REPORTS: NonZeroU32 = NonZeroU32::new(10).expect("not zero");

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        // A burst of ten seconds' worth is fine: a page asks for several things at once.
        let quota = |rate: u32| {
            let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
            Quota::per_second(rate)
                .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(9)))
        };
        Limits {
            addresses: RateLimiter::keyed(quota(rates.per_address)),
            people: RateLimiter::keyed(quota(rates.per_person)),
            reports: RateLimiter::keyed(Quota::per_hour(REPORTS)),
            phrases: RateLimiter::keyed(Quota::per_minute(PHRASES)),
        }
    }

    /// One more request of a person.
    pub(crate) fn check_person(&self, person: PersonId) -> Result<(), Problem> {
        self.people.check_key(&person).map_err(|_| too_many())
    }

    /// One more phrase of a person.
    pub(crate) fn check_phrase(&self, person: PersonId) -> Result<(), Problem> {
        self.phrases.check_key(&person).map_err(|_| too_many())
    }

    /// One more complaint of a person.
    pub(crate) fn check_report(&self, person: PersonId) -> Result<(), Problem> {
        self.reports.check_key(&person).map_err(|_| too_many())
    }

    /// Forgets who has not come for a while.
    pub(crate) fn tidy(&self) {
        self.addresses.retain_recent();
        self.people.retain_recent();
        self.reports.retain_recent();
        self.phrases.retain_recent();
    }
}

fn too_many() -> Problem {
    Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-requests")
}

/// The client's address: the last one that a trusted proxy did not add itself.
fn client(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter();
    let forwarded = forwarded.filter_map(|value| value.to_str().ok());
    let chain: Vec<IpAddr> = forwarded
        .flat_map(|value| value.split(','))
        .filter_map(|address| address.trim().parse().ok())
        .collect();
    let is_trusted = |address: &IpAddr| config.trusted_proxies.contains(address);
    let mut client = peer;
    for address in chain.into_iter().rev() {
        if !is_trusted(&client) {
            break;
        }
        client = address;
    }
    client
}

/// Takes a request's body in before anyone judges the request. An answer to a body that is still on
/// its way ends the connection, and the client may never read the answer.
async fn take_in(request: Request) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let too_large = |_| Problem::told(StatusCode::PAYLOAD_TOO_LARGE, "problem-too-large");
    let too_slow = |_| Problem::told(StatusCode::REQUEST_TIMEOUT, "problem-too-slow");
    let bytes = timeout(LONGEST_WAIT, to_bytes(body, LARGEST_BODY)).await.map_err(too_slow)?;
    Ok(Request::from_parts(parts, Body::from(bytes.map_err(too_large)?)))
}

/// Limits requests by size and address, adds the headers, and logs what was asked and answered.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = client(&shared.config, peer.ip(), request.headers());
    let (method, start) = (request.method().clone(), Instant::now());
    // The route and not the path, which can hold a link's secret.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let mut response = match (take_in(request).await, shared.limits.addresses.check_key(&address)) {
        (Ok(request), Ok(())) => next.run(request).await,
        (_, Err(_)) => too_many().into_response(),
        (Err(problem), _) => problem.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    let (route, status) = (route.as_ref().map(MatchedPath::as_str), response.status().as_u16());
    let millis = start.elapsed().as_secs_f64() * 1000.0;
    tracing::debug!(%method, route, status, millis, "a request");
    response
}
