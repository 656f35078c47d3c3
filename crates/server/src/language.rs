//! The language in which a request is answered.

use std::future::Future;

use sobremesa_words::{Language, Words};

tokio::task_local! {
    static LANGUAGE: Language;
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
