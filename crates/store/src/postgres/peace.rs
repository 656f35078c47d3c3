//! Bans and complaints.

use super::{Postgres, kept};
use crate::reading::{self, Cells};
use crate::{Ban, NewReport, PersonId, Report, ReportId, StoreError};

impl Postgres {
    pub(crate) async fn ban(&self, person: PersonId, ban: Ban) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO bans (person, until, reason) SELECT id, $1, $2 FROM people WHERE id = $3
             ON CONFLICT (person) DO UPDATE SET until = excluded.until, reason = excluded.reason",
        )
        .bind(ban.until.map(|until| until.0))
        .bind(kept(&ban.reason))
        .bind(person.0);
        self.change_for(person, set).await
    }

    pub(crate) async fn unban(&self, person: PersonId) -> Result<bool, StoreError> {
        let lift = sqlx::query("DELETE FROM bans WHERE person = $1").bind(person.0);
        Ok(self.change(lift).await? > 0)
    }

    pub(crate) async fn report(&self, report: NewReport) -> Result<ReportId, StoreError> {
        let by = report.by;
        let insert = sqlx::query(
            "INSERT INTO reports (reported_by, table_id, about, text, at) VALUES ($1, $2, $3, $4, $5)
             RETURNING id",
        )
        .bind(by.0)
        .bind(report.table.map(String::from))
        .bind(report.about.map(|person| person.0))
        .bind(kept(&report.text))
        .bind(report.at.0);
        let added = self.change_alone(by, insert).await?;
        let added = added.expect("a row that was inserted has an id");
        Ok(ReportId(added.number("id")?))
    }

    pub(crate) async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        let reports = sqlx::query(
            "SELECT id, reported_by, table_id, about, text, at FROM reports
             WHERE is_open = 1 ORDER BY id LIMIT $1",
        );
        let reports = self.rows(reports.bind(i64::from(limit))).await?;
        Ok(reports.iter().map(reading::report).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn resolve_report(&self, report: ReportId) -> Result<bool, StoreError> {
        let resolve = sqlx::query("UPDATE reports SET is_open = 0 WHERE id = $1 AND is_open = 1");
        Ok(self.change(resolve.bind(report.0)).await? > 0)
    }
}
