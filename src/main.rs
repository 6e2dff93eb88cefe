//! The program. All its code is in the library: see `cli`.

use std::process::ExitCode;

// Threads block each other in the allocator of musl, which the published program would otherwise use.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    carryless::cli::run(std::env::args_os())
}
