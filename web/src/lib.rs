//! The WebAssembly engine of the page, without imports. The page writes a request as JSON to the buffer of
//! [`allocate`]; [`answer`] replaces it by the reply of [`carryless_web::answer`].

use std::cell::RefCell;

thread_local! {
    /// JSON of a request, then of its reply. The page reads a reply before it writes the next request.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns the address of a buffer of `length` bytes, into which the page writes the JSON of a request.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Answers the request in the buffer. The lower 32 bits of the result are the address of the reply, a JSON
/// text; the upper 32 bits are its length in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u64 {
    TEXT.with_borrow_mut(|text| {
        *text = carryless_web::answer(&String::from_utf8_lossy(text)).into_bytes();
        (text.len() as u64) << 32 | text.as_ptr() as usize as u64
    })
}
