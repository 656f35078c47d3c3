//! The messages of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The files of one language.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../locales/", $code, "/cli.ftl")),
            include_str!(concat!("../locales/", $code, "/level10.ftl")),
            include_str!(concat!("../locales/", $code, "/level8.ftl")),
            include_str!(concat!("../locales/", $code, "/linko.ftl")),
            include_str!(concat!("../locales/", $code, "/page.ftl")),
            include_str!(concat!("../locales/", $code, "/page-level10.ftl")),
            include_str!(concat!("../locales/", $code, "/page-level8.ftl")),
            include_str!(concat!("../locales/", $code, "/page-linko.ftl")),
            include_str!(concat!("../locales/", $code, "/rules.ftl")),
            include_str!(concat!("../locales/", $code, "/rules-level10.ftl")),
            include_str!(concat!("../locales/", $code, "/rules-level8.ftl")),
            include_str!(concat!("../locales/", $code, "/rules-linko.ftl")),
            include_str!(concat!("../locales/", $code, "/server.ftl")),
        ]
    };
}

static WORDS: LazyLock<[Words; 5]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        Words::new(
            language,
            match language {
                Language::English => files!("en"),
                Language::Spanish => files!("es"),
                Language::French => files!("fr"),
                Language::Italian => files!("it"),
                Language::Russian => files!("ru"),
            },
        )
    })
});

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// A named value that goes into a message.
pub fn arg<'a>(name: &'a str, value: impl Into<FluentValue<'a>>) -> (&'a str, FluentValue<'a>) {
    (name, value.into())
}

impl Words {
    fn new<const N: usize>(language: Language, files: [&str; N]) -> Words {
        let code: LanguageIdentifier = language.code().parse().expect("a language");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks around placeables are for mixed writing directions, which these languages lack.
        bundle.set_use_isolating(false);
        for source in files {
            let resource = FluentResource::try_new(source.into());
            let resource = resource.unwrap_or_else(|(_, errors)| {
                panic!("the Fluent files of {} are valid: {errors:?}", language.code())
            });
            bundle.add_resource(resource).expect("no message is defined twice");
        }
        Words { language, bundle }
    }

    /// The messages of a language.
    pub fn of(language: Language) -> &'static Words {
        &WORDS[language as usize]
    }

    /// The English messages.
    pub fn english() -> &'static Words {
        Words::of(Language::English)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without values.
    pub fn text(&self, id: &str) -> String {
        self.message(id, [])
    }

    /// A message with its values.
    ///
    /// # Panics
    /// If there is no such message, or it wants other values: tests format every message.
    pub fn message<'a, const N: usize>(
        &self,
        id: &str,
        values: [(&'a str, FluentValue<'a>); N],
    ) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.as_ref().and_then(fluent_bundle::FluentMessage::value);
        let pattern = pattern.unwrap_or_else(|| panic!("there is no message `{id}`"));
        let values: FluentArgs<'a> = values.into_iter().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        assert!(errors.is_empty(), "the message `{id}` wants other values: {errors:?}");
        text.into_owned()
    }
}
