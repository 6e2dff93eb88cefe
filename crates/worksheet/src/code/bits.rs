//! Writes and reads numbers as a sequence of bits. A letter of a sheet code holds five bits of the sequence. A
//! number is written in groups of four bits. The bit before each group tells whether another group follows. A
//! flag is one bit.

/// Writer of a sequence of bits.
#[derive(Debug, Default)]
pub(super) struct Writer {
    /// Values of the letters, below 32.
    letters: Vec<u8>,
    /// Number of unused bits in the last letter.
    free: u32,
}

impl Writer {
    /// Writes the lowest `width` bits of `value`, the highest of them first. `width` is at most 64.
    pub(super) fn bits(&mut self, value: u64, width: u32) {
        for at in (0..width).rev() {
            if self.free == 0 {
                self.letters.push(0);
                self.free = 5;
            }
            self.free -= 1;
            if let Some(last) = self.letters.last_mut() {
                *last |= u8::from(value >> at & 1 == 1) << self.free;
            }
        }
    }

    /// Writes one bit: 1 for `true`.
    pub(super) fn flag(&mut self, value: bool) {
        self.bits(u64::from(value), 1);
    }

    /// Writes a number in groups of four bits, the highest group first. The bit before each group is 1 if
    /// another group follows.
    pub(super) fn number(&mut self, value: u64) {
        let steps = (64 - value.leading_zeros()).div_ceil(4).max(1);
        for step in (0..steps).rev() {
            self.flag(step > 0);
            self.bits(value >> (4 * step) & 15, 4);
        }
    }

    /// Returns the values of the letters, below 32. Unused bits of the last letter are zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.letters
    }
}

/// Reader of a sequence of bits. Its methods return `None` after the last letter, and for numbers that
/// [`Writer`] does not write.
#[derive(Debug)]
pub(super) struct BitReader<'l> {
    letters: &'l [u8],
    /// Index of the next bit to read, from 0.
    at: usize,
}

impl<'l> BitReader<'l> {
    /// Creates a reader of the letters with these values, below 32.
    pub(super) fn new(letters: &'l [u8]) -> Self {
        BitReader { letters, at: 0 }
    }

    /// Reads a number of `width` bits, the highest bit first; `None` if fewer bits remain.
    pub(super) fn bits(&mut self, width: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..width {
            value = value << 1 | u64::from(self.flag()?);
        }
        Some(value)
    }

    /// Reads one bit, `true` for 1; `None` after the last letter.
    pub(super) fn flag(&mut self) -> Option<bool> {
        let letter = self.letters.get(self.at / 5)?;
        let bit = letter >> (4 - self.at % 5) & 1;
        self.at += 1;
        Some(bit == 1)
    }

    /// Reads a number that `Writer::number` has written in groups of four bits. Returns `None` if the letters
    /// end too early, the number exceeds 64 bits, or the first of several groups is 0.
    pub(super) fn number(&mut self) -> Option<u64> {
        let mut value: u64 = 0;
        loop {
            let more = self.flag()?;
            if value >> 60 != 0 || more && value == 0 && self.peeks_zero()? {
                return None;
            }
            value = value << 4 | self.bits(4)?;
            if !more {
                return Some(value);
            }
        }
    }

    /// Whether the next four bits are zeros; `None` if fewer than four remain. The bits are not consumed. No
    /// number of several groups begins with four zeros.
    fn peeks_zero(&self) -> Option<bool> {
        BitReader { letters: self.letters, at: self.at }.bits(4).map(|value| value == 0)
    }

    /// Whether nothing remains except the unused bits of the last letter, which must be zeros.
    pub(super) fn is_at_end(&self) -> bool {
        let left = 5 * self.letters.len() - self.at;
        let mut rest = BitReader { letters: self.letters, at: self.at };
        left < 5 && (0..left).all(|_| rest.flag() == Some(false))
    }
}
