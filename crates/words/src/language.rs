//! The languages that people can read. A new one is a line here, and a file beside every other `en.ftl`.

use std::str::FromStr;

/// Makes [`Language`] of its lines, and the macro that finds every language's Fluent file.
macro_rules! languages {
    ($dollar:tt $($language:ident $code:literal $name:literal),* $(,)?) => {
        /// A language that everything is told in.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Language {
            $(#[doc = $name] $language,)*
        }

        impl Language {
            /// All languages; the first one is the default.
            pub const ALL: [Language; [$($code),*].len()] = [$(Language::$language),*];

            /// Its code, as in `lang` attributes.
            pub fn code(self) -> &'static str {
                match self { $(Language::$language => $code),* }
            }

            /// Its name in itself.
            pub fn name(self) -> &'static str {
                match self { $(Language::$language => $name),* }
            }
        }

        /// The Fluent files of the house itself.
        pub(crate) const HOUSE: [&str; Language::ALL.len()] =
            [$(include_str!(concat!("../locales/", $code, ".ftl"))),*];

        /// A [`Dictionary`](crate::Dictionary) of the Fluent files in a folder, one for each language,
        /// beside the file that names it: `dictionary!("../locales")`.
        #[macro_export]
        macro_rules! dictionary {
            ($dollar folder:literal) => {
                $crate::Dictionary::new([
                    $(include_str!(concat!($dollar folder, "/", $code, ".ftl"))),*
                ])
            };
        }
    };
}

languages! { $
    English "en" "English",
    Spanish "es" "Español",
    French "fr" "Français",
    Italian "it" "Italiano",
    Russian "ru" "Русский",
}

impl Default for Language {
    fn default() -> Language {
        Language::ALL[0]
    }
}

/// The text is not the code of a language that is told here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not one of the languages {codes}", codes = Language::ALL.map(Language::code).join(", "))]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.into()))
    }
}
