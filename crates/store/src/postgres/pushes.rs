//! Where devices want to be told that it is their person's turn.

use sqlx::postgres::PgConnection;

use super::{Postgres, hold};
use crate::reading::{self, Cells};
use crate::{PersonId, Push, StoreError, TokenId};

impl Postgres {
    pub(crate) async fn add_push(
        &self,
        person: PersonId,
        push: Push,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| Box::pin(add(connection, person, push, most))).await
    }

    pub(crate) async fn pushes(&self, person: PersonId) -> Result<Vec<Push>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, endpoint, key, auth, language, pushes.created_at AS created_at
             FROM pushes JOIN tokens ON tokens.id = token WHERE person = $1 ORDER BY token",
        );
        let rows = self.rows(rows.bind(person.0)).await?;
        Ok(rows.iter().map(reading::push).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn remove_push(
        &self,
        token: TokenId,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        let remove = sqlx::query(
            "DELETE FROM pushes WHERE token = $1 AND endpoint = COALESCE($2, endpoint)",
        )
        .bind(token.0)
        .bind(endpoint.map(str::to_owned));
        Ok(self.change(remove).await? > 0)
    }
}

/// Adds a device in place of what it said before, unless the person has too many others.
async fn add(
    connection: &mut PgConnection,
    person: PersonId,
    push: Push,
    most: u32,
) -> Result<bool, StoreError> {
    hold(connection, person).await?;
    let others = sqlx::query(
        "SELECT count(*) AS others FROM pushes JOIN tokens ON tokens.id = token
         WHERE person = $1 AND token != $2 AND endpoint != $3",
    )
    .bind(person.0)
    .bind(push.token.0)
    .bind(&push.endpoint)
    .fetch_one(&mut *connection)
    .await?;
    if others.count("others")? >= most {
        return Ok(false);
    }
    // A browser that has become somebody else is told of nobody else's turn.
    sqlx::query("DELETE FROM pushes WHERE token = $1 OR endpoint = $2")
        .bind(push.token.0)
        .bind(&push.endpoint)
        .execute(&mut *connection)
        .await?;
    let added = sqlx::query(
        "INSERT INTO pushes (token, endpoint, key, auth, language, created_at)
         SELECT id, $1, $2, $3, $4, $5 FROM tokens WHERE id = $6 AND person = $7",
    )
    .bind(push.endpoint)
    .bind(push.key)
    .bind(push.auth)
    .bind(push.language)
    .bind(push.created_at.0)
    .bind(push.token.0)
    .bind(person.0)
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 {
        return Err(StoreError::NoSuchPerson(person));
    }
    Ok(true)
}
