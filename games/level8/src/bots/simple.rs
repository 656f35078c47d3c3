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
        // Legal actions are sorted: lay-downs first, then additions, then discards and skips.
        let choice = match legal[0] {
            Action::Lay(_) => pick(legal, |action| matches!(action, Action::Lay(_)), stream),
            Action::Add { .. } => {
                pick(legal, |action| matches!(action, Action::Add { .. }), stream)
            }
            Action::Discard(_) | Action::Skip(_) => spare(view, legal, stream),
            Action::Keep(_) => Some(keep(view, stream)),
            // The pile is as likely as all discard piles together.
            Action::Draw(_) => legal.first().filter(|_| stream.index(2) == 0).copied(),
            Action::Pass => None,
        };
        choice.or_else(|| stream.pick(legal).copied()).expect("an action is owed")
    }
}

/// One of some of the actions, each as likely as the other.
fn pick(legal: &[Action], suits: impl Fn(&Action) -> bool, stream: &mut Stream) -> Option<Action> {
    let suiting = || legal.iter().filter(|action| suits(action));
    match suiting().count() {
        0 => None,
        count => suiting().nth(stream.index(count)).copied(),
    }
}

/// The cards that the level needs still.
fn needed(view: &View) -> Cards {
    match (view.viewer.seat(), view.hand) {
        (Some(seat), Some(hand)) if !view.board.place(seat).has_laid() => {
            Finder::new(&hand, view.board.level(seat)).needed()
        }
        _ => Cards::default(),
    }
}

/// A skip, or a discard that the level does not need.
fn spare(view: &View, legal: &[Action], stream: &mut Stream) -> Option<Action> {
    let (needed, hand) = (needed(view), view.hand?);
    let is_needed = |card: Card| needed.count(card) == hand.count(card);
    pick(legal, |action| !matches!(action, Action::Discard(card) if is_needed(*card)), stream)
}

/// Some of the cards that the level needs.
fn keep(view: &View, stream: &mut Stream) -> Action {
    let mut cards: Vec<Card> = needed(view).iter().collect();
    stream.shuffle(&mut cards);
    cards.truncate(Keep::MOST);
    Action::Keep(Keep::new(&cards).expect("no more cards than can be kept"))
}
