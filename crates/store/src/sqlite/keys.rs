//! What opens the door for a person: tokens, a recovery code, links.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::{Returning, Sqlite};
use crate::people::MOST_PROGRAMS;
use crate::{
    LinkHash, Millis, PersonId, RecoveryHash, StoreError, Token, TokenHash, TokenId, TokenKind,
    reading,
};

impl Sqlite {
    pub(crate) async fn add_token(
        &self,
        person: PersonId,
        token: TokenHash,
        kind: TokenKind,
        at: Millis,
    ) -> Result<TokenId, StoreError> {
        let (label, scope) = match kind {
            TokenKind::Cookie => (None, None),
            TokenKind::Program { label, scope } => (Some(label), Some(scope.name())),
        };
        let insert = sqlx::query_as(
            "INSERT INTO tokens (person, hash, label, scope, created_at)
             SELECT id, ?1, ?2, ?3, ?4 FROM people WHERE id = ?5 AND (?2 IS NULL OR ?6 >
                 (SELECT count(*) FROM tokens WHERE person = ?5 AND label IS NOT NULL))
             RETURNING id",
        )
        .bind(token.0.to_vec())
        .bind(label)
        .bind(scope)
        .bind(at.0)
        .bind(person.0)
        .bind(MOST_PROGRAMS);
        let added: Option<(i64,)> = self.change_one(insert).await?;
        match added {
            Some((id,)) => Ok(TokenId(id)),
            None if self.names(&[person]).await?.is_empty() => {
                Err(StoreError::NoSuchPerson(person))
            }
            None => Err(StoreError::TooManyTokens),
        }
    }

    pub(crate) async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let tokens = sqlx::query(
            "SELECT id, label, scope, created_at, COALESCE(used_at, created_at) AS used_at
             FROM tokens WHERE person = ? ORDER BY id",
        )
        .bind(person.0)
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(tokens.iter().map(reading::token).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn touch_token(&self, token: TokenId, at: Millis) -> Result<(), StoreError> {
        let touch = sqlx::query("UPDATE tokens SET used_at = ? WHERE id = ?");
        self.change(touch.bind(at.0).bind(token.0)).await.map(drop)
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

    pub(crate) async fn is_good(&self, token: TokenId, now: Millis) -> Result<bool, StoreError> {
        let found = sqlx::query(
            "SELECT 1 FROM tokens LEFT JOIN bans USING (person)
             WHERE tokens.id = ? AND (bans.person IS NULL OR until <= ?)",
        )
        .bind(token.0)
        .bind(now.0)
        .fetch_optional(&mut *self.read().await?)
        .await?;
        Ok(found.is_some())
    }

    pub(crate) async fn use_recovery(
        &self,
        recovery: RecoveryHash,
        token: TokenHash,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let take = sqlx::query_as("DELETE FROM recoveries WHERE hash = ? RETURNING person")
            .bind(recovery.0.to_vec());
        self.exchange(take, token, at).await
    }

    pub(crate) async fn add_link(
        &self,
        person: PersonId,
        link: LinkHash,
        now: Millis,
        expires: Millis,
    ) -> Result<(), StoreError> {
        let add = sqlx::query(
            "INSERT INTO links (hash, person, expires) SELECT ?, id, ? FROM people WHERE id = ?",
        )
        .bind(link.0.to_vec())
        .bind(expires.0)
        .bind(person.0);
        self.change_for(person, add).await?;
        self.purge_links(now).await.map(drop)
    }

    pub(crate) async fn peek_link(&self, link: &LinkHash, now: Millis) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM links WHERE hash = ? AND expires > ?")
            .bind(link.0.to_vec())
            .bind(now.0)
            .fetch_optional(&mut *self.read().await?)
            .await?;
        Ok(found.is_some())
    }

    pub(crate) async fn use_link(
        &self,
        link: LinkHash,
        token: TokenHash,
        now: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let take =
            sqlx::query_as("DELETE FROM links WHERE hash = ? AND expires > ? RETURNING person")
                .bind(link.0.to_vec())
                .bind(now.0);
        self.exchange(take, token, now).await
    }

    /// Takes a key that works once, and gives its holder a cookie's token for it.
    async fn exchange(
        &self,
        take: Returning<(i64,)>,
        token: TokenHash,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.writer.write(move |connection| Box::pin(exchange(connection, take, token, at))).await
    }

    pub(crate) async fn purge_links(&self, now: Millis) -> Result<u64, StoreError> {
        self.change(sqlx::query("DELETE FROM links WHERE expires <= ?").bind(now.0)).await
    }

    pub(crate) async fn purge_tokens(
        &self,
        unused_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let delete = sqlx::query(
            "DELETE FROM tokens WHERE id IN (
                 SELECT id FROM tokens WHERE COALESCE(used_at, created_at) < ? LIMIT ?)",
        );
        self.change(delete.bind(unused_since.0).bind(limit)).await
    }
}

async fn exchange(
    connection: &mut SqliteConnection,
    take: Returning<(i64,)>,
    token: TokenHash,
    at: Millis,
) -> Result<Option<PersonId>, StoreError> {
    // Without a savepoint, a token that is taken would use the key up for nothing.
    let mut savepoint = connection.begin().await?;
    let Some((person,)) = take.fetch_optional(&mut *savepoint).await? else { return Ok(None) };
    sqlx::query("INSERT INTO tokens (person, hash, created_at) VALUES (?, ?, ?)")
        .bind(person)
        .bind(token.0.to_vec())
        .bind(at.0)
        .execute(&mut *savepoint)
        .await?;
    savepoint.commit().await?;
    Ok(Some(PersonId(person)))
}
