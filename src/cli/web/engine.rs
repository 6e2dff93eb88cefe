//! The engine of the page, packed. A release carries it; a checkout builds it when Rust can build for
//! browsers, and otherwise names the commands that make it so.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::{Error, faults};
use crate::files::folder::failed;

faults! {
    pub(crate) enum EngineFault {
        None = "no-engine" => Outside,
        Broken = "engine-not-built" => Outside,
    }
}

/// What the build has found: the engine of these very sources, or nothing.
#[cfg(carryless_engine)]
const CARRIED: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/engine/engine.wasm.gz"));
#[cfg(not(carryless_engine))]
const CARRIED: &[u8] = &[];

/// The checkout that this was built in. A program that carries the engine knows no folder of the machine
/// that built it.
#[cfg(carryless_engine)]
const CHECKOUT: &str = "";
#[cfg(not(carryless_engine))]
const CHECKOUT: &str = env!("CARGO_MANIFEST_DIR");

/// Where the engine is built for.
const TARGET: &str = "wasm32-unknown-unknown";

/// The engine that the program carries.
pub(super) fn carried() -> Option<&'static [u8]> {
    Some(CARRIED).filter(|engine| !engine.is_empty())
}

/// The engine, packed with gzip.
pub(super) fn packed() -> Result<Vec<u8>, Error> {
    if let Some(engine) = carried() {
        return Ok(engine.to_vec());
    }
    let root = Path::new(CHECKOUT);
    if !root.join("web/Cargo.toml").is_file() || !has_target() {
        return Err(EngineFault::None.into());
    }
    let target = root.join("target");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--package", "carryless-engine", "--profile", "engine"]);
    cargo.args(["--target", TARGET, "--target-dir"]).arg(&target).current_dir(root);
    let ended = cargo.stdin(Stdio::null()).stdout(Stdio::null()).status();
    if !ended.is_ok_and(|status| status.success()) {
        return Err(EngineFault::Broken.into());
    }
    let path = target.join(TARGET).join("engine/engine.wasm");
    let built = fs::read(&path).map_err(|error| failed(&path, &error))?;
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(&built).and_then(|()| packer.finish());
    packed.map_err(|error| failed(&path, &error))
}

/// Whether this machine's Rust can build for browsers.
fn has_target() -> bool {
    let asked =
        Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = asked.ok().filter(|asked| asked.status.success());
    folder.is_some_and(|asked| Path::new(String::from_utf8_lossy(&asked.stdout).trim()).is_dir())
}
