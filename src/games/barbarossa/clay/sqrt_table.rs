//! Square roots of integers by table lookup, near enough for samples; exact ones are `isqrt` of the standard library.

/// Entries of the table: one for the leading eight bits of a number whose first two bits are not both zero, and one
/// more to interpolate towards.
const ENTRIES: usize = 257;

/// The table that all tools share.
pub(super) static SQRT: SqrtTable = SqrtTable::new();

/// Roots of the numbers below 2^32 that have nothing but zeros after their leading eight bits.
pub(super) struct SqrtTable([u16; ENTRIES]);

impl SqrtTable {
    const fn new() -> SqrtTable {
        // The last root, of 2^32, would just not fit.
        let mut table = [u16::MAX; ENTRIES];
        let mut lead = 0;
        while lead < ENTRIES - 1 {
            table[lead] = ((lead as u32) << 24).isqrt() as u16;
            lead += 1;
        }
        SqrtTable(table)
    }

    /// The root of a number, which is taken for one without a sign: less than a unit off up to a million or so, and
    /// one part in 60 000 beyond.
    #[inline(always)]
    pub(super) fn of(&self, square: i32) -> i32 {
        let square = square as u32;
        if square < 4 {
            return (square > 0) as i32;
        }
        // An even shift brings a one into the first two bits; shifting the root back by half as much undoes it.
        let shift = square.leading_zeros() & !1;
        let lifted = square << shift;
        let lead = (lifted >> 24) as usize;
        let low = u32::from(self.0[lead]);
        let high = u32::from(self.0[lead + 1]);
        let root = (low << 8) + (high - low) * ((lifted >> 16) & 255);
        ((root >> (shift / 2)) >> 8) as i32
    }
}
