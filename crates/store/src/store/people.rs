//! The door for people.

use std::collections::HashMap;

use super::Store;
use crate::{
    Ban, LinkHash, Millis, NewReport, Person, PersonId, Push, RecoveryHash, Report, ReportId,
    StoreError, Token, TokenHash, TokenId, TokenKind,
};

/// People. All of these fail when the database fails.
impl Store {
    /// Adds a person who holds this cookie's token.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] when somebody holds the token already.
    pub async fn create_person(
        &self,
        name: &str,
        token: TokenHash,
        at: Millis,
    ) -> Result<PersonId, StoreError> {
        self.sqlite.create_person(name.into(), token, at).await
    }

    /// The person who holds this token, be it a cookie's or a program's.
    pub async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        self.sqlite.person_by_token(token).await
    }

    /// Whether a token opens the door now: it was not taken back, and its holder is neither deleted
    /// nor banned.
    pub async fn is_good(&self, token: TokenId, now: Millis) -> Result<bool, StoreError> {
        self.sqlite.is_good(token, now).await
    }

    /// The names of those of these people who still exist.
    pub async fn names(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        self.sqlite.names(people).await
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn rename_person(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        self.sqlite.rename_person(person, name.into()).await
    }

    /// Shares a person's page of results under a name in links, or no more.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`]; [`StoreError::Constraint`] when the name is taken.
    pub async fn set_page(&self, person: PersonId, page: Option<&str>) -> Result<(), StoreError> {
        self.sqlite.set_page(person, page.map(str::to_owned)).await
    }

    /// The name in links of a person's page, if they share it.
    pub async fn page_of(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        self.sqlite.page_of(person).await
    }

    /// Whose page it is, and what they are called.
    pub async fn person_of_page(
        &self,
        page: &str,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        self.sqlite.person_of_page(page).await
    }

    /// Deletes a person with all that opens the door for them. Tables keep the number,
    /// which names nobody from then on. Whether there was such a person.
    pub async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError> {
        self.sqlite.delete_person(person).await
    }

    /// Gives a person another token.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`]; [`StoreError::TooManyTokens`] of programs; [`StoreError::Constraint`] when
    /// somebody holds the token already.
    pub async fn add_token(
        &self,
        person: PersonId,
        token: TokenHash,
        kind: TokenKind,
        at: Millis,
    ) -> Result<TokenId, StoreError> {
        self.sqlite.add_token(person, token, kind, at).await
    }

    /// The tokens that a person holds, the oldest first.
    pub async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        self.sqlite.tokens(person).await
    }

    /// Notes that a token was used.
    pub async fn touch_token(&self, token: TokenId, at: Millis) -> Result<(), StoreError> {
        self.sqlite.touch_token(token, at).await
    }

    /// Takes a token from a person. Whether the person held it.
    pub async fn revoke_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError> {
        self.sqlite.revoke_token(person, token).await
    }

    /// Gives a person a recovery code in place of the last one.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn set_recovery(
        &self,
        person: PersonId,
        recovery: RecoveryHash,
    ) -> Result<(), StoreError> {
        self.sqlite.set_recovery(person, recovery).await
    }

    /// Uses up a recovery code for a cookie's token. Whose it was.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] when somebody holds the token already; the code stays good then.
    pub async fn use_recovery(
        &self,
        recovery: &RecoveryHash,
        token: TokenHash,
        at: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.sqlite.use_recovery(*recovery, token, at).await
    }

    /// Keeps a link that brings a person to another device, once, before it expires. Links that have
    /// expired go.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn add_link(
        &self,
        person: PersonId,
        link: LinkHash,
        now: Millis,
        expires: Millis,
    ) -> Result<(), StoreError> {
        self.sqlite.add_link(person, link, now, expires).await
    }

    /// Whether a link can be used now.
    pub async fn peek_link(&self, link: &LinkHash, now: Millis) -> Result<bool, StoreError> {
        self.sqlite.peek_link(link, now).await
    }

    /// Uses up a link for a cookie's token. Whose it was.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] when somebody holds the token already; the link stays good then.
    pub async fn use_link(
        &self,
        link: &LinkHash,
        token: TokenHash,
        now: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        self.sqlite.use_link(*link, token, now).await
    }

    /// Keeps where a person's device wants to be told, in place of what it said before; not if the person has
    /// this many others already. Whether it is kept.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`] if the person does not hold the token.
    pub async fn add_push(
        &self,
        person: PersonId,
        push: Push,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.sqlite.add_push(person, push, most).await
    }

    /// The devices of a person that want to be told.
    pub async fn pushes(&self, person: PersonId) -> Result<Vec<Push>, StoreError> {
        self.sqlite.pushes(person).await
    }

    /// Does not tell a device any more; if an endpoint is named, only if it is still that one. Whether it was.
    pub async fn remove_push(
        &self,
        token: TokenId,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        self.sqlite.remove_push(token, endpoint).await
    }

    /// Deletes the links that have expired. How many it were.
    pub async fn purge_links(&self, now: Millis) -> Result<u64, StoreError> {
        self.sqlite.purge_links(now).await
    }
}

/// Keeping the peace. All of these fail when the database fails.
impl Store {
    /// Bans a person; a ban that there was before is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn ban(&self, person: PersonId, ban: Ban) -> Result<(), StoreError> {
        self.sqlite.ban(person, ban).await
    }

    /// Lifts a ban. Whether there was one.
    pub async fn unban(&self, person: PersonId) -> Result<bool, StoreError> {
        self.sqlite.unban(person).await
    }

    /// Keeps a complaint.
    pub async fn report(&self, report: NewReport) -> Result<ReportId, StoreError> {
        self.sqlite.report(report).await
    }

    /// The complaints that nobody has dealt with yet, the oldest first.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        self.sqlite.open_reports(limit).await
    }

    /// Marks a complaint as dealt with. Whether it was open.
    pub async fn resolve_report(&self, report: ReportId) -> Result<bool, StoreError> {
        self.sqlite.resolve_report(report).await
    }
}
