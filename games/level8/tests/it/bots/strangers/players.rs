//! Three players with a style of their own. Nothing is tuned with them.

use sobremesa_bots::{Player, Turn};
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Action, Card, Cards, Keep, Level8, Source, View};
use sobremesa_table::Seat;

/// In a hurry: takes what brings the level nearer, lays and adds at once, throws away what is highest.
pub(super) struct Greedy;

/// Shows nothing: draws from the pile alone, lays when nothing more is missing but adds only to go out,
/// keeps jokers and skips, throws away what is lowest.
pub(super) struct Hoarder;

/// Takes what others throw away, above all from whoever is ahead, whether it helps or not; only now and
/// then, or when nothing lies there, a card of the pile.
pub(super) struct Taker;

impl Player<Level8> for Greedy {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        let sight = Sight::new(turn.view());
        let legal = turn.legal;
        match legal[0] {
            Action::Draw(_) => sight.helping_draw(legal).unwrap_or(legal[0]),
            Action::Lay(_) | Action::Add { .. } | Action::Pass => legal[0],
            Action::Keep(_) => sight.keep(),
            Action::Discard(_) | Action::Skip(_) => {
                sight.skip(legal).unwrap_or_else(|| sight.spare(legal, i32::from))
            }
        }
    }
}

impl Player<Level8> for Hoarder {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        let sight = Sight::new(turn.view());
        let legal = turn.legal;
        let additions = legal.iter().filter(|action| matches!(action, Action::Add { .. }));
        match legal[0] {
            Action::Draw(_) | Action::Lay(_) | Action::Pass => legal[0],
            Action::Keep(_) => sight.keep(),
            // A card for each place, and one to throw away.
            Action::Add { .. } if additions.count() + 1 >= sight.hand.len() => legal[0],
            _ => sight.spare(legal, |value| -i32::from(value)),
        }
    }
}

impl Player<Level8> for Taker {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        let now_and_then = turn.stream.below(4) == 0;
        let sight = Sight::new(turn.view());
        let legal = turn.legal;
        match legal[0] {
            Action::Draw(_) if now_and_then => legal[0],
            Action::Draw(_) => {
                let helps = sight.helping_draw(legal);
                helps.or_else(|| sight.draw_from_leader(legal)).unwrap_or(legal[0])
            }
            Action::Lay(_) | Action::Add { .. } | Action::Pass => legal[0],
            Action::Keep(_) => sight.keep(),
            Action::Discard(_) | Action::Skip(_) => {
                let middle = |value: u8| -(i32::from(value) - 8).abs();
                sight.skip(legal).unwrap_or_else(|| sight.spare(legal, middle))
            }
        }
    }
}

/// What a player sees.
struct Sight<'a> {
    view: &'a View,
    me: Seat,
    hand: Cards,
    /// The cards that the level needs.
    needed: Cards,
}

impl<'a> Sight<'a> {
    fn new(view: &'a View) -> Sight<'a> {
        let (me, hand) = (view.viewer.seat().expect("a player"), view.hand.expect("a hand"));
        let needed = match view.board.place(me).has_laid() {
            true => Cards::default(),
            false => Finder::new(&hand, view.board.level(me)).needed(),
        };
        Sight { view, me, hand, needed }
    }

    fn missing(&self, hand: &Cards) -> u8 {
        Finder::new(hand, self.view.board.level(self.me)).missing()
    }

    fn top(&self, action: &Action) -> Option<(Seat, Card)> {
        let Action::Draw(Source::Discard(from)) = action else { return None };
        Some((*from, self.view.board.place(*from).discard().top()?))
    }

    /// A card from a discard pile that brings the level nearer.
    fn helping_draw(&self, legal: &[Action]) -> Option<Action> {
        if self.view.board.place(self.me).has_laid() {
            return None;
        }
        let helps = |action: &&Action| {
            self.top(action).is_some_and(|(_, card)| {
                let mut more = self.hand;
                more.insert(card);
                self.missing(&more) < self.missing(&self.hand)
            })
        };
        legal.iter().find(helps).copied()
    }

    /// The open card of the rival on the highest level.
    fn draw_from_leader(&self, legal: &[Action]) -> Option<Action> {
        let others = legal.iter().filter(|action| {
            self.top(action).is_some_and(|(from, card)| from != self.me && card != Card::Skip)
        });
        let level = |action: &&Action| {
            self.top(action).map(|(from, _)| self.view.board.place(from).progress.level())
        };
        others.max_by_key(level).copied()
    }

    /// A skip before the rival on the highest level.
    fn skip(&self, legal: &[Action]) -> Option<Action> {
        let level = |action: &&Action| match action {
            Action::Skip(target) => Some(self.view.board.place(*target).progress.level()),
            _ => None,
        };
        legal.iter().filter(|action| level(action).is_some()).max_by_key(level).copied()
    }

    /// Of the number cards that are not needed the one that is liked most to go, or else any card.
    fn spare(&self, legal: &[Action], liked: impl Fn(u8) -> i32) -> Action {
        let spare = |action: &&Action| match action {
            Action::Discard(card @ Card::Number(number))
                if self.hand.count(*card) > self.needed.count(*card) =>
            {
                Some(liked(number.value.number()))
            }
            _ => None,
        };
        let spares = legal.iter().filter(|action| spare(action).is_some());
        let discards = || legal.iter().find(|action| matches!(action, Action::Discard(_)));
        *spares.max_by_key(spare).or_else(discards).expect("a card to throw away")
    }

    /// The first of the needed cards.
    fn keep(&self) -> Action {
        let cards: Vec<Card> = self.needed.iter().take(Keep::MOST).collect();
        Action::Keep(Keep::new(&cards).expect("no more cards than can be kept"))
    }
}
