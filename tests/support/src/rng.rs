//! Random numbers for tests, equal in every run and independent of the program's generator.

/// A pseudo-random sequence.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// Random number in `0..=most`.
    pub fn up_to(&mut self, most: u64) -> u64 {
        let scaled = u128::from(self.next()) * (u128::from(most) + 1);
        (scaled >> 64) as u64
    }

    /// Random index in `0..count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.up_to(count as u64 - 1) as usize
    }

    pub fn coin(&mut self) -> bool {
        self.up_to(1) == 1
    }

    fn next(&mut self) -> u64 {
        let high = self.step();
        high << 32 | self.step()
    }

    fn step(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 32
    }
}
