//! The engine of the page: three names, no imports. In: a request as JSON, written where [`allocate`]
//! says. Out: a reply as JSON, and where it stands. All it does is [`carryless::web::answer`].

use std::cell::RefCell;

thread_local! {
    /// The request, and then the reply: whoever asks reads one before writing the next.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a request of so many bytes, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn allocate(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    })
}

/// Answers the request that stands there: the place of the reply in the lower half of the number, its
/// length in the upper one.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u64 {
    TEXT.with_borrow_mut(|text| {
        *text = carryless::web::answer(&String::from_utf8_lossy(text)).into_bytes();
        (text.len() as u64) << 32 | text.as_ptr() as usize as u64
    })
}
