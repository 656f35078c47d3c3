//! Lists of tables.

use sqlx::QueryBuilder;

use super::{Sqlite, read_table};
use crate::{Filter, Listed, Millis, Page, StoreError, TableId, TableState, Ticks, With, reading};

impl Sqlite {
    pub(crate) async fn list(&self, filter: &Filter) -> Result<Page, StoreError> {
        let mut rows = list_query(filter).build().fetch_all(&mut *self.read().await?).await?;
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
        let last = sqlx::query_as(CHANGED).bind(until.0);
        let (last,): (Option<i64>,) = last.fetch_one(&mut *self.read().await?).await?;
        Ok(last.map(Millis))
    }

    pub(crate) async fn due(&self, now: Ticks, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let due: Vec<(String,)> =
            sqlx::query_as(DUE).bind(now.0).bind(limit).fetch_all(&mut *self.read().await?).await?;
        let tables = due.into_iter().map(|(id,)| read_table(&id)).collect::<Result<_, _>>()?;
        Ok(tables)
    }
}

const CHANGED: &str = "SELECT max(changed_at) FROM tables WHERE changed_at <= ?";

const DUE: &str = "SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?";

/// One table more than a page holds tells whether there is a next page.
fn list_query(filter: &Filter) -> QueryBuilder<sqlx::Sqlite> {
    let mut query =
        QueryBuilder::new("SELECT id, game, state, is_public, due, people, card, changed_at FROM ");
    match filter.person {
        // SQLite takes a cross join in the order it is written: few of all tables are a person's.
        Some(person) => query
            .push("sitters CROSS JOIN tables ON tables.id = sitters.table_id WHERE person = ")
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
                .push_bind(name.clone());
            query
                .push(" AND other.person <> ")
                .push_bind(filter.person.map_or(0, |person| person.0));
            query.push(")");
        }
        Some(With::Bot(bot)) => {
            query.push(
                " AND (EXISTS (SELECT 1 FROM bot_results WHERE bot_results.table_id = tables.id",
            );
            query.push(" AND bot = ").push_bind(bot.clone());
            // What was given up has no results.
            query
                .push(") OR EXISTS (SELECT 1 FROM json_each(tables.card, '$.bots') WHERE value = ");
            query.push_bind(bot.clone()).push("))");
        }
        None => {}
    }
    if let Some(game) = &filter.game {
        query.push(" AND game = ").push_bind(game.clone());
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

#[cfg(test)]
mod tests;
