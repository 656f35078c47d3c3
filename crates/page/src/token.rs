//! Tokens: by which people know each other at a table.

use maud::{Markup, html};

use crate::icon::shape;

/// A disc of fired clay with a figure pressed into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    figure: &'static str,
    glaze: &'static str,
}

const FIGURES: [&str; 12] = [
    "cup", "pear", "bird", "fish", "moon", "olive", "lamp", "boat", "snail", "cat", "bell", "spoon",
];
const GLAZES: [&str; 8] = ["sea", "brick", "fig", "honey", "teal", "olive", "slate", "rose"];

impl Token {
    /// The tokens of players with these names. A name brings its own token along wherever it can; no
    /// two players have the same figure or, up to eight, the same glaze.
    pub fn of_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Token> {
        let mut tokens: Vec<Token> = Vec::new();
        for name in names {
            let wish = name.bytes().fold(7, |sum: usize, byte| sum * 31 % 9973 + usize::from(byte));
            let figure = free(&FIGURES, wish, |figure| tokens.iter().any(|it| it.figure == figure));
            let glaze = free(&GLAZES, wish, |glaze| tokens.iter().any(|it| it.glaze == glaze));
            tokens.push(Token { figure, glaze });
        }
        tokens
    }

    /// The token as it lies there; names say the rest.
    pub fn show(self, class: &str) -> Markup {
        html! {
            span.token.(self.glaze).(class) aria-hidden="true" { (shape(&format!("t-{}", self.figure))) }
        }
    }
}

/// The first one from the wished one on that nobody has.
fn free(
    all: &[&'static str],
    wish: usize,
    is_taken: impl Fn(&'static str) -> bool,
) -> &'static str {
    let from = |step: usize| all[(wish + step) % all.len()];
    (0..all.len()).map(from).find(|one| !is_taken(one)).unwrap_or(from(0))
}

#[cfg(test)]
mod tests {
    use super::Token;

    #[test]
    fn nobody_has_anothers_token() {
        let names = ["Nina", "Nina", "Ada", "Bruno", "Li", "Olga", "Jo", "Max"];
        let tokens = Token::of_names(names);
        for (index, token) in tokens.iter().enumerate() {
            for other in &tokens[..index] {
                assert!(token.figure != other.figure && token.glaze != other.glaze, "{token:?}");
            }
        }
        assert_eq!(Token::of_names(["Nina"])[0], tokens[0]);
    }

    #[test]
    fn a_crowd_is_no_trouble() {
        assert_eq!(Token::of_names(["x"; 20]).len(), 20);
    }
}
