//! The program. Everything it does stands in the library: see `cli`.

use std::process::ExitCode;

// Threads wait for one another in the allocator of musl, which the published program would have.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    carryless::cli::run(std::env::args_os())
}
