//! The messages of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

const ENGLISH_FILES: [&str; 5] = [
    include_str!("../locales/en/cli.ftl"),
    include_str!("../locales/en/level10.ftl"),
    include_str!("../locales/en/level8.ftl"),
    include_str!("../locales/en/linko.ftl"),
    include_str!("../locales/en/server.ftl"),
];

static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let english: LanguageIdentifier = "en".parse().expect("a language");
    let mut bundle = FluentBundle::new_concurrent(vec![english]);
    // The marks around placeables are for mixed writing directions, which these languages lack.
    bundle.set_use_isolating(false);
    for source in ENGLISH_FILES {
        let resource = FluentResource::try_new(source.into()).expect("the Fluent files are valid");
        bundle.add_resource(resource).expect("no message is defined twice");
    }
    Words { bundle }
});

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A named value that goes into a message.
pub fn arg<'a>(name: &'a str, value: impl Into<FluentValue<'a>>) -> (&'a str, FluentValue<'a>) {
    (name, value.into())
}

impl Words {
    /// The English messages.
    pub fn english() -> &'static Words {
        &ENGLISH
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
