//! The receiver of moving codes: takes frames in any order and solves for the blocks.

use super::{
    fountain::{Combination, MOST_BLOCKS, add},
    packet::{Part, ReadError, Sequence},
};

/// Progress of a sequence, in blocks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    pub received: usize,
    pub needed: usize,
}

/// The frames of one sequence so far, as a system of equations in echelon form.
#[derive(Clone, Debug)]
pub(super) struct Receiver {
    sequence: Sequence,
    /// For each block the equation that begins with it, if there is one.
    rows: Vec<Option<(Combination, Vec<u8>)>>,
    /// Number of equations.
    rank: usize,
}

impl Receiver {
    /// Starts with the sequence of this frame, which [`Receiver::add`] then takes.
    ///
    /// # Errors
    /// A sequence without content, or with more blocks than any sender makes.
    pub(super) fn of(part: &Part) -> Result<Receiver, ReadError> {
        let Sequence { length, block, .. } = part.sequence;
        if block == 0 || length == 0 {
            return Err(ReadError::Broken);
        }
        let blocks = (length as usize).div_ceil(block);
        if blocks > MOST_BLOCKS {
            return Err(ReadError::TooLarge { most: MOST_BLOCKS * block });
        }
        Ok(Receiver { sequence: part.sequence, rows: vec![None; blocks], rank: 0 })
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { received: self.rank, needed: self.rows.len() }
    }

    /// Adds a frame. A frame that contains nothing new changes nothing.
    ///
    /// # Errors
    /// A frame of another sequence.
    pub(super) fn add(&mut self, part: Part) -> Result<Progress, ReadError> {
        if part.sequence != self.sequence {
            return Err(ReadError::OtherSequence);
        }
        let mut combination = Combination::of(part.number, self.rows.len());
        let mut data = part.data;
        while let Some(first) = combination.first() {
            match &self.rows[first] {
                Some((known, block)) => {
                    combination.add(known);
                    add(&mut data, block);
                }
                None => {
                    self.rows[first] = Some((combination, data));
                    self.rank += 1;
                    break;
                }
            }
        }
        Ok(self.progress())
    }

    /// Solves the equations. Returns the packet; `None` while frames are missing.
    pub(super) fn packet(&self) -> Option<Vec<u8>> {
        if self.rank < self.rows.len() {
            return None;
        }
        let block = self.sequence.block;
        let mut bytes = vec![0; self.rows.len() * block];
        // An equation contains only its own block and later ones, which are solved first.
        for (index, row) in self.rows.iter().enumerate().rev() {
            let (combination, data) = row.as_ref()?;
            let (before, solved) = bytes.split_at_mut((index + 1) * block);
            let own = &mut before[index * block..];
            add(own, data);
            for later in combination.blocks().filter(|later| *later > index) {
                let start = (later - index - 1) * block;
                add(own, &solved[start..start + block]);
            }
        }
        bytes.truncate(self.sequence.length as usize);
        Some(bytes)
    }
}
