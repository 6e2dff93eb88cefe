//! Writes and reads numbers as groups of five bits, one letter of a code each: a number takes a letter for
//! each four bits it has.

#[derive(Debug, Default)]
pub(super) struct Writer {
    letters: Vec<u8>,
    free: u32,
}

impl Writer {
    /// Writes the lowest `width` bits of `value`; `width` is at most 8.
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

    pub(super) fn flag(&mut self, value: bool) {
        self.bits(u64::from(value), 1);
    }

    /// Writes a number, four bits at a time, the highest first, each after a bit that says whether more
    /// follow.
    pub(super) fn number(&mut self, value: u64) {
        let steps = (64 - value.leading_zeros()).div_ceil(4).max(1);
        for step in (0..steps).rev() {
            self.flag(step > 0);
            self.bits(value >> (4 * step) & 15, 4);
        }
    }

    /// Returns the letters, values below 32; zeros fill the last one.
    pub(super) fn finish(self) -> Vec<u8> {
        self.letters
    }
}

/// Reader of bits; returns `None` beyond the end and for numbers that [`Writer`] does not write.
#[derive(Debug)]
pub(super) struct BitReader<'l> {
    letters: &'l [u8],
    at: usize,
}

impl<'l> BitReader<'l> {
    pub(super) fn new(letters: &'l [u8]) -> Self {
        BitReader { letters, at: 0 }
    }

    pub(super) fn bits(&mut self, width: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..width {
            value = value << 1 | u64::from(self.flag()?);
        }
        Some(value)
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        let letter = self.letters.get(self.at / 5)?;
        let bit = letter >> (4 - self.at % 5) & 1;
        self.at += 1;
        Some(bit == 1)
    }

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

    /// Whether the next four bits are zeros, which a number never begins with.
    fn peeks_zero(&self) -> Option<bool> {
        BitReader { letters: self.letters, at: self.at }.bits(4).map(|value| value == 0)
    }

    /// Whether only the zeros that fill the last letter are left.
    pub(super) fn is_at_end(&self) -> bool {
        let left = 5 * self.letters.len() - self.at;
        let mut rest = BitReader { letters: self.letters, at: self.at };
        left < 5 && (0..left).all(|_| rest.flag() == Some(false))
    }
}
