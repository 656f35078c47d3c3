//! Names that can be shown anywhere.

use sobremesa_table::{is_command, is_hidden};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// The longest name, in characters.
const LONGEST: usize = 32;

/// A name that somebody chose, with single spaces; none if it cannot be shown.
pub(crate) fn checked(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let good = (1..=LONGEST).contains(&name.chars().count())
        && !name.chars().any(is_hidden)
        && name.chars().any(is_seen)
        && !is_command(&name);
    good.then_some(name)
}

/// A name that came from elsewhere, without what cannot be shown and not longer than others; nothing if nothing
/// is left.
pub(crate) fn tamed(name: &str) -> String {
    let seen: String =
        name.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
    let seen: String = seen.chars().filter(|char| !is_hidden(*char)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.chars().take(LONGEST).collect();
    checked(&name).unwrap_or_default()
}

/// Characters that are seen by themselves, and not only change the one before them.
fn is_seen(char: char) -> bool {
    use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
    matches!(char.general_category_group(), Letter | Number | Punctuation | Symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_elsewhere_are_tamed_and_good_ones_stay() {
        for (name, shown) in [
            ("Ann", "Ann"),
            ("  Ann\t\nLee ", "Ann Lee"),
            ("\u{202e}nnA\u{202c}\u{0}", "nnA"),
            ("\u{200b}\u{feff}", ""),
            ("", ""),
            ("<b>&", "<b>&"),
            ("\u{301}\u{302}", ""),
            ("e\u{301}", "e\u{301}"),
            ("exec:touch here", ""),
            ("net:weights.onnx", ""),
            ("search:9+net:weights.onnx", ""),
            ("search+net", "search+net"),
            ("executor: me", "executor: me"),
            (&"x".repeat(100), &"x".repeat(LONGEST)),
        ] {
            assert_eq!(tamed(name), shown, "{name:?}");
            assert!(shown.is_empty() || checked(shown).as_deref() == Some(shown), "{shown:?}");
        }
    }
}
