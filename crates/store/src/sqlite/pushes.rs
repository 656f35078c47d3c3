//! Where devices want to be told that it is their person's turn.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use crate::{PersonId, Push, StoreError, TokenId, reading};

impl Sqlite {
    pub(crate) async fn add_push(
        &self,
        person: PersonId,
        push: Push,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.writer.write(move |connection| Box::pin(add(connection, person, push, most))).await
    }

    pub(crate) async fn pushes(&self, person: PersonId) -> Result<Vec<Push>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, endpoint, key, auth, language, pushes.created_at AS created_at
             FROM pushes JOIN tokens ON tokens.id = token WHERE person = ? ORDER BY token",
        )
        .bind(person.0)
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(rows.iter().map(reading::push).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn remove_push(
        &self,
        token: TokenId,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        let remove =
            sqlx::query("DELETE FROM pushes WHERE token = ? AND endpoint = COALESCE(?, endpoint)")
                .bind(token.0)
                .bind(endpoint.map(str::to_owned));
        Ok(self.change(remove).await? > 0)
    }
}

/// Adds a device in place of what it said before, unless the person has too many others.
async fn add(
    connection: &mut SqliteConnection,
    person: PersonId,
    push: Push,
    most: u32,
) -> Result<bool, StoreError> {
    let (others,): (u32,) = sqlx::query_as(
        "SELECT count(*) FROM pushes JOIN tokens ON tokens.id = token
         WHERE person = ? AND token != ? AND endpoint != ?",
    )
    .bind(person.0)
    .bind(push.token.0)
    .bind(&push.endpoint)
    .fetch_one(&mut *connection)
    .await?;
    if others >= most {
        return Ok(false);
    }
    let mut savepoint = connection.begin().await?;
    // A browser that has become somebody else is told of nobody else's turn.
    sqlx::query("DELETE FROM pushes WHERE token = ? OR endpoint = ?")
        .bind(push.token.0)
        .bind(&push.endpoint)
        .execute(&mut *savepoint)
        .await?;
    let added = sqlx::query(
        "INSERT INTO pushes (token, endpoint, key, auth, language, created_at)
         SELECT id, ?, ?, ?, ?, ? FROM tokens WHERE id = ? AND person = ?",
    )
    .bind(push.endpoint)
    .bind(push.key)
    .bind(push.auth)
    .bind(push.language)
    .bind(push.created_at.0)
    .bind(push.token.0)
    .bind(person.0)
    .execute(&mut *savepoint)
    .await?;
    if added.rows_affected() == 0 {
        return Err(StoreError::NoSuchPerson(person));
    }
    savepoint.commit().await?;
    Ok(true)
}
