//! The door `specs`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless::doors::specs(data));
