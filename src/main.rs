//! The program. Everything it does stands in the library: see `cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    carryless::cli::run(std::env::args_os())
}
