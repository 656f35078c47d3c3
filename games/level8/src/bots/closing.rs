//! The end of a round, worked out instead of tried: whether it can be ended in this turn.
//!
//! Nothing hidden counts for that. All ways to lay the level are looked at that the finder lists, and
//! all orders in which cards can be added.

use super::needs::with;
use super::openings::Openings;
use super::outlook::Outlook;
use crate::finder::Finder;
use crate::{Action, Cards, LAST_LEVEL, Laydown};

/// Nearly always some hundred are enough; a search makes only one such decision at a time.
const MOST_STEPS: u32 = 10_000;

/// L8-19: the last card of a turn is thrown away, whatever it is.
const THROWN_AWAY: usize = 1;

impl Outlook<'_> {
    /// The first step to the end of the round, if it can be reached in this turn for sure; rather the one
    /// that is chosen than another.
    pub(super) fn closing(&self, legal: &[Action], chosen: Action) -> Option<Action> {
        let chosen_first = [chosen].into_iter().filter(|chosen| legal.contains(chosen));
        let mut actions = chosen_first.chain(legal.iter().copied());
        match chosen {
            Action::Draw(_) => actions.find(|draw| self.closes(draw)),
            Action::Pass | Action::Keep(_) => None,
            _ if self.has_laid => {
                let plan = self.openings.plan_within(&self.hand, MOST_STEPS);
                let closes = plan.stuck <= THROWN_AWAY;
                closes.then(|| self.addition(legal, &plan).unwrap_or(chosen))
            }
            _ => actions.find(|action| match action {
                Action::Lay(way) => self.stuck_after(&self.hand, way) <= THROWN_AWAY,
                _ => false,
            }),
        }
    }

    /// L8-5: whether the round can be ended after this draw. A card of the pile may be any; whoever has
    /// laid and needs none can throw it away.
    pub(super) fn closes(&self, draw: &Action) -> bool {
        match self.top(draw) {
            Some(card) => self.stuck_at_best(&with(&self.hand, card)) <= THROWN_AWAY,
            None => self.has_laid && stuck(&self.openings, &self.hand) < THROWN_AWAY,
        }
    }

    /// How many cards of a hand are left over in the best turn.
    fn stuck_at_best(&self, hand: &Cards) -> usize {
        if self.has_laid {
            return stuck(&self.openings, hand);
        }
        let ways = Finder::new(hand, self.level).laydowns();
        ways.iter().map(|way| self.stuck_after(hand, way)).min().unwrap_or(hand.len())
    }

    /// How many are left over once the level is laid. L8-21: the last one ends the game.
    fn stuck_after(&self, hand: &Cards, way: &Laydown) -> usize {
        if self.my_level() == LAST_LEVEL {
            return 0;
        }
        let mut rest = *hand;
        way.cards().for_each(|card| rest.remove(card));
        stuck(&self.openings.after(way), &rest)
    }
}

fn stuck(openings: &Openings, hand: &Cards) -> usize {
    openings.plan_within(hand, MOST_STEPS).stuck
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Viewer};

    use super::super::Weights;
    use super::*;
    use crate::{Level8, Meld, Phase, Rules, Source, Stars, State};

    fn after(state: &State, seat: Seat, action: &Action) -> State {
        let mut after = state.clone();
        Level8::apply(&mut after, Actor::Seat(seat), action).expect("a legal action");
        after
    }

    /// Whether this turn can end the round, by going through everything that the rules allow.
    fn can_end(state: &State, seat: Seat, seen: &mut BTreeSet<String>) -> bool {
        match state.phase() {
            Phase::Over(_) | Phase::Keep(_) | Phase::Deal => return true,
            Phase::Act(mover) if mover == seat => {}
            _ => return false,
        }
        // Whatever was added in which order: the same table and hand lead on in the same way.
        let size = |meld: &Meld| (meld.kind(), meld.cards().len());
        let places = state.board().places().iter();
        let melds: Vec<_> = places.flat_map(|place| place.melds().map(size)).collect();
        if !seen.insert(format!("{:?} {melds:?}", state.hand(seat))) {
            return false;
        }
        let mut legal = Vec::new();
        Level8::legal_actions(state, &mut legal);
        legal.iter().any(|action| can_end(&after(state, seat, action), seat, seen))
    }

    /// Compares at a decision of a game, and tells whether a way was found.
    fn compare(course: &Course<Level8>, seat: Seat, legal: &[Action]) -> bool {
        let state = course.state();
        let ends = |state: &State| can_end(state, seat, &mut BTreeSet::new());
        let view = course.view(Viewer::Seat(seat));
        let outlook = Outlook::new(&view, &Weights::TUNED).expect("a player looks");
        let closing = outlook.closing(legal, outlook.choose(legal));
        match state.phase() {
            Phase::Draw(_) => {
                for draw in legal {
                    let ends = ends(&after(state, seat, draw));
                    match draw {
                        // It may end with the card that comes, but not with every card.
                        Action::Draw(Source::Pile) => {
                            assert!(ends || !outlook.closes(draw), "{draw} {view:?}");
                        }
                        _ => assert_eq!(outlook.closes(draw), ends, "{draw} {view:?}"),
                    }
                }
            }
            Phase::Act(_) => assert_eq!(closing.is_some(), ends(state), "{view:?}"),
            _ => {}
        }
        if let Some(first) = closing {
            assert!(ends(&after(state, seat, &first)), "{first} {view:?}");
            let tried = outlook.priors(legal).iter().filter(|prior| prior.is_finite()).count();
            assert!(!state.board().wins_by_going_out(seat) || tried == 0, "a win is not tried");
        }
        // Whoever overlooks one of several actions still has one to try.
        for overlooked in legal.iter().filter(|_| legal.len() > 1) {
            let others = legal.iter().copied().filter(|action| action != overlooked);
            let priors = outlook.priors(&others.collect::<Vec<Action>>());
            assert!(priors.iter().any(|prior| *prior > f32::NEG_INFINITY), "{overlooked} {view:?}");
        }
        closing.is_some()
    }

    /// L8-19, L8-21
    #[test]
    fn it_is_known_whether_a_round_can_be_ended_in_this_turn() {
        let mut found = 0;
        for game in 0..200 {
            let stars = if game % 2 == 0 { Stars::One } else { Stars::Two };
            let seed = Seed::from_text("closing").of_game(game);
            let mut course = Course::<Level8>::new(&Rules::new(2 + game as u8 % 5, stars));
            let mut legal = Vec::new();
            loop {
                let made = match course.owed() {
                    Owed::Chance(name) => {
                        Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
                    }
                    Owed::Seat(seat) => {
                        Level8::legal_actions(course.state(), &mut legal);
                        found += usize::from(compare(&course, seat, &legal));
                        let view = course.view(Viewer::Seat(seat));
                        let outlook = Outlook::new(&view, &Weights::TUNED).expect("a player");
                        let action = match legal.as_slice() {
                            [only] => *only,
                            _ => outlook.choose(&legal),
                        };
                        Move::Action { by: Actor::Seat(seat), action }
                    }
                    Owed::Nobody | Owed::Team => break,
                };
                course.make(made).expect("a legal move");
            }
        }
        assert!(found > 5_000, "{found}");
    }
}
