//! Looking up what other games came to.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{OnDeal, PersonId, TableId, TableState};

use super::Keeper;

/// This many results of other tables with the same cards are looked at.
const OTHERS: u32 = 60;

/// The points of the tables beside this one, each table's best.
fn points_of_others(results: &[OnDeal], own: &TableId) -> Vec<i64> {
    let mut tables: Vec<(TableId, i64)> = Vec::new();
    for result in results.iter().filter(|result| result.table != *own) {
        match tables.iter_mut().find(|(table, _)| *table == result.table) {
            Some((_, points)) => *points = result.points.max(*points),
            None => tables.push((result.table, result.points)),
        }
    }
    tables.into_iter().map(|(_, points)| points).collect()
}

impl<G: Shows + Bots> Keeper<G> {
    /// Looks up what games like this one came to before, once it is over.
    pub(super) async fn recall(&mut self) {
        let now = &self.room.now;
        let over = now.play.as_ref().and_then(|play| play.ended.map(|ended| (play.kind(), ended)));
        let Some((kind, ended)) = over.filter(|_| self.people.pasts.is_none()) else { return };
        let people: Vec<PersonId> = now.seats.people().map(|(_, sitter)| sitter.person).collect();
        let pasts = self.hall.store().past(&people, G::NAME, &kind, ended).await;
        let pasts = pasts.inspect_err(|error| tracing::error!(%error, "cannot read results"));
        self.people.pasts = pasts.ok();
    }

    /// Looks up what other tables reached with the same cards, once the game is over and may be told of.
    pub(super) async fn look_at_others(&mut self) {
        let is_over = self.room.now.state() == TableState::Finished && !self.people.is_sealed;
        let Some(deal) = self.room.now.deal().filter(|_| is_over) else { return };
        let others = self.hall.store().with_deal(G::NAME, &deal, OTHERS).await;
        let others = others.inspect_err(|error| tracing::error!(%error, "cannot read results"));
        self.people.others = points_of_others(&others.unwrap_or_default(), &self.room.now.id);
    }
}
