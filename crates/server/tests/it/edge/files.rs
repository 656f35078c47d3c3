//! What a server keeps is its own.

use sobremesa_server::{Config, Server, ServerError};
use sobremesa_store::StoreError;
use tempfile::TempDir;

use crate::house::House;
use crate::server::easy;

#[test]
fn a_second_server_is_refused_and_the_next_one_is_not() {
    let house = House::open();
    let file = house.database.file();
    let second = house.database.runtime.block_on(async {
        Server::start(([127, 0, 0, 1], 0).into(), &file, &[], Config::default()).await.err()
    });
    assert!(matches!(second, Some(ServerError::Store(StoreError::InUse(_)))), "{second:?}");
    // The first one is none the worse for it, and when it has ended another one may come.
    house.server.guest("Ann");
    let house = house.restart(|_| {});
    house.server.guest("Bob");
}

#[cfg(unix)]
#[test]
fn what_others_could_read_is_tightened_at_the_start() {
    use std::os::unix::fs::PermissionsExt;

    let mode = |path: &std::path::Path| {
        std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    };
    let house = House::open();
    house.server.guest("Ann");
    let (file, folder) = (house.database.file(), house.database.folder.path().to_owned());
    let config = Config { data: Some(folder.clone()), ..easy() };
    let house = house.restart_with(config, |_| {
        for (path, mode) in [(&file, 0o644), (&folder, 0o755)] {
            std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("it is ours");
        }
    });
    house.server.guest("Bob");
    assert_eq!(mode(&folder), 0o700);
    for file in sobremesa_store::files_of(&file).iter().filter(|file| file.exists()) {
        assert_eq!(mode(file), 0o600, "{file:?}");
    }
    // A folder that is not named as ours is left as it is.
    let shared = TempDir::new().unwrap();
    std::fs::set_permissions(shared.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let server = crate::server::TestServer::open(&shared.path().join("tables.db"), easy());
    server.guest("Cleo");
    assert_eq!(mode(shared.path()), 0o755);
    assert_eq!(mode(&shared.path().join("tables.db")), 0o600);
}
