//! People and their names.

use std::collections::HashMap;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::{Sqlite, as_json};
use crate::{Millis, Person, PersonId, StoreError, TokenHash};

impl Sqlite {
    pub(crate) async fn create_person(
        &self,
        name: String,
        token: TokenHash,
        at: Millis,
    ) -> Result<PersonId, StoreError> {
        self.writer
            .write(move |connection| Box::pin(create_person(connection, name, token, at)))
            .await
    }

    pub(crate) async fn person_by_token(
        &self,
        token: &TokenHash,
    ) -> Result<Option<Person>, StoreError> {
        self.lookups.person(token).await
    }

    pub(crate) async fn names(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        let names: Vec<(i64, String)> = sqlx::query_as(
            "SELECT id, name FROM people WHERE id IN (SELECT value FROM json_each(?))",
        )
        .bind(as_json(people))
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(names.into_iter().map(|(id, name)| (PersonId(id), name)).collect())
    }

    pub(crate) async fn rename_person(
        &self,
        person: PersonId,
        name: String,
    ) -> Result<(), StoreError> {
        let rename =
            sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person.0);
        self.change_for(person, rename).await
    }

    pub(crate) async fn set_page(
        &self,
        person: PersonId,
        page: Option<String>,
    ) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE people SET page = ? WHERE id = ?").bind(page).bind(person.0);
        self.change_for(person, set).await
    }

    pub(crate) async fn page_of(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let page: Option<(Option<String>,)> =
            sqlx::query_as("SELECT page FROM people WHERE id = ?")
                .bind(person.0)
                .fetch_optional(&mut *self.read().await?)
                .await?;
        Ok(page.and_then(|(page,)| page))
    }

    pub(crate) async fn person_of_page(
        &self,
        page: &str,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let person: Option<(i64, String)> =
            sqlx::query_as("SELECT id, name FROM people WHERE page = ?")
                .bind(page)
                .fetch_optional(&mut *self.read().await?)
                .await?;
        Ok(person.map(|(id, name)| (PersonId(id), name)))
    }

    pub(crate) async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM people WHERE id = ?").bind(person.0);
        Ok(self.change(delete).await? > 0)
    }

    pub(crate) async fn purge_guests(
        &self,
        unseen_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let delete = sqlx::query(
            "DELETE FROM people WHERE id IN (
                 SELECT id FROM people WHERE created_at < ?1
                     AND NOT EXISTS (SELECT 1 FROM tokens
                         WHERE person = people.id AND COALESCE(used_at, created_at) >= ?1)
                     AND NOT EXISTS (SELECT 1 FROM recoveries WHERE person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM bans WHERE person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id AND is_over = 0)
                 LIMIT ?2)",
        );
        self.change(delete.bind(unseen_since.0).bind(limit)).await
    }
}

async fn create_person(
    connection: &mut SqliteConnection,
    name: String,
    token: TokenHash,
    at: Millis,
) -> Result<PersonId, StoreError> {
    // Without a savepoint, a token that is taken would leave a person without one.
    let mut savepoint = connection.begin().await?;
    let (person,): (i64,) =
        sqlx::query_as("INSERT INTO people (name, created_at) VALUES (?, ?) RETURNING id")
            .bind(name)
            .bind(at.0)
            .fetch_one(&mut *savepoint)
            .await?;
    sqlx::query("INSERT INTO tokens (person, hash, created_at) VALUES (?, ?, ?)")
        .bind(person)
        .bind(token.0.to_vec())
        .bind(at.0)
        .execute(&mut *savepoint)
        .await?;
    savepoint.commit().await?;
    Ok(PersonId(person))
}
