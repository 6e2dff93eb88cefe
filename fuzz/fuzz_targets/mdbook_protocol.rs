//! Fuzz target `mdbook_protocol`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless::fuzz_targets::mdbook_protocol(data));
