//! The image of the Containerfile, built and started without Docker and without a registry: the images that it begins
//! with are made of Debian's packages and of this machine's toolchain.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use super::bare::{SERVE, make_debian, remove};
use super::binary::rustc;
use crate::run::{root, target};
use crate::setup::{self, as_root};

/// An image of a folder.
const OF_A_FOLDER: &str = "\
FROM scratch
COPY . /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
";

/// What the toolchain needs to compile and to fetch.
const COMPILER: [&str; 4] = ["ca-certificates", "gcc", "libc6-dev", "make"];

/// Those whom this machine trusts, for what is fetched in the image.
const TRUST: &str = "/etc/ssl/certs:/etc/ssl/certs:ro";

/// Builds the image as the docs tell, and lets people play at a server in it.
pub(crate) fn run() -> anyhow::Result<()> {
    setup::for_image()?;
    let folder = target().join("image");
    remove(&folder.display().to_string())?;
    fs::create_dir_all(&folder)?;
    let containerfile = root().join("deploy").join("Containerfile");
    for line in fs::read_to_string(&containerfile)?.lines() {
        if let Some(name) = line.strip_prefix("FROM ").and_then(|line| line.split(' ').next()) {
            make_base(&folder, name)?;
        }
    }
    let containerfile = containerfile.display().to_string();
    let build = ["build", "--isolation", "chroot", "--format", "docker", "--volume", TRUST];
    let files = ["--tag", "sobremesa", "--file", &containerfile, &root().display().to_string()];
    buildah(&folder, &[&build[..], &files].concat())?;
    buildah(&folder, &["from", "--name", "server", "localhost/sobremesa"])?;
    let inside = ["run", "--isolation", "chroot", "server", "--"];
    buildah(&folder, &[&inside[..], &["sobremesa", "--version"]].concat())?;
    buildah(&folder, &[&inside[..], &["bash", "-c", SERVE, "sobremesa", "/data"]].concat())?;
    remove(&folder.display().to_string())
}

/// Makes an image that the Containerfile begins with, under the same name: a Debian, with Rust if it is named so.
fn make_base(folder: &Path, name: &str) -> anyhow::Result<()> {
    let (image, tag) = name.rsplit_once(':').with_context(|| format!("{name} has no tag"))?;
    let release = tag.split('-').find(|part| part.chars().all(|sign| sign.is_ascii_lowercase()));
    let release = release.with_context(|| format!("{name} names no release of Debian"))?;
    let debian = folder.join("debian").display().to_string();
    if image.ends_with("/rust") {
        make_debian(release, &debian, &COMPILER)?;
        let version = tag.split('-').next().unwrap_or_default();
        let ours = rustc(&["--version"])?;
        ensure!(ours.contains(&format!(" {version} ")), "{name} is not the {ours} of this machine");
        let toolchain = rustc(&["--print", "sysroot"])?;
        let [programs, libraries] = ["bin", "lib"].map(|it| format!("{}/{it}", toolchain.trim()));
        let to = format!("{debian}/usr/local");
        as_root("cp", &["--recursive", "--no-dereference", &programs, &libraries, &to])?;
    } else {
        make_debian(release, &debian, &[])?;
    }
    let file = folder.join("Containerfile");
    fs::write(&file, OF_A_FOLDER)?;
    buildah(folder, &["build", "--tag", name, "--file", &file.display().to_string(), &debian])?;
    remove(&debian)
}

/// Runs buildah with images in this folder alone, and without what a machine may not have.
fn buildah(folder: &Path, arguments: &[&str]) -> anyhow::Result<()> {
    let [images, running] = ["images", "running"].map(|it| folder.join(it).display().to_string());
    let place = ["--storage-driver", "vfs", "--root", &images, "--runroot", &running];
    as_root("buildah", &[&place[..], arguments].concat())
}
