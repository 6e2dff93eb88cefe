//! Fuzz target `match_input`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless_fuzz::match_input(data));
