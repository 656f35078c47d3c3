//! The packages that the binary is made of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::run::root;

/// A package, ours or another's.
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// The license, as SPDX writes it.
    pub(super) license: String,
    /// Where its sources are looked after.
    pub(super) repository: Option<String>,
    /// Where its sources lie.
    pub(super) folder: PathBuf,
    /// The SHA-256 of what was downloaded; our own have none.
    pub(super) checksum: Option<String>,
}

/// All of them, by name. `cargo tree` says which ones, because `cargo metadata` adds up what the tests and tools of
/// the whole workspace need.
pub(super) fn of(target: &str) -> anyhow::Result<Vec<Package>> {
    let tree = ["tree", "--package", "sobremesa", "--edges", "normal", "--locked"];
    let tree = cargo(&tree, &["--target", target, "--prefix", "none", "--format", "{p}"])?;
    let is_in: BTreeSet<(&str, &str)> = tree.lines().filter_map(name_and_version).collect();
    let metadata = ["metadata", "--format-version", "1", "--locked"];
    let metadata: Value = serde_json::from_str(&cargo(&metadata, &["--filter-platform", target])?)?;
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    let checksums = checksums(&lock);
    let all = metadata["packages"].as_array().context("cargo lists no packages")?;
    let mut packages: Vec<Package> =
        all.iter().map(|package| read(package, &checksums)).collect::<Result<_, _>>()?;
    packages.retain(|package| is_in.contains(&(&package.name, &package.version)));
    ensure!(packages.len() == is_in.len(), "cargo tree and cargo metadata do not agree");
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

fn cargo(what: &[&str], more: &[&str]) -> anyhow::Result<String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo).args(what).args(more).current_dir(root()).output()?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo {} failed: {errors}", what.join(" "));
    Ok(String::from_utf8(output.stdout)?)
}

/// From a line such as `maud v0.27.0 (*)`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split(' ');
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// The checksums of a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let packages = lock.split("[[package]]").skip(1);
    let field = |package, name: &str| {
        str::lines(package)
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"'))
    };
    let checksum = |package| {
        Some(((field(package, "name")?, field(package, "version")?), field(package, "checksum")?))
    };
    packages.filter_map(checksum).collect()
}

fn read(package: &Value, checksums: &BTreeMap<(&str, &str), &str>) -> anyhow::Result<Package> {
    let text = |field: &str| package[field].as_str();
    let name = text("name").context("a package has no name")?;
    let version = text("version").context("a package has no version")?;
    let license = text("license").with_context(|| format!("{name} names no license"))?;
    let manifest = PathBuf::from(text("manifest_path").context("a package lies nowhere")?);
    Ok(Package {
        name: name.to_owned(),
        version: version.to_owned(),
        // Older packages write a stroke, which SPDX does not know.
        license: license.replace(" / ", " OR ").replace('/', " OR "),
        repository: text("repository").map(str::to_owned),
        folder: manifest.parent().context("a manifest lies in a folder")?.to_owned(),
        checksum: checksums.get(&(name, version)).map(|&checksum| checksum.to_owned()),
    })
}
