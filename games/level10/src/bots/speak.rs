//! What to say.

use sobremesa_level10::memory::Kind;
use sobremesa_level10::{Phase, Statement, View, World};

/// The counts of the own hand that the others cannot know already. What has changed comes first: when
/// that is told, the rest often follows.
///
/// Alone there is nobody to tell.
pub fn untold_counts(view: &View) -> Vec<Statement> {
    let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) else { return Vec::new() };
    if view.board.players() == 1 || matches!(view.phase, Phase::Deal | Phase::Over(_)) {
        return Vec::new();
    }
    let mut bounds = view.bounds[seat.index()];
    let mut told = Vec::new();
    loop {
        let mut unknown =
            World::ALL.into_iter().filter(|world| !bounds.is_exact(Kind::World(*world)));
        let changed = |world: &World| hand.count(*world) != bounds.least[world.index()];
        let Some(world) = unknown.clone().find(changed).or_else(|| unknown.next()) else { break };
        let count = hand.count(world);
        bounds.tell(Kind::World(world), count, hand.len(), view.rules());
        told.push(Statement::Count { world, count });
    }
    told
}
