//! Build script. Declares the embedded folders as inputs, because Cargo does not notice new files in them.
//! Copies the web engine that `.ci/wasm` has built.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Folder of the package into which `.ci/wasm` writes the web engine.
const ENGINE: &str = "engine";
/// Paths of the files of the web engine, relative to [`ENGINE`].
const ENGINE_FILES: [&str; 9] = [
    "engine.bin",
    "words/en.bin",
    "words/zh.bin",
    "words/zh-TW.bin",
    "fonts/serif-700.woff2",
    "fonts/mono-400.woff2",
    "fonts/mono-700.woff2",
    "sources",
    "licences.txt",
];

fn main() -> io::Result<()> {
    for folder in ["lessons", "templates", "theme"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    if env::var_os("CARGO_FEATURE_CLI").is_some() {
        fix_address();
        copy_engine(&out)?;
    }
    Ok(())
}

/// In the dev profile on Linux with glibc, links the program for a fixed address. Otherwise its 190,000
/// relocations take half of its start-up time, and the tests start it thousands of times.
fn fix_address() {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if is("PROFILE", "debug")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
    {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}

/// Copies the files of the web engine from [`ENGINE`] to a folder of the same name in `out`. A missing file
/// becomes an empty one; the program then extracts the engine from `carryless.html`.
fn copy_engine(out: &Path) -> io::Result<()> {
    // A published package has no such folder, and Cargo would treat a missing one as changed each time.
    if Path::new(ENGINE).exists() {
        println!("cargo::rerun-if-changed={ENGINE}");
    }
    for name in ENGINE_FILES {
        let content = fs::read(Path::new(ENGINE).join(name)).unwrap_or_default();
        let copy = out.join(ENGINE).join(name);
        copy.parent().map(fs::create_dir_all).transpose()?;
        fs::write(copy, content)?;
    }
    Ok(())
}
