//! The language in which a request is answered.

use std::future::Future;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use sobremesa_words::{Language, Words};

use crate::http::chosen_language;

tokio::task_local! {
    static LANGUAGE: Language;
}

/// The language that a request wants: the one that its reader chose, else what the browser likes.
pub(crate) fn wanted(headers: &HeaderMap) -> Language {
    let likes = headers.get(ACCEPT_LANGUAGE).and_then(|likes| likes.to_str().ok());
    chosen_language(headers).unwrap_or_else(|| Language::accepted(likes.unwrap_or_default()))
}

/// Answers a request in a language.
pub(crate) async fn speaking<F: Future>(language: Language, answer: F) -> F::Output {
    LANGUAGE.scope(language, answer).await
}

/// The language of the request that is being answered; English outside of one.
pub(crate) fn current() -> Language {
    LANGUAGE.try_with(|language| *language).unwrap_or_default()
}

/// The messages in that language.
pub(crate) fn words() -> &'static Words {
    Words::of(current())
}
