//! L10-6: what players may tell each other.

use sobremesa_table::Seat;

use crate::cards::World;
use crate::memory::Kind;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::view::View;

/// Something a player tells everyone. It changes no rule's outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
    /// How many cards of a world the speaker holds; always true.
    Count {
        /// The world.
        world: World,
        /// How many.
        count: u8,
    },
    /// What the speaker would like to do, or someone else to do.
    Wish {
        /// To do what.
        deed: Deed,
        /// In which world.
        world: World,
        /// Who should do it, if not the speaker.
        whom: Option<Seat>,
    },
}

/// What can be wished for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Deed {
    /// To play a card in a world.
    Play,
    /// To place a reset in a world.
    Reset,
}

impl State {
    /// L10-6: the statement of how many cards of a world a player holds, with the true count.
    pub fn count_statement(&self, seat: Seat, world: World) -> Statement {
        let count = self.hand(seat).count(world);
        Statement::Count { world, count }
    }

    /// L10-6: counts are true, and wishes are about oneself or another player. Nothing else can be
    /// told; it can be told at any time after the deal, also by a player without cards.
    ///
    /// # Errors
    /// The rule that forbids it, with the facts.
    pub fn check_statement(&self, seat: Seat, statement: Statement) -> Result<(), Refusal> {
        if self.phase() == Phase::Deal {
            return Err(Refusal::NotDealt);
        }
        self.check_seat(seat)?;
        match statement {
            Statement::Count { world, count: told } => {
                let held = self.hand(seat).count(world);
                if told != held {
                    return Err(Refusal::FalseCount { world, told, held });
                }
            }
            Statement::Wish { whom: Some(whom), .. } => {
                self.check_seat(whom)?;
                if whom == seat {
                    return Err(Refusal::WishOfOneself { seat });
                }
            }
            Statement::Wish { whom: None, .. } => {}
        }
        Ok(())
    }
}

impl View {
    /// L10-6: the counts of the viewer's hand that the others cannot know already. What has changed
    /// comes first: when that is told, the rest often follows.
    ///
    /// Alone there is nobody to tell.
    pub fn untold_counts(&self) -> Vec<Statement> {
        let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) else { return Vec::new() };
        if self.board.players() == 1 || matches!(self.phase, Phase::Deal | Phase::Over(_)) {
            return Vec::new();
        }
        let mut bounds = self.bounds[seat.index()];
        let mut told = Vec::new();
        loop {
            let mut unknown =
                World::ALL.into_iter().filter(|world| !bounds.is_exact(Kind::World(*world)));
            let changed = |world: &World| hand.count(*world) != bounds.least[world.index()];
            let Some(world) = unknown.clone().find(changed).or_else(|| unknown.next()) else {
                return told;
            };
            let count = hand.count(world);
            bounds.tell(Kind::World(world), count, hand.len(), self.rules());
            told.push(Statement::Count { world, count });
        }
    }
}
