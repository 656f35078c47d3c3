//! The binary `sobremesa`. This is the one place that names its games.

use std::process::ExitCode;

use mimalloc::MiMalloc;
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;

/// It gives memory back to the system soon after a busy time, which the system's own allocator does not.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    sobremesa::run(sobremesa::games![Level10, Linko, Level8])
}
