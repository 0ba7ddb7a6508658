//! Packets: the content of a code or an address, with version, kind and hash.
//!
//! A packet is `BJ`, the version, the kind, the body, and the hash of all that in eight bytes.

use miniz_oxide::{
    deflate::compress_to_vec,
    inflate::{TINFLStatus, decompress_to_vec_with_limit},
};

use crate::{
    saves::{import::MAX_BYTES, lists::StoredWreckSet},
    table::{hash::fnv, json, name},
};

use super::address::{Found, packet_in};

/// First bytes of every packet.
const MAGIC: [u8; 2] = *b"BJ";

/// Version of the format. A packet of a higher version is refused as newer.
const VERSION: u8 = 1;

/// Number of bytes before the body.
const HEAD: usize = MAGIC.len() + 2;

/// Number of bytes of the hash.
const HASH: usize = 8;

/// Number of bytes of a packet beside its body.
pub(super) const ENVELOPE: usize = HEAD + HASH;

/// Maximum length of a wreck set, a position or a problem's id, in bytes.
const MOST_SMALL: usize = 10_000;

/// Compression level: the slowest of miniz, which takes milliseconds for a match.
const LEVEL: u8 = 10;

const MATCH: u8 = 1;
const BACKUP: u8 = 2;
const WRECK_SET: u8 = 3;
const POSITION: u8 = 4;
const PROBLEM: u8 = 5;
const PART: u8 = 16;

/// Something that goes to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// The export of one match, as of [`Library::export`](crate::saves::Library::export).
    Match(String),
    /// The export of everything, as of [`Library::export_all`](crate::saves::Library::export_all).
    Backup(String),
    WreckSet(StoredWreckSet),
    /// A position of Barragoon in its notation. Only the game reads it.
    Position(String),
    /// The id of a problem of Barragoon.
    Problem(String),
}

/// A read packet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Packet {
    Whole(Content),
    /// A frame of a sequence of moving codes, for [`Reader`](super::Reader).
    Part(Part),
}

/// Content of a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub(super) sequence: Sequence,
    /// Number of the frame, which tells the combination of blocks in `data`.
    pub(super) number: u32,
    pub(super) data: Vec<u8>,
}

/// Identity of a sequence. Frames of different sequences do not fit together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Sequence {
    /// First half of the hash of the packet in it.
    pub(super) id: u32,
    /// Length of the packet in it, in bytes.
    pub(super) length: u32,
    /// Length of a block, in bytes.
    pub(super) block: usize,
}

/// Why a code, an address or a sequence cannot be taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    #[error("there is no text")]
    Empty,
    /// A code or text of another origin.
    #[error("this is not a code of Bar à Jeux")]
    Foreign,
    #[error("version {version} of the format is newer than this version knows")]
    Newer { version: u8 },
    /// An address of this app with an unreadable end, or a packet with an impossible content.
    #[error("the code is broken")]
    Broken,
    /// A character is missing or altered.
    #[error("the hash does not match")]
    WrongHash,
    /// Larger than any device could store.
    #[error("the content is larger than {most} bytes")]
    TooLarge { most: usize },
    /// The frame belongs to another sequence than those before it, which are still there.
    #[error("the code belongs to another sequence")]
    OtherSequence,
}

impl Content {
    /// Returns the packet of the content, for a code, an address or a [`Sender`](super::Sender).
    pub fn pack(&self) -> Vec<u8> {
        let (kind, text) = match self {
            Content::Match(text) => (MATCH, text.clone()),
            Content::Backup(text) => (BACKUP, text.clone()),
            Content::WreckSet(set) => (WRECK_SET, json::to_text(set)),
            Content::Position(text) => (POSITION, text.clone()),
            Content::Problem(id) => (PROBLEM, id.clone()),
        };
        seal(kind, &compress_to_vec(text.as_bytes(), LEVEL))
    }
}

impl Part {
    /// Returns the packet of the frame.
    pub(super) fn pack(&self) -> Vec<u8> {
        let Sequence { id, length, .. } = self.sequence;
        let head = [id, length, self.number].map(u32::to_be_bytes);
        seal(PART, &[head.as_flattened(), &self.data].concat())
    }

    /// Number of bytes of a frame beside its block.
    pub(super) const ENVELOPE: usize = ENVELOPE + 12;

    fn read(body: &[u8]) -> Option<Part> {
        let (head, data) = body.split_at_checked(12)?;
        let number = |at: usize| Some(u32::from_be_bytes(head.get(at..at + 4)?.try_into().ok()?));
        let sequence = Sequence { id: number(0)?, length: number(4)?, block: data.len() };
        Some(Part { sequence, number: number(8)?, data: data.to_vec() })
    }
}

/// Reads the bytes or the text of a code, an address, or a pasted text that contains one.
///
/// # Errors
/// If it is no sound packet of this or an older version.
pub fn read(scanned: &[u8]) -> Result<Packet, ReadError> {
    let text = str::from_utf8(scanned).map_err(|_| ReadError::Foreign)?;
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    match packet_in(text) {
        Found::Bytes(bytes) => open(&bytes),
        Found::Broken => Err(ReadError::Broken),
        Found::Nothing => Err(ReadError::Foreign),
    }
}

/// Reads the bytes of a packet.
///
/// # Errors
/// As [`read`].
pub(super) fn open(packet: &[u8]) -> Result<Packet, ReadError> {
    let rest = packet.strip_prefix(&MAGIC).ok_or(ReadError::Foreign)?;
    match rest.first() {
        Some(&VERSION) => {}
        Some(version) if *version > VERSION => return Err(ReadError::Newer { version: *version }),
        Some(_) => return Err(ReadError::Foreign),
        None => return Err(ReadError::Broken),
    }
    if packet.len() < ENVELOPE {
        return Err(ReadError::Broken);
    }
    let (sealed, hash) = packet.split_at(packet.len() - HASH);
    if hash_of(sealed) != hash {
        return Err(ReadError::WrongHash);
    }
    let body = &sealed[HEAD..];
    let content = match sealed[HEAD - 1] {
        MATCH => Content::Match(inflated(body, MAX_BYTES)?),
        BACKUP => Content::Backup(inflated(body, MAX_BYTES)?),
        WRECK_SET => {
            let set = serde_json::from_str(&inflated(body, MOST_SMALL)?).ok();
            let is_named = |set: &StoredWreckSet| !name::tidy(&set.name).is_empty();
            Content::WreckSet(set.filter(is_named).ok_or(ReadError::Broken)?)
        }
        POSITION => Content::Position(inflated(body, MOST_SMALL)?),
        PROBLEM => Content::Problem(inflated(body, MOST_SMALL)?),
        PART => return Part::read(body).map(Packet::Part).ok_or(ReadError::Broken),
        // A kind that a later build has added to this version.
        _ => return Err(ReadError::Newer { version: VERSION }),
    };
    Ok(Packet::Whole(content))
}

/// Returns the first half of the hash of a packet, the id of its sequence.
pub(super) fn id_of(packet: &[u8]) -> u32 {
    let mut id = [0; 4];
    let hash = &packet[packet.len().saturating_sub(HASH)..];
    id.iter_mut().zip(hash).for_each(|(to, from)| *to = *from);
    u32::from_be_bytes(id)
}

fn seal(kind: u8, body: &[u8]) -> Vec<u8> {
    let mut packet = [&MAGIC, &[VERSION, kind][..], body].concat();
    let hash = hash_of(&packet);
    packet.extend(hash);
    packet
}

fn hash_of(sealed: &[u8]) -> [u8; HASH] {
    fnv(&[sealed]).to_be_bytes()
}

/// Inflates a text and stops beyond `most` bytes, whatever the packet claims.
fn inflated(body: &[u8], most: usize) -> Result<String, ReadError> {
    let bytes = decompress_to_vec_with_limit(body, most).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => ReadError::TooLarge { most },
        _ => ReadError::Broken,
    })?;
    String::from_utf8(bytes).map_err(|_| ReadError::Broken)
}
