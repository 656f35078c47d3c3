//! Files that are nobody else's business, and that only one server works with.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::StoreError;
use crate::postgres::Claim;

/// All files of a database, whether they are there or not.
pub fn files_of(database: &Path) -> Vec<PathBuf> {
    ["", "-wal", "-shm", "-journal", ".lock"].map(|end| beside(database, end)).into()
}

/// A file beside a database: where the database really is, by whatever name it was called. SQLite's own are there, too.
fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.canonicalize().map_or_else(|_| database.into(), OsString::from);
    name.push(end);
    name.into()
}

/// Lets nobody but its owner read or change a file, or look into a folder. Whether others could before.
///
/// # Errors
/// When it is somebody else's, or is not there.
#[cfg(unix)]
pub fn keep_private(path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;

    let found = std::fs::metadata(path)?;
    if found.permissions().mode() & 0o077 == 0 {
        return Ok(false);
    }
    let mode = if found.is_dir() { 0o700 } else { 0o600 };
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode))?;
    Ok(true)
}

/// Elsewhere the system's own ways apply.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn keep_private(_: &Path) -> io::Result<bool> {
    Ok(false)
}

/// How a file is opened that only its owner may read.
fn owners_own() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the folder of a database if it is not there, and the file: others may not look into either. Files that
/// SQLite makes beside it are as private as it is.
pub(crate) fn make(database: &Path) -> Result<(), StoreError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        |cause| StoreError::Folder { path, cause: Arc::new(cause) }
    };
    if let Some(folder) = database.parent() {
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.recursive(true).create(folder).map_err(failed(folder))?;
    }
    owners_own().open(database).map(drop).map_err(failed(database))
}

/// A database that one server works with, until this is dropped or the process ends, however it does.
#[derive(Debug)]
pub struct Lock(Held);

#[derive(Debug)]
enum Held {
    File(#[expect(dead_code, reason = "it is locked while it is open")] File),
    Database(Claim),
}

impl From<Claim> for Lock {
    fn from(claim: Claim) -> Lock {
        Lock(Held::Database(claim))
    }
}

impl Lock {
    /// Waits until another server has taken the database after all. That can happen only while PostgreSQL could not
    /// be reached from here; a file stays locked.
    pub async fn lost(&self) {
        match &self.0 {
            Held::File(_) => std::future::pending().await,
            Held::Database(claim) => claim.lost().await,
        }
    }

    pub(crate) fn take(database: &Path) -> Result<Lock, StoreError> {
        make(database)?;
        let path = beside(database, ".lock");
        let failed = |cause| StoreError::Folder { path: path.clone(), cause: Arc::new(cause) };
        let file = owners_own().open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(Held::File(file))),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.into())),
            Err(TryLockError::Error(cause)) => Err(failed(cause)),
        }
    }
}
