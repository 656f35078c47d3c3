//! What is handed out, tried in a Debian that has nothing else.

use std::fs;

use anyhow::Context;

use super::{binary, folder};
use crate::games;
use crate::run::target;
use crate::setup::{self, as_root};

/// A program that serves with a folder for its data: it answers, and lets people play. There is nothing that speaks
/// HTTP but the program itself, so bash does.
pub(super) const SERVE: &str = r#"
set -eu
coproc "$0" serve --listen 127.0.0.1:0 --data "$1" --log warn --unlimited-from 127.0.0.1
trap 'kill "$COPROC_PID"' EXIT
read -r said <&"${COPROC[0]}"
port="${said##*:}"
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
head --lines=1 <&3 | grep --fixed-strings ' 200 '
figures=$("$0" load --servers "http://127.0.0.1:$port" --tables 3 --seconds 2 --json)
[[ $figures == *'"errors":0,'* && $figures != *'"moves":0,'* ]]
"#;

/// Builds it, and tries it in a bare Debian of this machine's release: an older one may lack what the binary needs of
/// the C library. A static binary is also tried in a folder where it has nothing but its papers.
pub(crate) fn run() -> anyhow::Result<()> {
    super::run()?;
    let debian = target().join("bare").display().to_string();
    make_debian(&release()?, &debian, &[])?;
    let dist = folder().display().to_string();
    as_root("cp", &["--recursive", &dist, &format!("{debian}/dist")])?;
    let inside = |command: &[&str]| as_root("chroot", &[&[debian.as_str()], command].concat());
    inside(&["bash", "-c", "cd /dist && sha256sum --check SHA256SUMS"])?;
    inside(&["/dist/sobremesa", "--version"])?;
    let binary = folder().join("sobremesa");
    for game in games::all(&binary)? {
        let players = game.players.0.to_string();
        let sim = ["sim", &game.name, "--players", &players, "--games", "100", "--seed", "bare"];
        inside(&[&["/dist/sobremesa"], &sim[..]].concat())?;
    }
    inside(&["bash", "-c", SERVE, "/dist/sobremesa", "/tmp/house"])?;
    if binary::glibc(&fs::read(binary)?).is_none() {
        as_root("chroot", &[&dist, "/sobremesa", "games"])?;
    }
    remove(&debian)
}

/// The smallest Debian of a release, and some packages, in a folder that is made anew.
pub(super) fn make_debian(release: &str, folder: &str, packages: &[&str]) -> anyhow::Result<()> {
    setup::for_bare()?;
    remove(folder)?;
    // Bash is there anyway, and debootstrap takes no empty list.
    let packages = [&["bash"], packages].concat().join(",");
    let include = format!("--include={packages}");
    as_root("debootstrap", &["--variant=minbase", &include, release, folder])
}

/// Removes a folder that root has filled, but nothing that is mounted there.
pub(super) fn remove(folder: &str) -> anyhow::Result<()> {
    as_root("rm", &["--recursive", "--force", "--one-file-system", folder])
}

/// The name of this machine's Debian.
fn release() -> anyhow::Result<String> {
    let release = fs::read_to_string("/etc/os-release")?;
    let name = release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    Ok(name.context("/etc/os-release names no release")?.trim_matches('"').to_owned())
}
