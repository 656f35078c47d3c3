//! Whose a database is.

use std::path::Path;

use sobremesa_store::{Appended, Store, StoreError, files_of, keep_private};

use crate::rows::{append, table};

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_look_into_a_database() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("a/b/cards.db");
    let store = Store::open(&database).await.unwrap();
    assert_eq!(store.append(append(table(1), 0)).await.unwrap(), Appended::Done);
    for folder in ["a", "a/b"] {
        assert_eq!(mode(&folder_of(&database, folder)), 0o700, "{folder}");
    }
    let found: Vec<_> = files_of(&database).into_iter().filter(|file| file.exists()).collect();
    assert!(found.len() >= 3, "the database, its log and its index: {found:?}");
    assert!(found.iter().all(|file| mode(file) == 0o600), "{found:?}");
    // What others could look into is tightened once.
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    assert!(keep_private(&database).unwrap());
    assert_eq!((mode(&database), keep_private(&database).unwrap()), (0o600, false));
    store.close().await;
}

#[cfg(unix)]
fn folder_of(database: &Path, name: &str) -> std::path::PathBuf {
    let mut folders = database.ancestors();
    folders.find(|path| path.ends_with(name)).expect("a folder").to_owned()
}

#[tokio::test]
async fn one_server_at_a_time_works_with_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("data/cards.db");
    let lock = Store::lock(&database).unwrap();
    let second = Store::lock(&database).unwrap_err();
    assert!(matches!(&second, StoreError::InUse(path) if *path == database), "{second}");
    #[cfg(unix)]
    {
        let alias = folder.path().join("alias.db");
        std::os::unix::fs::symlink(&database, &alias).unwrap();
        let second = Store::lock(&alias).unwrap_err();
        assert!(matches!(&second, StoreError::InUse(path) if *path == alias), "{second}");
    }
    // Whoever is no server is not kept out.
    Store::open(&database).await.unwrap().close().await;
    drop(lock);
    Store::lock(&database).unwrap();
}
