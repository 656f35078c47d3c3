//! Lists of tables.

use sqlx::QueryBuilder;

use super::{Postgres, kept};
use crate::reading::{self, Cells};
use crate::{Filter, Listed, Millis, Page, StoreError, TableId, TableState, Ticks, With};

impl Postgres {
    pub(crate) async fn list(&self, filter: &Filter) -> Result<Page, StoreError> {
        let mut rows = self.rows(list_query(filter).build()).await?;
        let limit = filter.limit as usize;
        let has_more = rows.len() > limit;
        rows.truncate(limit);
        // A table whose summary is damaged is missing from lists, and does not take others with it.
        let tables: Vec<Listed> = rows.iter().filter_map(|row| reading::listed(row).ok()).collect();
        let last = rows.last().filter(|_| has_more);
        let next = last.map(reading::cursor).transpose()?;
        Ok(Page { tables, next })
    }

    pub(crate) async fn changed(&self, until: Millis) -> Result<Option<Millis>, StoreError> {
        let last = sqlx::query("SELECT max(changed_at) AS last FROM tables WHERE changed_at <= $1");
        let last = self.row(last.bind(until.0)).await?;
        Ok(last.map_or(Ok(None), |row| row.perhaps_number("last"))?.map(Millis))
    }

    pub(crate) async fn due(&self, now: Ticks, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let due = sqlx::query("SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2");
        let due = self.rows(due.bind(now.0).bind(i64::from(limit))).await?;
        Ok(due.iter().map(|row| row.table("id")).collect::<Result<_, _>>()?)
    }
}

/// One table more than a page holds tells whether there is a next page.
fn list_query(filter: &Filter) -> QueryBuilder<sqlx::Postgres> {
    let mut query =
        QueryBuilder::new("SELECT id, game, state, is_public, due, people, card, changed_at FROM ");
    match filter.person {
        Some(person) => query
            .push("sitters JOIN tables ON tables.id = sitters.table_id WHERE person = ")
            .push_bind(person.0),
        None => query.push("tables WHERE true"),
    };
    // The tables where somebody's games are over are many; those where they are not have an index of their own.
    let is_open =
        filter.unfinished || filter.state.is_some_and(|state| state != TableState::Finished);
    if filter.person.is_some() && is_open {
        query.push(" AND is_over = 0");
    }
    if filter.public_only {
        query.push(" AND is_public = 1");
    }
    if let Some(state) = filter.state {
        query.push(" AND state = ").push_bind(state.name());
    }
    if filter.unfinished {
        query.push(" AND state <> 'finished'");
    }
    if let Some(since) = filter.since {
        query.push(" AND changed_at >= ").push_bind(since.0);
    }
    match &filter.with {
        Some(With::Person(name)) => {
            query.push(" AND EXISTS (SELECT 1 FROM sitters AS other JOIN people ON people.id = other.person");
            query
                .push(" WHERE other.table_id = tables.id AND people.name = ")
                .push_bind(kept(name));
            query
                .push(" AND other.person <> ")
                .push_bind(filter.person.map_or(0, |person| person.0));
            query.push(")");
        }
        Some(With::Bot(bot)) => {
            query.push(
                " AND (EXISTS (SELECT 1 FROM bot_results WHERE bot_results.table_id = tables.id",
            );
            query.push(" AND bot = ").push_bind(kept(bot));
            // What was given up has no results.
            query.push(") OR (tables.card::jsonb -> 'bots') ? ").push_bind(kept(bot)).push(")");
        }
        None => {}
    }
    if let Some(game) = &filter.game {
        query.push(" AND game = ").push_bind(kept(game));
    }
    if let (Some(person), Some(won)) = (filter.person, filter.won) {
        query.push(" AND EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id");
        query.push(" AND results.person = ").push_bind(person.0);
        query.push(" AND (wins > 0) = ").push_bind(won).push(")");
    }
    if let Some(before) = filter.before {
        query.push(" AND (changed_at, id) < (").push_bind(before.changed_at.0);
        query.push(", ").push_bind(before.table.to_string()).push(")");
    }
    query.push(" ORDER BY changed_at DESC, id DESC LIMIT ");
    query.push_bind(i64::from(filter.limit) + 1);
    query
}
