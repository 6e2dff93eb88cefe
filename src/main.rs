//! The program. Everything it does stands in the library.
fn main() {}
