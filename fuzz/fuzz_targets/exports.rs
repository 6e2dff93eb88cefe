//! The door `exports`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless::doors::exports(data));
