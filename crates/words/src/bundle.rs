//! The messages of one language, and dictionaries of all languages.

use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::HOUSE;
use crate::{Language, sound};

/// How many languages there are.
const COUNT: usize = Language::ALL.len();

/// The sentences of the house itself, read once for all dictionaries.
static HOUSE_MESSAGES: LazyLock<[Arc<FluentResource>; COUNT]> =
    LazyLock::new(|| std::array::from_fn(|index| read(Language::ALL[index], HOUSE[index])));

static HOUSE_WORDS: LazyLock<[Words; COUNT]> =
    LazyLock::new(|| Language::ALL.map(|language| Words::new(language, None)));

/// The words of a game in every language, together with those of the house.
///
/// A game has one as a `static`, made by [`dictionary!`](crate::dictionary).
pub struct Dictionary {
    sources: [&'static str; COUNT],
    words: OnceLock<[Words; COUNT]>,
}

impl Dictionary {
    /// A dictionary of Fluent files, in the order of [`Language::ALL`].
    pub const fn new(sources: [&'static str; COUNT]) -> Dictionary {
        Dictionary { sources, words: OnceLock::new() }
    }

    /// A dictionary of one Fluent file, for a game that is told in English alone so far.
    pub const fn english(source: &'static str) -> Dictionary {
        Dictionary::new([source; COUNT])
    }

    /// The messages of a language.
    ///
    /// # Panics
    /// If a file is not Fluent, or defines a message that the house has: tests open every dictionary.
    pub fn of(&self, language: Language) -> &Words {
        let words = self.words.get_or_init(|| {
            std::array::from_fn(|index| Words::new(Language::ALL[index], Some(self.sources[index])))
        });
        &words[language as usize]
    }
}

/// The messages of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// A named value that goes into a message.
pub fn arg<'a>(name: &'a str, value: impl Into<FluentValue<'a>>) -> (&'a str, FluentValue<'a>) {
    (name, value.into())
}

fn read(language: Language, source: &str) -> Arc<FluentResource> {
    let resource = FluentResource::try_new(source.into());
    Arc::new(resource.unwrap_or_else(|(_, errors)| {
        panic!("the Fluent files of {} are valid: {errors:?}", language.code())
    }))
}

impl Words {
    /// The messages of the house, and of a game.
    fn new(language: Language, game: Option<&str>) -> Words {
        let code: LanguageIdentifier = language.code().parse().expect("a language");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks around placeables are for mixed writing directions, which these languages lack.
        bundle.set_use_isolating(false);
        bundle.add_function("SOUND", sound::of).expect("no function is defined twice");
        let house = Arc::clone(&HOUSE_MESSAGES[language as usize]);
        for resource in [house].into_iter().chain(game.map(|source| read(language, source))) {
            bundle.add_resource(resource).expect("no message is defined twice");
        }
        Words { language, bundle }
    }

    /// The messages of the house in a language.
    pub fn of(language: Language) -> &'static Words {
        &HOUSE_WORDS[language as usize]
    }

    /// The English messages of the house.
    pub fn english() -> &'static Words {
        Words::of(Language::English)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without values.
    pub fn text(&self, id: &str) -> String {
        self.message(id, [])
    }

    /// A message with its values.
    ///
    /// # Panics
    /// If there is no such message, or it wants other values: tests format every message.
    pub fn message<'a>(
        &self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
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

    /// Names one after another, the last one joined as the language does it: "Ana, Ben and Cleo".
    pub fn list(&self, items: &[impl AsRef<str>]) -> String {
        let Some((last, most)) = items.split_last() else { return String::new() };
        if most.is_empty() {
            return last.as_ref().to_owned();
        }
        let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
        self.message("list-names", [arg("most", most.join(", ")), arg("last", last.as_ref())])
    }

    /// A number with this many decimals, as the language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let number = format!("{number:.decimals$}");
        let (sign, digits) = number.strip_prefix('-').map_or(("", &*number), |rest| ("−", rest));
        format!("{sign}{}", digits.replace('.', &self.text("number-point")))
    }

    /// A share of 1 in percent, as the language writes it.
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        self.message("number-percent", [arg("number", self.decimal(100.0 * share, decimals))])
    }

    /// A person's name as readers of this language see it: someone who has not chosen one is a guest with
    /// a number, in whichever language that name was made.
    pub fn person(&self, name: &str) -> String {
        guest_number(name).map_or_else(|| name.to_owned(), |number| self.guest(number))
    }

    fn guest(&self, number: &str) -> String {
        self.message("person-guest", [arg("number", number)])
    }
}

/// Whether somebody of this name has not chosen one.
pub fn is_guest(name: &str) -> bool {
    guest_number(name).is_some()
}

/// The number of a guest, in whichever language the name was made.
fn guest_number(name: &str) -> Option<&str> {
    let digits = name.chars().rev().take_while(char::is_ascii_digit).count();
    let number = &name[name.len() - digits..];
    let is_guest = digits > 0 && HOUSE_WORDS.iter().any(|words| words.guest(number) == name);
    is_guest.then_some(number)
}
