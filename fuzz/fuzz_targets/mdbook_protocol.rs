//! Fuzz target `mdbook_protocol`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless_fuzz::mdbook_protocol(data));
