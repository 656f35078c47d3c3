//! A whole server, carried from one database to another: backups, bringing them back, moving.

use std::path::PathBuf;

use anyhow::bail;
use clap::Subcommand;
use sobremesa_store::{Carried, CarryError, Database, Store, carry, files_of};
use sobremesa_words::{Words, arg};

use super::must_exist;
use crate::settings;

#[derive(Subcommand)]
pub(super) enum Carrying {
    /// Write all that the server has at this moment into a new file, also while it runs
    Backup {
        /// The file
        #[arg(long, value_name = "FILE")]
        to: PathBuf,
    },
    /// Bring a backup into an empty database
    Restore {
        /// The file
        #[arg(long, value_name = "FILE")]
        from: PathBuf,
    },
    /// Carry all that a server has to an empty database, from SQLite to PostgreSQL or back, while no server runs
    Move {
        /// Where it is, as sqlite:PATH or `postgres://…`
        #[arg(long, value_name = "URL")]
        from: settings::Database,
        /// Where it goes
        #[arg(long, value_name = "URL")]
        to: settings::Database,
    },
}

impl Carrying {
    /// Does it, and says what was done.
    pub(super) async fn run(self, words: &Words, database: &Database) -> anyhow::Result<String> {
        match self {
            Carrying::Backup { to } => backup(words, database, to).await,
            Carrying::Restore { from } => restore(words, from, database).await,
            Carrying::Move { from, to } => transfer(words, &from.0, &to.0).await,
        }
    }
}

/// Carries everything to another database, while no server works with either.
async fn transfer(words: &Words, from: &Database, to: &Database) -> anyhow::Result<String> {
    must_exist(from, "nothing can be moved from it")?;
    let _locks = [Store::claim(from).await?, Store::claim(to).await?];
    Ok(told(words, carry(from, to).await?))
}

/// Writes everything into a file that is not there yet; the server goes on.
async fn backup(words: &Words, database: &Database, to: PathBuf) -> anyhow::Result<String> {
    must_exist(database, "name the server's folder with --data")?;
    if to.exists() {
        bail!("{} is there already: a backup is a new file", to.display());
    }
    let saved = carry(database, &to.clone().into()).await;
    if saved.is_err() {
        // Half a backup is none, and would be in the way of the next one.
        for file in files_of(&to) {
            let _ = std::fs::remove_file(file);
        }
    }
    Ok(told(words, saved?))
}

/// Brings a backup into an empty database, while no server works with it.
async fn restore(words: &Words, from: PathBuf, database: &Database) -> anyhow::Result<String> {
    let from = from.into();
    must_exist(&from, "there is nothing to bring back")?;
    let _lock = Store::claim(database).await?;
    match carry(&from, database).await {
        Err(CarryError::NotEmpty(database)) => {
            bail!("{database} is not empty: name another one, or move its files away")
        }
        done => Ok(told(words, done?)),
    }
}

fn told(words: &Words, Carried { rows, tables, damaged }: Carried) -> String {
    let facts = [arg("rows", rows), arg("tables", tables), arg("damaged", damaged)];
    words.message("admin-carried", facts) + "\n"
}
