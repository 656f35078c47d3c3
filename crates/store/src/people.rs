//! People, what they hold, and what is held against them.

use crate::{Millis, PersonId, TableId};

/// The most programs that one person has tokens for.
pub(crate) const MOST_PROGRAMS: u32 = 20;

/// A person, found by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What others call the person.
    pub name: String,
    /// Since when.
    pub created_at: Millis,
    /// The token by which the person was found.
    pub token: TokenId,
    /// What may be done with it.
    pub scope: Scope,
    /// When the token was last used, as far as [`Store::touch_token`](crate::Store::touch_token) was told.
    pub used_at: Millis,
    /// The ban, which may be over by now.
    pub ban: Option<Ban>,
}

impl Person {
    /// Whether the person is banned at that moment.
    pub fn is_banned(&self, now: Millis) -> bool {
        self.ban.as_ref().is_some_and(|ban| ban.until.is_none_or(|until| now < until))
    }
}

/// A person is kept out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Until when; for good if there is no end.
    pub until: Option<Millis>,
    /// Why, for the people who run the server.
    pub reason: String,
}

/// A token's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TokenId(pub i64);

/// What a token is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// It lies in a browser's cookie.
    Cookie,
    /// A program uses it; the person gave it this label.
    Program {
        /// What the person calls it.
        label: String,
        /// What it may do.
        scope: Scope,
    },
}

/// What may be done with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Whatever there is to do at tables, and with games.
    Play,
    /// Everything, also what concerns who the person is.
    Account,
}

impl Scope {
    /// Its name in the database.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Play => "play",
            Scope::Account => "account",
        }
    }

    /// What a token may do that has this scope in the database; that of a cookie has none.
    pub(crate) fn from_name(name: Option<&str>) -> Scope {
        match name {
            None | Some("account") => Scope::Account,
            Some(_) => Scope::Play,
        }
    }
}

/// A token that a person holds; its secret is not known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which.
    pub id: TokenId,
    /// What for.
    pub kind: TokenKind,
    /// Since when.
    pub created_at: Millis,
    /// When it was last used, as far as [`Store::touch_token`](crate::Store::touch_token) was told.
    pub used_at: Millis,
}

/// A complaint to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport {
    /// Who complains.
    pub by: PersonId,
    /// At which table.
    pub table: Option<TableId>,
    /// About whom.
    pub about: Option<PersonId>,
    /// What was written.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A report's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ReportId(pub i64);

/// A complaint that was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Which.
    pub id: ReportId,
    /// What it says. The people and the table may be gone by now.
    pub report: NewReport,
}
