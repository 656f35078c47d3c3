//! What opens the door for a person: tokens, a recovery code, links.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use crate::{
    LinkHash, Millis, PersonId, RecoveryHash, StoreError, Token, TokenHash, TokenId, TokenKind,
};

impl Sqlite {
    pub(crate) async fn add_token(
        &self,
        person: PersonId,
        token: TokenHash,
        kind: TokenKind,
        at: Millis,
    ) -> Result<TokenId, StoreError> {
        let label = match kind {
            TokenKind::Cookie => None,
            TokenKind::Program(label) => Some(label),
        };
        let insert = sqlx::query_as(
            "INSERT INTO tokens (person, hash, label, created_at)
             SELECT id, ?, ?, ? FROM people WHERE id = ? RETURNING id",
        )
        .bind(token.0.to_vec())
        .bind(label)
        .bind(at.0)
        .bind(person.0);
        let added: Option<(i64,)> = self.change_one(insert).await?;
        added.map(|(id,)| TokenId(id)).ok_or(StoreError::NoSuchPerson(person))
    }

    pub(crate) async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let tokens =
            sqlx::query("SELECT id, label, created_at FROM tokens WHERE person = ? ORDER BY id")
                .bind(person.0)
                .fetch_all(&self.reader)
                .await?;
        Ok(tokens.iter().map(read_token).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn revoke_token(
        &self,
        person: PersonId,
        token: TokenId,
    ) -> Result<bool, StoreError> {
        let revoke = sqlx::query("DELETE FROM tokens WHERE id = ? AND person = ?")
            .bind(token.0)
            .bind(person.0);
        Ok(self.change(revoke).await? > 0)
    }

    pub(crate) async fn set_recovery(
        &self,
        person: PersonId,
        recovery: RecoveryHash,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO recoveries (person, hash) SELECT id, ? FROM people WHERE id = ?
             ON CONFLICT (person) DO UPDATE SET hash = excluded.hash",
        )
        .bind(recovery.0.to_vec())
        .bind(person.0);
        self.change_for(person, set).await
    }

    pub(crate) async fn take_recovery(
        &self,
        recovery: RecoveryHash,
    ) -> Result<Option<PersonId>, StoreError> {
        let take = sqlx::query_as("DELETE FROM recoveries WHERE hash = ? RETURNING person")
            .bind(recovery.0.to_vec());
        let taken: Option<(i64,)> = self.change_one(take).await?;
        Ok(taken.map(|(person,)| PersonId(person)))
    }

    pub(crate) async fn add_link(
        &self,
        person: PersonId,
        link: LinkHash,
        expires: Millis,
    ) -> Result<(), StoreError> {
        let add = sqlx::query(
            "INSERT INTO links (hash, person, expires) SELECT ?, id, ? FROM people WHERE id = ?",
        )
        .bind(link.0.to_vec())
        .bind(expires.0)
        .bind(person.0);
        self.change_for(person, add).await
    }

    pub(crate) async fn peek_link(&self, link: &LinkHash, now: Millis) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM links WHERE hash = ? AND expires > ?")
            .bind(link.0.to_vec())
            .bind(now.0)
            .fetch_optional(&self.reader)
            .await?;
        Ok(found.is_some())
    }

    pub(crate) async fn take_link(
        &self,
        link: LinkHash,
        now: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let take =
            sqlx::query_as("DELETE FROM links WHERE hash = ? AND expires > ? RETURNING person")
                .bind(link.0.to_vec())
                .bind(now.0);
        let taken: Option<(i64,)> = self.change_one(take).await?;
        Ok(taken.map(|(person,)| PersonId(person)))
    }

    pub(crate) async fn purge_links(&self, now: Millis) -> Result<u64, StoreError> {
        self.change(sqlx::query("DELETE FROM links WHERE expires <= ?").bind(now.0)).await
    }
}

fn read_token(row: &SqliteRow) -> Result<Token, sqlx::Error> {
    let label: Option<String> = row.try_get("label")?;
    Ok(Token {
        id: TokenId(row.try_get("id")?),
        kind: label.map_or(TokenKind::Cookie, TokenKind::Program),
        created_at: Millis(row.try_get("created_at")?),
    })
}
