//! Tells Cargo that the embedded folders are inputs: it does not notice a new file by itself.

fn main() {
    for folder in ["lessons", "templates", "theme"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
