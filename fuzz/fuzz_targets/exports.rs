//! Fuzz target `exports`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless::fuzz_targets::exports(data));
