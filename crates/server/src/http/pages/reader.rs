//! Who reads a page, and how.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use sobremesa_page::{CardSize, House, Keys, Looks, Markup, Pace, Theme};
use sobremesa_store::{Person, PersonId, TokenHash};
use sobremesa_words::Language;

use super::super::guard::Renewal;
use super::super::people::guest_name;
use super::super::visitor::Token;
use super::super::{Problem, Shared, Visitor};
use super::problems::place_of;
use crate::language;

/// The name of the cookie that keeps how a reader wants pages to look.
const LOOKS_COOKIE: &str = "looks";

/// Who reads a page, and how.
pub(super) struct Reading {
    pub(super) house: House,
    pub(super) person: Option<Person>,
    /// Whether only the regions are wanted.
    pub(super) is_script: bool,
    /// Our own address, as other devices know it.
    pub(super) outside: String,
}

impl Reading {
    pub(super) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
}

impl FromRequestParts<Arc<Shared>> for Reading {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let Visitor(person) = Visitor::from_request_parts(parts, shared).await?;
        // One comes back to a page, never to a deed.
        let path = match parts.method {
            Method::POST => place_of(parts.uri.path()),
            _ => parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        };
        let house = House {
            language: language::current(),
            looks: looks(&parts.headers),
            name: person.as_ref().map(|person| language::words().person(&person.name)),
            path,
            assets: Arc::clone(&shared.assets),
        };
        let is_script = parts.headers.contains_key("x-regions");
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let config = &shared.config;
        let outside = match config.lan_url.as_ref().or(config.public_url.as_ref()) {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{host}"),
        };
        Ok(Reading { house, person, is_script, outside })
    }
}

/// Someone who does something, known or not.
pub(super) struct Someone {
    person: Option<Person>,
    renewal: Renewal,
}

impl Someone {
    /// Whether the server has not known this reader, and pages were shown to nobody in particular.
    pub(super) fn is_new(&self) -> bool {
        self.person.is_none()
    }

    /// What the person is called, if it is somebody.
    pub(super) fn name(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.name.as_str())
    }

    /// Who it is, if it is somebody.
    pub(super) fn known(&self) -> Result<PersonId, Problem> {
        let unknown = || Problem::told(StatusCode::UNAUTHORIZED, "problem-unknown-visitor");
        self.person.as_ref().map(|person| person.id).ok_or_else(unknown)
    }

    /// Who it is. Somebody unknown becomes a guest, and the browser is told so with the answer,
    /// whatever that is.
    pub(super) async fn person(&self, shared: &Shared) -> Result<Person, Problem> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let random = shared.hall.random();
        let token = Token::draw(random);
        let hash = TokenHash(token.hash());
        shared.store().create_person(&guest_name(random), hash, shared.hall.clock().date()).await?;
        let person = shared.store().person_by_token(&hash).await?.ok_or_else(Problem::not_found)?;
        let (_, cookie) = token.set_cookie(shared.config.is_secure());
        self.renewal.renew(cookie);
        Ok(person)
    }
}

impl FromRequestParts<Arc<Shared>> for Someone {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Problem> {
        let Visitor(person) = Visitor::from_request_parts(parts, shared).await?;
        let renewal = parts.extensions.get::<Renewal>().cloned().unwrap_or_default();
        Ok(Someone { person, renewal })
    }
}

/// A page, or only its regions, as an answer.
pub(super) fn html(page: impl Into<String>) -> Response {
    Html(page.into()).into_response()
}

/// A page as an answer.
pub(super) fn page(markup: Markup) -> Response {
    html(markup.into_string())
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).map(str::trim);
    pairs.find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

/// The language that a reader chose, if one was chosen.
pub(crate) fn chosen_language(headers: &HeaderMap) -> Option<Language> {
    let looks = cookie(headers, LOOKS_COOKIE)?;
    looks.split('.').find_map(|part| part.parse().ok())
}

/// How a reader wants pages to look: words with dots between them.
pub(super) fn looks(headers: &HeaderMap) -> Looks {
    let mut looks = Looks::default();
    for part in cookie(headers, LOOKS_COOKIE).unwrap_or_default().split('.') {
        match part {
            "light" => looks.theme = Theme::Light,
            "dark" => looks.theme = Theme::Dark,
            "small" => looks.cards = CardSize::Small,
            "large" => looks.cards = CardSize::Large,
            "once" => looks.plays_at_once = true,
            "sounds" => looks.sounds = true,
            "nokeys" => looks.keys = Keys::Off,
            "notips" => looks.without_tips = true,
            "instant" => looks.pace = Pace::Instant,
            "slow" => looks.pace = Pace::Slow,
            _ => {}
        }
    }
    looks
}

/// The header that keeps a reader's choices for a year.
pub(super) fn looks_cookie(language: Language, looks: Looks) -> (HeaderName, HeaderValue) {
    let mut parts =
        vec![language.code(), looks.theme.code(), looks.cards.code(), looks.pace.code()];
    parts.extend(looks.plays_at_once.then_some("once"));
    parts.extend(looks.sounds.then_some("sounds"));
    parts.extend((looks.keys == Keys::Off).then_some("nokeys"));
    parts.extend(looks.without_tips.then_some("notips"));
    let value = format!(
        "{LOOKS_COOKIE}={}; Path=/; SameSite=Lax; HttpOnly; Max-Age=31536000",
        parts.join(".")
    );
    (SET_COOKIE, HeaderValue::from_str(&value).expect("our own words"))
}
