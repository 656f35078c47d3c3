//! Players with the failings of people: they overlook, and they forget.

use sobremesa_table::{Game, Stream};

use crate::{Budget, Player, Turn};

/// How far a player falls short of one who sees and remembers everything, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failings {
    /// How many of the actions the player does not notice.
    pub overlooks: u32,
    /// At how many decisions the player has lost track of what was shown and said before.
    pub forgets: u32,
}

/// A mind with failings. What it overlooks and forgets follows from its own randomness, so the same seed
/// gives the same lapses.
pub struct Human<G: Game, P> {
    /// Who decides about what is noticed and remembered.
    pub mind: P,
    /// How far it falls short.
    pub failings: Failings,
    /// Strikes out of a view what somebody knows only who has paid attention.
    pub forget: fn(&mut G::View),
    /// How much it thinks without a budget, where its mind takes one.
    pub budget: Budget,
}

impl Failings {
    /// The actions that come to mind, in their order: at least one.
    fn notice<A: Clone>(self, legal: &[A], stream: &mut Stream) -> Vec<A> {
        let mut noticed = legal.to_vec();
        noticed.retain(|_| stream.below(100) >= self.overlooks);
        if noticed.is_empty() {
            noticed.extend(stream.pick(legal).cloned());
        }
        noticed
    }
}

impl<G: Game, P: Player<G>> Player<G> for Human<G, P> {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        let noticed = self.failings.notice(turn.legal, turn.stream);
        let budget = if turn.budget == Budget::Default { self.budget } else { turn.budget };
        if turn.stream.below(100) >= self.failings.forgets {
            return self.mind.decide(turn.among(&noticed, budget));
        }
        let mut view = turn.view().clone();
        (self.forget)(&mut view);
        self.mind.decide(turn.seeing(&view, &noticed, budget))
    }

    fn remembers(&self) -> bool {
        self.mind.remembers()
    }

    fn talks(&self) -> bool {
        self.mind.talks()
    }

    fn speak(&mut self, view: &G::View) -> Vec<G::Statement> {
        self.mind.speak(view)
    }
}
