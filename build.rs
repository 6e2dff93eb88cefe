//! Tells Cargo that the embedded folders are inputs: it does not notice a new file by itself. On
//! Linux the program is linked at a fixed address: otherwise every start would first correct the
//! tens of thousands of addresses that the book brings, which takes as long as an explanation.

fn main() {
    for folder in ["lessons", "templates", "theme"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let target = |name| std::env::var(name).unwrap_or_default();
    if target("CARGO_CFG_TARGET_OS") == "linux" && target("CARGO_CFG_TARGET_ENV") == "gnu" {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
