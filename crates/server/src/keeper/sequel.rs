//! Tables that follow from one.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{CommandId, PersonId, TableId, TableState};

use super::{Failed, Keeper};
use crate::hash::{hash, hex};
use crate::room::{Beginning, first_row};

/// This many tables with the same cards are told from each other for one person.
const SAME_DEALS: u32 = 64;

/// The name under which the store keeps that a person plays the cards of a table again.
fn same_deal_id(person: PersonId, table: &TableId, nth: u32) -> CommandId {
    let digits = hex(&hash(&format!("{person}\nsame deal\n{table}\n{nth}")));
    digits.parse().expect("64 hex digits are a name")
}

impl<G: Shows + Bots> Keeper<G> {
    /// Another table with the same cards. Whoever has begun one and not finished it is led there.
    pub(super) async fn same_deal(&mut self, person: PersonId) -> Result<TableId, Failed> {
        self.look(Some(person))?;
        self.unsealed()?;
        let created = self.room.now.judge_same_deal(person)?;
        let ids: Vec<CommandId> =
            (0..SAME_DEALS).map(|nth| same_deal_id(person, &self.room.now.id, nth)).collect();
        let tries = self.hall.store().tries(person, &ids).await?;
        if let Some(open) = tries.values().find(|one| one.state != TableState::Finished) {
            return Ok(open.table);
        }
        self.hall.check_tables(person).await?;
        let command = ids.into_iter().find(|id| !tries.contains_key(id));
        let first = first_row::<G>(self.hall.new_id(), created, command, self.hall.clock().now());
        let table = self.hall.store().begin(first).await?;
        self.hall.note_change();
        Ok(table)
    }

    /// The table of the rematch and the row that tells of it are stored together.
    pub(super) async fn rematch(&mut self, person: PersonId) -> Result<TableId, Failed> {
        let room = &self.room.now;
        let secrets = self.hall.random().secrets();
        let mut created = room.judge_rematch(person, secrets, &self.people.names)?;
        if let Some(table) = room.rematch() {
            return Ok(*table);
        }
        self.hall.check_tables(person).await?;
        created.settings.tips &= self.hall.is_new_to(person, G::NAME).await?;
        let first = first_row::<G>(self.hall.new_id(), created, None, self.hall.clock().now());
        let table = first.table;
        let written =
            self.write_with(None, Some(&first), |room, at| room.judge_rematched(table, at)).await;
        match self.room.now.rematch() {
            // This one, or that of another writer who was faster.
            Some(table) if !self.is_lost => Ok(*table),
            _ => written.and(Err(Failed::NotFound)),
        }
    }

    /// Makes a table where the game goes on from one of its positions, with bots on all other seats.
    pub(super) async fn continue_alone(
        &mut self,
        person: PersonId,
        beginning: Beginning,
    ) -> Result<TableId, Failed> {
        self.look(Some(person))?;
        self.unsealed()?;
        self.hall.check_tables(person).await?;
        let (id, secrets) = (self.hall.new_id(), self.hall.random().secrets());
        let rows = self.room.judge_continuation(
            (person, beginning),
            secrets,
            id,
            self.hall.clock().now(),
        )?;
        let [first, second] = rows;
        self.hall.store().begin_with(first, second).await?;
        self.hall.note_change();
        Ok(id)
    }
}
