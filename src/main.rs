//! The program `carryless`: calls `cli::run` of the library and contains nothing else.

use std::process::ExitCode;

// musl's allocator makes threads wait for one another; the published program is built with musl.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    carryless::cli::run(std::env::args_os())
}
