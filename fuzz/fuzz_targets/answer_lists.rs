//! Fuzz target `answer_lists`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| carryless::fuzz_targets::answer_lists(data));
