//! Bans and complaints.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Sqlite, read_table};
use crate::{Ban, Millis, NewReport, PersonId, Report, ReportId, StoreError};

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
        .fetch_all(&self.reader)
        .await?;
        Ok(reports.iter().map(read_report).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn resolve_report(&self, report: ReportId) -> Result<bool, StoreError> {
        let resolve = sqlx::query("UPDATE reports SET is_open = 0 WHERE id = ? AND is_open = 1")
            .bind(report.0);
        Ok(self.change(resolve).await? > 0)
    }
}

fn read_report(row: &SqliteRow) -> Result<Report, sqlx::Error> {
    let table: Option<String> = row.try_get("table_id")?;
    let about: Option<i64> = row.try_get("about")?;
    Ok(Report {
        id: ReportId(row.try_get("id")?),
        report: NewReport {
            by: PersonId(row.try_get("reported_by")?),
            table: table.map(|table| read_table(&table)).transpose()?,
            about: about.map(PersonId),
            text: row.try_get("text")?,
            at: Millis(row.try_get("at")?),
        },
    })
}
