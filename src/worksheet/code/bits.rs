//! Numbers in few bits: small ones in five, each factor of 16 in five more, so that a letter of the
//! code is a step.

#[derive(Debug, Default)]
pub(super) struct Writer {
    letters: Vec<u8>,
    free: u32,
}

impl Writer {
    /// The lowest `width` bits of `value`, at most 8.
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

    /// A number: four bits at a time, the highest first, each with a bit that says whether more
    /// follow.
    pub(super) fn number(&mut self, value: u64) {
        let steps = (64 - value.leading_zeros()).div_ceil(4).max(1);
        for step in (0..steps).rev() {
            self.flag(step > 0);
            self.bits(value >> (4 * step) & 15, 4);
        }
    }

    /// What was written, as values below 32; the last one is filled up with zeros.
    pub(super) fn finish(self) -> Vec<u8> {
        self.letters
    }
}

/// Bits being read. Beyond the end and for numbers that nobody wrote it gives `None`.
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

    /// Whether a number would begin with a zero that nobody writes.
    fn peeks_zero(&self) -> Option<bool> {
        BitReader { letters: self.letters, at: self.at }.bits(4).map(|value| value == 0)
    }

    /// Whether nothing but the zeros that fill up the last letter is left.
    pub(super) fn is_at_end(&self) -> bool {
        let left = 5 * self.letters.len() - self.at;
        let mut rest = BitReader { letters: self.letters, at: self.at };
        left < 5 && (0..left).all(|_| rest.flag() == Some(false))
    }
}
