//! Tokens: by which people know each other at a table.

use maud::{Markup, html};

use crate::character::Character;
use crate::icon::shape;
use crate::sprite;
use crate::table::{Chair, ChairKind};

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
    /// The tokens of players. A name brings its own token along wherever it can, and a bot that of its
    /// character; no two players have the same figure or, up to eight, the same glaze.
    pub fn of_players(chairs: &[Chair]) -> Vec<Token> {
        let is_bot = |chair: &Chair| matches!(chair.kind, ChairKind::Bot(_));
        let (bots, others): (Vec<usize>, Vec<usize>) =
            (0..chairs.len()).partition(|seat| is_bot(&chairs[*seat]));
        let mut taken: Vec<(usize, Token)> = Vec::new();
        for seat in bots.into_iter().chain(others) {
            let (figure, glaze) = wish(&chairs[seat]);
            let figure = free(&FIGURES, figure, |it| taken.iter().any(|(_, own)| own.figure == it));
            let glaze = free(&GLAZES, glaze, |it| taken.iter().any(|(_, own)| own.glaze == it));
            taken.push((seat, Token { figure, glaze }));
        }
        taken.sort_by_key(|(seat, _)| *seat);
        taken.into_iter().map(|(_, token)| token).collect()
    }

    /// The token that a name brings along.
    pub fn of_name(name: &str) -> Token {
        Token::of_players(&[Chair { name: name.to_owned(), kind: ChairKind::PERSON }])[0]
    }

    /// The token of a bot.
    pub fn of_character(character: Character) -> Token {
        let (figure, glaze) = character.token();
        Token { figure, glaze }
    }

    /// The figure as the parts of an SVG of 24 by 24, in the current color.
    pub(crate) fn drawing(self) -> &'static str {
        let start = format!("<symbol id=\"t-{}\" viewBox=\"0 0 24 24\">", self.figure);
        let drawing =
            sprite::PLAYERS.split_once(&start).and_then(|(_, rest)| rest.split_once("</symbol>"));
        drawing.map_or("", |(drawing, _)| drawing)
    }

    /// The class of its glaze.
    pub(crate) fn glaze(self) -> &'static str {
        self.glaze
    }

    /// The token as it lies there; names say the rest.
    pub fn show(self, class: &str) -> Markup {
        self.show_with(class, &html! {})
    }

    /// The token with something on it.
    pub(crate) fn show_with(self, class: &str, on_it: &Markup) -> Markup {
        html! {
            span.token.(self.glaze).(class) aria-hidden="true" {
                (shape(&format!("t-{}", self.figure)))
                (on_it)
            }
        }
    }
}

/// Which figure and which glaze a player would have.
fn wish(chair: &Chair) -> (usize, usize) {
    let at = |all: &[&str], own: &str| all.iter().position(|it| *it == own).unwrap_or_default();
    let hash =
        |name: &str| name.bytes().fold(7, |sum: usize, byte| sum * 31 % 9973 + usize::from(byte));
    match chair.kind {
        ChairKind::Bot(character) => {
            let (figure, glaze) = character.token();
            (at(&FIGURES, figure), at(&GLAZES, glaze))
        }
        _ => (hash(&chair.name), hash(&chair.name)),
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
    use crate::Character;
    use crate::table::{Chair, ChairKind};

    fn chair(name: &str) -> Chair {
        Chair { name: name.into(), kind: ChairKind::PERSON }
    }

    #[track_caller]
    fn assert_apart(tokens: &[Token]) {
        for (index, token) in tokens.iter().enumerate() {
            for other in &tokens[..index] {
                assert!(token.figure != other.figure && token.glaze != other.glaze, "{token:?}");
            }
        }
    }

    #[test]
    fn nobody_has_anothers_token() {
        let names = ["Nina", "Nina", "Ada", "Bruno", "Li", "Olga", "Jo", "Max"];
        let tokens = Token::of_players(&names.map(chair));
        assert_apart(&tokens);
        assert_eq!(Token::of_players(&[chair("Nina")])[0], tokens[0]);
    }

    #[test]
    fn a_bot_keeps_the_token_of_its_character() {
        let bot = Chair { name: "Marta".into(), kind: ChairKind::Bot(Character::Marta) };
        let chairs = [chair("Nina"), chair("Ada"), chair("Li"), bot.clone(), bot];
        let tokens = Token::of_players(&chairs);
        assert_eq!((tokens[3].figure, tokens[3].glaze), ("spoon", "rose"));
        assert_apart(&tokens);
    }

    #[test]
    fn a_crowd_is_no_trouble() {
        assert_eq!(Token::of_players(&[(); 20].map(|()| chair("x"))).len(), 20);
    }
}
