//! The door for people.

use std::collections::HashMap;

use super::{Base, Store};
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
        ask!(self.create_person(name.into(), token, at))
    }

    /// The person who holds this token, be it a cookie's or a program's.
    pub async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        ask!(self.person_by_token(token))
    }

    /// Whether a token opens the door now: it was not taken back, and its holder is neither deleted
    /// nor banned.
    pub async fn is_good(&self, token: TokenId, now: Millis) -> Result<bool, StoreError> {
        ask!(self.is_good(token, now))
    }

    /// The names of those of these people who still exist.
    pub async fn names(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, String>, StoreError> {
        ask!(self.names(people))
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn rename_person(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        ask!(self.rename_person(person, name.into()))
    }

    /// Shares a person's page of results under a name in links, or no more.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`]; [`StoreError::Constraint`] when the name is taken.
    pub async fn set_page(&self, person: PersonId, page: Option<&str>) -> Result<(), StoreError> {
        ask!(self.set_page(person, page.map(str::to_owned)))
    }

    /// The name in links of a person's page, if they share it.
    pub async fn page_of(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        ask!(self.page_of(person))
    }

    /// Whose page it is, and what they are called.
    pub async fn person_of_page(
        &self,
        page: &str,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        ask!(self.person_of_page(page))
    }

    /// Deletes a person with all that opens the door for them. Tables keep the number,
    /// which names nobody from then on. Whether there was such a person.
    pub async fn delete_person(&self, person: PersonId) -> Result<bool, StoreError> {
        ask!(self.delete_person(person))
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
        ask!(self.add_token(person, token, kind, at))
    }

    /// The tokens that a person holds, the oldest first.
    pub async fn tokens(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        ask!(self.tokens(person))
    }

    /// Notes that a token was used.
    pub async fn touch_token(&self, token: TokenId, at: Millis) -> Result<(), StoreError> {
        ask!(self.touch_token(token, at))
    }

    /// Takes a token from a person. Whether the person held it.
    pub async fn revoke_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError> {
        ask!(self.revoke_token(person, token))
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
        ask!(self.set_recovery(person, recovery))
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
        ask!(self.use_recovery(*recovery, token, at))
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
        ask!(self.add_link(person, link, now, expires))
    }

    /// Whether a link can be used now.
    pub async fn peek_link(&self, link: &LinkHash, now: Millis) -> Result<bool, StoreError> {
        ask!(self.peek_link(link, now))
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
        ask!(self.use_link(*link, token, now))
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
        ask!(self.add_push(person, push, most))
    }

    /// The devices of a person that want to be told.
    pub async fn pushes(&self, person: PersonId) -> Result<Vec<Push>, StoreError> {
        ask!(self.pushes(person))
    }

    /// Does not tell a device any more; if an endpoint is named, only if it is still that one. Whether it was.
    pub async fn remove_push(
        &self,
        token: TokenId,
        endpoint: Option<&str>,
    ) -> Result<bool, StoreError> {
        ask!(self.remove_push(token, endpoint))
    }

    /// Deletes guests who were not seen since, at most `limit` of them: people without a recovery code, who sit at no
    /// table that is not finished, and are not banned. How many it were.
    pub async fn purge_guests(&self, unseen_since: Millis, limit: u32) -> Result<u64, StoreError> {
        ask!(self.purge_guests(unseen_since, limit))
    }

    /// Deletes tokens of devices and programs that were not used since, at most `limit` of them. How many it were.
    pub async fn purge_tokens(&self, unused_since: Millis, limit: u32) -> Result<u64, StoreError> {
        ask!(self.purge_tokens(unused_since, limit))
    }

    /// Deletes the links that have expired. How many it were.
    pub async fn purge_links(&self, now: Millis) -> Result<u64, StoreError> {
        ask!(self.purge_links(now))
    }
}

/// Keeping the peace. All of these fail when the database fails.
impl Store {
    /// Bans a person; a ban that there was before is replaced.
    ///
    /// # Errors
    /// [`StoreError::NoSuchPerson`].
    pub async fn ban(&self, person: PersonId, ban: Ban) -> Result<(), StoreError> {
        ask!(self.ban(person, ban))
    }

    /// Lifts a ban. Whether there was one.
    pub async fn unban(&self, person: PersonId) -> Result<bool, StoreError> {
        ask!(self.unban(person))
    }

    /// Keeps a complaint.
    pub async fn report(&self, report: NewReport) -> Result<ReportId, StoreError> {
        ask!(self.report(report))
    }

    /// The complaints that nobody has dealt with yet, the oldest first.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        ask!(self.open_reports(limit))
    }

    /// Marks a complaint as dealt with. Whether it was open.
    pub async fn resolve_report(&self, report: ReportId) -> Result<bool, StoreError> {
        ask!(self.resolve_report(report))
    }
}
