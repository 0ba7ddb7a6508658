//! The sender of moving codes: an endless sequence of frames.

use super::{
    fountain::{Combination, MOST_BLOCKS, add},
    packet::{Part, Sequence, id_of},
};

/// Length of a frame that fills a code of version 15 at the lowest error level: 77 modules a side, and 85 with its
/// quiet zone, so that a picture of 480 lines has five pixels a module.
pub const FRAME_BYTES: usize = 514;

/// Why a packet cannot be sent as moving codes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SendError {
    /// A frame of this length has no room for a block.
    #[error("a frame must be longer than {least} bytes")]
    ShortFrame { least: usize },
    /// The packet needs more frames than a receiver accepts.
    #[error("the content needs {blocks} codes, and at most {most} are possible")]
    TooLarge { blocks: usize, most: usize },
}

/// Makes the frames of a packet: first its blocks in order, then combinations of them without end.
#[derive(Clone, Debug)]
pub struct Sender {
    sequence: Sequence,
    /// The blocks of the packet one after the other, the last one filled up with zeros.
    bytes: Vec<u8>,
    /// Number of the next frame.
    next: u32,
}

impl Sender {
    /// Splits a packet into frames of this length.
    ///
    /// # Errors
    /// Frames without room for a block, or too many of them.
    pub fn new(packet: &[u8], frame_bytes: usize) -> Result<Sender, SendError> {
        let least = Part::ENVELOPE;
        let block = frame_bytes.checked_sub(least).filter(|block| *block > 0);
        let block = block.ok_or(SendError::ShortFrame { least })?;
        let blocks = packet.len().div_ceil(block).max(1);
        if blocks > MOST_BLOCKS {
            return Err(SendError::TooLarge { blocks, most: MOST_BLOCKS });
        }
        // At most MOST_BLOCKS blocks of a code's length.
        let length = packet.len() as u32;
        let mut bytes = packet.to_vec();
        bytes.resize(blocks * block, 0);
        Ok(Sender { sequence: Sequence { id: id_of(packet), length, block }, bytes, next: 0 })
    }

    /// Returns the number of frames that a receiver needs at least.
    pub fn blocks(&self) -> usize {
        self.bytes.len() / self.sequence.block
    }

    /// Returns the next frame, as a packet.
    pub fn next_frame(&mut self) -> Vec<u8> {
        let number = self.next;
        self.next = self.next.wrapping_add(1);
        self.frame(number)
    }

    /// Returns the frame with this number.
    pub fn frame(&self, number: u32) -> Vec<u8> {
        let Sequence { block, .. } = self.sequence;
        let mut data = vec![0; block];
        for index in Combination::of(number, self.blocks()).blocks() {
            add(&mut data, &self.bytes[index * block..(index + 1) * block]);
        }
        Part { sequence: self.sequence, number, data }.pack()
    }
}
