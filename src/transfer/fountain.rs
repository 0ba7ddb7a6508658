//! The erasure code of moving codes: random linear combinations of blocks over the field of two elements.
//!
//! The first frames are the blocks themselves. Each later frame is the sum (exclusive or) of about half of the blocks,
//! chosen by its number. Any frames whose combinations are independent give the blocks back: on average two more than
//! there are blocks.

/// Maximum number of blocks, so that solving takes a second at most.
pub(super) const MOST_BLOCKS: usize = 4096;

/// A set of blocks as bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Combination(Vec<u64>);

impl Combination {
    /// Returns the blocks in the frame with this number.
    ///
    /// The bits of word `j` of frame `n` are output `j` of SplitMix64 with the seed `n`.
    pub(super) fn of(number: u32, blocks: usize) -> Combination {
        let mut words = vec![0; blocks.div_ceil(64)];
        let at = number as usize;
        if at >= blocks {
            let mut state = u64::from(number);
            words.iter_mut().for_each(|word| *word = split_mix(&mut state));
            if let (Some(last), rest @ 1..) = (words.last_mut(), blocks % 64) {
                *last &= (1 << rest) - 1;
            }
        }
        if words.iter().all(|word| *word == 0) {
            let at = at % blocks.max(1);
            if let Some(word) = words.get_mut(at / 64) {
                *word = 1 << (at % 64);
            }
        }
        Combination(words)
    }

    /// Iterates over the blocks of the set, in ascending order.
    pub(super) fn blocks(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * index + bit)
        })
    }

    /// Returns the first block of the set.
    pub(super) fn first(&self) -> Option<usize> {
        let (index, word) = self.0.iter().enumerate().find(|(_, word)| **word != 0)?;
        Some(64 * index + word.trailing_zeros() as usize)
    }

    pub(super) fn add(&mut self, other: &Combination) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word ^= other);
    }
}

/// Adds a block to another.
pub(super) fn add(to: &mut [u8], other: &[u8]) {
    to.iter_mut().zip(other).for_each(|(byte, other)| *byte ^= other);
}

/// Returns the next output of SplitMix64 (Steele, Lea and Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both devices must choose the same blocks, in all versions of the app.
    #[test]
    fn combinations_never_change() {
        // The first outputs for the seed 1234567, as other implementations of SplitMix64 have them.
        let mut state = 1_234_567;
        let outputs = [(); 3].map(|()| split_mix(&mut state));
        assert_eq!(
            outputs,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
        let blocks = |number, blocks| Combination::of(number, blocks).blocks().collect::<Vec<_>>();
        assert_eq!(blocks(2, 10), [2]);
        assert_eq!(blocks(7, 1), [0]);
        assert_eq!(Combination::of(70, 70).first(), blocks(70, 70).first().copied());
    }
}
