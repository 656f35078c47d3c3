//! How a name begins, for languages in which the word before it depends on that.

use fluent_bundle::{FluentArgs, FluentValue};

/// The function `SOUND` of Fluent messages: the vowel that a name begins with, or `consonant`.
///
/// French says `{ SOUND($name) -> [consonant] de { $name } *[vowel] d’{ $name } }`, Spanish asks for `i`
/// before an "and".
pub(crate) fn of<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let vowel = match values {
        [FluentValue::String(name)] => vowel(name),
        _ => None,
    };
    vowel.unwrap_or("consonant").into()
}

fn vowel(name: &str) -> Option<&'static str> {
    let mut letters = name.trim_start().chars().flat_map(char::to_lowercase).map(plain).peekable();
    let first = letters.next()?;
    match (first, letters.peek()) {
        // An h is not heard, but for most names in Ha-: d’Hugo, de Hans.
        ('h', Some(next)) if *next != 'a' => {
            let next = letters.next()?;
            // Hielo and Huelva begin like consonants.
            let glides = matches!((next, letters.peek()), ('i' | 'u', Some('a' | 'e' | 'o')));
            if glides { None } else { heard(next) }
        }
        // Yves begins with a vowel, Yann does not.
        ('y', Some(next)) if heard(*next).is_none() => Some("i"),
        ('y', _) => None,
        _ => heard(first),
    }
}

fn heard(letter: char) -> Option<&'static str> {
    Some(match letter {
        'a' | 'а' => "a",
        'e' | 'э' => "e",
        'i' | 'и' => "i",
        'o' | 'о' => "o",
        'u' | 'у' | 'ы' => "u",
        _ => return None,
    })
}

/// A letter without its accent.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_with_what_is_heard() {
        for (name, sound) in [
            ("Ana", Some("a")),
            ("Élise", Some("e")),
            ("Isabel", Some("i")),
            ("Hilario", Some("i")),
            ("Hugo", Some("u")),
            ("Hans", None),
            ("Yves", Some("i")),
            ("Yann", None),
            ("Анна", Some("a")),
            ("Яна", None),
            ("Ben", None),
            ("8025", None),
            ("", None),
        ] {
            assert_eq!(vowel(name), sound, "{name}");
        }
    }
}
