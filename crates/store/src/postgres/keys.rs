//! What opens the door for a person: tokens, a recovery code, links.

use sqlx::postgres::PgConnection;

use super::{Postgres, Statement, kept};
use crate::people::MOST_PROGRAMS;
use crate::reading::{self, Cells};
use crate::{
    LinkHash, Millis, PersonId, RecoveryHash, StoreError, Token, TokenHash, TokenId, TokenKind,
};

impl Postgres {
    pub(crate) async fn add_token(
        &self,
        person: PersonId,
        token: TokenHash,
        kind: TokenKind,
        at: Millis,
    ) -> Result<TokenId, StoreError> {
        let (label, scope) = match kind {
            TokenKind::Cookie => (None, None),
            TokenKind::Program { label, scope } => (Some(kept(&label)), Some(scope.name())),
        };
        let insert = sqlx::query(
            "INSERT INTO tokens (person, hash, label, scope, created_at)
             SELECT id, $1, $2, $3, $4 FROM people WHERE id = $5 AND ($2 IS NULL OR $6 >
                 (SELECT count(*) FROM tokens WHERE person = $5 AND label IS NOT NULL))
             RETURNING id",
        )
        .bind(token.0.to_vec())
        .bind(label)
        .bind(scope)
        .bind(at.0)
        .bind(person.0)
        .bind(i64::from(MOST_PROGRAMS));
        match self.change_alone(person, insert).await? {
            Some(added) => Ok(TokenId(added.number("id")?)),
            None if self.names(&[person]).await?.is_empty() => {
                Err(StoreError::NoSuchPerson(person))
            }
            None => Err(StoreError::TooManyTokens),
        }
    }

    pub(crate) async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        let tokens = sqlx::query(
            "SELECT id, label, scope, created_at, COALESCE(used_at, created_at) AS used_at
             FROM tokens WHERE person = $1 ORDER BY id",
        );
        let tokens = self.rows(tokens.bind(person.0)).await?;
        Ok(tokens.iter().map(reading::token).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn touch_token(&self, token: TokenId, at: Millis) -> Result<(), StoreError> {
        let touch = sqlx::query("UPDATE tokens SET used_at = $1 WHERE id = $2");
        self.change(touch.bind(at.0).bind(token.0)).await.map(drop)
    }

    pub(crate) async fn revoke_token(
        &self,
        person: PersonId,
        token: TokenId,
    ) -> Result<bool, StoreError> {
        let revoke = sqlx::query("DELETE FROM tokens WHERE id = $1 AND person = $2");
        Ok(self.change(revoke.bind(token.0).bind(person.0)).await? > 0)
    }

    pub(crate) async fn set_recovery(
        &self,
        person: PersonId,
        recovery: RecoveryHash,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO recoveries (person, hash) SELECT id, $1 FROM people WHERE id = $2
             ON CONFLICT (person) DO UPDATE SET hash = excluded.hash",
        );
        self.change_for(person, set.bind(recovery.0.to_vec()).bind(person.0)).await
    }

    pub(crate) async fn is_good(&self, token: TokenId, now: Millis) -> Result<bool, StoreError> {
        let found = sqlx::query(
            "SELECT 1 FROM tokens LEFT JOIN bans USING (person)
             WHERE tokens.id = $1 AND (bans.person IS NULL OR until <= $2)",
        );
        Ok(self.row(found.bind(token.0).bind(now.0)).await?.is_some())
    }

    pub(crate) async fn use_recovery(
        &self,
        recovery: RecoveryHash,
        token: TokenHash,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let take = sqlx::query("DELETE FROM recoveries WHERE hash = $1 RETURNING person");
        self.exchange(take.bind(recovery.0.to_vec()), token, at).await
    }

    pub(crate) async fn add_link(
        &self,
        person: PersonId,
        link: LinkHash,
        now: Millis,
        expires: Millis,
    ) -> Result<(), StoreError> {
        let add = sqlx::query(
            "INSERT INTO links (hash, person, expires) SELECT $1, id, $2 FROM people WHERE id = $3",
        );
        let add = add.bind(link.0.to_vec()).bind(expires.0).bind(person.0);
        self.change_for(person, add).await?;
        self.purge_links(now).await.map(drop)
    }

    pub(crate) async fn peek_link(&self, link: &LinkHash, now: Millis) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT 1 FROM links WHERE hash = $1 AND expires > $2");
        Ok(self.row(found.bind(link.0.to_vec()).bind(now.0)).await?.is_some())
    }

    pub(crate) async fn use_link(
        &self,
        link: LinkHash,
        token: TokenHash,
        now: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let take =
            sqlx::query("DELETE FROM links WHERE hash = $1 AND expires > $2 RETURNING person");
        self.exchange(take.bind(link.0.to_vec()).bind(now.0), token, now).await
    }

    /// Takes a key that works once, and gives its holder a cookie's token for it, or does neither.
    async fn exchange(
        &self,
        take: Statement<'static>,
        token: TokenHash,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                let Some(taken) = take.fetch_optional(&mut *connection).await? else {
                    return Ok(None);
                };
                let person = PersonId(taken.number("person")?);
                give_cookie(connection, person, token, at).await?;
                Ok(Some(person))
            })
        })
        .await
    }

    pub(crate) async fn purge_links(&self, now: Millis) -> Result<u64, StoreError> {
        self.change(sqlx::query("DELETE FROM links WHERE expires <= $1").bind(now.0)).await
    }

    pub(crate) async fn purge_tokens(
        &self,
        unused_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let delete = sqlx::query(
            "DELETE FROM tokens WHERE id IN (
                 SELECT id FROM tokens WHERE COALESCE(used_at, created_at) < $1 LIMIT $2)",
        );
        self.change(delete.bind(unused_since.0).bind(i64::from(limit))).await
    }
}

/// Gives a person a cookie's token.
pub(super) async fn give_cookie(
    connection: &mut PgConnection,
    person: PersonId,
    token: TokenHash,
    at: Millis,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (person, hash, created_at) VALUES ($1, $2, $3)")
        .bind(person.0)
        .bind(token.0.to_vec())
        .bind(at.0)
        .execute(connection)
        .await?;
    Ok(())
}
