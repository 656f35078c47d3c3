//! People and their names.

use std::collections::HashMap;

use super::keys::give_cookie;
use super::{Postgres, kept, numbers};
use crate::reading::{self, Cells};
use crate::{Millis, Person, PersonId, StoreError, TokenHash};

impl Postgres {
    pub(crate) async fn create_person(
        &self,
        name: String,
        token: TokenHash,
        at: Millis,
    ) -> Result<PersonId, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let added = sqlx::query(
                    "INSERT INTO people (name, created_at) VALUES ($1, $2) RETURNING id",
                )
                .bind(kept(&name))
                .bind(at.0)
                .fetch_one(&mut *connection)
                .await?;
                let person = PersonId(added.number("id")?);
                give_cookie(connection, person, token, at).await?;
                Ok(person)
            })
        })
        .await
    }

    pub(crate) async fn person_by_token(
        &self,
        token: &TokenHash,
    ) -> Result<Option<Person>, StoreError> {
        let person = sqlx::query(
            "SELECT people.id, name, people.created_at, tokens.id AS token, scope, until, reason,
                 COALESCE(used_at, tokens.created_at) AS used_at
             FROM tokens JOIN people ON people.id = tokens.person
                 LEFT JOIN bans ON bans.person = people.id
             WHERE hash = $1",
        );
        let person = self.row(person.bind(token.0.to_vec())).await?;
        Ok(person.as_ref().map(reading::person).transpose()?)
    }

    pub(crate) async fn names(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        let names = sqlx::query("SELECT id, name FROM people WHERE id = ANY($1)");
        let names = self.rows(names.bind(numbers(people))).await?;
        let name = |row| Ok((PersonId(Cells::number(row, "id")?), Cells::text(row, "name")?));
        names.iter().map(name).collect()
    }

    pub(crate) async fn rename_person(
        &self,
        person: PersonId,
        name: String,
    ) -> Result<(), StoreError> {
        let rename = sqlx::query("UPDATE people SET name = $1 WHERE id = $2");
        self.change_for(person, rename.bind(kept(&name)).bind(person.0)).await
    }

    pub(crate) async fn set_page(
        &self,
        person: PersonId,
        page: Option<String>,
    ) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE people SET page = $1 WHERE id = $2");
        self.change_for(person, set.bind(page).bind(person.0)).await
    }

    pub(crate) async fn page_of(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let page = sqlx::query("SELECT page FROM people WHERE id = $1").bind(person.0);
        let page = self.row(page).await?;
        Ok(page.map(|row| row.perhaps_text("page")).transpose()?.flatten())
    }

    pub(crate) async fn person_of_page(
        &self,
        page: &str,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let person = sqlx::query("SELECT id, name FROM people WHERE page = $1").bind(kept(page));
        let Some(row) = self.row(person).await? else { return Ok(None) };
        Ok(Some((PersonId(row.number("id")?), row.text("name")?)))
    }

    pub(crate) async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM people WHERE id = $1").bind(person.0);
        Ok(self.change(delete).await? > 0)
    }

    pub(crate) async fn purge_guests(
        &self,
        unseen_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let delete = sqlx::query(
            "DELETE FROM people WHERE id IN (
                 SELECT id FROM people WHERE created_at < $1
                     AND NOT EXISTS (SELECT 1 FROM tokens
                         WHERE person = people.id AND COALESCE(used_at, created_at) >= $1)
                     AND NOT EXISTS (SELECT 1 FROM recoveries WHERE person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM bans WHERE person = people.id)
                     AND NOT EXISTS (SELECT 1 FROM sitters WHERE person = people.id AND is_over = 0)
                 LIMIT $2)",
        );
        self.change(delete.bind(unseen_since.0).bind(i64::from(limit))).await
    }
}
