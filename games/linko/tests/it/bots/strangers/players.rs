//! Three players with a style of their own. Nothing is tuned with them.

use sobremesa_bots::{Player, Turn};
use sobremesa_linko::{Action, Answer, Card, Cards, Layer, Linko, Loot, Source, View};
use sobremesa_table::Seat;

/// In a hurry: plays as many cards as it can at once, jokers included, and never draws more than it must.
pub(super) struct Greedy;

/// Holds on to what it has: plays its lowest single card, keeps sets and jokers to the end, and takes
/// whatever it can get.
pub(super) struct Hoarder;

/// Always robs: plays what steals most, or else its highest card, and takes all loot.
pub(super) struct Robber;

impl Player<Linko> for Greedy {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        let size = |layer: &Layer| (i32::from(layer.len()), rank(layer));
        choose(&turn, |action| match action {
            Action::Play(layer) => size(layer),
            Action::Steal { loot: Loot::Leave, .. } | Action::Pass => (1, 0),
            Action::Answer(Answer::Discard) | Action::Draw(Source::Pile) => (1, 0),
            _ => (0, 0),
        })
    }
}

impl Player<Linko> for Hoarder {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        let hand = turn.view().hand.expect("a hand");
        let slots = turn.view().board.reserve().slots().to_vec();
        choose(&turn, |action| match action {
            // Whole sets, the smallest and lowest first; jokers only when nothing else is left.
            Action::Play(layer) if is_whole(layer, hand) => (-i32::from(layer.len()), -rank(layer)),
            Action::Play(_) => (-100, 0),
            Action::Steal { loot: Loot::Take, .. } | Action::Answer(Answer::Keep) => (1, 0),
            Action::Ghost(value) => {
                let card = Card::Number(*value);
                (i32::from(turn.view().board.ghost().count(card)), 0)
            }
            Action::Draw(Source::Slot(slot)) => (fitting(hand, slots[usize::from(*slot)]), 0),
            _ => (0, 0),
        })
    }
}

impl Player<Linko> for Robber {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        let view = turn.view();
        let me = view.viewer.seat().expect("a player");
        choose(&turn, |action| match action {
            Action::Play(layer) => (robbed(view, me, layer), rank(layer)),
            Action::Ghost(value) => (i32::from(view.board.ghost().count(Card::Number(*value))), 0),
            Action::Steal { loot: Loot::Take, .. } | Action::Answer(Answer::Discard) => (1, 0),
            Action::Draw(Source::Slot(slot)) => {
                let slot = view.board.reserve().slots()[usize::from(*slot)];
                (slot.iter().map(value_of).max().unwrap_or_default(), 0)
            }
            _ => (0, 0),
        })
    }
}

/// The action that is liked most; of equals the first.
fn choose(turn: &Turn<'_, Linko>, liked: impl Fn(&Action) -> (i32, i32)) -> Action {
    *turn.legal.iter().rev().max_by_key(|action| liked(action)).expect("an action is owed")
}

fn value_of(card: Card) -> i32 {
    match card {
        Card::Number(value) => i32::from(value.number()),
        Card::Joker => 14,
    }
}

fn rank(layer: &Layer) -> i32 {
    value_of(layer.card())
}

/// Whether a layer is all that the hand has of a value, without a joker.
fn is_whole(layer: &Layer, hand: Cards) -> bool {
    layer.card() != Card::Joker
        && layer.cards() == Cards::of(layer.card(), hand.count(layer.card()))
}

/// How many cards of a slot the hand has the like of.
fn fitting(hand: Cards, slot: Cards) -> i32 {
    slot.iter().map(|card| i32::from(card == Card::Joker || hand.count(card) > 0)).sum()
}

/// How many cards a layer steals.
fn robbed(view: &View, me: Seat, layer: &Layer) -> i32 {
    let board = &view.board;
    let tops = me.others(board.players()).filter_map(|rival| board.area(rival).top());
    tops.filter(|top| board.robs(layer, top)).map(|top| i32::from(top.len())).sum()
}
