//! The languages that people can read.

use std::str::FromStr;

/// A language that everything is told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Russian.
    Russian,
}

/// The text is not the code of a language that is told here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not one of the languages en, es, fr, it and ru")]
pub struct UnknownLanguage(String);

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Spanish,
        Language::French,
        Language::Italian,
        Language::Russian,
    ];

    /// Its code, as in `lang` attributes.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Russian => "ru",
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Russian => "Русский",
        }
    }

    /// The language that a browser likes best, by its `Accept-Language`; English if it likes none.
    pub fn accepted(header: &str) -> Language {
        let mut wanted: Vec<(f32, Language)> = header.split(',').filter_map(weighed).collect();
        wanted.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        wanted.first().map_or(Language::English, |(_, language)| *language)
    }
}

/// One entry of `Accept-Language`: `es-MX;q=0.8`.
fn weighed(entry: &str) -> Option<(f32, Language)> {
    let mut parts = entry.trim().split(';');
    let tag = parts.next()?.trim().to_ascii_lowercase();
    let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok());
    let weight: f32 = weight.unwrap_or(1.0);
    let language = tag.split('-').next()?.parse().ok()?;
    (weight > 0.0).then_some((weight, language))
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.into()))
    }
}
