//! Nodes and leases, by the database's clock. Nothing of it must outlive a crash, so it waits for no disk.

use sqlx::postgres::{PgConnection, PgRow};

use super::{Postgres, tables};
use crate::reading::Cells;
use crate::{
    Append, Appended, Fence, Millis, NodeId, PersonId, StoreError, TableId, Ticks, Version,
};

const JOIN: &str = "WITH gone AS (DELETE FROM nodes WHERE id NOT IN (SELECT id FROM living))
     INSERT INTO nodes (id, beat, ticks)
     SELECT nextval('fences'), clock_timestamp(), greatest($1, (SELECT max(ticks) FROM living))
     RETURNING id, ticks";

const BEAT: &str = "UPDATE nodes SET beat = clock_timestamp(), ticks = $2
     WHERE id = $1 AND id IN (SELECT id FROM living) RETURNING (SELECT max(ticks) FROM living) AS ticks";

/// Tables are taken in one order, so that two who want the same ones do not wait for each other.
const TAKE: &str = "INSERT INTO leases (table_id, node, fence)
     SELECT wanted, $1, nextval('fences') FROM (SELECT unnest($2::TEXT[]) AS wanted ORDER BY 1) AS wishes
     WHERE $1 IN (SELECT id FROM living) AND NOT EXISTS (
         SELECT 1 FROM leases JOIN living ON living.id = node WHERE table_id = wanted AND node <> $1)
     ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = excluded.fence
         WHERE leases.node = $1 OR leases.node NOT IN (SELECT id FROM living)
     RETURNING table_id, fence";

const UNTENDED: &str = "SELECT id FROM tables WHERE due <= $1 AND NOT EXISTS (
         SELECT 1 FROM leases JOIN living ON living.id = node WHERE table_id = tables.id)
     ORDER BY due, id LIMIT $2";

const DATE: &str = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT AS date";

impl Postgres {
    pub(crate) async fn date(&self) -> Result<Millis, StoreError> {
        let told = self.row(sqlx::query(DATE)).await?;
        let told = told.ok_or_else(|| StoreError::Damaged("there is no date".into()))?;
        Ok(Millis(told.number("date")?))
    }

    pub(crate) async fn house_ticks(&self) -> Result<Option<Ticks>, StoreError> {
        let found = self.row(sqlx::query("SELECT ticks FROM living ORDER BY ticks DESC LIMIT 1"));
        Ok(found.await?.map(|row| row.number("ticks")).transpose()?.map(Ticks))
    }

    pub(crate) async fn join(&self, ticks: Ticks) -> Result<(NodeId, Ticks), StoreError> {
        let joined = self.row(sqlx::query(JOIN).bind(ticks.0)).await?;
        let joined = joined.ok_or_else(|| StoreError::Damaged("nobody can join".into()))?;
        Ok((NodeId(joined.number("id")?), Ticks(joined.number("ticks")?)))
    }

    pub(crate) async fn beat(
        &self,
        node: NodeId,
        ticks: Ticks,
    ) -> Result<Option<Ticks>, StoreError> {
        let beat = self.row(sqlx::query(BEAT).bind(node.0).bind(ticks.0)).await?;
        Ok(beat.map(|row| row.number("ticks")).transpose()?.map(Ticks))
    }

    pub(crate) async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.rows(sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.0)).await.map(drop)
    }

    pub(crate) async fn take(
        &self,
        node: NodeId,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, Fence)>, StoreError> {
        let taken = self.rows(sqlx::query(TAKE).bind(node.0).bind(names(tables))).await?;
        let taken =
            taken.iter().map(|row| Ok((row.table("table_id")?, Fence(row.number("fence")?))));
        taken.collect()
    }

    pub(crate) async fn keep_leases(
        &self,
        node: NodeId,
        fences: &[Fence],
    ) -> Result<(), StoreError> {
        let fences: Vec<i64> = fences.iter().map(|fence| fence.0).collect();
        let keep = sqlx::query("DELETE FROM leases WHERE node = $1 AND fence <> ALL($2)");
        self.rows(keep.bind(node.0).bind(fences)).await.map(drop)
    }

    pub(crate) async fn append_with(
        &self,
        append: Append,
        fence: Fence,
    ) -> Result<Option<Appended>, StoreError> {
        self.write(move |connection| Box::pin(append_with(connection, append, fence))).await
    }

    pub(crate) async fn versions(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, Version)>, StoreError> {
        let found = sqlx::query("SELECT id, version FROM tables WHERE id = ANY($1)");
        let of =
            |row: &PgRow| Ok((row.table("id")?, Version(row.number("version")?.cast_unsigned())));
        self.rows(found.bind(names(tables))).await?.iter().map(of).collect()
    }

    pub(crate) async fn untended(
        &self,
        now: Ticks,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let due = sqlx::query(UNTENDED).bind(now.0).bind(i64::from(limit));
        let due = self.rows(due).await?;
        Ok(due.iter().map(|row| row.table("id")).collect::<Result<_, _>>()?)
    }
}

impl Postgres {
    pub(crate) async fn attend(
        &self,
        node: NodeId,
        tables: &[(TableId, Option<String>)],
    ) -> Result<(), StoreError> {
        let left = tables.iter().filter(|(_, people)| people.is_none()).map(|(table, _)| *table);
        let left = names(&left.collect::<Vec<_>>());
        if !left.is_empty() {
            let leave = "DELETE FROM attendance WHERE node = $1 AND table_id = ANY($2)";
            self.rows(sqlx::query(leave).bind(node.0).bind(left)).await?;
        }
        let there = tables.iter().filter_map(|(table, people)| Some((table, people.clone()?)));
        let (there, people): (Vec<String>, Vec<String>) =
            there.map(|(table, people)| (table.as_str().to_owned(), people)).unzip();
        self.rows(sqlx::query(ATTEND).bind(node.0).bind(there).bind(people)).await.map(drop)
    }

    pub(crate) async fn attended(
        &self,
        node: NodeId,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, String)>, StoreError> {
        let found = sqlx::query(
            "SELECT table_id, people FROM attendance JOIN living ON living.id = node
             WHERE table_id = ANY($2) AND node <> $1 ORDER BY table_id, node",
        );
        let of = |row: &PgRow| Ok((row.table("table_id")?, row.text("people")?));
        self.rows(found.bind(node.0).bind(names(tables))).await?.iter().map(of).collect()
    }

    pub(crate) async fn call(
        &self,
        table: &TableId,
        person: PersonId,
        turn: u64,
    ) -> Result<bool, StoreError> {
        let call = sqlx::query(
            "INSERT INTO calls (table_id, person, turn) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET turn = excluded.turn
                 WHERE calls.turn < excluded.turn
             RETURNING turn",
        );
        let call = call.bind(table.as_str()).bind(person.0).bind(turn.cast_signed());
        Ok(self.row(call).await?.is_some())
    }
}

impl Postgres {
    pub(crate) async fn companies(
        &self,
        codes: &[TableId],
    ) -> Result<Vec<(TableId, u64, String)>, StoreError> {
        let found = sqlx::query("SELECT code, number, said FROM companies WHERE code = ANY($1)");
        let of = |row: &PgRow| {
            Ok((row.table("code")?, row.number("number")?.cast_unsigned(), row.text("said")?))
        };
        self.rows(found.bind(names(codes))).await?.iter().map(of).collect()
    }

    pub(crate) async fn accompany(
        &self,
        code: &TableId,
        last: u64,
        used_at: Ticks,
        said: &str,
    ) -> Result<Option<u64>, StoreError> {
        let say = sqlx::query(
            "INSERT INTO companies (code, number, used_at, said)
             VALUES ($1, nextval('fences'), $3, $4)
             ON CONFLICT (code) DO UPDATE
                 SET number = excluded.number, used_at = excluded.used_at, said = excluded.said
                 WHERE companies.number = $2
             RETURNING number",
        );
        let say = say.bind(code.as_str()).bind(last.cast_signed()).bind(used_at.0).bind(said);
        let said = self.row(say).await?;
        Ok(said.map(|row| row.number("number")).transpose()?.map(i64::cast_unsigned))
    }

    pub(crate) async fn forget_companies(&self, unheard_since: Ticks) -> Result<(), StoreError> {
        let forget = sqlx::query("DELETE FROM companies WHERE used_at <= $1");
        self.rows(forget.bind(unheard_since.0)).await.map(drop)
    }
}

const ATTEND: &str = "INSERT INTO attendance (table_id, node, people)
     SELECT place, $1, people FROM unnest($2::TEXT[], $3::TEXT[]) AS there (place, people) ORDER BY place
     ON CONFLICT (table_id, node) DO UPDATE SET people = excluded.people";

fn names(tables: &[TableId]) -> Vec<String> {
    tables.iter().map(|table| table.as_str().to_owned()).collect()
}

/// Adds a row, unless somebody else has the table's lease. Nobody takes it before this is done.
async fn append_with(
    connection: &mut PgConnection,
    append: Append,
    fence: Fence,
) -> Result<Option<Appended>, StoreError> {
    let held = sqlx::query("SELECT 1 FROM leases WHERE table_id = $1 AND fence = $2 FOR SHARE")
        .bind(append.table.as_str())
        .bind(fence.0)
        .fetch_optional(&mut *connection)
        .await?;
    match held {
        Some(_) => tables::add_row(connection, append).await.map(Some),
        None => Ok(None),
    }
}
