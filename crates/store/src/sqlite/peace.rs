//! Bans and complaints.

use super::Sqlite;
use crate::{Ban, NewReport, PersonId, Report, ReportId, StoreError, reading};

impl Sqlite {
    pub(crate) async fn ban(&self, person: PersonId, ban: Ban) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO bans (person, until, reason) SELECT id, ?, ? FROM people WHERE id = ?
             ON CONFLICT (person) DO UPDATE SET until = excluded.until, reason = excluded.reason",
        )
        .bind(ban.until.map(|until| until.0))
        .bind(ban.reason)
        .bind(person.0);
        self.change_for(person, set).await
    }

    pub(crate) async fn unban(&self, person: PersonId) -> Result<bool, StoreError> {
        let lift = sqlx::query("DELETE FROM bans WHERE person = ?").bind(person.0);
        Ok(self.change(lift).await? > 0)
    }

    pub(crate) async fn report(&self, report: NewReport) -> Result<ReportId, StoreError> {
        let insert = sqlx::query_as(
            "INSERT INTO reports (reported_by, table_id, about, text, at) VALUES (?, ?, ?, ?, ?)
             RETURNING id",
        )
        .bind(report.by.0)
        .bind(report.table.map(String::from))
        .bind(report.about.map(|person| person.0))
        .bind(report.text)
        .bind(report.at.0);
        let added: Option<(i64,)> = self.change_one(insert).await?;
        let (id,) = added.expect("a row that was inserted has an id");
        Ok(ReportId(id))
    }

    pub(crate) async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let reports = sqlx::query(
            "SELECT id, reported_by, table_id, about, text, at FROM reports
             WHERE is_open = 1 ORDER BY id LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(reports.iter().map(reading::report).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn resolve_report(&self, report: ReportId) -> Result<bool, StoreError> {
        let resolve = sqlx::query("UPDATE reports SET is_open = 0 WHERE id = ? AND is_open = 1")
            .bind(report.0);
        Ok(self.change(resolve).await? > 0)
    }
}
