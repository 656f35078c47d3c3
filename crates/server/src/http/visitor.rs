//! Who makes a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use sobremesa_store::{CommandId, Person, PersonId, TokenHash};

use super::guard::{Known, Renewal};
use super::{Problem, Shared};
use crate::clock::after;
use crate::hash::{hash, hex};
use crate::random::Random;

/// The name of the cookie.
pub(crate) const COOKIE_NAME: &str = "sobremesa";

/// A cookie lives this long: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// How often it is noted that a token is used, in milliseconds: once a day.
const USE_NOTED: i64 = 24 * 3600 * 1000;

/// Whoever makes a request, known or not.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person who is known.
pub(crate) struct Me(pub(crate) Person);

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
        let secure = if is_secure { "; Secure" } else { "" };
        let cookie = format!(
            "{COOKIE_NAME}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}",
            self.0
        );
        (SET_COOKIE, HeaderValue::from_str(&cookie).expect("hex digits and our own words"))
    }
}

/// The header that makes a browser forget its cookie.
pub(crate) fn clear_cookie() -> (HeaderName, HeaderValue) {
    let cookie = const { "sobremesa=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0" };
    (SET_COOKIE, HeaderValue::from_static(cookie))
}

/// Whether an answer says who the browser is from now on.
pub(crate) fn sets_cookie(headers: &HeaderMap) -> bool {
    let mut cookies = headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    cookies.any(|cookie| cookie.split('=').next() == Some(COOKIE_NAME))
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
    Bearer(String),
}

fn shows(headers: &HeaderMap) -> Option<Shows> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Shows::Bearer(token.to_owned()));
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).map(str::trim);
    let cookie = pairs.find_map(|pair| pair.strip_prefix(COOKIE_NAME)?.strip_prefix('='));
    cookie.map(|token| Shows::Cookie(token.to_owned()))
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

/// Notes once a day that a token was used; then a browser also keeps its cookie for another year.
async fn note_use(
    parts: &Parts,
    shared: &Shared,
    person: &Person,
    shows: &Option<Shows>,
) -> Result<(), Problem> {
    let at = shared.hall.clock().date();
    if at < after(person.used_at, USE_NOTED) {
        return Ok(());
    }
    shared.store().touch_token(person.token, at).await?;
    if let (Some(Shows::Cookie(token)), Some(renewal)) = (shows, parts.extensions.get::<Renewal>())
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
        check_origin(parts, shared, matches!(shows, Some(Shows::Cookie(_))))?;
        let Some(Shows::Cookie(token) | Shows::Bearer(token)) = &shows else {
            return Ok(Visitor(None));
        };
        let person = shared.store().person_by_token(&TokenHash(hash(token))).await?;
        if person.as_ref().is_some_and(|person| person.is_banned(shared.hall.clock().date())) {
            return Err(Problem::told(StatusCode::FORBIDDEN, "problem-banned"));
        }
        if let Some(person) = &person {
            shared.limits.check_person(person.id)?;
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
