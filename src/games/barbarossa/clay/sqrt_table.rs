//! Square roots of whole numbers: a quick one out of a table for the samples, and an exact one for the rest.

/// Entries of the table: the leading eight bits of a number whose first two bits are not both zero, and one more.
const ENTRIES: usize = 257;

/// Roots of numbers below 2^32, off by less than a unit up to a million or so, growing with the root.
pub(super) struct SqrtTable([u16; ENTRIES]);

impl SqrtTable {
    pub(super) fn new() -> SqrtTable {
        let mut table = [0; ENTRIES];
        for (lead, root) in table[..ENTRIES - 1].iter_mut().enumerate() {
            *root = root_of((lead as u32) << 24) as u16;
        }
        // The last would just not fit.
        table[ENTRIES - 1] = u16::MAX;
        SqrtTable(table)
    }

    /// The root of a number, to about one part in 60 000.
    #[inline]
    pub(super) fn of(&self, square: i32) -> i32 {
        let square = square as u32;
        if square < 4 {
            return (square > 0) as i32;
        }
        // An even shift brings a one into the first two bits; half of it undoes it in the root.
        let shift = square.leading_zeros() & !1;
        let lifted = square << shift;
        let lead = (lifted >> 24) as usize;
        let low = u32::from(self.0[lead]);
        let high = u32::from(self.0[lead + 1]);
        let root = (low << 8) + (high - low) * ((lifted >> 16) & 255);
        ((root >> (shift / 2)) >> 8) as i32
    }
}

/// The whole part of a root, bit by bit.
pub(super) fn root_of(square: u32) -> u32 {
    let mut rest = square;
    let mut root = 0;
    let mut bit = 1 << 30;
    while bit != 0 {
        if rest >= root + bit {
            rest -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
        bit >>= 2;
    }
    root
}
