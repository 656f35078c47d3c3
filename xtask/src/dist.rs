//! What people get who run a server: the binary, and the papers that belong to it.

pub(crate) mod bare;
mod binary;
pub(crate) mod image;
mod licenses;
mod packages;
mod sbom;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use sha2::{Digest, Sha256};

use crate::run;
use binary::Target;

/// Where everything is built.
fn folder() -> PathBuf {
    run::target().join("dist")
}

/// Builds everything anew.
pub(crate) fn run() -> anyhow::Result<()> {
    let folder = folder();
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let target = Target::choose()?;
    let binary = folder.join("sobremesa");
    target.build(&binary)?;
    let packages = packages::of(&target.name)?;
    fs::write(folder.join("LICENSES.txt"), licenses::text(&packages)?)?;
    let sbom = serde_json::to_string_pretty(&sbom::of(&packages, &sha256(&binary)?))?;
    fs::write(folder.join("sobremesa.cdx.json"), sbom + "\n")?;
    let sums = sums(&folder)?;
    fs::write(folder.join("SHA256SUMS"), &sums)?;
    println!("\n{}, {} packages:\n{sums}", folder.display(), packages.len());
    println!("sobremesa {}", binary::needs(&fs::read(&binary)?));
    Ok(())
}

/// The checksums of all files in a folder, as `sha256sum --check` reads them.
fn sums(folder: &Path) -> anyhow::Result<String> {
    let mut lines = Vec::new();
    for file in fs::read_dir(folder)? {
        let file = file?;
        lines.push(format!("{}  {}\n", sha256(&file.path())?, file.file_name().display()));
    }
    lines.sort_by_cached_key(|line| line.split("  ").last().map(str::to_owned));
    Ok(lines.concat())
}

fn sha256(file: &Path) -> anyhow::Result<String> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect())
}
