//! Who makes a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use sobremesa_store::{CommandId, Person, PersonId, Scope, TokenHash};

use super::guard::{Counted, Known, Renewal};
use super::{Problem, Shared};
use crate::clock::after;
use crate::hash::{hash, hex};
use crate::random::Random;

/// The name of the cookie; that of an older program also where people come by TLS.
pub(crate) const COOKIE_NAME: &str = "sobremesa";

/// Its name where people come by TLS: browsers take it from this host alone, by TLS alone.
const HOST_COOKIE_NAME: &str = "__Host-sobremesa";

/// A cookie lives this long: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// How often it is noted that a token is used, in milliseconds: once a day.
const USE_NOTED: i64 = 24 * 3600 * 1000;

/// Whoever makes a request, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person who is known.
pub(crate) struct Me(pub(crate) Person);

/// A person who is known by something with which they may change who they are: not by a token that only plays.
pub(crate) struct Owner(pub(crate) Person);

/// A secret of 256 bits that its owner shows; the store knows only its hash.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn draw(random: &Random) -> Token {
        Token(hex(&random.bytes::<32>()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn hash(&self) -> [u8; 32] {
        hash(&self.0)
    }

    /// The header that makes a browser keep it.
    pub(crate) fn set_cookie(&self, is_secure: bool) -> (HeaderName, HeaderValue) {
        let (name, secure) = match is_secure {
            true => (HOST_COOKIE_NAME, "; Secure"),
            false => (COOKIE_NAME, ""),
        };
        let cookie = format!(
            "{name}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}",
            self.0
        );
        (SET_COOKIE, HeaderValue::from_str(&cookie).expect("hex digits and our own words"))
    }
}

/// The headers that make a browser forget its cookie, whatever it is called.
pub(crate) fn clear_cookie() -> [(HeaderName, HeaderValue); 2] {
    [
        "sobremesa=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
        "__Host-sobremesa=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    ]
    .map(|cookie| (SET_COOKIE, HeaderValue::from_static(cookie)))
}

/// Whether an answer says who the browser is from now on.
pub(crate) fn sets_cookie(headers: &HeaderMap) -> bool {
    let mut cookies = headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let is_own = |name: &str| [COOKIE_NAME, HOST_COOKIE_NAME].contains(&name);
    cookies.any(|cookie| cookie.split('=').next().is_some_and(is_own))
}

/// The name under which a table keeps a person's command: others may have chosen the same id.
pub(crate) fn own_id(person: PersonId, id: &CommandId) -> CommandId {
    let digits = hex(&hash(&format!("{person} {id}")));
    digits.parse().expect("64 hex digits are a name")
}

/// The name under which the store keeps that a person made a table: it is no command at the table.
pub(crate) fn making_id(person: PersonId, id: &CommandId) -> CommandId {
    let digits = hex(&hash(&format!("{person}\n{id}")));
    digits.parse().expect("64 hex digits are a name")
}

/// The name under which the store keeps that a person plays the deal of a day.
pub(crate) fn day_id(person: PersonId, day: &str) -> CommandId {
    let digits = hex(&hash(&format!("{person}\nday\n{day}")));
    digits.parse().expect("64 hex digits are a name")
}

/// How a request says who makes it.
enum Shows {
    Cookie(String),
    /// A cookie with the name that it has where there is no TLS.
    OldCookie(String),
    Bearer(String),
}

fn shows(headers: &HeaderMap) -> Option<Shows> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Shows::Bearer(token.to_owned()));
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs: Vec<&str> = cookies.flat_map(|cookies| cookies.split(';')).map(str::trim).collect();
    let named = |name: &str| {
        let token = pairs.iter().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='));
        token.map(str::to_owned)
    };
    let cookie = named(HOST_COOKIE_NAME).map(Shows::Cookie);
    cookie.or_else(|| named(COOKIE_NAME).map(Shows::OldCookie))
}

/// A change that a browser makes must come from our own pages.
fn check_origin(parts: &Parts, shared: &Shared, by_cookie: bool) -> Result<(), Problem> {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    let foreign = || Problem::told(StatusCode::FORBIDDEN, "problem-foreign-origin");
    let Some(origin) = parts.headers.get(ORIGIN) else {
        return if by_cookie { Err(foreign()) } else { Ok(()) };
    };
    let origin = origin.to_str().map_err(|_| foreign())?;
    let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = match &shared.config.public_url {
        Some(url) => origin == url.trim_end_matches('/'),
        None => origin.strip_prefix("http://").or(origin.strip_prefix("https://")) == Some(host),
    };
    if own { Ok(()) } else { Err(foreign()) }
}

/// Notes once a day that a token was used; then a browser also keeps its cookie for another year. One whose
/// cookie has the old name gets the new one at once.
async fn note_use(
    parts: &Parts,
    shared: &Shared,
    person: &Person,
    shows: &Option<Shows>,
) -> Result<(), Problem> {
    let at = shared.hall.clock().date();
    let is_due = at >= after(person.used_at, USE_NOTED);
    let is_old = shared.config.is_secure() && matches!(shows, Some(Shows::OldCookie(_)));
    if is_due {
        shared.store().touch_token(person.token, at).await?;
    }
    if let (Some(Shows::Cookie(token) | Shows::OldCookie(token)), Some(renewal), true) =
        (shows, parts.extensions.get::<Renewal>(), is_due || is_old)
    {
        let (_, cookie) = Token(token.clone()).set_cookie(shared.config.is_secure());
        renewal.renew(cookie);
    }
    Ok(())
}

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let known = parts.extensions.get::<Known>().cloned().unwrap_or_default();
        if let Some(person) = known.0.get() {
            return Ok(Visitor(person.clone()));
        }
        let shows = shows(&parts.headers);
        check_origin(parts, shared, matches!(shows, Some(Shows::Cookie(_) | Shows::OldCookie(_))))?;
        let Some(Shows::Cookie(token) | Shows::OldCookie(token) | Shows::Bearer(token)) = &shows
        else {
            return Ok(Visitor(None));
        };
        let person = shared.store().person_by_token(&TokenHash(hash(token))).await?;
        if person.as_ref().is_some_and(|person| person.is_banned(shared.hall.clock().date())) {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-banned"));
        }
        if let Some(person) = &person {
            let address = parts.extensions.get().map(|Counted(address)| *address);
            shared.limits.check_person(person.id, address)?;
            note_use(parts, shared, person, &shows).await?;
        }
        Ok(Visitor(known.0.get_or_init(|| person).clone()))
    }
}

impl FromRequestParts<Arc<Shared>> for Me {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let Visitor(person) = Visitor::from_request_parts(parts, shared).await?;
        person
            .map(Me)
            .ok_or_else(|| Problem::told(StatusCode::UNAUTHORIZED, "problem-unknown-visitor"))
    }
}

/// Whether a person is known by something with which they may change who they are.
pub(crate) fn check_owner(person: &Person) -> Result<(), Problem> {
    match person.scope {
        Scope::Account => Ok(()),
        Scope::Play => Err(Problem::told(StatusCode::FORBIDDEN, "problem-only-plays")),
    }
}

impl FromRequestParts<Arc<Shared>> for Owner {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let Me(person) = Me::from_request_parts(parts, shared).await?;
        check_owner(&person)?;
        Ok(Owner(person))
    }
}
