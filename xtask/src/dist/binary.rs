//! The binary that is handed out.

use std::path::Path;
use std::process::Command;

use anyhow::Context;

use crate::run::{self, cargo};
use crate::setup::is_there;

/// What a binary is built for.
pub(super) struct Target {
    /// The name that Rust has for it.
    pub(super) name: String,
}

impl Target {
    /// With musl, and so without any library, if the toolchain has that and a C compiler for it; otherwise for
    /// machines like this one.
    pub(super) fn choose() -> anyhow::Result<Target> {
        let host = rustc(&["-vV"])?;
        let host = host.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc does not say what it builds for")?;
        let musl = host.replace("-gnu", "-musl");
        let libraries = rustc(&["--print", "target-libdir", "--target", &musl])?;
        let has_musl = Path::new(libraries.trim()).exists() && is_there("musl-gcc");
        Ok(Target { name: if has_musl { musl } else { host.to_owned() } })
    }

    /// Builds the binary, and puts it there without its symbols.
    pub(super) fn build(&self, to: &Path) -> anyhow::Result<()> {
        let what = ["build", "--release", "--locked", "--package", "sobremesa"];
        cargo(&[&what[..], &["--target", &self.name]].concat())?;
        let built = run::target().join(&self.name).join("release").join("sobremesa");
        run::run(Command::new("strip").arg("-o").arg(to).arg(built))?;
        run::run(Command::new(to).arg("--version"))
    }
}

pub(super) fn rustc(arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("rustc").args(arguments).output().context("cannot run rustc")?;
    Ok(String::from_utf8(output.stdout)?)
}

/// What the system must have to run a binary.
pub(super) fn needs(binary: &[u8]) -> String {
    match glibc(binary) {
        Some(minor) => format!("needs glibc 2.{minor} or newer"),
        None => "is static: it needs no library".to_owned(),
    }
}

/// Which version of the C library a binary needs, the 36 of 2.36: its symbols name the version that they came with.
pub(super) fn glibc(binary: &[u8]) -> Option<u32> {
    const MARK: &[u8] = b"GLIBC_2.";
    let marks = binary.windows(MARK.len()).enumerate().filter(|(_, window)| *window == MARK);
    let version = |(at, _)| {
        let rest: &[u8] = &binary[at + MARK.len()..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        std::str::from_utf8(&rest[..digits]).ok()?.parse::<u32>().ok()
    };
    marks.filter_map(version).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_symbol_decides_what_a_binary_needs() {
        let binary = b"\x7fELF\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0";
        assert_eq!(needs(binary), "needs glibc 2.34 or newer");
        assert_eq!(needs(b"\x7fELF\0"), "is static: it needs no library");
    }
}
