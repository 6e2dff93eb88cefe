//! Fuzz target `answer_lists`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless_fuzz::answer_lists(data));
