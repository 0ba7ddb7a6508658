//! Approximate square roots of integers by table lookup. `isqrt` of the standard library is exact.

/// Entries of the table: one for the leading eight bits of a number whose first two bits are not both zero, and one
/// more for interpolation.
const ENTRIES: usize = 257;

/// The table that all tools share.
pub(super) static SQRT: SqrtTable = SqrtTable::new();

/// Roots of the numbers below 2^32 with zeros after their leading eight bits.
pub(super) struct SqrtTable([u16; ENTRIES]);

impl SqrtTable {
    const fn new() -> SqrtTable {
        // The last root, of 2^32, would not fit.
        let mut table = [u16::MAX; ENTRIES];
        let mut lead = 0;
        while lead < ENTRIES - 1 {
            table[lead] = ((lead as u32) << 24).isqrt() as u16;
            lead += 1;
        }
        SqrtTable(table)
    }

    /// Returns the root of a number, read as unsigned. The error is below one up to about a million, and one part in
    /// 60,000 beyond.
    #[inline(always)]
    pub(super) fn of(&self, square: i32) -> i32 {
        let square = square as u32;
        if square < 4 {
            return (square > 0) as i32;
        }
        // An even shift moves a one into the first two bits; shifting the root back by half as much undoes it.
        let shift = square.leading_zeros() & !1;
        let lifted = square << shift;
        let lead = (lifted >> 24) as usize;
        let low = u32::from(self.0[lead]);
        let high = u32::from(self.0[lead + 1]);
        let root = (low << 8) + (high - low) * ((lifted >> 16) & 255);
        ((root >> (shift / 2)) >> 8) as i32
    }
}
