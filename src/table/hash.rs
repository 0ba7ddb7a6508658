//! One number for some bytes: the checksum of a save, what a bot's chances follow from.

use std::hash::Hasher;

use fnv::FnvHasher;

/// FNV-1a, 64 bits, of the parts one after the other: each byte changes the whole by a one-to-one function, so that a
/// single altered byte never goes unseen. Guards against accidents, not against people.
pub(crate) fn fnv(parts: &[&[u8]]) -> u64 {
    let mut hasher = FnvHasher::default();
    parts.iter().for_each(|part| hasher.write(part));
    hasher.finish()
}
