//! The player that gets through a game, and no more.

use sobremesa_bots::{Player, Turn};
use sobremesa_table::Stream;

use crate::finder::Finder;
use crate::{Action, Card, Cards, Keep, Level8, View};

/// Lays its level when it can, adds what it can, and otherwise chooses at random without throwing
/// away what its level needs.
#[derive(Clone, Copy, Debug)]
pub struct Simple;

impl Player<Level8> for Simple {
    fn decide(&mut self, mut turn: Turn<'_, Level8>) -> Action {
        let legal = turn.legal;
        // Legal actions are sorted: lay-downs first, then additions, then discards and skips.
        let choice = match legal[0] {
            Action::Lay(_) => pick(legal, |action| matches!(action, Action::Lay(_)), turn.stream),
            Action::Add { .. } => {
                pick(legal, |action| matches!(action, Action::Add { .. }), turn.stream)
            }
            Action::Discard(_) | Action::Skip(_) => spare(&mut turn),
            Action::Keep(_) => Some(keep(&mut turn)),
            // The pile is as likely as all discard piles together.
            Action::Draw(_) => legal.first().filter(|_| turn.stream.index(2) == 0).copied(),
            Action::Pass => None,
        };
        choice.or_else(|| turn.stream.pick(legal).copied()).expect("an action is owed")
    }

    /// It looks at its hand and its level.
    fn remembers(&self) -> bool {
        false
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
fn spare(turn: &mut Turn<'_, Level8>) -> Option<Action> {
    let (needed, hand) = (needed(turn.view()), turn.view().hand?);
    let is_needed = |card: Card| needed.count(card) == hand.count(card);
    let is_spare = |action: &Action| !matches!(action, Action::Discard(card) if is_needed(*card));
    pick(turn.legal, is_spare, turn.stream)
}

/// Some of the cards that the level needs.
fn keep(turn: &mut Turn<'_, Level8>) -> Action {
    let mut cards: Vec<Card> = needed(turn.view()).iter().collect();
    turn.stream.shuffle(&mut cards);
    cards.truncate(Keep::MOST);
    Action::Keep(Keep::new(&cards).expect("no more cards than can be kept"))
}
