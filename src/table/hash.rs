//! The hash for checksums of saves and for the seeds of bots.

use std::hash::Hasher;

use fnv::FnvHasher;

/// FNV-1a, 64 bits, of the concatenated parts; not a security boundary. Each byte changes the hash by a one-to-one
/// function, so a single altered byte is always detected.
pub(crate) fn fnv(parts: &[&[u8]]) -> u64 {
    let mut hasher = FnvHasher::default();
    parts.iter().for_each(|part| hasher.write(part));
    hasher.finish()
}
