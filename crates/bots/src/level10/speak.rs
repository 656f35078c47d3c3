//! What to say.

use sobremesa_level10::{Phase, Statement, View, World};

/// Tells how many cards of a world the own hand has, for each world of which the others cannot know
/// it from what was told and has happened since. Nothing else is ever said, so nothing is meant
/// by it but what it says.
pub(super) fn counts(view: &View) -> Vec<Statement> {
    let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) else { return Vec::new() };
    if view.board.players() == 1 || matches!(view.phase, Phase::Deal | Phase::Over(_)) {
        return Vec::new();
    }
    let bounds = &view.bounds[seat.index()];
    let open = |world: &World| bounds.least[world.index()] != bounds.most[world.index()];
    World::ALL
        .into_iter()
        .filter(open)
        .map(|world| Statement::Count { world, count: hand.count(world) })
        .collect()
}
