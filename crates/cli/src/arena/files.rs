//! The files that a contest writes.

use std::path::{Path, PathBuf};

use anyhow::bail;

use super::Arguments;

/// No two of the files that are written may be the same one.
pub(super) fn check(arguments: &Arguments) -> anyhow::Result<()> {
    let Arguments { resume, records, svg, .. } = arguments;
    let files = [("--resume", resume), ("--records", records), ("--svg", svg)];
    let named = files.into_iter().filter_map(|(flag, path)| Some((flag, place(path.as_ref()?))));
    let named: Vec<(&str, PathBuf)> = named.collect();
    for (index, (flag, place)) in named.iter().enumerate() {
        if let Some((other, _)) = named[..index].iter().find(|(_, earlier)| earlier == place) {
            bail!("{other} and {flag} need a file each");
        }
    }
    Ok(())
}

/// Where a file is or would be, however its path is written.
fn place(path: &Path) -> PathBuf {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let would_be = || Some(folder.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(would_be).unwrap_or_else(|| path.to_owned())
}
