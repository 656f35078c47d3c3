//! The language in which a request is answered.

use std::future::Future;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use sobremesa_words::{Language, Words};
use unic_langid::LanguageIdentifier;

use crate::http::chosen_language;

tokio::task_local! {
    static LANGUAGE: Language;
}

/// The language that a request wants: the one that its reader chose, else what the browser likes.
pub(crate) fn wanted(headers: &HeaderMap) -> Language {
    let likes = headers.get(ACCEPT_LANGUAGE).and_then(|likes| likes.to_str().ok());
    chosen_language(headers).unwrap_or_else(|| accepted(likes.unwrap_or_default()))
}

/// The language that a browser likes best, by its `Accept-Language`.
fn accepted(header: &str) -> Language {
    let mut liked: Vec<(f32, LanguageIdentifier)> = header.split(',').filter_map(weighed).collect();
    liked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let liked: Vec<LanguageIdentifier> = liked.into_iter().map(|(_, language)| language).collect();
    let told = Language::ALL.map(|language| language.code().parse().expect("a language"));
    let told: &[LanguageIdentifier] = &told;
    let best = negotiate_languages(&liked, told, None, NegotiationStrategy::Lookup);
    let best = best.first().and_then(|best| best.to_string().parse().ok());
    best.unwrap_or_default()
}

/// One entry of `Accept-Language`, such as `es-MX;q=0.8`; none of what is not wanted at all.
fn weighed(entry: &str) -> Option<(f32, LanguageIdentifier)> {
    let mut parts = entry.split(';').map(str::trim);
    let language = parts.next()?.parse().ok()?;
    let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
    (weight > 0.0).then_some((weight, language))
}

/// Answers a request in a language.
pub(crate) async fn speaking<F: Future>(language: Language, answer: F) -> F::Output {
    LANGUAGE.scope(language, answer).await
}

/// The language of the request that is being answered; English outside of one.
pub(crate) fn current() -> Language {
    LANGUAGE.try_with(|language| *language).unwrap_or_default()
}

/// The house's messages in that language.
pub(crate) fn words() -> &'static Words {
    Words::of(current())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_get_the_language_that_they_like_best() {
        for (header, code) in [
            ("es", "es"),
            ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
            ("de,it;q=0.5,ru;q=0.7", "ru"),
            ("it;q=0, en", "en"),
            ("de-DE", "en"),
            ("", "en"),
            ("RU-ru", "ru"),
            ("garbage;;;q=x,,", "en"),
        ] {
            assert_eq!(accepted(header).code(), code, "{header}");
        }
    }
}
