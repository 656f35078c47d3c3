//! How a reader wants pages to look.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use sobremesa_page::{CardSize, Keys, Looks, Pace, Theme, options};
use sobremesa_words::Language;

use super::super::{Problem, Shared};
use super::form::Filled;
use super::reader::{self, Reading, looks_cookie};
use super::turns;

/// Where the reader came from.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Came {
    back: String,
}

impl Came {
    /// The page of ours that the reader came from; none if nothing tells it.
    pub(super) fn page(&self) -> Option<&str> {
        Some(own_path(&self.back)).filter(|path| *path != "/")
    }
}

/// The choices, as the form sends them.
#[derive(Debug, Deserialize)]
pub(super) struct Chosen {
    #[serde(default)]
    back: String,
    language: String,
    theme: String,
    cards: String,
    #[serde(default)]
    pace: String,
    confirm: Option<String>,
    sounds: Option<String>,
    keys: Option<String>,
    tips: Option<String>,
}

/// A path of ours; anything else leads home.
fn own_path(path: &str) -> &str {
    // Browsers read a backslash as a slash, and pass over tabs and line breaks.
    let is_plain = path.chars().all(|char| char.is_ascii_graphic() && char != '\\');
    if is_plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

/// The page of the options.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    came: Result<Query<Came>, QueryRejection>,
) -> Result<Response, Problem> {
    let Came { back } = came.map(|Query(came)| came).unwrap_or_default();
    let offer = turns::offer(&shared, reading.person.as_ref()).await?;
    Ok(reader::page(options::page(&reading.house, own_path(&back), offer.as_ref())))
}

/// Keeps the choices.
pub(super) async fn keep(_: Reading, Filled(chosen): Filled<Chosen>) -> Response {
    let looks = Looks {
        theme: match chosen.theme.as_str() {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => Theme::System,
        },
        cards: match chosen.cards.as_str() {
            "small" => CardSize::Small,
            "large" => CardSize::Large,
            _ => CardSize::Medium,
        },
        pace: match chosen.pace.as_str() {
            "instant" => Pace::Instant,
            "slow" => Pace::Slow,
            _ => Pace::Normal,
        },
        plays_at_once: chosen.confirm.is_none(),
        sounds: chosen.sounds.is_some(),
        without_tips: chosen.tips.is_none(),
        keys: if chosen.keys.is_some() { Keys::On } else { Keys::Off },
    };
    let language: Language = chosen.language.parse().unwrap_or_default();
    let cookie = AppendHeaders([looks_cookie(language, looks)]);
    (cookie, Redirect::to(own_path(&chosen.back))).into_response()
}
