//! The binary `sobremesa`. This is the one place that names its games.

use std::process::ExitCode;

use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;

fn main() -> ExitCode {
    sobremesa::run(sobremesa::games![Level10, Linko, Level8])
}
