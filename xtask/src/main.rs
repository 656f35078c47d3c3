//! The project's chores: `cargo xtask setup`, `test`, `soak`, `bench`, `figures`, `screenshots`,
//! `places`, `walk`, `dist`, `wheel` and `python`.

mod bench;
mod dist;
mod figures;
mod games;
mod pythons;
mod run;
mod screenshots;
mod setup;
mod soak;
mod test;
mod walk;
mod wheel;

use anyhow::{anyhow, bail};

const HELP: &str = "\
cargo xtask setup           installs the tools that the other chores need and are missing
cargo xtask test            the whole gate: setup, format, lints, licenses, docs, all tests
cargo xtask soak [FACTOR]   the long runs, FACTOR times as long as in the gate (100 by default)
cargo xtask bench           the figures: speed, memory, and how much a browser loads
cargo xtask figures         the bots' shorter strength tables of docs/bots.md, played again and compared
cargo xtask screenshots [FOLDER]
                            pictures of every page, from a server that runs (target/screenshots)
cargo xtask places [FOLDER [PART]]
                            pictures of the pages around the tables, with games played (target/places)
cargo xtask walk [FOLDER]   all games through the pages alone, with pictures (docs/walk)
cargo xtask dist            the binary for servers, with checksums, licenses and an SBOM (target/dist)
cargo xtask dist bare       the same, and tries it in a bare Debian, as the soak does
cargo xtask dist image      builds the image of deploy/Containerfile and starts it, as the soak does
cargo xtask wheel           the Python package, as a wheel and a source distribution (target/wheels)
cargo xtask python          the Python package, built and tested in a fresh virtual environment
cargo xtask python soak [FACTOR]
                            its long tests alone, as in the soak (100 by default)";

/// How many times as long as the gate the long runs are, if nobody says otherwise.
const FACTOR: u64 = 100;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *arguments.as_slice() {
        ["setup"] => setup::run().map(drop),
        ["test"] => test::run(),
        ["soak"] => soak::run(FACTOR),
        ["soak", factor] => soak::run(read_factor(factor)?),
        ["bench"] => bench::run(),
        ["figures"] => figures::run(),
        ["screenshots"] => screenshots::run(None),
        ["screenshots", folder] => screenshots::run(Some(folder)),
        ["places"] => screenshots::places::run(None, None),
        ["places", folder] => screenshots::places::run(Some(folder), None),
        ["places", folder, part] => screenshots::places::run(Some(folder), Some(part)),
        ["walk"] => walk::run(None),
        ["walk", folder] => walk::run(Some(folder)),
        ["dist"] => dist::run(),
        ["dist", "bare"] => dist::bare::run(),
        ["dist", "image"] => dist::image::run(),
        ["wheel"] => wheel::run(),
        ["python"] => wheel::test(),
        ["python", "soak"] => wheel::soak(FACTOR),
        ["python", "soak", factor] => wheel::soak(read_factor(factor)?),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("unknown chore\n{HELP}"),
    }
}

fn read_factor(text: &str) -> anyhow::Result<u64> {
    text.parse().map_err(|_| anyhow!("{text:?} is not a factor\n{HELP}"))
}
