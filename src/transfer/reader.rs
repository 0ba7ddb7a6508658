//! The state of one visit to the scan screen: reads codes until a content is whole.

use super::{
    packet::{Content, Packet, ReadError, open, read},
    receiver::{Progress, Receiver},
};

/// Result of reading a code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scan {
    Whole(Content),
    /// A frame of a sequence that is not whole yet.
    Part(Progress),
}

/// Reads still and moving codes in any order.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    receiver: Option<Receiver>,
}

impl Reader {
    pub fn new() -> Reader {
        Reader::default()
    }

    /// Returns the progress of the sequence, if one has begun.
    pub fn progress(&self) -> Option<Progress> {
        self.receiver.as_ref().map(Receiver::progress)
    }

    /// Forgets the sequence, for example after [`ReadError::OtherSequence`].
    pub fn restart(&mut self) {
        self.receiver = None;
    }

    /// Reads the bytes or the text of one code. Neither another code nor an error ends a sequence, except for one whose
    /// content cannot be read.
    ///
    /// # Errors
    /// If this is no code of the app, or one of another sequence; if the content of a complete sequence cannot be read.
    pub fn scan(&mut self, scanned: &[u8]) -> Result<Scan, ReadError> {
        let part = match read(scanned)? {
            Packet::Whole(content) => return Ok(Scan::Whole(content)),
            Packet::Part(part) => part,
        };
        let receiver = match &mut self.receiver {
            Some(receiver) => receiver,
            none => none.insert(Receiver::of(&part)?),
        };
        let progress = receiver.add(part)?;
        let Some(packet) = receiver.packet() else { return Ok(Scan::Part(progress)) };
        self.restart();
        match open(&packet)? {
            Packet::Whole(content) => Ok(Scan::Whole(content)),
            Packet::Part(_) => Err(ReadError::Broken),
        }
    }
}
