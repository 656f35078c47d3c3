//! The player that gets through a game, and no more.

use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Action, Card, Cards, Keep, Level8, View};
use sobremesa_table::Stream;

use crate::{Player, Turn};

/// Lays its level when it can, adds what it can, and otherwise chooses at random without throwing
/// away what its level needs.
#[derive(Clone, Copy, Debug)]
pub struct Simple;

impl Player<Level8> for Simple {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        let Turn { view, legal, stream, .. } = turn;
        let is_lay = |action: &Action| matches!(action, Action::Lay(_));
        let is_add = |action: &Action| matches!(action, Action::Add { .. });
        pick(legal, is_lay, stream)
            .or_else(|| pick(legal, is_add, stream))
            .or_else(|| without_waste(view, legal, stream))
            .or_else(|| stream.pick(legal).copied())
            .expect("an action is owed")
    }
}

/// One of the actions of a kind, each as likely as the other.
fn pick(legal: &[Action], kind: impl Fn(&Action) -> bool, stream: &mut Stream) -> Option<Action> {
    let of_the_kind = || legal.iter().filter(|action| kind(action));
    match of_the_kind().count() {
        0 => None,
        count => of_the_kind().nth(stream.index(count)).copied(),
    }
}

/// An action that throws nothing away that the level needs, where there is something to throw away.
fn without_waste(view: &View, legal: &[Action], stream: &mut Stream) -> Option<Action> {
    let (seat, hand) = (view.viewer.seat()?, view.hand?);
    let needed = || match view.board.place(seat).has_laid() {
        true => Cards::default(),
        false => Finder::new(&hand, view.board.level(seat)).needed(),
    };
    match legal[0] {
        Action::Discard(_) | Action::Skip(_) => {
            let needed = needed();
            let wastes = |card: Card| needed.count(card) == hand.count(card);
            pick(legal, |action| !matches!(action, Action::Discard(card) if wastes(*card)), stream)
        }
        Action::Keep(_) => {
            let mut cards: Vec<Card> = needed().iter().collect();
            stream.shuffle(&mut cards);
            cards.truncate(Keep::MOST);
            Keep::new(&cards).map(Action::Keep)
        }
        Action::Draw(_) | Action::Lay(_) | Action::Add { .. } | Action::Pass => None,
    }
}
