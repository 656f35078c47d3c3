//! Rows as both databases have them, made into words of ours.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Error, Row as _};

use crate::chain::Link;
use crate::{
    Ban, Company, Cursor, Listed, Millis, NewReport, Person, PersonId, Push, Report, ReportId, Row,
    Scope, Score, StoreError, Summary, TableId, TableState, Ticks, Token, TokenId, TokenKind,
    Upload, Version,
};

/// A row of either database: whatever is stored is a number, a text or bytes.
pub(crate) trait Cells {
    fn number(&self, column: &str) -> Result<i64, Error>;
    fn perhaps_number(&self, column: &str) -> Result<Option<i64>, Error>;
    fn text(&self, column: &str) -> Result<String, Error>;
    fn perhaps_text(&self, column: &str) -> Result<Option<String>, Error>;
    fn bytes(&self, column: &str) -> Result<Vec<u8>, Error>;
    fn perhaps_bytes(&self, column: &str) -> Result<Option<Vec<u8>>, Error>;

    /// A number that cannot be negative, nor large.
    fn count(&self, column: &str) -> Result<u32, Error> {
        self.number(column)?.try_into().map_err(|_| unreadable("a count"))
    }

    fn perhaps_count(&self, column: &str) -> Result<Option<u32>, Error> {
        let count = self.perhaps_number(column)?;
        count.map(|count| count.try_into().map_err(|_| unreadable("a count"))).transpose()
    }

    /// A table's name.
    fn table(&self, column: &str) -> Result<TableId, Error> {
        self.text(column)?.parse().map_err(|_| unreadable("a table's name"))
    }

    /// The hash of a row of a log.
    fn link(&self, column: &str) -> Result<Link, Error> {
        let bytes = self.perhaps_bytes(column)?.and_then(|bytes| bytes.try_into().ok());
        bytes.map(Link).ok_or_else(|| unreadable("a hash"))
    }
}

fn unreadable(what: &str) -> Error {
    Error::Decode(format!("{what} cannot be read").into())
}

macro_rules! cells {
    ($row:ty) => {
        impl Cells for $row {
            fn number(&self, column: &str) -> Result<i64, Error> {
                self.try_get(column)
            }

            fn perhaps_number(&self, column: &str) -> Result<Option<i64>, Error> {
                self.try_get(column)
            }

            fn text(&self, column: &str) -> Result<String, Error> {
                self.try_get(column)
            }

            fn perhaps_text(&self, column: &str) -> Result<Option<String>, Error> {
                self.try_get(column)
            }

            fn bytes(&self, column: &str) -> Result<Vec<u8>, Error> {
                self.try_get(column)
            }

            fn perhaps_bytes(&self, column: &str) -> Result<Option<Vec<u8>>, Error> {
                self.try_get(column)
            }
        }
    };
}
cells!(SqliteRow);
cells!(PgRow);

/// A row of a table's log.
pub(crate) fn log_row(row: &impl Cells) -> Result<Row, Error> {
    let command = row.perhaps_text("command")?.map(TryInto::try_into).transpose();
    Ok(Row {
        version: Version(row.number("version")?.try_into().map_err(|_| unreadable("a version"))?),
        command: command.map_err(|_| unreadable("a command's name"))?,
        at: Millis(row.number("at")?),
        ticks: Ticks(row.number("ticks")?),
        body: row.text("body")?,
    })
}

pub(crate) fn summary(row: &impl Cells) -> Result<Summary, Error> {
    let people = serde_json::from_str(&row.text("people")?);
    Ok(Summary {
        game: row.text("game")?,
        state: state(&row.text("state")?)?,
        is_public: row.number("is_public")? != 0,
        due: row.perhaps_number("due")?.map(Ticks),
        people: people.map_err(|_| unreadable("a list of people"))?,
        card: row.text("card")?,
    })
}

pub(crate) fn state(name: &str) -> Result<TableState, Error> {
    TableState::from_name(name).ok_or_else(|| unreadable("a table's state"))
}

pub(crate) fn listed(row: &impl Cells) -> Result<Listed, Error> {
    let Cursor { changed_at, table } = cursor(row)?;
    Ok(Listed { table, summary: summary(row)?, changed_at })
}

pub(crate) fn cursor(row: &impl Cells) -> Result<Cursor, Error> {
    Ok(Cursor { changed_at: Millis(row.number("changed_at")?), table: row.table("id")? })
}

/// What came out for a person, and where.
pub(crate) fn score(person: PersonId, row: &impl Cells) -> Result<(TableId, Score), StoreError> {
    let people = row.perhaps_count("people")?.unwrap_or_default();
    let score = Score {
        person,
        kind: row.text("kind")?,
        wins: row.count("wins")?,
        points: row.number("points")?,
        is_practice: row.number("is_practice")? != 0,
        at: Millis(row.number("at")?),
        deal: row.perhaps_text("deal")?,
        day: row.perhaps_count("day")?,
        company: Company { people, level: row.perhaps_count("level")? },
    };
    Ok((row.table("table_id")?, score))
}

pub(crate) fn person(row: &impl Cells) -> Result<Person, Error> {
    let until = row.perhaps_number("until")?.map(Millis);
    Ok(Person {
        id: PersonId(row.number("id")?),
        name: row.text("name")?,
        created_at: Millis(row.number("created_at")?),
        token: TokenId(row.number("token")?),
        scope: Scope::from_name(row.perhaps_text("scope")?.as_deref()),
        used_at: Millis(row.number("used_at")?),
        ban: row.perhaps_text("reason")?.map(|reason| Ban { until, reason }),
    })
}

pub(crate) fn token(row: &impl Cells) -> Result<Token, Error> {
    let scope = Scope::from_name(row.perhaps_text("scope")?.as_deref());
    let program = |label| TokenKind::Program { label, scope };
    Ok(Token {
        id: TokenId(row.number("id")?),
        kind: row.perhaps_text("label")?.map_or(TokenKind::Cookie, program),
        created_at: Millis(row.number("created_at")?),
        used_at: Millis(row.number("used_at")?),
    })
}

pub(crate) fn push(row: &impl Cells) -> Result<Push, Error> {
    Ok(Push {
        token: TokenId(row.number("token")?),
        endpoint: row.text("endpoint")?,
        key: row.bytes("key")?,
        auth: row.bytes("auth")?,
        language: row.text("language")?,
        created_at: Millis(row.number("created_at")?),
    })
}

pub(crate) fn report(row: &impl Cells) -> Result<Report, Error> {
    let table = row.perhaps_text("table_id")?.map(|_| row.table("table_id")).transpose()?;
    Ok(Report {
        id: ReportId(row.number("id")?),
        report: NewReport {
            by: PersonId(row.number("reported_by")?),
            table,
            about: row.perhaps_number("about")?.map(PersonId),
            text: row.text("text")?,
            at: Millis(row.number("at")?),
        },
    })
}

pub(crate) fn upload(row: &impl Cells) -> Result<Upload, Error> {
    let players = serde_json::from_str(&row.text("players")?);
    Ok(Upload {
        id: row.table("id")?,
        person: PersonId(row.number("person")?),
        game: row.text("game")?,
        players: players.map_err(|_| unreadable("a list of names"))?,
        at: Millis(row.number("at")?),
        expires: Ticks(row.number("expires")?),
    })
}
