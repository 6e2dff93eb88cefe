//! Decompresses the engine of the page: browsers decompress only gzip, and LZMA makes the engine a fifth
//! smaller.
//!
//! The module has the functions of the engine (`web/src/lib.rs`), so that the script of the page calls both
//! in the same way. It must not depend on the library, because it is the part that is served uncompressed.

use std::cell::RefCell;
use std::io::Read;

use lzma_rust2::LzmaReader;

/// Largest memory for decompression, in KiB: the dictionary of 4 MiB that `.ci/wasm` uses, and the tables.
const MEMORY: u32 = 5 << 10;

thread_local! {
    /// Compressed bytes; after `answer`, the decompressed bytes.
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns the address of a buffer of `length` bytes, into which the page writes the compressed bytes.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    BYTES.with_borrow_mut(|bytes| {
        *bytes = vec![0; length];
        bytes.as_mut_ptr()
    })
}

/// Decompresses the bytes in the buffer. The lower 32 bits of the result are the address of the decompressed
/// bytes, the upper 32 bits are their length. The length is 0 if the bytes are not an LZMA file.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u64 {
    BYTES.with_borrow_mut(|bytes| {
        let mut whole = Vec::new();
        let read = LzmaReader::new_mem_limit(&bytes[..], MEMORY, None)
            .and_then(|mut reader| reader.read_to_end(&mut whole));
        *bytes = if read.is_ok() { whole } else { Vec::new() };
        (bytes.len() as u64) << 32 | bytes.as_ptr() as usize as u64
    })
}
