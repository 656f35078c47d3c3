//! The licenses of everything that is in the binary.

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::packages::Package;
use crate::run::root;

/// What lies in our own folders and is not ours.
const VENDORED: [(&str, &str); 3] = [
    ("Alegreya, a typeface", "crates/page/assets/fonts/OFL-Alegreya.txt"),
    ("Alegreya Sans, a typeface", "crates/page/assets/fonts/OFL-Alegreya-Sans.txt"),
    ("idiomorph", "crates/page/assets/vendor/idiomorph-LICENSE.txt"),
];

/// All texts, one after the other. A package without a text is under MIT or Apache-2.0, whose texts come first.
pub(super) fn text(packages: &[Package]) -> anyhow::Result<String> {
    let mut all = String::from("Sobremesa, and what it is made of, with their licenses.\n");
    add(&mut all, "sobremesa: MIT OR Apache-2.0", &root().join("LICENSE-MIT"))?;
    add(&mut all, "sobremesa: MIT OR Apache-2.0", &root().join("LICENSE-APACHE"))?;
    for (name, file) in VENDORED {
        add(&mut all, name, &root().join(file))?;
    }
    for package in packages.iter().filter(|package| package.checksum.is_some()) {
        let Package { name, version, license, .. } = package;
        let title = format!("{name} {version}: {license}");
        let files = files(&package.folder)?;
        for file in &files {
            add(&mut all, &title, file)?;
        }
        if files.is_empty() {
            let home = package.repository.as_deref().unwrap_or("its package");
            writeln!(all, "\n──── {title}\n\nIts package has no text of its own; see {home}.")?;
        }
    }
    Ok(all)
}

fn add(all: &mut String, title: &str, file: &Path) -> anyhow::Result<()> {
    let text = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let name = file.file_name().unwrap_or_default().display();
    writeln!(all, "\n──── {title} ({name})\n\n{}", String::from_utf8_lossy(&text).trim_end())?;
    Ok(())
}

/// The texts in a package's folder, in order: also those of what it brings from others, such as a library in C.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.append(&mut files(&entry.path())?);
        } else if is_license(&entry.path()) {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// Whether a file is a license by its name, or by that of its folder.
fn is_license(file: &Path) -> bool {
    const SOURCES: [&str; 5] = ["rs", "c", "h", "py", "js"];
    let starts = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    let is_named = |name: Option<&OsStr>| {
        let name = name.unwrap_or_default().to_string_lossy().to_uppercase();
        starts.iter().any(|start| name.starts_with(start))
    };
    let is_source = file.extension().is_some_and(|kind| SOURCES.iter().any(|it| kind == *it));
    !is_source && (is_named(file.file_name()) || is_named(file.parent().and_then(Path::file_name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::binary::Target;
    use crate::dist::packages;

    #[test]
    fn every_package_has_a_license_whose_text_is_there() {
        let packages = packages::of(&Target::choose().unwrap().name).unwrap();
        assert!(packages.len() > 100, "only {}", packages.len());
        let text = text(&packages).unwrap();
        for package in &packages {
            let Package { name, version, license, .. } = package;
            let is_ours = package.checksum.is_none();
            assert_eq!(is_ours, package.folder.starts_with(root()), "{name}");
            assert!(
                is_ours || text.contains(&format!("──── {name} {version}: {license}")),
                "{name}"
            );
            let has_text = !files(&package.folder).unwrap().is_empty();
            let is_among_ours = ["MIT", "Apache-2.0"].iter().any(|ours| license.contains(ours));
            assert!(has_text || is_among_ours, "no text for {license} of {name}");
        }
        assert!(
            text.contains("Jason Evans"),
            "jemalloc is brought along, and has a license of its own"
        );
    }
}
