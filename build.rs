//! Tells Cargo that the embedded folder is an input: it does not notice a new file by itself.

fn main() {
    println!("cargo::rerun-if-changed=templates");
}
