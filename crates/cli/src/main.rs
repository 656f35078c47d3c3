//! The binary `sobremesa`. This is the one place that names its games.

use std::process::ExitCode;

use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;

/// It gives memory back to the system after a busy time, by itself (docs/scale.md has the figures).
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    sobremesa::run(sobremesa::games![Level10, Linko, Level8])
}
